"""Tiles without a seam: the cloth of the table, the grain of the print, and paper.

Every step is periodic, so a tile fits itself on all sides. Lengths are in pixels, frequencies in
cycles a pixel; brightness is 0 to 255.
"""

from collections.abc import Callable, Mapping
from functools import partial

import numpy as np
import numpy.typing as npt
from PIL import Image

from tools.drawing.raster import png

Values = npt.NDArray[np.float64]
Power = Callable[[Values, Values], Values]

CLOTH = (33, 43, 40)
PAPER = (243, 233, 210)


def _noise(size: int, power: Power, rng: np.random.Generator) -> Values:
    """Noise of which `power` tells the amplitude for each frequency (x, y); its spread is 1."""
    frequencies: Values = np.fft.fftfreq(size).astype(np.float64)
    weight = power(frequencies[None, :], frequencies[:, None])
    spectrum = np.fft.fft2(rng.standard_normal((size, size))) * weight
    spectrum[0, 0] = 0
    field = np.fft.ifft2(spectrum).real
    return np.asarray(field / field.std())


def _band(middle: float, width: float, steep: int = 2) -> Power:
    """Frequencies round a middle, in every direction."""
    return lambda x, y: np.asarray(np.exp(-(np.abs((np.hypot(x, y) - middle) / width) ** steep)))


def _hairs(
    size: int,
    count: int,
    length: tuple[float, float],
    bend: float,
    rng: np.random.Generator,
    lying: float = 0,
) -> Values:
    """Short curved hairs, each lighter or darker than the ground; their spread is 1.

    Args:
        size: of the tile.
        count: how many.
        length: of a hair, between these two.
        bend: how much a hair turns from step to step, in radians.
        rng: where they lie.
        lying: the share of them that lies along x.
    """
    tile = np.zeros((size, size))
    way = rng.uniform(0, 2 * np.pi, count)
    if lying:
        way = np.where(rng.random(count) < lying, rng.normal(0, 0.35, count), way)
    x, y = rng.uniform(0, size, count), rng.uniform(0, size, count)
    long, tone = rng.uniform(*length, count), rng.normal(0, 1, count)
    turn = rng.normal(0, bend, count)
    for far in np.arange(0, length[1], 0.5):
        ink = tone * np.sin(np.pi * np.minimum(far / long, 1)) * (far < long)
        column, row = np.floor(x).astype(int), np.floor(y).astype(int)
        right, down = x - column, y - row
        for i, j, share in (
            (0, 0, (1 - right) * (1 - down)),
            (1, 0, right * (1 - down)),
            (0, 1, (1 - right) * down),
            (1, 1, right * down),
        ):
            np.add.at(tile, ((row + j) % size, (column + i) % size), ink * share * 0.5)
        way = way + turn
        x, y = x + 0.5 * np.cos(way), y + 0.5 * np.sin(way)
    return np.asarray(tile / tile.std())


def _bytes(values: Values) -> npt.NDArray[np.uint8]:
    return np.clip(np.rint(values), 0, 255).astype(np.uint8)


def cloth(size: int = 512) -> Image.Image:
    """Dark felt: 30 000 hairs over a faint nap."""
    rng = np.random.default_rng(11)
    hair = _hairs(size, 30_000, (10, 34), 0.035, rng)
    fine = _noise(size, _band(0, 0.33, 4), rng)
    mottle = _noise(size, _band(0.010, 0.008), rng)
    nap = _noise(size, _band(0.045, 0.025), rng)
    height = hair + 0.55 * fine + 0.26 * mottle + 0.36 * nap
    height /= height.std()
    height = np.tanh(height / 2.4) * 2.4
    lit = np.array(CLOTH) * (1 + 0.098 * height[..., None])
    return Image.fromarray(_bytes(lit + np.array((0.5, 0.35, 0)) * mottle[..., None]))


def grain(size: int = 256, rms: float = 7.0) -> Image.Image:
    """The grain of the print, gray about a mean of exactly 128: flat power, then falling.

    It lies a little longer along x, hairs over it, and a faint laid line 48 times a tile.
    """
    rng = np.random.default_rng(23)

    def body(x: Values, y: Values) -> Values:
        flat = 1 / (1 + (np.hypot(x * 1.35, y * 0.8) / 0.035) ** 2) ** 0.55
        return np.asarray(flat * np.exp(-((np.hypot(x, y) / 0.42) ** 6)))

    def laid(x: Values, y: Values) -> Values:
        return np.asarray(np.exp(-(((np.abs(y) - 0.1875) / 0.006) ** 2) - (x / 0.012) ** 2))

    ground = _noise(size, body, rng)
    height = ground + 0.55 * _hairs(size, 1500, (14, 60), 0.03, rng, 0.45)
    height += 0.16 * _noise(size, laid, rng)
    height = np.tanh(height / height.std() / 3) * 3
    height = (height - height.mean()) / height.std() * rms + 128
    gray = np.clip(np.rint(height), 0, 255).astype(int)
    missing = 128 * size * size - int(gray.sum())  # the mean is exact: single pixels move a step
    moved = rng.choice(size * size, abs(missing), replace=False)
    gray.flat[moved] += np.sign(missing)
    return Image.fromarray(gray.astype(np.uint8))


def paper(size: int = 512) -> Image.Image:
    """Ivory handmade paper: clouds of pulp, laid lines and fibres."""
    rng = np.random.default_rng(37)
    pulp = _noise(size, _band(0.008, 0.010), rng)
    tooth = _noise(size, lambda x, y: 1 / (1 + (np.hypot(x, y) / 0.06) ** 2), rng)
    fibres = _hairs(size, 2600, (24, 90), 0.02, rng, 0.35)
    rows = np.arange(size)[:, None]
    laid = np.cos(2 * np.pi * rows * 80 / size) * (0.7 + 0.3 * tooth)
    height = 0.55 * pulp + 0.7 * tooth + 0.6 * fibres + 0.32 * laid
    height = np.tanh(height / height.std() / 2.6) * 2.6
    lit = np.array(PAPER) * (1 + 0.0125 * (height - height.mean())[..., None])
    warm = np.array((0.0, 0.4, 1.5)) * pulp[..., None]  # thin places let the lamp through
    return Image.fromarray(_bytes(lit - warm))


TEXTURES: Mapping[str, Callable[[], Image.Image]] = {"cloth": cloth, "grain": grain, "paper": paper}


def _file(draw: Callable[[], Image.Image]) -> bytes:
    return png(draw())


# The name of each file in `assets/textures/`, and what draws it.
FILES: Mapping[str, Callable[[], bytes]] = {
    f"{name}.png": partial(_file, draw) for name, draw in TEXTURES.items()
}
