"""What is said aloud of a game: every move once, the question with its answers, the result."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cardavia_desktop.i18n import words
from cardavia_desktop.i18n.text import fill, in_a_row, join, points_text, translate
from cardavia_desktop.rules.actions import Action
from cardavia_desktop.rules.events import Claimed, Declared, Event, Finished
from cardavia_desktop.rules.game import Result
from cardavia_desktop.rules.refusal import Refusal
from cardavia_desktop.rules.view import View
from cardavia_desktop.ui.table import status
from cardavia_desktop.ui.table.question import Question, question


def news(view: View, events: Sequence[Event]) -> str:
    """What happened (`events`), and what the person is asked now; empty when that is nothing."""
    asked = question(view)
    parts = [_sentence(text) for text in _told(view, events)]
    if view.result is not None:
        parts += _result(view, view.result)
    elif asked.asked:
        parts += _question(view, asked)
    return in_a_row(parts)


def reason(view: View, action: Action, refusal: Refusal) -> str:
    """Why something is not possible, and by which rule."""
    title, sentence = words.refusal_text(view.game, refusal, action)
    rule = fill(translate("Spoken", "Rule %1."), refusal.rule)
    return in_a_row([_sentence(title), sentence, rule])


def hint(view: View, action: Action, why: str) -> str:
    """What the best answer is, and why."""
    #: %1 is an answer, as "Discard the 5 of Strings"
    best = fill(translate("Spoken", "Hint: %1."), words.action_text(view, action))
    return in_a_row([best, why])


def taken_back(view: View, action: Action) -> str:
    """What was taken back, in the view in which it was answered."""
    #: %1 is an answer, as "Discard the 5 of Strings"
    return fill(translate("Spoken", "Taken back: %1."), words.action_text(view, action))


def _told(view: View, events: Iterable[Event]) -> list[str]:
    """The events as the log tells them, but for the one that the result says better."""
    texts = (words.event_text(view.game, event) for event in events if not _ends(event))
    return [text for text in texts if text is not None]


def _ends(event: Event) -> bool:
    match event:
        case Finished():
            return True
        case Claimed() | Declared():
            return event.action.verb == "win"
        case _:
            return False


def _result(view: View, result: Result) -> list[str]:
    points = points_text(result.points[view.seat])
    return [
        _sentence(words.result_title(view.game, result)),
        words.result_note(view.game, result),
        fill(translate("Spoken", "Your points in this deal: %1."), points),
    ]


def _question(view: View, asked: Question) -> list[str]:
    parts = [_sentence(status.heading(view, asked)), status.request(view, asked)]
    if asked.answers:
        answers = join([words.action_text(view, action) for action in asked.answers])
        parts.append(fill(translate("Spoken", "Answers: %1."), answers))
    return parts


def _sentence(text: str) -> str:
    """A line of the log or a title as a sentence."""
    #: %1 is a line of the log or a title, read aloud as a sentence
    return fill(translate("Spoken", "%1."), text)
