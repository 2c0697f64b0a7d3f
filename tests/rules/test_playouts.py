"""Whole random deals: what must hold after every action, whatever the rules."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from itertools import chain

import pytest

from cardavia_desktop.rules import GAMES, NO_FACE, Action, Record, Table
from cardavia_desktop.rules.events import Discarded, Revealed
from cardavia_desktop.rules.faces import cards_of
from cardavia_desktop.rules.record import result_of, state_of
from tests.rules.deals import contents, playout, random_action

DEALS = 5_000  # a game, in PARTS so that several processors can share them
PARTS = 20


def cards(table: Table) -> Counter[int]:
    """Every card of the deal, wherever it lies."""
    places = (
        *map(cards_of, table.hands),
        *(meld.cards for melds in table.melds for meld in melds),
        *table.discards,
        table.indicators,
        [table.public] if table.public != NO_FACE else [],
        table.deck[table._next : table._end],
    )
    return Counter(chain(*places))


def held(table: Table, seat: int) -> int:
    """Cards of a seat, in hand and open."""
    return sum(table.hands[seat]) + sum(len(meld.cards) for meld in table.melds[seat])


def owes_discard(table: Table, seat: int) -> bool:
    return table.to_move == seat and any(action.verb == "discard" for action in table.legal())


def check_hands_chan(table: Table) -> None:
    """C3.1, C5.5: nineteen cards, and one more while a discard is owed or was impossible."""
    for seat in range(4):
        if owes_discard(table, seat) or seat in table.dead or not table.actions:
            assert held(table, seat) in (19, 20)
        elif table.result is None:
            assert held(table, seat) == 19


def check_hands_paohuzi(table: Table) -> None:
    """P3.3, P6.1: at most 20 + max(0, groups of four - 1), and one more while a discard is owed."""
    for seat in range(3):
        fours = sum(len(meld.cards) == 4 for meld in table.melds[seat])
        full = 20 + max(0, fours - 1)
        if owes_discard(table, seat):
            assert held(table, seat) == full + 1
        elif seat not in table.dead and table.to_move != seat and table.result is None:
            played = any(isinstance(event, Discarded | Revealed) for event in table.events)
            assert held(table, seat) <= full + (seat == table.dealer and not played)  # P4.1


def check_hands_nantong(table: Table) -> None:
    """N3.1, N5: 22 cards with a kong counted as three, one more on one's turn; Hezi beside."""
    for seat in range(3):
        groups = sum(len(meld.cards) - 3 for meld in table.melds[seat] if meld.kind != "hezi")
        pairs = sum(len(meld.cards) for meld in table.melds[seat] if meld.kind == "hezi")
        assert held(table, seat) - groups - pairs in (22, 23)


CHECK_HANDS: dict[str, Callable[[Table], None]] = {
    "chan": check_hands_chan,
    "paohuzi": check_hands_paohuzi,
    "nantong": check_hands_nantong,
}


def nameable(table: Table, chis: set[Action]) -> list[Action]:
    """Every action that stands alone or takes a face, and every chi seen so far."""
    chis.update(action for action in table.legal() if action.verb == "chi")
    return [*table.game.notation.every(), *chis]


@pytest.mark.bulk
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("part", range(PARTS))
def test_random_deals(name: str, part: int) -> None:
    game = GAMES[name]
    rng = random.Random(f"{name} {part}")
    chis: set[Action] = set()
    full = Counter(dict.fromkeys(game.faces, 4))
    for _ in range(DEALS // PARTS):
        for table in playout(game, rng):
            assert cards(table) == full
            CHECK_HANDS[name](table)
            legal = table.legal()
            assert list(legal) == sorted(set(legal))
            assert (table.to_move is None) == (not legal) == (table.result is not None)
            actions = nameable(table, chis)
            for seat in range(game.seats):
                allowed = {action for action in actions if table.refuse(seat, action) is None}
                assert allowed == set(legal if seat == table.to_move else ())
            if legal:
                before = contents(table)
                copy = table.copy()
                assert contents(copy) == before
                copy.play(random_action(copy, rng, 0.5))
                assert contents(table) == before
        assert table.result is not None
        assert sum(table.result.points) == 0
        replayed = Record.parse(Record.of(table).write()).replay()
        assert state_of(replayed) == state_of(table)
        assert result_of(replayed) == result_of(table)
        assert contents(replayed) == contents(table)
