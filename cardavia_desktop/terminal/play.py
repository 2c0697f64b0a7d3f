"""A game as text in a terminal, for a machine without a display and for who prefers it."""

from __future__ import annotations

import shutil
import sys
import textwrap
import time
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication

from cardavia_desktop.i18n import words
from cardavia_desktop.i18n.text import Counted, fill
from cardavia_desktop.match import PERSON, Deal, Kind, Storage, Trouble
from cardavia_desktop.match.claim import ClaimedError
from cardavia_desktop.match.disk import NotSaved
from cardavia_desktop.players import player
from cardavia_desktop.resources import data_folder
from cardavia_desktop.rules import Action, Game, NotationError, RecordError, Table
from cardavia_desktop.rules.deal_number import write_number
from cardavia_desktop.terminal.table import (
    answer_lines,
    result_lines,
    settlement_lines,
    table_lines,
)
from cardavia_desktop.ui.troubles import trouble_text

translate = QCoreApplication.translate

_PAUSE: Final = 0.6
"""Seconds for which a line of the log is the last one when somebody reads along."""

_AI: Final = "apprentice"


@dataclass(frozen=True, slots=True)
class Wanted:
    """A deal that is asked for; what is None is drawn."""

    seed: int | None = None
    dealer: int | None = None
    options: frozenset[str] = frozenset()


def play(game: Game, wanted: Wanted, *, demo: bool = False) -> None:
    """Play deals until the person has had enough; with `demo` one deal that the AI plays alone.

    The answers come from standard input. Its end is a good end: the deal is kept.
    """
    sitting = _Sitting(game, demo=demo)
    try:
        deal = sitting.take_up() or Deal.new(
            game, seed=wanted.seed, dealer=wanted.dealer, options=wanted.options
        )
        sitting.play(deal)
        while not demo and (following := sitting.following(deal)) is not None:
            deal = following
            sitting.play(deal)
    except EOFError:
        print()
        if sitting.kept:
            _say(translate("Terminal", "The deal is kept and will be offered next time."))


