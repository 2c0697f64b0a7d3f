"""What the person is asked, as the table sorts it."""

from collections.abc import Iterable

import pytest

from cardavia_desktop.rules import GAMES, Action, View
from cardavia_desktop.rules.faces import NO_FACE
from cardavia_desktop.ui.table.question import drawn, nameable, question
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


def verbs(actions: Iterable[Action]) -> list[str]:
    return [action.verb for action in actions]


def test_claims_can_be_named_where_they_are_not_legal() -> None:
    _, view = find("chan", only("discard"))
    assert verbs(nameable(view)) == ["capture", "chiu", "win", "pass"]
    _, view = find("nantong", asked("pung"))
    assert verbs(nameable(view)) == ["kong", "win", "open", "hezi", "ready"]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_can_be_named_is_never_legal(game: str) -> None:
    """A key whose answers have numbers must not give one of them."""
    for seed in range(4):
        for table, view in positions(game, seed):
            for action in nameable(view):
                assert table.refuse(0, action) is not None


def test_a_chi_that_is_not_possible_is_shown_with_the_other_claims() -> None:
    _, view = find("paohuzi", lambda view: asked("peng")(view) and not asked("chi")(view))
    assert verbs(question(view).refused) == ["chi", "pao", "win"]


def test_p5_5_the_chi_that_is_named_is_the_nearest() -> None:
    """So the reason speaks of what is really missing: here of the copies that stay behind."""

    def left_out(view: View) -> bool:
        held = view.public != NO_FACE and view.hand[view.public] == 2
        return held and asked("peng")(view) and not asked("chi")(view)

    codes = set()
    for seed in range(60):
        for table, view in positions("paohuzi", seed):
            if left_out(view):
                (chi,) = [a for a in question(view).refused if a.verb == "chi"]
                refusal = table.refuse(0, chi)
                assert refusal is not None
                codes.add(refusal.code)
    assert {"bi-left-out", "not-your-chi", "card-not-in-hand"} <= codes


def test_n4_5_n4_6_declarations_that_are_not_possible_are_shown_in_the_preparation() -> None:
    table, view = find("nantong", lambda view: asked("done")(view) and not asked("ready")(view))
    refused = question(view).refused
    assert "ready" in verbs(refused)
    for action in refused:
        refusal = table.refuse(0, action)
        assert refusal is not None
        assert refusal.rule in ("N4.2", "N4.5", "N4.6")


def test_n5_1_a_kong_of_ones_own_is_asked_about_by_the_card_of_which_one_has_the_most() -> None:
    table, view = find("nantong", lambda view: only("discard")(view) and 3 in view.hand)
    (kong,) = [action for action in nameable(view) if action.verb == "kong"]
    assert kong.face is not None
    refusal = table.refuse(0, kong)
    assert refusal is not None
    assert (refusal.code, refusal.numbers) == ("too-few-in-hand", (3, 4))


def test_the_drawn_card_is_known_until_something_is_done_with_it() -> None:
    def has_drawn(view: View) -> bool:
        return drawn(view) is not None and bool(view.legal)

    table, view = find("nantong", has_drawn)
    face = drawn(view)
    assert face is not None
    assert view.hand[face] > 0
    table.play(view.game.parse(f"discard {view.game.deck.codes[face]}"))
    assert drawn(table.view(0)) is None
