"""The rules of Chắn, Paohuzi and Nantong long cards, as a library.

    from cardavia_desktop import rules

    table = rules.GAMES["chan"].deal(seed=7)
    while table.to_move is not None:
        table.play(table.legal()[0])
    print(table.result)

Pure Python, standard library only: no files, no clock, no windows.
"""

from cardavia_desktop.rules.actions import Action, NotationError
from cardavia_desktop.rules.faces import DECKS, NO_FACE, Deck, Face
from cardavia_desktop.rules.game import DeckError, Game, Meld, Result, Table
from cardavia_desktop.rules.games import GAMES
from cardavia_desktop.rules.record import Fault, Record, RecordError, replay_line
from cardavia_desktop.rules.refusal import IllegalAction, Refusal
from cardavia_desktop.rules.view import NoSample, View

__all__ = [
    "DECKS",
    "GAMES",
    "NO_FACE",
    "Action",
    "Deck",
    "DeckError",
    "Face",
    "Fault",
    "Game",
    "IllegalAction",
    "Meld",
    "NoSample",
    "NotationError",
    "Record",
    "RecordError",
    "Refusal",
    "Result",
    "Table",
    "View",
    "replay_line",
]
