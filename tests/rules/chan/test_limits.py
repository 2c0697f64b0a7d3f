"""Ordinary captures and discards: what is legal (C6), rule by rule and against a naive reading."""

from __future__ import annotations

import random

import pytest

from cardavia_desktop.rules.chan import CHAN
from cardavia_desktop.rules.chan.hand import FACES, faces_of, singles_of
from cardavia_desktop.rules.chan.limits import Limits
from cardavia_desktop.rules.chan.refusals import Code
from cardavia_desktop.rules.chan.table import ChanTable
from cardavia_desktop.rules.events import Claimed, Discarded
from cardavia_desktop.rules.faces import NO_FACE, cards_of
from tests.rules.chan import naive
from tests.rules.chan.setup import act, codes, counts, deal, face, legal, turn_up, upto, why
from tests.rules.deals import playout

LOOSE = "2346789m 5s chi 2233446677s"
"""Nine unpaired cards and five Chắn."""


def mask(text: str) -> int:
    return sum(1 << f for f, n in enumerate(counts(text)) if n)


def captures(limits: Limits, hand: str, taken: str) -> list[str]:
    held = counts(hand)
    return codes(limits.captures(held, singles_of(held), face(taken)))


def fault(limits: Limits, hand: str, taken: str, own: str) -> Code | None:
    held = counts(hand)
    return limits.capture_fault(held, singles_of(held), face(taken), face(own))


def discards(limits: Limits, hand: str) -> list[str]:
    return codes(faces_of(limits.discards(singles_of(counts(hand)))))


FREE = Limits()


def test_c6_1_a_discarded_face_is_never_captured_again() -> None:
    past = FREE.after_discard(face("5m"))
    assert captures(FREE, LOOSE, "5m") == ["5s"]
    assert captures(past, LOOSE, "5m") == []
    assert fault(past, LOOSE, "5m", "5s") is Code.DISCARDED_EARLIER
    assert captures(past, LOOSE + " 55m", "5m") == []  # not as a Chắn either
    assert captures(past, LOOSE, "2c") == ["2m"]


def test_c6_1_a_face_given_to_a_ca_is_never_captured_again() -> None:
    past = FREE.after_ca(face("5m"))
    assert fault(past, LOOSE, "5m", "5s") is Code.GIVEN_TO_CA
    assert captures(past, LOOSE + " 55m", "5m") == []
    assert captures(past, LOOSE, "5c") == ["5s"]  # the face that was taken is free


def test_c6_1_at_the_table() -> None:
    """Seat 1 takes 5m with 5s and can later neither pair nor Chắn a 5s."""
    table = deal(["5m", "555s 2346789m 22334466s 7c", "", ""], stock="555m 5s")
    act(table, 0, "discard 5m")
    act(table, 1, "capture 5s")
    act(table, 1, "discard 7c")
    while len(table.deck) - table.stock - 77 < 4:  # until the 5s is turned up
        table.play(CHAN.parse("pass"))
    assert table.limits[1].given == mask("5s")
    assert table.limits[1].captures(table.hands[1], table.singles[1], face("5s")) == []


@pytest.mark.parametrize("copies", ["5m", "55m", "555m"])
def test_c6_2_a_face_in_hand_is_only_captured_as_a_chan(copies: str) -> None:
    hand = "5s 5c 2346789m " + copies
    assert captures(FREE, hand, "5m") == ["5m"]
    assert fault(FREE, hand, "5m", "5s") is Code.MUST_TAKE_AS_CHAN


def test_c6_2_also_where_the_chan_itself_is_not_legal() -> None:
    hand = "55m 5s 2346789m"
    assert captures(FREE.after_discard(face("5m")), hand, "5m") == []


def test_c6_3_a_pair_or_a_four_is_never_broken_for_a_ca() -> None:
    assert captures(FREE, "5s 234m", "5m") == ["5s"]
    assert captures(FREE, "55s 234m", "5m") == []
    assert captures(FREE, "555s 234m", "5m") == ["5s"]
    assert captures(FREE, "5555s 234m", "5m") == []
    assert fault(FREE, "55s 234m", "5m", "5s") is Code.BREAKS_PAIR
    assert fault(FREE, "5555s 234m", "5m", "5s") is Code.BREAKS_PAIR


def test_c6_3_the_other_card_has_the_same_rank_and_another_suit() -> None:
    assert captures(FREE, "6m 7m 4m", "5m") == []
    assert captures(FREE, "9m 9s 2m 3m 4m", "chi") == []
    assert captures(FREE, "5c 2m 3m", "5s") == ["5c"]


def test_c6_4_a_declined_face_serves_in_no_ca() -> None:
    taken = FREE.after_decline(face("5m"))
    assert fault(taken, LOOSE, "5m", "5s") is Code.DECLINED_EARLIER
    given = FREE.after_decline(face("5s"))
    assert fault(given, LOOSE, "5m", "5s") is Code.DECLINED_EARLIER
    assert captures(given, LOOSE, "2c") == ["2m"]


