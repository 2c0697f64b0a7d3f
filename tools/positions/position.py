"""Positions: decisions with a known answer, and why. They lie in `tests/players/positions`.

A file holds a list of positions of one game, as JSON. A position says how the deal came there: a
`seed`, or a `deck` as deal records have it; a `dealer` and `options` where they matter; and the
`actions` of all seats in their order. The seat to move then is asked. `expected` are the answers
of which one must be given, or `never` those of which none may be; `why` says it in words. `levels`
are the levels that have to find it; without it Player and Master have to.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Self

from cardavia_desktop.rules import GAMES, Action, Table, View

FOLDER: Final = Path(__file__).parents[2] / "tests" / "players" / "positions"

Json = dict[str, object]


@dataclass(frozen=True, slots=True)
class Position:
    """A decision with a known answer; see above. `seed` or `deck` is given."""

    game: str
    why: str
    actions: tuple[str, ...] = ()
    seed: int | None = None
    deck: tuple[str, ...] | None = None
    dealer: int | None = None
    options: tuple[str, ...] = ()
    expected: tuple[str, ...] = ()
    never: tuple[str, ...] = ()
    levels: tuple[str, ...] = ()

    @classmethod
    def parse(cls, game: str, data: Json) -> Self:
        """A position as a file has it. Raises TypeError for a key that is none."""
        frozen = {key: _frozen(value) for key, value in data.items()}
        # What a key holds is for `view` to find out: these are our own files.
        return cls(game, **frozen)  # type: ignore[arg-type]

    def write(self) -> Json:
        """The position as a file has it: what is empty is left out."""
        how = ("seed", "deck", "dealer", "options", "actions")
        keys = ("why", "levels", *how, "expected", "never")
        values = ((key, getattr(self, key)) for key in keys)
        return {key: value for key, value in values if value is not None and value != ()}

    def table(self) -> Table:
        """The table at the decision. Raises IllegalAction, NotationError or DeckError."""
        game = GAMES[self.game]
        if self.deck is not None:
            faces = [game.deck.index[code] for code in self.deck]
            table = game.from_deck(faces, self.dealer or 0, self.options)
        else:
            table = game.deal(self.seed or 0, self.dealer, self.options)
        for text in self.actions:
            table.play(game.parse(text))
        return table

    def view(self) -> View:
        """What the seat that is asked may know."""
        table = self.table()
        assert table.to_move is not None, "a position asks somebody"
        return table.view(table.to_move)

    def asks(self, level: str) -> bool:
        """Whether a level has to find it."""
        return level in (self.levels or ("player", "master"))

    def passes(self, action: Action) -> bool:
        """Whether an answer is what the position wants."""
        return action in self.expected if self.expected else action not in self.never


def path_of(game: str) -> Path:
    """The file of a game."""
    return FOLDER / f"{game}.json"


def load(game: str) -> list[Position]:
    """The positions of a game; none without a file."""
    path = path_of(game)
    if not path.exists():
        return []
    return [Position.parse(game, data) for data in json.loads(path.read_text("utf-8"))]


def save(game: str, positions: Sequence[Position]) -> None:
    """Write the file of a game: a position is a few lines, its words first."""
    texts = []
    for position in positions:
        lines = (
            f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}"
            for key, value in position.write().items()
        )
        texts.append("{\n" + ",\n".join(lines) + "\n}")
    path_of(game).write_text("[\n" + ",\n".join(texts) + "\n]\n", "utf-8")


def _frozen(value: object) -> object:
    return tuple(value) if isinstance(value, list) else value
