"""The arena: duplicate deals, their statistics by hand, and the file that keeps them."""

from __future__ import annotations

from math import inf, sqrt
from pathlib import Path

import pytest

from cardavia_desktop.match import arena_file
from cardavia_desktop.match.arena import (
    Contest,
    Deal,
    Deck,
    Standing,
    compete,
    decks_for,
    ratio,
)
from cardavia_desktop.match.arena_file import OtherContest
from cardavia_desktop.rules import GAMES

PAOHUZI = Contest("paohuzi", ("apprentice", "random", "random"))


def by_hand(*deals: tuple[int | None, tuple[int, ...]]) -> Deck:
    """A deck whose deals ended so; every player thinks 5 microseconds at its only choice."""
    return Deck(1, tuple(Deal(winner, points, ((5,), (5,), (5,))) for winner, points in deals))


DECKS = [
    by_hand((0, (4, -2, -2)), (0, (2, -1, -1)), (None, (0, 0, 0))),
    by_hand((0, (6, -3, -3)), (1, (-1, 2, -1)), (2, (-2, -2, 4))),
]


def test_every_player_plays_every_hand_of_a_deck() -> None:
    """Equal players: the rotations are one deal, seen from each place in turn."""
    contest = Contest("paohuzi", ("apprentice",) * 3)
    for deck in compete(contest, seed=3, decks=4):
        first = deck.deals[0]
        for rotation, deal in enumerate(deck.deals):
            assert deal.points == first.points[rotation:] + first.points[:rotation]
            assert (deal.winner is None) == (first.winner is None)


def test_a_place_in_the_line_up_goes_from_seat_to_seat() -> None:
    """With the line-up beginning at seat 1 its first player sits there, and so on."""
    lines = [("apprentice", "random", "random"), ("random", "apprentice", "random")]
    forward, turned = (
        next(compete(Contest("paohuzi", line), seed=5, decks=1)).deals for line in lines
    )
    # The second line-up beginning at seat 0 is the first one beginning at seat 1.
    points = forward[1].points
    assert turned[0].points == (points[2], points[0], points[1])


def test_decks_do_not_depend_on_how_many_processes_play() -> None:
    one, two = (
        [[deal.points for deal in deck.deals] for deck in compete(PAOHUZI, 9, 6, jobs)]
        for jobs in (1, 2)
    )
    assert one == two
    assert len(one) == 6
    rest = [[deal.points for deal in deck.deals] for deck in compete(PAOHUZI, 9, 6, known=4)]
    assert rest == one[4:]


def test_enough_decks_are_taken_for_the_deals() -> None:
    assert [decks_for(PAOHUZI, deals) for deals in (1, 3, 4, 2000)] == [1, 1, 2, 667]


def test_times_are_taken_where_there_is_a_choice() -> None:
    deal = next(compete(Contest("chan", ("apprentice",) * 4), 1, 1)).deals[0]
    assert sum(map(len, deal.times)) > 4
    assert all(time >= 0 for times in deal.times for time in times)


def test_the_strength_of_each_name() -> None:
    """The deck is the unit. The first player got 6 and 3 points in three deals each: 1.5 a deal,
    with deviations 1.5 and −1.5 from the mean deck. It won 2 of 2 and 1 of 3 decided deals: 3 of
    5, with deviations 2 − 6/5 and 1 − 9/5. Its wins brought 6 and 6 points: 4 a win.
    """
    standing = Standing.of(PAOHUZI, DECKS)
    assert (standing.decks, standing.deals, standing.draws) == (2, 6, 1)
    first, others = standing.strengths
    assert (first.name, first.places, others.name, others.places) == ("apprentice", 1, "random", 2)
    assert first.points == pytest.approx((1.5, 1.96 * sqrt(2 * 1.5**2 * 2) / 6))
    assert first.share == pytest.approx((0.6, 1.96 * sqrt(2 * 0.8**2 * 2) / 5))
    assert first.multiple == pytest.approx((1.8, 3 * first.share.margin))
    assert first.score == pytest.approx((4, 1.96 * sqrt((6 - 8) ** 2 + (6 - 4) ** 2) * sqrt(2) / 3))
    # The two others together: −1.5 a deal, for each of them half; 2 wins of 5, each one.
    assert others.points.mean == pytest.approx(-0.75)
    assert others.share.mean == pytest.approx(0.2)
    assert others.multiple.mean == pytest.approx(0.6)
    assert others.score.mean == pytest.approx((2 + 4) / 2)


