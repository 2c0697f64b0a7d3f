"""The full rules: every rule has its paragraph, and its numbers are those of the core."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from pathlib import Path

import pytest

import cardavia_desktop
from cardavia_desktop.library.rules import (
    Example,
    Note,
    Part,
    Picture,
    Rule,
    Table,
    Title,
    full_rules,
)
from cardavia_desktop.rules import GAMES, Game
from cardavia_desktop.rules.chan import refusals as chan_refusals
from cardavia_desktop.rules.chan.hand import completes, faces_of, groups_of, singles_of
from cardavia_desktop.rules.chan.limits import Limits
from cardavia_desktop.rules.chan.score import Won, score
from cardavia_desktop.rules.nantong.base import BaseItem
from cardavia_desktop.rules.nantong.score import Origin
from cardavia_desktop.rules.nantong.score import Score as NantongScore
from cardavia_desktop.rules.paohuzi.hand import Holding
from cardavia_desktop.rules.paohuzi.score import best, heavenly, heavenly_score
from tests.rules.chan import naive as chan_naive
from tests.rules.chan import setup as chan
from tests.rules.nantong import test_score as nantong
from tests.rules.paohuzi import setup as paohuzi

PACKAGE = Path(cardavia_desktop.__file__).parent


def numbers(letter: str, *chapters: tuple[int, int, int]) -> list[str]:
    """Rule numbers: chapter, first and last rule of it."""
    return [
        f"{letter}{chapter}.{rule}"
        for chapter, first, last in chapters
        for rule in range(first, last + 1)
    ]


NUMBERS = {
    "chan": numbers(
        "C",
        (1, 1, 3),
        (2, 1, 4),
        (3, 1, 2),
        (4, 1, 2),
        (5, 1, 8),
        (6, 1, 11),
        (7, 1, 5),
        (8, 1, 4),
        (9, 1, 8),
        (10, 1, 1),
    ),
    "paohuzi": numbers(
        "P",
        (1, 1, 1),
        (2, 0, 4),
        (3, 1, 3),
        (4, 1, 3),
        (5, 1, 7),
        (6, 1, 6),
        (7, 1, 5),
        (8, 1, 3),
        (9, 1, 2),
    ),
    "nantong": numbers(
        "N",
        (1, 1, 2),
        (2, 1, 4),
        (3, 1, 2),
        (4, 1, 7),
        (5, 1, 7),
        (6, 1, 5),
        (7, 1, 7),
        (8, 1, 3),
    ),
}

GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def texts(part: Part) -> list[str]:
    match part:
        case Picture(caption=caption):
            return [caption]
        case Table(head=head, rows=rows):
            return [*head, *(cell for row in rows for cell in row)]
        case Title(text=text) | Rule(text=text) | Note(text=text) | Example(text=text):
            return [text]


def plain(text: str) -> str:
    return re.sub(r"\{\w+\}|</?b>|[CPN]\d+\.\d+", "", text)


@GAME
def test_every_rule_has_one_paragraph(game: Game) -> None:
    found = [part.number for part in full_rules(game) if isinstance(part, Rule)]
    assert sorted(found) == sorted(NUMBERS[game.name])


def test_every_rule_that_the_core_names_has_a_paragraph() -> None:
    named = {
        node.value
        for path in (PACKAGE / "rules").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and re.fullmatch(r"[CPN]\d+\.\d+", node.value)
    }
    assert len(named) > 50
    assert named <= {number for game in NUMBERS.values() for number in game}


@GAME
def test_the_chapters_come_in_the_order_of_every_game(game: Game) -> None:
    chapters = [
        part.text for part in full_rules(game) if isinstance(part, Title) and part.level == 1
    ]
    assert chapters == ["Objective", "Setup", "Playing a turn", "Scoring and ending"]


@GAME
def test_references_and_cards_exist(game: Game) -> None:
    for part in full_rules(game):
        for text in texts(part):
            assert set(re.findall(r"[CPN]\d+\.\d+", text)) <= set(NUMBERS[game.name]), text
            assert set(re.findall(r"\{(.*?)\}", text)) <= set(game.deck.codes), text
            assert "<" not in plain(text), text
        if isinstance(part, Picture):
            assert set(part.cards) <= set(game.deck.codes)
        if isinstance(part, Table):
            assert {len(row) for row in part.rows} == {len(part.head)}


def test_a_translator_sees_the_number_of_the_rule() -> None:
    seen = 0
    for path in (PACKAGE / "library" / "rules").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(
                    func=ast.Name(id="Rule" | "Example" as kind),
                    args=[
                        ast.Constant(value=str(name)),
                        ast.Call(args=[_, _, ast.Constant(value=comment)]),
                    ],
                ):
                    seen += 1
                    rule = re.sub(r"[a-z]$", "", name)
                    assert comment == (rule if kind == "Rule" else f"{rule} example")
    shown = [part for game in GAMES.values() for part in full_rules(game)]
    assert seen == sum(isinstance(part, Rule | Example) for part in shown)


# Worked cases: what the core makes of the cards of the examples. Each returns numbers of its text.


def chan_c8_1() -> list[int]:
    hand = "22m 55m 22s 66s 44c 77c 8m 8c 9m 9c 3m 3s 5s"
    table = chan.deal(["", hand, "", ""], stock="5c 2c")
    assert completes(singles_of(chan.counts(hand)), 0, chan.face("5c"))
    assert not completes(singles_of(chan.counts(hand)), 0, chan.face("2c"))
    assert sum(table.hands[1]) == 19
    kinds = [group.kind for group in groups_of(chan.counts(f"{hand} 5c"))]
    return [kinds.count("chan"), kinds.count("ca")]


def chan_c6_5() -> list[int]:
    hand = chan.counts("3m 3s 2468c")
    taken, singles = chan.face("3c"), singles_of(hand)
    assert Limits().captures(hand, singles, taken) == []
    for own in ("3m", "3s"):
        fault = Limits().capture_fault(hand, singles, taken, chan.face(own))
        assert fault is chan_refusals.Code.CA_IN_HAND
    return []


def chan_c6_10() -> list[int]:
    singles = singles_of(chan.counts("22m 444s"))
    assert chan.codes(faces_of(Limits().discards(singles))) == ["4s"]
    return []


def chan_score(text: str, card: str) -> list[int]:
    """The values that a win at one's own gate scores, the higher first, and their sum."""
    groups = tuple(groups_of(chan.counts(text)))
    assert sum(len(group.cards) for group in groups) == 20
    sheet = score(Won(groups, chan.counts(""), chan.face(card), 1, True))
    return [*sorted((item.value for item in sheet.items), reverse=True), sheet.total]


