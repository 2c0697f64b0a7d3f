"""Decks behind a view: what a seat's past tells of its cards, and hands drawn within that."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from itertools import combinations

import pytest

from cardavia_desktop.rules.chan import CHAN, sampling
from cardavia_desktop.rules.chan.hand import unpaired
from cardavia_desktop.rules.chan.past import Step, copies_left, pasts
from cardavia_desktop.rules.chan.table import ChanTable
from cardavia_desktop.rules.view import follow
from tests.rules.chan.setup import act, cards, counts, deal, face, legal, public, turn_up, upto
from tests.rules.deals import playout

LOOSE = "2346789m 5s chi 2233446677s"
TEN_CHAN = "22334455667788m 2233s 44c"
TRIPLET = "555m 2346c 9999s 8888s 99c 7s 2s"


@pytest.mark.parametrize(
    ("steps", "left"),
    [
        ((), (0, 1, 2, 3, 4)),
        ((Step.DISCARDED,), (0, 2)),  # held one or three
        ((Step.GIVEN,), (0, 2)),
        ((Step.PAIRED,), (0, 1, 2, 3)),
        ((Step.CHIU,), (0,)),
        ((Step.PASSED,), (0, 1, 2, 3, 4)),
        ((Step.LACKED,), (0,)),
        ((Step.EVEN,), (0, 2, 4)),
        ((Step.IDLE,), (0, 2, 4)),
        ((Step.PASSED, Step.IDLE), (0, 1, 2, 3, 4)),  # odd: declined
        ((Step.PASSED, Step.DISCARDED), ()),  # it held one, so it declined it
        ((Step.PASSED, Step.GIVEN), ()),
        ((Step.PASSED, Step.LACKED), (0,)),
        ((Step.PASSED, Step.PAIRED), (0, 1, 2, 3)),  # C6.8: a declined face may be captured
        ((Step.PASSED, Step.PAIRED, Step.LACKED), ()),  # C6.4
        ((Step.DISCARDED, Step.PASSED), (0, 2)),  # C6.1: it had no choice
        ((Step.PAIRED, Step.DISCARDED), (0, 2)),  # held two or four
        ((Step.PAIRED, Step.PAIRED), (0, 1, 2)),
        ((Step.PAIRED, Step.LACKED), (0,)),
        ((Step.EVEN, Step.PAIRED), (1, 3)),
        ((Step.GIVEN, Step.CHIU), ()),
    ],
)
def test_how_many_copies_the_past_leaves(steps: tuple[Step, ...], left: tuple[int, ...]) -> None:
    assert copies_left(steps) == left


def test_the_past_of_a_seat() -> None:
    table = deal(["5m", LOOSE, "", ""], stock="555m")
    act(table, 0, "discard 5m")
    act(table, 1, "capture 5s")
    act(table, 1, "discard 2m")
    while public(table) == "2m":
        table.play(CHAN.parse("pass"))
    dealer, door, following, _ = pasts(table.view(3))
    assert dealer.steps[0] == (Step.DISCARDED, face("5m"))
    assert door.steps[:4] == [
        (Step.LACKED, face("5m")),
        (Step.GIVEN, face("5s")),
        (Step.EVEN, face("5c")),
        (Step.DISCARDED, face("2m")),
    ]
    assert door.played()[face("5s")] == 1
    assert sum(door.played()) == 2
    assert following.steps[0] == (Step.PASSED, face("2m"))
    assert door.bounds()[face("5c")] == (0, 2, 4)


def test_both_doors_of_a_stock_card_passed_it() -> None:
    table = deal(["", "", LOOSE, ""], stock="5m")
    turn_up(table, "5m")
    act(table, 2, "capture 5s")
    steps = [past.steps for past in pasts(table.view(0))]
    assert (Step.PASSED, face("5m")) in steps[1]
    assert (Step.PASSED, face("5m")) not in steps[2]
    assert (Step.PASSED, face("5m")) not in steps[3]


def test_a_card_taken_by_chiu_was_offered_to_nobody() -> None:
    table = deal(["5m", LOOSE, "", TRIPLET])
    act(table, 0, "discard 5m")
    act(table, 3, "chiu")
    steps = [past.steps for past in pasts(table.view(0))]
    assert steps == [[(Step.DISCARDED, face("5m"))], [], [], [(Step.CHIU, face("5m"))]]


def barred() -> ChanTable:
    """Seat 1 passes a 5m, because C6.9 forbids the Chắn, and discards its own 5m later.

    Had it taken the first one, it would have been left with nothing but pairs.
    """
    table = deal(["5m", "5m 22334466778899s 2222c", "", ""], stock="9c 8m 9s 9s")
    act(table, 0, "discard 5m")
    assert public(table) != "5m", "not offered to seat 1"
    assert upto(table, 1, "capture") == ("capture 9s", "pass")
    act(table, 1, "capture 9s")
    act(table, 1, "discard 5m")
    return table


def test_c6_9_a_pass_that_declined_nothing_is_understood() -> None:
    table = barred()
    past = pasts(table.view(3))[1]
    steps = tuple(step for step, f in past.steps if f == face("5m"))
    assert copies_left(steps) == ()
    # it discarded 5m, and all else was in pairs when it passed the first one
    bounds = past.bounds()
    assert bounds[face("5m")] == (0, 2)
    assert bounds[face("9s")] == (1, 3)
    assert bounds[face("7s")] == (0, 2, 4)


def test_c6_9_a_second_card_of_a_ca_may_have_been_left() -> None:
    """What a captured Cạ keeps from being discarded need not be in pairs."""
    past = pasts(deal(["", "", "", ""]).view(0))[1]
    past.steps = [
        (Step.DISCARDED, face("8m")),
        (Step.LACKED, face("6m")),
        (Step.GIVEN, face("6s")),
        (Step.PASSED, face("5m")),
        (Step.DISCARDED, face("5m")),
    ]
    bounds = past.bounds()
    assert bounds[face("8s")] == (0, 1, 2, 3, 4)
    assert bounds[face("8c")] == (0, 1, 2, 3, 4)
    assert bounds[face("7s")] == (0, 2, 4)
    # without a Cạ it could have discarded 8s
    past.steps = [step for step in past.steps if step[0] not in {Step.GIVEN, Step.LACKED}]
    assert past.bounds()[face("8s")] == (0, 2, 4)


def test_c6_9_a_pass_after_the_discard_tells_nothing() -> None:
    """By C6.1 the seat had no choice then, whatever else it held."""
    past = pasts(deal(["", "", "", ""]).view(0))[1]
    past.steps = [
        (Step.PASSED, face("5m")),
        (Step.PAIRED, face("7s")),
        (Step.DISCARDED, face("5m")),
        (Step.PASSED, face("5m")),
    ]
    # even when the first 5m passed, so odd now that one is gone
    assert past.bounds()[face("7s")] == (1, 3)


def test_samples_while_somebody_may_secretly_chiu() -> None:
    """Seat 2 alone can be asked, and only because it holds three."""
    table = deal(["5m", "22334466778899m 3333s 8s", "555m 2346c 9999s 8888c 99c 7s 2s", ""])
    act(table, 0, "discard 5m")
    assert (table.to_move, legal(table)) == (2, ("chiu", "pass"))
    for seat in (0, 1, 3):
        samples_of(table, seat, 5)


def samples_of(table: ChanTable, seat: int, number: int = 12) -> list[ChanTable]:
    view = table.view(seat)
    rng = random.Random(f"samples {seat}")
    samples = []
    for _ in range(number):
        sample = view.sample(rng)
        assert isinstance(sample, ChanTable)
        assert sample.view(seat) == view
        samples.append(sample)
    return samples


def test_samples_of_a_pass_that_declined_nothing() -> None:
    table = barred()
    for seat in (0, 2, 3):
        samples_of(table, seat)


def test_samples_behind_a_dead_hand() -> None:
    table = deal([TEN_CHAN, "", "", ""])
    table.play(CHAN.parse("pass"))
    for seat in range(4):
        for sample in samples_of(table, seat):
            assert sample.dead == {0}
            assert all(n % 2 == 0 for n in sample.hands[0])


def test_samples_of_a_finished_deal_know_all_hands() -> None:
    table = deal(["", "2m 3344556677s 8m 8s 9m 9s 3c 3m 44c", "", ""], stock="2m")
    turn_up(table, "2m")
    act(table, 1, "win")
    stocks = set()
    for sample in samples_of(table, 3):
        assert sample.hands == table.hands
        stocks.add(sample.deck[78:])
    assert len(stocks) > 1


def test_samples_while_somebody_may_secretly_win() -> None:
    """Nobody could take the card otherwise: all its partners are seen, or in one's own hand."""
    hand = "2m 3344556677s 8m 8s 9m 9s 3c 3m 44c"
    table = deal(["22s 2c", hand, "22s 22c", ""], stock="2m")
    turn_up(table, "2m")
    assert (table.to_move, legal(table)) == (1, ("pass", "win"))
    for seat in (0, 2, 3):
        view = table.view(seat)
        assert view.to_move is None
        samples_of(table, seat)


