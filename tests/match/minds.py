"""Experts for the process of a mind, which imports them by name."""

from __future__ import annotations

import os
import threading
from collections.abc import Collection
from dataclasses import replace

from cardavia_desktop.players import Assessment, Candidate
from cardavia_desktop.rules import Action, View


class Expert:
    """Prefers the last legal answer; the value of each is its place, and tells where it thinks."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, view: View) -> Action:
        return self.consider(view).best.action

    def consider(self, view: View, also: Collection[Action] = ()) -> Assessment:
        numbered = reversed(list(enumerate(view.legal)))
        return Assessment(tuple(Candidate(action, float(n), 0.5) for n, action in numbered))


class ThatTellsItsProcess(Expert):
    def consider(self, view: View, also: Collection[Action] = ()) -> Assessment:
        answers = (*also, *(action for action in view.legal if action not in also))
        here = float(os.getpid())
        return Assessment(tuple(Candidate(action, here, self._seed) for action in answers))


class ThatIsHurried(Expert):
    def consider(self, view: View, also: Collection[Action] = ()) -> Assessment:
        return replace(super().consider(view, also), cut_short=True)


class ThatFails(Expert):
    """Fails for an even seed."""

    def consider(self, view: View, also: Collection[Action] = ()) -> Assessment:
        if self._seed % 2 == 0:
            raise RuntimeError("out of ideas")
        return super().consider(view, also)


class ThatDies(Expert):
    """Takes its process along for an even seed."""

    def consider(self, view: View, also: Collection[Action] = ()) -> Assessment:
        if self._seed % 2 == 0:
            os._exit(3)
        return super().consider(view, also)


class ThatNeverAnswers(Expert):
    def consider(self, view: View, also: Collection[Action] = ()) -> Assessment:
        threading.Event().wait()
        raise AssertionError("nothing ends the waiting")
