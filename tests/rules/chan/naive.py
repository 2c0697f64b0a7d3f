"""Chắn once more, as plainly as the rule text, for comparison: lists, loops, no tricks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations, product

from cardavia_desktop.rules.chan.hand import FACES
from cardavia_desktop.rules.faces import TOTOM, Face

Pair = tuple[Face, Face]


def rank(card: Face) -> int:
    return TOTOM.ranks[card]


@cache
def is_ca(pair: Pair) -> bool:
    """C2.1: one rank, two suits; Chi chi and rank 0 never."""
    return pair[0] != pair[1] and rank(pair[0]) == rank(pair[1]) > 0


def read(hand: Iterable[Face]) -> tuple[list[Pair], list[Pair], list[Face]]:
    """C2.3: the Chắn, the Cạ and the unpaired cards of a concealed hand."""
    loose = sorted(hand)
    chans: list[Pair] = []
    cas: list[Pair] = []
    for card in list(loose):
        while loose.count(card) >= 2:
            loose.remove(card)
            loose.remove(card)
            chans.append((card, card))
    while pair := next(filter(is_ca, combinations(loose, 2)), None):
        cas.append(pair)
        loose.remove(pair[0])
        loose.remove(pair[1])
    return sorted(chans), sorted(cas), loose


def wins(hand: Sequence[Face], opened: Sequence[Pair], card: Face) -> bool:
    """C8.1, C8.2: do the open pairs and the hand with `card` win?"""
    chans, cas, loose = read([*hand, card])
    cas += [pair for pair in opened if is_ca(pair)]
    chans += [pair for pair in opened if not is_ca(pair)]
    if loose or len(chans) + len(cas) != 10:
        return False
    return len(chans) == 6 if TOTOM.codes[card] == "chi" else len(chans) >= 6


def distance(hand: Sequence[Face], open_chans: int, open_cas: int) -> int:
    """The fewest cards to exchange until one more wins: every winning hand is compared.

    Rank by rank, over all numbers of copies that the winning hand may hold, with and without the
    winning card among them; `best` maps the size of the waiting hand, its Cạ and the winning card
    to the most cards it can share with `hand`.
    """
    held = Counter(hand)
    best: dict[tuple[int, int, Face | None], int] = {(0, open_cas, None): 0}
    groups = [[f for f in FACES if rank(f) == r] for r in range(2, 10)]
    for faces in [*groups, [FACES[-1]]]:
        options = set()
        for numbers in product(range(5), repeat=len(faces)):
            target = [f for f, n in zip(faces, numbers, strict=True) for _ in range(n)]
            _, cas, loose = read(target)
            if not loose:
                for winner in (None, *sorted(set(target))):
                    waiting = Counter(target)
                    if winner is not None:
                        waiting[winner] -= 1
                    shared = (waiting & held).total()
                    options.add((waiting.total(), len(cas), winner, shared))
        following: dict[tuple[int, int, Face | None], int] = {}
        for (size, cas_before, won), shared_before in best.items():
            for more, cas_here, winner, shared in options:
                if won is not None and winner is not None:
                    continue
                key = (size + more, cas_before + cas_here, won if winner is None else winner)
                if key[0] <= len(hand) and key[1] <= 10:
                    total = shared_before + shared
                    following[key] = max(total, following.get(key, 0))
        best = following
    pairs = open_chans + open_cas + (len(hand) + 1) // 2
    return len(hand) - max(
        shared
        for (size, cas_now, won), shared in best.items()
        if size == len(hand)
        and won is not None
        and (pairs - cas_now == 6 if TOTOM.codes[won] == "chi" else pairs - cas_now >= 6)
    )


# The score (C9).

TABLE = {
    "u-chi": (3, 1),
    "thien-u": (3, 1),
    "tom": (4, 1),
    "bach-thu": (4, 1),
    "leo": (5, 2),
    "thien-khai": (5, 2),
    "chiu-u": (5, 2),
    "bon": (5, 2),
    "bach-dinh": (7, 4),
    "tam-do": (8, 5),
    "kinh-tu-chi": (12, 9),
    "thap-thanh": (12, 9),
}


def bonuses(
    opened: Sequence[Pair],
    hand: Sequence[Face],
    opening: Sequence[Face],
    card: Face | None,
    *,
    own_gate: bool,
    three_strings: bool,
) -> list[str]:
    """C9.1: the names of all bonuses, in the order of the table; `card` is not in `hand`."""
    concealed = [*hand] if card is None else [*hand, card]
    chans, cas, _ = read(concealed)
    chans += [pair for pair in opened if not is_ca(pair)]
    cas += [pair for pair in opened if is_ca(pair)]
    everything = [TOTOM.codes[f] for pair in chans + cas for f in pair]
    red = [code for code in everything if code in {"8m", "9m", "8s", "9s", "chi"}]
    names = []
    if own_gate:
        names.append("u-chi")
    if card is None:
        names.append("thien-u")
    names += ["tom"] * sets(everything, ["3m", "3s" if three_strings else "3c", "7c"])
    if card is not None and len(chans) == 6 and rank(card) not in {rank(a) for a, _ in cas}:
        names.append("bach-thu")
    names += ["leo"] * sets(everything, ["8s", "9m", "chi"])
    names += ["thien-khai"] * sum(n == 4 for n in Counter(opening).values())
    if card is not None and [*opening].count(card) == 3 and [*hand].count(card) == 3:
        names.append("chiu-u")
    for f in FACES:
        if [*opening].count(f) == 2 and chans.count((f, f)) == 2:
            names.append("bon")
    if not red:
        names.append("bach-dinh")
    if len(red) == 8:
        names.append("tam-do")
    if red == ["chi"] * 4:
        names.append("kinh-tu-chi")
    if len(chans) == 10:
        names.append("thap-thanh")
    return names


def sets(everything: Sequence[str], wanted: Sequence[str]) -> int:
    """How often all of `wanted` can be taken out of the cards."""
    left = [*everything]
    found = 0
    while all(code in left for code in wanted):
        for code in wanted:
            left.remove(code)
        found += 1
    return found


def total(names: Sequence[str]) -> int:
    """C9.2 to C9.4: what each loser pays."""
    if not names:
        return 2
    if "thap-thanh" in names:
        return sum(TABLE[name][0] for name in names)
    main = max(names, key=lambda name: TABLE[name])
    rest = [*names]
    rest.remove(main)
    return TABLE[main][0] + sum(TABLE[name][1] for name in rest)


# Discards and captures (C6), from lists of what the seat did.


class Past:
    """What binds a seat: what it discarded, gave into a Cạ, declined, and its captured Cạ."""

    def __init__(self) -> None:
        self.discarded: list[Face] = []
        self.given: list[Face] = []
        self.declined: list[Face] = []
        self.cas = 0

    def may_discard(self, hand: Sequence[Face], card: Face) -> bool:
        """C6.10."""
        if [*hand].count(card) not in {1, 3} or card in self.declined:
            return False
        return not (self.cas and any(is_ca((card, other)) for other in self.discarded))

    def may_capture(self, hand: Sequence[Face], taken: Face, own: Face) -> bool:
        """C6.1 to C6.9."""
        if own not in hand or taken in self.discarded or taken in self.given:
            return False
        if own == taken:
            return self._could_discard_after(hand, own, 0)
        if taken in hand or not is_ca((taken, own)) or [*hand].count(own) % 2 == 0:
            return False
        if taken in self.declined or own in self.declined:
            return False
        _, cas, loose = read(hand)
        if any(rank(pair[0]) == rank(taken) for pair in cas) or len(loose) == 1:
            return False
        if any(is_ca(pair) for pair in combinations(self.discarded, 2)):
            return False
        return self._could_discard_after(hand, own, 1)

    def _could_discard_after(self, hand: Sequence[Face], own: Face, cas: int) -> bool:
        left = [*hand]
        left.remove(own)
        self.cas += cas
        possible = any(self.may_discard(left, card) for card in left)
        self.cas -= cas
        return possible
