"""A guest who sits at a table and remembers all that it was told; players to sit with."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable

from pytestqt.qtbot import QtBot

from cardavia_desktop.match import (
    KeptDeal,
    Replay,
    Sitting,
    Standing,
    Trouble,
    UnreadableError,
    Waiting,
)
from cardavia_desktop.players import Player, player
from cardavia_desktop.rules import Action, Refusal, View
from cardavia_desktop.rules.events import Event


def at_random(level: str, seed: int) -> Player:
    return player("random", seed)


class Thinking:
    """Thinks until it is released."""

    def __init__(self) -> None:
        self.began = threading.Event()
        self.release = threading.Event()

    def choose(self, view: View) -> Action:
        self.began.set()
        assert self.release.wait(30)
        return view.legal[0]


class Guest:
    """The person of a sitting, answering at random."""

    def __init__(self, sitting: Sitting, qtbot: QtBot) -> None:
        self.sitting = sitting
        self.views: list[View] = []
        self.events: list[Event] = []
        self.standings: list[Standing] = []
        self.refusals: list[tuple[Action, Refusal]] = []
        self.troubles: list[Trouble] = []
        self.waiting: list[tuple[Waiting, ...]] = []
        self.past: list[tuple[KeptDeal, ...]] = []
        self.found: list[tuple[KeptDeal, ...]] = []
        self.replays: list[Replay] = []
        self.unreadable: list[UnreadableError] = []
        self._bot = qtbot
        self._chance = random.Random(3)
        sitting.told.connect(self._hear)
        sitting.standing.connect(self.standings.append)
        sitting.refused.connect(lambda action, refusal: self.refusals.append((action, refusal)))
        sitting.trouble.connect(self.troubles.append)
        sitting.waiting.connect(self.waiting.append)
        sitting.past.connect(self.past.append)
        sitting.found.connect(self.found.append)
        sitting.replayed.connect(self.replays.append)
        sitting.unreadable.connect(self.unreadable.append)

    @property
    def view(self) -> View:
        return self.views[-1]

    def until(self, done: Callable[[], bool]) -> None:
        self._bot.waitUntil(done, timeout=20_000)

    def until_asked(self) -> None:
        """Wait until the person is to answer or the deal is over."""
        self.until(lambda: bool(self.views and (self.view.legal or self.view.result)))

    def answer(self, action: Action) -> None:
        """Answer, and wait for what comes of it."""
        told = len(self.views)
        self.sitting.answer(action)
        self.until(lambda: len(self.views) > told)
        self.until_asked()

    def answer_at_random(self) -> None:
        self.answer(self._chance.choice(self.view.legal))

    def play_out(self) -> View:
        """Play until the deal is over."""
        self.until_asked()
        while self.view.result is None:
            self.answer_at_random()
        return self.view

    def look(self) -> tuple[Waiting, ...]:
        """Ask which deals wait."""
        looked = len(self.waiting)
        self.sitting.look()
        self.until(lambda: len(self.waiting) > looked)
        return self.waiting[-1]

    def look_back(self) -> tuple[KeptDeal, ...]:
        """Ask which deals came to their end."""
        looked = len(self.past)
        self.sitting.look_back()
        self.until(lambda: len(self.past) > looked)
        return self.past[-1]

    def _hear(self, view: View, events: tuple[Event, ...]) -> None:
        self.views.append(view)
        self.events.extend(events)
