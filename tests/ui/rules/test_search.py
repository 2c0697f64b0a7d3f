"""Words are found as people type them."""

from __future__ import annotations

import pytest

from cardavia_desktop.ui.rules.search import spans_of


@pytest.mark.parametrize(
    ("words", "text", "found"),
    [
        ("chắn", "A Chắn and a chắn", ["Chắn", "chắn"]),
        ("chan", "A Chắn", ["Chắn"]),
        ("chan", "A Cha\u0306\u0301n", ["Cha\u0306\u0301n"]),  # accents as characters of their own
        ("Đanh", "đánh bài", ["đánh"]),
        ("zolty", "Żółty", ["Żółty"]),
        ("7-8-9", "the run 7–8–9", ["7–8–9"]),
        ("player's", "a player’s gate", ["player’s"]),
        ("two words", "on two\nwords", ["two\nwords"]),
        ("  gate ", "the gate", ["gate"]),
        ("aa", "aaa", ["aa"]),
        ("पत्ता", "एक पत्ता", ["पत्ता"]),
        ("strasse", "die Straße", ["Straße"]),
        ("x", "nothing", []),
        ("", "nothing", []),
        ("   ", "a   b", []),
    ],
)
def test_what_is_found(words: str, text: str, found: list[str]) -> None:
    assert [text[span.start : span.end] for span in spans_of(words, text)] == found