def test_one_deck_says_nothing_about_the_mean() -> None:
    assert ratio([5], [2]) == (2.5, inf)
    assert ratio([0, 0], [0, 0]) == (0, inf)


def test_percentiles_of_times() -> None:
    times = tuple((n,) for n in (3000, 1000, 2000))
    deck = Deck(1, (Deal(None, (0, 0, 0), times),))
    strength = Standing.of(Contest("paohuzi", ("random",) * 3), [deck]).strengths[0]
    assert [strength.milliseconds(part) for part in (0, 0.5, 0.95, 1)] == [1, 2, 3, 3]
    idle = Standing.of(PAOHUZI, [Deck(1, (Deal(None, (0, 0, 0), ((), (), ())),))]).strengths[0]
    assert idle.milliseconds(0.5) == 0


# The file


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "decks.jsonl"


def play(path: Path, decks: int) -> list[Deck]:
    """Take a contest up again until it has so many decks."""
    known = arena_file.read(path, PAOHUZI, seed=2)
    new = compete(PAOHUZI, 2, decks, known=len(known))
    return [*known, *arena_file.written(new, path, PAOHUZI, seed=2)]


def test_a_contest_goes_on_where_it_ended(path: Path) -> None:
    first = play(path, 2)
    assert len(path.read_text().splitlines()) == 3
    both = play(path, 3)
    assert both[:2] == first
    assert [deck.seed for deck in both] == [deck.seed for deck in compete(PAOHUZI, 2, 3)]
    assert arena_file.read(path, PAOHUZI, seed=2) == both


@pytest.mark.parametrize("left", [1, 30, -1, -20])
def test_a_line_that_was_not_written_to_its_end_is_played_again(path: Path, left: int) -> None:
    whole = [[deal.points for deal in deck.deals] for deck in play(path, 2)]
    lines = path.read_bytes()
    path.write_bytes(lines[:left])
    assert [[deal.points for deal in deck.deals] for deck in play(path, 2)] == whole
    assert path.read_bytes().count(b"\n") == lines.count(b"\n")


@pytest.mark.parametrize(
    "other",
    [
        (Contest("paohuzi", ("random", "apprentice", "random")), 2),
        (Contest("nantong", PAOHUZI.lineup), 2),
        (Contest("paohuzi", PAOHUZI.lineup, frozenset({"chi-turned-card"})), 2),
        (PAOHUZI, 3),
    ],
)
def test_a_file_of_another_contest_is_refused(path: Path, other: tuple[Contest, int]) -> None:
    play(path, 1)
    with pytest.raises(OtherContest):
        arena_file.read(path, *other)


@pytest.mark.parametrize(
    "text",
    ["A letter to a friend", "A letter\n", '{"arena": 1}\n', "\n\n", "\x00\xff\n"],
)
def test_a_file_of_something_else_is_refused_and_left_alone(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8")
    with pytest.raises(OtherContest):
        arena_file.read(path, PAOHUZI, seed=2)
    assert path.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("line", ["[1,2]", "{}", "[5,[]]", "no", "[1,[[0,[1],3,4]]]"])
def test_a_broken_line_within_the_file_is_refused(path: Path, line: str) -> None:
    play(path, 2)
    lines = path.read_text().splitlines()
    path.write_text("\n".join([lines[0], line, lines[2]]) + "\n")
    with pytest.raises(OtherContest):
        arena_file.read(path, PAOHUZI, seed=2)


def test_all_names_of_the_line_up_are_told_once() -> None:
    contest = Contest("chan", ("random", "apprentice", "random", "apprentice"))
    standing = Standing.of(contest, compete(contest, 1, 1))
    assert [s.name for s in standing.strengths] == ["random", "apprentice"]
    assert all(s.fair == 1 / GAMES["chan"].seats for s in standing.strengths)
