"""What the table sounds like: one sound a move, as the person has set it, on any device or none."""

from __future__ import annotations

import logging
import threading
from array import array
from collections.abc import Sequence
from itertools import pairwise

import pytest
from pytestqt.qtbot import QtBot

from cardavia_desktop.rules import GAMES
from cardavia_desktop.rules.chan.score import Score
from cardavia_desktop.rules.events import (
    Answered,
    Claimed,
    Dealt,
    Declared,
    Died,
    Discarded,
    Drew,
    Event,
    Finished,
    Formed,
    Indicated,
    Left,
    Revealed,
)
from cardavia_desktop.rules.game import Result
from cardavia_desktop.sound import Kind, Sounds, Speaker, kind_of, speaker
from cardavia_desktop.sound.device import NoDevice, Stream
from cardavia_desktop.sound.mixer import Mixer, Samples
from cardavia_desktop.sound.sounds import recorded

CHAN = GAMES["chan"]
PASS, WIN = CHAN.parse("pass"), CHAN.parse("win")
DRAWN = Finished(0, Result("draw", None, (0, 0, 0, 0), Score()), ())
EXHAUSTED = Finished(0, Result("exhausted", None, (0, 0, 0), Score()), ())
WON = Finished(1, Result("win", 1, (-2, 6, -2, -2), Score()), ())


@pytest.mark.parametrize(
    ("events", "heard"),
    [
        ([], None),
        ([Answered(0, PASS)], None),
        ([Left(0, 3), Died(0)], None),
        ([Indicated(0, (1, 2))], None),
        ([Dealt(seat, 19) for seat in range(4)], Kind.CARD),
        ([Discarded(1, 3, 2)], Kind.CARD),
        ([Revealed(1, 3)], Kind.TURN),
        ([Drew(2, back=False)], Kind.TURN),
        ([Claimed(1, WIN, 3), Formed(1, 0, "chiu", (3, 3, 3, 3))], Kind.CLAIM),
        ([Declared(0, PASS)], Kind.CLAIM),
        # A turned card that has to be laid open is a claim, and a discard of the same move is
        # not heard beside it.
        ([Left(0, 2), Revealed(1, 3), Formed(1, 0, "wei", (3, 3, 3))], Kind.CLAIM),
        ([Discarded(0, 3, 1), Claimed(1, WIN, 3)], Kind.CLAIM),
        ([Discarded(0, 3, 1), Left(0, 3), Revealed(1, 4)], Kind.CARD),
        ([Claimed(1, WIN, 3), WON], Kind.WIN),
        ([Left(3, 2), DRAWN], Kind.DRAW),
        ([Left(1, 2), EXHAUSTED], Kind.DRAW),
    ],
)
def test_the_most_important_event_is_heard(events: list[Event], heard: Kind | None) -> None:
    assert kind_of(events) is heard
    assert kind_of([*reversed(events)]) is heard


class Heard:
    """Remembers what would be heard."""

    def __init__(self) -> None:
        self.takes: list[tuple[Samples, float]] = []

    def play(self, samples: Samples, gain: float) -> None:
        self.takes.append((samples, gain))


@pytest.mark.parametrize(("volume", "gain"), [(100, 1.0), (50, 0.25), (10, 0.01)])
def test_the_volume(volume: int, gain: float) -> None:
    heard = Heard()
    sounds = Sounds(heard)
    sounds.volume = volume
    sounds.hear(Kind.WIN)
    assert heard.takes[0][1] == pytest.approx(gain)


def test_silence_can_be_had_in_three_ways() -> None:
    heard = Heard()
    sounds = Sounds(heard)
    sounds.on = False
    sounds.hear(Kind.WIN)
    sounds.on, sounds.volume = True, 0
    sounds.hear(Kind.WIN)
    sounds.volume, sounds.kinds = 100, frozenset({Kind.CARD})
    sounds.hear(Kind.WIN)
    assert heard.takes == []
    sounds.hear(Kind.CARD)
    assert len(heard.takes) == 1


def test_a_card_never_falls_twice_in_the_same_way() -> None:
    heard = Heard()
    sounds = Sounds(heard)
    for _ in range(20):
        sounds.hear(Kind.CARD)
    takes = [samples for samples, _ in heard.takes]
    assert all(one is not next_one for one, next_one in pairwise(takes))
    assert {id(take) for take in takes} == {id(take) for take in recorded(Kind.CARD)}


@pytest.mark.parametrize("kind", Kind)
def test_every_kind_is_recorded(kind: Kind) -> None:
    assert recorded(kind)
    assert all(len(take) > 1000 for take in recorded(kind))


