"""Players by name, the random player, and what the apprentice can do."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardavia_desktop.match.simulation import Simulation, Tally, seeds_of, simulate
from cardavia_desktop.players import UnknownPlayer, player
from cardavia_desktop.rules import GAMES, NO_FACE, Action, Game, View
from tests.players.questions import questions


def test_a_random_player_uses_all_its_answers_and_its_seed() -> None:
    view = max(questions(GAMES["nantong"], 2), key=lambda view: len(view.legal))
    answers = {player("random", seed).choose(view) for seed in range(300)}
    assert answers == set(view.legal)


def test_an_unknown_player_is_refused() -> None:
    with pytest.raises(UnknownPlayer, match="there is no player 'nobody'"):
        player("nobody", 1)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_apprentice_wins_when_it_can(game: Game) -> None:
    wins = [view for view in questions(game, 60) if "win" in view.legal]
    assert wins
    assert all(player("apprentice", 1).choose(view) == "win" for view in wins)


@pytest.mark.parametrize(
    ("game", "deals"), [("chan", 240), ("paohuzi", 240), ("nantong", 60)], ids=GAMES
)
def test_the_apprentice_beats_random_players(game: str, deals: int) -> None:
    """At every seat: far more wins, and more points than chance explains."""
    seats = GAMES[game].seats
    for own in range(2):
        names = ["random"] * seats
        names[own] = "apprentice"
        tallies = [Tally() for _ in names]
        for outcome in simulate(Simulation(game, tuple(names)), seeds_of(own, deals // 2)):
            for seat, tally in enumerate(tallies):
                tally.add(outcome.winner == seat, outcome.points[seat])
        others = [tally.wins for seat, tally in enumerate(tallies) if seat != own]
        assert tallies[own].wins > 4 * max(others)
        assert tallies[own].mean > 2 * tallies[own].margin > 0


# Rules of thumb, on hands laid out for them


def choice(view: View, hand: str, public: str = "", legal: str = "") -> Action:
    """What the apprentice answers in a view with another hand, public card and answers."""
    game = view.game
    cards = game.deck.counts(game.deck.index[code] for code in hand.split())
    face = game.deck.index[public] if public else NO_FACE
    answers = tuple(game.parse(text) for text in legal.split(", "))
    changed = replace(view, hand=tuple(cards), public=face, legal=answers)
    return player("apprentice", 5).choose(changed)


@pytest.fixture
def chan() -> View:
    return GAMES["chan"].deal(seed=1, dealer=0).view(0)


@pytest.fixture
def paohuzi() -> View:
    return GAMES["paohuzi"].deal(seed=4, dealer=0).view(0)


@pytest.fixture
def nantong() -> View:
    return GAMES["nantong"].deal(seed=1, dealer=0).view(0)


def test_it_captures_what_pairs_a_single_card(chan: View) -> None:
    assert choice(chan, "5s 2m", "5s", "capture 5s, pass") == "capture 5s"
    assert choice(chan, "5s 2m 3c", "5c", "capture 5s, pass") == "capture 5s"


def test_it_takes_no_card_with_one_of_a_pair(chan: View) -> None:
    assert choice(chan, "5s 5s 2m", "5s", "capture 5s, pass") == "pass"


def test_it_takes_a_fifth_ca_which_counts_for_nothing(chan: View) -> None:
    four = "2m 2s 3m 3s 4m 4s 6m 6s"
    assert choice(chan, f"{four} 5s 9c", "5c", "capture 5s, pass") == "capture 5s"


def test_it_breaks_a_ca_for_a_pretty_card_until_it_hurries(chan: View) -> None:
    legal = "discard 2m, discard 2s, discard chi"
    assert choice(chan, "2m 2s chi", legal=legal) in ("discard 2m", "discard 2s")
    assert choice(replace(chan, stock=15), "2m 2s chi", legal=legal) == "discard chi"


def test_it_takes_a_peng_that_makes_a_group(paohuzi: View) -> None:
    assert choice(paohuzi, "x5 x5 d1 d9", "x5", "pass, peng") == "peng"
    # The pair stands in two runs already: a peng would break one of them.
    assert choice(paohuzi, "x4 x5 x6 x5 x6 x7", "x5", "pass, peng") == "pass"


def test_it_takes_the_chi_worth_more_huxi(paohuzi: View) -> None:
    legal = "chi x1-x2-x3, chi x2-x3-x4, pass"
    assert choice(paohuzi, "x1 x2 x4 d9", "x3", legal) == "chi x1-x2-x3"


def test_it_discards_what_is_in_no_group(paohuzi: View) -> None:
    legal = "discard d9, discard x1, discard x2, discard x3"
    assert choice(paohuzi, "x1 x2 x3 d9", legal=legal) == "discard d9"


def test_it_discards_what_no_group_of_nantong_needs(nantong: View) -> None:
    hand = "1m 2m 3m 4m 5m 6m 7m 8m 9m 1s 2s 3s 4s 5s 6s 7c 8c 9c 2c 3c 4c 5c 1c"
    legal = ", ".join(f"discard {code}" for code in sorted(hand.split()))
    last = f"{hand.removesuffix(' 1c')} white"
    legal = ", ".join(f"discard {code}" for code in sorted(last.split()))
    assert choice(nantong, last, legal=legal) == "discard white"


def test_it_claims_a_pung_that_brings_it_nearer(nantong: View) -> None:
    hand = "1m 2m 3m 4m 5m 6m 7m 8m 9m 1s 2s 3s 4s 5s 6s 7c 8c 9c 2c 2c white red"
    assert choice(nantong, hand, "2c", "pass, pung") == "pung"
    # Two triplets and a pair are there: with a third of the pair the pair is gone.
    hand = "1m 2m 3m 4m 5m 6m 7m 8m 9m 1s 2s 3s 4s 5s 6s 7c 8c 9c 2c 2c 5c 6c"
    assert choice(nantong, hand, "2c", "pass, pung") == "pass"
