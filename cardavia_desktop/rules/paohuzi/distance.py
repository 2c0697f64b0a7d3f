"""How far a hand of Paohuzi is from winning (`Game.distance`): exact, kan never given up.

Looked for is a won hand nearest to the cards held: open groups and kan as they are, beside them
further groups of which as few cards as possible are missing; one of the missing cards is the
winning card. The faces are gone through rank by rank, small before large. What is begun and not
finished yet is a *state*, packed into one integer; all ways to reach a state are kept together in
another one, a bit for each combination of cards missing, groups made, huxi won, and a pair or
none. Ways that miss or waste too many cards are cut off; what is too many grows until a way is
left.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import product
from typing import Final, NamedTuple

from cardavia_desktop.rules.faces import Face
from cardavia_desktop.rules.game import Meld
from cardavia_desktop.rules.paohuzi.hand import ALIKE, FACES, HUXI, RANKS, Holding
from cardavia_desktop.rules.paohuzi.score import LEAST

NEVER: Final = 99
"""The distance of a hand that no exchange of cards makes win: its open groups are worth too
little, or it is dead.
"""

# How far the bits of the ways move for a pair, three huxi, a group, a missing card.
_PAIR: Final = 1
_UNIT: Final = 2
_GROUP: Final = 32 * _UNIT
_MISS: Final = 16 * _GROUP

_NO_PAIR: Final = ((1 << 32 * _MISS) - 1) // 3
"""The bits of ways without a pair: every other one."""

# A state: for small and for large cards the runs begun at this rank, those begun at the one
# before, and the groups 2–7–10 begun (two bits each); then what the winning card is spent on.
_LARGE: Final = 6
_SPENT: Final = 2 * _LARGE
_BEGUN: Final = (1 << _LARGE) - 1

OPEN: Final = 0
"""The winning card may be any of those missing."""
OVER: Final = 1
"""It is a copy more than a hand can hold loose: a third one, or a fourth one beside a kan."""
FOUR: Final = 2
"""It makes the first group of four (P7.3)."""

Ways = dict[int, int]


class Aim(NamedTuple):
    """What is looked for: so many groups, at least so many units of three huxi, and at most so
    many cards missing.
    """

    groups: int
    units: int
    missing: int


class Use(NamedTuple):
    """A way to use a face: its part of the state after it, how it moves the bits, and whether it
    is for ways without a pair only.
    """

    state: int
    shift: int
    pair: bool


class Place:
    """A face, as far as the hand decides what it can be used for.

    `held` are the loose copies, `room` the copies in no kan and no open group of the seat,
    `locked` tells of a kan, and `growth` are the units of three huxi that it brings when the
    winning card makes a group of four of the kan or of an open group (0: it cannot).
    """

    __slots__ = ("_uses", "face", "growth", "held", "locked", "room")

    def __init__(self, face: Face, held: int, room: int, locked: bool, growth: int) -> None:
        """Describe a face."""
        self.face = face
        self.held = held
        self.room = room
        self.locked = locked
        self.growth = growth
        self._uses: dict[int, list[Use]] = {}

    def uses(self, begun: int, spent: int, mixed: int) -> list[Use]:
        """The ways to use the face when a group of both sizes needs it `mixed` times."""
        key = (begun << 2 | spent) << 2 | mixed
        found = self._uses.get(key)
        if found is None:
            found = self._uses[key] = list(self._find(begun, spent, mixed))
        return found

    def _find(self, begun: int, spent: int, mixed: int) -> Iterator[Use]:
        large, rank = divmod(self.face, RANKS)
        at = _LARGE if large else 0
        now, before, wide = begun & 3, begun >> 2 & 3, begun >> 4
        due = now + before + mixed + (wide if rank in {6, 9} else 0)
        more_runs = range(3 if rank < 8 else 1)
        more_wide = range(3 if rank == 1 else 1)
        for runs, wides, pair, three in product(more_runs, more_wide, (0, 1), (0, 1)):
            loose = due + runs + wides + 2 * pair
            over = loose - (0 if self.locked or three else 2)
            used = loose + 3 * three
            if used > self.room or over > 1 or (over == 1 and spent != OPEN):
                continue
            after = (runs | now << 2 | (0 if rank == 9 else wide + wides) << 4) << at
            units = (1 + large) * ((runs if rank == 0 else 0) + wides + three)
            shift = (
                max(0, used - self.held) * _MISS
                + (runs + wides + pair + three) * _GROUP
                + units * _UNIT
                + pair * _PAIR
            )
            yield Use(after | (OVER if over == 1 else spent) << _SPENT, shift, pair > 0)
            growth = 2 if three else self.growth
            if growth and not loose and spent == OPEN and used < self.room:
                yield Use(after | FOUR << _SPENT, shift + growth * _UNIT + _MISS, False)


@lru_cache(maxsize=1024)
def distance(hand: tuple[int, ...], melds: tuple[Meld, ...], fourth: bool) -> int:
    """The fewest cards of a live hand to exchange until one more card would win.

    A hand that owes a discard is read with the best one made; cards that a short hand lacks
    (P3.3) count as cards to exchange. `fourth` tells whether P9.2 is in force.
    """
    holding = Holding.of(hand, melds)
    need = LEAST - holding.huxi
    units = _units(need)
    places = [_place(hand, melds, face, need, fourth) for face in FACES]
    groups = 7 - len(melds) - sum(n == 3 for n in hand)
    goals = [(OPEN, 1), (OVER, 1)] if holding.fours else [(OPEN, 0), (OVER, 0), (FOUR, 1)]
    for missing in range(3 * groups + 1):
        ways = _ways(places, Aim(groups, units, missing), missing - 1 + holding.surplus)
        for spent, pair in goals:
            bits = ways.get(spent << _SPENT, 0) >> missing * _MISS + groups * _GROUP
            if bits & _NO_PAIR << pair:
                return max(0, missing - 1)
    return NEVER


def _units(huxi: int) -> int:
    """How many times three huxi are needed for so many."""
    return max(0, -(-huxi // 3))


def _place(
    hand: Sequence[int], melds: Sequence[Meld], face: Face, need: int, fourth: bool
) -> Place:
    """What the hand decides about a face; `need` are the huxi that are not there yet."""
    locked = hand[face] == 3
    own = (3 if locked else 0) + sum(meld.cards.count(face) for meld in melds)
    gain = 0
    if own == 3:
        for kind, four in (("kan", "ti"), ("wei", "ti" if fourth else "pao"), ("peng", "pao")):
            three = ALIKE[kind][face]
            if locked if kind == "kan" else three in melds:
                gain = HUXI[ALIKE[four][face]] - HUXI[three]
    growth = _units(need) - _units(need - gain)
    return _known_place(face, 0 if locked else hand[face], 4 - own, locked, growth)


@cache
def _known_place(face: Face, held: int, room: int, locked: bool, growth: int) -> Place:
    """The one place of its kind, which remembers its uses."""
    return Place(face, held, room, locked, growth)


def _ways(places: Sequence[Place], aim: Aim, wasted: int) -> Ways:
    """The ways to use the faces that meet an aim with at most so many loose cards left over, by
    the state that they end in.
    """
    ways = {0: 1}
    left = -wasted
    for rank in range(RANKS):
        small, large = places[rank], places[RANKS + rank]
        # Without a chi group of both sizes, and with each of the two that there are (P2.3).
        plain = _use(ways, small, 0, 0)
        two_small = _use(ways, small, 2, _GROUP)
        one_small = _use(ways, small, 1, _GROUP)
        ways = _use(plain, large, 0, 0)
        for mixed, begun in ((1, two_small), (2, one_small)):
            for state, bits in _use(begun, large, mixed, 0).items():
                ways[state] = ways.get(state, 0) | bits
        left += small.held + large.held
        ways = _cut(ways, places, rank, aim, left)
    return ways


def _use(ways: Ways, place: Place, mixed: int, shift: int) -> Ways:
    """The ways after a face, all moved by `shift` besides."""
    at = _LARGE if place.face >= RANKS else 0
    other = _BEGUN << _LARGE - at
    after: Ways = {}
    for state, bits in ways.items():
        kept = state & other
        for new, by, pair in place.uses(state >> at & _BEGUN, state >> _SPENT, mixed):
            more = (bits & _NO_PAIR if pair else bits) << by + shift
            key = kept | new
            after[key] = after[key] | more if key in after else more
    return after


def _cut(ways: Ways, places: Sequence[Place], rank: int, aim: Aim, left: int) -> Ways:
    """The ways after a rank without those that miss or waste too much, the cards that their
    groups begun still need counted.
    """
    small = {state & _BEGUN for state in ways}
    large = {state >> _LARGE & _BEGUN for state in ways}
    small_needs = {begun: _needed(places[:RANKS], begun, rank) for begun in small}
    large_needs = {begun: _needed(places[RANKS:], begun, rank) for begun in large}
    fitting: Ways = {}
    for state, bits in ways.items():
        cards, lacking = small_needs[state & _BEGUN]
        more_cards, more_lacking = large_needs[state >> _LARGE & _BEGUN]
        # A winning card spent on a group of four is missing, but no card of the groups.
        used = left + cards + more_cards - (state >> _SPENT == FOUR)
        if kept := bits & _fitting(aim, rank > 0, lacking + more_lacking, used):
            fitting[state] = kept
    return fitting


def _needed(places: Sequence[Place], begun: int, rank: int) -> tuple[int, int]:
    """How many cards of one size the groups begun still need after a rank, and how many of them
    are not held.
    """
    now, before, wide = begun & 3, begun >> 2 & 3, begun >> 4
    needs = [(rank + 1, now + before), (rank + 2, now), (9, wide)]
    if rank < 6:
        needs.append((6, wide))
    cards = lacking = 0
    for at, due in needs:
        if due:
            cards += due
            lacking += max(0, due - places[at].held)
    return cards, lacking


@lru_cache(maxsize=4096)
def _fitting(aim: Aim, scored: bool, lacking: int, left: int) -> int:
    """The bits of the ways that can still meet an aim when they lack some cards more.

    A way has used three cards a group (a pair two) but those to come and those missing; `left`
    are the loose cards so far with those to come, less the most that may be left over. Once the
    scoring chi groups are begun (`scored`), only groups of one face bring huxi: each missing card
    two units at most.
    """
    bits = 0
    for miss in range(aim.missing - lacking + 1):
        units = max(0, aim.units - 2 * (aim.missing - lacking - miss)) if scored else 0
        row = _NO_PAIR & (1 << _GROUP) - (1 << units * _UNIT)
        for made in range(aim.groups + 1):
            for pair in (0, 1):
                if 3 * made - pair - miss >= left:
                    bits |= row << miss * _MISS + made * _GROUP + pair
    return bits
