"""The window: whole deals, deals that wait, trouble, and a clean end."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from cardavia_desktop.match import Storage
from cardavia_desktop.rules import DECKS, GAMES
from tests.match.sittings import Thinking
from tests.ui.conftest import Desks
from tests.ui.desk import tap

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("hand", ["mouse", "keys"])
def test_a_whole_deal_through_the_window(desks: Desks, game: str, hand: str) -> None:
    desk = desks()
    desk.start(game)
    result = desk.play_out(desk.play_with_mouse if hand == "mouse" else desk.play_with_keys).result
    assert result is not None
    sheet = desk.window.game.sheet
    desk.until(sheet.isVisible)
    points = "0" if not result.points[0] else f"{result.points[0]:+d}".replace("-", "−")
    assert points in desk.texts(sheet)
    assert desk.sees("Settlement")
    before = desk.view
    if hand == "mouse":
        desk.click("New deal", sheet)
    else:
        desk.press(Qt.Key.Key_Return)  # the main button of the sheet
    desk.until_asked(before)
    assert not sheet.isVisible()


def test_ctrl_n_deals_anew_after_asking(desks: Desks) -> None:
    desk = desks()
    desk.start("chan")
    desk.until_asked()
    desk.play_with_mouse()
    begun = desk.view
    QTest.keyClick(desk.window, Qt.Key.Key_N, CTRL)
    desk.click("Keep playing", desk.box())
    assert desk.view is begun
    QTest.keyClick(desk.window, Qt.Key.Key_N, CTRL)
    desk.click("New deal", desk.box())
    desk.until(lambda: desk.view.events[:4] != begun.events[:4])


def test_a_killed_window_offers_its_deal(desks: Desks) -> None:
    killed = desks()
    killed.start("paohuzi")
    killed.until_asked()
    for _ in range(3):
        killed.play_with_mouse()
    desk = desks()
    desk.until(lambda: desk.sees("A deal is waiting where you left it"))
    assert desk.sees(f"{killed.view.stock} cards left in the stock")
    assert desk.button("Continue").hasFocus()
    desk.press(Qt.Key.Key_Return)
    desk.until_asked()
    assert desk.view == killed.view
    desk.play_out(desk.play_with_mouse)


def test_all_deals_that_wait_are_offered(desks: Desks) -> None:
    desk = desks(size=(1024, 640))
    for game in ("chan", "nantong"):
        desk.start(game)
        desk.until_asked()
        desk.go_home()
        desk.until(lambda: not desk.playing)
    desk.until(lambda: desk.texts().count("Continue") == 2)
    _latest, first = desk.buttons("Continue")
    tap(first)
    desk.until_asked()
    assert desk.view.game.name == "chan"


def test_a_new_game_takes_the_place_of_a_deal_only_after_asking(desks: Desks) -> None:
    desk = desks()
    desk.start("chan")
    desk.until_asked()
    waiting = desk.view
    desk.go_home()
    desk.until(lambda: desk.sees("A deal is waiting"))
    desk.start("chan")
    box = desk.box()
    assert "A deal of Chắn is waiting." in box.text()
    desk.click("Continue", box)
    desk.until_asked()
    assert desk.view == waiting
    desk.go_home()
    desk.until(lambda: desk.sees("A deal is waiting"))
    desk.start("chan")
    desk.click("Start game", desk.box())
    desk.until_asked()
    assert desk.view.events[:4] != waiting.events[:4]


def test_closing_while_an_ai_player_thinks(desks: Desks) -> None:
    thinking = Thinking()
    desk = desks(lambda seat, seed: thinking)
    desk.window.sitting.start("chan", seed=1, dealer=1)
    desk.until(thinking.began.is_set)
    assert desk.window.close()
    assert not desk.window.isVisible()
    assert not desk.window.sitting.wait(0)  # closed although the player still thinks
    thinking.release.set()
    assert desk.window.sitting.wait(20_000)


def test_a_broken_file_is_told_in_a_sentence(desks: Desks, tmp_path: Path) -> None:
    Storage(tmp_path).path("chan").write_text("nonsense")
    desk = desks()
    kept = tmp_path / "chan.broken-1"
    sentence = f"A saved deal cannot be read. The file is kept as {kept}."
    desk.until(lambda: desk.sees(sentence))
    desk.click("Close")
    assert not desk.sees(sentence)
    assert kept.read_text() == "nonsense"


def test_a_game_that_cannot_be_saved_goes_on(desks: Desks, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    desk = desks(folder=blocked)
    desk.start("chan")
    desk.play_out(desk.play_with_mouse)
    assert len([text for text in desk.texts() if "cannot be saved" in text]) == 1


def test_next_deal_and_restart_are_for_nantong(desks: Desks) -> None:
    desk = desks()
    desk.start("nantong")
    desk.until_asked()
    assert "Restart" in desk.texts()
    assert "Next deal" not in desk.texts()
    dealer = desk.play_out(desk.play_with_mouse).dealer
    sheet = desk.window.game.sheet
    desk.until(sheet.isVisible)
    before = desk.view
    desk.click("Next deal", sheet)
    desk.until_asked(before)
    assert desk.view.dealer == (dealer + 1) % 3
    before = desk.view
    desk.click("Restart")
    desk.until(lambda: desk.view is not before)
    desk.until_asked()
    desk.go_home()
    desk.until(lambda: desk.sees("Card traditions"))
    desk.start("chan")
    desk.until_asked()
    assert "Restart" not in desk.texts()


def test_the_score_sheet_can_be_put_aside(desks: Desks) -> None:
    desk = desks()
    desk.start("chan")
    desk.play_out(desk.play_with_mouse)
    sheet = desk.window.game.sheet
    desk.until(sheet.isVisible)
    desk.press(Qt.Key.Key_Escape)
    assert not sheet.isVisible()
    desk.click("Score")
    assert sheet.isVisible()
    desk.click("Copy deal number")
    assert QGuiApplication.clipboard().text().startswith(f"chan/{desk.view.dealer}/")


def test_the_menus_have_the_keys_of_the_platform(desks: Desks) -> None:
    desk = desks()
    keys = {action.text(): action.shortcut() for action in desk.menu_actions()}
    assert keys["&New deal"] == QKeySequence(QKeySequence.StandardKey.New)
    assert keys["&Quit"] == QKeySequence("Ctrl+Q")


class Shown(QObject):
    """Hears which windows are shown, and be it for a moment."""

    def __init__(self) -> None:
        super().__init__()
        self.windows: list[QObject] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802  # Qt's name
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.windows.append(watched)
        return False


def test_no_part_of_a_page_is_a_window_for_a_moment(desks: Desks, qapp: QApplication) -> None:
    shown = Shown()
    qapp.installEventFilter(shown)
    desk = desks()
    for deck in DECKS:
        desk.window.pages.show_deck(deck)
    desk.window.game.show_rules(GAMES["chan"])
    qapp.removeEventFilter(shown)
    assert shown.windows == [desk.window]
