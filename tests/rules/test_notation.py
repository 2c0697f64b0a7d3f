"""Faces and actions as they are written."""

from __future__ import annotations

import pickle

import pytest

from cardavia_desktop.rules import DECKS, GAMES, Action, NotationError
from cardavia_desktop.rules.faces import cards_of


def test_the_decks_hold_the_cards_of_the_rules() -> None:
    """C1.1, P1.1, N1.1."""
    sizes = {name: sum(deck.copies) for name, deck in DECKS.items()}
    assert sizes == {"totom": 120, "zipai": 80, "nantong": 125}
    assert {name: deck.size for name, deck in DECKS.items()} == {
        "totom": 30,
        "zipai": 20,
        "nantong": 35,
    }
    assert {name: len(game.faces) * 4 for name, game in GAMES.items()} == {
        "chan": 100,
        "paohuzi": 80,
        "nantong": 120,
    }


def test_face_order() -> None:
    assert DECKS["totom"].codes[:10] == (*(f"{rank}m" for rank in range(1, 10)), "1s")
    assert DECKS["totom"].codes[26:] == ("9c", "ong", "thang", "chi")
    assert DECKS["zipai"].codes[9:11] == ("x10", "d1")
    assert DECKS["nantong"].codes[27:] == (
        "thousand", "white", "red", "fortune", "prosperity", "longevity", "joy", "wealth",
    )  # fmt: skip


def test_red_faces() -> None:
    """C1.3, with the two honors that Chắn leaves out; P1.1."""
    red = {name: {deck.codes[face] for face in deck.reds} for name, deck in DECKS.items()}
    assert red["totom"] == {"8m", "9m", "8s", "9s", "chi", "ong", "thang"}
    assert red["zipai"] == {"x2", "x7", "x10", "d2", "d7", "d10"}


def test_counts_and_cards() -> None:
    deck = DECKS["zipai"]
    counts = deck.counts([3, 0, 3])
    assert counts == [1, 0, 0, 2, *[0] * 16]
    assert cards_of(counts) == [0, 3, 3]


@pytest.mark.parametrize("name", GAMES)
def test_every_simple_action_reads_back(name: str) -> None:
    game = GAMES[name]
    for action in game.notation.every():
        assert game.parse(str(action)) is action
        assert pickle.loads(pickle.dumps(action)) == action
    assert game.parse("discard " + game.deck.codes[0]).face == 0
    assert game.notation.every() == sorted(game.notation.every())


def test_each_game_has_the_verbs_of_the_notation() -> None:
    verbs = {name: {a.verb for a in game.notation.every()} for name, game in GAMES.items()}
    assert verbs == {
        "chan": {"pass", "win", "discard", "capture", "chiu"},
        "paohuzi": {"pass", "win", "discard", "peng", "pao"},
        "nantong": {
            "pass", "win", "discard", "open", "hezi", "ready", "done", "kong", "pung",
        },
    }  # fmt: skip
    assert GAMES["nantong"].parse("kong").face is None
    assert GAMES["nantong"].parse("kong 9s").face == 17


def test_chi_is_written_in_canonical_order() -> None:
    game = GAMES["paohuzi"]
    chi = game.notation.grouped("chi", [(4, 2, 3), (2, 1, 0)])
    assert chi == "chi x1-x2-x3 x3-x4-x5"
    assert chi.groups == ((0, 1, 2), (2, 3, 4))
    assert game.parse("chi x1-x2-x3 x3-x4-x5") is chi
    copy: Action = pickle.loads(pickle.dumps(chi))
    assert (copy, copy.verb, copy.groups) == (chi, "chi", chi.groups)


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "fold", "discard", "discard x11", "discard x1 x2", "peng x1", "capture x1",
        "chi", "chi x1-x2", "chi x1-x2-x3-x4", "chi x3-x2-x1", "chi x3-x4-x5 x1-x2-x3",
        "chi x1-x2-x3  x1-x2-x3", "chi x1-x2-x0", " chi x1-x2-x3", "chi x1-x2-x3 ", "Chi x1-x2-x3",
        "chi x1-x2-x3 x1-x2-x3 x1-x2-x3 x1-x2-x3", "discard  x1", "DISCARD x1", "pass\n",
    ],
)  # fmt: skip
def test_other_texts_name_no_action(text: str) -> None:
    with pytest.raises(NotationError):
        GAMES["paohuzi"].parse(text)
