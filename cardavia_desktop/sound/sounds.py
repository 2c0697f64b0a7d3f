"""The recorded sounds: what is to be heard is heard as the person has set it."""

from __future__ import annotations

import random
import wave
from array import array
from functools import cache
from sys import byteorder
from typing import Protocol

from cardavia_desktop.resources import asset
from cardavia_desktop.sound.kinds import Kind
from cardavia_desktop.sound.mixer import Samples


class Player(Protocol):
    """Whoever lets samples be heard."""

    def play(self, samples: Samples, gain: float, /) -> None:
        """Let this be heard, `gain` times as loud as it is, without waiting for it."""


class Sounds:
    """Lets moves be heard."""

    def __init__(self, player: Player) -> None:
        """All kinds are heard, half as loud as may be."""
        self._player = player
        self._chance = random.Random(0)
        self._last: Samples | None = None
        self.on = True
        """Whether anything is heard at all."""
        self.volume = 50
        """From 0 to 100."""
        self.kinds = frozenset(Kind)
        """What is heard."""

    def hear(self, kind: Kind) -> None:
        """Play a sound of this kind, if it is to be heard."""
        if self.on and self.volume > 0 and kind in self.kinds:
            takes = [take for take in recorded(kind) if take is not self._last]
            take = self._chance.choice(takes or recorded(kind))
            self._last = take
            # An ear takes equal steps of the root for equal steps.
            self._player.play(take, (self.volume / 100) ** 2)


@cache
def recorded(kind: Kind) -> tuple[Samples, ...]:
    """The takes of a kind at full loudness: there are several of what is heard often."""
    paths = sorted(asset("sounds").glob(f"{kind}*.wav"))
    return tuple(_read(str(path)) for path in paths)


def _read(path: str) -> Samples:
    with wave.open(path) as file:
        samples = array("h", file.readframes(file.getnframes()))
    if byteorder == "big":
        samples.byteswap()
    return samples
