"""Why something is not possible: one reason for each thing that can be named."""

from __future__ import annotations

import random

import pytest

from cardavia_desktop.rules import Refusal
from cardavia_desktop.rules.faces import ZIPAI
from cardavia_desktop.rules.paohuzi import PAOHUZI
from cardavia_desktop.rules.paohuzi.hand import CHI_GROUPS
from cardavia_desktop.rules.paohuzi.refusals import RULES, Code
from cardavia_desktop.rules.paohuzi.table import PaohuziTable
from cardavia_desktop.rules.refusal import Code as Common
from tests.rules.paohuzi.setup import (
    deal,
    face,
    offer,
    offered,
    play,
    refused,
    set_up,
    turned_up,
)

GROUPS = "x1 x2 x3 d1 d2 d3 x2 x7 x10 d2 d7 d10 x4 x5 x6 d4 d5 d6 "  # 18 huxi
READY = GROUPS + "x8 x9"
KANS = "x1*3 x2*3 x3*3 d1*3 d2*3 d3*3 "


def refusal(code: Code | Common, *codes: str, numbers: tuple[int, ...] = ()) -> Refusal:
    return Refusal(code, RULES[code], tuple(face(c) for c in codes), numbers)


def test_every_reason_has_the_number_of_a_rule() -> None:
    assert set(Code) <= set(RULES)
    assert len({str(code) for code in RULES}) == len(RULES)
    assert RULES[Code.PASSED_EARLIER] == RULES[Code.DISCARDED_EARLIER] == "P5.6"
    assert RULES[Code.KAN_LOCKED] == "P2.1"
    assert RULES[Code.NO_DISCARD_LEFT] == "P6.4"
    assert RULES[Code.BI_LEFT_OUT] == "P5.5"
    assert RULES[Code.NOT_STOCK_CARD] == "P7.5"
    assert RULES[Common.DEAD_HAND] == "P6.5"


def test_the_deal_is_over() -> None:
    table = play(deal(GROUPS + "x8 x9 x10"), "0 win")
    assert refused(table, 1, "pass") == Refusal(Common.DEAL_OVER, "P7.1")


# The opening


def test_a_heavenly_hand_answers_first() -> None:
    table = deal("x1", "x1*3 x2*3 x3*3 x4*3 x5*3", dealer=1)
    assert refused(table, 1, "discard d9") == refusal(Common.ANSWER_FIRST)
    assert refused(table, 1, "peng") == refusal(Common.NO_PUBLIC_CARD)
    assert refused(table, 0, "pass") == refusal(Common.NOT_YOUR_TURN)
    assert refused(table, 0, "discard x1") == refusal(Common.NOT_YOUR_TURN)


def test_no_heavenly_hand() -> None:
    for dealer in (0, 2):  # whether another is asked for a heavenly win or the dealer discards
        five_kan = "x1*3 x2*3 x3*3 x4*3 x5*3"
        table = deal("", "d1*4 x6*3 x7*3", five_kan if dealer else "", dealer=dealer)
        assert refused(table, 1, "win") == refusal(Code.NOT_HEAVENLY, numbers=(1, 2))


def test_a_heavenly_hand_waits_for_its_turn() -> None:
    five_kan = "x1*3 x2*3 x3*3 x4*3 x5*3"
    table = deal(five_kan, "d1*3 d2*3 d3*3 d4*3 d5*3")
    assert refused(table, 1, "win") == refusal(Common.NOT_YOUR_TURN)


# A discard is due


def test_discards_that_are_not_possible() -> None:
    table = deal("d9*3 x1")
    held = {ZIPAI.codes[f] for f, n in enumerate(table.hands[0]) if n}
    lacking = min(set(ZIPAI.codes) - held)
    assert refused(table, 0, f"discard {lacking}") == refusal(Common.CARD_NOT_IN_HAND, lacking)
    assert refused(table, 0, "discard d9") == refusal(Code.KAN_LOCKED, "d9")
    assert refused(table, 1, "discard d10") == refusal(Common.NOT_YOUR_TURN)


def test_other_answers_where_a_discard_is_due() -> None:
    table = deal("d9*3 x1")
    assert refused(table, 0, "pass") == refusal(Common.NOTHING_TO_PASS)
    for claim in ("peng", "pao", "chi x1-x2-x3"):
        assert refused(table, 0, claim) == refusal(Common.NO_PUBLIC_CARD)
    assert refused(table, 0, "win") == refusal(Code.NO_SEVEN_GROUPS)


def test_a_dealer_with_too_few_huxi() -> None:
    groups = "d1 d2 d3 d2 d7 d10 x4 x5 x6 x4 x5 x6 d4 d5 d6 d4 d5 d6 x7 x8 x9"
    assert refused(deal(groups), 0, "win") == refusal(Code.TOO_FEW_HUXI, numbers=(12,))


def test_a_card_taken_by_a_claim_wins_nothing() -> None:
    table = play(offered(["", GROUPS + "x9*2", ""], "x9", 0, stock=True), "1 peng")
    assert refused(table, 1, "win") == refusal(Code.TAKEN_BY_CLAIM)
    assert refused(table, 0, "win") == refusal(Code.NOT_HEAVENLY, numbers=(0, 0))


