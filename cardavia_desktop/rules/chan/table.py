"""The course of play of Chắn (C3 to C8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final, Self

from cardavia_desktop.rules.actions import Action, Group, Notation
from cardavia_desktop.rules.chan.hand import (
    BIT,
    FACES,
    MOST_CAS,
    cas,
    completes,
    groups_of,
    singles_of,
    unpaired,
)
from cardavia_desktop.rules.chan.limits import Limits
from cardavia_desktop.rules.chan.refusals import reason
from cardavia_desktop.rules.chan.score import Score, Won, score
from cardavia_desktop.rules.claims import Asked, Claim
from cardavia_desktop.rules.events import (
    Answered,
    Claimed,
    Declared,
    Died,
    Discarded,
    Formed,
    Left,
    Revealed,
)
from cardavia_desktop.rules.faces import NO_FACE, TOTOM, Face
from cardavia_desktop.rules.game import Meld, Result, Table
from cardavia_desktop.rules.refusal import Refusal

if TYPE_CHECKING:
    from cardavia_desktop.rules.game import Game

NOTATION: Final = Notation(TOTOM, bare=("pass", "win", "chiu"), faced=("discard", "capture"))

_PASS: Final = NOTATION.bare("pass")
_WIN: Final = NOTATION.bare("win")
_CHIU: Final = NOTATION.bare("chiu")
_CAPTURE: Final = NOTATION.faced("capture")
_DISCARDS: Final = tuple(
    (BIT[face], NOTATION.faced("discard")[face]) for face in TOTOM.by_text if face in FACES
)


class ChanTable(Table):
    """A deal of Chắn.

    `singles` and `limits` tell of each seat's hand and past what legality depends on; `door` is
    the seat that the public card is offered to, or will be once the discard is made; `turned_up`
    says whether the public card came from the stock, `capturing` whether an ordinary capture is
    being asked rather than a claim.
    """

    __slots__ = ("capturing", "door", "limits", "singles", "turned_up")

    PRIORITY: ClassVar = {"win": 0, "chiu": 1, "capture": 2}

    def __init__(self, game: Game, deck: Group, dealer: int, options: frozenset[str]) -> None:
        """Deal twenty cards to the dealer and nineteen to each of the others (C3.1)."""
        super().__init__(game, deck, dealer, options)
        for seat in self._seats_from(dealer):
            self._deal_hand(seat, 20 if seat == dealer else 19)
        self.singles = [singles_of(hand) for hand in self.hands]
        self.limits = [Limits()] * game.seats
        self.door = self._after(dealer)
        self.turned_up = False
        self.capturing = False

    def copy(self) -> Self:
        """An independent copy; cheap."""
        new = super().copy()
        new.singles = self.singles[:]
        new.limits = self.limits[:]
        new.door = self.door
        new.turned_up = self.turned_up
        new.capturing = self.capturing
        return new

    @property
    def opening(self) -> bool:
        """Whether the dealer is still to make the first move (C4.1)."""
        return not self.actions

    def opening_hand(self, seat: int) -> list[int]:
        """Counts of the cards that a seat was dealt (C3.2)."""
        place = (seat - self.dealer) % self.game.seats
        start = 19 * place + 1 if place else 0
        return TOTOM.counts(self.deck[start : 19 * place + 20])

    # Acting without being asked: the opening, and the discard after taking a card.

    def _owed(self) -> tuple[Action, ...]:
        seat = self.to_move
        assert seat is not None, "asked only while the deal goes on"
        legal = self.limits[seat].discards(self.singles[seat])
        actions = [action for bit, action in _DISCARDS if legal & bit]
        if self.opening and self.wins_at_once(seat):
            actions = [*(actions or [_PASS]), _WIN]
        return tuple(actions)

    def wins_at_once(self, seat: int) -> bool:
        """Whether twenty cards in hand win (C4.1, C8.1)."""
        singles = self.singles[seat]
        return not unpaired(singles) and cas(singles) <= MOST_CAS

    def _act(self, seat: int, action: Action) -> None:
        if action.verb == "win":
            self.events.append(Declared(seat, action))
            self._win(seat)
        elif action.verb == "pass":
            self.dead = frozenset((seat,))  # C4.2
            self.events += (Answered(seat, action), Died(seat))
            self._reveal(self._after(seat))
        else:
            assert action.face is not None, "a discard names its card"
            self._discard(seat, action.face)

    def _discard(self, seat: int, face: Face) -> None:
        self._play_from_hand(seat, face)
        self.limits[seat] = self.limits[seat].after_discard(face)
        self.public = face
        self.source = seat
        self.turned_up = False
        self.events.append(Discarded(seat, face, self.door))
        self._open_window()

    def _reveal(self, seat: int) -> None:
        """Turn up a stock card at the gate of `seat`, or end the deal (C5.7)."""
        if not self.stock:
            self._finish(Result("draw", None, (0,) * self.game.seats, Score()))
            return
        self.public = self.deck[self._next]
        self._next += 1
        self.source = self.door = seat
        self.turned_up = True
        self.events.append(Revealed(seat, self.public))
        self._open_window()

    # The public card: first the claims, then the ordinary captures (C5.2, C5.3, C5.8).

    def _open_window(self) -> None:
        seats = self._seats_from(self.door)
        asked = [Asked(seat, options) for seat in seats if (options := self.claims(seat))]
        if asked:
            self._ask(asked)
        else:
            self._offer(self.door)

    def claims(self, seat: int) -> list[Action]:
        """The claims that a seat may make on the public card (C7, C8).

        Nobody needs to be left out: who discarded the card cannot hold three more (C7.2), and a
        dead hand has twenty cards, all of them in Chắn (C4.2).
        """
        face = self.public
        options: list[Action] = []
        three = self.hands[seat][face] == 3
        singles, limits = self.singles[seat], self.limits[seat]
        if three and limits.discards(singles ^ BIT[face]):
            options.append(_CHIU)
        if (three or self.turned_up) and completes(singles, limits.cas, face):
            options.append(_WIN)
        return options

    def _offer(self, seat: int) -> None:
        """Offer the public card to `seat` for an ordinary capture."""
        if options := self.captures(seat):
            self.capturing = True
            self._ask([Asked(seat, options)])
        else:
            self._pass_on(seat)

    def captures(self, seat: int) -> list[Action]:
        """The ordinary captures of the public card that are legal for a seat (C6)."""
        if seat in self.dead:
            return []
        return [
            _CAPTURE[partner]
            for partner in self.limits[seat].captures(
                self.hands[seat], self.singles[seat], self.public
            )
        ]

    def _pass_on(self, seat: int) -> None:
        """Go on when `seat` did not capture the public card."""
        following = self._after(self.door)
        if self.turned_up and seat == self.door:
            self._offer(following)
            return
        self.discards[self.source].append(self.public)
        self.events.append(Left(self.source, self.public))
        self.public = NO_FACE
        self._reveal(seat)

    def _resolve(self, claim: Claim | None, passed: Sequence[Asked]) -> None:
        capturing, self.capturing = self.capturing, False
        if claim is not None:
            self._take(*claim)
        elif capturing:
            seat = passed[0].seat
            if self.hands[seat][self.public]:
                self.limits[seat] = self.limits[seat].after_decline(self.public)
            self._pass_on(seat)
        else:
            self._offer(self.door)

    def _take(self, seat: int, action: Action) -> None:
        """Carry out a claim or a capture."""
        self.events.append(Claimed(seat, action, self.public))
        if action.verb == "win":
            self._win(seat)
        elif action.verb == "chiu":
            self._chiu(seat)
        else:
            assert action.face is not None, "a capture names the hand card"
            self._capture(seat, action.face)

    def _chiu(self, seat: int) -> None:
        """Lay four of a kind open; out of turn the discard goes to the same door (C7.5)."""
        face = self.public
        for _ in range(3):
            self._play_from_hand(seat, face)
        if seat == self.door:
            self.door = self._after(seat)
        self._form(seat, Meld("chiu", (face,) * 4))

    def _capture(self, seat: int, partner: Face) -> None:
        face = self.public
        self._play_from_hand(seat, partner)
        if partner == face:
            meld = Meld("chan", (face, face))
        else:
            meld = Meld("ca", (min(face, partner), max(face, partner)))
            self.limits[seat] = self.limits[seat].after_ca(partner)
        self.door = self._after(seat)
        self._form(seat, meld)

    def _form(self, seat: int, meld: Meld) -> None:
        """Lay a meld open; its owner then owes a discard."""
        self.events.append(Formed(seat, len(self.melds[seat]), *meld))
        self.melds[seat].append(meld)
        self.public = NO_FACE
        self.to_move = seat

    def _play_from_hand(self, seat: int, face: Face) -> None:
        self.hands[seat][face] -= 1
        self.singles[seat] ^= BIT[face]

    def _win(self, seat: int) -> None:
        card, held = self.public, 0
        hand = self.hands[seat][:]
        if card != NO_FACE:
            held = hand[card]
            hand[card] += 1
        groups = (*self.melds[seat], *groups_of(hand))
        own_gate = self.turned_up and seat == self.source
        won = Won(groups, self.opening_hand(seat), card, held, own_gate, self.options)
        scored = score(won)
        points = [-scored.total] * self.game.seats
        points[seat] = scored.total * (self.game.seats - 1)  # C9.6
        self._finish(Result("win", seat, tuple(points), scored, groups, card))

    def _refuse(self, seat: int, action: Action) -> Refusal:
        return reason(self, seat, action)

    def _over_rule(self) -> str:
        assert self.result is not None, "asked only when the deal is over"
        if self.result.winner is None:
            return "C5.7"
        if self.result.card == NO_FACE:
            return "C4.1"
        return "C8.2" if self.turned_up else "C8.3"
