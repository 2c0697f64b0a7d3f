"""Deals that could lie behind a view (`Game.propose`).

The public history tells which cards another seat has used up, and when. A seat gets its cards in
the deal and in draws, so each used card is put where the seat got a card before it used it; its
cards in hand now fill the other places. Nothing forces a seat to use a card, but two things tell
of a hidden hand: a seat that declared ready waits (N4.6), and a seat that is being asked in
secret has something to answer. Such hands are made, not hoped for.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Final

from cardavia_desktop.rules.actions import Action, Group
from cardavia_desktop.rules.events import (
    Answered,
    Dealt,
    Declared,
    Discarded,
    Drew,
    Event,
    Finished,
    Formed,
    Indicated,
)
from cardavia_desktop.rules.faces import NO_FACE, Face, cards_of
from cardavia_desktop.rules.nantong.cards import FACES, READY, STARTS, WIN
from cardavia_desktop.rules.nantong.preparation import set_aside
from cardavia_desktop.rules.nantong.waiting import Wanted, waiting_hands
from cardavia_desktop.rules.view import View

_DECK: Final = 120
_STOCK: Final = STARTS[-1] + 2
_FROM_HAND: Final = {"open": 4, "hezi": 2, "pung": 2, "kong": 3}
"""Hand cards at most in the groups that come without a kong of one's own."""


def propose(view: View, rng: random.Random) -> Group | None:
    """A full deck that agrees with what the view's seat has seen, or None."""
    deal = _Deal(view, rng)
    for event in view.events:
        deal.follow(event)
    if not deal.make_hands():
        return None
    deal.fill()
    return tuple(deal.deck)


