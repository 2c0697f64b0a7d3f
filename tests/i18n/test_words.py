"""The words of the games: complete for all that can happen, and right where they count."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import replace
from enum import StrEnum

import pytest
from PySide6.QtCore import QLocale

from cardavia_desktop.i18n import words
from cardavia_desktop.i18n.groups import chi_group
from cardavia_desktop.i18n.text import Counted, fill, points_text, without_letter
from cardavia_desktop.rules import DECKS, GAMES, NO_FACE, Deck, Game, Meld, Refusal, Result, Table
from cardavia_desktop.rules.chan import refusals as chan_refusals
from cardavia_desktop.rules.chan import score as chan_score
from cardavia_desktop.rules.events import (
    Answered,
    Claimed,
    Dealt,
    Declared,
    Died,
    Discarded,
    Drew,
    Event,
    Finished,
    Formed,
    Indicated,
    Left,
    Revealed,
)
from cardavia_desktop.rules.faces import NANTONG, TOTOM, ZIPAI
from cardavia_desktop.rules.game import Score
from cardavia_desktop.rules.nantong import base as nantong_base
from cardavia_desktop.rules.nantong import refusals as nantong_refusals
from cardavia_desktop.rules.nantong import score as nantong_score
from cardavia_desktop.rules.paohuzi import hand as paohuzi_hand
from cardavia_desktop.rules.paohuzi import refusals as paohuzi_refusals
from cardavia_desktop.rules.paohuzi import score as paohuzi_score
from cardavia_desktop.rules.refusal import Code
from tests.rules.deals import playout

CHAN, PAOHUZI, NANTONG_GAME = GAMES["chan"], GAMES["paohuzi"], GAMES["nantong"]

OWN_CODES: dict[str, type[StrEnum]] = {
    "chan": chan_refusals.Code,
    "paohuzi": paohuzi_refusals.Code,
    "nantong": nantong_refusals.Code,
}
EVERY_CODE = [(game, code) for game, own in OWN_CODES.items() for code in (*Code, *own)]


@pytest.fixture(autouse=True)
def _american_numbers() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.UnitedStates))
    yield
    QLocale.setDefault(before)


def is_clean(text: str) -> bool:
    """Whether a text is filled in: no place left over and no hole where one was."""
    return bool(text) and re.search(r"%\d|%n|  | [.,:;]|\(\)|^ | $", text) is None


def tables(game: Game, deals: int) -> Iterator[Table]:
    """A table before each action of some random deals."""
    for seed in range(deals):
        yield from playout(game, random.Random(seed))


# Cards


@pytest.mark.parametrize("deck", DECKS.values(), ids=DECKS)
def test_every_card_has_a_name_of_its_own(deck: Deck) -> None:
    labels = {words.face_name(deck, face) for face in range(deck.size)}
    inside = {words.face_object(deck, face) for face in range(deck.size)}
    assert len(labels) == len(inside) == deck.size


def test_cards_are_called_as_the_glossary_says() -> None:
    assert words.face_name(TOTOM, TOTOM.index["5s"]) == "5 of Strings"
    assert words.face_object(TOTOM, TOTOM.index["5s"]) == "the 5 of Strings"
    assert words.face_object(TOTOM, TOTOM.index["chi"]) == "Chi chi"
    assert words.face_name(ZIPAI, ZIPAI.index["x10"]) == "small 10"
    assert words.face_name(ZIPAI, ZIPAI.index["d7"]) == "large 7"
    assert words.face_name(NANTONG, NANTONG.index["white"]) == "White Flower"
    faces = [TOTOM.index[code] for code in ("8s", "9m", "chi")]
    assert words.face_names(TOTOM, faces) == "8 of Strings, 9 of Myriads, Chi chi"


# Numbers


@pytest.mark.parametrize(("n", "text"), [(24, "+24"), (-8, "−8"), (0, "0"), (1400, "+1,400")])
def test_points_carry_their_sign(n: int, text: str) -> None:
    assert points_text(n) == text


def test_english_counts_one_card_and_many_cards() -> None:
    assert Counted.in_stock(1) == "1 card left in the stock"
    assert Counted.in_stock(23) == "23 cards left in the stock"
    assert Counted.in_stock(0) == "0 cards left in the stock"


def test_a_place_without_a_value_does_not_stop_a_game() -> None:
    assert fill("%2 takes %1, %3", "a", "b") == "b takes a, %3"


def test_values_are_not_filled_in_again() -> None:
    assert fill("%1 %2", "%2", "x") == "%2 x"


# Answers


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_answer_has_a_label_and_a_key_of_its_own(game: Game) -> None:
    for table in tables(game, 12):
        if table.to_move is None:
            continue
        view = table.view(table.to_move)
        labels = [words.action_text(view, action) for action in view.legal]
        assert all(map(is_clean, labels))
        assert len(set(labels)) == len(labels)
        keys = [key for key in words.action_keys(view.legal).values() if key]
        assert len(set(keys)) == len(keys)
        assert len(keys) == sum(action.verb != "discard" for action in view.legal)


def test_a_single_key_is_the_verb_s_and_rivals_are_numbered() -> None:
    one = CHAN.parse("capture 5m"), CHAN.parse("pass")
    assert words.action_keys(one) == {"capture 5m": "E", "pass": "Space"}
    many = [*map(PAOHUZI.parse, ("chi d2-d7-d10", "chi d6-d7-d8", "pass", "peng"))]
    assert [*words.action_keys(many).values()] == ["1", "2", "Space", "P"]


@pytest.mark.parametrize(
    ("cards", "text"),
    [
        (("d2", "d7", "d10"), "2–7–10"),
        (("x4", "x5", "x6"), "4–5–6"),
        (("x7", "x7", "d7"), "two small 7, one large"),
        (("x7", "d7", "d7"), "one small 7, two large"),
    ],
)
def test_chi_groups_are_called_by_their_ranks(cards: tuple[str, ...], text: str) -> None:
    assert chi_group(ZIPAI, tuple(ZIPAI.index[code] for code in cards)) == text


def test_a_pass_in_chan_says_when_it_turns_up_a_card() -> None:
    """C5.2, C5.3: the last seat that is offered a card turns up the next one by passing."""
    passes = set()
    for table in tables(CHAN, 12):
        seat = table.to_move
        if seat is not None and "pass" in table.legal():
            view = table.view(seat)
            text = words.action_text(view, CHAN.parse("pass"))
            claims = {action.verb for action in view.legal} & {"win", "chiu"}
            turns_up = not claims and seat != table.source and table.stock > 0
            assert text == ("Turn up a card" if turns_up else "Pass")
            passes.add(text)
    assert passes == {"Turn up a card", "Pass"}


def meld(game: Game, kind: str, cards: str) -> str:
    index = game.deck.index
    return words.meld_text(game.deck, Meld(kind, tuple(index[code] for code in cards.split())))


def test_groups_are_told_in_short() -> None:
    assert meld(CHAN, "chan", "5s 5s") == "Chắn: 5 of Strings"
    assert meld(CHAN, "ca", "5s 5c") == "Cạ: 5 of Strings, 5 of Coins"
    assert meld(PAOHUZI, "ti", "d5 d5 d5 d5") == "ti: large 5"
    assert meld(PAOHUZI, "chi", "d2 d7 d10") == "chi: large 2–7–10"
    assert meld(PAOHUZI, "chi", "x7 d7 d7") == "chi: one small 7, two large"
    assert meld(NANTONG_GAME, "run", "4c 5c 6c") == "run: 4–5–6 of Coins"
    assert meld(NANTONG_GAME, "kong", "red red red red") == "exposed kong: Red Flower"


# The log


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_event_of_random_deals_can_be_told(game: Game) -> None:
    silent: set[type[Event]] = set()
    for seed in range(12):
        *_, table = playout(game, random.Random(seed))
        for event in table.events:
            for seat in range(game.seats):
                seen = event.seen_by(seat)
                text = None if seen is None else words.event_text(game, seen)
                if text is None:
                    silent.add(type(event))
                else:
                    assert is_clean(text), text
    assert silent <= {Dealt, Left, Answered, Formed, Finished}


def test_the_person_and_the_others_have_sentences_of_their_own() -> None:
    five, eight = TOTOM.index["5s"], TOTOM.index["8m"]
    told = {
        Discarded(0, five, 1): "You discard the 5 of Strings",
        Discarded(3, eight, 0): "AI 3 discards the 8 of Myriads",
        Revealed(2, five): "AI 2 turns up the 5 of Strings",
        Claimed(1, CHAN.parse("capture 5s"), five): "AI 1 captures the 5 of Strings: Chắn",
        Claimed(0, CHAN.parse("capture 5c"), five): "You capture the 5 of Strings: Cạ",
        Claimed(2, CHAN.parse("chiu"), five): "AI 2 claims the 5 of Strings: Chíu",
        Claimed(2, CHAN.parse("win"), five): "AI 2 wins on the 5 of Strings",
        Answered(0, CHAN.parse("pass")): "You pass",
        Answered(0, CHAN.parse("chiu")): None,
        Left(0, five): None,
        Died(1): "AI 1 has no legal discard: the hand is dead",
        Dealt(0, 20): "You are dealt 20 cards",
        Dealt(1, 19): None,
    }
    for event, text in told.items():
        assert words.event_text(CHAN, event) == text


def test_the_log_of_paohuzi_and_nantong() -> None:
    small = ZIPAI.index["x8"]
    chi = PAOHUZI.parse("chi x1-x2-x3 x3-x4-x5")
    told = {
        Dealt(2, 21, shown=small): "AI 2 deals and shows the last card, the small 8",
        Formed(1, 0, "wei", (small,) * 3): "AI 1 forms a wei of the small 8",
        Formed(1, 0, "peng", (small,) * 3): None,
        Claimed(0, chi, ZIPAI.index["x3"]): "You take the small 3: chi 1–2–3 + 3–4–5",
        Claimed(1, PAOHUZI.parse("pao"), small): "AI 1 takes the small 8: pao",
    }
    for event, text in told.items():
        assert words.event_text(PAOHUZI, event) == text
    white, nine = NANTONG.index["white"], NANTONG.index["9s"]
    told = {
        Indicated(0, (white, nine)): "The indicators are: White Flower, 9 of Strings",
        Drew(0, back=False, face=nine): "You draw the 9 of Strings",
        Drew(1, back=True): "AI 1 draws a replacement",
        Declared(2, NANTONG_GAME.parse("open white")): (
            "AI 2 makes an opening declaration of the White Flower"
        ),
        Declared(0, NANTONG_GAME.parse("ready")): "You declare ready: your hand is locked",
        Claimed(1, NANTONG_GAME.parse("pung"), nine): "AI 1 claims the 9 of Strings: pung",
    }
    for event, text in told.items():
        assert words.event_text(NANTONG_GAME, event) == text


# Why not


@pytest.mark.parametrize(("name", "code"), EVERY_CODE)
def test_every_reason_has_a_title_and_a_sentence(name: str, code: str) -> None:
    game = GAMES[name]
    refusal = Refusal(code, "X1.1", game.faces[:3], (1, 2))
    for action in (None, *(a for a in game.notation.every() if a.face in (None, game.faces[0]))):
        title, sentence = words.refusal_text(game, refusal, action)
        assert is_clean(title)
        assert title[-1] not in ".:"
        assert is_clean(sentence)
        assert sentence.endswith(".")


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_refusals_of_real_deals_leave_no_holes(game: Game) -> None:
    actions = game.notation.every()
    rng = random.Random(5)
    said: set[str] = set()
    for table in tables(game, 10):
        for action in rng.sample(actions, 12):
            seat = rng.randrange(game.seats)
            refusal = table.refuse(seat, action)
            if refusal is not None:
                title, sentence = words.refusal_text(game, refusal, action)
                assert is_clean(title), (refusal, title)
                assert is_clean(sentence), (refusal, sentence)
                said.add(refusal.code)
    assert len(said) > 8


def refused(text: str, code: StrEnum, *codes: str, numbers: tuple[int, ...] = ()) -> str:
    """Title and sentence for a refusal in Chắn."""
    refusal = Refusal(code, "C6.1", tuple(TOTOM.index[c] for c in codes), numbers)
    return " | ".join(words.refusal_text(CHAN, refusal, CHAN.parse(text)))


def test_refusals_name_the_cards_and_the_counts() -> None:
    own = chan_refusals.Code
    assert refused("discard 5s", own.DECLINED_EARLIER, "5s") == (
        "Not the 5 of Strings | "
        "You cannot discard the 5 of Strings: you declined to capture it earlier."
    )
    assert refused("capture 8s", own.MUST_TAKE_AS_CHAN, "8m") == (
        "Not with the 8 of Strings | You hold the 8 of Myriads itself, so this capture must be "
        "the identical pair, a Chắn."
    )
    assert refused("capture 5c", own.DECLINED_EARLIER, "5s").startswith("Not with the 5 of Coins")
    assert refused("win", own.NOT_COMPLETE, numbers=(3, 2)).endswith(
        "Missing here: pairs 3, Chắn 2."
    )


def test_a_dead_hand_of_paohuzi_may_still_pao() -> None:
    """P6.5 leaves it ti and pao, C4.2 nothing."""
    dead = Refusal(Code.DEAD_HAND, "P6.5")
    assert "pao" in words.refusal_text(PAOHUZI, dead)[1]
    assert "pao" not in words.refusal_text(CHAN, dead)[1]


# Scores


def win(
    winner: int, score: Score, points: tuple[int, ...], hand: tuple[Meld, ...], card: int
) -> Result:
    return Result("win", winner, points, score, hand, card)


def chan_hand() -> tuple[Meld, ...]:
    """Six Chắn and four Cạ, the sets of Tôm among them."""
    pairs = ["2m", "7c", "8c", "9c", "4s", "5s"]
    chans = [Meld("chan", (TOTOM.index[code],) * 2) for code in pairs]
    cas = [("3m", "3c"), ("4m", "4c"), ("6m", "6c"), ("5m", "5c")]
    return (*chans, *(Meld("ca", tuple(TOTOM.index[code] for code in ca)) for ca in cas))


def test_a_score_of_chan_line_by_line() -> None:
    """C9.3: Ù chì and one Tôm make 4 + 1 = 5."""
    item = chan_score.Item
    score = chan_score.Score((item("u-chi", "dich", 1), item("tom", "main", 4)))
    result = win(0, score, (15, -5, -5, -5), chan_hand(), TOTOM.index["5s"])
    assert words.result_title(CHAN, result) == "You win at your own gate"
    assert words.result_note(CHAN, result) == (
        "Ten pairs: 6 Chắn and 4 Cạ, completed by the 5 of Strings."
    )
    lines = [(line.name, line.note, line.value) for line in words.score_lines(CHAN, result)]
    assert lines == [
        ("Ù chì", "dịch: won at one’s own gate", "+1"),
        ("Tôm", "main value: 3 of Myriads, 3 of Coins, 7 of Coins", "4"),
        ("Total", "points, from each loser", "5"),
    ]
    with_option = words.score_lines(CHAN, result, {"tom-three-strings"})
    assert "3 of Strings" in with_option[1].note


def test_a_score_of_nantong_line_by_line() -> None:
    """N8, worked case: one open plain pung, six runs, from a discard: 2 + 20 = 22 → 30."""
    base = nantong_base.BaseItem
    five, white = NANTONG.index["5s"], NANTONG.index["white"]
    score = nantong_score.Score(
        base=((base("three-in-hand", white, 4, 1),), (base("pung", five, 2, 0),), ()),
        winner=1,
        bonuses=(nantong_score.BonusItem("tazi-hu", "N7.1", 20),),
        doubles=(nantong_score.DoubleItem("ready", "N7.5"),),
    )
    result = win(1, score, (0, 0, 0), (), five)
    assert words.result_title(NANTONG_GAME, result) == "AI 1 wins"
    lines = words.score_lines(NANTONG_GAME, result)
    assert [(line.seat, line.name, line.note, line.value) for line in lines] == [
        (1, "pung", "5 of Strings", "2"),
        (1, "Tazi Hu", "runs and triplets mixed", "+20"),
        (1, "Ready", "declared before play", "×2"),
        (1, "Total: AI 1", "hu, 44 rounded up to a multiple of ten", "50"),
        (0, "three in hand", "White Flower: 4 × 2", "8"),
        (0, "Total: You", "hu, 8 rounded up to a multiple of ten", "10"),
        (2, "Total: AI 2", "hu", "0"),
    ]


def test_a_score_of_paohuzi_line_by_line() -> None:
    """P8.1, P8.2: 12 + 6 huxi make 18, that is 2 tun."""
    d5, d2, d7, d10 = (ZIPAI.index[code] for code in ("d5", "d2", "d7", "d10"))
    score = paohuzi_score.Score.of([Meld("ti", (d5,) * 4), Meld("chi", (d2, d7, d10))])
    result = win(2, score, (-2, -2, 4), score.hand, d7)
    assert words.result_note(PAOHUZI, result) == (
        "18 huxi, completed by the large 7: 2 tun from each opponent."
    )
    lines = [(line.name, line.note, line.value) for line in words.score_lines(PAOHUZI, result)]
    assert lines == [
        ("ti", "large 5", "12"),
        ("chi", "large 2–7–10", "6"),
        ("Total", "huxi: 2 tun from each opponent", "18"),
    ]


def test_every_bonus_and_every_kind_has_words() -> None:
    card, plain = TOTOM.index["5s"], TOTOM.index["2m"]
    items = [chan_score.Item(bonus.name, "main", bonus.main) for bonus in chan_score.BONUSES]
    items.append(chan_score.U_XUONG)
    result = win(0, chan_score.Score(tuple(items)), (0,) * 4, chan_hand(), card)
    assert all(is_clean(line.name + line.note) for line in words.score_lines(CHAN, result))
    bonuses = [nantong_score.BonusItem(b.name, b.rule, 10) for b in nantong_score.BONUSES]
    doubles = [nantong_score.DoubleItem(d.name, d.rule) for d in nantong_score.DOUBLES]
    kinds = (*nantong_base.DECLARED, "three-in-hand", "four-in-hand")
    base = tuple(nantong_base.BaseItem(kind, plain, 2, 0) for kind in kinds)
    score = nantong_score.Score((base, (), ()), 0, tuple(bonuses), tuple(doubles))
    lines = words.score_lines(NANTONG_GAME, win(0, score, (0,) * 3, (), NO_FACE))
    assert all(is_clean(line.name + line.note) for line in lines)
    assert all(is_clean(words.kind_name(kind)) for kind in paohuzi_hand.KINDS)


def test_a_win_without_a_winning_card() -> None:
    """C4.1, P4.1 and N4.7: with the cards dealt, or before the first discard."""
    chan = chan_score.Score((chan_score.Item("thien-u", "main", 3),))
    ti = Meld("ti", (ZIPAI.index["x5"],) * 4)
    paohuzi = paohuzi_score.Score.of([ti, ti, ti])  # 27 huxi: (27 − 15) // 3 + 1 = 5 tun
    nantong = nantong_score.Score(((), (), ()), 1)
    told: dict[Game, tuple[Score, str, str]] = {
        CHAN: (chan, "AI 1 wins with the cards dealt", "Ten pairs as dealt: 6 Chắn and 4 Cạ."),
        PAOHUZI: (
            paohuzi,
            "AI 1 wins with the cards dealt",
            "27 huxi in the cards dealt: 5 tun from each opponent.",
        ),
        NANTONG_GAME: (
            nantong,
            "AI 1 wins before the first discard",
            "Seven groups and a pair before the first discard.",
        ),
    }
    for game, (score, title, note) in told.items():
        result = win(1, score, (0,) * game.seats, chan_hand(), NO_FACE)
        assert words.result_title(game, result) == title
        assert words.result_note(game, result) == note


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_end_of_a_deal_without_a_winner(game: Game) -> None:
    empty: dict[str, Score] = {
        "chan": chan_score.Score(),
        "paohuzi": paohuzi_score.Score(),
        "nantong": nantong_score.Score(((), (), ())),
    }
    kind = "exhausted" if game.name == "nantong" else "draw"
    result = Result(kind, None, (0,) * game.seats, empty[game.name])
    assert is_clean(words.result_title(game, result))
    assert is_clean(words.result_note(game, result))
    assert all(line.total for line in words.score_lines(game, result))
    assert words.event_text(game, Finished(0, result, ())) is not None


def test_n8_2_every_two_seats_settle_their_difference() -> None:
    """The example of the rule: totals 100, 40, 20."""
    four, three = (nantong_base.BaseItem("added-kong", 0, hu, 0) for hu in (40, 20))
    hundred = nantong_base.BaseItem("added-kong", 0, 100, 0)
    score = nantong_score.Score(((hundred,), (four,), (three,)), 0)
    lines = words.payment_lines(win(0, score, (140, -40, -100), (), NO_FACE))
    assert [(line.name, line.note, line.value) for line in lines] == [
        ("AI 1 pays you", "100 − 40", "60"),
        ("AI 2 pays you", "100 − 20", "80"),
        ("AI 2 pays AI 1", "40 − 20", "20"),
    ]
    score = nantong_score.Score(((three,), (four,), (four,)), 1)
    lines = words.payment_lines(win(1, score, (-40, 20, 20), (), NO_FACE))
    assert [line.name for line in lines] == ["You pay AI 1", "You pay AI 2"]
    chan = win(0, chan_score.Score((chan_score.U_XUONG,)), (6, -2, -2, -2), chan_hand(), NO_FACE)
    assert words.payment_lines(chan) == []


def test_how_a_deal_ended_in_the_fewest_words() -> None:
    told = [("win", 0), ("win", 2), ("draw", None), ("exhausted", None)]
    assert [words.ending_text(*ending) for ending in told] == [
        "You win",
        "AI 2 wins",
        "A draw",
        "The stock is exhausted",
    ]


# Games and hands


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_games_decks_and_options_have_titles(game: Game) -> None:
    deck = game.deck
    texts = [words.game_title(game), words.game_summary(game), words.game_line(game)]
    texts += [words.deck_title(deck), words.deck_place(deck), words.deck_summary(deck)]
    texts += [words.option_text(game, option) for option in game.options]
    texts += [words.option_name(game, option) for option in game.options]
    assert all(map(is_clean, texts))


def test_who_plays() -> None:
    assert words.game_line(CHAN) == "4 players · You against 3 AI · Single deal"
    assert [words.seat_name(seat) for seat in range(3)] == ["You", "AI 1", "AI 2"]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_hands_can_be_read_all_through_a_deal(game: Game) -> None:
    for table in tables(game, 3):
        for seat in range(game.seats):
            assert all(map(is_clean, words.hand_reading(table.view(seat))))


def test_a_hand_of_chan_is_read_as_its_rule_says() -> None:
    """C2.3: 2m 2m 2m leave a Chắn and a single, which forms a Cạ with 2s; Chi chi stays over."""
    hand = ["2m", "2m", "2m", "2s", "chi", *(f"{rank}c" for rank in (3, 3, 4, 4, 5, 5, 6, 6))]
    hand += ["7m", "7m", "8m", "8m", "9m", "9m"]
    deck = CHAN.deal(seed=1).deck
    codes = [TOTOM.codes[face] for face in deck]
    for code in hand:
        codes.remove(code)
    # Seat 0 is dealt the second hand: seat 3 deals.
    cards = [TOTOM.index[code] for code in (*codes[:20], *hand, *codes[20:])]
    view = CHAN.from_deck(cards, dealer=3).view(0)
    assert words.hand_reading(view)[:2] == ["8 Chắn · 1 Cạ", "1 unpaired card"]
    # C8.2: with Chi chi it would need exactly six Chắn, so it does not wait for it.
    assert words.hand_reading(view)[2:] == ["1 card to exchange before it waits"]


def test_a_hand_of_paohuzi_that_can_only_stay_poor() -> None:
    """P7.1: six chi groups without huxi lie open, so no card brings fifteen."""
    view = PAOHUZI.deal(seed=1).view(0)
    groups = [("x4", "x5", "x6"), ("x7", "x8", "x9"), ("d4", "d5", "d6"), ("d7", "d8", "d9")]
    groups += [("x3", "x4", "x5"), ("d3", "d4", "d5")]
    index = ZIPAI.index
    melds = tuple(Meld("chi", tuple(index[code] for code in group)) for group in groups)
    hand = ZIPAI.counts([index["x1"], index["x2"]])
    poor = replace(view, hand=tuple(hand), melds=(melds, *view.melds[1:]), legal=())
    assert words.hand_reading(poor) == [
        "0 kan in hand · 0 huxi (15 needed)",
        "Can no longer reach 15 huxi",
    ]


@pytest.mark.parametrize(
    ("menu", "elsewhere"),
    [
        ("&New deal", "New deal"),
        ("Sa&ve record…", "Save record…"),
        ("नई बाज़ी (&N)", "नई बाज़ी"),
        ("保存牌谱(&V)…", "保存牌谱…"),
        ("Camoin & Cie", "Camoin & Cie"),
    ],
)
def test_the_letter_of_a_menu_stays_in_the_menu(menu: str, elsewhere: str) -> None:
    assert without_letter(menu) == elsewhere
