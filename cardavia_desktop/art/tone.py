"""Contrast, grain and color temperature: what the three dials do to a picture.

Each dial goes from 0 to 100, and 50 is as drawn. A picture as drawn lies on paper with a gentle
grain (`on_paper`), so 50 / 50 / 50 is the default look and changes no byte. All steps work on one
pixel at a time, and the same picture and dials give the same pixels on every machine.

*Grain* comes first: v · (1 − a·m) / (1 − 0.4·m), below 50 in two steps, the division first.
m is how far the noise tile lies below 135 at that pixel, over 128, and 0 where it lies above: dark
fibers in the paper, never lights. a is the strength, 0 at grain 0, 0.4 at 50 (the gentle grain),
0.9 at 100 (coarse old paper), linear between. What the fibers take on average is given back:
v · (1 − 0.4·M) / (1 − a·M), M the mean of m over the tile.

The tile is fixed (`assets/textures/grain.png`, 256 × 256, seamless, mean 128, rms 7). Its power is
flat below 1/64 cycle a pixel, falls as f^−1.6 from 1/32 to 1/4 cycle and steeply beyond; two
thirds of the variance lie between 1/16 and 1/2 cycle. One pixel of it is one logical pixel.

*Color temperature* moves the white point along the black-body locus, from 10,000 K at 0 over
6,500 K at 50 to 4,000 K at 100, linear in reciprocal temperature on either side. A channel of the
linear light x becomes g·x, where g is the channel of the new white over that of 6,500 K. Where g
is above 1 there is no room above white, so x becomes g·x / (1 + (g − 1)·x²), which rises as g·x
does and ends at 1. A last factor, the same for the three channels at one x, keeps the luminance
of every gray.

*Contrast*: below 50 the encoded value v moves towards 0.3, to 0.3 + k·(v − 0.3) with k = 0.5 at 0:
the ink lifts a little, the paper dims more, and the dark table stays dark. Above 50 the curve is an
S about the middle: ½·(2v)^y below it, and the same turned above, with y = 2.2 at 100.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

from PIL import Image, ImageChops
from PySide6.QtGui import QImage

from cardavia_desktop.resources import asset

AS_DRAWN: Final = 50

_GENTLE: Final = 0.4  # strength of the grain as drawn
_COARSE: Final = 0.9
_LIT: Final = 135  # this level of the tile and all above leave the paper as it is

_COOL: Final = 10_000.0  # kelvin
_DAY: Final = 6_500.0
_WARM: Final = 4_000.0
_LUMINANCE: Final = (0.2126, 0.7152, 0.0722)

_FLAT_TO: Final = 0.3
_FLAT: Final = 0.5
_HARD: Final = 2.2

Curve = tuple[int, ...]
"""What becomes of each of the 256 levels."""


@dataclass(frozen=True, slots=True)
class Tone:
    """How the three dials stand, each from 0 to 100.

    Raises ValueError for any other value.
    """

    contrast: int = AS_DRAWN
    grain: int = AS_DRAWN
    temperature: int = AS_DRAWN

    def __post_init__(self) -> None:
        for value in (self.contrast, self.grain, self.temperature):
            if value not in range(101):
                raise ValueError(f"{value} is not from 0 to 100")


NEUTRAL: Final = Tone()
"""The default look."""


def tone(
    image: Image.Image, contrast: int, grain: int, temperature: int, ratio: float = 1.0
) -> Image.Image:
    """An RGB picture with the dials so; `ratio` is how many of its pixels make a logical one.

    Raises ValueError when a dial is not from 0 to 100, or the picture is not RGB.
    """
    if image.mode != "RGB":
        raise ValueError(f"a picture of mode {image.mode}")
    wanted = Tone(contrast, grain, temperature)
    if wanted == NEUTRAL:
        return image.copy()
    if grain < AS_DRAWN:
        image = smoothed(image, image.height, ratio)
    if grain != AS_DRAWN:
        image = _times(image, fibers(grain), ratio)
    return image.point([level for curve in curves(wanted) for level in curve])


def on_paper(image: Image.Image, ratio: float = 1.0) -> Image.Image:
    """A picture printed on paper with the gentle grain: what "as drawn" means for `tone`.

    Takes RGB, or RGBX with the channels in any order.
    """
    gain = 1 / (1 - _GENTLE * _mean_fiber())
    lit = image.point([_level(v / 255 * gain) for v in range(256)] * len(image.mode))
    return _times(lit, _GENTLE_FIBERS, ratio)


def smoothed(image: Image.Image, height: int, ratio: float) -> Image.Image:
    """A picture as drawn without the gentle grain, which begins anew every `height` rows.

    Takes RGB, or RGBX with the channels in any order.
    """
    taken = tuple(_level(1 / (1 - _GENTLE * _fiber(v)) - 1) for v in range(256))
    layer = _layer(image.mode, (image.width, height), taken, 0, ratio)
    if image.height > height:
        first, layer = layer, Image.new(image.mode, image.size)
        for y in range(0, image.height, height):
            layer.paste(first, (0, y))
    return ImageChops.add(image, ImageChops.multiply(image, layer))


def fibers(grain: int) -> Curve:
    """What stays of the light where the tile has each level, over 255.

    Of a picture as drawn from 50 on, of a smoothed one below.
    """
    drawn = _GENTLE if grain >= AS_DRAWN else 0
    strength = _strength(grain)
    return tuple(_level((1 - strength * _fiber(v)) / (1 - drawn * _fiber(v))) for v in range(256))


@cache
def noise(ratio: float) -> Image.Image:
    """The tile, `ratio` times as large."""
    # Qt reads it, for Pillow would load all that it knows of files, before the first window.
    read = QImage(str(asset("textures", "grain.png")))
    levels = read.convertToFormat(QImage.Format.Format_Grayscale8)
    size, line = (levels.width(), levels.height()), levels.bytesPerLine()
    tile = Image.frombytes("L", size, bytes(levels.constBits()), "raw", "L", line)
    side = round(tile.width * ratio)
    return tile.resize((side, side), Image.Resampling.BICUBIC) if ratio != 1 else tile


@lru_cache(maxsize=16)
def curves(wanted: Tone) -> tuple[Curve, Curve, Curve]:
    """What contrast and temperature make of red, green and blue, after the grain."""
    tints = _tints(wanted.grain, wanted.temperature)
    red, green, blue = (
        tuple(_level(_contrasted(v, wanted.contrast)) for v in channel) for channel in tints
    )
    return red, green, blue


# Grain.


def _level(v: float) -> int:
    return min(255, max(0, round(v * 255)))


def _fiber(level: int) -> float:
    """How far a level of the tile lies below lit paper."""
    return max(0, _LIT - level) / 128


@cache
def _mean_fiber() -> float:
    """M: the mean of m over the tile."""
    counts = noise(1).histogram()
    return sum(n * _fiber(level) for level, n in enumerate(counts)) / sum(counts)


def _strength(grain: int) -> float:
    if grain <= AS_DRAWN:
        return _GENTLE * grain / AS_DRAWN
    return _GENTLE + (_COARSE - _GENTLE) * (grain - AS_DRAWN) / AS_DRAWN


_GENTLE_FIBERS: Final = tuple(_level(1 - _GENTLE * _fiber(v)) for v in range(256))


def _times(image: Image.Image, kept: Curve, ratio: float) -> Image.Image:
    return ImageChops.multiply(image, _layer(image.mode, image.size, kept, 255, ratio))


@lru_cache(maxsize=2)  # the faces of a deck are printed one after the other
def _layer(
    mode: str, size: tuple[int, int], table: Curve, fourth: int, ratio: float
) -> Image.Image:
    """The tile through a table, in all channels but the fourth, repeated from the corner on."""
    tile = noise(ratio).point(table)
    channels = [tile] * 3
    if len(mode) > 3:
        channels.append(Image.new("L", tile.size, fourth))
    whole = Image.merge(mode, channels)
    layer = Image.new(mode, size)
    for y in range(0, size[1], tile.height):
        for x in range(0, size[0], tile.width):
            layer.paste(whole, (x, y))
    return layer


# Color temperature.


@cache
def _gains(temperature: int) -> tuple[float, float, float]:
    """How much more of red, green and blue light there is than by day."""
    if temperature == AS_DRAWN:
        return 1.0, 1.0, 1.0
    end = _COOL if temperature < AS_DRAWN else _WARM
    share = abs(temperature - AS_DRAWN) / AS_DRAWN
    kelvin = 1 / (1 / _DAY + share * (1 / end - 1 / _DAY))
    red, green, blue = (new / old for new, old in zip(_white(kelvin), _white(_DAY), strict=True))
    return red, green, blue


def _white(kelvin: float) -> tuple[float, float, float]:
    """Linear red, green and blue of a black body at luminance 1.

    Its chromaticity by the cubic approximation of Kim and others (2002), from 1,667 to 25,000 K.
    """
    t = 1000 / kelvin
    if kelvin <= 4000:
        x = ((-0.2661239 * t - 0.2343589) * t + 0.8776956) * t + 0.179910
        y = ((-0.9549476 * x - 1.37418593) * x + 2.09137015) * x - 0.16748867
    else:
        x = ((-3.0258469 * t + 2.1070379) * t + 0.2226347) * t + 0.240390
        y = ((3.0817580 * x - 5.87338670) * x + 3.75112997) * x - 0.37001483
    big_x, big_z = x / y, (1 - x - y) / y
    return (
        3.2406 * big_x - 1.5372 - 0.4986 * big_z,
        -0.9689 * big_x + 1.8758 + 0.0415 * big_z,
        0.0557 * big_x - 0.2040 + 1.0570 * big_z,
    )


@lru_cache(maxsize=4)
def _tints(grain: int, temperature: int) -> list[tuple[float, ...]]:
    """What becomes of each level in red, green and blue before contrast, from 0 to 1."""
    given_back = (1 - _GENTLE * _mean_fiber()) / (1 - _strength(grain) * _mean_fiber())
    gains = _gains(temperature)
    tinted = [_tinted(min(1.0, v / 255 * given_back), gains) for v in range(256)]
    return list(zip(*tinted, strict=True))


def _tinted(v: float, gains: tuple[float, float, float]) -> tuple[float, float, float]:
    """Red, green and blue of an encoded gray under another lamp."""
    if gains == (1.0, 1.0, 1.0) or v == 0:
        return v, v, v
    x = _linear(v)
    lit = [gain * x if gain <= 1 else gain * x / (1 + (gain - 1) * x * x) for gain in gains]
    kept = x / sum(weight * light for weight, light in zip(_LUMINANCE, lit, strict=True))
    red, green, blue = (_encoded(min(1.0, kept * light)) for light in lit)
    return red, green, blue


def _linear(v: float) -> float:
    return v / 12.92 if v <= 0.04045 else float(((v + 0.055) / 1.055) ** 2.4)


def _encoded(x: float) -> float:
    return 12.92 * x if x <= 0.0031308 else float(1.055 * x ** (1 / 2.4) - 0.055)


# Contrast.


def _contrasted(v: float, contrast: int) -> float:
    if contrast <= AS_DRAWN:
        return _FLAT_TO + (_FLAT + (1 - _FLAT) * contrast / AS_DRAWN) * (v - _FLAT_TO)
    power = 1 + (_HARD - 1) * (contrast - AS_DRAWN) / AS_DRAWN
    if v <= 0.5:
        return float((2 * v) ** power / 2)
    return float(1 - (2 - 2 * v) ** power / 2)
