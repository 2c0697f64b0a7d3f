"""Everything that is drawn: the name of each file in `assets/`, and what draws it."""

from collections.abc import Callable, Mapping

from drawing import totom
from drawing.block import Block
from drawing.press import svg

Drawn = Callable[[], bytes]


def _printed(draw: Callable[[], Block]) -> Drawn:
    return lambda: svg(draw()).encode()


def _cards(deck: str, faces: Mapping[str, Callable[[], Block]]) -> dict[str, Drawn]:
    return {f"cards/{deck}/{code}.svg": _printed(draw) for code, draw in faces.items()}


WORKS: Mapping[str, Drawn] = {
    **_cards("totom", totom.FACES),
}
