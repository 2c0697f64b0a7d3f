"""What each answer in Paohuzi is worth, by what the own hand can still become.

The hand after an answer is divided into plans (`paohuzi_plans`), each with the chance that what it
lacks comes while there are stock cards, and with the huxi that it then has. The best plan counts.
What others hold, want or may take is no matter here.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Final, NamedTuple

from cardavia_desktop.players.facts import About, Fact
from cardavia_desktop.players.player import Candidate
from cardavia_desktop.players.skilled.paohuzi_plans import HALVES, Frame, Odds, Plan, Planner
from cardavia_desktop.players.weights import load
from cardavia_desktop.rules import NO_FACE, Action, Face, View
from cardavia_desktop.rules.events import Answered, Discarded, Revealed
from cardavia_desktop.rules.faces import Counts
from cardavia_desktop.rules.game import Meld
from cardavia_desktop.rules.paohuzi.hand import ALIKE, FACES, UNIT, Holding, has, place_of
from cardavia_desktop.rules.paohuzi.score import best, heavenly, heavenly_score

WEIGHTS: Final[dict[str, float]] = load("paohuzi")["player"]
"""How the Player weighs things.

- `time`: the part of the stock that comes where the seat can use it before the deal ends.
- `scale`: the points for a unit of worth; `others`: the points that a hand without hope loses.
"""


class Own(NamedTuple):
    """The cards of the seat after an answer."""

    hand: Counts
    melds: list[Meld]


class Outlook:
    """What the view's seat counts: how many copies of each face it does not see, and which faces
    it may no longer take itself (P5.6).
    """

    def __init__(self, view: View) -> None:
        self.view = view
        self.left = view.unseen()
        self.hidden = max(1, sum(self.left))
        self.barred = 0
        """The faces, as bits, that the seat itself may no longer chi or peng."""
        public = NO_FACE
        for event in view.events:
            match event:
                case Revealed(_, public):
                    pass
                case Discarded(source, public):
                    if source == view.seat:
                        self.barred |= 1 << public
                case Answered(_, action) if action.verb == "pass" and public != NO_FACE:
                    self.barred |= 1 << public
        self._planners: dict[tuple[int, int], Planner] = {}

    def planner(self, turn: int, barred: int) -> Planner:
        """Finds plans from now on: `turn` turns up the next stock card, and the seat may no
        longer chi or peng the faces in `barred`.
        """
        key = turn, barred
        if key not in self._planners:
            self._planners[key] = self.planning(self.odds(turn, barred))
        return self._planners[key]

    def planning(self, odds: Odds) -> Planner:
        """Finds plans with these odds: here only those with the fewest halves."""
        return Planner(odds, nodes=600, more=0, ahead=False)

    def odds(self, turn: int, barred: int) -> Odds:
        """How often each face may come from now on: here it does not matter who turns it up
        (`turn`) or what it is claimed for.
        """
        rate = self.view.stock * WEIGHTS["time"] / self.hidden
        comes = [rate * n for n in self.left]
        takes = [0.0 if barred >> face & 1 else comes[face] for face in FACES]
        return Odds([0.0] * len(FACES), takes, takes, comes)

    def frame(self, own: Own, odds: Odds) -> Frame:
        """What stands fixed beside the loose cards; here nothing of it grows."""
        holding = Holding.of(own.hand, own.melds)
        kans = sum(n == 3 for n in own.hand)
        return Frame(7 - len(own.melds) - kans, holding.huxi, holding.fours > 0)

    def points(self, plans: Iterable[Plan]) -> float:
        """What a hand with these plans may expect of the deal."""
        most = max((plan.worth for plan in plans), default=0.0)
        return most * WEIGHTS["scale"] - WEIGHTS["others"]

    def cost(self, face: Face) -> float:
        """The points that it costs to discard a face; here none."""
        return 0.0

    def told(self, face: Face) -> Iterable[Fact]:
        """What there is to say of a discard beside what it leaves of the hand."""
        return ()


class Thought(NamedTuple):
    """What the hand may become: its plans, and what they are worth together, in points."""

    points: float
    plans: Sequence[Plan]
    discard: Face = NO_FACE

    @property
    def lacking(self) -> int:
        """How many groups of the best plan lack a card; 99 without a plan."""
        return len(self.plans[0].halves) if self.plans else 99


def weigh(view: View, rng: Random) -> list[Candidate]:
    """All legal answers by what they may bring, in points of the deal.

    `rng` decides between answers that are equally good.
    """
    return weigh_with(Outlook(view), rng)


def weigh_with(outlook: Outlook, rng: Random) -> list[Candidate]:
    """The same for all legal answers to the view of an outlook."""
    view = outlook.view
    own = Own([*view.hand], [*view.melds[view.seat]])
    following = (view.seat + 1) % view.game.seats
    if any(action.verb == "discard" for action in view.legal):
        thoughts = {
            action: thought
            for thought in _discards(outlook, own, following)
            for action in view.legal
            if action.face == thought.discard
        }
    else:
        thoughts = {
            action: _after_claim(outlook, own, action)
            for action in view.legal
            if action.verb != "win"
        }
    nearest = min((thought.lacking for thought in thoughts.values()), default=0)
    candidates = [
        Candidate(
            action,
            thought.points + 1e-6 * rng.random(),
            facts=tuple(_facts(outlook, own, action, thought, nearest)),
        )
        for action, thought in thoughts.items()
    ]
    if "win" in view.legal:
        tun = _tun(view)
        win = view.game.parse("win")
        candidates.append(Candidate(win, 2.0 * tun, facts=(Fact(About.WINS, number=tun),)))
    return candidates


def _tun(view: View) -> int:
    """What a win pays now (P8.2, P4.1)."""
    melds = view.melds[view.seat]
    opening = not any(isinstance(event, Revealed | Discarded) for event in view.events)
    if opening and heavenly(view.hand, melds):
        return heavenly_score(view.hand, melds).tun
    score = best(view.hand, melds, view.public)
    assert score is not None, "a win is offered only to a complete hand"
    return score.tun


def _plans(outlook: Outlook, own: Own, planner: Planner) -> list[Plan]:
    return planner.plans(Holding.of(own.hand, own.melds).loose, outlook.frame(own, planner.odds))


def _discards(outlook: Outlook, own: Own, following: int) -> list[Thought]:
    """What the hand may become after each discard."""
    plans = _plans(outlook, own, outlook.planner(following, outlook.barred))
    thoughts = []
    for face in FACES:
        if 0 < own.hand[face] < 3:
            kept = [plan for plan in plans if has(plan.spare, UNIT[face])]
            thoughts.append(Thought(outlook.points(kept) - outlook.cost(face), kept, face))
    return thoughts


def _standing(outlook: Outlook, own: Own, turn: int, barred: int) -> Thought:
    """What the hand may become as it stands."""
    plans = _plans(outlook, own, outlook.planner(turn, barred))
    return Thought(outlook.points(plans), plans)


def _after_claim(outlook: Outlook, own: Own, answer: Action) -> Thought:
    """What the hand may become after an answer to a public card."""
    view = outlook.view
    face = view.public
    if answer.verb == "pass":
        forfeits = any(action.verb in {"chi", "peng"} for action in view.legal)
        barred = outlook.barred | (1 << face if forfeits else 0)
        return _standing(outlook, own, (view.source + 1) % view.game.seats, barred)
    after = taken(own, answer, face)
    following = (view.seat + 1) % view.game.seats
    holding = Holding.of(after.hand, after.melds)
    if holding.surplus > 0 and holding.free and view.seat not in view.dead:
        return max(_discards(outlook, after, following), key=lambda thought: thought.points)
    return _standing(outlook, after, following, outlook.barred)


def taken(own: Own, claim: Action, face: Face) -> Own:
    """The cards after a chi, peng or pao (P5.4)."""
    hand, melds = [*own.hand], [*own.melds]
    if claim.verb == "chi":
        hand[face] += 1
        for group in claim.groups:
            for card in group:
                hand[card] -= 1
            melds.append(Meld("chi", group))
    else:
        hand[face] = 0
        meld = ALIKE[claim.verb][face]
        place = place_of(melds, meld)
        melds[place : place + 1] = [meld]
    return Own(hand, melds)


# Reasons


def _facts(
    outlook: Outlook, own: Own, answer: Action, thought: Thought, nearest: int
) -> Iterable[Fact]:
    """The few things that decide for or against an answer."""
    if waits := _waits(thought):
        left = sum(outlook.left[face] for face in waits)
        yield Fact(About.WAITS, waits, left)
    elif thought.lacking > nearest and thought.plans:
        yield Fact(About.FARTHER, number=thought.lacking - 1)
    elif answer.verb in {"chi", "peng", "pao"} and thought.plans:
        yield Fact(About.NEARER, number=thought.lacking - 1)
    if answer.verb == "discard" and answer.face is not None:
        if not _joins(own.hand, answer.face):
            yield Fact(About.LOOSE, (answer.face,))
        yield from outlook.told(answer.face)


def _waits(thought: Thought) -> tuple[Face, ...]:
    """The faces that win when all but one group are whole."""
    faces: set[Face] = set()
    for plan in thought.plans:
        if len(plan.halves) == 1:
            half = HALVES[plan.halves[0]]
            faces.update(face for face, _ in half.chi)
            if half.alike:
                faces.add(half.cards[0])
    return tuple(sorted(faces))


def _joins(hand: Sequence[int], face: Face) -> bool:
    """Whether a loose card makes a half with another one."""
    return hand[face] > 1 or any(
        half.cards.count(face) and has_both(hand, half.cards) for half in HALVES
    )


def has_both(hand: Sequence[int], cards: tuple[Face, Face]) -> bool:
    """Whether two different cards are in the hand, both loose."""
    one, other = cards
    return one != other and 0 < hand[one] < 3 and 0 < hand[other] < 3
