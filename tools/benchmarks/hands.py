"""The win check and the best arrangement of each game, over many different hands.

*Random* hands are dealt from a shuffled deck and get one more random card; few are near a win.
*Won* hands are random groups that make a complete hand, the dearest case. Each hand is looked at
once a round, and what the rules remember is forgotten between rounds.
"""

import random
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from cardavia_desktop.rules import GAMES, Face, Game
from cardavia_desktop.rules.chan import hand as chan
from cardavia_desktop.rules.nantong import hand as nantong
from cardavia_desktop.rules.nantong.score import Origin, Win, score_win
from cardavia_desktop.rules.paohuzi import hand as paohuzi
from cardavia_desktop.rules.paohuzi import score as paohuzi_score
from tools.benchmarks.timing import rate

HANDS = 2000

Hand = tuple[list[int], Face]
"""Counts of a concealed hand, and the card that comes to it."""


def random_hands(game: Game, cards: int) -> Iterator[Hand]:
    """Hands of `cards` cards without four of a kind, and one more card."""
    rng = random.Random(3)
    deck = [face for face in game.faces for _ in range(4)]
    while True:
        rng.shuffle(deck)
        counts = counted(game, deck[:cards])
        if max(counts) < 4:
            yield counts, deck[cards]


def won_hands(
    game: Game, groups: Sequence[tuple[Face, ...]], parts: int, *, pair: bool
) -> Iterator[Hand]:
    """Hands that some random groups, and perhaps a pair, complete; the last card comes to it."""
    rng = random.Random(4)
    while True:
        chosen = [rng.choice(groups) for _ in range(parts)]
        if pair:
            chosen.append((rng.choice(game.faces),) * 2)
        cards = [face for group in chosen for face in group]
        rng.shuffle(cards)
        counts = counted(game, cards[:-1])
        if max(counts) < 4 and counts[cards[-1]] < 4:
            yield counts, cards[-1]


def counted(game: Game, cards: Sequence[Face]) -> list[int]:
    """How often each face of the deck stands among the cards."""
    counts = [0] * game.deck.size
    for face in cards:
        counts[face] += 1
    return counts


def paohuzi_wins(counts: list[int], card: Face) -> bool:
    """The win check as a table makes it for a seat without open groups."""
    return paohuzi_score.wins(counts, (), paohuzi.Holding.of(counts, ()), card)


def nantong_best(counts: list[int], card: Face) -> object:
    """The best arrangement, which is the one that scores highest; None when there is none."""
    hand = counts[:]
    hand[card] += 1
    if not nantong.is_complete(hand):
        return None
    return score_win(((), (), ()), 0, Win(hand, (), card, Origin.FRONT, 50, False, False))


def chan_best(counts: list[int], card: Face) -> object:
    """The one reading of the hand."""
    hand = counts[:]
    hand[card] += 1
    return chan.groups_of(hand)


Question = Callable[[list[int], Face], object]


class Subject(NamedTuple):
    """What is asked of the hands of a game, and what its won hands are made of."""

    cards: int
    wins: Question
    best: Question
    groups: Sequence[tuple[Face, ...]]
    parts: int
    pair: bool


def alike(faces: Sequence[Face], size: int) -> list[tuple[Face, ...]]:
    """The groups of one face."""
    return [(face,) * size for face in faces]


def subjects() -> dict[str, Subject]:
    """The three games."""
    runs = [(face, face + 1, face + 2) for face in range(27) if face % 9 < 7]
    cas = [(face, face + 9) for face in range(1, 18) if face != 9]
    return {
        "chan": Subject(
            19,
            lambda counts, card: chan.completes(chan.singles_of(counts), 0, card),
            chan_best,
            [*alike(GAMES["chan"].faces, 2), *cas],
            10,
            False,
        ),
        "paohuzi": Subject(
            20,
            paohuzi_wins,
            lambda counts, card: paohuzi_score.best(counts, (), card),
            [*(group.cards for group in paohuzi.CHI_GROUPS), *alike(GAMES["paohuzi"].faces, 3)],
            7,
            False,
        ),
        "nantong": Subject(
            22,
            nantong.completes,
            nantong_best,
            [*runs, *alike(GAMES["nantong"].faces, 3)],
            7,
            True,
        ),
    }


def forget() -> None:
    """Empty every memory of the hands that the rules keep."""
    for module in (chan, nantong, paohuzi):
        for value in vars(module).values():
            if clear := getattr(value, "cache_clear", None):
                clear()


def cost(question: Question, hands: list[Hand], seconds: float) -> float:
    """Microseconds that the question takes on average over the hands, each asked once a round."""

    def ask_all() -> int:
        forget()
        for counts, card in hands:
            question(counts, card)
        return len(hands)

    _, answers = rate(ask_all, seconds)
    return 1e6 / answers


def hand_costs(seconds: float) -> Iterator[tuple[str, float]]:
    """What was asked of which hands, and its microseconds."""
    for name, subject in subjects().items():
        game = GAMES[name]
        dealt = list(islice(random_hands(game, subject.cards), HANDS))
        won = list(islice(won_hands(game, subject.groups, subject.parts, pair=subject.pair), HANDS))
        for label, hands in (("random", dealt), ("won", won)):
            yield f"{name}: win check, {label} hands", cost(subject.wins, hands, seconds)
            yield f"{name}: best arrangement, {label} hands", cost(subject.best, hands, seconds)
