"""Deal records: a deal as a line of JSON, and `replay`, the only way to load one.

Format: "Notation and deal records". There is one serializer: states, results and records of the
Python API, the command line and the saved games are the dictionaries made here.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, Self

from cardavia_desktop.rules.actions import NotationError
from cardavia_desktop.rules.faces import NO_FACE
from cardavia_desktop.rules.game import DeckError, Game, Result, Table
from cardavia_desktop.rules.games import GAMES
from cardavia_desktop.rules.refusal import IllegalAction

FORMAT: Final = "cardavia-record"
VERSION: Final = 1

_OWN_KEYS: Final = ("format", "version", "game", "dealer", "deck", "actions", "options")

Json = dict[str, object]


class Fault(StrEnum):
    """What is wrong with a record, for whoever says it in other words."""

    JSON = "json"
    FORMAT = "format"
    VERSION = "version"
    GAME = "game"
    DEALER = "dealer"
    DECK = "deck"
    OPTIONS = "options"
    ACTIONS = "actions"
    """They are no list."""
    ACTION = "action"
    """One of them is not possible."""


class RecordError(ValueError):
    """A record that does not fit, in one plain sentence.

    `at` is the index of the action that does not fit, or None when it is not an action.
    """

    def __init__(self, fault: Fault, sentence: str, at: int | None = None) -> None:
        """Refuse a record because of `sentence`."""
        super().__init__(sentence)
        self.fault = fault
        self.at = at


@dataclass(frozen=True)
class Record:
    """A deal record. `actions` are pairs of seat and action text as recorded, legal or not;
    `options` the table options written down; `extra` the other keys, kept as they were.
    """

    game: str
    dealer: int
    deck: tuple[str, ...]
    actions: tuple[object, ...] = ()
    options: Mapping[str, bool] = field(default_factory=dict)
    extra: Mapping[str, object] = field(default_factory=dict)

    @classmethod
    def of(cls, table: Table, /, **extra: object) -> Self:
        """The record of a table; `extra` may carry seed, players, time, result."""
        return cls(
            game=table.game.name,
            dealer=table.dealer,
            deck=tuple(table.game.deck.codes[face] for face in table.deck),
            actions=tuple((seat, str(action)) for seat, action in table.actions),
            options=dict.fromkeys(sorted(table.options), True),
            extra=extra,
        )

    @classmethod
    def parse(cls, line: str | bytes) -> Self:
        """Read a line of JSON. Raises RecordError; the actions are checked when replayed."""
        data = _load(line)
        if data.get("format", FORMAT) != FORMAT:
            raise RecordError(Fault.FORMAT, "the format of the record is unknown")
        version = data.get("version", VERSION)
        if type(version) is not int or version != VERSION:
            raise RecordError(Fault.VERSION, "the version of the record is unknown")
        game, dealer, deck = data.get("game"), data.get("dealer"), data.get("deck")
        if not isinstance(game, str) or game not in GAMES:
            raise RecordError(Fault.GAME, "the game of the record is unknown")
        if type(dealer) is not int or dealer not in range(GAMES[game].seats):
            raise RecordError(Fault.DEALER, "the dealer of the record is no seat of the game")
        if not isinstance(deck, list) or not all(isinstance(code, str) for code in deck):
            raise RecordError(Fault.DECK, "the deck of the record is not a list of cards")
        actions, options = data.get("actions", []), data.get("options", {})
        if not isinstance(actions, list):
            raise RecordError(Fault.ACTIONS, "the actions of the record are not a list")
        if not isinstance(options, dict) or not all(type(v) is bool for v in options.values()):
            raise RecordError(Fault.OPTIONS, "a table option of the record is not true or false")
        extra = {key: value for key, value in data.items() if key not in _OWN_KEYS}
        return cls(game, dealer, tuple(deck), tuple(map(_frozen, actions)), options, extra)

    def write(self) -> str:
        """The record as one line of JSON, without the newline."""
        data: Json = {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game,
            "dealer": self.dealer,
            "deck": self.deck,
            "actions": self.actions,
        }
        if self.options:
            data["options"] = dict(self.options)
        return dump(data | dict(self.extra))

    def start(self) -> Table:
        """The table as dealt. Raises RecordError for a wrong deck or an unknown option."""
        game: Game = GAMES[self.game]
        if unknown := set(self.options).difference(game.options):
            raise RecordError(Fault.OPTIONS, f"unknown table option {min(unknown)[:40]!r}")
        index = game.deck.index
        faces = [index.get(code, NO_FACE) for code in self.deck]
        try:
            return game.from_deck(faces, self.dealer, {k for k, on in self.options.items() if on})
        except DeckError as error:
            raise RecordError(Fault.DECK, str(error)) from None

    def replay(self, steps: list[Json] | None = None) -> Table:
        """The table after all recorded actions.

        When given, `steps` gets what was legal before each action. Raises RecordError, with the
        index of the action, at the first that is not legal or malformed.
        """
        table = self.start()
        for at, entry in enumerate(self.actions):
            if steps is not None:
                steps.append({"to_move": table.to_move, "legal": [*map(str, table.legal())]})
            match entry:
                case (int() as seat, str() as text) if not isinstance(seat, bool):
                    pass
                case _:
                    raise RecordError(Fault.ACTION, "the action is not a pair of seat and text", at)
            if table.to_move is None:
                raise RecordError(Fault.ACTION, "the deal was over before this action", at)
            if seat != table.to_move:
                raise RecordError(Fault.ACTION, f"it is the turn of seat {table.to_move}", at)
            try:
                table.play(table.game.parse(text))
            except (NotationError, IllegalAction) as error:
                raise RecordError(Fault.ACTION, str(error), at) from None
        return table


def state_of(table: Table) -> Json:
    """The state of a table as `replay` prints it: where every card is."""
    codes = table.game.deck.codes
    state: Json = {
        "dealer": table.dealer,
        "hands": [{codes[f]: n for f, n in enumerate(hand) if n} for hand in table.hands],
        "melds": [
            [{"kind": meld.kind, "cards": [codes[f] for f in meld.cards]} for meld in melds]
            for melds in table.melds
        ],
        "stock": table.stock,
        "public": None if table.public == NO_FACE else codes[table.public],
        "discards": [[codes[f] for f in row] for row in table.discards],
        "dead": sorted(table.dead),
    }
    if table.indicators:
        state["indicators"] = [codes[f] for f in table.indicators]
        state["ready"] = sorted(table.ready)
    return state


def result_of(table: Table) -> Json | None:
    """The result of a table as `replay` prints it, or None while the deal goes on."""
    result: Result | None = table.result
    if result is None:
        return None
    return {
        "kind": result.kind,
        "winner": result.winner,
        "points": list(result.points),
        "score": result.score.to_record(table.game.deck),
    }


def replay_line(line: str | bytes, trace: bool = False) -> Json:
    """What `replay` prints for one line of input, whatever the line holds."""
    steps: list[Json] | None = [] if trace else None
    try:
        table = Record.parse(line).replay(steps)
    except RecordError as error:
        return {"ok": False, "error": str(error), "at": error.at}
    answer: Json = {
        "ok": True,
        "game": table.game.name,
        "finished": table.result is not None,
        "to_move": table.to_move,
        "legal": [*map(str, table.legal())],
        "state": state_of(table),
        "result": result_of(table),
    }
    if steps is not None:
        answer["steps"] = steps
    return answer


def dump(data: Json) -> str:
    """JSON on one line, in ASCII."""
    return json.dumps(data, separators=(",", ":"))


def _load(line: str | bytes) -> Json:
    try:
        data = json.loads(line.decode() if isinstance(line, bytes) else line)
    except (ValueError, RecursionError):
        raise RecordError(Fault.JSON, "the line is not JSON in UTF-8") from None
    if not isinstance(data, dict):
        raise RecordError(Fault.JSON, "the line is not a JSON object")
    return data


def _frozen(entry: object) -> object:
    """A recorded action as a pair where it has the shape of one, else as it came."""
    return tuple(entry) if isinstance(entry, list) else entry
