"""What can be said on the command line, and the commands for a terminal."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final, NoReturn

from PySide6.QtCore import QCoreApplication

from cardavia_desktop import NAME, __version__
from cardavia_desktop.i18n.text import fill, join
from cardavia_desktop.match.arena import Contest
from cardavia_desktop.match.simulation import Simulation
from cardavia_desktop.players import NAMES
from cardavia_desktop.rules import GAMES, Game, replay_line
from cardavia_desktop.rules.deal_number import DealNumber, DealNumberError, read_number
from cardavia_desktop.rules.record import dump
from cardavia_desktop.terminal import arena, play, report
from cardavia_desktop.terminal.complaint import Complaint

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction["_Parser"]

translate = QCoreApplication.translate

Run = Callable[[argparse.Namespace], int]
"""Carries out what was parsed; returns the exit status."""

BAD_LINE: Final = 1
"""Exit status of `replay` when any record failed."""


class _Parser(argparse.ArgumentParser):
    """A parser that complains in one line."""

    def error(self, message: str) -> NoReturn:
        """Refuse the call."""
        raise Complaint(message)


def parser(open_window: Run) -> argparse.ArgumentParser:
    """What can be said on the command line: what it parses has `run`, the command as a function.

    `open_window` is run without a command, with `file` None, and for `open`, with its path. Whoever
    calls `parse_args` or `run` gets a Complaint about a call that cannot be carried out.
    """
    parser = _Parser(
        NAME,
        description=translate(
            "Command line",
            "An offline library of East Asian card games. Without a command the window opens.",
        ),
    )
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    parser.set_defaults(run=open_window, file=None)
    commands = parser.add_subparsers(
        title=translate("Command line", "commands"), metavar=translate("Command line", "COMMAND")
    )
    _add_open(commands, open_window)
    _add_play(commands)
    _add_replay(commands)
    _add_simulate(commands)
    _add_arena(commands)
    return parser


def _add_open(commands: Commands, open_window: Run) -> None:
    text = translate("Command line", "open the window with a deal record")
    opening = commands.add_parser("open", help=text, description=text)
    opening.set_defaults(run=open_window)
    opening.add_argument("file", type=Path, metavar=translate("Command line", "FILE"))


def _add_play(commands: Commands) -> None:
    text = translate("Command line", "play a game as text in this terminal")
    play = commands.add_parser("play", help=text, description=text)
    play.set_defaults(run=_play)
    _add_game(play)
    play.add_argument(
        "--demo",
        action="store_true",
        help=translate("Command line", "let the AI play all seats"),
    )
    play.add_argument(
        "--deal",
        metavar=translate("Command line", "NUMBER"),
        help=translate("Command line", "the deal of this number"),
    )
    _add_options(play)


def _add_replay(commands: Commands) -> None:
    text = translate("Command line", "read deal records from standard input and print their states")
    replay = commands.add_parser("replay", help=text, description=text)
    replay.set_defaults(run=_replay)
    replay.add_argument(
        "--trace",
        action="store_true",
        help=translate("Command line", "tell what was legal before each action, too"),
    )


def _add_simulate(commands: Commands) -> None:
    text = translate("Command line", "let AI players play many deals and print statistics")
    simulate = commands.add_parser("simulate", help=text, description=text)
    simulate.set_defaults(run=_simulate)
    _add_game(simulate)
    _add_bulk(simulate, "--players")
    simulate.add_argument(
        "--records",
        metavar=translate("Command line", "FILE"),
        help=translate("Command line", "write the deal records to this file, one a line"),
    )


def _add_arena(commands: Commands) -> None:
    text = translate(
        "Command line",
        "compare AI players: each deck is dealt once for every rotation of the seats",
    )
    contest = commands.add_parser("arena", help=text, description=text)
    contest.set_defaults(run=_arena)
    _add_game(contest)
    _add_bulk(contest, "--seats")
    contest.add_argument(
        "--output",
        metavar=translate("Command line", "FILE"),
        help=translate(
            "Command line", "keep the deals in this file; the same call goes on where it ended"
        ),
    )


def _add_bulk(parser: argparse.ArgumentParser, players: str) -> None:
    """What many deals by AI players need to know; `players` is the option for who plays."""
    parser.add_argument(
        "--deals",
        type=_positive,
        default=100,
        metavar="N",
        help=translate("Command line", "how many deals (default: 100)"),
    )
    parser.add_argument(
        "--seed",
        type=_integer,
        default=0,
        metavar="S",
        help=translate("Command line", "equal seeds give equal deals (default: 0)"),
    )
    parser.add_argument(
        players,
        dest="players",
        default="apprentice",
        metavar="P1,P2,…",
        help=fill(
            translate("Command line", "a player for each seat, or one for all: %1"), join(NAMES)
        ),
    )
    parser.add_argument(
        "--jobs",
        type=_positive,
        default=1,
        metavar="J",
        help=translate("Command line", "how many processes (default: 1)"),
    )
    _add_options(parser)


def _add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "game",
        type=_game,
        metavar=translate("Command line", "GAME"),
        help=join([*GAMES]),
    )


def _add_options(parser: argparse.ArgumentParser) -> None:
    names = [option for game in GAMES.values() for option in game.options]
    parser.add_argument(
        "--options",
        metavar="O1,O2,…",
        default="",
        help=fill(translate("Command line", "table options of the game: %1"), join(names)),
    )


def _game(text: str) -> Game:
    if text not in GAMES:
        message = translate("Command line", "there is no game “%1”; the games are: %2")
        raise argparse.ArgumentTypeError(fill(message, text[:40], join([*GAMES])))
    return GAMES[text]


def _integer(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        message = translate("Command line", "“%1” is no whole number")
        raise argparse.ArgumentTypeError(fill(message, text[:40])) from None


def _positive(text: str) -> int:
    number = _integer(text)
    if number < 1:
        message = translate("Command line", "%1 is too small: at least 1 is needed")
        raise argparse.ArgumentTypeError(fill(message, text[:40]))
    return number


# The commands


def _replay(called: argparse.Namespace) -> int:
    status = 0
    if sys.stdin is None or sys.stdout is None:  # closed by who called
        return status
    for line in sys.stdin.buffer:
        answer = replay_line(line, called.trace)
        if not answer["ok"]:
            status = BAD_LINE
        sys.stdout.buffer.write(dump(answer).encode() + b"\n")
        sys.stdout.buffer.flush()  # whoever sent the line may wait for the answer
    return status


def _simulate(called: argparse.Namespace) -> int:
    game: Game = called.game
    options = _options(game, called.options)
    simulation = Simulation(game.name, _players(game, called.players), options)
    report.run(simulation, called.seed, called.deals, called.jobs, called.records)
    return 0


def _arena(called: argparse.Namespace) -> int:
    game: Game = called.game
    options = _options(game, called.options)
    contest = Contest(game.name, _players(game, called.players), options)
    arena.run(contest, called.seed, called.deals, called.jobs, called.output)
    return 0


def _players(game: Game, text: str) -> tuple[str, ...]:
    """The names of the players of all seats."""
    names = text.split(",")
    if len(names) == 1:
        names *= game.seats
    if len(names) != game.seats:
        message = translate("Command line", "%1 needs one player, or one for each of %2 seats")
        raise Complaint(fill(message, game.name, game.seats))
    for name in names:
        if name not in NAMES:
            message = translate("Command line", "there is no player “%1”; the players are: %2")
            raise Complaint(fill(message, name[:40], join(NAMES)))
    return tuple(names)


def _play(called: argparse.Namespace) -> int:
    game: Game = called.game
    wanted = play.Wanted(options=_options(game, called.options))
    if called.deal is not None:
        wanted = _deal(wanted, game, called.deal)
    play.play(game, wanted, demo=called.demo)
    return 0


def _options(game: Game, text: str) -> frozenset[str]:
    options = frozenset(filter(None, text.split(",")))
    return _known(game, options)


def _known(game: Game, options: frozenset[str]) -> frozenset[str]:
    if unknown := options.difference(game.options):
        message = translate("Command line", "%1 has no table option “%2”; it has: %3")
        none = translate("Command line", "none")
        known = join(game.options) or none
        raise Complaint(fill(message, game.name, min(unknown)[:40], known))
    return options


def _deal(wanted: play.Wanted, game: Game, text: str) -> play.Wanted:
    """The deal that a number names, bare or shared with game, dealer and options."""
    try:
        if "/" not in text:
            return replace(wanted, seed=read_number(text))
        shared = DealNumber.parse(text)
    except DealNumberError as error:
        raise Complaint(str(error)) from None
    if shared.game != game.name:
        message = translate("Command line", "this deal is one of the game “%1”")
        raise Complaint(fill(message, shared.game[:40]))
    if shared.dealer not in range(game.seats):
        message = translate("Command line", "there is no seat %1 at this table")
        raise Complaint(fill(message, shared.dealer))
    if wanted.options:
        raise Complaint(translate("Command line", "a shared deal says its table options itself"))
    return play.Wanted(shared.seed, shared.dealer, _known(game, shared.options))
