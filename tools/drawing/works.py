"""Everything that is drawn: the name of each file in `assets/`, and what draws it."""

from collections.abc import Callable, Mapping

from tools.drawing import backs, contact, icon, nantong, textures, totom, zipai
from tools.drawing.block import Block
from tools.drawing.press import svg

Drawn = Callable[[], bytes]


def _printed(draw: Callable[[], Block]) -> Drawn:
    return lambda: svg(draw()).encode()


def _cards(deck: str, faces: Mapping[str, Callable[[], Block]]) -> dict[str, Drawn]:
    return {f"cards/{deck}/{code}.svg": _printed(draw) for code, draw in faces.items()}


WORKS: Mapping[str, Drawn] = {
    **_cards("totom", totom.FACES),
    **_cards("zipai", zipai.FACES),
    **_cards("nantong", nantong.FACES),
    **{f"cards/{deck}/back.svg": _printed(draw) for deck, draw in backs.BACKS.items()},
    **{f"icons/{name}": draw for name, draw in icon.FILES.items()},
    **{f"textures/{name}": draw for name, draw in textures.FILES.items()},
}
# Made from the drawings in `assets/` once these are up to date.
SHEETS: Mapping[str, Drawn] = {f"contact/{name}": draw for name, draw in contact.FILES.items()}
