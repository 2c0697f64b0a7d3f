"""The apprentice's rules of thumb for Paohuzi."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import NamedTuple

from cardavia_desktop.rules import NO_FACE, Action, Face, View
from cardavia_desktop.rules.game import Meld
from cardavia_desktop.rules.paohuzi.hand import CHI_GROUPS, FACES, HUXI, UNIT, Holding, has, pack
from cardavia_desktop.rules.paohuzi.score import LEAST


class Worth(NamedTuple):
    """What a hand has come to: its groups, then the huxi of them, as far as a win needs them."""

    groups: int
    huxi: int


def choose(view: View, rng: Random) -> Action:
    """Win, then pao, then a peng or chi that brings the hand forward, then the poorest discard."""
    answers = {action.verb: action for action in view.legal}
    for verb in ("win", "pao"):
        if verb in answers:
            return answers[verb]
    if "discard" in answers:
        discards = [action for action in view.legal if action.verb == "discard"]
        return _poorest(view, discards, rng)
    return max(view.legal, key=lambda answer: (_after(view, answer), answer.verb == "pass"))


@lru_cache(maxsize=1 << 12)
def _covered(loose: int) -> Worth:
    """The most groups of loose cards, and the huxi of such groups."""
    best = Worth(0, 0)
    if loose:
        lowest = loose & -loose
        face = (lowest.bit_length() - 1) // 3
        best = _covered(loose - UNIT[face])
        for group in CHI_GROUPS:
            if group.cards[0] == face and has(loose, group.packed):
                rest = _covered(loose - group.packed)
                best = max(best, Worth(rest.groups + 1, rest.huxi + group.huxi))
    return best


def _worth(loose: int, groups: int, huxi: int) -> Worth:
    """What loose cards beside some fixed groups with their huxi have come to."""
    covered = _covered(loose)
    return Worth(groups + covered.groups, min(LEAST, huxi + covered.huxi))


def _after(view: View, answer: Action) -> Worth:
    """What the hand has come to after a chi, a peng or a pass."""
    holding = Holding.of(view.hand, view.melds[view.seat])
    groups = len(view.melds[view.seat]) + sum(n == 3 for n in view.hand)
    loose, huxi = holding.loose, holding.huxi
    if answer.verb == "peng":
        loose -= 2 * UNIT[view.public]
        groups += 1
        huxi += HUXI[Meld("peng", (view.public,) * 3)]
    elif answer.verb == "chi":
        loose += UNIT[view.public] - sum(map(pack, answer.groups))
        groups += len(answer.groups)
        huxi += sum(HUXI[Meld("chi", group)] for group in answer.groups)
    return _worth(loose, groups, huxi)


def _poorest(view: View, discards: list[Action], rng: Random) -> Action:
    """The discard after which the hand is worth most; of several the one that joins least."""
    loose = Holding.of(view.hand, view.melds[view.seat]).loose
    joins = _joins(view, loose)

    def loss(action: Action) -> tuple[int, int, float, float]:
        face = NO_FACE if action.face is None else action.face
        rest = _covered(loose - UNIT[face])
        return -rest.groups, -rest.huxi, joins[face], rng.random()

    return min(discards, key=loss)


def _joins(view: View, loose: int) -> list[float]:
    """How much each loose card promises: the unseen cards that would make a group with it."""
    left = view.unseen()
    joins = [0.0] * len(FACES)
    for face in FACES:
        if view.hand[face] == 2:
            joins[face] += 2 * left[face]
    for group in CHI_GROUPS:
        for missing in set(group.cards):
            pair = group.packed - UNIT[missing]
            if has(loose, pair):
                for face in set(_rest(group.cards, missing)):
                    joins[face] += left[missing] * (1 + group.huxi / 3)
    return joins


def _rest(cards: tuple[Face, ...], missing: Face) -> list[Face]:
    rest = [*cards]
    rest.remove(missing)
    return rest
