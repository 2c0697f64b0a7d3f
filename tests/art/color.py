"""How light, how far apart, and how seen with other eyes: colors measured apart from our code."""

from __future__ import annotations

from typing import Final

from PIL import Image

Color = tuple[float, float, float]
"""Linear red, green and blue from 0 to 1."""

_WEIGHTS: Final = (0.2126, 0.7152, 0.0722)

# Machado, Oliveira and Fernandes 2009, severity 1, on linear light.
DEFICIENCIES: Final = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def linear(level: float) -> float:
    v = level / 255
    return v / 12.92 if v <= 0.04045 else float(((v + 0.055) / 1.055) ** 2.4)


_LINEAR: Final = [linear(level) for level in range(256)]


def mean_light(image: Image.Image) -> Color:
    """The mean linear light of an RGB picture."""
    red, green, blue = (
        sum(n * light for n, light in zip(channel.histogram(), _LINEAR, strict=True))
        / (image.width * image.height)
        for channel in image.split()
    )
    return red, green, blue


def luminance(light: Color) -> float:
    return sum(weight * part for weight, part in zip(_WEIGHTS, light, strict=True))


def contrast(first: Color, second: Color) -> float:
    """As WCAG 2 defines it."""
    dark, bright = sorted((luminance(first), luminance(second)))
    return (bright + 0.05) / (dark + 0.05)


def seen(light: Color, deficiency: str) -> Color:
    """A color as somebody with a deficiency sees it."""
    red, green, blue = (
        min(1.0, max(0.0, sum(a * b for a, b in zip(row, light, strict=True))))
        for row in DEFICIENCIES[deficiency]
    )
    return red, green, blue


def distance(first: Color, second: Color) -> float:
    """CIE 1976 difference; 2.3 is just noticeable."""
    one, other = _lab(first), _lab(second)
    return float(sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5)


def _lab(light: Color) -> Color:
    red, green, blue = light

    def root(t: float) -> float:
        return float(t ** (1 / 3)) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116

    x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047)
    y = root(luminance(light))
    z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)
