"""What must hold for any cards: second, plain versions agree, and the order never matters."""

from __future__ import annotations

import random
from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from cardavia_desktop.rules import Meld
from cardavia_desktop.rules.faces import ZIPAI, Face
from cardavia_desktop.rules.paohuzi import PAOHUZI
from cardavia_desktop.rules.paohuzi.hand import CHI_GROUPS, FACES, Holding, pack, partition
from cardavia_desktop.rules.paohuzi.score import best, wins
from tests.rules.paohuzi import naive
from tests.rules.paohuzi.setup import random_position

Draw = st.DrawFn


@st.composite
def loose_cards(draw: Draw) -> list[Face]:
    """Cards made of chi groups, a pair and a few strays, no more than three of a face."""
    groups = draw(st.lists(st.sampled_from(CHI_GROUPS), max_size=6))
    strays = draw(st.lists(st.sampled_from(FACES), max_size=2))
    pair = draw(st.sampled_from([*((face, face) for face in FACES), ()]))
    cards = [*(face for group in groups for face in group.cards), *strays, *pair]
    return [face for face, n in Counter(cards).items() for _ in range(min(n, 3))]


@settings(max_examples=1000)
@given(loose_cards(), st.booleans())
def test_partitions(cards: list[Face], pair: bool) -> None:
    found = partition(pack(cards), pair)
    plain = [
        sorted(division, key=naive.place)
        for division in naive.divisions(sorted(map(naive.card, cards)))
        if any(kind == "pair" for kind, _ in division) == pair
    ]
    if found is None:
        assert not plain
        return
    groups = [Meld("chi", CHI_GROUPS[index].cards) for index in found.chi]
    if pair:
        groups.append(Meld("pair", (found.pair,) * 2))

    def order(division: list[naive.Named]) -> tuple[int, list[tuple[int, list[int]]]]:
        return -sum(map(naive.worth, division)), [naive.place(group) for group in division]

    assert naive.named(groups) == min(plain, key=order)
    assert found.huxi == sum(map(naive.worth, naive.named(groups)))


@given(st.integers(0, 2**32).map(random.Random))
def test_arrangements_and_wins(rng: random.Random) -> None:
    hand, opened, card = random_position(rng)
    score = best(hand, opened, card)
    plain = naive.best(naive.cards_in(hand), naive.named(opened), naive.card(card))
    assert (score and (score.huxi, naive.named(score.hand))) == plain
    assert wins(hand, opened, Holding.of(hand, opened), card) == bool(plain and plain[0] >= 15)


@given(st.integers(0, 2**32).map(random.Random))
def test_the_order_in_which_cards_are_dealt_never_matters(rng: random.Random) -> None:
    """Each hand dealt in another order, the shown card last of the dealer's: the same table."""
    table = PAOHUZI.deal(rng.randrange(10**9))
    deck = list(table.deck)
    for start, end in ((0, 20), (21, 41), (41, 61)):
        deck[start:end] = rng.sample(deck[start:end], end - start)
    again = PAOHUZI.from_deck(deck, table.dealer)
    assert (again.hands, again.melds, again.legal()) == (table.hands, table.melds, table.legal())
    assert again.events == table.events


@given(loose_cards())
def test_a_kan_is_never_split(cards: list[Face]) -> None:
    """What is loose never holds a card of a kan, so no group but the kan itself does."""
    hand = ZIPAI.counts(cards)
    holding = Holding.of(hand, ())
    kans = [face for face in FACES if hand[face] == 3]
    assert all(holding.loose >> 3 * face & 7 == 0 for face in kans)
    score = best(hand, (), FACES[-1])
    for group in () if score is None else score.groups:
        for face in kans:
            if face in group.cards and face != FACES[-1]:
                assert group.kind == "kan"
