"""After taking a card (P6), and the table options (P9)."""

from __future__ import annotations

import pytest

from cardavia_desktop.rules import NO_FACE
from cardavia_desktop.rules.events import Claimed, Died, Formed, Left, Revealed
from cardavia_desktop.rules.faces import ZIPAI
from cardavia_desktop.rules.paohuzi import PAOHUZI
from cardavia_desktop.rules.paohuzi.table import PaohuziTable
from tests.rules.paohuzi.setup import (
    deal,
    face,
    held,
    legal,
    offered,
    open_groups,
    play,
    score,
    turned_up,
)

# Twenty cards in which nothing goes together but a pair of x5 and a kan of d9.
FULL = "x5*2 d9*3 x1 x2 x4 x7 x8 x10 d1 d2 d4 d5 d7 d8 d10 x9 d6"
KANS = "x1*3 x2*3 x3*3 d1*3 d2*3 d3*3 "
READY = "x1 x2 x3 d1 d2 d3 x2 x7 x10 d2 d7 d10 x4 x5 x6 d4 d5 d6 x8 x9"  # waits for x10
SIX_KAN = "x3*3 x4*3 x5*3 x6*3 x8*3 x9*3 x1*2"


def owes(table: PaohuziTable, seat: int) -> bool:
    return table.to_move == seat and all(a.verb in {"discard", "win"} for a in table.legal())


def revealed(table: PaohuziTable) -> list[int]:
    return [event.seat for event in table.events if isinstance(event, Revealed)]


@pytest.mark.parametrize(
    ("hand", "opened", "card", "kind"),
    [
        ("x5*2", [], "0 turns up", "wei"),
        ("x5*2", [], "1 turns up", "peng"),
        ("x5*2", [], "2 discards", "peng"),
        ("x5*3", [], "0 turns up", "ti"),
        ("x5*3", [], "1 turns up", "pao"),
        ("x5*3", [], "2 discards", "pao"),
        ("", ["wei x5*3"], "0 turns up", "pao"),
        ("", ["wei x5*3"], "1 discards", "pao"),
        ("", ["peng x5*3"], "1 turns up", "pao"),
    ],
)
def test_p2_2_a_group_is_called_by_where_its_cards_came_from(
    hand: str, opened: list[str], card: str, kind: str
) -> None:
    hands, groups, source = [f"{hand} d9 d7", "", ""], [opened, [], []], int(card[0])
    if card.endswith("turns up"):
        table = turned_up(hands, "x5", source, opened=groups)
    else:
        table = offered(hands, "x5", source, stock=False, opened=groups)
    if kind in {"peng", "pao"}:
        play(table, f"0 {kind}")
    assert open_groups(table, 0)[0].split() == [kind, *["x5"] * (3 + (kind in {"ti", "pao"}))]


def test_p2_2_four_dealt_are_a_ti() -> None:
    assert open_groups(deal("x5*4", dealer=1), 0) == ["ti x5 x5 x5 x5"]


def test_p6_1_a_discard_after_wei_chi_and_peng() -> None:
    assert owes(turned_up([FULL, "", ""], "x5", 0), 0)
    assert owes(play(offered(["", FULL, ""], "x5", 0, stock=True), "1 peng"), 1)
    assert owes(play(offered(["", FULL, ""], "x3", 0, stock=False), "1 chi x1-x2-x3"), 1)


def test_p6_1_a_discard_after_the_first_ti_or_pao() -> None:
    assert owes(turned_up([FULL, "", ""], "d9", 0), 0)
    assert owes(play(offered(["", FULL, ""], "d9", 0, stock=False), "1 pao"), 1)


def test_p6_1_none_after_the_second_and_later() -> None:
    # With one group of four there, sixteen cards beside it.
    hand = "d9*3 x1 x2 x4 x7 x8 x10 d1 d2 d4 d5 d7 d8 d10"
    table = turned_up([hand, "", ""], "d9", 0, opened=[["ti x5*4"], [], []])
    assert revealed(table)[:2] == [0, 1], "the next seat turns up a stock card"
    assert held(table, 0) == 21
    assert open_groups(table, 0) == ["ti x5 x5 x5 x5", "ti d9 d9 d9 d9"]
    table = offered(["", hand, ""], "d9", 0, stock=True, opened=[[], ["pao x5*4"], []])
    play(table, "1 pao")
    assert revealed(table)[0] == 2
    assert held(table, 1) == 21
    # With two groups of four, thirteen beside them; after the third again none.
    hand = "d9*3 x1 x2 x4 x7 x8 x10 d1 d2 d4 d5"
    table = offered(["", hand, ""], "d9", 0, stock=True, opened=[[], ["pao x5*4", "ti x6*4"], []])
    play(table, "1 pao")
    assert revealed(table)[0] == 2
    assert held(table, 1) == 22