def test_a_seat_that_is_not_to_move_waits() -> None:
    table = turned_up([GROUPS + "x9*2", "", ""], "x9", 0)
    for action in ("win", "pass", "discard x1"):
        assert refused(table, 1, action) == refusal(Common.NOT_YOUR_TURN)


def test_win_or_pass_with_nothing_to_discard() -> None:
    table = turned_up([KANS + "d10*2", "", ""], "d10", 0)
    assert refused(table, 0, "discard x1") == refusal(Code.KAN_LOCKED, "x1")
    assert refused(table, 0, "discard x9") == refusal(Common.CARD_NOT_IN_HAND, "x9")


# A public card


def test_a_card_is_offered() -> None:
    table = offered(["", "x4 x6", "x5*2"], "x5", 0, stock=False)
    assert refused(table, 1, "discard x4") == refusal(Common.ANSWER_FIRST)
    assert refused(table, 2, "peng") == refusal(Common.NOT_YOUR_TURN), "asked later"
    assert refused(table, 2, "pass") == refusal(Common.NOT_YOUR_TURN)
    play(table, "1 chi x4-x5-x6")
    assert refused(table, 1, "chi x4-x5-x6") == refusal(Common.NOT_YOUR_TURN), "answered already"


def test_peng() -> None:
    for hand, held in (("x4 x6", 0), ("x4 x6 x5 x3 x7", 1), ("x5*3", 3)):
        table = offered(["", hand, "x5*2"], "x5", 0, stock=False)
        assert refused(table, 1, "peng") == refusal(Code.NOT_A_PAIR, "x5", numbers=(held,))
    table = offered(["x5*2 x4 x6", "x4 x6", "x5*3"], "x5", 0, stock=True, dead=[0])
    assert refused(table, 0, "peng") == refusal(Code.OWN_CARD, "x5")
    table = offered(["", "x4 x6", "x5*2"], "x5", 0, stock=False, dead=[2])
    assert refused(table, 2, "peng") == refusal(Common.DEAD_HAND, "x5")
    table = offered(["", "x4 x6", KANS + "x5*2"], "x5", 0, stock=False)
    assert refused(table, 2, "peng") == refusal(Code.NO_DISCARD_LEFT, "x5")


def test_pao() -> None:
    table = offered(["", "x4 x6", "x5*2"], "x5", 0, stock=False)
    assert refused(table, 2, "pao") == refusal(Code.NO_THREE_ALIKE, "x5")
    opened = [["wei x5*3"], [], ["peng x5*3"]]
    table = offered(["", "x4 x6", ""], "x5", 0, stock=False, opened=opened)
    assert refused(table, 2, "pao") == refusal(Code.PENG_NEEDS_STOCK_CARD, "x5")
    assert refused(table, 0, "pao") == refusal(Code.OWN_CARD, "x5")
    table = offered(["", "x4 x6", "x5*3"], "x5", 0, stock=False)
    assert refused(table, 2, "pao") == refusal(Common.NOT_YOUR_TURN)


def test_chi() -> None:
    def chi(hand: str, text: str, seat: int = 1) -> Refusal:
        table = set_up(["x5*3 d9", hand, "x4 x6 x5*3"])
        return refused(offer(table, "x5", 0, stock=False), seat, f"chi {text}")

    assert chi("x4 x6", "x4-x5-x6", seat=2) == refusal(Code.NOT_YOUR_CHI, "x5")
    assert chi("x4 x6", "x4-x5-x6", seat=0) == refusal(Code.NOT_YOUR_CHI, "x5")
    assert chi("x4 x6", "x4-x5-x7") == refusal(Code.NO_CHI_GROUP, "x4", "x5", "x7")
    assert chi("x4 x6", "x6-x7-x8") == refusal(Code.GROUP_WITHOUT_CARD, "x6", "x7", "x8")
    assert chi("x4 x6", "x4-x5-x6 x6-x7-x8") == refusal(Code.GROUP_WITHOUT_CARD, "x6", "x7", "x8")
    assert chi("x4 x6", "x5-x6-x7") == refusal(Common.CARD_NOT_IN_HAND, "x7")
    assert chi("x4 x6", "x5-x5-d5") == refusal(Common.CARD_NOT_IN_HAND, "x5", "d5")
    assert chi("x4*3 x6", "x4-x5-x6") == refusal(Code.KAN_LOCKED, "x4")
    assert chi("x5 x4 x6", "x4-x5-x6") == refusal(Code.BI_LEFT_OUT, "x5", numbers=(1,))
    assert chi("x5*2 x4 x6", "x4-x5-x6") == refusal(Code.BI_LEFT_OUT, "x5", numbers=(2,))
    assert chi("x5*3 x4 x6", "x4-x5-x6") == refusal(Code.KAN_LOCKED, "x5")
    assert chi(KANS + "x4 x6", "x4-x5-x6") == refusal(Code.NO_DISCARD_LEFT, "x5")
    five = "d1*3 d2*3 d3*3 d5*3 d6*3 x3 x4 x5 x6 x7"
    assert chi(five, "x3-x4-x5 x5-x6-x7") == refusal(Code.NO_DISCARD_LEFT)


