"""How Player and Master read hands of Nantong, what they hope for, and what they say of it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

import pytest

from cardavia_desktop.players import About, Candidate, Fact
from cardavia_desktop.players.master import Master
from cardavia_desktop.players.master.nantong_judge import WIN, HiddenNetwork, Judge
from cardavia_desktop.players.master.nantong_numbers import HIDDEN, OWN
from cardavia_desktop.players.master.nantong_prospect import Prospect
from cardavia_desktop.players.master.nantong_worlds import World, Worlds, world_of
from cardavia_desktop.players.network import Network
from cardavia_desktop.players.skilled.nantong import Estimate, Way, weigh
from cardavia_desktop.players.skilled.nantong_outlook import (
    Chances,
    Hand,
    Outlook,
    figures,
    values,
)
from cardavia_desktop.players.skilled.nantong_shape import Discards, Kind, faces_of, read
from cardavia_desktop.players.skilled.nantong_win import won
from cardavia_desktop.rules import GAMES, NO_FACE, Face, Meld, View
from cardavia_desktop.rules.faces import NANTONG, Counts
from cardavia_desktop.rules.nantong.distance import distance
from cardavia_desktop.rules.nantong.score import Score
from tests.players.questions import asked, view_of

GAME = GAMES["nantong"]
FREE = [0] * NANTONG.size
SIX_RUNS = "1m 2m 3m 4m 5m 6m 7m 8m 9m 1s 2s 3s 4s 5s 6s 7c 8c 9c"


def counts(codes: str) -> Counts:
    return NANTONG.counts(NANTONG.index[code] for code in codes.split())


def codes(faces: Sequence[Face]) -> str:
    return " ".join(NANTONG.codes[face] for face in faces)


def hands(number: int, seed: int) -> list[Counts]:
    """Hands that owe no discard, from poor ones to such as wait."""
    rng = random.Random(seed)
    deck = [face for face in GAME.faces for _ in range(4)]
    made = []
    for _ in range(number):
        hand = NANTONG.counts(rng.sample(deck, rng.choice((22, 19, 16, 13, 10, 7, 4))))
        for _ in range(rng.randrange(12)):
            reading = read(hand, Kind.ANY, sum(hand) // 3)
            wanted = [face for face in faces_of(reading.wanted) if hand[face] < 4]
            spare = list(faces_of(reading.spare))
            if not wanted or not spare or reading.distance <= 0:
                break
            hand[rng.choice(wanted)] += 1
            hand[rng.choice(spare)] -= 1
        made.append(hand)
    return made


# Reading a hand


def test_the_distance_is_that_of_the_rules() -> None:
    for hand in hands(60, seed=1):
        assert read(hand, Kind.ANY, sum(hand) // 3).distance == distance(hand, FREE)


def test_what_is_wanted_brings_a_hand_nearer_and_what_is_spare_can_go() -> None:
    for hand in hands(25, seed=2):
        reading = read(hand, Kind.ANY, sum(hand) // 3)
        for face in faces_of(reading.wanted):
            if hand[face] < 4:
                hand[face] += 1
                assert distance(hand, FREE) == reading.distance - 1
                hand[face] -= 1
        for face in faces_of(reading.spare):
            hand[face] -= 1
            assert read(hand, Kind.ANY, (sum(hand) + 1) // 3).distance == reading.distance
            hand[face] += 1


def test_each_discard_is_read_like_the_hand_without_it() -> None:
    for kind in Kind:
        for hand in hands(10, seed=3):
            face = next(face for face in GAME.faces if hand[face] < 4)
            hand[face] += 1
            groups = sum(hand) // 3
            ways = Discards(hand, kind, groups)
            for other in [face for face in GAME.faces if hand[face]]:
                without = hand[:]
                without[other] -= 1
                assert ways.without(other) == read(without, kind, groups)


@pytest.mark.parametrize(
    ("hand", "kind", "away", "wanted"),
    [
        # Six runs, a pair and two cards of a run that either end completes.
        (f"{SIX_RUNS} 2c 2c 4c 5c", Kind.ANY, 0, "3c 6c"),
        (f"{SIX_RUNS} 2c 2c 4c 5c", Kind.RUNS, 0, "3c 6c"),
        # A triplet in place of a run: for seven runs one of its cards has to go.
        (f"{SIX_RUNS} white white white 5c", Kind.ANY, 0, "5c"),
        (f"{SIX_RUNS} white white white 5c", Kind.RUNS, 1, "3c 4c 6c 7c"),
        # Six triplets and two pairs: either of them.
        (
            "1m 1m 1m 3m 3m 3m 5m 5m 5m 7m 7m 7m 9m 9m 9m 2s 2s 2s 4s 4s 6s 6s",
            Kind.TRIPLETS,
            0,
            "4s 6s",
        ),
        # Five triplets, one pair, five lone cards: any of these faces brings it nearer.
        (
            "1m 1m 1m 3m 3m 3m 5m 5m 5m 7m 7m 7m 9m 9m 9m 2s 2s 4s 6s 8s 1c red",
            Kind.TRIPLETS,
            3,
            "2s 4s 6s 8s 1c red",
        ),
    ],
)
def test_a_hand_read_for_a_kind_of_win(hand: str, kind: Kind, away: int, wanted: str) -> None:
    reading = read(counts(hand), kind, 7)
    assert (reading.distance, codes(list(faces_of(reading.wanted)))) == (away, wanted)


# What it is worth


def test_the_odds_of_a_round() -> None:
    """One round: the others win with 0.2, else the hand that waits wins with 0.5."""
    chances = Chances(typical=[0.25], hazard=[0.2] * 20)
    assert chances.of(0, 0.5, 1) == pytest.approx((0.4, 0.2))
    # Two rounds: 0.4, or after 0.8 * 0.5 another 0.4.
    assert chances.of(0, 0.5, 2) == pytest.approx((0.56, 0.28))
    # One card away it takes both: 0.8 * 0.5 to come nearer, then 0.8 * 0.25.
    assert chances.of(1, 0.5, 2) == pytest.approx((0.08, 0.36))
    assert chances.idle[2] == pytest.approx(0.36)


def test_what_faces_count_beside_indicators() -> None:
    """The worked cases of the rules: indicator 2s; its rank is doubled once (N6.3, N6.4)."""
    two, other, plain = (NANTONG.index[code] for code in ("2s", "2m", "5m"))
    table = values((two, NANTONG.index["8c"]))
    assert [table.pung[face] for face in (plain, other, two)] == [2, 4, 8]
    assert [table.three[face] for face in (plain, other, two)] == [4, 8, 24]
    assert [table.four[face] for face in (plain, other, two)] == [12, 24, 24]


def outlook(view: View, hand: str) -> tuple[Outlook, Hand]:
    changed = replace(view, hand=tuple(counts(hand)))
    return Outlook(changed, figures()), Hand(changed.hand, ())


@pytest.fixture
def view() -> View:
    """A dealer's first turn; the indicators are not among the cards used here."""
    table = GAME.deal(seed=1, dealer=0)
    return replace(table.view(0), indicators=counts_to_group("8s 8s"))