def test_p6_3_when_no_discard_is_due_the_next_seat_turns_up_a_card() -> None:
    # Two ti were dealt: twelve cards beside them are one too few (P3.3), so a peng owes nothing.
    hand = "x5*2 x1 x2 x4 x7 x8 x10 d1 d2 d4 d5"
    table = offered(["", "", hand], "x5", 0, stock=False, opened=[[], [], ["ti d8*4", "ti d9*4"]])
    following = table.deck[-table.stock]
    play(table, "2 peng")
    assert open_groups(table, 2)[2] == "peng x5 x5 x5"
    formed = max(i for i, e in enumerate(table.events) if isinstance(e, Formed) and e.seat == 2)
    assert table.events[formed + 1] == Revealed(0, following), "seat 0 comes after seat 2"


def test_p6_1_with_groups_of_four_chi_peng_and_wei_still_owe_a_discard() -> None:
    hand = "x6*2 d9*3 x1 x2 x4 x7 x8 x10 d1 d2 d4 d5 d7"
    opened = [[], ["ti x5*4"], []]
    assert owes(play(offered(["", hand, ""], "x6", 0, stock=True, opened=opened), "1 peng"), 1)
    table = turned_up(["", hand, ""], "x6", 1, opened=opened)
    assert owes(table, 1)


def test_p6_1_a_short_seat_owes_none_after_its_next_wei_chi_or_peng() -> None:
    # Two dealt ti and twelve cards: one short (P3.3).
    hand = "x6*2 x1 x2 x4 x8 x10 d1 d2 d4 d5 d7"
    opened = [[], ["ti x5*4", "ti d9*4"], []]
    table = offered(["", hand, ""], "x6", 0, stock=True, opened=opened)
    play(table, "1 peng")
    assert revealed(table)[0] == 2
    assert table.holdings[1].surplus == 0
    table = turned_up(["", hand, ""], "x6", 1, opened=opened)
    assert revealed(table)[1] == 2
    table = offered(["", hand, ""], "x3", 0, stock=False, opened=opened)
    play(table, "1 chi x1-x2-x3")
    assert revealed(table)[0] == 2
    # Evened out, it owes again.
    table = offered(["", hand + " d10", ""], "x6", 0, stock=True, opened=opened)
    assert owes(play(table, "1 peng"), 1)


def test_p6_1_a_ti_or_pao_leaves_a_short_seat_as_short_as_before() -> None:
    opened = [[], ["ti x5*4", "ti d9*4"], []]
    hand = "x6*3 x1 x2 x4 x8 x10 d1 d2 d4 d5"
    table = play(offered(["", hand, ""], "x6", 0, stock=True, opened=opened), "1 pao")
    assert table.holdings[1].surplus == -1
    table = turned_up(["", hand, ""], "x6", 1, opened=opened)
    assert table.holdings[1].surplus == -1
    assert revealed(table)[:2] == [1, 2]


def test_p6_2_any_card_that_is_in_no_kan() -> None:
    table = turned_up([FULL, "", ""], "x5", 0)
    codes = {ZIPAI.codes[f] for f, n in enumerate(table.hands[0]) if 0 < n < 3}
    assert {text.removeprefix("discard ") for text in legal(table)} == codes
    assert "discard d9" not in legal(table), "a kan (P2.1)"
    table = play(offered(["", FULL, ""], "d9", 0, stock=False), "1 pao")
    assert "discard x5" in legal(table), "breaking a pair is allowed"
    assert play(table, "1 discard x5").hands[1][face("x5")] == 1


def test_p6_4_no_chi_or_peng_that_leaves_only_kan() -> None:
    table = offered(["", KANS + "x5*2", ""], "x5", 0, stock=False)
    assert Left(0, face("x5")) in table.events, "not even asked"
    table = offered(["", KANS + "x4 x6", ""], "x5", 0, stock=False)
    assert Left(0, face("x5")) in table.events
    # With one more loose card, in place of a kan that lies open, both are there.
    opened = [[], ["chi d7 d8 d9", "chi d7 d8 d9"], []]
    table = offered(["", "x1*3 x2*3 x3*3 x5*2 d5 d6 d7", ""], "x5", 0, stock=False, opened=opened)
    assert "peng" in legal(table)


