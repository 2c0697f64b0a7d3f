"""From samples to a file: no hum below hearing, no click at either end, and a set loudness."""

from __future__ import annotations

import io
import math
import wave
from array import array
from sys import byteorder
from typing import Final

from tools.sounding.matter import RATE, Samples, faded

_LOWEST: Final = 45  # hertz; what swings slower is taken out
_RISE: Final = 0.0015  # seconds
_FALL: Final = 0.025


def wave_file(samples: Samples, peak: float) -> bytes:
    """A mono file of 16 bits; its loudest sample lies `peak` decibels from full scale (below 0)."""
    clean = faded(_without_hum(samples), _RISE, _FALL)
    gain = 10 ** (peak / 20) * 32767 / max(map(abs, clean))
    frames = array("h", (round(gain * sample) for sample in clean))
    if byteorder == "big":
        frames.byteswap()
    file = io.BytesIO()
    with wave.open(file, "wb") as written:
        written.setnchannels(1)
        written.setsampwidth(2)
        written.setframerate(RATE)
        written.writeframes(frames.tobytes())
    return file.getvalue()


def _without_hum(samples: Samples) -> Samples:
    keep = math.exp(-2 * math.pi * _LOWEST / RATE)
    made: Samples = []
    last = before = 0.0
    for sample in samples:
        last, before = keep * (last + sample - before), sample
        made.append(last)
    return made
