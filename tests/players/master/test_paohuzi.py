"""The model in which the master plays deals of Paohuzi on."""

from __future__ import annotations

import random
from dataclasses import replace

from cardavia_desktop.players import About, Fact
from cardavia_desktop.players.master.paohuzi import Model
from cardavia_desktop.players.master.paohuzi_course import Course
from cardavia_desktop.players.master.paohuzi_insight import Insight
from cardavia_desktop.players.master.paohuzi_sides import Mind, Side
from cardavia_desktop.players.master.paohuzi_worlds import SIGNS, Trace, sample, traces
from cardavia_desktop.players.skilled.paohuzi import Own
from cardavia_desktop.players.skilled.paohuzi_plans import Odds, Planner
from cardavia_desktop.rules import GAMES, Meld
from cardavia_desktop.rules.paohuzi.hand import FACES
from tests.rules.paohuzi.setup import cards, counts, face, melds

EVEN = Odds(*([0.5] * len(FACES) for _ in range(4)))
SIX = "x1 x2 x3 d1 d2 d3 x2 x7 x10 d2 d7 d10 x4 x5 x6 d4 d5 d6"
"""Six groups of 18 huxi."""


def side(hand: str, *groups: str) -> Side:
    own = Own(counts(hand), melds(*groups))
    outlook = Insight(GAMES["paohuzi"].deal(seed=1, dealer=0).view(0))
    return Side.of(own, Mind(outlook, Planner(EVEN), own), 0, dead=False)


def course(first: Side, stock: str) -> Course:
    """Two others hold nothing that matters; the first card of `stock` comes first."""
    return Course([first, side("x8*2"), side("x8*2")], cards(stock)[::-1], frozenset())


def test_a_waiting_hand_wins_on_a_stock_card_whoever_turns_it_up() -> None:
    """18 huxi and x8-x9-x10: two tun from each of two (P8)."""
    deal = course(side(f"{SIX} x8 x9"), "d8 x10 d9")
    deal.go_on(1)
    outcome = deal.outcome()
    assert outcome.winner == 0
    assert [*outcome.points] == [4, -2, -2]


def test_without_its_card_the_deal_is_a_draw() -> None:
    deal = course(side(f"{SIX} x8 x9"), "d8 d9")
    deal.go_on(1)
    assert deal.outcome().winner is None
    assert [*deal.outcome().points] == [0, 0, 0]


def test_two_alike_are_a_group_only_beside_a_group_of_four() -> None:
    """P7.1: with x5 x5 for a pair x9 would win after a pao of d8, but not before."""
    hand = "d8*3 x1 x2 x3 d1 d2 d3 x2 x7 x10 d4 d5 d6 x5 x5"
    waiting = side(f"{hand} x7 x8 d10")
    assert any(plan.paired and len(plan.halves) == 1 for plan in waiting.plans.plans)
    assert waiting.tun_on(face("x9")) == 0


def test_a_forced_wei_may_win() -> None:
    """P5.3: the seat turns x8 up itself; 18 and 3 huxi are three tun."""
    deal = course(side(f"{SIX} x8 x8"), "x8")
    deal.sides[1] = side("x9*2")
    deal.sides[2] = side("x9*2")
    deal.go_on(0)
    assert deal.outcome().winner == 0
    assert [*deal.outcome().points] == [6, -3, -3]


def test_a_claim_is_answered_with_the_half_that_it_completes() -> None:
    waiting = side(f"{SIX[:-9]} x8 x9 d8 d9 d1")
    way = waiting.chi(face("x10"))
    assert way is not None
    half, plans = way
    waiting.take_chi(face("x10"), half, plans)
    assert waiting.surplus == 1
    assert waiting.hand[face("x8")] == 0


def test_the_model_plays_every_answer_to_an_end() -> None:
    rng = random.Random(4)
    table = GAMES["paohuzi"].deal(seed=8, dealer=1)
    while table.to_move is not None:
        view = table.view(table.to_move)
        model = Model(view)
        model.enter(view.sample(rng))
        for action in view.legal:
            for outcome in model.play_out(action, random.Random(2)):
                assert sum(outcome.points) == 0
                assert (outcome.winner is None) == (not any(outcome.points))
        table.play(rng.choice(view.legal))


def test_groups_that_may_grow_are_known() -> None:
    grown = side("x1 x2 x3 d1 d2 d3 x2 x7 x10 d4 d5 d6 x8 x9", "wei x5*3", "peng d7*3")
    assert grown.threes == {face("x5"): 3, face("d7"): 6}
    grown.grow(face("x5"), 3)
    assert grown.fours == 1
    assert Meld("wei", (face("x5"),) * 3).cards[0] not in grown.threes


def test_a_card_that_nobody_took_is_no_danger() -> None:
    table = GAMES["paohuzi"].deal(seed=2, dealer=0)
    while table.to_move is not None and not any(table.discards):
        legal = table.legal()
        table.play(legal[0] if legal[0].verb == "discard" else table.game.parse("pass"))
    lying = next(row[0] for row in table.discards if row)
    view = table.view(0)
    assert Insight(view).feeds(lying)[0] == 0


def signs(hand: str, trace: Trace) -> dict[str, float]:
    return dict(zip(SIGNS, trace.signs(counts(hand)), strict=True))


def test_a_discard_that_makes_a_pao_is_told_to_feed() -> None:
    """P5.4: the owner of an open wei may take its fourth card; a dead hand takes nothing (P6)."""
    view = GAMES["paohuzi"].deal(seed=1, dealer=0).view(0)
    open_wei = replace(view, melds=((), (), tuple(melds("wei x9*3"))))
    (feeds,) = Insight(open_wei).told(face("x9"))
    assert feeds == Fact(About.FEEDS, (face("x9"),), 100)
    dead = replace(open_wei, dead=frozenset({2}))
    assert feeds not in Insight(dead).told(face("x9"))


def test_what_was_left_is_compared_with_a_hand() -> None:
    """x3 joins with x2 (a run), d3 with x3 only (two of a rank); x9 joins with nothing, and the kan
    of d8 is one. The discard x4 would have made a run with x2 and x3, so would x1.
    """
    trace = Trace()
    trace.discards += [face("x4"), face("d3")]
    trace.unchied += [face("x1"), face("d10")]
    trace.unpenged += [face("x2"), face("x3")]
    told = signs("x2 x3 x3 d3 x9 d8*3", trace)
    assert told["joins_discard"] == 3  # x2 and x3 with x4, x3 with d3
    assert told["same_as_discard"] == 1
    assert told["takes_discard"] == 2
    assert told["takes_unchied"] == 1
    assert told["pair_unpenged"] == 1
    assert told["groups"] == 2  # x3 x3 d3, after two discards
    assert told["lone"] == 2
    assert told["kans"] == 2


def test_worlds_agree_with_the_view_and_hold_likelier_hands() -> None:
    rng = random.Random(3)
    drawn: list[float] = []
    blind: list[float] = []
    for seed in range(2):
        table = GAMES["paohuzi"].deal(seed=seed, dealer=0)
        while table.to_move is not None:
            view = table.view(table.to_move)
            seen = traces(view)
            for worlds, world in ((drawn, sample(view, rng)), (blind, view.sample(rng))):
                assert world.view(view.seat) == view
                worlds.append(
                    sum(seen[s].weight(world.hands[s]) for s in range(3) if s != view.seat)
                )
            table.play(rng.choice(view.legal))
    assert sum(drawn) / len(drawn) > sum(blind) / len(blind) + 1
