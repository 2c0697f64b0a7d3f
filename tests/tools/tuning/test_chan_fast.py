"""The fast play of Chắn, from which networks learn, agrees with the rules and with the players."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import numpy as np
import pytest

from cardavia_desktop.players.master import chan_beliefs
from cardavia_desktop.players.master.chan_estimate import Insight
from cardavia_desktop.players.skilled.chan import Next, Outcome, outcomes, won
from cardavia_desktop.players.skilled.chan_known import Known
from cardavia_desktop.rules import GAMES, NO_FACE, Action, View
from cardavia_desktop.rules.chan.past import Step, pasts
from cardavia_desktop.rules.chan.table import ChanTable
from cardavia_desktop.rules.events import Discarded
from tests.players.questions import asked, view_of
from tools.tuning.chan_fast import cards as fast
from tools.tuning.chan_fast.__main__ import minds, watched
from tools.tuning.chan_fast.cards import Cards
from tools.tuning.chan_fast.play import APPRENTICE, DECK, SKILLED, WATCHFUL
from tools.tuning.chan_fast.sight import MASTER, PLAYER, Seen, look, master_numbers, new_sight
from tools.tuning.learner import Learner

CHAN = GAMES["chan"]
FACED = CHAN.notation.faced("discard"), CHAN.notation.faced("capture")


def tables(deals: int, seed: int) -> Iterator[ChanTable]:
    """Tables of random deals without options at which a seat is asked."""
    some = (cast(ChanTable, table) for table in asked(CHAN, deals, seed))
    return (table for table in some if not table.options)


def cards_at(table: ChanTable) -> Cards:
    """The cards of a table as fast play has them."""
    shape = (fast.SEATS, fast.SIZE)
    made = [e.seat for e in table.events if isinstance(e, Discarded)]
    cards = Cards(
        np.array(table.hands),
        np.array([table.opening_hand(seat) for seat in range(fast.SEATS)]),
        np.zeros(shape, np.int64),
        np.zeros(shape, np.int64),
        np.zeros((fast.SEATS, fast.MARKS), np.int64),
    )
    for seat, melds in enumerate(table.melds):
        marks, (discarded, given, declined, cas) = cards.marks[seat], table.limits[seat]
        for kind, faces in melds:
            marks[fast.PAIRS] += len(faces) // 2
            if kind == "ca":
                cards.in_cas[seat, list(faces)] += 1
                marks[fast.CA_RANKS] |= 1 << faces[0] % 9
            else:
                cards.chans[seat, faces[0]] += len(faces) // 2
        marks[: fast.CA_RANKS] = table.singles[seat], discarded, given, declined, cas
        marks[fast.DISCARDS :] = made.count(seat), sum(table.hands[seat])
    return cards


def seen_by(view: View) -> Seen:
    """What lies open, and who let what go by."""
    passed = np.zeros((fast.SEATS, fast.SIZE), np.int64)
    for seat, past in enumerate(pasts(view)):
        for step, face in past.steps:
            passed[seat, face] += step is Step.PASSED
    lie_open = [face for row in view.discards for face in row]
    lie_open += [face for melds in view.melds for meld in melds for face in meld.cards]
    return Seen(np.bincount(lie_open, minlength=fast.SIZE), passed)


def test_what_is_legal_agrees_with_the_rules() -> None:
    partners = np.zeros(3, np.int64)
    verbs = set()
    for table in tables(25, seed=3):
        cards, seat = cards_at(table), view_of(table).seat
        hand, marks = cards.hand[seat], cards.marks[seat]
        discards, captures = FACED
        legal = {action for action in table.legal() if action.verb not in ("pass", "win", "chiu")}
        if table.public == NO_FACE:
            free = fast.free(marks, marks[fast.SINGLES])
            assert legal == {discards[face] for face in fast.FACES if free >> face & 1}
        else:
            count = fast.captures(hand, marks, table.public, partners)
            if table.capturing:
                assert legal == {captures[face] for face in partners[:count]}
            if table.turned_up and not table.capturing:
                completes = fast.completes(marks[fast.SINGLES], marks[fast.CAS], table.public)
                assert completes == ("win" in table.legal())
        verbs |= {action.verb for action in table.legal()}
    assert verbs >= {"discard", "capture", "pass", "win", "chiu"}


def test_a_win_is_paid_by_the_rules() -> None:
    wins = [table for table in tables(60, seed=2) if "win" in table.legal()]
    assert len(wins) > 10
    for table in wins:
        known = Known.of(view_of(table))
        own_gate = table.turned_up and table.source == known.view.seat
        assert fast.payment(cards_at(table), known.view.seat, table.public, own_gate) == won(known)


def after(cards: Cards, seat: int, public: int, action: Action, outcome: Outcome) -> Cards:
    """The cards after an answer and the discard that follows."""
    changed = Cards(*(part.copy() for part in cards))
    if action.verb in ("capture", "chiu"):
        fast.take(changed, seat, public, fast.CHIU if action.face is None else action.face)
    if outcome.next is Next.OFFERED:
        fast.discard(changed, seat, outcome.face)
    changed.marks[seat, fast.DECLINED] = outcome.cards.limits.declined
    return changed


@pytest.mark.parametrize("seed", [4, 5])
def test_the_numbers_of_an_answer_are_those_that_master_and_player_use(seed: int) -> None:
    sight, told = new_sight(), np.zeros(MASTER)
    odds = np.array(chan_beliefs.odds())
    checked = 0
    for table in tables(4, seed):
        view = view_of(table)
        cards, seen, seat = cards_at(table), seen_by(view), view.seat
        insight = Insight.of(Known.of(view))
        offered = any(action.verb == "capture" for action in view.legal)
        if insight.known.turned_up and offered and view.source != seat:
            seen.passed[view.source, view.public] += 1  # it was asked first
        look(cards, seen, seat, view.public, view.stock, odds, sight)
        assert sight.stock == pytest.approx(np.array(insight.beliefs.stock))
        for action in view.legal:
            if action.verb == "win":
                continue
            for outcome in outcomes(insight.known, action):
                changed = after(cards, seat, view.public, action, outcome)
                following = outcome.next.value
                master_numbers(
                    changed,
                    cards.marks[seat],
                    seat,
                    sight,
                    view.stock,
                    outcome.face,
                    following,
                    told,
                )
                assert told == pytest.approx(np.array(insight.features(outcome)))
                checked += 1
    assert checked > 100


@pytest.mark.parametrize("kinds", [(APPRENTICE,) * 4, (WATCHFUL, SKILLED, APPRENTICE, SKILLED)])
def test_deals_are_played_to_their_end(kinds: tuple[int, ...]) -> None:
    judges = minds(Learner(PLAYER, 2, (0, 0, 4, 4)), Learner(MASTER, 2, (0, 0, 4, 4)), ODDS)
    (numbers, ends), odds, results = watched(4, 1, kinds, judges)
    assert len(DECK) == 100
    assert len(numbers) == len(ends) > 0
    assert set(ends[:, 0] + ends[:, 1]) <= {0, 1}, "somebody wins, or nobody"
    assert odds.shape == ODDS.shape
    assert (results[:, 0] < 4).all()


ODDS = np.ones_like(np.array(chan_beliefs.odds()))
