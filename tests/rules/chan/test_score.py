"""The score of a won hand (C9, C10), bonus by bonus and against a naive count."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from cardavia_desktop.rules.chan.hand import FACES, groups_of
from cardavia_desktop.rules.chan.score import BONUSES, TOM_THREE_STRINGS, Score, Won, score
from cardavia_desktop.rules.faces import NO_FACE, TOTOM, Face
from cardavia_desktop.rules.game import Meld
from tests.rules.chan import naive
from tests.rules.chan.setup import cards, counts, face, ten_pairs

PLAIN = "2244s 55m 66s 8899s 44c 8m 8c 9m 9c 5s 5c"
"""No bonus: seven Chắn and three Cạ, six red cards (8s 8s 9s 9s 8m 9m), no set."""

FOURTH = "4444s 55m 66s 8899s 44c 8m 8c 9m 9c 5s 5c"
"""The same with four 4s."""


def won(
    text: str,
    card: str = "",
    *,
    opened: str = "",
    opening: str = "",
    held: int = 0,
    own_gate: bool = False,
    options: frozenset[str] = frozenset(),
) -> Won:
    """A won hand: all its concealed cards, and its open pairs two by two."""
    faces = cards(opened)
    melds = [
        Meld("chan" if a == b else "ca", (a, b))
        for a, b in zip(faces[::2], faces[1::2], strict=True)
    ]
    groups = (*melds, *groups_of(counts(text)))
    assert sum(len(group.cards) for group in groups) == 20
    return Won(groups, counts(opening), face(card) if card else NO_FACE, held, own_gate, options)


def names(hand: Won) -> list[str]:
    return [item.name for item in score(hand).items]


def lines(hand: Won) -> list[tuple[str, str, int]]:
    return [(item.name, item.used, item.value) for item in score(hand).items]


def test_the_table_of_bonuses() -> None:
    assert {bonus.name: (bonus.main, bonus.dich) for bonus in BONUSES} == naive.TABLE
    assert [bonus.name for bonus in BONUSES] == list(naive.TABLE)


def test_c9_2_a_win_without_bonus_is_u_xuong_two_points() -> None:
    assert lines(won(PLAIN, "2s")) == [("u-xuong", "main", 2)]
    assert score(won(PLAIN, "2s")).total == 2


def test_c9_1_u_chi() -> None:
    assert lines(won(PLAIN, "2s", own_gate=True)) == [("u-chi", "main", 3)]


def test_c9_1_thien_u() -> None:
    assert lines(won(PLAIN)) == [("thien-u", "main", 3)]


def test_c9_1_tom_counts_per_set() -> None:
    once = "33m 3c 3s 77c 44m 66s 8899s 44c 8m 8c 55m"  # two 3m, one 3c, two 7c
    assert lines(won(once, "4m")) == [("tom", "main", 4)]
    twice = "3333m 33c 77c 44m 66s 8899s 8m 8c 5m 5s"  # four 3m, two 3c, two 7c
    assert lines(won(twice, "4m")) == [("tom", "main", 4), ("tom", "dich", 1)]
    # open cards count like concealed ones, and so does the winning card
    assert names(won("33m 44m 66s 8899s 44c 8m 8c 55m", "8c", opened="3s 3c 77c")) == ["tom"]


def test_c10_1_with_the_option_tom_is_three_strings() -> None:
    text = "33m 33s 77c 44m 66s 8899s 44c 8m 8c 55m"
    option = frozenset((TOM_THREE_STRINGS,))
    assert names(won(text, "4m")) == ["u-xuong"]
    assert names(won(text, "4m", options=option)) == ["tom", "tom"]
    coins = "33m 33c 77c 44m 66s 8899s 44c 8m 8c 55m"
    assert names(won(coins, "4m", options=option)) == ["u-xuong"]


def test_c9_1_bach_thu_needs_exactly_six_chan_and_no_ca_of_the_rank() -> None:
    six = "224466s 4455m 77c 8m 8c 9s 9c 3m 3s 5s 5c"  # six Chắn; Cạ of 8, 9, 3, 5
    assert names(won(six, "4s")) == ["bach-thu"]
    assert names(won(six, "5m")) == ["u-xuong"]  # a Cạ of rank five
    assert names(won(six, "8c")) == ["u-xuong"]  # the winning card lies in the Cạ itself
    assert names(won(PLAIN, "4s")) == ["u-xuong"]  # seven Chắn


def test_c9_1_bach_thu_looks_at_open_ca_too() -> None:
    concealed = "224466s 4455m 77c 8m 8c 9s 9c 3m 3s"
    assert names(won(concealed, "5m", opened="5s 5c")) == ["u-xuong"]
    assert names(won(concealed, "4m", opened="5s 5c")) == ["bach-thu"]


def test_c9_1_bach_thu_never_with_thien_u() -> None:
    assert names(won("224466s 4455m 77c 8m 8c 9s 9c 3m 3s 5s 5c")) == ["thien-u"]


def test_c9_5_bach_thu_with_chi_chi() -> None:
    # chi, 8c-8m, 9s-9c: red are chi chi 8m 9s
    assert names(won("2244s 4455m chi chi 77c 8m 8c 9s 9c 3m 3s 5s 5c", "chi")) == ["bach-thu"]


def test_c9_1_leo_counts_per_set() -> None:
    once = "88s 9m 9c chi chi 2244s 66s 44c 55m 77c 33s"
    assert lines(won(once, "2s")) == [("leo", "main", 5)]
    twice = "88s 99m chi chi 2244s 66s 4c 4m 55m 77c 33s"
    assert lines(won(twice, "2s")) == [("leo", "main", 5), ("leo", "dich", 2)]


def test_c9_1_thien_khai_counts_per_face() -> None:
    assert names(won(PLAIN, "2s", opening="4444s 222m")) == ["thien-khai"]
    assert names(won(PLAIN, "2s", opening="4444s 2222m")) == ["thien-khai", "thien-khai"]


def test_c9_1_chiu_u() -> None:
    assert names(won(FOURTH, "4s", opening="444s", held=3)) == ["chiu-u"]
    assert names(won(PLAIN, "4s", opening="444s", held=1)) == ["u-xuong"]  # not three any more
    assert names(won(FOURTH, "4s", opening="4444s", held=3)) == ["thien-khai"]  # was four
    assert names(won(FOURTH, "5m", opening="444s", held=1)) == ["u-xuong"]  # another card


def test_c9_1_bon_counts_per_face() -> None:
    text = "2222s 55m 66s 8899s 44c 8m 8c 9m 9c 5s 5c"
    assert names(won(text, "5m", opening="22s")) == ["bon"]
    assert names(won(text, "5m", opening="222s")) == ["u-xuong"]
    assert names(won(text, "5m", opening="2s")) == ["u-xuong"]
    # one Chắn of the face on the table and one in hand
    apart = "22s 55m 66s 8899s 44c 8m 8c 9m 9c 5s 5c"
    assert names(won(apart, "5m", opened="22s", opening="22s 44c")) == ["bon"]
    # one Chắn is not two
    assert names(won(PLAIN, "5m", opening="22s")) == ["u-xuong"]
    both = "2222s 6666s 8899s 55m 8m 8c 9m 9c 5s 5c"
    assert names(won(both, "8c", opening="22s 66s")) == ["bon", "bon"]


def test_c9_1_bon_wants_chan_not_all_four_copies() -> None:
    # four 2s, but two of them lie in Cạ
    text = "22s 55m 66s 8899s 44c 8m 8c 9m 9c"
    assert names(won(text, "8c", opened="2m 2s 2s 2c", opening="22s")) == ["u-xuong"]


def test_c9_1_bach_dinh() -> None:
    black = "2244s 55m 66s 77c 44c 3m 3s 6m 6c 5s 5c 2m 2c"
    assert lines(won(black, "2s")) == [("bach-dinh", "main", 7)]
    red = "2244s 55m 66s 77c 44c 3m 3s 6m 6c 5s 5c 8m 8c"
    assert lines(won(red, "6s")) == [("u-xuong", "main", 2)]


def test_c9_1_tam_do() -> None:
    eight = "2244s 55m 66s 8899s 44c 88m 99m 5s 5c"  # 8s 8s 9s 9s 8m 8m 9m 9m
    assert lines(won(eight, "2s")) == [("tam-do", "main", 8)]
    ten = "2244s 5m 5c 66s 8899s 44c 88m 99m chi chi"
    assert names(won(ten, "2s")) == ["leo", "leo"]


def test_c9_1_kinh_tu_chi() -> None:
    four = "chi chi chi chi 2244s 55m 66s 44c 77c 3m 3s 6m 6c"
    assert lines(won(four, "2s")) == [("kinh-tu-chi", "main", 12)]
    red = "chi chi chi chi 2244s 55m 66s 44c 77c 3m 3s 8m 8c"
    assert lines(won(red, "2s")) == [("u-xuong", "main", 2)]


def test_c9_1_thap_thanh() -> None:
    assert lines(won("2244s 5566m 8899s 44c 77s 33m 77m", "2s")) == [("thap-thanh", "main", 12)]


def test_c9_3_the_example_of_the_rules() -> None:
    """Ù chì and one Tôm: 4 + 1 = 5."""
    hand = won("33m 3c 3s 77c 44m 66s 8899s 44c 8m 8c 55m", "4m", own_gate=True)
    assert lines(hand) == [("u-chi", "dich", 1), ("tom", "main", 4)]
    assert score(hand).total == 5


def test_c9_3_the_highest_main_and_the_dich_of_every_other() -> None:
    # two Tôm, Lèo, own gate: 5 + 1 + 1 + 1
    hand = won("33m 33c 77c 8s 8c 9m 9c chi chi 44m 66s 55m 22s", "4m", own_gate=True)
    assert lines(hand) == [
        ("u-chi", "dich", 1),
        ("tom", "dich", 1),
        ("tom", "dich", 1),
        ("leo", "main", 5),
    ]
    assert score(hand).total == 8


def test_c9_3_c9_8_on_a_full_tie_the_first_is_the_main_one() -> None:
    hand = won(PLAIN, "2s", opening="4444s 2222m")
    assert lines(hand) == [("thien-khai", "main", 5), ("thien-khai", "dich", 2)]
    both = won(FOURTH, "4s", opening="444s 2222m", held=3)
    assert lines(both) == [("thien-khai", "main", 5), ("chiu-u", "dich", 2)]


def test_c9_4_with_thap_thanh_all_main_values_are_added() -> None:
    hand = won("2244s 5566m 77s 33m 33c 77c 22m 44m", "2s", own_gate=True)
    # own gate 3, two Tôm 4 + 4, all black 7, ten Chắn 12
    assert lines(hand) == [
        ("u-chi", "main", 3),
        ("tom", "main", 4),
        ("tom", "main", 4),
        ("bach-dinh", "main", 7),
        ("thap-thanh", "main", 12),
    ]
    assert score(hand).total == 30


def test_c9_8_the_record_has_one_entry_per_bonus_in_the_order_of_the_table() -> None:
    hand = won("2244s 5566m 77s 33m 33c 77c 22m 44m", "2s", own_gate=True)
    record = score(hand).to_record(TOTOM)
    assert record["total"] == 30
    bonuses = record["bonuses"]
    assert isinstance(bonuses, list)
    assert bonuses[0] == {"name": "u-chi", "used": "main", "value": 3}
    assert [entry["name"] for entry in bonuses] == [
        *("u-chi", "tom", "tom", "bach-dinh", "thap-thanh")
    ]


def test_c9_6_nothing_is_scored_when_nobody_won() -> None:
    assert Score().to_record(TOTOM) == {"total": 0, "bonuses": []}


def won_hand(
    rng: random.Random,
) -> tuple[list[naive.Pair], list[Face], list[Face], Face | None]:
    """Open pairs, concealed cards without the winning one, opening hand, winning card."""
    pairs = ten_pairs(rng, favored=cards("3m 3c 3s 7c 8s 9m chi") if rng.random() < 0.5 else [])
    opened = rng.randrange(10)
    concealed = [card for pair in pairs[opened:] for card in pair]
    card = concealed.pop()
    opening = concealed + rng.sample(FACES * 2, 20)
    if opened or rng.random() < 0.8:
        return pairs[:opened], concealed, opening[: rng.randrange(12, 21)], card
    return [], [*concealed, card], [*concealed, card], None


@given(st.integers(0, 2**32), st.booleans(), st.booleans())
@settings(max_examples=2000)
def test_the_score_is_the_naive_one(seed: int, own_gate: bool, three_strings: bool) -> None:
    opened, concealed, opening, card = won_hand(random.Random(seed))
    own_gate = own_gate and card is not None
    expected = naive.bonuses(
        opened, concealed, opening, card, own_gate=own_gate, three_strings=three_strings
    )
    melds = [Meld("ca" if naive.is_ca(pair) else "chan", pair) for pair in opened]
    whole = TOTOM.counts(concealed if card is None else [*concealed, card])
    hand = Won(
        (*melds, *groups_of(whole)),
        TOTOM.counts(opening),
        NO_FACE if card is None else card,
        0 if card is None else concealed.count(card),
        own_gate,
        frozenset((TOM_THREE_STRINGS,)) if three_strings else frozenset(),
    )
    assert [item.name for item in score(hand).items] == (expected or ["u-xuong"])
    assert score(hand).total == naive.total(expected)
