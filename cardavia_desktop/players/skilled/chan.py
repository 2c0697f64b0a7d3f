"""What the answers of Chắn are worth to one's own hand."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from operator import mul
from random import Random
from typing import Final, NamedTuple

from cardavia_desktop.players.player import Candidate
from cardavia_desktop.players.skilled.chan_outlook import (
    After,
    Known,
    captured,
    chiu,
    discards,
    features,
    passed,
)
from cardavia_desktop.rules import NO_FACE, Action, View
from cardavia_desktop.rules.chan.hand import groups_of
from cardavia_desktop.rules.chan.score import Won, score
from cardavia_desktop.rules.events import Discarded, Revealed

WEIGHTS = "chan.json"


class Network(NamedTuple):
    hidden: list[list[float]]
    out: list[list[float]]


@cache
def network(path: str | None = None) -> Network:
    if path is None:
        text = files("cardavia_desktop.players.weights").joinpath(WEIGHTS).read_text("utf-8")
    else:
        text = open(path).read()
    data = json.loads(text)
    return Network(data["hidden"], data["out"])


from math import exp


def value(net: Network, x: list[float]) -> float:
    h = [1.0]
    x = [1.0, *x]
    for w in net.hidden:
        s = sum(map(mul, w, x))
        h.append(s if s > 0 else 0.0)
    win, lose, gain, loss = (sum(map(mul, w, h)) for w in net.out)
    return 3 * max(2, gain) / (1 + exp(-win)) - max(2, loss) / (1 + exp(-lose))


def best_discard(net: Network, known: Known, after: After) -> float:
    return max(value(net, features(known, a)) for _, a in discards(known, after))


def win_points(view: View, known: Known) -> float:
    hand = known.hand[:]
    held = 0
    own = False
    if view.public != NO_FACE:
        held = hand[view.public]
        hand[view.public] += 1
        own = revealed(view) and view.source == view.seat
    groups = (*known.melds, *groups_of(hand))
    return 3.0 * score(Won(groups, known.opening, view.public, held, own, view.options)).total


def revealed(view: View) -> bool:
    for e in reversed(view.events):
        if isinstance(e, Revealed):
            return True
        if isinstance(e, Discarded):
            return False
    return False


def turn_after_pass(view: View) -> int:
    if any(a.verb == "capture" for a in view.legal):
        return 1 if revealed(view) and view.source == view.seat else 2
    return 0


def weigh(view: View, rng: Random, path: str | None = None) -> list[Candidate]:
    net = network(path)
    known = Known.of(view)
    out = []
    start = None
    for action in view.legal:
        if action.verb == "win":
            v = win_points(view, known)
        elif action.verb == "discard":
            if start is None:
                start = {f: a for f, a in discards(known, After(known.hand, __import__("cardavia_desktop.rules.chan.hand", fromlist=["x"]).singles_of(known.hand), known.limits[known.seat], known.melds, 0, NO_FACE))}
            v = value(net, features(known, start[action.face]))
        elif action.verb == "capture":
            v = best_discard(net, known, captured(known, action.face))
        elif action.verb == "chiu":
            v = best_discard(net, known, chiu(known))
        elif sum(known.hand) % 2 == 0:
            v = 0.0
        else:
            turn = turn_after_pass(view)
            declines = "capture" in str(view.legal) and known.hand[view.public] > 0
            v = value(net, features(known, passed(known, turn if turn else 2, declines=declines)))
        out.append(Candidate(action, v + 1e-6 * rng.random()))
    return out
