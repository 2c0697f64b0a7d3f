"""The red seal, and the red ground that figures stand on."""

from tools.drawing.block import Block
from tools.drawing.geometry import polygon


def stamp(b: Block, x: float, y: float, width: float, height: float, turn: float) -> None:
    """A red seal with a carved maze, which is no sign of any script."""
    u, v = width / 2, height / 2
    with b.at(x, y, 1, turn):
        edge = (
            f"{3 - u},{-v} 0,{-v - 1} {u - 2},{1 - v} {u},{5 - v} {u + 1},0 {u - 1},{v - 3} "
            f"{u - 5},{v} 0,{v + 1} {4 - u},{v} {-u},{v - 4} {-u - 1},0 {-u},{4 - v}"
        )
        b.add("red", polygon(edge))
        m, n = u - 8, v - 8
        top, middle, low = -n * 0.95, -n * 0.2, n * 0.15
        maze = (
            f"{-m},{top} {m},{top}|0,{top} 0,{middle}|{-m},{middle} {m},{middle}|"
            f"{-m * 0.8},{middle} {-m},{n}|0,{low} 0,{n}|{m * 0.8},{middle} {m},{n}"
        )
        b.line(maze, 4.4, "brush", "unred")


def ground(b: Block, y: float, *, height: float = 44, width: float = 8) -> None:
    """Flat red strokes under the feet, laid as with a wide brush."""
    x0, x1, count, chance = 20, 220, 5, b.rng.uniform
    for i in range(count):
        at = y + height * i / (count - 1) + chance(-2, 2)
        k = 1 - abs(2 * i / (count - 1) - 0.8) * 0.45
        begin = x0 + (x1 - x0) * (1 - k) * chance(0.1, 0.7)
        end = x1 - (x1 - x0) * (1 - k) * chance(0.1, 0.7)
        m = (begin + end) / 2
        sag = (at - chance(1, 4), at + chance(0, 3))
        path = [(begin, at), (m - 20, sag[0]), (m + 30, sag[1]), (end, at)]
        b.line(path, width * chance(0.7, 1.15), "brush" if i % 2 else "leaf", "red")
