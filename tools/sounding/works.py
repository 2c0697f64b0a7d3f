"""Everything that sounds: the name of each file in `assets/sounds`, and what makes it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from tools.sounding.matter import Mode, Samples, brush, hit, louder, pluck, together
from tools.sounding.wave_file import wave_file

# The table: a block of hard wood. Low modes are the block, high ones the skin that is struck.
_BLOCK: Final = ((196, 0.034, 1.0), (331, 0.026, 0.7), (547, 0.017, 0.5), (911, 0.010, 0.3))
_CARDS: Final = ((0.97, 3), (1.03, 5), (1.0, 8), (1.06, 13))
"""How high each of the taps is, and the seed of its paper: no two cards fall alike."""

# Pentatonic, as zithers are tuned: G A C D.
_G4, _A4, _C5, _D5, _G5 = 392.0, 440.0, 523.25, 587.33, 783.99


def _wood(height: float, length: float, slow: float = 1.0) -> Samples:
    modes = [Mode(pitch * height, decay * slow, gain) for pitch, decay, gain in _BLOCK]
    return hit(modes, length)


def _card(height: float, seed: int) -> Samples:
    """A card laid down: wood, and the slap of its paper just before."""
    slap = brush(seed, 2600 * height, 2400, 0.007, 0.09)
    return together((0, louder(slap, 2.0)), (0.004, louder(_wood(height, 0.16), 0.55)))


def _turn() -> Samples:
    """A card turned up: it brushes over the stock and lands lightly."""
    off = brush(21, 3900, 1800, 0.030, 0.12)
    down = brush(34, 2900, 2200, 0.006, 0.08)
    return together(
        (0, louder(off, 1.0)), (0.085, louder(down, 1.6)), (0.088, louder(_wood(1.12, 0.12), 0.2))
    )


def _claim() -> Samples:
    """Two cards put down side by side: a soft double knock, the second lower."""
    first = together(
        (0, _wood(0.86, 0.2, slow=1.5)), (0, louder(brush(55, 1500, 1500, 0.008, 0.1), 1.2))
    )
    second = together(
        (0, _wood(0.72, 0.24, slow=1.7)), (0, louder(brush(89, 1300, 1500, 0.008, 0.1), 1.2))
    )
    return together((0, louder(first, 0.75)), (0.095, second))


def _win() -> Samples:
    """A run upwards over the strings that opens into an octave."""
    run = [
        (0.085 * n, louder(pluck(pitch, 1.2, 0.55, 0.55), 0.72 + 0.06 * n))
        for n, pitch in enumerate((_G4, _A4, _C5, _D5))
    ]
    return together(
        *run,
        (0.36, pluck(_G5, 1.3, 0.6, 0.5)),
        (0.375, louder(pluck(_G4, 1.28, 0.65, 0.6), 0.8)),
    )


def _draw() -> Samples:
    """Two low, soft strings, the second below the first: nothing was decided."""
    return together(
        (0, pluck(_C5 / 2, 0.95, 0.42, 1.1)), (0.24, louder(pluck(_G4 / 2, 0.95, 0.45, 1.1), 0.9))
    )


# Each with its peak in decibels below full scale: a win may be heard, a turned card hardly.
WORKS: Final[Mapping[str, Callable[[], bytes]]] = {
    **{
        f"card_{number}.wav": partial(lambda h, s: wave_file(_card(h, s), -13), height, seed)
        for number, (height, seed) in enumerate(_CARDS, 1)
    },
    "turn.wav": lambda: wave_file(_turn(), -18),
    "claim.wav": lambda: wave_file(_claim(), -11),
    "win.wav": lambda: wave_file(_win(), -9),
    "draw.wav": lambda: wave_file(_draw(), -14),
}
