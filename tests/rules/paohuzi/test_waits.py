"""Waits and distance of a hand."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

import pytest

from cardavia_desktop.rules.faces import ZIPAI
from cardavia_desktop.rules.paohuzi import PAOHUZI
from cardavia_desktop.rules.paohuzi.distance import NEVER, distance
from cardavia_desktop.rules.paohuzi.waits import waits
from tests.rules.paohuzi import naive
from tests.rules.paohuzi.setup import counts, deal, melds, offered, play, random_position, turned_up


def waited(hand: str, opened: Sequence[str] = (), *, fourth: bool = False) -> list[str]:
    return [ZIPAI.codes[f] for f in waits(counts(hand), melds(*opened), fourth)]


def in_codes(faces: Iterable[int]) -> list[str]:
    return [ZIPAI.codes[f] for f in faces]


def far(hand: str, opened: Sequence[str] = (), *, fourth: bool = False) -> int:
    return distance(tuple(counts(hand)), tuple(melds(*opened)), fourth)


GROUPS = "x1 x2 x3 d1 d2 d3 x2 x7 x10 d2 d7 d10 x4 x5 x6 d4 d5 d6 "  # 18 huxi


def test_a_run_open_at_both_ends() -> None:
    # x3 as well: x1-x2-x3, x2-x3-x4, x5-x6-x7, x8-x9-x10 and 3 + 6 + 6 huxi.
    assert waited(GROUPS + "x8 x9") == ["x3", "x7", "x10"]


def test_a_pair_waits_for_its_third_and_for_the_other_size() -> None:
    # x9 x9: x9 as a peng, d9 as x9-x9-d9.
    assert waited(GROUPS + "x9*2") == ["x9", "d9"]


def test_a_face_that_wins_only_by_oneself_is_waited_for() -> None:
    # Six groups worth 14 and a pair of small cards: a peng gives 15, so take groups worth 12:
    # a peng of x9 gives 13, a wei 15.
    hand = "d1 d2 d3 d2 d7 d10 x4 x5 x6 d4 d5 d6 x4 x5 x6 d4 d5 d6 x9*2"
    assert waited(hand) == ["x9"]


def test_a_face_that_wins_only_turned_up_by_others_is_waited_for() -> None:
    # The worked case of the kan x8 and x6 x7: by oneself it is a ti, by another x6-x7-x8.
    hand = "x8*3 d1*3 d2*3 x4 x5 x6 x1 x2 x3 x2 x7 x10 x6 x7"
    assert waited(hand) == ["x5", "x8"]


def test_a_face_all_of_whose_copies_are_ones_own_is_none() -> None:
    hand = "x1 x2 x3 d1 d2 d3 x2 x7 x10 d2 d7 d10 x9 x10"
    assert waited(hand, ["peng d8*3", "chi x8 d8 d8"]) == ["x8"]
    assert waited(hand.replace("x9 x10", "d9 d10"), ["peng d8*3", "chi x8 x8 d8"]) == []


def test_a_hand_that_owes_a_discard_or_is_short_waits_for_nothing() -> None:
    assert waited(GROUPS + "x8 x9 x9") == []
    assert waited("x1 x2 x3 d1 d2 d3 d4 d5 d6 x9 x10", ["ti d8*4", "ti d9*4"]) == []


def test_p9_2_changes_what_is_waited_for() -> None:
    # The wei x8 grown to a ti brings 9, to a pao 6: 15 against 12 with d1-d2-d3.
    opened = ["wei x8*3"]
    hand = "d1 d2 d3 x4 x5 x6 d4 d5 d6 x4 x5 x6 d4 d5 d6 x9 x9"
    assert waited(hand, opened) == []
    assert waited(hand, opened, fourth=True) == ["x8"]


@pytest.mark.parametrize("fourth", [False, True])
def test_waits_against_the_naive_ones(*, fourth: bool) -> None:
    rng = random.Random(f"waits {fourth}")
    some = 0
    for _ in range(150):
        hand, opened, _ = random_position(rng)
        found = waits(hand, opened, fourth)
        plain = naive.waits(naive.cards_in(hand), naive.named(opened), fourth=fourth)
        assert [naive.card(f) for f in found] == plain
        some += bool(plain)
    assert some > 20


def test_no_step_to_a_hand_that_waits() -> None:
    assert far(GROUPS + "x8 x9") == 0
    assert far(GROUPS + "x8 x9 d8") == 0  # d8 goes
    assert far(GROUPS + "x8 x9 x10") == 0  # complete, but a card has to go


def test_one_step() -> None:
    assert far(GROUPS + "x8 d9") == 1
    assert far(GROUPS + "x8 x9".replace("x9", "d5")) == 1


def test_huxi_are_worth_a_step() -> None:
    # One card from seven groups, but of 12 huxi: another group must bring three more.
    hand = "d1 d2 d3 d2 d7 d10 x4 x5 x6 d4 d5 d6 x4 x5 x6 d4 d5 d6 x8 x9"
    assert waited(hand) == []
    assert far(hand) == 1  # x8 x8 and a third one turned up: wei, 3


def test_cards_that_a_short_hand_lacks_count() -> None:
    opened = ["ti d8*4", "ti d9*4"]
    assert far("x1 x2 x3 d1 d2 d3 d4 d5 d6 x9 x9 x10", opened) == 1  # x10 and then x8
    assert far("x1 x2 x3 d1 d2 d3 d4 d5 d6 x9 x9 x4", opened) == 1  # x5 or x3, and then x6


def test_a_kan_is_never_given_up() -> None:
    # The kan x5 split would give x4-x5-x6, x5-x6-x7, x5-d5-d5 and wait for the rest.
    hand = "x5*3 x4 x6 x6 x7 d5 d5 d1 d2 d3 d1 d2 d3 d2 d7 d10 x1 x2 x3 x9"
    assert far(hand) == 2


def test_a_hand_that_cannot_reach_fifteen() -> None:
    opened = ["chi x4 x5 x6", "chi x4 x5 x6", "chi d4 d5 d6", "chi d4 d5 d6", "chi x7 x8 x9"]
    assert far("x1 x2 x3 d8 d9", opened) == NEVER
    assert far("x1 x2 x3 d8 d9 d10", opened) == NEVER


@pytest.mark.parametrize(
    ("hand", "opened", "steps"),
    [
        # A ti of x3 or x8 beside the pair x10: 9 + 3 and the peng's 3.
        ("x3*3 x8*3 x10*2", ["chi d5 d6 d7", "chi x7 d7 d7", "peng d10*3", "chi x2 x2 d2"], 0),
        # x4 beside its kan: x3-x4-x5 and the pair d5.
        ("x3 x4*3 x5 d5*2", ["ti x7*4", "peng d2*3", "wei x3*3", "wei d7*3"], 0),
        # d2-d7-d10 is there; a ti of x5 and the pair x3, or a third x3.
        ("x3*2 x5*3 d2 d7 d10", ["chi d2 d3 d4", "chi x1 x1 d1", "peng x6*3", "chi x1 x2 x3"], 0),
        # Neither x4-x5-x6 and x4-x5-x6 with one card (it is 6 huxi that lack), nor a third x5 and
        # a third copy of another face at once: a hand that holds three alike has a kan.
        (
            "x4 x5*2 x6 d9",
            ["peng d5*3", "chi d5 d6 d7", "peng d9*3", "chi x1 x2 x3", "chi x10 d10 d10"],
            2,
        ),
        # A kan's fourth card in a chi group can only be the winning card: not x4 and x7 both.
        ("x2 x3 x4*3 x5 x7*3 x10 d4*3 d7", ["peng x3*3", "peng d9*3"], 2),
        # d5 d5 and then a kan that grows to a ti.
        (
            "x1*2 x5 x8*3 d1 d5",
            ["chi x2 x3 x4", "chi x8 x9 x10", "chi d7 d8 d9", "chi x3 x3 d3"],
            2,
        ),
    ],
)
def test_steps_worked_out_by_trying_all_exchanges(hand: str, opened: list[str], steps: int) -> None:
    assert far(hand, opened) == steps


def test_distance_against_all_exchanges() -> None:
    rng = random.Random("distance")
    found: dict[int | None, int] = {}
    while sum(found.values()) < 120:
        hand, opened, _ = random_position(rng)
        loose = sum(n for n in hand if n < 3)
        if loose > 6:
            continue
        fourth = rng.random() < 0.3
        most = 2 if loose <= 3 else 1
        plain = naive.distance_up_to(most, naive.cards_in(hand), naive.named(opened), fourth=fourth)
        answer = distance(tuple(hand), tuple(opened), fourth)
        assert (answer == plain) if plain is not None else answer > most
        found[plain] = found.get(plain, 0) + 1
    assert min(found[0], found[1], found[None]) > 10


def test_distance_before_and_after_the_best_discard() -> None:
    """A hand that owes a discard is as far as after the best one."""
    rng = random.Random("discards")
    for _ in range(60):
        hand, opened, card = random_position(rng)
        if hand[card] >= 2:
            continue
        hand[card] += 1
        after = []
        for face, n in enumerate(hand):
            if 0 < n < 3:
                left = hand[:]
                left[face] -= 1
                after.append(distance(tuple(left), tuple(opened), fourth=False))
        assert distance(tuple(hand), tuple(opened), fourth=False) == min(after)


def test_the_game_answers_for_a_view() -> None:
    table = deal(GROUPS + "x8 x9", dealer=1)
    assert [ZIPAI.codes[f] for f in table.view(0).waits] == ["x3", "x7", "x10"]
    assert table.view(0).distance == 0


def test_complete_as_it_stands() -> None:
    table = deal(GROUPS + "x8 x9 x10")
    assert "win" in table.view(0).legal
    assert table.view(0).distance == -1
    assert table.view(0).waits == ()


def test_a_win_on_the_public_card_is_no_complete_hand() -> None:
    table = offered([GROUPS + "x8 x9", "", ""], "x10", 1, stock=True)
    assert "win" in table.view(0).legal
    assert table.view(0).distance == 0


def test_a_dead_hand_waits_for_nothing() -> None:
    kans = "x1*3 x2*3 x3*3 x4*3 x5*3 x6*3"
    table = offered([kans, "", ""], "d10", 1, stock=True, opened=[["wei d1*3"], [], []], dead=[0])
    assert table.view(0).waits == ()
    assert table.view(0).distance == NEVER


def test_the_table_option_reaches_the_view() -> None:
    hand = "d1 d2 d3 x4 x5 x6 d4 d5 d6 x4 x5 x6 d4 d5 d6 x9 x9"
    for options, waited_for in (((), []), (("own-fourth-on-wei-is-ti",), ["x8"])):
        table = turned_up([hand, "", ""], "d10", 1, opened=[["wei x8*3"], [], []], options=options)
        assert [ZIPAI.codes[f] for f in PAOHUZI.waits(table.view(0))] == waited_for
        assert PAOHUZI.distance(table.view(0)) == (0 if waited_for else 1)


def test_waits_are_what_a_window_offers() -> None:
    """Every face waited for wins for a seat when another or it itself turns it up, no other."""
    rng = random.Random("offered")
    for _ in range(30):
        hand, opened, _ = random_position(rng)
        found = waits(hand, opened, fourth=False)
        for face in range(20):
            copies = hand[face] + sum(m.cards.count(face) for m in opened)
            if copies < 4:
                winnable = False
                for source in (1, 0):
                    texts = [[" ".join([m.kind, *in_codes(m.cards)]) for m in opened], [], []]
                    held = " ".join(in_codes(f for f in range(20) for _ in range(hand[f])))
                    code = ZIPAI.codes[face]
                    table = turned_up([held, "", ""], code, source, opened=texts)
                    asked = table.to_move == 0 and table.stock == 18  # on this card
                    winnable = winnable or (asked and "win" in table.legal())
                assert winnable == (face in found)


def test_playing_on_with_a_complete_hand_keeps_it_waiting() -> None:
    table = play(deal(GROUPS + "x8 x9 x10"), "0 discard x10")
    assert "x10" in [ZIPAI.codes[f] for f in table.view(0).waits]
