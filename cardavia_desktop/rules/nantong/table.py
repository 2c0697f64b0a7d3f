"""The course of play of Nantong long cards (N3, N4, N5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, Self

from cardavia_desktop.rules.actions import Action, Group
from cardavia_desktop.rules.claims import Asked, Claim
from cardavia_desktop.rules.events import (
    Answered,
    Claimed,
    Declared,
    Discarded,
    Drew,
    Formed,
    Indicated,
    Left,
)
from cardavia_desktop.rules.faces import NO_FACE, Face
from cardavia_desktop.rules.game import Game, Meld, Table
from cardavia_desktop.rules.nantong import refusals
from cardavia_desktop.rules.nantong.cards import (
    BY_TEXT,
    DEALT,
    DISCARD,
    DONE,
    KONG,
    OWN_KONG,
    PUNG,
    READY,
    STARTS,
    WIN,
)
from cardavia_desktop.rules.nantong.ending import exhausted, won
from cardavia_desktop.rules.nantong.hand import completes, is_complete
from cardavia_desktop.rules.nantong.preparation import declarations
from cardavia_desktop.rules.nantong.score import Origin
from cardavia_desktop.rules.refusal import Refusal

_REPLACEMENTS: Final = {4: 1, 3: 0, 2: 2}
"""Replacements drawn for a declaration of so many cards (N4.3, N4.4, N4.5)."""


class NantongTable(Table):
    """One deal of Nantong long cards.

    `preparing` tells whether the seats still prepare (N4), `origin` how the seat to move came
    to its turn, `drawn` the card it drew for it (NO_FACE when none), `adding` whether the public
    card is the fourth of a pung, to be robbed (N5.3), `thrown` how many cards were discarded.
    """

    __slots__ = ("_indicators", "_ready", "adding", "drawn", "origin", "preparing", "thrown")

    PRIORITY: ClassVar = {"win": 0, "pung": 1, "kong": 1}

    preparing: bool
    origin: Origin
    drawn: Face
    adding: bool
    thrown: int

    def __init__(self, game: Game, deck: Group, dealer: int, options: frozenset[str]) -> None:
        """Deal (N3.1) and begin the preparation (N4.1)."""
        super().__init__(game, deck, dealer, options)
        for seat, count in zip(self._seats_from(dealer), DEALT, strict=True):
            self._deal_hand(seat, count)
        self._indicators = deck[self._next : self._next + 2]
        self._next += 2
        self.events.append(Indicated(dealer, self._indicators))
        self._ready: frozenset[int] = frozenset()
        self.preparing = True
        self.origin = Origin.DEAL
        self.drawn = NO_FACE
        self.adding = False
        self.thrown = 0
        self._prepare(dealer)

    def copy(self) -> Self:
        """An independent copy; cheap."""
        new = super().copy()
        new._indicators = self._indicators
        new._ready = self._ready
        new.preparing = self.preparing
        new.origin = self.origin
        new.drawn = self.drawn
        new.adding = self.adding
        new.thrown = self.thrown
        return new

    @property
    def indicators(self) -> Group:
        """The two indicators, in dealing order."""
        return self._indicators

    @property
    def ready(self) -> frozenset[int]:
        """The seats that declared ready (N4.6)."""
        return self._ready

    @property
    def asks_in_secret(self) -> bool:
        """Being asked in the preparation tells what a seat holds, as in a claim window."""
        return self.preparing or self._window is not None

    def dealt(self, seat: int) -> Group:
        """The cards of the original deal of a seat (N4.2)."""
        place = (seat - self.dealer) % self.game.seats
        return self.deck[STARTS[place] : STARTS[place + 1]]

    def _act(self, seat: int, action: Action) -> None:
        if action.verb == "discard":
            self._discard(seat, action)
        elif action == DONE:
            self.events.append(Answered(seat, action))
            self._end_preparation(seat)
        else:
            self.events.append(Declared(seat, action))
            if action.verb == "kong":
                self._kong(seat, action)
            elif action == WIN:
                self._finish(won(self, seat, self.drawn))
            elif action == READY:
                self._ready |= {seat}
                self._end_preparation(seat)
            else:
                self._open(seat, action)

    # The preparation (N4).

    def _prepare(self, seat: int) -> None:
        """Ask `seat`, if it has something to declare; else its preparation ends (N4.1)."""
        found = declarations(self.hands[seat], self.melds[seat], self.dealt(seat), self._indicators)
        if found:
            self.to_move = seat
            self._legal = (DONE, *found)
        else:
            self._end_preparation(seat)

    def _end_preparation(self, seat: int) -> None:
        """Go on with the next seat; after the last the dealer begins (N4.1, N4.7)."""
        following = self._after(seat)
        if following != self.dealer:
            self._prepare(following)
        else:
            self.preparing = False
            self.to_move = self.dealer

    def _open(self, seat: int, action: Action) -> None:
        """Lay an opening declaration or a Hezi open and replace it (N4.3, N4.4, N4.5)."""
        face = self._indicators[0] if action.face is None else action.face
        cards = (face,) * self.hands[seat][face]
        self._lay(seat, Meld(action.verb, cards), from_hand=len(cards))
        for _ in range(_REPLACEMENTS[len(cards)]):
            self._draw(seat, back=True)
        self._prepare(seat)

    # A turn (N5).

    def _owed(self) -> tuple[Action, ...]:
        # What the preparation asks is legal by `_prepare`; here a turn is asked for.
        seat = self.to_move
        assert seat is not None, "somebody is to move while the deal goes on"
        hand = self.hands[seat]
        if seat in self._ready:
            options = [DISCARD[self.drawn]]
        else:
            options = [DISCARD[face] for face in BY_TEXT if hand[face]]
            options += self._own_kongs(seat)
        if self.origin is not Origin.CLAIM and is_complete(hand):
            options.append(WIN)
        return tuple(options)

    def _own_kongs(self, seat: int) -> list[Action]:
        """The kongs of four in hand, or of a pung and one in hand (N5.1, N5.2, N5.4)."""
        if self.origin is Origin.CLAIM or not self.stock:
            return []
        hand = self.hands[seat]
        faces = [meld.cards[0] for meld in self.melds[seat] if meld.kind == "pung"]
        faces = [face for face in faces if hand[face]]
        if 4 in hand:
            faces += [face for face, copies in enumerate(hand) if copies == 4]
        return sorted(OWN_KONG[face] for face in faces)

    def _begin_turn(self, seat: int) -> None:
        """Draw from the front; with the stock empty the deal is exhausted (N5.1, N5.7)."""
        if self.stock:
            self.origin = Origin.FRONT
            self.drawn = self._draw(seat, back=False)
            self.to_move = seat
        else:
            self._finish(exhausted(self))

    def _draw(self, seat: int, *, back: bool) -> Face:
        if back:
            self._end -= 1
            face = self.deck[self._end]
        else:
            face = self.deck[self._next]
            self._next += 1
        self.hands[seat][face] += 1
        self.events.append(Drew(seat, back, face))
        return face

    def _replace(self, seat: int) -> None:
        """Draw the replacement of a kong; the seat is again to move (N5.2)."""
        self.origin = Origin.BACK
        self.drawn = self._draw(seat, back=True)
        self.to_move = seat

    def _discard(self, seat: int, action: Action) -> None:
        """Discard a card and ask who wants it (N5.4)."""
        face = action.face
        assert face is not None, "a discard names a face"
        door = self._after(seat)
        self._lay_bare(seat, face)
        self.thrown += 1
        self.events.append(Discarded(seat, face, door))
        asked = []
        for other in (door, self._after(door)):
            hand = self.hands[other]
            options = []
            if hand[face] >= 2 and other not in self._ready:
                options.append(PUNG)
                if hand[face] == 3 and self.stock:
                    options.append(KONG)
            if completes(hand, face):
                options.append(WIN)
            if options:
                asked.append(Asked(other, options))
        if asked:
            self._ask(asked)
        else:
            self._leave()

    def _kong(self, seat: int, action: Action) -> None:
        """Declare a kong on one's own turn; one added to a pung may be robbed (N5.1, N5.3)."""
        face = action.face
        assert face is not None, "a kong on one's own turn names a face"
        if self.hands[seat][face] == 4:
            self._lay(seat, Meld("concealed-kong", (face,) * 4), from_hand=4)
            self._replace(seat)
            return
        self._lay_bare(seat, face)
        self.adding = True
        others = self._seats_from(seat)[1:]
        asked = [Asked(other, (WIN,)) for other in others if completes(self.hands[other], face)]
        if asked:
            self._ask(asked)
        else:
            self._add(seat)

    def _lay_bare(self, seat: int, face: Face) -> None:
        """Take a card from a hand and make it the public card."""
        self.hands[seat][face] -= 1
        self.public = face
        self.source = seat

    # After the window (N5.3, N5.4).

    def _resolve(self, claim: Claim | None, passed: Sequence[Asked]) -> None:
        if claim is None:
            if self.adding:
                self._add(self.source)
            else:
                self._leave()
            return
        seat, action = claim
        self.events.append(Claimed(seat, action, self.public))
        if action == WIN:
            self.origin = Origin.KONG if self.adding else Origin.DISCARD
            self._finish(won(self, seat, self.public))
        else:
            self._claim(seat, action)

    def _leave(self) -> None:
        """Nobody took the discard: the next seat draws."""
        self.discards[self.source].append(self.public)
        self.events.append(Left(self.source, self.public))
        self.public = NO_FACE
        self._begin_turn(self._after(self.source))

    def _claim(self, seat: int, action: Action) -> None:
        """Carry out a pung or kong on the discard (N5.4)."""
        from_hand = 2 if action == PUNG else 3
        cards = (self.public,) * (from_hand + 1)
        self._lay(seat, Meld(action.verb, cards), from_hand)
        self.public = NO_FACE
        if action == PUNG:
            self.origin = Origin.CLAIM
            self.drawn = NO_FACE
            self.to_move = seat
        else:
            self._replace(seat)

    def _add(self, seat: int) -> None:
        """Nobody robbed it: the public card goes to its pung (N5.3)."""
        cards = (self.public,) * 4
        melds = self.melds[seat]
        place = melds.index(Meld("pung", cards[:3]))
        melds[place] = Meld("added-kong", cards)
        self.events.append(Formed(seat, place, "added-kong", cards))
        self.public = NO_FACE
        self.adding = False
        self._replace(seat)

    def _lay(self, seat: int, meld: Meld, from_hand: int) -> None:
        """Lay a new group open, with `from_hand` cards from the hand."""
        self.hands[seat][meld.cards[0]] -= from_hand
        self.events.append(Formed(seat, len(self.melds[seat]), meld.kind, meld.cards))
        self.melds[seat].append(meld)

    def _refuse(self, seat: int, action: Action) -> Refusal:
        return refusals.reason(self, seat, action)

    def _over_rule(self) -> str:
        return refusals.over_rule(self)