def chan_c9_3() -> list[int]:
    values = chan_score("33m 3c 3s 77c 44m 66s 8899s 44c 8m 8c 55m", "4m")
    assert values == [4, 1, 5]
    return values


def chan_c9_4() -> list[int]:
    values = chan_score("2244s 8899s 66s 2244m 5566m 77m", "2s")
    assert values == [12, 3, 15]
    return values


def paohuzi_p3_3() -> list[int]:
    two = ["ti x1*4", "pao d1*4"]
    three = [*two, "ti d5*4"]
    sizes = []
    for groups in (two, three):
        melds = paohuzi.melds(*groups)
        loose = [x for code in ("x2", "x4", "x6", "x8", "x9", "d2", "d4") for x in [code, code]]
        loose = [*loose[: 20 + len(groups) - 1 - 4 * len(groups)]]
        hand = paohuzi.counts(" ".join(loose))
        assert Holding.of(hand, melds).surplus == 0
        sizes.append(len(loose) + sum(len(meld.cards) for meld in melds))
    return sizes


def paohuzi_p4_1() -> list[int]:
    hand = paohuzi.counts("x1*3 x3*3 x5*3 x7*3 x9*3 d1 d4 d6 d8 d10")
    assert sum(hand) == 20
    assert heavenly(hand, [])
    assert not heavenly(paohuzi.counts("x1*3 x3*3 x5*3 x7*3 x9*2 d1 d4 d6 d8 d10*2"), [])
    return [heavenly_score(hand, []).huxi]


def chi_offered(hand: str, public: str) -> list[str]:
    """The chi that a seat with only this hand is offered on a discard."""
    table = paohuzi.offered(["", hand, ""], public, 0, stock=False)
    asked = table.to_move == 1 and table.public == paohuzi.face(public)
    return [text for text in paohuzi.legal(table) if asked and text.startswith("chi")]


def paohuzi_p5_5() -> list[int]:
    assert chi_offered("x1 x2 x3 x4 x5", "x3") == ["chi x1-x2-x3 x3-x4-x5"]
    return []


def paohuzi_p5_5b() -> list[int]:
    assert chi_offered("x1 x2 x3*2", "x3") == []
    assert chi_offered("x1*3 x2", "x3") == []
    return []


def paohuzi_p7_1() -> list[int]:
    hand = paohuzi.counts("x1 x2 x3 d1 d2 d3 x2 x7 x10 d2 d7 d10 x4 x5 x6 d4 d5 d6 x8 x9")
    sheet = best(hand, [], paohuzi.face("x10"))
    assert sheet is not None
    assert [group.huxi for group in sheet.groups if group.huxi] == [3, 3, 6, 6]
    return [sheet.huxi, sheet.tun]


SIX_KAN = "x3*3 x4*3 x5*3 x6*3 x8*3 x9*3"


def paohuzi_p7_3() -> list[int]:
    peng = best(paohuzi.counts(f"{SIX_KAN} x1*2"), [], paohuzi.face("x1"))
    wei = best(paohuzi.counts(SIX_KAN), paohuzi.melds("wei x1*3"))
    assert peng is not None
    assert wei is not None
    assert [group.huxi for group in peng.groups if group.kind == "peng"] == [1]
    return [peng.huxi, peng.tun, wei.huxi, wei.tun]


