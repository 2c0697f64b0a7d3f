"""Pictures of our own SVGs, for icons of fixed sizes and for contact sheets.

Reads only what `press.svg` writes: a rectangle of paper and paths of straight lines. Every viewer
draws these alike; doing it here keeps pictures the same to the byte, whatever is installed.
"""

import io
import re

import numpy as np
from PIL import Image, ImageChops, ImageDraw

from drawing.geometry import Points

_SIZE = re.compile(r'viewBox="0 0 (\d+) (\d+)"')
_PAPER = re.compile(r'<rect [^>]*fill="(#\w+)"')
_PRINT = re.compile(r'<path fill="(#\w+)"[^>]* d="([^"]*)"')


def picture(svg: str, width: int, samples: int = 6) -> Image.Image:
    """A drawing as it looks `width` pixels wide, clear where there is no paper.

    Args:
        svg: the drawing.
        width: in pixels; the height follows.
        samples: how many samples a pixel takes along each side.
    """
    found = _SIZE.search(svg)
    if not found:
        raise ValueError("this is no drawing of ours")
    wide, high = (int(value) for value in found.groups())
    fine = width * samples / wide
    size = width, round(width * high / wide)
    paper = _PAPER.search(svg)
    image = Image.new("RGBA", size, paper[1] if paper else (0, 0, 0, 0))
    for color, path in _PRINT.findall(svg):
        mask = Image.new("L", (size[0] * samples, size[1] * samples))
        for ring in _rings(path):
            _flip(mask, ring * fine)
        ink = Image.new("RGBA", size, color)
        ink.putalpha(mask.reduce(samples))
        image.alpha_composite(ink)
    return image


def png(image: Image.Image) -> bytes:
    """A picture as a PNG file."""
    file = io.BytesIO()
    image.save(file, "PNG", optimize=True)
    return file.getvalue()


def _rings(path: str) -> list[Points]:
    """The corners of each closed ring of a path."""
    return [
        np.cumsum(np.array([int(value) for value in re.findall(r"-?\d+", ring)]).reshape(-1, 2), 0)
        for ring in path.split("M")[1:]
    ]


def _flip(mask: Image.Image, ring: Points) -> None:
    """Turn ink into paper and paper into ink inside a ring: the even-odd rule."""
    x0, y0 = np.floor(ring.min(0)).astype(int).clip(0)
    x1, y1 = np.minimum(np.ceil(ring.max(0)).astype(int) + 1, mask.size)
    if x0 >= x1 or y0 >= y1:
        return
    inside = Image.new("L", (int(x1 - x0), int(y1 - y0)))
    # The middle of a sample decides, so corners move by half a sample.
    corners = [(float(x), float(y)) for x, y in ring - (x0 + 0.5, y0 + 0.5)]
    ImageDraw.Draw(inside).polygon(corners, fill=255)
    place = int(x0), int(y0), int(x1), int(y1)
    mask.paste(ImageChops.difference(mask.crop(place), inside), place)
