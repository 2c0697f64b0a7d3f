"""Nantong long cards once more, plainly and slowly: what the rules module is compared with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction

from cardavia_desktop.rules.faces import NANTONG, Face

Cards = tuple[Face, ...]
Layout = tuple[tuple[Cards, ...], Cards]

SUITS, RANKS = NANTONG.suits, NANTONG.ranks
GENERALS = [NANTONG.index[code] for code in ("9s", "thousand", "white", "red")]
ALL = range(30)


def is_run(group: Cards) -> bool:
    """N2.1: three consecutive ranks of one suit."""
    a, b, c = group
    return (
        SUITS[a] == SUITS[b] == SUITS[c] != ""
        and RANKS[a] + 1 == RANKS[b]
        and RANKS[b] + 1 == RANKS[c]
    )


def is_triplet(group: Cards) -> bool:
    return group[0] == group[1] == group[2]


def layouts(cards: Sequence[Face]) -> set[Layout]:
    """N2.4: every division of the cards into groups of three and one pair."""
    found: set[Layout] = set()
    for pair in {f for f in cards if cards.count(f) >= 2}:
        rest = list(cards)
        rest.remove(pair)
        rest.remove(pair)
        for groups in _groups(tuple(sorted(rest))):
            found.add((tuple(sorted(groups)), (pair, pair)))
    return found


def _groups(cards: Cards) -> Iterator[tuple[Cards, ...]]:
    if not cards:
        yield ()
        return
    first, rest = cards[0], cards[1:]
    tried = set()
    for i, second in enumerate(rest):
        for third in rest[i + 1 :]:
            group = (first, second, third)
            if group in tried or not (is_triplet(group) or is_run(group)):
                continue
            tried.add(group)
            left = list(rest)
            left.remove(second)
            left.remove(third)
            for groups in _groups(tuple(left)):
                yield (group, *groups)


def complete(cards: Sequence[Face]) -> bool:
    return bool(layouts(cards))


def waits(cards: Sequence[Face], elsewhere: Sequence[Face]) -> list[Face]:
    """N4.6: the faces that complete the hand, of which not all four are the seat's own or shown."""
    return [f for f in ALL if [*cards, *elsewhere].count(f) < 4 and complete([*cards, f])]


def factor(face: Face, indicators: Cards) -> int:
    """N6.3: by what everything of a face is multiplied."""
    times = 2 if face in GENERALS else 1
    for indicator in indicators:
        if indicator in GENERALS and face in GENERALS:
            times *= 2
        if indicator not in GENERALS and face not in GENERALS and RANKS[face] == RANKS[indicator]:
            times *= 2
    return times


def base(
    hand: Sequence[Face],
    melds: Sequence[tuple[str, Face]],
    indicators: Cards,
    claimed: Face | None = None,
) -> int:
    """N6: base hu of a seat; `claimed` is a winning card that it did not draw, in `hand` too."""
    hu = 0
    for kind, face in melds:
        value = {"pung": 2, "kong": 8, "added-kong": 8, "concealed-kong": 12}.get(kind, 16)
        exact = 2 if kind == "pung" and face in indicators else 1
        hu += value * exact * factor(face, indicators)
    for face, copies in Counter(hand).items():
        own = copies - (face == claimed)
        exact_match = face in indicators
        if own == 4:
            hu += 12 * factor(face, indicators)
        elif own == 3:
            hu += (12 if exact_match else 4) * factor(face, indicators)
        elif copies == 3:
            hu += (4 if exact_match else 2) * factor(face, indicators)
    return hu


def best(
    hand: Sequence[Face],
    melds: Sequence[tuple[str, Face]],
    *,
    base_hu: int,
    card: Face | None,
    origin: str,
    more_doubles: int,
) -> tuple[int, list[tuple[str, int]], int]:
    """N7.6: total, partition bonuses and number of doubles of the best layout and place.

    `more_doubles` are those that no layout changes (N7.5 but for the two of Piao Hu).
    """
    groups_open = [(kind, face) for kind, face in melds if kind != "hezi"]
    candidates = []
    for groups, pair in layouts(hand):
        for place in [*groups, pair]:
            if card is not None and card not in place:
                continue
            wen = sum(
                tuple(map(NANTONG.codes.__getitem__, g)) == ("1c", "2c", "3c") for g in groups
            )
            runs = sum(is_run(g) for g in groups)
            if runs == 7:
                shape = ("qing-hu", 100)
            elif runs == wen:
                shape = ("piao-hu", 50)
            else:
                shape = ("tazi-hu", 20)
            bonuses = [shape]
            if wen:
                bonuses.append(("wenqian", {1: 20, 2: 50, 3: 100, 4: 200}[wen]))
            if origin in ("front", "back"):
                bonuses.append(("self-draw", 10))
            if origin == "back":
                bonuses.append(("kong-replacement", 10))
            if card is not None and _narrow(card, place):
                bonuses.append(("waiting-card", 10))
            doubles = more_doubles
            if shape[0] == "piao-hu":
                doubles += 1
                if not any(kind in ("pung", "added-kong") for kind, _ in groups_open):
                    doubles += 1
            total = (base_hu + sum(hu for _, hu in bonuses)) * 2**doubles
            candidates.append((total, doubles, shape[1], bonuses))
    total, doubles, _, bonuses = max(candidates)
    return total, bonuses, doubles


def _narrow(card: Face, place: Cards) -> bool:
    """N7.4: the pair, the middle of a run, the Three of a 1–2–3, the Seven of a 7–8–9."""
    if len(place) == 2:
        return True
    if is_triplet(place):
        return False
    low, middle, high = place
    return (
        card == middle or (card == high and RANKS[high] == 3) or (card == low and RANKS[low] == 7)
    )


def rounded(hu: int) -> int:
    """N8.1."""
    tens = Fraction(hu, 10)
    whole = tens.numerator // tens.denominator
    return 10 * (whole if tens == whole else whole + 1)