class _Sitting:
    """A person, or nobody, at a table of AI players."""

    def __init__(self, game: Game, *, demo: bool) -> None:
        self.kept = False
        """Whether an unfinished deal lies on disk."""
        self._game = game
        self._demo = demo
        self._storage = Storage(data_folder())
        self._complained = False

    # Dealing

    def take_up(self) -> Deal | None:
        """The unfinished deal on disk, when there is one and the person wants it."""
        path = self._storage.path(self._game.name)
        if self._demo or not path.exists():
            return None
        try:
            record, table = self._storage.load(path)
        except (OSError, RecordError):
            kept = self._storage.put_aside(path)
            _say(trouble_text(Trouble(Kind.BROKEN_FILE, str(kept))))
            return None
        if table.result is not None:
            return None
        self.kept = True
        stock = Counted.in_stock(table.stock)
        _say(fill(translate("Terminal", "An unfinished deal waits: %1."), stock))
        if not _agreed(translate("Terminal", "Go on with it? (y/n; n gives it up) ")):
            return None
        return Deal.of(record, table).at(table)  # nothing is made again here that was undone

    def following(self, deal: Deal) -> Deal | None:
        """The deal that the person wants after this one; None for no more."""
        if not self._game.passes_deal_on:
            again = _agreed(translate("Terminal", "Another deal? (y/n) "))
            return deal.another() if again else None
        text = _read(
            translate("Terminal", "Next deal (y), restart with a random dealer (r), or stop (n)? ")
        )
        if text == "r":
            return deal.restart()
        return deal.next() if _yes(text) else None

    # Playing

    def play(self, deal: Deal) -> None:
        """Play a deal to its end and settle it."""
        table, told = deal.table, 0
        _say(self._headline(deal))
        self._save(deal)
        ai = player(_AI, deal.seed)
        while (seat := table.to_move) is not None:
            told = self._tell(table, told)
            if seat == PERSON and not self._demo:
                table.play(self._ask(table))
            else:
                table.play(ai.choose(table.view(seat)))
            self._save(deal)
        self._tell(table, told)
        _settle(deal)

    def _headline(self, deal: Deal) -> str:
        title = words.game_title(self._game)
        if deal.number is None:
            return title
        return fill(translate("Terminal", "%1 · deal %2"), title, write_number(deal.number.seed))

    def _tell(self, table: Table, told: int) -> int:
        """Print what the person saw happen since `told` events; returns how many there are."""
        for event in table.events[told:]:
            seen = event.seen_by(PERSON)
            text = seen and words.event_text(self._game, seen)
            if text:
                print(text, flush=True)
                if sys.stdout is not None and sys.stdout.isatty():
                    time.sleep(_PAUSE)
        return len(table.events)

    def _ask(self, table: Table) -> Action:
        """The answer of the person, which is legal."""
        view = table.view(PERSON)
        answers = sorted(view.legal, key=lambda a: (a.verb == "discard", a.face or 0))
        numbered = {str(number): action for number, action in enumerate(answers, 1)}
        texts = [words.action_text(view, action) for action in answers]
        lines = ["", *table_lines(view, _width()), "", *answer_lines(texts, _width())]
        print("\n".join(lines))
        while True:
            text = _read(translate("Terminal", "Your answer (? for help): "))
            if text in numbered:
                return numbered[text]
            match text:
                case "":
                    continue
                case "q":
                    raise EOFError
                case "?":
                    _say(_help())
                case "t":
                    print("\n".join(lines))
                case _:
                    action = self._understand(table, text)
                    if action is not None:
                        return action

    def _understand(self, table: Table, text: str) -> Action | None:
        """The action that a text in the notation names; when it may not be done, say why not."""
        try:
            action = self._game.parse(text)
        except NotationError:
            _say(translate("Terminal", "That is no answer; ? shows what can be said."))
            return None
        refusal = table.refuse(PERSON, action)
        if refusal is None:
            return action
        title, sentence = words.refusal_text(self._game, refusal, action)
        #: %1 is the number of an answer, %2 the answer, %3 how it is typed
        _say(fill(translate("Terminal", "%1. %2 (%3)"), title, sentence, refusal.rule))
        return None

    def _save(self, deal: Deal) -> None:
        """Put the deal on disk; a finished one waits for nobody any more."""
        if self._demo:
            return
        self.kept = deal.table.result is None
        try:
            if self.kept:
                self._storage.save(deal.record)
            else:
                self._storage.finish(deal.record)
        except ClaimedError:
            self._complain(Trouble(Kind.CLAIMED, ""))
        except NotSaved as error:
            self._complain(Trouble(Kind.NOT_SAVED, str(error)))

    def _complain(self, trouble: Trouble) -> None:
        """Say once why the deal cannot be kept."""
        self.kept = False
        if not self._complained:
            self._complained = True
            _say(trouble_text(trouble))


def _settle(deal: Deal) -> None:
    """Print how the deal ended, its score, and what everybody gains or pays."""
    result = deal.table.result
    assert result is not None, "a deal that was played to its end has a result"
    lines = ["", *result_lines(deal.table, result, _width()), ""]
    lines += settlement_lines(result, deal.totals)
    print("\n".join(lines), flush=True)


def _help() -> str:
    return translate(
        "Terminal",
        "Type the number of an answer, or an action in the notation of deal records, such as "
        "“discard 5m”: when it may not be done you are told why. “t” shows the table again, “q” "
        "leaves; the deal is kept.",
    )


def _read(prompt: str) -> str:
    """A line from standard input without the blanks around it. Raises EOFError at its end."""
    if sys.stdin is None or sys.stdout is None:  # closed by who called
        raise EOFError
    return input(prompt).strip()


def _agreed(question: str) -> bool:
    return _yes(_read(question))


def _yes(text: str) -> bool:
    return text.lower() in ("", "y", "yes")


def _width() -> int:
    return shutil.get_terminal_size().columns


def _say(text: str) -> None:
    print(textwrap.fill(text, _width()), flush=True)
