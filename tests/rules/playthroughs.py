"""Golden playthroughs: whole deals as text that a person can read.

`python -m tests.rules.playthroughs` writes them again into tests/playthroughs; read the
difference before you commit it. Each line is one action and what came of it; `0…3:` is what a
seat saw where not all saw the same.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

from cardavia_desktop.rules import GAMES, NO_FACE, Deck, Game, Table
from cardavia_desktop.rules.actions import Action
from cardavia_desktop.rules.events import Event, Finished
from cardavia_desktop.rules.record import dump, result_of
from tests.rules.deals import random_action, random_table

FOLDER = Path(__file__).parent.parent / "playthroughs"
DEALS = 12  # a game


def playthrough(game: Game, number: int) -> Iterator[str]:
    """The lines of one deal."""
    rng = random.Random(f"playthrough {game.name} {number}")
    table = random_table(game, rng)
    deck = game.deck
    yield f"{game.name}, dealer {table.dealer}, options: {', '.join(sorted(table.options)) or '-'}"
    yield f"deck {' '.join(deck.codes[face] for face in table.deck)}"
    yield from told(table, table.events)
    while table.to_move is not None:
        action = random_action(table, rng, eager=0.9)
        yield ""
        yield f"{table.to_move} may: {', '.join(table.legal())}"
        yield f"{table.to_move} {action}"
        yield from told(table, table.play(action))
    yield ""
    yield f"result {dump(result_of(table) or {})}"


def told(table: Table, events: list[Event]) -> Iterator[str]:
    """The events, and who saw what where a seat did not see all."""
    deck = table.game.deck
    for event in events:
        yield f"    {written(event, deck)}"
        seen = [event.seen_by(seat) for seat in range(table.game.seats)]
        if any(other != event for other in seen):
            views = (f"{s}: {written(e, deck) if e else '-'}" for s, e in enumerate(seen))
            yield f"        {' | '.join(views)}"


def written(event: Event, deck: Deck) -> str:
    """An event in one line, faces by their codes."""
    parts = [type(event).__name__]
    for field in fields(event):
        value = getattr(event, field.name)
        if isinstance(event, Finished) and field.name == "result":
            value = value.kind
        parts.append(f"{field.name}={_coded(field.name, value, deck)}")
    return " ".join(parts)


def _coded(name: str, value: object, deck: Deck) -> str:
    match value:
        case Action():
            return f"[{value}]"
        case tuple():
            inner = " ".join(_coded(name, item, deck) for item in value)
            return f"({inner})"
        case int() if name in ("face", "faces", "cards", "shown", "hands") and value != NO_FACE:
            return deck.codes[value]
        case _:
            return str(value)


def main() -> None:
    """Write all playthroughs."""
    FOLDER.mkdir(exist_ok=True)
    for game in GAMES.values():
        for number in range(DEALS):
            path = FOLDER / f"{game.name}-{number:02}.txt"
            path.write_text("\n".join(playthrough(game, number)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
