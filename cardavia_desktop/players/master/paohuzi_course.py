"""How a deal of Paohuzi goes on in the model of the master (P5, P6).

The model leaves out what hardly matters in a comparison: faces passed within it (P5.6), and that
the groups of a bi lie open.
"""

from __future__ import annotations

from cardavia_desktop.players.master.paohuzi_sides import PENG, WEI, Side
from cardavia_desktop.players.master.search import Outcome
from cardavia_desktop.rules import NO_FACE, Action, Face
from cardavia_desktop.rules.paohuzi.claims import CHI_TURNED_CARD
from cardavia_desktop.rules.paohuzi.table import OWN_FOURTH_ON_WEI


class Course:
    """The rest of a deal in the model; `stock` are the cards to come, the next one last."""

    def __init__(self, sides: list[Side], stock: list[Face], options: frozenset[str]) -> None:
        self.sides = sides
        self.stock = stock
        self.fourth = OWN_FOURTH_ON_WEI in options
        self.chi_turned = CHI_TURNED_CARD in options
        self.winner = -1
        self.tun = 0

    def outcome(self) -> Outcome:
        """How the deal ended."""
        if self.tun:
            points: list[float] = [-self.tun] * len(self.sides)
            points[self.winner] = self.tun * (len(points) - 1)
            return Outcome(points, self.winner)
        return Outcome([0.0] * len(self.sides), None)

    def go_on(self, turn: int) -> None:
        """Play to the end; `turn` turns up the next card."""
        stock = self.stock
        while stock and not self.tun:
            turn = self._turn_up(turn, stock.pop())

    def _after(self, seat: int) -> int:
        return (seat + 1) % len(self.sides)

    def _turn_up(self, seat: int, face: Face) -> int:
        """Turn up a card (P5.2, P5.3); returns who is next."""
        side = self.sides[seat]
        held = side.hand[face]
        if held == 2 and not side.dead:
            side.take_three(face, WEI[face], side.plans.three(face, WEI[face]))
        elif held == 3 or (self.fourth and side.threes.get(face) == 3):
            side.grow(face, 6)
        else:
            return self.offer(seat, face, from_stock=True)
        self._win(seat, side.tun_whole())
        return self.taken(seat)

    def _win(self, seat: int, tun: int) -> None:
        if tun:
            self.winner = seat
            self.tun = tun

    def offer(self, source: int, face: Face, *, from_stock: bool, behind: int = -1) -> int:
        """Let all claim a public card (P5.4), or only those asked behind a seat; returns who turns
        up the next card.
        """
        sides = self.sides
        following = self._after(source)
        order = self._asked(source, behind)
        caring = [seat for seat in order if sides[seat].cares(face)]
        if not caring:
            return following
        if from_stock:
            for seat in caring:
                tun = sides[seat].tun_on(face)
                if tun:
                    self._win(seat, tun)
                    return seat
        for seat in caring:
            if (seat != source or from_stock) and self._three(seat, source, face, from_stock):
                return self.taken(seat)
        for seat in caring:
            if self._may_chi(seat, source, from_stock) and self._chi(seat, face):
                return self.taken(seat)
        return following

    def _asked(self, source: int, behind: int = -1) -> list[int]:
        """The seats in claim order from `source`; with `behind` only those behind that seat."""
        seats = len(self.sides)
        first = 0 if behind < 0 else (behind - source) % seats + 1
        return [(source + place) % seats for place in range(first, seats)]

    def claimed(self, seat: int, claim: Action, source: int, face: Face, from_stock: bool) -> int:
        """Carry out the claim of a seat, unless one asked behind it has a stronger one; what the
        seat holds after it is its side already. Returns who turns up the next card.
        """
        later = self._asked(source, seat)
        if from_stock:
            for other in later:
                if tun := self.sides[other].tun_on(face):
                    self._win(other, tun)
                    return other
        if claim.verb == "chi":
            for other in later:
                if self._three(other, source, face, from_stock):
                    return self.taken(other)
        return self.taken(seat)

    def _three(self, seat: int, source: int, face: Face, from_stock: bool) -> bool:
        """Whether a seat makes a pao or peng, and then does."""
        side = self.sides[seat]
        more = 3 if side.hand[face] == 3 else side.threes.get(face)
        if more and (more == 3 or from_stock):
            side.grow(face, more)
            return True
        if side.hand[face] == 2 and seat != source and _open(side, face):
            plans = side.peng(face)
            if plans is not None:
                side.take_three(face, PENG[face], plans)
                return True
        return False

    def _may_chi(self, seat: int, source: int, from_stock: bool) -> bool:
        if from_stock:
            return seat == source or (self.chi_turned and seat == self._after(source))
        return seat == self._after(source)

    def _chi(self, seat: int, face: Face) -> bool:
        """Whether a seat makes a chi, and then does."""
        side = self.sides[seat]
        if side.hand[face] < 3 and _open(side, face) and (way := side.chi(face)):
            side.take_chi(face, *way)
            return True
        return False

    def taken(self, seat: int) -> int:
        """Go on from a seat that has taken a card (P6); returns who turns up the next card."""
        side = self.sides[seat]
        if self.tun or side.surplus <= 0 or side.dead:
            return self._after(seat)
        face = side.discard()
        if face == NO_FACE:
            return self._after(seat)
        return self.offer(seat, face, from_stock=False)


def _open(side: Side, face: Face) -> bool:
    """Whether the seat wants a face and may take it (P5.6)."""
    return bool(side.plans.wants & ~side.barred & 1 << face) and not side.dead
