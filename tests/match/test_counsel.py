"""Hints, and the review of a deal."""

from __future__ import annotations

import logging
import threading
from collections.abc import Collection
from pathlib import Path

import pytest

from cardavia_desktop.match import Help, Judgement, Kind, Review, Storage, Trouble
from cardavia_desktop.match.mind import Expert
from cardavia_desktop.match.review import reviews
from cardavia_desktop.players import Assessment, Candidate
from cardavia_desktop.rules import GAMES, Action, Record, View
from tests.match import minds
from tests.match.conftest import Seats
from tests.match.sittings import Guest


class Hints:
    """What a guest hears of the expert."""

    def __init__(self, guest: Guest) -> None:
        self.hints: list[tuple[View, Assessment]] = []
        self.reviews: list[Review] = []
        guest.sitting.hinted.connect(lambda view, thought: self.hints.append((view, thought)))
        guest.sitting.reviewed.connect(self.reviews.append)


class Waiting(minds.Expert):
    """Thinks until it is released."""

    def __init__(self) -> None:
        super().__init__(0)
        self.began = threading.Event()
        self.release = threading.Event()

    def consider(self, view: View, also: Collection[Action] = ()) -> Assessment:
        self.began.set()
        assert self.release.wait(30)
        return super().consider(view, also)


def chan(guest: Guest) -> None:
    guest.sitting.start("chan", seed=6, dealer=0)
    guest.until_asked()


def test_a_hint_is_what_the_expert_thinks_of_the_question(seats: Seats) -> None:
    guest = seats(expert=minds.Expert)
    heard = Hints(guest)
    chan(guest)
    guest.sitting.hint()
    guest.until(lambda: bool(heard.hints))
    view, thought = heard.hints[0]
    assert view is guest.view
    assert thought.best.action == view.legal[-1]


def test_a_hint_is_written_down_as_help(seats: Seats, tmp_path: Path) -> None:
    guest = seats(expert=minds.Expert)
    heard = Hints(guest)
    chan(guest)
    guest.sitting.hint()
    guest.until(lambda: bool(heard.hints))
    guest.look()
    record, _ = Storage(tmp_path).load(Storage(tmp_path).path("chan"))
    assert record.extra["assisted"] == ["hint"]
    guest.play_out()
    assert guest.look_back()[0].help == {Help.HINT}


def test_who_is_not_asked_gets_no_hint(seats: Seats) -> None:
    guest = seats(expert=minds.ThatDies)
    guest.sitting.hint()
    chan(guest)
    guest.sitting.set_pause(3_600_000)
    told = len(guest.views)
    guest.sitting.answer(guest.view.legal[0])
    guest.until(lambda: len(guest.views) > told)
    guest.sitting.hint()
    guest.look()


@pytest.mark.parametrize("way", ["answer", "cancel", "leave"])
def test_a_hint_that_nobody_waits_for_is_not_told(seats: Seats, tmp_path: Path, way: str) -> None:
    expert = Waiting()
    guest = seats(expert=lambda seed: expert)
    heard = Hints(guest)
    chan(guest)
    guest.sitting.hint()
    guest.until(expert.began.is_set)
    match way:
        case "answer":
            guest.answer(guest.view.legal[0])
        case "cancel":
            guest.sitting.cancel_hint()
        case "leave":
            guest.sitting.leave()
    expert.release.set()
    finish_counsel(guest, heard)
    assert heard.hints == []
    record, _ = Storage(tmp_path).load(Storage(tmp_path).path("chan"))
    assert "assisted" not in record.extra


def finish_counsel(guest: Guest, heard: Hints) -> None:
    """Wait until all that was asked of the expert has been answered."""
    seen = len(heard.reviews)
    guest.sitting.review(Record.of(GAMES["chan"].deal(1)))
    guest.until(lambda: len(heard.reviews) > seen)


def test_asking_twice_asks_once(seats: Seats) -> None:
    expert = Waiting()
    guest = seats(expert=lambda seed: expert)
    heard = Hints(guest)
    chan(guest)
    guest.sitting.hint()
    guest.sitting.hint()
    expert.release.set()
    guest.until(lambda: bool(heard.hints))
    finish_counsel(guest, heard)
    assert len(heard.hints) == 1
    guest.sitting.hint()
    guest.until(lambda: len(heard.hints) == 2)


def test_an_expert_that_fails_is_told_of_and_can_be_asked_again(
    seats: Seats, caplog: pytest.LogCaptureFixture
) -> None:
    guest = seats(expert=minds.ThatFails)
    chan(guest)
    with caplog.at_level(logging.CRITICAL):
        guest.sitting.hint()
        guest.until(lambda: len(guest.troubles) == 1)
        guest.sitting.hint()
        guest.until(lambda: len(guest.troubles) == 2)
        guest.play_out()
        guest.sitting.review(guest.look_back()[0].record)
        guest.until(lambda: len(guest.troubles) == 3)
    assert set(guest.troubles) == {Trouble(Kind.NO_ADVICE, "")}