def counts_to_group(codes_: str) -> tuple[Face, ...]:
    return tuple(NANTONG.index[code] for code in codes_.split())


def test_more_cards_to_wait_for_are_worth_more(view: View) -> None:
    wide, hand = outlook(view, f"{SIX_RUNS} red red 4c 5c")
    narrow, other = outlook(view, f"{SIX_RUNS} red red 4c 6c")
    assert wide.value(hand, hand.read(), 10) > narrow.value(other, other.read(), 10) + 5


def test_a_triplet_counts_without_a_win(view: View) -> None:
    """Three of a face in hand count 4 hu; rounded up to 10 both others pay these (N6.2, N8.1)."""
    far, hand = outlook(view, "1m 5m 9m 1s 5s 9s 1c 5c 9c 3m 7m 3s 7s 3c 7c 1m 5m 1s 5s 2c 2c red")
    with_three = hand._replace(
        cards=counts("1m 5m 9m 1s 5s 9s 1c 5c 9c 3m 7m 3s 7s 3c 7c 1m 5m 1s 5s 2c 2c 2c")
    )
    gained = far.value(with_three, with_three.read(), 0) - far.value(hand, hand.read(), 0)
    assert 2 * 4 < gained <= 2 * 10


def test_what_a_win_brings_is_what_the_rules_score() -> None:
    wins = [table for table in asked(GAME, 60) if "win" in table.legal()]
    assert len(wins) > 10
    for table in wins:
        seat = table.to_move
        assert seat is not None
        points = won(table.view(seat), others_hu=0)
        table.play(GAME.parse("win"))
        if table.result is not None and table.result.winner == seat:
            score = table.result.score
            assert isinstance(score, Score)
            assert points == 2 * (score.totals[seat] - 4.5)


