"""What the master makes of a view in Paohuzi at first sight, before it searches.

Beyond what the Player counts it knows who can take which card: a stock card that the seat turns up
itself makes a wei, one of another a peng, and only one's own card or that of the seat before can be
chied (P5.3, P5.4). Kan and open groups may grow to four, many good plans are better than one, and
a discard costs what it may give to others.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import exp
from random import Random
from typing import Final

from cardavia_desktop.players.facts import About, Fact
from cardavia_desktop.players.master.paohuzi_worlds import PARTNERS, traces
from cardavia_desktop.players.player import Candidate
from cardavia_desktop.players.skilled.paohuzi import Outlook, Own, weigh_with
from cardavia_desktop.players.skilled.paohuzi_plans import Frame, Odds, Plan, Planner
from cardavia_desktop.players.weights import load
from cardavia_desktop.rules import Face, View
from cardavia_desktop.rules.events import Left
from cardavia_desktop.rules.paohuzi.hand import ALIKE, FACES, HUXI

WEIGHTS: Final[dict[str, float]] = load("paohuzi")["insight"]
"""How the estimate weighs things.

- `time`: how much of the stock is turned up before the deal ends, as plans see it.
- `chi_from_discards`, `peng_from_discards`, `pao_from_discards`: discards that come where they can
  be claimed, for each stock card.
- `power`: the exponent of the power mean of plans; the greater, the less further plans count.
- `scale`: the points for a unit of worth; `others`: the points that a hand without hope loses.
- `feeds_peng`, `feeds_chi`: the points that it costs when a discard is taken.
"""


def weigh(view: View, rng: Random) -> list[Candidate]:
    """All legal answers by what they may bring, in points of the deal, the best first.

    `rng` decides between answers that are equally good.
    """
    candidates = weigh_with(Insight(view), rng)
    return sorted(candidates, key=lambda candidate: candidate.value, reverse=True)


class Insight(Outlook):
    """What a view tells of the others too: who cannot take what any more (P5.6)."""

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.refused = [{*trace.discards, *trace.unchied} for trace in traces(view)]
        """The faces that each seat will not chi: it may not, or did not before."""
        self.left_lying = {event.face for event in view.events if isinstance(event, Left)}
        """The faces of cards that nobody took."""

    def planning(self, odds: Odds) -> Planner:
        """Finds plans with these odds."""
        return Planner(odds)

    def odds(self, turn: int, barred: int) -> Odds:
        """How often each face may come from now on."""
        view = self.view
        wait = (view.seat - turn) % view.game.seats
        own = max(0, (view.stock - wait + 2) // view.game.seats) * WEIGHTS["time"]
        all_ = view.stock * WEIGHTS["time"]
        wei, win = own / self.hidden, all_ / self.hidden
        peng = (all_ - own + WEIGHTS["peng_from_discards"] * all_) / self.hidden
        chi = (own + WEIGHTS["chi_from_discards"] * all_) / self.hidden
        takes = [0.0 if barred >> face & 1 else 1.0 for face in FACES]
        return Odds(
            [wei * n for n in self.left],
            [peng * n * take for n, take in zip(self.left, takes, strict=True)],
            [chi * n * take for n, take in zip(self.left, takes, strict=True)],
            [win * n for n in self.left],
        )

    def frame(self, own: Own, odds: Odds) -> Frame:
        """What stands fixed beside the loose cards, and what of it may grow."""
        more = 1 + WEIGHTS["pao_from_discards"]
        growth = [
            (1 - exp(-odds.win[face] * more), 3)
            for face in FACES
            if self.left[face] and own.hand[face] == 3
        ]
        for meld in own.melds:
            face = meld.cards[0]
            if meld.kind in {"wei", "peng"} and self.left[face]:
                rate = odds.win[face] * (more if meld.kind == "wei" else 1)
                growth.append((1 - exp(-rate), HUXI[ALIKE["pao"][face]] - HUXI[meld]))
        return super().frame(own, odds)._replace(growth=tuple(growth))

    def points(self, plans: Iterable[Plan]) -> float:
        """What a hand with these plans may expect of the deal."""
        power = WEIGHTS["power"]
        worth: float = sum(plan.worth**power for plan in plans) ** (1 / power)
        return worth * WEIGHTS["scale"] - WEIGHTS["others"]

    def cost(self, face: Face) -> float:
        """The points that it costs to discard a face, since others may take it."""
        peng, chi = self.feeds(face)
        return WEIGHTS["feeds_peng"] * peng + WEIGHTS["feeds_chi"] * chi

    def told(self, face: Face) -> Iterable[Fact]:
        """Whether others may take a discard."""
        chance = 1.0 if self._paoed(face) else max(self.feeds(face))
        if not chance:
            yield Fact(About.SAFE, (face,))
        elif chance >= 0.25:
            yield Fact(About.FEEDS, (face,), round(100 * chance))

    def feeds(self, face: Face) -> tuple[float, float]:
        """How likely a discard is taken by peng, and by chi."""
        view = self.view
        peng = chi = 0.0
        following = (view.seat + 1) % view.game.seats
        for seat in range(view.game.seats):
            if seat == view.seat or seat in view.dead:
                continue
            share = view.sizes[seat] / self.hidden
            copies = self.left[face]
            if copies >= 2 and face not in self.left_lying:
                peng += (1 if copies == 2 else 3 * (1 - share)) * share**2
            if seat == following and face not in self.refused[seat]:
                rate = sum(self._both(*pair) for pair in PARTNERS[face]) * share**2
                chi = 1 - exp(-rate)
        return min(1.0, peng), chi

    def _paoed(self, face: Face) -> bool:
        """Whether a discard makes a pao of the open wei of another seat (P5.4)."""
        view = self.view
        return any(
            ALIKE["wei"][face] in view.melds[seat]
            for seat in range(view.game.seats)
            if seat != view.seat and seat not in view.dead
        )

    def _both(self, one: Face, other: Face) -> float:
        """In how many ways two cards not seen may be these."""
        n = self.left[one]
        return n * (n - 1) / 2 if one == other else n * self.left[other]
