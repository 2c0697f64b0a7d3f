"""What a seat may know: nothing hidden, and enough to find tables that could lie behind it."""

from __future__ import annotations

import pickle
import random
from dataclasses import fields, is_dataclass

import pytest

from cardavia_desktop.rules import GAMES, Game, NoSample, Table, View
from cardavia_desktop.rules import view as view_module
from cardavia_desktop.rules.events import Answered, Dealt, Discarded, Drew, Finished
from cardavia_desktop.rules.record import state_of
from cardavia_desktop.rules.view import follow
from tests.rules.deals import playout, position

SAMPLES = 150  # positions a game


def reachable(value: object, seen: set[int]) -> list[object]:
    """Everything that can be reached from a value through its fields and items."""
    if id(value) in seen:
        return []
    seen.add(id(value))
    found = [value]
    if is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            found += reachable(getattr(value, field.name), seen)
    elif isinstance(value, (tuple, list, set, frozenset)):
        for item in value:
            found += reachable(item, seen)
    elif isinstance(value, dict):
        for item in (*value, *value.values()):
            found += reachable(item, seen)
    elif hasattr(value, "__dict__") and not isinstance(value, (type, Game)):
        found += reachable(vars(value), seen)
    return found


@pytest.mark.parametrize("name", GAMES)
def test_nothing_leads_from_a_view_to_the_table(name: str) -> None:
    rng = random.Random(f"reach {name}")
    for _ in range(20):
        table = position(GAMES[name], rng)
        for seat in range(table.game.seats):
            found = reachable(table.view(seat), set())
            assert not any(isinstance(item, Table) for item in found)
            assert not any(isinstance(item, list) for item in found), "a view is read-only"
            assert pickle.loads(pickle.dumps(table.view(seat))) == table.view(seat)


@pytest.mark.parametrize("name", GAMES)
def test_events_hide_what_a_seat_must_not_see(name: str) -> None:
    rng = random.Random(f"events {name}")
    for _ in range(40):
        table = position(GAMES[name], rng)
        for seat in range(table.game.seats):
            for event in table.view(seat).events:
                match event:
                    case Dealt(seat=owner) if owner != seat:
                        assert event.cards == ()
                    case Drew(seat=owner) if owner != seat:
                        assert event.face is None
                    case Answered():
                        assert event.seat == seat


@pytest.mark.parametrize("name", GAMES)
def test_unseen_are_the_cards_in_the_stock_and_in_the_hands_of_others(name: str) -> None:
    rng = random.Random(f"unseen {name}")
    for _ in range(40):
        table = position(GAMES[name], rng)
        stock = table.deck[table._next : table._end]
        for seat in range(table.game.seats):
            others = [hand for owner, hand in enumerate(table.hands) if owner != seat]
            hidden = map(sum, zip(table.game.deck.counts(stock), *others, strict=True))
            assert table.view(seat).unseen() == [*hidden]


@pytest.mark.parametrize("name", GAMES)
def test_a_view_is_the_same_for_all_hidden_cards_that_fit(name: str) -> None:
    """Replaces every hidden card by a sampled one: the view must not notice."""
    rng = random.Random(f"secrecy {name}")
    differing = 0
    for _ in range(SAMPLES):
        table = position(GAMES[name], rng)
        assert table.to_move is not None
        view = table.view(table.to_move)
        other = view.sample(rng)
        assert other.view(view.seat) == view
        assert other.to_move == table.to_move
        differing += other.hands != table.hands or other.deck != table.deck
    assert differing > SAMPLES * 0.9


@pytest.mark.parametrize("name", GAMES)
def test_samples_agree_with_all_public_facts(name: str) -> None:
    rng = random.Random(f"facts {name}")
    for _ in range(SAMPLES // 3):
        table = position(GAMES[name], rng)
        assert table.to_move is not None
        seat = table.to_move
        sample = table.view(seat).sample(rng)
        known, drawn = state_of(table), state_of(sample)
        hands, sampled_hands = known.pop("hands"), drawn.pop("hands")
        assert drawn == known
        assert isinstance(hands, list)
        assert isinstance(sampled_hands, list)
        assert sampled_hands[seat] == hands[seat]
        assert [sum(h) for h in sample.hands] == [sum(h) for h in table.hands]
        assert sample.legal() == table.legal()


@pytest.mark.parametrize("name", GAMES)
def test_samples_can_be_played_to_the_end(name: str) -> None:
    rng = random.Random(f"finish {name}")
    for _ in range(SAMPLES // 5):
        table = position(GAMES[name], rng)
        assert table.to_move is not None
        sample = table.view(table.to_move).sample(rng)
        while sample.to_move is not None:
            sample.play(rng.choice(sample.legal()))
        assert sample.result is not None


@pytest.mark.parametrize("name", GAMES)
def test_the_same_source_gives_the_same_sample(name: str) -> None:
    table = position(GAMES[name], random.Random(f"same {name}"))
    assert table.to_move is not None
    view = table.view(table.to_move)
    decks = {view.sample(random.Random(5)).deck for _ in range(3)}
    assert len(decks) == 1


@pytest.mark.parametrize("name", GAMES)
def test_being_asked_is_a_secret(name: str) -> None:
    """While a claim is asked of a seat the others see neither whom nor what."""
    rng = random.Random(f"secret {name}")
    found = 0
    while found < 20:
        table = position(GAMES[name], rng)
        if not table.asks_in_secret:
            continue
        found += 1
        for seat in range(table.game.seats):
            view = table.view(seat)
            if seat == table.to_move:
                assert (view.to_move, view.legal) == (seat, table.legal())
            else:
                assert (view.to_move, view.legal) == (None, ())


@pytest.mark.parametrize("name", GAMES)
def test_all_hands_open_at_the_end(name: str) -> None:
    rng = random.Random(f"end {name}")
    table = GAMES[name].deal(3)
    while table.to_move is not None:
        table.play(rng.choice(table.legal()))
    view = table.view(0)
    assert view.result == table.result
    last = view.events[-1]
    assert isinstance(last, Finished)
    assert [len(hand) for hand in last.hands] == [sum(hand) for hand in table.hands]


@pytest.mark.parametrize("name", GAMES)
def test_every_seat_sees_who_has_won(name: str) -> None:
    winners = set()
    for seed in range(40):
        for table in playout(GAMES[name], random.Random(seed)):
            seen = {table.view(seat).winner for seat in range(table.game.seats)}
            assert seen == {None if table.result is None else table.result.winner}
        winners |= seen
    assert winners - {None}, "somebody wins"


@pytest.mark.parametrize("name", GAMES)
def test_a_deck_that_does_not_fit_is_not_followed(name: str) -> None:
    rng = random.Random(f"misfit {name}")
    game = GAMES[name]
    table = game.deal(11)
    while not any(isinstance(event, Discarded) for event in table.events):
        table.play(rng.choice(table.legal()))
    while table.to_move is not None and table.asks_in_secret:
        table.play(rng.choice(table.legal()))
    assert table.to_move is not None
    view = table.view(table.to_move)
    assert follow(view, table.deck) is not None
    assert follow(view, table.deck[::-1]) is None


@pytest.mark.parametrize("name", GAMES)
def test_a_view_without_a_table_behind_it_is_told(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(view_module, "ATTEMPTS", 0)
    view: View = GAMES[name].deal(1, dealer=0).view(0)
    with pytest.raises(NoSample):
        view.sample(random.Random(1))
