"""The course of play of Paohuzi (P3–P6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, Self

from cardavia_desktop.rules.actions import Action, Group
from cardavia_desktop.rules.claims import Asked, Claim
from cardavia_desktop.rules.events import (
    Claimed,
    Declared,
    Died,
    Discarded,
    Formed,
    Left,
    Revealed,
)
from cardavia_desktop.rules.faces import NO_FACE, ZIPAI, Face
from cardavia_desktop.rules.game import Game, Meld, Result, Table
from cardavia_desktop.rules.paohuzi.claims import claims
from cardavia_desktop.rules.paohuzi.hand import ALIKE, Holding, forced, place_of
from cardavia_desktop.rules.paohuzi.notation import DISCARDS, WIN
from cardavia_desktop.rules.paohuzi.reasons import reason
from cardavia_desktop.rules.paohuzi.score import (
    Score,
    best,
    heavenly,
    heavenly_score,
    wins_as_it_is,
)
from cardavia_desktop.rules.refusal import Refusal

OWN_FOURTH_ON_WEI: Final = "own-fourth-on-wei-is-ti"
"""Table option P9.2."""

_BARRING: Final = frozenset({"chi", "peng"})


class PaohuziTable(Table):
    """One deal of Paohuzi.

    `holdings` sum up each seat's cards, `barred` are the faces (as bits) that each seat may no
    longer chi or peng (P5.6), `from_stock` tells whether the public card is a stock card, and
    `gain` is the card with which the seat to move may win outside a window on a public card
    (P4.2, P5.3): the shown card or one forced into a group, else NO_FACE.
    """

    __slots__ = ("barred", "from_stock", "gain", "holdings")

    PRIORITY: ClassVar = {"win": 0, "pao": 1, "peng": 1, "chi": 2}

    holdings: list[Holding]
    barred: list[int]
    from_stock: bool
    gain: Face

    def __init__(self, game: Game, deck: Group, dealer: int, options: frozenset[str]) -> None:
        """Deal, lay the dealt ti open, and offer a heavenly win (P3, P4.1)."""
        super().__init__(game, deck, dealer, options)
        self.barred = [0] * game.seats
        self.from_stock = False
        self.gain = NO_FACE
        order = self._seats_from(dealer)
        for seat in order:
            if seat == dealer:
                self._deal_hand(seat, 21, deck[20])
            else:
                self._deal_hand(seat, 20)
        for seat in order:
            self._lay_open_dealt_ti(seat)
        self.holdings = [Holding.of(self.hands[s], self.melds[s]) for s in range(game.seats)]
        winners = [s for s in order if heavenly(self.hands[s], self.melds[s])]
        if winners:
            self._ask([Asked(seat, (WIN,)) for seat in winners])
        else:
            self._open()

    def copy(self) -> Self:
        """An independent copy; cheap."""
        new = super().copy()
        new.holdings = self.holdings[:]
        new.barred = self.barred[:]
        new.from_stock = self.from_stock
        new.gain = self.gain
        return new

    # What is owed outside a claim window.

    def _owed(self) -> tuple[Action, ...]:
        seat = self.to_move
        assert seat is not None, "asked only while a seat is to move"
        hand = self.hands[seat]
        discards = tuple(DISCARDS[face] for face in ZIPAI.by_text if 0 < hand[face] < 3)
        return (*discards, WIN) if self._may_win_now(seat) else discards

    def _may_win_now(self, seat: int) -> bool:
        """Whether the seat that has taken a card without claiming it is complete (P4.2, P5.3)."""
        return self.gain != NO_FACE and wins_as_it_is(self.holdings[seat])

    def _act(self, seat: int, action: Action) -> None:
        if action.face is None:
            self.events.append(Declared(seat, action))
            self._win(seat, self.gain)
        else:
            self._discard(seat, action.face)

    def _discard(self, seat: int, face: Face) -> None:
        self.hands[seat][face] -= 1
        self.holdings[seat] = self.holdings[seat].without(face)
        self.barred[seat] |= 1 << face
        self.public = face
        self.source = seat
        self.from_stock = False
        self.events.append(Discarded(seat, face, self._after(seat)))
        self._offer()

    # The opening.

    def _lay_open_dealt_ti(self, seat: int) -> None:
        for face, n in enumerate(self.hands[seat]):
            if n == 4:
                self._lay_open(seat, ALIKE["ti"][face], len(self.melds[seat]))
                self.hands[seat][face] = 0

    def _open(self) -> None:
        """The dealer goes first (P4.2, P4.3)."""
        self._go_on(self.dealer, self.deck[20])

    # Cards from the stock, and who wants the public card.

    def _turn_up(self, seat: int) -> None:
        """Turn up a stock card (P5.2, P5.3), or end the deal without one (P5.7)."""
        if self._next == self._end:
            self._finish(Result("draw", None, (0,) * self.game.seats, Score()))
            return
        face = self.deck[self._next]
        self._next += 1
        self.source = seat
        self.events.append(Revealed(seat, face))
        group = forced(
            self.hands[seat],
            self.melds[seat],
            face,
            dead=seat in self.dead,
            fourth=OWN_FOURTH_ON_WEI in self.options,
        )
        if group is None:
            self.public = face
            self.from_stock = True
            self._offer()
        else:
            self._form(seat, group)
            self._go_on(seat, face)

    def _offer(self) -> None:
        """Ask who wants the public card (P5.4)."""
        # The discarder itself stands first, but has nothing to claim.
        order = self._seats_from(self.source)
        asked = [Asked(seat, options) for seat in order if (options := claims(self, seat))]
        if asked:
            self._ask(asked)
        else:
            self._leave()

    def _leave(self) -> None:
        """Nobody took the public card (P5.1, P5.2)."""
        seat, face = self.source, self.public
        self.discards[seat].append(face)
        self.public = NO_FACE
        self.events.append(Left(seat, face))
        self._turn_up(self._after(seat))

    def _resolve(self, claim: Claim | None, passed: Sequence[Asked]) -> None:
        for seat, declined in passed:
            if not _BARRING.isdisjoint(option.verb for option in declined):
                self.barred[seat] |= 1 << self.public
        if claim is not None:
            face = self.gain if self.public == NO_FACE else self.public
            self.events.append(Claimed(claim.seat, claim.action, face))
            if claim.action.verb == "win":
                self._win(claim.seat, face)
            else:
                self._take(claim.seat, claim.action)
        elif self.public != NO_FACE:
            self._leave()
        elif self.gain == NO_FACE:
            self._open()
        else:
            self._die(passed[0].seat)

    def _take(self, seat: int, claim: Action) -> None:
        """Carry out a chi, peng or pao (P5.4, P5.5)."""
        face = self.public
        self.public = NO_FACE
        if claim.verb == "chi":
            hand = self.hands[seat]
            hand[face] += 1
            for group in claim.groups:
                for card in group:
                    hand[card] -= 1
                self._lay_open(seat, Meld("chi", group), len(self.melds[seat]))
            self._recount(seat)
        else:
            self._form(seat, ALIKE[claim.verb][face])
        self._go_on(seat, NO_FACE)

    # After taking a card.

    def _go_on(self, seat: int, gain: Face) -> None:
        """Go on from a seat that has taken a card (P6); `gain` when it may win with it."""
        self.gain = gain
        holding = self.holdings[seat]
        if holding.surplus <= 0 or seat in self.dead:
            self._turn_up(self._after(seat))
        elif holding.free:
            self.to_move = seat
        elif self._may_win_now(seat):
            self._ask([Asked(seat, (WIN,))])
        else:
            self._die(seat)

    def _die(self, seat: int) -> None:
        """No discard is legal although one is due (P6.5)."""
        self.dead |= {seat}
        self.events.append(Died(seat))
        self._turn_up(self._after(seat))

    def _form(self, seat: int, meld: Meld) -> None:
        """Make a group of identical cards, from all those in hand or from a peng or wei."""
        self.hands[seat][meld.cards[0]] = 0
        self._lay_open(seat, meld, place_of(self.melds[seat], meld))
        self._recount(seat)

    def _lay_open(self, seat: int, meld: Meld, place: int) -> None:
        self.melds[seat][place : place + 1] = [meld]
        self.events.append(Formed(seat, place, *meld))

    def _recount(self, seat: int) -> None:
        self.holdings[seat] = Holding.of(self.hands[seat], self.melds[seat])

    # The end.

    def _win(self, seat: int, card: Face) -> None:
        """End the deal (P8.3)."""
        hand, melds = self.hands[seat], self.melds[seat]
        score = best(hand, melds, self.public) if card != NO_FACE else heavenly_score(hand, melds)
        assert score is not None, "a win is offered only to a complete hand"
        points = [-score.tun] * self.game.seats
        points[seat] = score.tun * (self.game.seats - 1)
        self._finish(Result("win", seat, tuple(points), score, score.hand, card))

    def _over_rule(self) -> str:
        if self.result is not None and self.result.winner is None:
            return "P5.7"
        return "P7.1"

    def _refuse(self, seat: int, action: Action) -> Refusal:
        return reason(self, seat, action)