# What they answer and say


def answers(view: View, hand: str, legal: str, public: str = "") -> list[Candidate]:
    face = NANTONG.index[public] if public else NO_FACE
    legal_actions = tuple(GAME.parse(text) for text in legal.split(", "))
    changed = replace(view, hand=tuple(counts(hand)), public=face, legal=legal_actions)
    found = weigh(changed, random.Random(1))
    return sorted(found, key=lambda candidate: candidate.value, reverse=True)


def discards(hand: str) -> str:
    return ", ".join(f"discard {code}" for code in sorted(set(hand.split())))


def test_a_discard_that_leaves_the_hand_waiting_says_for_what(view: View) -> None:
    hand = f"{SIX_RUNS} 2c 2c 4c 5c white"
    best = answers(view, hand, discards(hand))[0]
    assert best.action == "discard white"
    # Four 3c and, beside those of the hand, all four 6c are unseen.
    assert best.facts[0] == Fact(About.WAITS, counts_to_group("3c 6c"), 8)
    assert Fact(About.LOOSE, counts_to_group("white")) in best.facts


def test_a_discard_that_breaks_a_run_is_said_to_lead_away(view: View) -> None:
    hand = f"{SIX_RUNS} 2c 2c 4c 5c white"
    by_action = {str(c.action): c for c in answers(view, hand, discards(hand))}
    assert Fact(About.FARTHER, (), 1) in by_action["discard 2m"].facts
    assert by_action["discard 2m"].value < by_action["discard white"].value - 10


def test_a_pung_that_brings_the_hand_to_waiting(view: View) -> None:
    hand = "1m 2m 3m 4m 5m 6m 7m 8m 9m 1s 1s 1s 4s 4s 4s red red 7c 8c 2c 2c white"
    best = answers(view, hand, "pass, pung", "red")[0]
    assert best.action == "pung"
    assert best.facts[0].about in (About.WAITS, About.NEARER)


def test_the_master_looks_closer_at_what_is_asked_for() -> None:
    table = next(t for t in asked(GAME, 3, seed=4) if len(t.legal()) > 8)
    master, seen = Master(seed=1), view_of(table)
    last = master.consider(seen).candidates[-1]
    # An answer that was only estimated has a larger error than one that was looked at.
    assert last.error > master.consider(seen, also=(last.action,)).of(last.action).error > 0


def test_a_hand_that_waits_is_not_broken_up_for_a_pung(view: View) -> None:
    """With two kongs of one face a Piao Hu is in sight, but the hand waits for 6 and 9 of Coins."""
    kongs = tuple(Meld("kong", (NANTONG.index[code],) * 4) for code in ("9m", "9c"))
    seen = replace(view, melds=(kongs, (), ()))
    hand = "3m 3m 3m 5m 5m 5m 1s 1s 2s 2s 3s 3s 7c 8c red red"
    assert answers(seen, hand, "pass, pung", "1s")[0].action == "pass"


def test_an_added_kong_replaces_its_pung() -> None:
    pung = Meld("pung", counts_to_group("2c 2c 2c"))
    table = GAME.deal(seed=1, dealer=0)
    seen = replace(
        table.view(0),
        hand=tuple(counts(f"{SIX_RUNS} 2c red")),
        melds=((pung,), (), ()),
        legal=(GAME.parse("kong 2c"), GAME.parse("discard red")),
    )
    estimate = Estimate(seen, Outlook(seen, figures()))
    (way,) = estimate.ways(GAME.parse("kong 2c"))
    assert [meld.kind for meld in way.hand.melds] == ["added-kong"]
    assert sum(way.hand.cards) == 19
    (other,) = estimate.ways(GAME.parse("discard red"))
    assert way.rounds == other.rounds + 1, "a card is drawn for it (N5.2)"


# What the master makes of hidden hands