def test_hands_differ_between_samples() -> None:
    table = deal(["5m", LOOSE, "", ""], stock="555m")
    act(table, 0, "discard 5m")
    hands = {tuple(map(tuple, sample.hands)) for sample in samples_of(table, 1, 30)}
    assert len(hands) == 30


def test_a_view_that_nothing_fits_gives_no_proposal() -> None:
    view = deal(["5m", LOOSE, "", ""]).view(0)
    rng = random.Random(1)
    assert sampling.propose(view, rng) is not None
    assert sampling.propose(replace(view, sizes=(20, 19, 19, 90)), rng) is None


def test_drawing_gives_every_fitting_set_the_same_chance() -> None:
    """Two copies of a, three of b, one of c; an even number of a; three cards."""
    a, b, c = range(3)
    choices = [
        [((), 1), ((a, a), 1)],
        [((), 1), ((b,), 3), ((b, b), 3), ((b, b, b), 1)],
        [((), 1), ((c,), 1)],
    ]
    rng = random.Random(7)
    drawn: Counter[tuple[int, ...]] = Counter()
    for _ in range(8000):
        lot = sampling._draw(choices, 3, rng)
        assert lot is not None
        drawn[tuple(lot)] += 1
    deck = [(a, 1), (a, 2), (b, 1), (b, 2), (b, 3), (c, 1)]
    fitting = Counter(
        tuple(card for card, _ in cards)
        for cards in combinations(deck, 3)
        if sum(card == a for card, _ in cards) % 2 == 0
    )
    assert set(drawn) == set(fitting)
    for expected, ways in fitting.items():
        assert drawn[expected] == pytest.approx(8000 * ways / fitting.total(), rel=0.15)


