"""Sounds that overlap, added up piece by piece as the device asks for them."""

from __future__ import annotations

import threading
from array import array
from collections.abc import Generator
from typing import Final, TypeAlias

Samples: TypeAlias = "array[int]"
"""Samples of 16 bits with sign, one channel."""

_LOUDEST: Final = 32767


class Mixer:
    """What is to be heard now; one thread adds, another takes."""

    def __init__(self) -> None:
        """Silence."""
        self._lock = threading.Lock()
        self._playing: list[tuple[Samples, float, int]] = []  # with gain, and what comes next

    def add(self, samples: Samples, gain: float) -> None:
        """Let this be heard from now on, `gain` times as loud, over what is heard already."""
        with self._lock:
            self._playing.append((samples, gain, 0))

    def stream(self) -> Generator[Samples, int, None]:
        """Yields as many samples as are sent in; the first `next` only starts it."""
        taken = array("h")
        while True:
            taken = self.take((yield taken))

    def take(self, count: int) -> Samples:
        """The next `count` samples."""
        with self._lock:
            if not self._playing:
                return array("h", bytes(2 * count))
            playing, self._playing = self._playing, []
            sums = [0.0] * count
            for samples, gain, start in playing:
                for n, sample in enumerate(samples[start : start + count]):
                    sums[n] += gain * sample
                if start + count < len(samples):
                    self._playing.append((samples, gain, start + count))
        return array("h", (round(max(-_LOUDEST, min(_LOUDEST, total))) for total in sums))