def test_p6_4_a_bi_that_takes_the_last_loose_cards() -> None:
    # x1 x2 x3 x4 x5 are all that is loose: the two groups leave nothing to discard.
    hand = "d1*3 d2*3 d3*3 d5*3 d6*3 x1 x2 x3 x4 x5"
    table = offered(["", hand, ""], "x3", 0, stock=False)
    assert Left(0, face("x3")) in table.events
    hand = "d1*3 d2*3 d5*3 x1 x2 x3 x4 x5 d7 d8 d10"
    table = offered(["", hand, ""], "x3", 0, stock=False, opened=[[], ["chi x7 x8 x9"], []])
    assert "chi x1-x2-x3 x3-x4-x5" in legal(table)


def test_p6_4_a_pass_of_what_is_not_available_forfeits_nothing() -> None:
    table = offered(["", KANS + "x5*2", ""], "x5", 0, stock=False)
    assert table.barred[1] == 0


def test_p6_4_a_short_seat_may_take_the_card() -> None:
    # Three ti dealt and eight cards, two short; the chi takes the last loose ones.
    opened = [[], ["ti x7*4", "ti d9*4", "ti d10*4"], []]
    table = offered(["", "x1*3 x2*3 x4 x6", ""], "x5", 0, stock=False, opened=opened)
    play(table, "1 chi x4-x5-x6")
    assert revealed(table)[0] == 2
    assert table.dead == frozenset()
    table = offered(["", "x1*3 x2*3 x5*2", ""], "x5", 0, stock=False, opened=opened)
    assert revealed(play(table, "1 peng"))[0] == 2


def test_p6_5_a_forced_wei_with_nothing_to_discard_and_no_win() -> None:
    # Six open chi groups of nothing and a pair: the wei brings 3.
    chi = [f"chi {s}4 {s}5 {s}6" for s in "xxxddd"]
    table = turned_up(["x8*2", "", ""], "x8", 0, opened=[chi, [], []])
    assert table.dead == {0}
    died = table.events.index(Died(0))
    assert table.events[died + 1] == Revealed(1, table.deck[62]), "play goes on with the next seat"
    assert open_groups(table, 0)[-1] == "wei x8 x8 x8"


def test_p6_5_passing_the_win_kills_the_hand() -> None:
    table = turned_up([SIX_KAN, "", ""], "x1", 0)
    assert table.asks_in_secret
    assert table.view(1).to_move is None
    play(table, "0 pass")
    assert table.dead == {0}
    assert Died(0) in table.events
    assert revealed(table)[1] == 1


DEAD_KANS = "x3*3 x4*3 x5*3 x6*3 x8*3 x9*3"


def dead_table(public: str, source: int, *, stock: bool, hand: str = DEAD_KANS) -> PaohuziTable:
    return offered(
        [hand, "", ""], public, source, stock=stock, opened=[["wei x1*3"], [], []], dead=[0]
    )


def test_p6_5_a_dead_hand_never_wins_chis_or_pengs() -> None:
    for hand, public in ((DEAD_KANS, "x2"), ("x4 x6", "x5"), ("x5*2", "x5")):
        table = dead_table(public, 2, stock=False, hand=hand)
        assert Left(2, face(public)) in table.events
        table = dead_table(public, 0, stock=True, hand=hand)
        assert Left(0, face(public)) in table.events
    table = offered([READY, "", ""], "x10", 1, stock=True, dead=[0])
    assert Left(1, face("x10")) in table.events


def test_p6_5_a_dead_hand_makes_no_wei_but_ti_stays_forced() -> None:
    table = turned_up(["x5*2", "", ""], "x5", 0, dead=[0])
    assert open_groups(table, 0) == []
    table = turned_up([DEAD_KANS, "", ""], "x5", 0, opened=[["wei x1*3"], [], []], dead=[0])
    assert open_groups(table, 0) == ["wei x1 x1 x1", "ti x5 x5 x5 x5"]
    assert revealed(table)[:2] == [0, 1], "without a discard"
    assert Died(0) not in table.events, "it dies only once"


def test_p6_5_pao_stays_possible_for_a_dead_hand_without_a_discard() -> None:
    table = dead_table("x5", 1, stock=False)
    assert legal(table) == ["pao", "pass"]
    play(table, "0 pao")
    assert open_groups(table, 0) == ["wei x1 x1 x1", "pao x5 x5 x5 x5"]
    assert revealed(table)[0] == 1
    assert Died(0) not in table.events
    table = dead_table("x1", 0, stock=True)
    play(table, "0 pao")
    assert open_groups(table, 0)[0] == "pao x1 x1 x1 x1"