# The mixer.


def samples(*values: int) -> Samples:
    return array("h", values)


def test_sounds_overlap_and_end() -> None:
    mixer = Mixer()
    mixer.add(samples(100, 200, 300, 400), 0.5)
    assert list(mixer.take(2)) == [50, 100]
    mixer.add(samples(10, 20, 30), 1.0)
    assert list(mixer.take(2)) == [160, 220]
    assert list(mixer.take(3)) == [30, 0, 0]
    assert list(mixer.take(2)) == [0, 0]


def test_what_is_too_loud_is_cut_and_does_not_turn_over() -> None:
    mixer = Mixer()
    for _ in range(2):
        mixer.add(samples(30000, -30000), 1.0)
    assert list(mixer.take(2)) == [32767, -32767]


def test_the_stream_gives_what_is_asked_for() -> None:
    mixer = Mixer()
    stream = mixer.stream()
    next(stream)
    mixer.add(samples(1, 2, 3), 1.0)
    assert list(stream.send(2)) == [1, 2]
    assert list(stream.send(2)) == [3, 0]


# The speaker.


class FakeDevice:
    """Asks for samples when the test says so."""

    def __init__(self) -> None:
        self.calls: list[str] = []
        self.opened_on = threading.current_thread()
        self.stream: Stream | None = None

    def start(self, stream: Stream) -> None:
        next(stream)
        self.stream = stream
        self.calls.append("start")

    def stop(self) -> None:
        self.calls.append("stop")

    def close(self) -> None:
        self.calls.append("close")


class Opener:
    """Hands out one fake device."""

    def __init__(self, made: type[FakeDevice] = FakeDevice) -> None:
        self._made = made
        self.devices: list[FakeDevice] = []

    def __call__(self) -> FakeDevice:
        self.devices.append(self._made())
        return self.devices[-1]


def test_sounds_reach_the_device_on_another_thread(qtbot: QtBot) -> None:
    opener = Opener()
    spoken = Speaker(opener)
    assert opener.devices == []
    spoken.play(samples(100, 200), 0.5)
    qtbot.waitUntil(
        lambda: bool(opener.devices) and opener.devices[0].calls == ["start"], timeout=20_000
    )
    (opened,) = opener.devices
    assert opened.opened_on is not threading.current_thread()
    assert opened.stream is not None
    assert list(opened.stream.send(3)) == [50, 100, 0]
    spoken.play(samples(7), 1.0)
    spoken.play(samples(8), 1.0)
    spoken.close(20)  # carries out what came before
    assert list(opened.stream.send(2)) == [15, 0]
    assert opened.calls == ["start", "close"]


def test_the_device_rests_when_all_is_quiet(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speaker, "_IDLE", 0.01)
    opener = Opener()
    spoken = Speaker(opener)
    spoken.play(samples(1), 1.0)
    qtbot.waitUntil(
        lambda: bool(opener.devices) and opener.devices[0].calls == ["start", "stop"],
        timeout=20_000,
    )
    spoken.play(samples(1), 1.0)
    qtbot.waitUntil(lambda: len(opener.devices[0].calls) == 4, timeout=20_000)
    spoken.close(20)
    assert opener.devices[0].calls == ["start", "stop"] * 2 + ["close"]


def told(caplog: pytest.LogCaptureFixture) -> Sequence[tuple[int, str]]:
    return [(record.levelno, record.getMessage()) for record in caplog.records]


def test_without_a_device_there_is_one_remark_and_silence(
    caplog: pytest.LogCaptureFixture,
) -> None:
    def refuse() -> FakeDevice:
        raise NoDevice("nobody listens")

    caplog.set_level(logging.DEBUG)
    spoken = Speaker(refuse)
    spoken.play(samples(1), 1.0)
    spoken.close(20)
    for _ in range(3):
        spoken.play(samples(1), 1.0)
    spoken.close(20)
    assert told(caplog) == [(logging.INFO, "There is no sound: nobody listens")]


def test_a_device_that_goes_is_given_back(caplog: pytest.LogCaptureFixture) -> None:
    class Unplugged(FakeDevice):
        def start(self, stream: Stream) -> None:
            raise NoDevice("unplugged")

    caplog.set_level(logging.DEBUG)
    opener = Opener(Unplugged)
    spoken = Speaker(opener)
    spoken.play(samples(1), 1.0)
    spoken.close(20)
    assert opener.devices[0].calls == ["close"]
    assert told(caplog) == [(logging.INFO, "There is no sound: unplugged")]


def test_a_speaker_that_was_never_used_closes_at_once() -> None:
    Speaker(Opener()).close(20)
