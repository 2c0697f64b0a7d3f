"""Stacked deals of Nantong long cards for tests.

Cards are written short: `123m 55s 9c TTT W R` is a run of Myriads, two Fives of Strings, the Nine
of Coins, three Thousands, a White Flower and a Red Flower.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from cardavia_desktop.rules.faces import NANTONG, NO_FACE, Counts, Face
from cardavia_desktop.rules.nantong import NANTONG_LONG_CARDS
from cardavia_desktop.rules.nantong.score import Score
from cardavia_desktop.rules.nantong.table import NantongTable

_HONORS = {"T": "thousand", "W": "white", "R": "red"}
_FACES = tuple(range(30))

# Faces without a run among them first: a hand filled up with single cards of these never waits.
_FILLERS = sorted(_FACES, key=lambda f: (NANTONG.ranks[f] in (3, 6, 9), -f))


def cards(text: str) -> list[Face]:
    """The cards of a text."""
    found = []
    for word in text.split():
        if word[0] in _HONORS:
            codes = [_HONORS[letter] for letter in word]
        else:
            codes = [rank + word[-1] for rank in word[:-1]]
        found += [NANTONG.index[code] for code in codes]
    return found


def counts(text: str) -> Counts:
    """The count vector of a text."""
    return NANTONG.counts(cards(text))


def face(text: str) -> Face:
    """The face of a text of one card."""
    (found,) = cards(text)
    return found


def deal(
    *hands: str,
    indicators: str = "5c 8c",
    front: str = "",
    back: str = "",
    last: str = "",
    dealer: int = 0,
) -> NantongTable:
    """A deal in which the seats from the dealer on hold `hands`, filled up with single cards.

    `front` are the first cards to draw, `back` the first replacements, `last` the last cards
    to draw from the front when there are no replacements.
    """
    given = [cards(hand) for hand in (*hands, "", "", "")[:3]]
    shown, first, replacements, final = map(cards, (indicators, front, back, last))
    fixed = [*shown, *first, *replacements, *final, *(f for hand in given for f in hand)]
    left = Counter(dict.fromkeys(_FACES, 4))
    left.subtract(fixed)
    assert min(left.values()) >= 0, "five of a face"
    for hand, size in zip(given, (23, 22, 22), strict=True):
        for f in _FILLERS:
            if len(hand) < size and f not in hand and left[f]:
                hand.append(f)
                left[f] -= 1
        assert len(hand) == size
    middle = list(left.elements())
    deck = [*given[0], *given[1], *given[2], *shown, *first, *middle, *final, *replacements[::-1]]
    table = NANTONG_LONG_CARDS.from_deck(deck, dealer)
    assert isinstance(table, NantongTable)
    return table


def play(table: NantongTable, *moves: str) -> NantongTable:
    """Play moves such as `0 discard 5m`; every seat must be to move when it does."""
    for move in moves:
        seat, _, text = move.partition(" ")
        assert table.to_move == int(seat), f"{move}: it is the turn of {table.to_move}"
        table.play(table.game.parse(text))
    return table


def legal(table: NantongTable, *verbs: str) -> list[str]:
    """What is legal now, of some verbs or all."""
    return [str(action) for action in table.legal() if not verbs or action.verb in verbs]


def drawn_discard(table: NantongTable) -> str:
    """The move by which the seat to move discards what it just drew, or else a single card."""
    seat = table.to_move
    assert seat is not None
    singles = [f for f in _FILLERS if table.hands[seat][f] == 1]
    return f"{seat} discard {NANTONG.codes[singles[0] if table.drawn == NO_FACE else table.drawn]}"


def quiet_turns(table: NantongTable, stop_at_stock: int) -> NantongTable:
    """Draw and discard, pass on everything, until the stock has come down to a number."""
    while table.stock > stop_at_stock or table.public >= 0:
        assert table.to_move is not None
        if "pass" in table.legal():
            play(table, f"{table.to_move} pass")
        else:
            play(table, drawn_discard(table))
    return table


def exhaust(table: NantongTable) -> NantongTable:
    """Play on quietly until the stock runs out."""
    quiet_turns(table, 0)
    return play(table, drawn_discard(table))


def melds(table: NantongTable, seat: int) -> list[tuple[str, str]]:
    """The melds of a seat: kind and codes."""
    return [
        (meld.kind, " ".join(NANTONG.codes[f] for f in meld.cards)) for meld in table.melds[seat]
    ]


def score(table: NantongTable) -> Score:
    """The score of a finished deal."""
    assert table.result is not None
    assert isinstance(table.result.score, Score)
    return table.result.score


def named(score: Score) -> tuple[dict[str, int], list[str]]:
    """The winner's bonuses and doubles by name."""
    return {b.name: b.hu for b in score.bonuses}, [d.name for d in score.doubles]


def codes(faces: Iterable[Face]) -> str:
    """Some faces as text."""
    return " ".join(NANTONG.codes[f] for f in faces)


def hands_of(table: NantongTable) -> Sequence[str]:
    """All hands as text."""
    return [" ".join(codes([f] * n) for f, n in enumerate(hand) if n) for hand in table.hands]