def test_p6_5_a_dead_hand_still_turns_up_stock_cards() -> None:
    table = offered(["x5*2", "", ""], "d9", 2, stock=False, dead=[0])
    assert 0 in revealed(table)


def test_p6_6_play_goes_on_from_the_seat_that_took_the_card() -> None:
    table = play(offered(["", "", FULL], "x5", 0, stock=False), "2 peng", "2 discard x1")
    while "pass" in table.legal():
        play(table, f"{table.to_move} pass")
        if revealed(table):
            break
    assert revealed(table)[0] == 0


def test_the_public_card_is_gone_once_it_is_taken() -> None:
    table = play(offered(["", "", FULL], "x5", 0, stock=False), "2 peng")
    assert table.public == NO_FACE
    assert Claimed(2, PAOHUZI.parse("peng"), face("x5")) in table.events
    assert table.discards == [[], [], []]


CHI = ("chi-turned-card",)
FOURTH = ("own-fourth-on-wei-is-ti",)


def test_p9_1_the_next_seat_may_chi_a_turned_card_too() -> None:
    hands = ["x4 x6 d9", "x4 x6 d9", "x4 x6 d9"]
    table = offered(hands, "x5", 0, stock=True, options=CHI)
    play(table, "0 chi x4-x5-x6", "1 chi x4-x5-x6")
    assert open_groups(table, 0) == ["chi x4 x5 x6"], "the seat that turned it up comes first"
    table = offered(hands, "x5", 0, stock=True, options=CHI)
    play(table, "0 pass", "1 chi x4-x5-x6")
    assert open_groups(table, 1) == ["chi x4 x5 x6"]
    assert table.barred[0] == 1 << face("x5")


def test_p9_1_off_by_default_and_not_for_other_seats() -> None:
    hands = ["", "x4 x6", "x4 x6"]
    assert Left(0, face("x5")) in offered(hands, "x5", 0, stock=True).events
    table = offered(hands, "x5", 0, stock=True, options=CHI)
    assert table.to_move == 1
    assert Left(0, face("x5")) in play(table, "1 pass").events
    # A discard is offered as ever.
    assert offered(hands, "x5", 0, stock=False, options=CHI).to_move == 1


def test_p9_1_a_pass_forfeits_and_a_discard_must_be_left() -> None:
    table = offered(["", "x4 x6 d9", ""], "x5", 0, stock=True, options=CHI)
    assert play(table, "1 pass").barred[1] == 1 << face("x5")
    table = offered(["", KANS + "x4 x6", ""], "x5", 0, stock=True, options=CHI)
    assert not any(text.startswith("chi") for text in legal(table))


@pytest.mark.parametrize("dead", [[], [0]])
def test_p9_2_ones_own_fourth_on_a_wei_is_a_ti(dead: list[int]) -> None:
    opened = [["chi d1 d2 d3", "wei x5*3"], [], []]
    table = turned_up(["d9", "", ""], "x5", 0, opened=opened, options=FOURTH, dead=dead)
    assert open_groups(table, 0) == ["chi d1 d2 d3", "ti x5 x5 x5 x5"]
    assert table.holdings[0].huxi == 6 + 9
    table = turned_up(["d9", "", ""], "x5", 0, opened=opened, dead=dead)
    assert legal(table) == ["pao", "pass"], "off by default"


def test_p9_2_only_turned_up_by_oneself_and_only_on_a_wei() -> None:
    table = turned_up(["d9", "", ""], "x5", 1, opened=[["wei x5*3"], [], []], options=FOURTH)
    assert legal(table) == ["pao", "pass"]
    table = turned_up(["d9", "", ""], "x5", 0, opened=[["peng x5*3"], [], []], options=FOURTH)
    assert legal(table) == ["pao", "pass"]


def test_p9_2_then_the_seat_may_win() -> None:
    hand = "d1 d2 d3 x4 x5 x6 d4 d5 d6 x4 x5 x6 d4 d5 d6 x9 x9"
    table = turned_up([hand, "", ""], "x8", 0, opened=[["wei x8*3"], [], []], options=FOURTH)
    assert table.to_move == 0
    assert legal(table)[-1] == "win"
    play(table, "0 win")
    assert table.result is not None
    assert score(table).huxi == 9 + 6
