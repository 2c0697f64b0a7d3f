"""The chart of a sitting, and how the score sheet shares its room."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.match import Standing
from cardavia_desktop.rules import GAMES
from cardavia_desktop.ui.score.chart import STROKES, SittingChart
from cardavia_desktop.ui.score.lists import PaymentList, SettlementList
from cardavia_desktop.ui.score.sheet import ScoreSheet, sheet_room
from cardavia_desktop.ui.score.won import WonHand
from cardavia_desktop.ui.theme import Look, Type, wear
from tests.ui.conftest import as_at_first
from tests.ui.test_pages import finished

COURSE = ((0, 0, 0), (140, -40, -100), (120, 0, -120))


@pytest.fixture
def chart(qtbot: QtBot) -> SittingChart:
    made = SittingChart()
    qtbot.addWidget(made)
    return made


def test_the_chart_comes_with_the_second_deal(chart: SittingChart) -> None:
    chart.show_course(COURSE[:2])
    assert chart.isHidden()
    chart.show_course(COURSE)
    assert not chart.isHidden()
    chart.show_course(())
    assert chart.isHidden()


def test_the_chart_is_told_in_words(chart: SittingChart) -> None:
    chart.show_course(COURSE)
    assert chart.accessibleName() == "Course of the sitting"
    assert chart.accessibleDescription() == (
        "You: +120 now, +140 at most, 0 at least; "
        "AI 1: 0 now, 0 at most, −40 at least; "
        "AI 2: −120 now, 0 at most, −120 at least"
    )


def test_every_seat_has_a_line_that_is_told_apart_without_color() -> None:
    assert len(STROKES) == max(game.seats for game in GAMES.values())
    assert len({stroke.dashes for stroke in STROKES}) == len(STROKES)


@pytest.mark.parametrize(
    "course",
    [
        COURSE,
        ((0, 0, 0, 0),) * 3,
        tuple((n, -n, 0, 0) for n in range(200)),
        ((10**9, -(10**9), 0, 0),) * 4,
    ],
)
@pytest.mark.parametrize("size", [(250, 80), (40, 20)])
def test_every_course_can_be_drawn(
    chart: SittingChart, course: tuple[tuple[int, ...], ...], size: tuple[int, int]
) -> None:
    chart.resize(*size)
    chart.show_course(course)
    chart.grab()  # what goes wrong while painting fails the test


def sheet(
    desk: QWidget, cards: Cards, game: str, winner: int | None, size: tuple[int, int]
) -> ScoreSheet:
    view = finished(game, winner)
    assert view.result is not None
    made = ScoreSheet(cards, desk)
    made.set_compact(True)
    desk.resize(*size)
    desk.show()
    made.lie_over(desk.rect())
    zero = (0,) * view.game.seats
    made.show_result(view, Standing(game, None, (zero, zero, view.result.points)))
    return made


@pytest.fixture
def desk(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


def test_in_a_small_window_the_lists_of_chan_are_seen_whole(desk: QWidget, cards: Cards) -> None:
    made = sheet(desk, cards, "chan", 0, (1008, 524))
    assert made.findChildren(QScrollArea)[0].verticalScrollBar().maximum() == 0


def test_long_lists_take_room_from_the_hand_but_not_all(desk: QWidget, cards: Cards) -> None:
    made = sheet(desk, cards, "nantong", 0, (1008, 524))
    hand = made.findChildren(WonHand)[0]
    assert hand.height() == round(0.26 * 524)


def test_groups_make_room_for_their_names(
    desk: QWidget, cards: Cards, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = sheet(desk, cards, "nantong", 0, (1008, 524))
    hand = made.findChildren(WonHand)[0]
    _, _, narrow, one_line = hand._sizes("nantong")
    monkeypatch.setattr("cardavia_desktop.ui.score.won.kind_name", lambda _: "three identical")
    width, _, between, foot = hand._sizes("nantong")
    assert between > narrow >= 0.6 * width
    assert foot == one_line, "there is room enough beside each other"
    monkeypatch.setattr("cardavia_desktop.ui.score.won.kind_name", lambda _: "alike " * 5)
    assert hand._sizes("nantong")[3] > one_line, "names take two lines"
    hand.grab()  # what goes wrong while painting fails the test


def test_n8_2_the_sheet_tells_who_pays_whom(desk: QWidget, cards: Cards) -> None:
    made = sheet(desk, cards, "nantong", 0, (1152, 650))
    assert not made.findChildren(PaymentList)[0].isHidden()
    texts = [label.text() for label in made.findChildren(PaymentList)[0].findChildren(QLabel)]
    assert any(text.endswith("pays you") for text in texts)
    chan = sheet(desk, cards, "chan", 0, (1152, 650))
    assert chan.findChildren(PaymentList)[0].isHidden()


def test_a_sheet_is_no_higher_than_what_it_tells(desk: QWidget, cards: Cards) -> None:
    room = QRect(0, 0, 1152, 650)
    drawn = sheet(desk, cards, "paohuzi", None, (1152, 650))
    assert drawn.height() < 400
    assert abs(drawn.geometry().center().y() - room.center().y()) <= 1
    assert drawn.findChildren(QScrollArea)[0].verticalScrollBar().maximum() == 0
    settled = drawn.findChildren(SettlementList)[0]
    QApplication.processEvents()
    assert settled.width() > 1000  # nothing stands beside it
    long = sheet(desk, cards, "nantong", 0, (1152, 650))
    assert long.geometry() == room


@pytest.mark.parametrize(
    ("table", "compact", "place"),
    [
        (QRect(0, 100, 1280, 700), False, QRect(64, 124, 1152, 652)),
        (QRect(0, 84, 1024, 556), True, QRect(8, 92, 1008, 540)),
        (QRect(0, 100, 3840, 2000), False, QRect(1240, 650, 1360, 900)),
    ],
)
def test_a_sheet_leaves_some_of_the_table_and_is_never_huge(
    table: QRect, compact: bool, place: QRect
) -> None:
    assert sheet_room(table, compact=compact) == place


@pytest.fixture
def large_text(look: QApplication) -> Iterator[None]:
    wear(look, Look(type=Type(2.0)))
    yield
    as_at_first(look)


@pytest.mark.usefixtures("large_text")
def test_with_text_twice_as_large_nothing_on_the_sheet_is_cut(desk: QWidget, cards: Cards) -> None:
    made = sheet(desk, cards, "nantong", 0, (1008, 480))
    QApplication.processEvents()
    buttons = [part for part in made.findChildren(QPushButton) if part.isVisible()]
    assert len(buttons) == 6  # the deal has no number to copy
    assert [part.text() for part in buttons if part.width() < part.sizeHint().width()] == []
    words = [part for part in made.findChildren(QLabel) if part.isVisible() and part.wordWrap()]
    assert [
        part.text() for part in words if part.height() < part.heightForWidth(part.width())
    ] == []


def test_buttons_stand_in_one_row_where_they_have_room(desk: QWidget, cards: Cards) -> None:
    made = sheet(desk, cards, "nantong", 0, (1008, 524))
    QApplication.processEvents()
    buttons = [part for part in made.findChildren(QPushButton) if part.isVisible()]
    assert len({part.geometry().center().y() for part in buttons}) == 1
