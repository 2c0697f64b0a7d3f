"""The layout of the hand: nothing lost, groups marked, sorted for the eye."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia_desktop.rules import DECKS, GAMES
from cardavia_desktop.ui.table.arrange import USUAL, Block, Mark, Order, arrange, marked


def hand(game: str, text: str) -> tuple[int, ...]:
    deck = GAMES[game].deck
    return tuple(deck.counts(deck.index[code] for code in text.split()))


def usual(game: str, text: str) -> tuple[Block, ...]:
    return arrange(game, hand(game, text), USUAL[game])


def codes(game: str, blocks: tuple[Block, ...]) -> list[str]:
    deck = GAMES[game].deck
    return [" ".join(deck.codes[face] for face in block.cards) for block in blocks]


def test_chan_is_sorted_by_rank_and_marked_as_c2_3_reads_it() -> None:
    blocks = usual("chan", "chi chi 9m 5s 5s 5c 2m 9c 9s 2m")
    assert codes("chan", blocks) == ["2m 2m", "5s 5s 5c", "9m 9s 9c", "chi chi"]
    assert [block.marks for block in blocks] == [
        (Mark(0, 1, full=True),),
        (Mark(0, 1, full=True),),
        (Mark(0, 1, full=False),),  # three singles: one Cạ and one unpaired
        (Mark(0, 1, full=True),),
    ]


def test_four_of_a_face_carry_one_line() -> None:
    (block,) = usual("chan", "4c 4c 4c 4c")
    assert block.marks == (Mark(0, 3, full=True),)


def test_a_kan_stays_together_although_it_could_serve_in_runs() -> None:
    blocks = usual("paohuzi", "x1 x1 x1 x2 x3")
    assert codes("paohuzi", blocks) == ["x1 x1 x1", "x2 x3"]
    assert blocks[0].marks == (Mark(0, 2, full=True),)
    assert blocks[1].marks == ()


def test_paohuzi_shows_the_groups_that_use_most_cards() -> None:
    blocks = usual("paohuzi", "x2 x7 x10 d4 x4 d4 d1 d1 x9")
    assert codes("paohuzi", blocks) == ["d1 d1", "x2 x7 x10", "x4 d4 d4", "x9"]
    assert [len(block.marks) for block in blocks] == [0, 1, 1, 0]


def test_nantong_is_sorted_by_suit_and_splits_three_alike_where_runs_use_more() -> None:
    blocks = usual("nantong", "1c 1m 1m 1m 2m 3m 2m 3m 2m 3m thousand 7s")
    assert codes("nantong", blocks)[-3:] == ["7s", "1c", "thousand"]
    assert all(len(block.marks) == 1 for block in blocks[:3])
    blocks = usual("nantong", "4s 4s 4s 5s 6s")
    assert codes("nantong", blocks) == ["4s 4s", "4s 5s 6s"] or codes("nantong", blocks) == [
        "4s 4s 4s",
        "5s 6s",
    ]


def test_chan_can_be_sorted_by_suit() -> None:
    held = hand("chan", "chi 9m 5s 5s 5c 2m 9c 9s 2m 5s 5s")
    blocks = arrange("chan", held, Order.SUIT)
    assert codes("chan", blocks) == ["2m 2m 9m", "5s 5s 5s 5s 9s", "5c 9c", "chi"]
    assert [block.marks for block in blocks] == [
        (Mark(0, 1, full=True),),
        (Mark(0, 3, full=True),),
        (),
        (),
    ]


def test_columns_can_be_sorted_by_the_other_key() -> None:
    zipai, longcards = "d1 d1 x9 x5 d10", "1c 9m 2s 2s white"
    assert codes("paohuzi", usual("paohuzi", zipai)) == ["d1 d1", "x5", "x9", "d10"]
    blocks = arrange("paohuzi", hand("paohuzi", zipai), Order.SUIT)
    assert codes("paohuzi", blocks) == ["x5", "x9", "d1 d1", "d10"]
    assert codes("nantong", usual("nantong", longcards)) == ["9m", "2s 2s", "1c", "white"]
    blocks = arrange("nantong", hand("nantong", longcards), Order.RANK)
    assert codes("nantong", blocks) == ["1c", "2s 2s", "9m", "white"]


@pytest.mark.parametrize(
    ("game", "group", "marks"),
    [
        ("chan", "9m 9c 9c", [Mark(1, 2, full=True)]),  # a pair is never split (C2.3)
        ("chan", "9m 9c 9s", [Mark(0, 1, full=False)]),
        ("chan", "2m 3m 3m 4m", [Mark(1, 2, full=True)]),
        ("chan", "chi chi", [Mark(0, 1, full=True)]),
        ("chan", "chi 2m", []),
        ("paohuzi", "x10 x2 x7", [Mark(0, 2, full=False)]),
        ("paohuzi", "d5 d5 d5", [Mark(0, 2, full=True)]),
        ("paohuzi", "x1 x2 x4", []),
        ("nantong", "3s 2s 1s", [Mark(0, 2, full=False)]),
        ("nantong", "9m 1s 2s", []),
    ],
)
def test_groups_that_a_person_lays_together_are_marked(
    game: str, group: str, marks: list[Mark]
) -> None:
    deck = GAMES[game].deck
    (block,) = marked(game, [tuple(deck.index[code] for code in group.split())])
    assert list(block.marks) == marks


@pytest.mark.parametrize("order", Order)
@pytest.mark.parametrize("game", sorted(GAMES))
@given(data=st.data())
def test_no_card_is_lost_and_every_mark_lies_in_its_block(
    game: str, order: Order, data: st.DataObject
) -> None:
    faces = GAMES[game].faces
    deck = [face for face in faces for _ in range(4)]
    cards = data.draw(st.lists(st.sampled_from(range(len(deck))), unique=True, max_size=27))
    held = [deck[card] for card in cards]
    counts = tuple(DECKS[GAMES[game].deck.name].counts(held))
    blocks = arrange(game, counts, order)
    assert Counter(face for block in blocks for face in block.cards) == Counter(held)
    for block in blocks:
        for mark in block.marks:
            marked = block.cards[mark.first : mark.last + 1]
            assert len(marked) == mark.last - mark.first + 1 >= 2
            assert mark.full == (len(set(marked)) == 1)
