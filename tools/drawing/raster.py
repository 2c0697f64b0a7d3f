"""Pictures of our own SVGs, for icons of fixed sizes and for contact sheets.

Reads only what `press.svg` writes: a rectangle of paper and paths of straight lines. Every viewer
draws these alike; doing it here keeps pictures the same to the byte, whatever is installed.
"""

import io
import re

import numpy as np
import numpy.typing as npt
from PIL import Image

from tools.drawing.geometry import Points

SAMPLES = 6  # of a pixel, along each side
CLEAR = (0, 0, 0, 0)

_SIZE = re.compile(r'viewBox="0 0 (\d+) (\d+)"')
_PAPER = re.compile(r'<rect [^>]*fill="(#\w+)"')
_PRINT = re.compile(r'<path fill="(#\w+)"[^>]* d="([^"]*)"')


def picture(svg: str, width: int) -> Image.Image:
    """A drawing as it looks `width` pixels wide, clear where there is no paper.

    Args:
        svg: the drawing.
        width: in pixels; the height follows.

    Raises:
        ValueError: this is no drawing of ours.
    """
    found = _SIZE.search(svg)
    if not found:
        raise ValueError("this is no drawing of ours")
    wide, high = (int(value) for value in found.groups())
    paper = _PAPER.search(svg)
    image = Image.new("RGBA", (width, round(width * high / wide)), paper[1] if paper else CLEAR)
    for color, path in _PRINT.findall(svg):
        ink = Image.new("RGBA", image.size, color)
        ink.putalpha(Image.fromarray(_cover(_edges(path) * (width / wide), image.size)))
        image.alpha_composite(ink)
    return image


def png(image: Image.Image) -> bytes:
    """A picture as a PNG file."""
    file = io.BytesIO()
    image.save(file, "PNG", optimize=True)
    return file.getvalue()


def _edges(path: str) -> Points:
    """The edges of all rings of a path, each as x, y at its beginning and x, y at its end."""
    edges = []
    for ring in path.split("M")[1:]:
        steps = np.array([int(value) for value in re.findall(r"-?\d+", ring)], float)
        corners = np.cumsum(steps.reshape(-1, 2), 0)
        edges.append(np.hstack([corners, np.roll(corners, -1, 0)]))
    return np.vstack(edges)


def _cover(edges: Points, size: tuple[int, int]) -> npt.NDArray[np.uint8]:
    """How much of each pixel lies inside, 0 to 255, by the even-odd rule."""
    width, height = (side * SAMPLES for side in size)
    x0, y0, x1, y1 = (edges * SAMPLES).T
    first, last = (np.ceil(f(y0, y1) - 0.5).astype(int) for f in (np.minimum, np.maximum))
    rows = last - first  # how many rows of samples an edge crosses
    edge = np.repeat(np.arange(len(rows)), rows)
    y = np.arange(len(edge)) - np.repeat(np.cumsum(rows) - rows, rows) + first[edge]
    slope = (x1 - x0)[edge] / (y1 - y0)[edge]
    x = np.ceil(x0[edge] + (y + 0.5 - y0[edge]) * slope - 0.5).astype(int).clip(0, width)
    seen = (y >= 0) & (y < height)
    crossed = np.zeros((height, width + 1), np.uint8)
    np.add.at(crossed, (y[seen], x[seen]), 1)
    # What lies right of an odd number of edges is inside; overflow does not change what is odd.
    inside = np.cumsum(crossed[:, :width], 1, dtype=np.uint8) & 1
    share = inside.reshape(size[1], SAMPLES, size[0], SAMPLES).sum((1, 3))
    return np.asarray(np.rint(share * (255 / SAMPLES**2)), np.uint8)