def test_closing_does_not_wait_for_the_expert(seats: Seats) -> None:
    expert = Waiting()
    guest = seats(expert=lambda seed: expert)
    chan(guest)
    guest.sitting.hint()
    guest.until(expert.began.is_set)
    guest.sitting.close()
    assert not guest.sitting.wait(0)
    expert.release.set()
    assert guest.sitting.wait(20_000)


# Reviews


def a_deal(seats: Seats) -> tuple[Guest, Hints, Record]:
    guest = seats(expert=minds.Expert)
    heard = Hints(guest)
    chan(guest)
    guest.play_out()
    return guest, heard, guest.look_back()[0].record


def test_a_review_tells_of_every_decision_and_of_its_progress(seats: Seats) -> None:
    guest, heard, record = a_deal(seats)
    guest.sitting.review(record)
    guest.until(lambda: bool(heard.reviews) and heard.reviews[-1].done)
    asked = []
    table = record.start()
    for at, (seat, action) in enumerate(record.replay().actions):
        if seat == 0 and len(table.legal()) > 1:
            asked.append((at, table.view(0), action))
        table.play(action)
    assert [len(review.judgements) for review in heard.reviews] == [*range(len(asked) + 1)]
    last = heard.reviews[-1]
    assert [(j.at, j.view, j.own.action) for j in last.judgements] == asked
    for judgement in last.judgements:
        legal = judgement.view.legal
        assert judgement.best.action == legal[-1]
        assert judgement.loss == len(legal) - 1 - legal.index(judgement.own.action)


def test_a_review_can_be_stopped(seats: Seats) -> None:
    guest, heard, record = a_deal(seats)
    guest.sitting.stop_review()
    guest.sitting.review(record)
    guest.sitting.stop_review()
    finish_counsel(guest, heard)
    assert not any(review.done for review in heard.reviews[:-1])


def test_a_hint_does_not_wait_for_the_end_of_a_review(seats: Seats) -> None:
    guest, heard, record = a_deal(seats)
    told = len(guest.views)
    guest.sitting.new_deal()
    guest.until(lambda: len(guest.views) > told)
    guest.until_asked()
    hinted_after: list[int] = []
    guest.sitting.hinted.connect(lambda *_: hinted_after.append(len(heard.reviews)))
    guest.sitting.review(record)
    guest.sitting.hint()
    guest.until(lambda: bool(heard.reviews) and heard.reviews[-1].done)
    guest.until(lambda: bool(hinted_after))
    assert hinted_after[0] < len(heard.reviews)


@pytest.mark.parametrize("seat", [1, 3])
def test_any_seat_can_be_reviewed(seats: Seats, seat: int) -> None:
    _, _, record = a_deal(seats)
    *_, last = reviews(record, seat, minds.Expert(0))
    assert last.done
    assert {judgement.view.seat for judgement in last.judgements} == {seat}


class Judge(minds.Expert):
    """Sees each answer a little behind the last one, with the given standard error."""

    def __init__(self, apart: float) -> None:
        super().__init__(0)
        self._apart = apart

    def consider(self, view: View, also: Collection[Action] = ()) -> Assessment:
        behind = [
            Candidate(action, -1.0, 0.4, (), self._apart)
            for action in view.legal
            if action != view.legal[-1]
        ]
        assert set(also) <= set(view.legal)
        return Assessment((Candidate(view.legal[-1], 0.0), *behind))


@pytest.mark.parametrize(
    ("apart", "equal"), [(0.1, False), (0.49, False), (0.5, True), (3.0, True)]
)
def test_what_is_within_the_noise_is_no_mistake(seats: Seats, apart: float, equal: bool) -> None:
    _, _, record = a_deal(seats)
    judge: Expert = Judge(apart)
    *_, last = reviews(record, 0, judge)
    others = [j for j in last.judgements if j.own.action != j.view.legal[-1]]
    assert others
    assert all(judgement.equal == equal for judgement in others)
    assert len(last.mistakes) == (0 if equal else len(others))
    assert last.loss == len(last.mistakes)


def test_the_dearest_mistakes_come_first_and_add_up() -> None:
    view = GAMES["chan"].deal(1, dealer=0).view(0)
    first, second = view.legal[:2]
    best = Candidate(first, 5.0)

    def judged(value: float, error: float) -> Judgement:
        return Judgement(0, view, Candidate(second, value, 0.0, (), error), best)

    judgements = (judged(2.0, 0.3), judged(4.9, 0.4), judged(-1.0, 0.4), judged(6.0, 0.1))
    review = Review(Record.of(GAMES["chan"].deal(1)), 0, judgements, 9)
    assert review.mistakes == (judgements[2], judgements[0])
    assert review.loss == 9.0  # 6 and 3
    assert review.error == pytest.approx(0.5)
    assert judgements[3].loss == 0.0
    assert not review.done