def paohuzi_p7_3b() -> list[int]:
    opened = paohuzi.melds("chi x4 x5 x6", "chi x1 x2 x3", "chi x2 x7 x10")
    hand = paohuzi.counts("x8*3 d1*3 d2*3 x6 x7")
    sheet = best(hand, opened, paohuzi.face("x8"))
    assert sheet is not None
    forced = paohuzi.counts("d1*3 d2*3 x6 x7")
    assert best(forced, [*opened, *paohuzi.melds("ti x8*4")]) is None
    return [sheet.huxi]


def nantong_n6_4() -> list[int]:
    return [nantong.base_of(hand, indicators="2s 3m") for hand in ("222m", "222s")]


def nantong_n6_3() -> list[int]:
    return [nantong.base_of("", "hezi 4c", indicators="4c 4c")]


def nantong_n6_3b() -> list[int]:
    nine = [nantong.base_of("999m", indicators="9s 3c")]
    return nine + [nantong.base_of(hand, indicators="9m 3c") for hand in ("999s", "999c")]


def totals(sheet: NantongScore) -> list[int]:
    return [sheet.hu[0], sheet.totals[0]]


def nantong_n7_7() -> list[int]:
    return totals(nantong.won("123m 456m 456m 123s 456s 456c 88s", "pung 1c", card="4m"))


def nantong_n7_7b() -> list[int]:
    return totals(nantong.won("TT", *(f"pung {n}s" for n in range(1, 8)), card="T"))


def nantong_n7_7c() -> list[int]:
    hand = "111s 222s 333s 444s 555s 666s 777s TT"
    return totals(nantong.won(hand, card="T", origin=Origin.FRONT))


def nantong_n8_2() -> list[int]:
    base = tuple((BaseItem("pung", 0, hu, 0),) for hu in (100, 40, 20))
    points = NantongScore(base).points
    assert points == (140, -40, -100)
    return [abs(change) for change in points]


CASES: dict[tuple[str, str], tuple[Callable[[], list[int]], list[int]]] = {
    ("chan", "C8.1"): (chan_c8_1, [6, 4]),
    ("chan", "C6.5"): (chan_c6_5, []),
    ("chan", "C6.10"): (chan_c6_10, []),
    ("chan", "C9.3"): (chan_c9_3, [4, 1, 5]),
    ("chan", "C9.4"): (chan_c9_4, [12, 3, 15]),
    ("paohuzi", "P3.3"): (paohuzi_p3_3, [21, 22]),
    ("paohuzi", "P4.1"): (paohuzi_p4_1, [15]),
    ("paohuzi", "P5.5"): (paohuzi_p5_5, []),
    ("paohuzi", "P5.5b"): (paohuzi_p5_5b, []),
    ("paohuzi", "P7.1"): (paohuzi_p7_1, [18, 2]),
    ("paohuzi", "P7.3"): (paohuzi_p7_3, [19, 2, 21, 3]),
    ("paohuzi", "P7.3b"): (paohuzi_p7_3b, [21]),
    ("nantong", "N6.4"): (nantong_n6_4, [8, 24]),
    ("nantong", "N6.3"): (nantong_n6_3, [64]),
    ("nantong", "N6.3b"): (nantong_n6_3b, [4, 8, 8]),
    ("nantong", "N7.7"): (nantong_n7_7, [22, 30]),
    ("nantong", "N7.7b"): (nantong_n7_7b, [148, 150]),
    ("nantong", "N7.7c"): (nantong_n7_7c, [392, 400]),
    ("nantong", "N8.2"): (nantong_n8_2, [140, 40, 100]),
}


@GAME
def test_every_example_says_what_the_core_says(game: Game) -> None:
    examples = {part.name: part.text for part in full_rules(game) if isinstance(part, Example)}
    assert set(examples) == {name for of, name in CASES if of == game.name}
    for name, text in examples.items():
        said = [int(number) for number in re.findall(r"\d+", plain(text))]
        case, wanted = CASES[game.name, name]
        assert case() == wanted, name
        assert set(wanted) <= set(said), name


def test_the_tables_have_the_values_of_the_core() -> None:
    def rows(game: str) -> list[list[tuple[str, ...]]]:
        parts = full_rules(GAMES[game])
        return [[row[1:] for row in part.rows] for part in parts if isinstance(part, Table)]

    (bonuses,) = rows("chan")
    assert [row[:2] for row in bonuses] == [
        (str(main), str(dich)) for main, dich in chan_naive.TABLE.values()
    ]
    (huxi,) = rows("paohuzi")
    assert huxi == [("9", "12"), ("6", "9"), ("3", "6"), ("1", "3"), ("3", "6"), ("0", "0")]
    hu, worth = rows("nantong")
    assert [row[0] for row in hu] == ["2", "8", "12", "16", "16", "4", "12"]
    assert worth == [
        ("2", "4", "8", "12", "16"),
        ("4", "8", "16", "24", "32"),
        ("8", "24", "–", "–", "32"),
        ("4", "8", "16", "24", "32"),
        ("16", "48", "–", "–", "64"),
        ("8", "16", "32", "48", "64"),
    ]