def test_chi_of_a_turned_card() -> None:
    table = offered(["x4 x6", "x4 x6", "x5*2"], "x5", 0, stock=True)
    assert refused(table, 1, "chi x4-x5-x6") == refusal(Code.NOT_YOUR_CHI, "x5")
    table = offered(["x4 x6", "x4 x6", "x5*2"], "x5", 0, stock=True, dead=[0])
    assert refused(table, 0, "chi x4-x5-x6") == refusal(Common.DEAD_HAND, "x5")
    options = ["chi-turned-card"]
    table = offered(["x4 x6", "x4 x6", "x5*2"], "x5", 0, stock=True, options=options)
    assert refused(table, 1, "chi x4-x5-x6") == refusal(Common.NOT_YOUR_TURN)


def test_a_face_let_go_by_or_discarded_earlier() -> None:
    table = set_up(["", "x4 x6", "x5*2"])
    table.barred = [0, 1 << face("x5"), 1 << face("x5")]
    table.public, table.source, table.from_stock = face("x5"), 0, False
    assert refused(table, 1, "chi x4-x5-x6") == refusal(Code.PASSED_EARLIER, "x5")
    assert refused(table, 2, "peng") == refusal(Code.PASSED_EARLIER, "x5")
    table = deal("x5*2 d9*2", "x1", "d9", dealer=0)
    play(table, "0 discard x5")
    table.public, table.source, table.from_stock = face("x5"), 2, False
    table.hands[0] = ZIPAI.counts([face("x4"), face("x6"), face("d9")])
    table._recount(0)
    assert refused(table, 0, "chi x4-x5-x6") == refusal(Code.DISCARDED_EARLIER, "x5")
    # Another seat's discard of the face is another matter.
    table.barred[1] = 1 << face("x5")
    table.hands[1] = ZIPAI.counts([face("x5"), face("x5"), face("d9")])
    table._recount(1)
    assert refused(table, 1, "peng") == refusal(Code.PASSED_EARLIER, "x5")


def test_win_on_a_public_card() -> None:
    table = offered(["", READY, ""], "x10", 0, stock=False)
    assert refused(table, 1, "win") == refusal(Code.NOT_STOCK_CARD)
    table = offered(["", "x4 x6", READY], "x5", 0, stock=True, opened=[["wei x5*3"], [], []])
    assert refused(table, 2, "win") == refusal(Code.NO_SEVEN_GROUPS)
    table = offered([READY, READY, ""], "x10", 0, stock=True)
    assert refused(table, 1, "win") == refusal(Common.NOT_YOUR_TURN)
    table = offered([READY, READY, ""], "x10", 0, stock=True, dead=[1])
    assert refused(table, 1, "win") == refusal(Common.DEAD_HAND)
    low = "d1 d2 d3 d2 d7 d10 x4 x5 x6 x4 x5 x6 d4 d5 d6 d4 d5 d6 x7 x8"
    table = offered([READY, low, ""], "x9", 2, stock=True, opened=[[], [], ["wei x9*3"]])
    assert refused(table, 1, "win") == refusal(Code.TOO_FEW_HUXI, numbers=(12,))
    opened = [[], ["ti d8*4", "ti d9*4"], ["wei x9*3"]]
    short = "x1 x2 x3 d1 d2 d3 x4 x5 x6 d4 d5 x7"
    table = offered(["", short, ""], "x9", 2, stock=True, opened=opened)
    assert refused(table, 1, "win") == refusal(Code.SHORT_HAND, numbers=(1,))


def test_a_dead_hand() -> None:
    table = deal("d9", dealer=0)
    table.dead = frozenset([1])
    assert refused(table, 1, "discard d10") == refusal(Common.DEAD_HAND)
    assert refused(table, 1, "win") == refusal(Common.DEAD_HAND)
    assert refused(table, 1, "pass") == refusal(Common.NOT_YOUR_TURN)


@pytest.mark.parametrize("seed", range(6))
def test_legal_and_refused_are_two_sides_of_one_rule(seed: int) -> None:
    """On every chi of one or two groups too, at random moments of random deals."""
    rng = random.Random(f"refusals {seed}")
    singles = [[group.cards] for group in CHI_GROUPS]
    doubles = [[a.cards, b.cards] for a in CHI_GROUPS for b in CHI_GROUPS if a.cards <= b.cards]
    chis = [PAOHUZI.notation.grouped("chi", groups) for groups in singles + doubles]
    for _ in range(3):
        table = PAOHUZI.deal(rng.randrange(10**6), options=PAOHUZI.options[: seed % 3])
        assert isinstance(table, PaohuziTable)
        while table.to_move is not None:
            if rng.random() < 0.1:
                for action in [*PAOHUZI.notation.every(), *chis]:
                    for seat in range(3):
                        allowed = seat == table.to_move and action in table.legal()
                        assert (table.refuse(seat, action) is None) == allowed
            table.play(rng.choice(table.legal()))
