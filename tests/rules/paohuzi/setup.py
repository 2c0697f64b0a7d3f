"""Positions of Paohuzi for tests: hands written as people write them, and play by script."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Sequence

from cardavia_desktop.rules import Face, Meld
from cardavia_desktop.rules.faces import ZIPAI, Counts
from cardavia_desktop.rules.paohuzi import PAOHUZI
from cardavia_desktop.rules.paohuzi.hand import CHI_GROUPS, FACES
from cardavia_desktop.rules.paohuzi.score import Score
from cardavia_desktop.rules.paohuzi.table import PaohuziTable
from cardavia_desktop.rules.refusal import Refusal


def cards(text: str) -> list[Face]:
    """The cards of a text such as "x1 x1 d10" or, for short, "x1*2 d10"."""
    faces = []
    for word in text.split():
        code, _, copies = word.partition("*")
        faces += [ZIPAI.index[code]] * int(copies or 1)
    return faces


def face(code: str) -> Face:
    return ZIPAI.index[code]


def counts(text: str) -> Counts:
    return ZIPAI.counts(cards(text))


def melds(*texts: str) -> list[Meld]:
    """Open groups from texts such as "wei x1*3" or "chi x1 x2 x3"."""
    parts = [text.partition(" ") for text in texts]
    return [Meld(kind, tuple(cards(rest))) for kind, _, rest in parts]


def deal(
    *hands: str, stock: str = "", dealer: int = 0, options: Iterable[str] = (), shown: str = ""
) -> PaohuziTable:
    """A deal in which seats 0, 1, 2 are dealt `hands` and the stock begins with `stock`.

    Hands that are short are filled up with cards left over, of faces that they hold the fewest
    of, the last faces first: mostly single cards that ask for nothing. `shown` is the dealer's
    card shown to all, else the last one that it was given.
    """
    wanted = [cards(hand) for hand in (*hands, "", "", "")[:3]]
    top = cards(stock)
    left = Counter(dict.fromkeys(FACES, 4))
    left.subtract(f for part in (*wanted, top) for f in part)
    assert min(left.values()) >= 0, "more than four copies of a face"
    for seat, hand in enumerate(wanted):
        size = 21 if seat == dealer else 20
        assert len(hand) <= size, f"too many cards for seat {seat}"
        while len(hand) < size:
            held = Counter(hand)
            filler = min((f for f in FACES if left[f]), key=lambda f: (held[f], -left[f], -f))
            hand.append(filler)
            left[filler] -= 1
    if shown:
        wanted[dealer].remove(face(shown))
        wanted[dealer].append(face(shown))
    order = [(dealer + i) % 3 for i in range(3)]
    deck = [f for seat in order for f in wanted[seat]] + top + sorted(left.elements())
    table = PAOHUZI.from_deck(deck, dealer, options)
    assert isinstance(table, PaohuziTable)
    return table


def play(table: PaohuziTable, *script: str) -> PaohuziTable:
    """Play lines such as "0 discard x1" or "1 pass"; returns the table."""
    for line in script:
        seat, _, text = line.partition(" ")
        assert table.to_move == int(seat), (line, table.to_move, table.legal())
        table.play(PAOHUZI.parse(text))
    return table


def all_pass(table: PaohuziTable) -> PaohuziTable:
    """Everybody passes until somebody owes a discard or the deal is over."""
    while "pass" in table.legal():
        table.play(PAOHUZI.parse("pass"))
    return table


def score(table: PaohuziTable) -> Score:
    """The score of a finished deal."""
    assert table.result is not None
    assert isinstance(table.result.score, Score)
    return table.result.score


def legal(table: PaohuziTable) -> list[str]:
    return [str(action) for action in table.legal()]


def refused(table: PaohuziTable, seat: int, action: str) -> Refusal:
    """The refusal of an action that is not legal."""
    refusal = table.refuse(seat, PAOHUZI.parse(action))
    assert refusal is not None, action
    return refusal


def open_groups(table: PaohuziTable, seat: int) -> list[str]:
    """The melds of a seat in words: "wei x1 x1 x1"."""
    return [
        " ".join([meld.kind, *(ZIPAI.codes[f] for f in meld.cards)]) for meld in table.melds[seat]
    ]


def held(table: PaohuziTable, seat: int) -> int:
    """Cards of a seat, in hand and open."""
    return sum(table.hands[seat]) + sum(len(meld.cards) for meld in table.melds[seat])


def random_groups(rng: random.Random, number: int, used: Counter[Face]) -> list[Meld]:
    """That many random open groups, no face more than four times with those `used`."""
    found: list[Meld] = []
    while len(found) < number:
        kind = rng.choice(("ti", "pao", "wei", "peng", "peng", "chi", "chi", "chi"))
        if kind == "chi":
            chosen = rng.choice(CHI_GROUPS).cards
        else:
            chosen = (rng.choice(FACES),) * (4 if kind in {"ti", "pao"} else 3)
        if all(used[f] + chosen.count(f) <= 4 for f in chosen):
            used.update(chosen)
            found.append(Meld(kind, chosen))
    return found


def random_position(rng: random.Random) -> tuple[Counts, list[Meld], Face]:
    """A hand of a size that fits its open groups, near to winning more often than not, and a card
    that comes to it.

    Built from seven groups (a pair among them beside a group of four), from which one card is
    taken away and sometimes a few are exchanged.
    """
    while True:
        used: Counter[Face] = Counter()
        opened = random_groups(rng, rng.randrange(5), used)
        fours = sum(len(meld.cards) == 4 for meld in opened)
        hand: list[Face] = []
        size = 20 + max(1, fours) - sum(len(meld.cards) for meld in opened)
        if fours:
            hand += [rng.choice(FACES)] * 2
        while len(hand) < size:
            hand += rng.choice([g.cards for g in CHI_GROUPS] + [(f,) * 3 for f in FACES])
        for _ in range(rng.choice((0, 0, 0, 1, 2, 6))):
            hand[rng.randrange(len(hand))] = rng.choice(FACES)
        rng.shuffle(hand)
        card = hand.pop()
        held = Counter(hand)
        if max(held.values(), default=0) <= 3 and all(
            held[f] + used[f] + (f == card) <= 4 for f in FACES
        ):
            return ZIPAI.counts(hand), opened, card


def in_text(hand: Sequence[int]) -> str:
    """A count vector as `counts` reads it."""
    return " ".join(f"{ZIPAI.codes[f]}*{n}" for f, n in enumerate(hand) if n)


def set_up(
    hands: Sequence[str],
    opened: Sequence[Sequence[str]] = ((), (), ()),
    *,
    dead: Iterable[int] = (),
    options: Iterable[str] = (),
) -> PaohuziTable:
    """A table in mid-deal, put together by hand: what the seats hold and have laid open.

    A hand need not be full: its seat then counts as dealt short, so that it owes no discard. The
    seats' cards are not checked against each other and the stock.
    """
    table = deal(options=options)
    table.dead = frozenset(dead)
    for seat, (hand, groups) in enumerate(zip(hands, opened, strict=True)):
        table.hands[seat] = counts(hand)
        table.melds[seat] = melds(*groups)
        table._recount(seat)
    return table


def offer(table: PaohuziTable, public: str, source: int, *, stock: bool) -> PaohuziTable:
    """A card becomes public: a stock card turned up, without what is forced, or a discard."""
    table.public = face(public)
    table.source = source
    table.from_stock = stock
    table._offer()
    return table


def turn_up(table: PaohuziTable, public: str, source: int) -> PaohuziTable:
    """A seat turns up a card, and whatever is forced happens."""
    at = table._next
    table.deck = (*table.deck[:at], face(public), *table.deck[at + 1 :])
    table._turn_up(source)
    return table


def offered(
    hands: Sequence[str],
    public: str,
    source: int,
    *,
    stock: bool,
    opened: Sequence[Sequence[str]] = ((), (), ()),
    dead: Iterable[int] = (),
    options: Iterable[str] = (),
) -> PaohuziTable:
    """`set_up`, and then `offer`."""
    table = set_up(hands, opened, dead=dead, options=options)
    return offer(table, public, source, stock=stock)


def turned_up(
    hands: Sequence[str],
    public: str,
    source: int,
    *,
    opened: Sequence[Sequence[str]] = ((), (), ()),
    dead: Iterable[int] = (),
    options: Iterable[str] = (),
) -> PaohuziTable:
    """`set_up`, and then `turn_up`."""
    return turn_up(set_up(hands, opened, dead=dead, options=options), public, source)
