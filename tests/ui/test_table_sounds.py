"""Moves at the table are heard once each, as they are set, and never on a real device."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.rules import GAMES
from cardavia_desktop.rules.events import Answered, Claimed, Discarded, Event, Revealed
from cardavia_desktop.sound import Kind, Sounds
from cardavia_desktop.sound.mixer import Samples
from cardavia_desktop.sound.sounds import recorded
from cardavia_desktop.ui import table_sounds
from cardavia_desktop.ui.motion import Speed
from cardavia_desktop.ui.settings.preferences import SOUND, SOUNDS, VOLUME
from cardavia_desktop.ui.settings.store import Settings
from cardavia_desktop.ui.table.view import TableView
from cardavia_desktop.ui.table_sounds import TableSounds
from tests.ui.conftest import Desks

GAME = GAMES["chan"]
VIEW = GAME.deal(seed=3).view(0)
CAPTURE = Claimed(1, GAME.parse("capture 3m"), 3)


class Ear:
    """Hears which kinds are played, and how loud."""

    def __init__(self) -> None:
        self.kinds: list[Kind] = []
        self.gains: list[float] = []

    def has_heard(self, count: int) -> bool:
        return len(self.kinds) == count

    def play(self, samples: Samples, gain: float) -> None:
        (kind,) = (kind for kind in Kind if any(samples is take for take in recorded(kind)))
        self.kinds.append(kind)
        self.gains.append(gain)


@pytest.fixture
def ear() -> Ear:
    return Ear()


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path)


@pytest.fixture
def table(qtbot: QtBot, cards: Cards) -> TableView:
    made = TableView(cards)
    qtbot.addWidget(made)
    return made


@pytest.fixture
def heard(ear: Ear, table: TableView, settings: Settings) -> TableSounds:
    return TableSounds(Sounds(ear), table, settings)


@pytest.fixture(params=[(speed, reduced) for speed in Speed for reduced in (False, True)])
def pace(request: pytest.FixtureRequest, table: TableView) -> None:
    """All ways in which cards can move."""
    table.speed, table.reduced = request.param


@pytest.mark.usefixtures("pace")
def test_every_move_is_heard_once(heard: TableSounds, ear: Ear, qtbot: QtBot) -> None:
    moves: list[tuple[tuple[Event, ...], Kind]] = [
        ((Discarded(0, 3, 1),), Kind.CARD),
        ((Revealed(1, 4),), Kind.TURN),
        ((CAPTURE, Discarded(1, 5, 2)), Kind.CLAIM),
    ]
    for n, (events, kind) in enumerate(moves, 1):
        heard.hear(VIEW, events)
        heard.hear(VIEW, (Answered(0, GAME.parse("pass")),))
        qtbot.waitUntil(partial(ear.has_heard, n), timeout=20_000)
        assert ear.kinds[-1] is kind


def test_what_is_set_holds_at_once(
    heard: TableSounds, ear: Ear, settings: Settings, table: TableView, qtbot: QtBot
) -> None:
    table.speed = Speed.OFF
    turned = (Revealed(1, 4),)
    heard.hear(VIEW, turned)
    qtbot.waitUntil(lambda: len(ear.gains) == 1, timeout=20_000)
    assert ear.gains == [pytest.approx((VOLUME.default / 100) ** 2)]
    settings[VOLUME] = 100
    heard.hear(VIEW, turned)
    qtbot.waitUntil(lambda: len(ear.gains) == 2, timeout=20_000)
    assert ear.gains[-1] == 1


def test_a_kind_and_all_sounds_can_be_switched_off(
    heard: TableSounds, ear: Ear, settings: Settings, table: TableView, qtbot: QtBot
) -> None:
    table.speed = Speed.OFF
    settings[SOUND["turn"]] = False
    heard.hear(VIEW, (Revealed(1, 4),))
    heard.hear(VIEW, (Discarded(0, 3, 1),))
    qtbot.waitUntil(lambda: bool(ear.kinds), timeout=20_000)
    assert ear.kinds == [Kind.CARD]
    settings[SOUNDS] = False
    heard.hear(VIEW, (Discarded(0, 3, 1),))
    settings[SOUNDS] = True
    settings[SOUND["turn"]] = True
    heard.hear(VIEW, (Revealed(1, 4),))
    qtbot.waitUntil(lambda: Kind.TURN in ear.kinds, timeout=20_000)
    assert set(ear.kinds) <= {Kind.CARD, Kind.TURN}


def test_what_was_set_is_heard_once(
    ear: Ear,
    table: TableView,
    settings: Settings,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(table_sounds, "SAMPLE_DELAY", 1)
    tried = TableSounds(Sounds(ear), table, settings)
    assert ear.kinds == [], "nothing sounds by itself"
    for volume in (50, 60, 70):
        settings[VOLUME] = volume
    qtbot.waitUntil(lambda: ear.kinds == [Kind.CARD], timeout=20_000)
    settings[SOUND["win"]] = False
    settings[SOUND["win"]] = True
    qtbot.waitUntil(lambda: len(ear.kinds) == 2, timeout=20_000)
    assert ear.kinds[-1] is Kind.WIN
    tried.deleteLater()


def test_a_whole_deal_is_heard_to_its_end(desks: Desks, ear: Ear) -> None:
    desk = desks()
    window = desk.window
    window.game.table.speed = Speed.OFF
    sounds = TableSounds(Sounds(ear), window.game.table, window.settings)
    told: list[object] = []
    window.sitting.told.connect(sounds.hear)
    window.sitting.told.connect(lambda *_: told.append(None))
    window.sitting.start("chan", seed=5)
    desk.until(lambda: desk.playing)
    view = desk.play_out(desk.play_with_mouse)
    last = Kind.WIN if view.result is not None and view.result.kind == "win" else Kind.DRAW
    desk.until(lambda: last in ear.kinds)
    assert ear.kinds[0] is Kind.CARD, "the deal"
    assert len(ear.kinds) <= len(told)
