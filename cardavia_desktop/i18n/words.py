"""Every text about a game, in one place: what the window and the text table show.

All functions are pure, apart from the language that is in force when they are called.
"""

from cardavia_desktop.i18n.actions import action_key, action_keys, action_text, refused_text
from cardavia_desktop.i18n.events import event_text
from cardavia_desktop.i18n.faces import face_name, face_names, face_object
from cardavia_desktop.i18n.games import (
    deck_place,
    deck_summary,
    deck_title,
    game_line,
    game_summary,
    game_title,
    option_name,
    option_text,
    seat_name,
    seat_notes,
)
from cardavia_desktop.i18n.groups import cards_text, kind_name, meld_text
from cardavia_desktop.i18n.hands import hand_reading
from cardavia_desktop.i18n.refusals import refusal_text
from cardavia_desktop.i18n.scores import (
    ScoreLine,
    ending_text,
    payment_lines,
    result_note,
    result_title,
    score_lines,
)

__all__ = [
    "ScoreLine",
    "action_key",
    "action_keys",
    "action_text",
    "cards_text",
    "deck_place",
    "deck_summary",
    "deck_title",
    "ending_text",
    "event_text",
    "face_name",
    "face_names",
    "face_object",
    "game_line",
    "game_summary",
    "game_title",
    "hand_reading",
    "kind_name",
    "meld_text",
    "option_name",
    "option_text",
    "payment_lines",
    "refusal_text",
    "refused_text",
    "result_note",
    "result_title",
    "score_lines",
    "seat_name",
    "seat_notes",
]
