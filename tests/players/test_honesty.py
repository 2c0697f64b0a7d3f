"""Players see what their seat may see, and nothing but view and seed decides what they answer.

The master works with a small part of its budget here: what is shown does not depend on it.
"""

from __future__ import annotations

import random
import time
from itertools import count

import pytest

from cardavia_desktop.players import NAMES, Adviser, player
from cardavia_desktop.players.facts import About
from cardavia_desktop.players.master import GUIDES, Master
from cardavia_desktop.rules import GAMES, View
from tests.players.questions import asked, questions, view_of

EFFORT = 0.05
ASKED = {"random": 120, "apprentice": 60, "player": 24, "master": 8}
"""How many questions each level is asked in each game."""
LEVELS = [(game, name) for game in GAMES for name in NAMES]


def someone(name: str, seed: int) -> Adviser:
    """A player of a level, for tests."""
    return Master(seed, EFFORT) if name == "master" else player(name, seed)


def some(game: str, name: str, seed: int = 0) -> list[View]:
    """As many questions as a level is asked: where there is a choice, from several deals."""
    views = [view for view in questions(GAMES[game], 5, seed) if len(view.legal) > 1]
    return random.Random(seed).sample(views, min(len(views), ASKED[name]))


@pytest.mark.parametrize(("game", "name"), LEVELS)
def test_the_same_view_and_seed_give_the_same_thought(game: str, name: str) -> None:
    """Asked backwards, and as another object: what was asked before makes no difference."""
    views = some(game, name)
    one, other = someone(name, 7), someone(name, 7)
    thoughts = [one.consider(view) for view in views]
    assert [other.consider(view) for view in reversed(views)] == thoughts[::-1]
    for view, thought in zip(views, thoughts, strict=True):
        assert sorted(candidate.action for candidate in thought.candidates) == [*view.legal]
        assert one.choose(view) == thought.best.action


@pytest.mark.parametrize(("game", "name"), LEVELS)
def test_hidden_cards_make_no_difference(game: str, name: str) -> None:
    """The same for this seat, other cards for the others."""
    rng = random.Random(11)
    asking = someone(name, 3)
    for view in some(game, name, seed=1)[: ASKED[name] // 2]:
        assert asking.consider(view.sample(rng).view(view.seat)) == asking.consider(view)


@pytest.mark.parametrize("game", GAMES)
def test_the_master_does_not_look_at_the_clock(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every look at it is a year later: as on a machine that hardly gets on."""
    views = some(game, "master", seed=2)
    thoughts = [someone("master", 1).consider(view) for view in views]
    years = count(0.0, 3e7)
    monkeypatch.setattr(time, "monotonic", lambda: next(years))
    assert [someone("master", 1).consider(view) for view in views] == thoughts
    assert not any(thought.cut_short for thought in thoughts)


@pytest.mark.parametrize("game", GUIDES)
def test_the_policy_of_playouts_knows_only_what_its_seat_knows(game: str) -> None:
    """At tables that one seat cannot tell apart it answers the same."""
    rng = random.Random(13)
    tables = [table for table in asked(GAMES[game], 4) if len(table.legal()) > 1]
    for table in rng.sample(tables, 40):
        other = view_of(table).sample(rng)
        chosen, again = (GUIDES[game].answer(t, random.Random(5)) for t in (table, other))
        assert chosen == again
        assert chosen in table.legal()


@pytest.mark.parametrize("game", ["chan", "nantong"])
def test_the_master_says_when_nothing_else_is_possible(game: str) -> None:
    view = next(view for view in questions(GAMES[game], 8) if len(view.legal) == 1)
    (only,) = Master(0).consider(view).candidates
    assert only.action == view.legal[0]
    assert [fact.about for fact in only.facts] == [About.ONLY]