class _Deal:
    """A deck in the making.

    `deck` holds the cards placed so far, `pool` counts the others. For the other seats `free`
    holds the places in the deck of the cards in hand, which are not known, in the order in which
    they were got, and `locked` those of a hand that declared ready.
    """

    def __init__(self, view: View, rng: random.Random) -> None:
        self.view = view
        self.rng = rng
        self.deck = [NO_FACE] * _DECK
        self.pool = [4 if face in FACES else 0 for face in range(view.game.deck.size)]
        self.free: dict[int, list[int]] = {
            seat: [] for seat in range(view.game.seats) if seat != view.seat
        }
        self.locked: dict[int, list[int]] = {}
        self.punged: set[Face] = set()
        self.front = _STOCK
        self.back = _DECK

    def follow(self, event: Event) -> None:
        """Place the cards that an event tells of."""
        match event:
            case Indicated(faces=faces):
                self._put(list(range(STARTS[-1], _STOCK)), faces)
            case Dealt(seat=seat, count=count, cards=cards):
                start = STARTS[self._place(seat)]
                self._got(seat, list(range(start, start + count)), cards)
            case Drew(seat=seat, back=back, face=face):
                self._got(seat, [self._drawn(back)], () if face is None else (face,))
            case Finished(hands=hands):
                self._reveal(hands)
            case Discarded(seat=seat, face=face) if seat in self.free:
                self._use(seat, (face,))
            case Formed(seat=seat, kind=kind, cards=cards):
                if kind == "pung":
                    self.punged.add(cards[0])
                if seat in self.free:
                    initial = kind in ("open", "hezi")
                    self._use(seat, cards[: _FROM_HAND.get(kind, 0)], initial=initial)
            case Declared(seat=seat, action=action) if seat in self.free:
                self._declare(seat, action)
            case _:
                pass

    def make_hands(self) -> bool:
        """Make the hands of which something is known; whether that succeeded."""
        asked, public = self._asked(), self.view.public
        waiting = dict(self.locked)
        if asked is not None and asked not in waiting:
            declarable = self._declarable(asked) if public == NO_FACE else []
            if declarable:
                self._make_declaration(asked, declarable)
            elif self._can_pung(asked):
                self._use(asked, (public,) * 2)
            else:
                waiting[asked] = self.free[asked]
        return self._make_waiting(waiting, asked)

    def fill(self) -> None:
        """Deal all other cards at random."""
        cards = cards_of(self.pool)
        self.rng.shuffle(cards)
        self._put([place for place, face in enumerate(self.deck) if face == NO_FACE], cards)

    def _place(self, seat: int) -> int:
        return (seat - self.view.dealer) % self.view.game.seats

    def _put(self, places: Sequence[int], faces: Sequence[Face]) -> None:
        for place, face in zip(places, faces, strict=True):
            self.deck[place] = face
            self.pool[face] -= 1

    def _got(self, seat: int, places: list[int], faces: Sequence[Face]) -> None:
        """A seat got the cards at some places, seen or not."""
        if faces:
            self._put(places, faces)
        else:
            self.free[seat] += places

    def _drawn(self, back: bool) -> int:
        """The place of the next card of the stock."""
        if back:
            self.back -= 1
            return self.back
        self.front += 1
        return self.front - 1

    def _use(self, seat: int, faces: Sequence[Face], *, initial: bool = False) -> None:
        """A seat had these cards in hand, or already in its original deal."""
        places = self.free[seat]
        for face in faces:
            place = self.rng.choice(self._initial(seat) if initial else places)
            places.remove(place)
            self._put([place], [face])

    def _initial(self, seat: int) -> list[int]:
        """The free places of a seat in the original deal."""
        return [place for place in self.free[seat] if place < _STOCK]

    def _declare(self, seat: int, action: Action) -> None:
        """What a seat declared on its own turn, or in the preparation."""
        result = self.view.result
        if action == READY:
            # The hand is locked: what it draws from now on it discards.
            self.locked[seat] = self.free[seat]
            self.free[seat] = []
        elif action.verb == "kong" and action.face is not None:
            self._use(seat, (action.face,) * (1 if action.face in self.punged else 4))
        elif action == WIN and result is not None and result.card != NO_FACE:
            self._put([self.free[seat].pop()], [result.card])

    def _reveal(self, hands: Sequence[Group]) -> None:
        """The deal is over and all hands are open."""
        result = self.view.result
        for seat in self.free:
            self.free[seat] += self.locked.pop(seat, [])
            cards = list(hands[seat])
            if result is not None and len(cards) > len(self.free[seat]):
                cards.remove(result.card)  # self-drawn, and already in its place
            self._use(seat, cards)

    def _asked(self) -> int | None:
        """A seat that may be the one that is being asked in secret, or None."""
        view = self.view
        if view.to_move is not None or view.result is not None:
            return None
        if view.public != NO_FACE:
            return self.rng.choice([seat for seat in self.free if seat != view.source])
        # In the preparation: none before the last that was heard of, and none that is ready.
        spoke = [e.seat for e in view.events if isinstance(e, Declared | Answered)]
        last = max(map(self._place, spoke), default=0)
        later = [seat for seat in self.free if self._place(seat) >= last]
        return self.rng.choice([seat for seat in later if seat not in view.ready])

    def _make_waiting(self, places: Mapping[int, list[int]], asked: int | None) -> bool:
        """Put hands that wait at some places; the seat that is asked waits for the public card."""
        view = self.view
        wanted = [
            Wanted(
                groups=len(places[seat]) // 3,
                elsewhere=set_aside(view.melds[seat], view.indicators),
                card=view.public if seat == asked else NO_FACE,
            )
            for seat in places
        ]
        hands = waiting_hands(self.pool, wanted, self.rng)
        if hands is None:
            return False
        for hand, room in zip(hands, places.values(), strict=True):
            self.rng.shuffle(hand)
            self._put(room[: len(hand)], hand)
        return True

    def _can_pung(self, seat: int) -> bool:
        """Whether a seat may hold two of the public card; of one to be robbed there are none."""
        public = self.view.public
        return public != NO_FACE and min(self.pool[public], len(self.free[seat])) >= 2

    def _declarable(self, seat: int) -> list[tuple[Face, int]]:
        """What a seat may have to declare in the preparation: faces, and how many of each."""
        first, second = self.view.indicators
        needed = dict.fromkeys(FACES, 4) | {first: 3, second: 3}
        if first == second:
            needed[first] = 2
        room = len(self._initial(seat))
        return [(face, n) for face, n in needed.items() if self.pool[face] == n <= room]

    def _make_declaration(self, seat: int, wanted: Sequence[tuple[Face, int]]) -> None:
        """Give a seat something to declare."""
        # A seat is dealt all of three cards about six times as often as all of four.
        chances = [6 ** (4 - copies) for _, copies in wanted]
        face, copies = self.rng.choices(wanted, chances)[0]
        self._use(seat, (face,) * copies, initial=True)
