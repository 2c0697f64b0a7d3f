"""Positions of Chắn for tests: hands written as people write them, and play by script."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Sequence

from cardavia_desktop.rules.chan import CHAN
from cardavia_desktop.rules.chan.hand import FACES, OTHERS, faces_of
from cardavia_desktop.rules.chan.table import ChanTable
from cardavia_desktop.rules.faces import TOTOM, Counts, Face
from cardavia_desktop.rules.refusal import Refusal


def cards(text: str) -> list[Face]:
    """The cards of a text such as "224m 5s chi chi": ranks, then their suit."""
    faces = []
    for word in text.split():
        codes = [word] if word == "chi" else [rank + word[-1] for rank in word[:-1]]
        faces += [TOTOM.index[code] for code in codes]
    return faces


def face(code: str) -> Face:
    return TOTOM.index[code]


def counts(text: str) -> Counts:
    return TOTOM.counts(cards(text))


def codes(faces: Iterable[Face]) -> list[str]:
    return [TOTOM.codes[f] for f in faces]


def deal(
    hands: Sequence[str], stock: str = "", dealer: int = 0, options: Iterable[str] = ()
) -> ChanTable:
    """A deal in which the seats are dealt `hands` and the stock begins with `stock`.

    Hands that are short, and the stock, are filled up with the cards left over in face order, so
    that what fills them is mostly four of a kind, which asks for nothing.
    """
    wanted = [cards(hand) for hand in hands]
    top = cards(stock)
    left = Counter(dict.fromkeys(FACES, 4))
    left.subtract(f for part in (*wanted, top) for f in part)
    assert min(left.values()) >= 0, "more than four copies of a face"
    rest = sorted(left.elements())
    for seat in range(4):
        lacking = (20 if seat == dealer else 19) - len(wanted[seat])
        assert lacking >= 0, f"too many cards for seat {seat}"
        wanted[seat] += rest[:lacking]
        del rest[:lacking]
    order = [(dealer + i) % 4 for i in range(4)]
    table = CHAN.from_deck(
        [f for seat in order for f in wanted[seat]] + top + rest, dealer, options
    )
    assert isinstance(table, ChanTable)
    return table


def ten_pairs(rng: random.Random, favored: Sequence[Face] = ()) -> list[tuple[Face, Face]]:
    """Ten random Chắn and Cạ, not more than four copies of a face, `favored` faces more often."""
    pairs: list[tuple[Face, Face]] = []
    ca_share = rng.choice((0.0, 0.3, 0.4, 0.6))
    while len(pairs) < 10:
        first = rng.choice(favored if favored and rng.random() < 0.6 else FACES)
        partners = faces_of(OTHERS[first]) if rng.random() < ca_share else []
        pair = min(first, other := rng.choice(partners or [first])), max(first, other)
        used = Counter(card for old in (*pairs, pair) for card in old)
        if max(used.values()) <= 4:
            pairs.append(pair)
    return pairs


def upto(table: ChanTable, seat: int, verb: str) -> tuple[str, ...]:
    """Everybody passes until `seat` may do something of that verb; what it may answer then."""
    while table.to_move != seat or not any(action.verb == verb for action in table.legal()):
        table.play(CHAN.parse("pass"))
    return legal(table)


def turn_up(table: ChanTable, code: str) -> None:
    """The dealer discards, if it is to, and everybody passes until `code` comes from the stock."""
    if not table.actions:
        table.play(table.legal()[0])
    while not (table.turned_up and public(table) == code):
        table.play(CHAN.parse("pass"))


def act(table: ChanTable, seat: int, text: str) -> None:
    """Everybody passes until `seat` may do `text`, and it does."""
    while table.to_move != seat or text not in table.legal():
        table.play(CHAN.parse("pass"))
    table.play(CHAN.parse(text))


def legal(table: ChanTable) -> tuple[str, ...]:
    return tuple(map(str, table.legal()))


def public(table: ChanTable) -> str | None:
    return TOTOM.codes[table.public] if table.public >= 0 else None


def refuse(table: ChanTable, seat: int, text: str) -> Refusal:
    refusal = table.refuse(seat, CHAN.parse(text))
    assert refusal is not None, f"seat {seat} may {text}"
    return refusal


def why(table: ChanTable, seat: int, text: str) -> tuple[str, str, list[str], tuple[int, ...]]:
    """A refusal as code, rule, card codes, numbers."""
    refusal = refuse(table, seat, text)
    return str(refusal.code), refusal.rule, codes(refusal.faces), refusal.numbers
