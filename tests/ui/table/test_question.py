"""What the person is asked, as the table sorts it."""

import pytest

from cardavia_desktop.rules import GAMES, View
from cardavia_desktop.ui.table.question import claims, drawn, question
from tests.ui.table.positions import asked, find, only, positions


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_legal_action_can_be_given_and_nothing_else(game: str) -> None:
    for seed in range(4):
        for table, view in positions(game, seed):
            q = question(view)
            assert {*q.plays.values(), *q.answers} == set(view.legal)
            assert q.asked == bool(view.legal)
            for action in q.refused:
                assert table.refuse(0, action) is not None
            for face, n in enumerate(view.hand):
                if n:
                    assert (q.play_of(face) in view.legal) == (face in q.plays)


def test_the_strongest_answer_comes_first_and_passing_last() -> None:
    _, view = find("chan", asked("chiu"))
    q = question(view)
    assert [action.verb for action in q.answers] == ["chiu", "pass"]
    assert [action.verb for action in q.refused] == ["capture", "win"]


def test_a_hand_card_plays_the_capture_it_is_used_for() -> None:
    _, view = find("chan", asked("capture"))
    q = question(view)
    (capture,) = [action for action in view.legal if action.verb == "capture"]
    assert capture.face is not None
    assert q.plays == {capture.face: capture}
    assert not q.discards


def test_nothing_is_shown_as_refused_where_only_a_discard_is_due() -> None:
    _, view = find("paohuzi", only("discard"))
    q = question(view)
    assert (q.answers, q.refused) == ((), ())
    assert q.discards


def test_claims_can_be_named_although_they_are_not_legal() -> None:
    _, view = find("chan", only("discard"))
    assert claims(view) == ("chiu", "win")  # no public card, so no capture of it
    _, view = find("nantong", asked("pung"))
    assert claims(view) == ("pung", "kong", "win")


def test_the_drawn_card_is_known_until_something_is_done_with_it() -> None:
    def has_drawn(view: View) -> bool:
        return drawn(view) is not None and bool(view.legal)

    table, view = find("nantong", has_drawn)
    face = drawn(view)
    assert face is not None
    assert view.hand[face] > 0
    table.play(view.game.parse(f"discard {view.game.deck.codes[face]}"))
    assert drawn(table.view(0)) is None
