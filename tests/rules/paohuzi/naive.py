"""Paohuzi once more, as plainly as the rule text, for comparison: lists, loops, no tricks.

Cards are pairs of size and rank, ("x", 1) to ("d", 10).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from cardavia_desktop.rules import Face, Meld

Card = tuple[str, int]
Named = tuple[str, tuple[Card, ...]]
"""A group: its kind and its cards."""

ORDER = ["ti", "pao", "wei", "kan", "peng", "chi", "pair"]
SMALL = {"ti": 9, "pao": 6, "wei": 3, "kan": 3, "peng": 1}
LARGE = {"ti": 12, "pao": 9, "wei": 6, "kan": 6, "peng": 3}
ALL = [(size, rank) for size in "xd" for rank in range(1, 11)]


def card(face: Face) -> Card:
    return ALL[face]


def place(named: Named) -> tuple[int, list[int]]:
    """P8: groups stand by kind, then by cards in face order."""
    kind, cards = named
    return ORDER.index(kind), [ALL.index(c) for c in cards]


def is_chi(cards: Iterable[Card]) -> bool:
    """P2.3."""
    three = sorted(cards, key=lambda c: c[1])
    sizes = {size for size, _ in three}
    ranks = [rank for _, rank in three]
    if len(sizes) == 2:
        return len(set(ranks)) == 1
    return ranks in ([ranks[0], ranks[0] + 1, ranks[0] + 2], [2, 7, 10])


def worth(named: Named) -> int:
    """P8.1."""
    kind, cards = named
    large = cards[0][0] == "d"
    if kind == "chi":
        ranks = [rank for _, rank in cards]
        one_size = len({size for size, _ in cards}) == 1
        return (6 if large else 3) if one_size and ranks in ([1, 2, 3], [2, 7, 10]) else 0
    return 0 if kind == "pair" else (LARGE if large else SMALL)[kind]


def tun(huxi: int) -> int:
    """P8.2, counted up: 15–17 one, and one more for every three."""
    value = 0
    while huxi >= 15:
        value, huxi = value + 1, huxi - 3
    return value


def divisions(cards: Sequence[Card]) -> Iterator[list[Named]]:
    """All ways to divide cards into chi groups and at most one pair."""
    if not cards:
        yield []
        return
    first, rest = cards[0], list(cards[1:])
    for others in set(combinations(rest, 2)):
        if is_chi((first, *others)):
            left = list((Counter(rest) - Counter(others)).elements())
            group = ("chi", tuple(sorted((first, *others), key=ALL.index)))
            for found in divisions(left):
                yield [group, *found]
    if first in rest:
        rest.remove(first)
        for found in divisions(rest):
            if not any(kind == "pair" for kind, _ in found):
                yield [("pair", (first, first)), *found]


def seven_groups(groups: Sequence[Named]) -> bool:
    """P7.1."""
    pairs = sum(kind == "pair" for kind, _ in groups)
    fours = any(len(cards) == 4 for _, cards in groups)
    return len(groups) == 7 and pairs == (1 if fours else 0)


Played = list[Named]


def plays(
    hand: Sequence[Card], melds: Sequence[Named], card: Card | None, *, own: bool, fourth: bool
) -> Iterator[tuple[Played, list[Card]]]:
    """P7.2, P7.3: the fixed groups, and the cards left to divide, for each use of a card.

    Without a card the hand stands as it is. `own`: the seat turned the card up itself.
    """
    held = Counter(hand)
    kans = [("kan", (c,) * 3) for c in ALL if held[c] == 3]
    loose = [c for c in hand if held[c] != 3]
    fixed = [*melds, *kans]
    if card is None:
        yield fixed, loose
        return
    without = [c for c in loose if c != card]
    kan, wei, peng = (("kan", (card,) * 3), ("wei", (card,) * 3), ("peng", (card,) * 3))
    if own and held[card] == 2:  # P5.3
        yield [*fixed, wei], without
        return
    if own and (held[card] == 3 or (fourth and wei in melds)):  # P5.3, P9.2
        yield [*(g for g in fixed if g not in (kan, wei)), ("ti", (card,) * 4)], loose
        return
    yield fixed, [*loose, card]
    if held[card] == 2:
        yield [*fixed, peng], without
    for three in (kan, wei, peng):
        if three in fixed:
            yield [*(g for g in fixed if g != three), ("pao", (card,) * 4)], loose


def best(
    hand: Sequence[Card],
    melds: Sequence[Named],
    card: Card | None = None,
    *,
    own: bool = False,
    fourth: bool = False,
) -> tuple[int, list[Named]] | None:
    """P7.4: the huxi and the groups, in order, of the arrangement that counts."""
    found = []
    for fixed, loose in plays(hand, melds, card, own=own, fourth=fourth):
        for division in divisions(sorted(loose)):
            groups = sorted([*fixed, *division], key=place)
            if seven_groups(groups):
                found.append((-sum(map(worth, groups)), [place(g) for g in groups], groups))
    if not found:
        return None
    huxi, _, groups = min(found)
    return -huxi, groups


def chis(hand: Sequence[Card], public: Card) -> set[tuple[tuple[Card, ...], ...]]:
    """P5.5: all sets of groups that chi the public card, its copies in hand among them."""
    held = Counter(hand)
    if held[public] == 3:
        return set()
    usable = [c for c in hand if held[c] != 3]

    def cover(cards: list[Card]) -> Iterator[list[tuple[Card, ...]]]:
        if public not in cards:
            yield []
            return
        rest = list(cards)
        rest.remove(public)
        for others in set(combinations(rest, 2)):
            if is_chi((public, *others)):
                group = tuple(sorted((public, *others), key=ALL.index))
                for more in cover(list((Counter(rest) - Counter(others)).elements())):
                    yield [group, *more]

    def key(group: tuple[Card, ...]) -> list[int]:
        return [ALL.index(c) for c in group]

    return {tuple(sorted(groups, key=key)) for groups in cover([*usable, public])}


def wins_after(
    hand: Sequence[Card], melds: Sequence[Named], card: Card, *, fourth: bool = False
) -> bool:
    """Would a card win, turned up by others or by the seat itself? Never a fifth copy."""
    copies = list(hand).count(card) + sum(cards.count(card) for _, cards in melds)
    if copies == 4:
        return False
    scores = [best(hand, melds, card, own=own, fourth=fourth) for own in (False, True)]
    return any(score is not None and score[0] >= 15 for score in scores)


def waits(hand: Sequence[Card], melds: Sequence[Named], *, fourth: bool = False) -> list[Card]:
    return [c for c in ALL if wins_after(hand, melds, c, fourth=fourth)]


def exchanges(hand: Sequence[Card], melds: Sequence[Named], number: int) -> Iterator[list[Card]]:
    """All hands after exchanging that many loose cards, without four alike in hand."""
    held = Counter(hand)
    kans = [c for c in hand if held[c] == 3]
    loose = [c for c in hand if held[c] != 3]
    lying = Counter(c for _, cards in melds for c in cards)
    for kept in set(combinations(sorted(loose), len(loose) - number)):
        for come in combinations([c for c in ALL for _ in range(3)], number):
            new = Counter([*kans, *kept, *come])
            if all(n <= 3 and n + lying[c] <= 4 for c, n in new.items()):
                yield sorted(new.elements())


def distance_up_to(
    most: int, hand: Sequence[Card], melds: Sequence[Named], *, fourth: bool = False
) -> int | None:
    """The fewest cards to exchange until some card wins, when they are no more than `most`."""
    for number in range(most + 1):
        seen = set()
        for new in exchanges(hand, melds, number):
            if tuple(new) not in seen:
                seen.add(tuple(new))
                if waits(new, melds, fourth=fourth):
                    return number
    return None


def named(melds: Iterable[Meld]) -> list[Named]:
    """Open groups in the words of this module."""
    return [(meld.kind, tuple(card(face) for face in meld.cards)) for meld in melds]


def cards_in(hand: Sequence[int]) -> list[Card]:
    """The cards of a count vector."""
    return [card(face) for face, n in enumerate(hand) for _ in range(n)]
