"""Reading a hand: pairs, Cạ, unpaired cards, what completes it (C1, C2, C8.1, C8.2)."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardavia_desktop.rules.chan import CHAN, hand
from cardavia_desktop.rules.chan.hand import (
    FACES,
    cas,
    completes,
    distance,
    groups_of,
    missing,
    other_suits,
    singles_of,
    unpaired,
    waits,
)
from cardavia_desktop.rules.faces import TOTOM, Face
from tests.rules.chan import naive
from tests.rules.chan.setup import cards, codes, counts, face, ten_pairs


def some_cards(seed: int, size: int) -> list[Face]:
    """Cards of a whole deck, or of one with few faces, where more of them pair."""
    rng = random.Random(seed)
    faces = rng.sample(FACES, rng.choice((6, 9, 12, 25)))
    return rng.sample([f for f in faces for _ in range(4)], size)


def laid_out(text: str) -> list[tuple[str, list[str]]]:
    return [(group.kind, codes(group.cards)) for group in groups_of(counts(text))]


def test_c1_1_the_library_deck_has_thirty_faces_of_four() -> None:
    assert TOTOM.size == 30
    assert TOTOM.copies == (4,) * 30
    assert codes(range(30)) == [
        *(f"{r}{suit}" for suit in "msc" for r in range(1, 10)),
        *("ong", "thang", "chi"),
    ]


def test_c1_2_chan_plays_with_a_hundred_cards() -> None:
    assert codes(CHAN.faces) == [*(f"{r}{suit}" for suit in "msc" for r in range(2, 10)), "chi"]
    assert len(CHAN.deal(1).deck) == 100


def test_c1_3_red_faces() -> None:
    assert {TOTOM.codes[f] for f in TOTOM.reds if f in FACES} == {"8m", "9m", "8s", "9s", "chi"}


def test_c2_1_chan_and_ca() -> None:
    assert laid_out("55m") == [("chan", ["5m", "5m"])]
    assert laid_out("5m 5c") == [("ca", ["5m", "5c"])]
    assert laid_out("5s 5c") == [("ca", ["5s", "5c"])]
    assert laid_out("5m 6m") == []


def test_c2_1_chi_chi_has_no_rank_partner() -> None:
    assert laid_out("chi 9c") == []
    assert unpaired(singles_of(counts("chi 9c"))) == 2
    assert other_suits(1 << face("chi")) == 0
    assert codes(f for f in range(30) if other_suits(1 << face("4s")) >> f & 1) == ["4m", "4c"]


def test_c2_2_four_of_one_face_are_a_chiu_of_two_chan() -> None:
    assert laid_out("5555m") == [("chiu", ["5m"] * 4)]
    # ten pairs: 4 Chíu = 8 Chắn and 2 Cạ
    assert missing(singles_of(counts("2222m 3333m 4444m 5555m 6m 6s 7m 7s")), 0) == (0, 0)


def test_c2_3_an_identical_pair_is_never_split() -> None:
    # 5m 5m 5s: a Chắn and an unpaired 5s, never a Cạ 5m 5s and an unpaired 5m
    assert laid_out("55m 5s") == [("chan", ["5m", "5m"])]
    assert unpaired(singles_of(counts("55m 5s"))) == 1
    assert cas(singles_of(counts("55m 5s"))) == 0


def test_c2_3_a_triplet_is_a_chan_and_a_single() -> None:
    assert laid_out("555m 5s") == [("chan", ["5m", "5m"]), ("ca", ["5m", "5s"])]


def test_c2_3_three_singles_of_a_rank_are_one_ca_and_one_unpaired() -> None:
    singles = singles_of(counts("5m 5s 5c"))
    assert (cas(singles), unpaired(singles)) == (1, 1)


def test_c2_3_cas_of_different_ranks_do_not_meet() -> None:
    singles = singles_of(counts("9m 2s 9s 2c chi"))
    assert (cas(singles), unpaired(singles)) == (2, 1)


def test_c8_1_six_chan_are_enough_and_five_are_not() -> None:
    # six Chắn and four Cạ
    assert completes(singles_of(counts("223344556677m 89m 89s 2c 3c 2s")), 0, face("3s"))
    # five Chắn and five Cạ
    assert not completes(singles_of(counts("2233445566m 789m 789s 2c 3c 2s")), 0, face("3s"))
    # the same five in hand, and a Chắn more on the table: six Chắn and four Cạ
    assert completes(singles_of(counts("2233445566m 89m 89s 2c 3c 2s")), 0, face("3s"))


def test_c8_1_captured_ca_count() -> None:
    concealed = singles_of(counts("2233m 8s 9s 9m"))  # two Chắn, a Cạ, and 8s waits
    assert completes(concealed, 2, face("8m"))  # four Cạ in all
    assert not completes(concealed, 3, face("8m"))  # five
    assert completes(concealed, 3, face("8s"))  # four Cạ and six Chắn


def test_c8_2_chi_chi_needs_exactly_six_chan() -> None:
    exactly = "2233445566m 89m 89s 2c 3c 2s 3s chi"  # five Chắn, four Cạ, chi
    more = "223344556677m 8m 8s 9m 9s 2c 2s chi"  # six Chắn, three Cạ, chi
    assert completes(singles_of(counts(exactly)), 0, face("chi"))
    assert not completes(singles_of(counts(more)), 0, face("chi"))
    assert not completes(singles_of(counts(more)), 0, face("3m"))


def test_c8_1_what_is_missing() -> None:
    # 20 cards: 2233m 4455m = 4 Chắn; 12 unpaired cards make 6 missing pairs; 6 - 4 = 2 Chắn
    text = "22334455m 6789m chi 2345s 6c 8c 9c"
    singles = singles_of(counts(text))
    # 6m 6c, 8m 8c, 9m 9c are Cạ: unpaired are 7m chi 2s 3s 4s 5s
    assert missing(singles, 0) == (3, 2)
    assert missing(singles_of(counts("223344556677m 89m 89s 23c 23s")), 0) == (0, 0)
    assert missing(singles_of(counts("2233445566m 789m 789s 23c 23s")), 0) == (0, 1)
    # five Chắn and four Cạ in hand, and on the table a Chắn or a fifth Cạ
    assert missing(singles_of(counts("2233445566m 789m 789s 2c 2s")), 0) == (0, 0)
    assert missing(singles_of(counts("2233445566m 789m 789s 2c 2s")), 1) == (0, 1)


@given(st.integers(0, 2**32))
@settings(max_examples=500)
def test_the_reading_is_the_naive_one(seed: int) -> None:
    cards = some_cards(seed, 20)
    chans, ca, loose = naive.read(cards)
    singles = singles_of(TOTOM.counts(cards))
    assert cas(singles) == len(ca)
    assert unpaired(singles) == len(loose)
    assert missing(singles, 0) == (len(loose) // 2, max(0, 6 - len(chans)))


@given(st.integers(0, 2**32))
@settings(max_examples=500)
def test_groups_are_the_naive_pairs_whatever_the_order(seed: int) -> None:
    cards = some_cards(seed, 20)
    chans, ca, _ = naive.read(cards)
    groups = groups_of(TOTOM.counts(cards))
    assert groups_of(TOTOM.counts(sorted(cards))) == groups
    for kind, group in groups:
        assert (kind == "chiu") == (len(group) == 4)
        assert (kind == "ca") == (group[0] != group[-1])
    found = [tuple(group[i : i + 2]) for _, group in groups for i in range(0, len(group), 2)]
    assert sorted(found) == sorted(chans + ca)


@given(st.integers(0, 2**32))
@settings(max_examples=500)
def test_waits_are_the_naive_ones(seed: int) -> None:
    rng = random.Random(seed)
    pairs = ten_pairs(rng)
    opened = pairs[: rng.randrange(10)]
    concealed = [card for pair in pairs[len(opened) :] for card in pair]
    concealed.pop(rng.randrange(len(concealed)))
    if rng.random() < 0.2:
        concealed[0] = rng.choice(FACES)
    open_cas = sum(map(naive.is_ca, opened))
    singles = singles_of(TOTOM.counts(concealed))
    expected = [f for f in FACES if naive.wins(concealed, opened, f)]
    assert waits(singles, open_cas) == expected
    assert [f for f in FACES if completes(singles, open_cas, f)] == expected
    assert (distance(singles, open_cas) == 0) == bool(expected)


@given(st.integers(0, 2**32), st.integers(0, 9), st.integers(0, 4))
@settings(max_examples=40)
def test_the_distance_is_the_naive_one(seed: int, opened: int, open_cas: int) -> None:
    open_cas = min(open_cas, opened)
    concealed = some_cards(seed, 19 - 2 * opened)
    singles = singles_of(TOTOM.counts(concealed))
    assert distance(singles, open_cas) == naive.distance(concealed, opened - open_cas, open_cas)


@pytest.mark.parametrize(
    ("text", "open_cas", "away"),
    [
        ("2m", 0, 0),  # nine pairs lie open: any pair with 2m
        ("chi", 4, 0),  # six Chắn and four Cạ with a second chi
        ("chi", 3, 1),  # C8.2 forbids chi: exchange it for any card
        ("2m 3s 4c", 0, 1),
        ("2m 2s 3c", 4, 1),  # a fifth Cạ: exchange 2s for 3c, wait for 2m
        ("2m 3m 4m 5m 6m", 0, 2),
        ("2m 2s 3m 3s chi", 4, 2),  # six Cạ, two too many
        # Cạ of 4 to 8, unpaired 2m 3m 9c: one exchange for these, one for the fifth Cạ
        ("2233456789c 2345678m chi chi", 0, 2),
    ],
)
def test_distances_worked_out_by_hand(text: str, open_cas: int, away: int) -> None:
    assert distance(singles_of(counts(text)), open_cas) == away


def test_masks_and_faces() -> None:
    mask = singles_of(counts("2m 33s 444c chi"))
    assert codes(hand.faces_of(mask)) == ["2m", "4c", "chi"]
    assert hand.faces_of(0) == []
    assert cards("22m chi") == [1, 1, 29]