def test_c6_5_not_in_a_rank_with_a_ca_in_hand() -> None:
    assert fault(FREE, "5s 5c 234m", "5m", "5s") is Code.CA_IN_HAND
    assert captures(FREE, "5s 5c 234m", "5m") == []
    assert captures(FREE, "5s 55c 234m", "5m") == ["5s"]  # 55c is a Chắn
    assert captures(FREE, "5s 555c 234m", "5m") == []  # its third card makes the Cạ
    assert captures(FREE, "5s 6c 6m 234m", "5m") == ["5s"]  # a Cạ of another rank


def test_c6_6_not_with_exactly_one_unpaired_card() -> None:
    assert fault(FREE, "5s 66m 7m 7s", "5m", "5s") is Code.ONE_UNPAIRED
    assert captures(FREE, "5s 3s chi 66m", "5m") == ["5s"]  # three unpaired


def test_c6_7_not_after_discarding_a_ca() -> None:
    once = FREE.after_discard(face("9m"))
    assert captures(once, LOOSE, "5m") == ["5s"]
    other_rank = once.after_discard(face("8s"))
    assert captures(other_rank, LOOSE, "5m") == ["5s"]
    same_face = once.after_discard(face("9m"))
    assert captures(same_face, LOOSE, "5m") == ["5s"]
    twice = once.after_discard(face("9c"))
    assert fault(twice, LOOSE, "5m", "5s") is Code.CA_DISCARDED
    assert captures(twice, LOOSE, "2m") == ["2m"]  # as a Chắn it still may


def test_c6_8_passing_a_chan_declines_its_face() -> None:
    table = deal(["5m", "55m 2346789m 22334466s 7c 7s", "", ""], stock="5m")
    act(table, 0, "discard 5m")
    assert upto(table, 1, "capture") == ("capture 5m", "pass")
    table.play(CHAN.parse("pass"))
    assert table.limits[1].declined == mask("5m")
    # it may still be captured as a Chắn, and was: the next 5m comes at the own gate
    turn_up(table, "5m")
    act(table, 1, "capture 5m")
    # one 5m is left in hand, and must not be discarded
    assert "discard 5m" not in legal(table)
    assert why(table, 1, "discard 5m") == ("declined-earlier", "C6.10", ["5m"], ())


def test_c6_8_passing_a_ca_declines_nothing() -> None:
    table = deal(["5m", LOOSE, "", ""], stock="555m")
    act(table, 0, "discard 5m")
    assert upto(table, 1, "capture") == ("capture 5s", "pass")
    table.play(CHAN.parse("pass"))
    assert table.limits[1] == Limits()


def test_c6_8_passing_a_chiu_in_the_window_declines_nothing_by_itself() -> None:
    table = deal(["5m", "", "", "555m 2346c 9999s 8888s 99c 7s 2s"])
    act(table, 0, "discard 5m")
    assert upto(table, 3, "chiu") == ("chiu", "pass")
    table.play(CHAN.parse("pass"))
    assert table.limits[3].declined == 0


def test_c6_8_a_chan_that_c6_1_forbids_is_not_declined() -> None:
    """Seat 1 has discarded 2m; it holds no more, and a 2m passes it by."""
    table = deal(["5m", "222m 346789m 5s 7c 22334466s", "", ""], stock="555m 2m")
    act(table, 0, "discard 5m")
    act(table, 1, "capture 5s")
    act(table, 1, "discard 2m")
    while len(table.deck) - table.stock - 77 < 5:
        table.play(CHAN.parse("pass"))
    assert table.hands[1][face("2m")] == 2
    assert table.limits[1].declined & mask("2m") == 0


def test_c6_8_the_second_seat_at_a_gate_declines_too() -> None:
    table = deal(["", "", "55m 2346789m 22334466s 7c 7s", ""], stock="5m 5m")
    turn_up(table, "5m")
    assert upto(table, 2, "capture") == ("capture 5m", "pass")
    assert table.source == 1
    table.play(CHAN.parse("pass"))
    assert table.limits[2].declined == mask("5m")


def test_c6_9_a_capture_must_leave_a_legal_discard() -> None:
    assert captures(FREE, "5m 66s", "5m") == []
    assert fault(FREE, "5m 66s", "5m", "5m") is Code.NO_DISCARD_LEFT
    assert captures(FREE, "55m 6s", "5m") == ["5m"]
    # the only card that is left to discard was declined
    assert captures(FREE.after_decline(face("6s")), "5m 6s 77s", "5m") == []


def test_c6_9_a_captured_ca_counts_at_once() -> None:
    """With a Cạ captured, 8s is the second card of a Cạ once 8m is discarded."""
    past = FREE.after_discard(face("8m"))
    hand = "5s 8s 8c 8c 7m 6m"
    assert captures(past, hand, "5m") == ["5s"]  # 7m and 6m are left
    declined = past.after_decline(face("7m")).after_decline(face("6m"))
    assert discards(declined, hand) == ["5s", "8s"]
    assert fault(declined, hand, "5m", "5s") is Code.NO_DISCARD_LEFT
    assert fault(declined, "5s 9s 7m 6m", "5m", "5s") is None


