"""Decks that could lie behind a view."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product
from math import comb

import pytest

from cardavia_desktop.rules import Table
from cardavia_desktop.rules.events import Dealt, Finished
from cardavia_desktop.rules.paohuzi import PAOHUZI
from cardavia_desktop.rules.paohuzi.hand import FACES
from cardavia_desktop.rules.paohuzi.past import Step, copies_left
from cardavia_desktop.rules.paohuzi.sampling import draw
from cardavia_desktop.rules.view import follow
from tests.rules.deals import playout, position
from tests.rules.paohuzi.setup import all_pass, deal, face, legal, play


@pytest.mark.parametrize(
    ("steps", "left"),
    [
        ([], [0, 1, 2, 3]),  # four would lie open (P3.2)
        ([Step.SHOWN], [1, 2, 3]),
        ([Step.DEALT_TI], [0]),
        ([Step.PLAYED], [0, 1]),  # a kan gives no card away (P2.1)
        ([Step.PLAYED, Step.PLAYED], [0]),
        ([Step.SHOWN, Step.PLAYED], [0, 1]),
        ([Step.PAIR], [0]),
        ([Step.KAN], [0]),
        ([Step.NOT_FORCED], [0, 1]),  # two would be a wei, three a ti (P5.3)
        ([Step.NOT_FORCED, Step.PLAYED], [0]),
        ([Step.PLAYED, Step.NONE_LEFT], [0]),  # bi (P5.5)
        ([Step.NONE_LEFT], [0]),
        ([Step.ONLY_KAN], [0, 3]),  # dead (P6.5)
        ([Step.ONLY_KAN, Step.KAN], [0]),
        ([Step.PAIR, Step.ONLY_KAN], [0]),
    ],
)
def test_what_was_seen_bounds_the_copies_held(steps: list[Step], left: list[int]) -> None:
    assert list(copies_left(tuple(steps))) == left


def test_all_fitting_ways_to_share_out_are_equally_likely() -> None:
    """Against counting them all: three faces, hands of two and one, bounds of each kind."""
    hidden = [2, 2, 1]
    bounds = [
        [(n, m) for n in range(3) for m in range(3)],
        [(0, 0), (1, 0), (2, 0), (1, 1)],
        [(0, 0), (1, 0), (0, 1)],
    ]
    ways: Counter[tuple[tuple[int, int], ...]] = Counter()
    for pairs in product(*bounds):
        if (sum(n for n, _ in pairs), sum(m for _, m in pairs)) == (2, 1):
            weight = 1
            for copies, (n, m) in zip(hidden, pairs, strict=True):
                weight *= comb(copies, n) * comb(max(0, copies - n), m)
            ways[pairs] = weight
    ways = +ways
    rng = random.Random("shares")
    rounds = 20_000
    drawn = Counter(tuple(draw(bounds, hidden, (2, 1), rng) or ()) for _ in range(rounds))
    assert set(drawn) == set(ways)
    for pairs, weight in ways.items():
        expected = rounds * weight / ways.total()
        assert abs(drawn[pairs] - expected) < 6 * expected**0.5, pairs


def test_no_way_to_share_out() -> None:
    assert draw([[(0, 0)], [(0, 1)]], [2, 2], (1, 1), random.Random(1)) is None


def test_no_proposal_where_the_bounds_leave_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardavia_desktop.rules.paohuzi.sampling.draw", lambda *_: None)
    assert PAOHUZI.propose(deal().view(0), random.Random(1)) is None


def accepted(table: Table, seat: int, rng: random.Random, tries: int) -> int:
    view = table.view(seat)
    decks = [PAOHUZI.propose(view, rng) for _ in range(tries)]
    assert all(deck is not None and sorted(deck) == sorted(table.deck) for deck in decks)
    return sum(deck is not None and follow(view, deck) is not None for deck in decks)


def test_nearly_every_proposal_leads_to_the_view() -> None:
    rng = random.Random("accepted")
    positions = 150
    hits = 0
    for _ in range(positions):
        table = position(PAOHUZI, rng)
        assert table.to_move is not None
        found = accepted(table, table.to_move, rng, 4)
        hits += found
    assert hits > 0.9 * 4 * positions


def test_other_seats_and_finished_deals_too() -> None:
    rng = random.Random("others")
    ends = hits = tries = 0
    for _ in range(40):
        for table in playout(PAOHUZI, rng):
            if table.result is None and (rng.random() > 0.1 or table.asks_in_secret):
                continue
            for seat in range(3):
                if table.result is not None:
                    ends += 1
                    assert isinstance(table.view(seat).events[-1], Finished)
                hits += accepted(table, seat, rng, 2)
                tries += 2
    assert ends >= 120
    assert hits > 0.9 * tries


def test_the_proposal_keeps_what_the_seat_knows() -> None:
    rng = random.Random("known")
    for _ in range(60):
        table = position(PAOHUZI, rng)
        assert table.to_move is not None
        view = table.view(table.to_move)
        sample = view.sample(rng)
        assert sample.hands[view.seat] == table.hands[view.seat]
        assert sample.deck[20] == table.deck[20], "the shown card (P3.1)"
        turned = 80 - table.stock
        assert sample.deck[61:turned] == table.deck[61:turned]
        own = next(e for e in view.events if isinstance(e, Dealt) and e.seat == view.seat)
        again = next(e for e in sample.events if isinstance(e, Dealt) and e.seat == view.seat)
        assert own == again


def test_p5_3_nobody_holds_what_it_would_have_been_forced_to_use() -> None:
    """A seat that turned a face up and formed nothing holds at most one of it."""
    table = deal("d9", "x1", "x2", stock="x1 x2 x3 x4 x5 x6")
    play(table, "0 discard d9")
    all_pass(table)
    rng = random.Random("forced")
    view = table.view(table.to_move if table.to_move is not None else 0)
    for _ in range(30):
        sample = view.sample(rng)
        for seat, code in ((1, "x1"), (2, "x2")):
            if seat != view.seat:
                assert sample.hands[seat][face(code)] <= 1


def test_the_rest_of_the_stock_comes_in_any_order() -> None:
    rng = random.Random("stock")
    view = deal("x1").view(0)
    decks = [PAOHUZI.propose(view, rng) for _ in range(20)]
    last = {deck[-1] for deck in decks if deck is not None}
    assert len(last) > 5


def test_p3_2_nobody_holds_four_alike() -> None:
    rng = random.Random("four")
    view = deal("x1").view(0)
    for _ in range(50):
        sample = view.sample(rng)
        assert all(max(hand) <= 3 for hand in sample.hands)


def test_p6_5_the_hidden_cards_of_a_dead_hand_are_kan() -> None:
    seven = "x1*3 x2*3 x3*3 x4*3 x5*3 x6*3 x7*3"
    table = play(deal(seven, dealer=0), "0 pass", "0 pass")
    rng = random.Random("dead")
    while table.to_move is not None and (table.asks_in_secret or table.to_move == 0):
        table.play(min(table.legal(), key=lambda action: (action.verb != "pass", action)))
    for seat in (1, 2):
        if table.to_move == seat:
            for _ in range(20):
                assert set(table.view(seat).sample(rng).hands[0]) <= {0, 3}


def test_p9_1_a_later_chi_of_a_face_claimed_in_vain_before() -> None:
    """Seat 1's first claim lapsed behind that of seat 0, so it may take the face later."""
    table = deal(
        "x4 x6 x1 x10",
        "x4 x6 x1 x10",
        "",
        stock="x5 x1 x10 x5",
        dealer=2,
        options=["chi-turned-card"],
    )
    while len(table.melds[1]) == 0:
        wanted = table.public == face("x5") and not (table.to_move == 0 and table.melds[0])
        verbs = ("chi", "pass", "discard") if wanted else ("pass", "discard")
        table.play(next(a for verb in verbs for a in table.legal() if a.verb == verb))
    assert [groups != [] for groups in table.melds] == [True, True, False]
    for seat in range(3):
        view = table.view(seat)
        assert follow(view, table.deck) is not None
        assert accepted(table, seat, random.Random("vain"), 20) > 0


def test_the_shown_card_is_dealt_last_to_the_dealer_whoever_looks() -> None:
    table = deal("x5 d9", shown="x5")
    rng = random.Random("shown")
    play(table, "0 discard d9")
    while "pass" in legal(table):
        play(table, f"{table.to_move} pass")
    for seat in range(3):
        for _ in range(10):
            deck = PAOHUZI.propose(table.view(seat), rng)
            assert deck is not None
            assert deck[20] == face("x5")
            assert all(deck.count(f) == 4 for f in FACES)