def test_hands_in_worlds_are_in_order_and_leave_the_rest_for_the_stock() -> None:
    rng = random.Random(1)
    tables = [table for table in asked(GAME, 3) if len(table.legal()) > 8]
    blind, drawn = [], []
    for table in tables[8::8]:
        seen = view_of(table)
        world = Worlds(seen).draw(rng)
        for face in GAME.faces:
            held = sum(other.cards[face] for other in world.others.values())
            assert held + world.stock[face] == seen.unseen()[face]
        assert world.stock_size == seen.stock == sum(world.stock)
        for seat, other in world.others.items():
            assert sum(other.cards) == seen.sizes[seat]
            hand = seen.sample(rng).hands[seat]
            blind.append(read(hand, Kind.ANY, sum(hand) // 3).distance)
            drawn.append(other.away)
    assert sum(drawn) < 0.7 * sum(blind)


def test_who_declared_ready_waits_in_every_world(view: View) -> None:
    ready = next(t for t in asked(GAME, 400) if t.ready and t.to_move not in t.ready)
    seen = view_of(ready)
    (seat,) = ready.ready
    for seed in range(5):
        assert Worlds(seen).draw(random.Random(seed)).others[seat].away == 0


def test_the_network_of_worlds_may_be_told_in_parts() -> None:
    rng = random.Random(3)
    units = [[rng.gauss(0, 1) for _ in range(1 + OWN + HIDDEN)] for _ in range(4)]
    network = Network(units, [[1.0, 2.0, -1.0, 0.5, 3.0], [0.5, 0.1, 0.2, -0.3, 0.4]])
    numbers = [rng.gauss(0, 1) for _ in range(OWN)]
    later = [0.0] * HIDDEN
    later[2], later[20] = 0.7, 1.0
    points, chance = network([*numbers, *later])
    parts = HiddenNetwork(network)
    sums = parts.added(parts.added(parts.begun(numbers), [(2, 0.7)]), [(20, 1.0)])
    assert parts.value(sums) == pytest.approx(points + WIN * chance)
    assert parts.points(sums) == pytest.approx(points)


def met(view: View, others: str, discarded: str) -> tuple[Judge, Way, World, dict[int, float]]:
    """What is told of a discard where the next seat holds some cards, and the seat after it none
    that could be of use.
    """
    face = NANTONG.index[discarded]
    hand = Hand([n - (f == face) for f, n in enumerate(view.hand)], ())
    way = Way(hand, hand.read(), 10, face)
    lonely = "1m 4m 7m 1s 4s 7s 9c"
    world = world_of(view, {1: counts(others), 2: counts(lonely)})
    judge = Judge(view)
    return judge, way, world, dict(judge.numbers.met(world, way))


def test_a_discard_that_another_seat_wins_with_is_known_in_that_world(view: View) -> None:
    mine = replace(view, hand=tuple(counts(f"{SIX_RUNS} 2c 2c 4c red white")))
    winning, pair, nothing = "3s 3s 3s red", "red red 5m 8m", "6m 5m 8m 9m"
    told = {}
    worth = {}
    for name, hand in (("wins", winning), ("pair", pair), ("nothing", nothing)):
        # Six groups lie open; four cards are left in hand.
        melds = ((), tuple(Meld("pung", (NANTONG.index["9s"],) * 3) for _ in range(6)), ())
        seen = replace(mine, melds=melds)
        judge, way, world, told[name] = met(seen, hand, "red")
        judged = judge.judged(way)
        judge.meet(world, [judged])
        worth[name] = judged.worlds[0]
        assert judged.fed == (name != "nothing")
    assert told["wins"][11] == 1
    assert told["pair"][12] == 1
    assert not {11, 12, 22, 23} & told["nothing"].keys()
    assert worth["wins"] < worth["nothing"] - 10


def test_the_master_feels_what_a_player_leaves_out(view: View) -> None:
    """Groups of the others laid open make a hand worth less than what they count alone."""
    known, hand = outlook(view, f"{SIX_RUNS} red red 4c 5c")
    quick = replace(
        view,
        hand=tuple(hand.cards),
        melds=((), tuple(Meld("pung", (f,) * 3) for f in counts_to_group("1c 1s white")), ()),
    )
    calm = replace(quick, melds=((), (), ()))
    loss = []
    for seen in (calm, quick):
        prospect = Prospect(seen)
        plain = Outlook(seen, figures())
        readings = hand.read()
        loss.append(plain.value(hand, readings, 8) - prospect.value(hand, readings, 8))
    assert loss[1] > loss[0] + 5
    assert known.others_hu < plain.others_hu
