"""Positions with a known answer: Player and Master find it, or the Master alone where it takes more
than counting one's own hand; each says in words why.
"""

from __future__ import annotations

import pytest

from cardavia_desktop.players import player
from cardavia_desktop.rules import GAMES
from tools.positions.position import load

SEEDS = (0, 1, 2)
"""The master must not pass by chance."""
TAKEN = 3
"""Of so many positions the master is asked one in every run, and all by `make thorough`."""

POSITIONS = {f"{game}-{n}": p for game in GAMES for n, p in enumerate(load(game))}
OF_PLAYER = [name for name, p in POSITIONS.items() if p.asks("player")]
SOME = {name: p for n, (name, p) in enumerate(POSITIONS.items()) if n % TAKEN == 0}
SEEDED = [(name, seed) for seed in SEEDS for name in POSITIONS if seed or name not in SOME]


def find(name: str, level: str, seed: int) -> None:
    """A player of this level gives an answer that the position wants."""
    position = POSITIONS[name]
    given = player(level, seed).choose(position.view())
    assert position.passes(given), f"{given}: {position.why}"


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_many_positions(game: str) -> None:
    assert len(load(game)) >= 60


@pytest.mark.parametrize("name", POSITIONS)
def test_a_position_is_sound(name: str) -> None:
    position = POSITIONS[name]
    legal = position.view().legal
    wanted = position.expected or position.never
    assert set(wanted) < set(legal), "answers are legal, and there is another one to give"
    assert not (position.expected and position.never)
    assert len(position.why.split()) >= 5, "words"
    assert position.asks("master")


@pytest.mark.parametrize("name", OF_PLAYER)
def test_player_finds_the_answer(name: str) -> None:
    find(name, "player", 0)


@pytest.mark.parametrize("name", SOME)
def test_master_finds_the_answer(name: str) -> None:
    find(name, "master", 0)


@pytest.mark.long
@pytest.mark.parametrize(("name", "seed"), SEEDED)
def test_master_finds_the_answer_whatever_its_seed(name: str, seed: int) -> None:
    find(name, "master", seed)
