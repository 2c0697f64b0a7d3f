"""What Player and Master know of Chắn, what they say of it, and the value of its tables."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import cast

import pytest

from cardavia_desktop.players import About, Candidate, Fact, player
from cardavia_desktop.players.master import chan_estimate
from cardavia_desktop.players.master.chan import sample
from cardavia_desktop.players.master.chan_beliefs import Beliefs
from cardavia_desktop.players.master.chan_estimate import Insight
from cardavia_desktop.players.master.chan_tables import settle, value
from cardavia_desktop.players.skilled.chan import Next, outcomes, weigh, won
from cardavia_desktop.players.skilled.chan_hand import Cards, Opening, payment, promise
from cardavia_desktop.players.skilled.chan_known import Known
from cardavia_desktop.rules import GAMES, NO_FACE, Action, Face, View
from cardavia_desktop.rules.chan.hand import OTHERS, singles_of, unpaired
from cardavia_desktop.rules.chan.limits import Limits
from cardavia_desktop.rules.chan.past import Step, pasts
from cardavia_desktop.rules.chan.table import ChanTable
from cardavia_desktop.rules.faces import TOTOM
from tests.players.questions import asked, view_of

CHAN = GAMES["chan"]


def tables(deals: int, seed: int = 0) -> Iterator[ChanTable]:
    """Tables of random deals, rare ones among them, at which a seat is asked."""
    return (cast(ChanTable, table) for table in asked(CHAN, deals, seed))


def face(code: str) -> Face:
    return TOTOM.index[code]


def counts(codes: str) -> list[int]:
    return TOTOM.counts(map(face, codes.split()))


def cards(hand: str, limits: Limits | None = None) -> Cards:
    held = counts(hand)
    return Cards(held, singles_of(held), limits or Limits(), ())


def opening(hand: str) -> Opening:
    return Opening.of(counts(hand), frozenset())


# What an apprentice does


def test_an_apprentice_dreams_of_dear_wins_at_first_and_hurries_later() -> None:
    """At first it keeps what is red, or of a Tôm, even before a Cạ; later any Cạ."""
    someone, early, late = player("apprentice", 0), 0, 0
    for table in tables(60, seed=8):
        view = view_of(table)
        faces = {a.face for a in view.legal if a.verb == "discard" and a.face is not None}
        given = someone.choose(view).face
        pretty = {card for card in faces if card in TOTOM.reds or TOTOM.codes[card] in TOM}
        singles = singles_of(view.hand)
        halves = {card for card in faces if singles & OTHERS[card]}
        if view.stock > 15 and faces - pretty and pretty and not view.options:
            assert given not in pretty
            early += bool(faces - pretty <= halves)
        elif view.stock <= 15 and faces - halves and halves:
            assert given not in halves
            late += bool(given in pretty)
    assert early
    assert late


TOM = ("3m", "3c", "7c")

# What a seat knows


def test_a_seat_remembers_how_the_past_binds_everybody() -> None:
    """As the table does, but for what others declined in secret (C6.8)."""
    for table in tables(30):
        known = Known.of(view_of(table))
        seat = table.to_move
        for other, limits in enumerate(table.limits):
            expected = limits if other == seat else limits._replace(declined=0)
            assert known.limits[other] == expected
        assert list(known.opening.counts) == table.opening_hand(known.view.seat)
        assert table.public == NO_FACE or known.turned_up == table.turned_up


def test_an_outcome_is_what_the_table_comes_to() -> None:
    """The cards and the past of the seat after its answer, with the discard that follows."""
    seen = set()
    for table in tables(50, seed=1):
        seat = view_of(table).seat
        known = Known.of(view_of(table))
        for action in table.legal():
            if action.verb == "win" or (action.verb == "pass" and not table.capturing):
                continue
            after = table.copy()
            after.play(action)
            for outcome in outcomes(known, action):
                end = after
                if after.to_move == seat and action.verb in ("capture", "chiu"):
                    end = after.copy()
                    end.play(CHAN.notation.faced("discard")[outcome.face])
                elif action.verb in ("capture", "chiu"):
                    continue  # somebody is asked in the same window
                seen.add((action.verb, outcome.next))
                assert outcome.cards.limits == end.limits[seat]
                assert outcome.cards.singles == end.singles[seat]
                if end.limits[seat].cas == table.limits[seat].cas:  # nothing taken meanwhile
                    assert outcome.cards.hand == end.hands[seat]
    assert {verb for verb, _ in seen} == {"discard", "capture", "chiu", "pass"}
    assert {following for _, following in seen} == set(Next)


def test_winning_is_worth_what_the_table_pays() -> None:
    wins = [table for table in tables(70, seed=2) if "win" in table.legal()]
    assert len(wins) > 10
    for table in wins:
        seat = view_of(table).seat
        end = table.copy()
        end.play(CHAN.parse("win"))
        while end.result is None:  # others are asked in the same window
            end.play(CHAN.parse("pass"))
        if end.result.winner == seat:  # nobody before it had claimed the win (C8.4)
            assert won(Known.of(view_of(table))) * 3 == end.result.points[seat]


# What a hand promises

PAIRS = "2m 2m 3m 3m 4m 4m 5m 5m 6m 6m"
"""Five Chắn."""


def test_a_waiting_hand_counts_the_cards_that_are_left_for_it() -> None:
    # Five Chắn, four Cạ, and 9c: it needs a sixth Chắn (C8.1), so only another 9c wins.
    hand = f"{PAIRS} 2s 2c 3s 3c 4s 4c 5s 5c 9c"
    left = [2] * TOTOM.size
    left[face("9c")] = 3
    found = promise(cards(hand), opening(hand), left)
    assert (found.away, found.winning, found.outs) == (0, 3, [3])
    # With a Cạ less and a Chắn more, 9m and 9s win too.
    hand = f"{PAIRS} 7m 7m 2s 2c 3s 3c 4s 4c 9c"
    found = promise(cards(hand), opening(hand), left)
    assert (found.away, found.winning, found.outs) == (0, 3 + 2 + 2, [7])


def test_loose_cards_ask_for_what_the_past_allows() -> None:
    # Six Chắn, two Cạ; 7s, 8c and chi are loose: one capture away from waiting.
    hand = f"{PAIRS} 9m 9m 2s 2c 3s 3c 7s 8c chi"
    left = [1] * TOTOM.size
    found = promise(cards(hand), opening(hand), left)
    assert (found.away, found.winning, found.outs) == (1, 0, [3, 3, 1])
    # It has discarded 8m: no capture of that any more (C6.1).
    past = Limits().after_discard(face("8m"))
    assert promise(cards(hand, past), opening(hand), left).outs == [3, 2, 1]
    # It has discarded 8m and 8s: no Cạ at all (C6.7).
    past = past.after_discard(face("8s"))
    assert promise(cards(hand, past), opening(hand), left).outs == [1, 1, 1]


def test_a_win_is_paid_with_its_bonuses() -> None:
    # All black, Bạch định 7; six Chắn and no Cạ of nines, Bạch thủ with its dịch 1 (C9.1, C9.3).
    hand = f"{PAIRS} 2s 2c 3s 3c 4s 4c 5s 5c 9c"
    assert payment(cards(hand), opening(hand), face("9c")) == 8
    # At the own gate Ù chì adds its dịch, 1.
    assert payment(cards(hand), opening(hand), face("9c"), own_gate=True) == 9


def test_the_next_seat_does_not_take_what_it_has_discarded() -> None:
    table = CHAN.deal(seed=3, dealer=0)
    table.play(table.legal()[0])
    while table.to_move != 3:
        table.play(next(a for a in table.legal() if a.verb in ("pass", "discard")))
    insight = Insight.of(Known.of(table.view(3)))
    gone = insight.known.limits[0].discarded
    assert gone.bit_count() == 1
    barred = gone.bit_length() - 1
    assert insight.feeds(barred) == (0.0, 0.0)
    chan, ca = insight.feeds((barred + 1) % 9)
    assert 0 < chan < 1
    assert ca > 0


def test_all_unseen_cards_are_somewhere() -> None:
    """Every card not seen is in a hand or in the stock, and each of them has its size."""
    for table in tables(15, seed=6):
        known = Known.of(view_of(table))
        view = known.view
        held, odd, stock = Beliefs.of(known)
        assert sum(stock) == pytest.approx(view.stock)
        for i, (of_seat, chances) in enumerate(zip(held, odd, strict=True), 1):
            assert sum(of_seat) == pytest.approx(view.sizes[(view.seat + i) % 4], rel=0.05)
            assert all(0 <= chance <= 1 for chance in chances)
        for card, left in enumerate(known.left):
            if not left:
                assert not stock[card] + sum(of_seat[card] for of_seat in held)


def test_who_lets_a_card_go_by_has_no_single_of_it() -> None:
    """C6.8 makes it dear to pass what one can pair, so that hardly anybody does."""
    checked = 0
    for seed in range(12):
        table = CHAN.deal(seed)
        someone = player("player", 0)
        while table.to_move is not None and len(table.actions) < 16:
            table.play(someone.choose(table.view(table.to_move)))
        if table.to_move is None:
            continue
        known = Known.of(table.view(table.to_move))
        odd = Beliefs.of(known).odd
        past = pasts(known.view)
        for i in range(1, 4):
            steps = past[(known.view.seat + i) % 4].steps
            for card in {c for step, c in steps if step is Step.PASSED and known.left[c] > 1}:
                fresh = [c for c in range(9) if known.left[c] == known.left[card]]
                fresh = [c for c in fresh if all(c % 9 != other % 9 for _, other in steps)]
                checked += len(fresh)
                assert all(odd[i - 1][card] < odd[i - 1][c] for c in fresh)
    assert checked > 10


# What is told


def told(candidates: list[Candidate], action: str) -> dict[About, Fact]:
    (candidate,) = (c for c in candidates if c.action == action)
    return {fact.about: fact for fact in candidate.facts}


def test_facts_name_what_a_discard_leaves_to_wait_for() -> None:
    checked = 0
    for table in tables(40, seed=4):
        view = view_of(table)
        discards = [a for a in view.legal if a.verb == "discard"]
        if not discards or view.distance:
            continue
        candidates = weigh(view, random.Random(0))
        left = view.unseen()
        for action in discards:
            facts = told(candidates, action)
            after = table.copy()
            after.play(action)
            if after.result is not None:
                continue
            waits = [card for card in after.view(view.seat).waits if left[card]]
            if About.WAITS in facts:
                assert list(facts[About.WAITS].faces) == waits
                assert facts[About.WAITS].number == sum(left[card] for card in waits)
                checked += 1
            elif waits:
                assert facts[About.FARTHER].number > 0
            else:
                assert About.OUTS in facts
    assert checked > 10


def test_declining_is_told_to_bind() -> None:
    """C6.8: a face that was declined may not be discarded."""
    checked = 0
    for table in tables(20, seed=5):
        view = view_of(table)
        capture = CHAN.notation.faced("capture")[view.public] if view.public != NO_FACE else None
        free = table.limits[view.seat].discards(table.singles[view.seat])
        if capture not in view.legal or not free >> view.public & 1:
            continue
        facts = told(weigh(view, random.Random(0)), "pass")
        assert view.public in facts[About.BINDS].faces
        checked += 1
    assert checked > 10


def wanted(table: ChanTable, discard: Action) -> bool:
    """Whether a seat is asked for a discard."""
    after = table.copy()
    after.play(discard)
    return after.to_move is not None and not after.turned_up


def test_the_master_tells_what_a_discard_feeds() -> None:
    """Where the next seat likely takes it, and where nobody can use it."""
    seen = set()
    for table in tables(40, seed=7):
        view = view_of(table)
        if table.public != NO_FACE or "win" in view.legal:
            continue
        insight = Insight.of(Known.of(view))
        candidates = chan_estimate.weigh(view, random.Random(0))
        for action in view.legal:
            assert action.face is not None
            facts = told(candidates, action)
            chan, ca = insight.feeds(action.face)
            seen |= {about for about in (About.FEEDS, About.SAFE) if about in facts}
            if About.SAFE in facts:
                assert chan + ca < 0.01
                assert insight.known.left[action.face] < 3
                assert not wanted(table, action)
            elif About.FEEDS in facts:
                assert facts[About.FEEDS].faces == (action.face,)
                assert chan + ca > 0.49
            else:
                assert chan < 0.51
    assert seen == {About.FEEDS, About.SAFE}


# Hands as they may be


def test_worlds_agree_with_the_view_and_hold_hands_that_were_played_well() -> None:
    """After a few discards a hand has fewer loose cards than one drawn blindly."""
    rng = random.Random(0)
    well = blind = 0
    for seed in range(12):
        table = CHAN.deal(seed)
        someone = player("apprentice", 0)
        while table.to_move is not None and len(table.actions) < 14:
            table.play(someone.choose(table.view(table.to_move)))
        if table.to_move is None:
            continue
        view = table.view(table.to_move)
        for draw, drawn in ((sample, True), (View.sample, False)):
            world = cast(ChanTable, draw(view, rng))
            assert world.view(view.seat) == view
            others = [world.singles[seat] for seat in range(4) if seat != view.seat]
            loose = sum(map(unpaired, others))
            well, blind = well + loose * drawn, blind + loose * (not drawn)
    assert 0 < well < 0.8 * blind


# What tables are worth


@pytest.mark.parametrize("seed", range(3))
def test_what_one_seat_expects_the_others_pay(seed: int) -> None:
    for table in tables(3, seed):
        settle(table)
        values = [value(table.copy(), seat) for seat in range(4)]
        assert sum(values) == pytest.approx(0)


def test_a_hand_that_waits_expects_more_than_one_that_is_far_from_it() -> None:
    """Nearly always: the estimate sees what else there is in the hands."""
    wider = []
    for table in tables(40, seed=7):
        settle(table)
        if table.result is not None:
            continue
        views = [table.view(seat) for seat in range(4)]
        waiting = [seat for seat in range(4) if views[seat].waits]
        far = [seat for seat in range(4) if views[seat].distance > 1]
        pairs = [(a, b) for a in waiting for b in far]
        wider += [value(table.copy(), a) > value(table.copy(), b) for a, b in pairs]
    assert len(wider) > 20
    assert sum(wider) > 0.8 * len(wider)


def test_an_owed_discard_is_that_of_the_estimate() -> None:
    """The table goes on as after the discard that the Master thinks best at first sight."""
    for table in tables(6, seed=8):
        view = view_of(table)
        if table.public == NO_FACE and len(view.legal) > 1 and "win" not in view.legal:
            after = table.copy()
            after.play(chan_estimate.weigh(view, random.Random(0))[0].action)
            assert value(table, view.seat) == value(after, view.seat)


def test_a_table_that_is_over_is_worth_its_points() -> None:
    for table in tables(30, seed=6):
        if "win" in table.legal() and not table.asks_in_secret:
            seat = view_of(table).seat
            table.play(CHAN.parse("win"))
            assert table.result is not None
            assert value(table, seat) == table.result.points[seat]
