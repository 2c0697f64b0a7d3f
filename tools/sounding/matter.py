"""What sounds are made of: wood that is hit, paper that is brushed, strings that are plucked.

Every function returns samples at `RATE`, loud as it comes; times are in seconds, frequencies in
hertz, gains are factors.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

RATE: Final = 22050
"""Samples in a second."""

Samples = list[float]


@dataclass(frozen=True, slots=True)
class Mode:
    """One way in which a body swings: how high, how long (to 37 %), how loud."""

    pitch: float
    decay: float
    gain: float


def count(seconds: float) -> int:
    """How many samples that is."""
    return round(seconds * RATE)


def faded(samples: Samples, rise: float, fall: float) -> Samples:
    """The same, out of silence and into it within these times: no click at either end."""
    up, down, end = count(rise), count(fall), len(samples) - 1
    return [sample * _step(n / up) * _step((end - n) / down) for n, sample in enumerate(samples)]


def _step(part: float) -> float:
    """From 0 to 1 without a corner, then 1."""
    return 0.5 - 0.5 * math.cos(math.pi * min(1.0, part))


def hit(modes: Iterable[Mode], length: float) -> Samples:
    """A body that is hit once and swings in all its modes."""
    made = [0.0] * count(length)
    for mode in modes:
        turn = 2 * math.pi * mode.pitch / RATE
        fall = math.exp(-1 / (mode.decay * RATE))
        level = mode.gain
        for n in range(len(made)):
            made[n] += level * math.sin(turn * n)
            level *= fall
    return faded(made, 0.0005, length / 3)


def brush(seed: int, pitch: float, width: float, decay: float, length: float) -> Samples:
    """A rustle around a pitch: noise through a resonance `width` hertz wide, dying away."""
    noise = random.Random(seed)
    radius = math.exp(-math.pi * width / RATE)
    turn = 2 * radius * math.cos(2 * math.pi * pitch / RATE)
    fall = math.exp(-1 / (decay * RATE))
    made: Samples = []
    last = before = 0.0
    level = 1 - radius
    for _ in range(count(length)):
        last, before = noise.uniform(-1, 1) + turn * last - radius * radius * before, last
        made.append(level * last)
        level *= fall
    return faded(made, 0.0005, length / 3)


def pluck(pitch: float, length: float, decay: float, softness: float) -> Samples:
    """A string plucked near its end; the softer, the fewer overtones.

    Overtones die sooner than the tone itself and lie a little too high, as on a real string.
    """
    place = 0.14  # where the string is plucked, as a part of its length
    stiffness = 0.00012
    made = [0.0] * count(length)
    for number in range(1, 25):
        swing = number * pitch * math.sqrt(1 + stiffness * number * number)
        if swing > 0.42 * RATE:
            break
        gain = math.sin(number * math.pi * place) / number ** (1 + softness)
        fall = math.exp(-(1 + 0.16 * number * number) / (decay * RATE))
        turn = 2 * math.pi * swing / RATE
        level = gain
        for n in range(len(made)):
            made[n] += level * math.sin(turn * n)
            level *= fall
    return faded(made, 0.002, length / 2)


def louder(samples: Samples, gain: float) -> Samples:
    """The same, `gain` times as loud."""
    return [gain * sample for sample in samples]


def together(*parts: tuple[float, Samples]) -> Samples:
    """Parts that begin at their times."""
    made = [0.0] * max(count(start) + len(samples) for start, samples in parts)
    for start, samples in parts:
        for n, sample in enumerate(samples, count(start)):
            made[n] += sample
    return made