def test_nothing_is_drawn_when_nothing_fits() -> None:
    assert sampling._draw([[((0,), 1)], [((1,), 1)]], 3, random.Random(1)) is None


def test_order_makes_a_rank_of_pairs_likelier() -> None:
    """Two copies of 5m and one of 5s are left. Threefold what is all in Chắn, twofold a Cạ."""
    rank = (face("5m"), face("5s"), face("5c"))
    left = counts("55m 5s")
    choice = sampling._ordered(rank, [(0, 1, 2, 3, 4)] * len(left), left, 3)
    m, s, _ = rank
    assert dict(choice) == {
        (): 3,
        (m,): 2,
        (m, m): 3,
        (s,): 1,
        (m, s): 2 * 2,
        (m, m, s): 1,
    }


def test_hands_in_order_have_fewer_loose_cards_and_agree_with_the_view() -> None:
    view = deal(["5m", LOOSE, "", ""], stock="555m").view(0)
    rng = random.Random("order")
    loose = {1: 0, 6: 0}
    for times in loose:
        for _ in range(40):
            deck = sampling.propose(view, rng, dict.fromkeys((1, 2, 3), times))
            assert deck is not None
            sample = follow(view, deck)
            assert isinstance(sample, ChanTable)
            loose[times] += sum(unpaired(sample.singles[seat]) for seat in (1, 2, 3))
    assert 0 < loose[6] < 0.7 * loose[1]


def test_random_positions_are_sampled_from_every_seat() -> None:
    """Also of seats that are not asked, whatever the others are asked in secret."""
    rng = random.Random("every seat")
    proposals = accepted = 0
    for _ in range(40):
        for table in playout(CHAN, rng):
            if rng.random() < 0.9 and table.result is None:
                continue
            seat = (
                rng.randrange(4) if table.to_move is None or rng.random() < 0.5 else table.to_move
            )
            view = table.view(seat)
            found = False
            for _ in range(400):
                deck = CHAN.propose(view, rng)
                proposals += 1
                if deck is not None and (sample := follow(view, deck)) is not None:
                    assert sample.view(seat) == view
                    found = True
                    break
            assert found
            accepted += found
    assert accepted > 100
    assert accepted / proposals > 0.2


def test_late_in_a_deal_most_proposals_are_good() -> None:
    """With a small stock nearly all hidden cards are in hands that leave little choice."""
    rng = random.Random("late")
    good = proposals = 0
    for seed in range(60):
        table = CHAN.deal(seed)
        while table.to_move is not None:
            if table.stock < 4 and rng.random() < 0.5:
                deck = CHAN.propose(view := table.view(table.to_move), rng)
                good += deck is not None and follow(view, deck) is not None
                proposals += 1
            table.play(rng.choice(table.legal()))
    assert proposals > 50
    assert good / proposals > 0.8


def test_cards_seen_are_where_they_were_seen() -> None:
    table = deal(["5m", LOOSE, "", TRIPLET], stock="chi")
    act(table, 0, "discard 5m")
    act(table, 3, "chiu")
    act(table, 3, "discard 2c")
    for sample in samples_of(table, 1):
        opening = sample.opening_hand(3)
        assert opening[face("5m")] == 3
        assert opening[face("2c")] in {1, 3}
        assert sample.opening_hand(1) == CHAN.deck.counts(cards(LOOSE))
        assert sample.opening_hand(0)[face("5m")] == 1