def test_c6_10_an_odd_number_in_hand_may_be_discarded() -> None:
    assert discards(FREE, "2m 33m 444m 5555m chi") == ["2m", "4m", "chi"]


def test_c6_10_a_declined_face_is_not_discarded() -> None:
    assert discards(FREE.after_decline(face("4m")), "2m 444m") == ["2m"]


def test_c6_10_the_second_card_of_a_ca_after_capturing_one() -> None:
    before = FREE.after_discard(face("8m"))
    assert discards(before, "8s 8m 7c") == ["8m", "8s", "7c"]  # no Cạ captured yet
    after = before.after_ca(face("5s"))
    assert discards(after, "8s 8m 7c") == ["8m", "7c"]  # the same suit may go again
    later = FREE.after_ca(face("5s")).after_discard(face("8m"))
    assert discards(later, "8s 8c 7c chi") == ["7c", "chi"]


def test_c6_11_an_illegal_move_is_not_offered() -> None:
    table = deal(["5m", "55s 2346789m 223344s 66s 7c 7s", "", ""], stock="555m")
    act(table, 0, "discard 5m")
    assert not any(isinstance(event, Claimed) for event in table.events)
    assert table.source == 1  # seat 1 was not asked, though it could break its pair


def test_ruling_the_limits_bind_neither_chiu_nor_win() -> None:
    # declined 5m: a third one still makes a Chíu, as C7.1 asks for no more
    hand1 = "555m 2346c 9999s 8888s 99c 7s 2s"
    table = deal(["5m", hand1, "", ""])
    table.limits[1] = FREE.after_decline(face("5m")).after_discard(face("5m"))
    act(table, 0, "discard 5m")
    assert (table.to_move, legal(table)) == (1, ("chiu", "pass"))
    # declined 2m: it still lies in the Cạ of a winning hand
    table = deal(["", "2m 3344556677s 8m 8s 9m 9s 3c 3m 44c", "", ""], stock="2s")
    table.limits[1] = FREE.after_decline(face("2m")).after_discard(face("2s"))
    turn_up(table, "2s")
    assert "win" in upto(table, 1, "win")


def test_ruling_a_face_just_captured_may_be_discarded() -> None:
    table = deal(["5m", "55m 2346789m 22334466s 7c 7s", "", ""], stock="5m")
    act(table, 0, "discard 5m")
    act(table, 1, "capture 5m")
    assert "discard 5m" in legal(table)
    act(table, 1, "discard 5m")
    assert Discarded(1, face("5m"), 2) in table.events


class Observer:
    """Follows a deal and keeps the naive past of every seat."""

    def __init__(self) -> None:
        self.pasts = [naive.Past() for _ in range(4)]
        self.seen = 0
        self.at_stake: tuple[int, int] | None = None

    def follow(self, table: ChanTable) -> None:
        """Take note of what the last action changed."""
        if self.at_stake is not None and table.actions[-1][1] == "pass":
            seat, declined = self.at_stake
            self.pasts[seat].declined.append(declined)
        for event in table.events[self.seen :]:
            past = self.pasts[event.seat]
            if isinstance(event, Discarded):
                past.discarded.append(event.face)
            elif isinstance(event, Claimed) and event.action.face not in {None, event.face}:
                assert event.action.face is not None
                past.given.append(event.action.face)
                past.cas += 1
        self.seen = len(table.events)
        self.at_stake = chan_at_stake(table)


def chan_at_stake(table: ChanTable) -> tuple[int, int] | None:
    """The seat that is asked for an ordinary capture as a Chắn now, and the face."""
    if table.to_move is None or table.public == NO_FACE:
        return None
    offered = f"capture {CHAN.deck.codes[table.public]}" in table.legal()
    return (table.to_move, table.public) if offered else None


def test_legal_captures_and_discards_are_the_naive_ones() -> None:
    """Whole deals, every seat and every face at every step."""
    rng = random.Random("naive limits")
    for _ in range(60):
        observer = Observer()
        for table in playout(CHAN, rng):
            assert isinstance(table, ChanTable)
            observer.follow(table)
            check(table, observer, rng.sample(FACES, 3))


def check(table: ChanTable, observer: Observer, faces: list[int]) -> None:
    for seat, past in enumerate(observer.pasts):
        hand = cards_of(table.hands[seat])
        limits, singles = table.limits[seat], table.singles[seat]
        assert singles == singles_of(table.hands[seat])
        expected = [f for f in FACES if past.may_discard(hand, f)]
        assert faces_of(limits.discards(singles)) == expected
        for taken in faces:
            partners = [own for own in FACES if past.may_capture(hand, taken, own)]
            assert limits.captures(table.hands[seat], singles, taken) == partners
