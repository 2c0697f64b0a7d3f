"""The score of a won deal of Chắn, itemized (C9)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

from cardavia_desktop.rules.chan.hand import CHI, FACES, FEWEST_CHANS, PAIRS
from cardavia_desktop.rules.faces import NO_FACE, TOTOM, Counts, Deck, Face
from cardavia_desktop.rules.game import Meld

TOM_THREE_STRINGS: Final = "tom-three-strings"
"""The table option C10.1."""


@dataclass(frozen=True)
class Won:
    """A won hand, as far as a bonus may look at it.

    `groups` are its ten pairs (a Chíu is two of them) with the winning card, `opening` the counts
    of the cards dealt (C3.2), `card` the winning card (NO_FACE for the dealer's opening win),
    `held` how many copies of it the hand held before it came, `own_gate` whether it was a stock
    card turned up at the winner's own gate, `options` the table options in force.
    """

    groups: tuple[Meld, ...]
    opening: Counts
    card: Face = NO_FACE
    held: int = 0
    own_gate: bool = False
    options: frozenset[str] = frozenset()

    @cached_property
    def counts(self) -> Counts:
        """Counts of the twenty cards (C9.7)."""
        return TOTOM.counts(face for group in self.groups for face in group.cards)

    @cached_property
    def reds(self) -> int:
        """How many of the twenty cards are red (C1.3)."""
        return sum(self.counts[face] for face in TOTOM.reds)

    @cached_property
    def chans(self) -> Counts:
        """How many Chắn of each face the hand holds; a Chíu counts as two (C2.2)."""
        return TOTOM.counts(
            face for kind, cards in self.groups if kind != "ca" for face in cards[::2]
        )

    def sets(self, *codes: str) -> int:
        """How many sets of the faces `codes` the twenty cards hold."""
        return min(self.counts[TOTOM.index[code]] for code in codes)


def _u_chi(won: Won) -> int:
    """Ù chì: won on a stock card turned up at one's own gate."""
    return won.own_gate


def _thien_u(won: Won) -> int:
    """Thiên ù: the dealer's opening win."""
    return won.card == NO_FACE


def _tom(won: Won) -> int:
    """Tôm: sets of 3m, 3c, 7c; with the option C10.1 of 3m, 3s, 7c."""
    return won.sets("3m", "3s" if TOM_THREE_STRINGS in won.options else "3c", "7c")


def _bach_thu(won: Won) -> int:
    """Bạch thủ: exactly six Chắn, and no Cạ of the winning card's rank (C9.5: none of Chi chi)."""
    if won.card == NO_FACE or sum(won.chans) != FEWEST_CHANS:
        return False
    ranks = TOTOM.ranks
    return all(kind != "ca" or ranks[cards[0]] != ranks[won.card] for kind, cards in won.groups)


def _leo(won: Won) -> int:
    """Lèo: sets of 8s, 9m, chi."""
    return won.sets("8s", "9m", "chi")


def _thien_khai(won: Won) -> int:
    """Thiên khai: four of one face in the opening hand, per face."""
    return won.opening.count(4)


def _chiu_u(won: Won) -> int:
    """Chíu ù: the fourth of a face of which the hand held three from the opening on."""
    return won.held == 3 and won.opening[won.card] == 3


def _bon(won: Won) -> int:
    """Bòn: faces held exactly twice in the opening hand that came to two Chắn."""
    return sum(won.opening[face] == 2 and won.chans[face] == 2 for face in FACES)


def _bach_dinh(won: Won) -> int:
    """Bạch định: all twenty cards black."""
    return won.reds == 0


def _tam_do(won: Won) -> int:
    """Tám đỏ: exactly eight red cards."""
    return won.reds == 8


def _kinh_tu_chi(won: Won) -> int:
    """Kính tứ chi: four Chi chi, all other cards black."""
    return won.counts[CHI] == 4 == won.reds


def _thap_thanh(won: Won) -> int:
    """Thập thành: all ten pairs are Chắn."""
    return sum(won.chans) == PAIRS


class Bonus(NamedTuple):
    """A bonus of C9.1: its main value, its dịch, and how often a won hand earns it."""

    name: str
    main: int
    dich: int
    times: Callable[[Won], int]


THAP_THANH: Final = Bonus("thap-thanh", 12, 9, _thap_thanh)

BONUSES: Final = (
    Bonus("u-chi", 3, 1, _u_chi),
    Bonus("thien-u", 3, 1, _thien_u),
    Bonus("tom", 4, 1, _tom),
    Bonus("bach-thu", 4, 1, _bach_thu),
    Bonus("leo", 5, 2, _leo),
    Bonus("thien-khai", 5, 2, _thien_khai),
    Bonus("chiu-u", 5, 2, _chiu_u),
    Bonus("bon", 5, 2, _bon),
    Bonus("bach-dinh", 7, 4, _bach_dinh),
    Bonus("tam-do", 8, 5, _tam_do),
    Bonus("kinh-tu-chi", 12, 9, _kinh_tu_chi),
    THAP_THANH,
)
"""All bonuses, in the order of the table in C9.1."""


class Item(NamedTuple):
    """One line of a score: a bonus, which of its values was used ("main" or "dich"), and that."""

    name: str
    used: str
    value: int


U_XUONG: Final = Item("u-xuong", "main", 2)
"""A win without any bonus (C9.2)."""


@dataclass(frozen=True)
class Score:
    """The score of a deal: its items in the order of C9.1; none when nobody won."""

    items: tuple[Item, ...] = ()

    @property
    def total(self) -> int:
        """What each of the three losers pays (C9.6)."""
        return sum(item.value for item in self.items)

    def to_record(self, deck: Deck) -> dict[str, object]:
        """The score as a deal record writes it."""
        return {"total": self.total, "bonuses": [item._asdict() for item in self.items]}


def score(won: Won) -> Score:
    """The itemized score of a won hand (C9.2 to C9.4, C9.8)."""
    earned = [bonus for bonus in BONUSES for _ in range(bonus.times(won))]
    if not earned:
        return Score((U_XUONG,))
    if THAP_THANH in earned:
        return Score(tuple(Item(bonus.name, "main", bonus.main) for bonus in earned))
    best = max(range(len(earned)), key=lambda i: (earned[i].main, earned[i].dich))
    return Score(
        tuple(
            Item(name, "main", main) if i == best else Item(name, "dich", dich)
            for i, (name, main, dich, _) in enumerate(earned)
        )
    )
