"""Cards travel where events tell, and arrive whatever happens meanwhile."""

from __future__ import annotations

import pytest
import shiboken6
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.art.drawings import BACK
from cardavia_desktop.rules import GAMES, View
from cardavia_desktop.rules.events import Claimed, Dealt, Discarded, Event, Left, Revealed
from cardavia_desktop.ui.motion import Speed, fade, rise
from cardavia_desktop.ui.table.arrange import Order
from cardavia_desktop.ui.table.items import CardItem
from cardavia_desktop.ui.table.layout import table_layout
from cardavia_desktop.ui.table.scene import TableScene
from cardavia_desktop.ui.table.view import TableView
from tests.ui.table.positions import told

WON_BY_OTHERS = 0
"""The seed of a deal of Chắn in which another seat wins on a card that lies open."""


SLOWEST = 100_000.0
"""How many times longer than normal everything takes: nothing ends by itself within a test."""


def opened(qtbot: QtBot, cards: Cards) -> TableView:
    view = TableView(cards)
    qtbot.addWidget(view)
    view.resize(1280, 700)
    with qtbot.waitExposed(view):
        view.show()
    return view


@pytest.fixture
def table(qtbot: QtBot, cards: Cards) -> TableView:
    return opened(qtbot, cards)


@pytest.fixture
def slow(table: TableView, monkeypatch: pytest.MonkeyPatch) -> TableView:
    """A table on which nothing arrives by itself."""
    monkeypatch.setattr(Speed.SLOW, "_value_", SLOWEST)
    table.speed = Speed.SLOW
    return table


def scene_of(table: TableView) -> TableScene:
    scene = table.scene()
    assert isinstance(scene, TableScene)
    return scene


def moving(table: TableView) -> bool:
    return scene_of(table).motion.moving


def cards_on(table: TableView) -> list[CardItem]:
    return [item for item in table.scene().items() if isinstance(item, CardItem)]


def lying(table: TableView) -> list[tuple[float, float, float, float, bool]]:
    """Where all cards lie, how large they are drawn, and whether they are seen."""
    found = cards_on(table)
    return sorted(
        (c.pos().x(), c.pos().y(), c.zValue(), c.scale() * c.opacity(), c.isVisible())
        for c in found
    )


def show_first(table: TableView, game: str, seed: int, kind: type[Event]) -> View:
    """Tell a deal up to the first event of a kind."""
    for view, events in told(game, seed):
        table.tell(view, events)
        if any(type(event) is kind for event in events):
            return view
    raise AssertionError(f"no {kind} in this deal")


def flying(table: TableView) -> list[CardItem]:
    """The cards that are on their way before all others."""
    return [card for card in cards_on(table) if card.zValue() >= 5000]


def test_a_turned_up_card_comes_from_the_stock_back_first(slow: TableView) -> None:
    show_first(slow, "chan", 2, Revealed)
    stock = table_layout(1280, 700, 4, "totom").stock
    (card,) = [c for c in flying(slow) if (c.pos().x(), c.pos().y()) == (stock.x, stock.y)]
    face = card.side
    assert face.code == BACK
    card.turn(0.49, face)
    assert card.side.code == BACK
    assert card.transform().m11() < 0.1, "edge-on at half time"
    card.turn(0.51, face)
    assert card.side == card.drawn
    scene_of(slow).motion.land()
    assert flying(slow) == []
    assert card.transform().isIdentity()
    assert card.scale() == 1
    assert card.side == card.drawn


def test_a_discard_goes_from_the_hand_to_the_middle_and_on_to_its_gate(slow: TableView) -> None:
    layout = table_layout(1280, 700, 3, "nantong")
    for view, events in told("nantong", 5):
        scene_of(slow).motion.land()
        held = slow.hand.lying()
        slow.tell(view, events)
        own = [e for e in events if isinstance(e, Discarded) and e.seat == 0]
        if own and view.public == own[0].face:
            break
    (card,) = [c for c in flying(slow) if c.drawn.code == view.game.deck.codes[view.public]]
    starts = [(rect.x, rect.y) for rect in held[own[0].face]]
    assert (card.pos().x(), card.pos().y()) in starts
    assert card.scale() * card.card.width() == pytest.approx(held[own[0].face][0].w)
    table = slow
    for view, events in told("nantong", 5):
        table.tell(view, events)
        left = [event for event in events if isinstance(event, Left)]
        if left:
            break
    spot = layout.seats[left[0].seat].public
    assert (spot.x, spot.y) in [(c.pos().x(), c.pos().y()) for c in flying(table)]


def test_the_cards_of_a_claim_come_from_where_they_lay(slow: TableView) -> None:
    """The public card from the middle, the others from the hand of who took it."""
    for view, events in told("nantong", 5):
        before = slow.shown
        slow.tell(view, events)
        claims = [event for event in events if isinstance(event, Claimed)]
        if claims:
            break
    assert before is not None
    layout = before[1]
    spot, plate = layout.seats[before[0].source].public, layout.seats[claims[0].seat].plate
    starts = [card.pos() for card in flying(slow)]
    middle = QPointF(spot.x, spot.y)
    assert starts.count(middle) == 1
    others = [start for start in starts if start != middle]
    assert len(others) == 2
    if claims[0].seat != 0:
        assert all(plate.y <= start.y() <= plate.bottom for start in others)


def test_the_won_hand_is_laid_open_round_the_card_that_won(slow: TableView) -> None:
    """That comes from where it lay, the others from the hand of the winner."""
    before = GAMES["chan"].deal(WON_BY_OTHERS).view(0)
    for view, events in told("chan", WON_BY_OTHERS, wins=True):
        if events and view.result is None:
            before = view
    assert view.result is not None
    assert view.winner not in (None, 0)
    slow.tell(before)
    slow.tell(view, events)
    cards = flying(slow)
    assert len(cards) == sum(len(meld.cards) for meld in view.result.hand)
    layout = table_layout(1280, 700, 4, "totom")
    spot = layout.seats[before.source].public
    (first,) = [card for card in cards if card.pos() == QPointF(spot.x, spot.y)]
    assert first.drawn.code == view.game.deck.codes[view.result.card]
    plate = layout.seats[view.winner].plate
    assert all(plate.x < card.x() < plate.right for card in cards if card is not first)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_deal_takes_less_than_one_and_a_half_seconds(game: str, slow: TableView) -> None:
    view = GAMES[game].deal(3).view(0)
    slow.tell(view, view.events)
    scene = scene_of(slow)
    assert scene.dealing
    assert 0 < scene.motion.longest < 1.5
    assert not any(card.isVisible() for card in slow.hand.items)
    dealt = len(cards_on(slow))
    scene.motion.land()
    assert all(card.isVisible() for card in slow.hand.items)
    assert len(cards_on(slow)) == dealt - sum(view.sizes[1:])


def test_a_key_and_a_click_end_the_dealing(slow: TableView) -> None:
    view = GAMES["chan"].deal(3).view(0)
    skipped: list[int] = []
    slow.dealing_skipped.connect(lambda: skipped.append(1))
    slow.setFocus()
    slow.tell(view, view.events)
    QTest.keyClick(slow, Qt.Key.Key_F9)
    assert not moving(slow)
    assert skipped == [1]
    other = GAMES["chan"].deal(4).view(0)
    slow.tell(other, other.events)
    assert moving(slow)
    QTest.mouseClick(slow.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(640, 300))
    assert not moving(slow)
    assert skipped == [1, 1]
    QTest.mouseClick(slow.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(640, 300))
    assert skipped == [1, 1], "nothing was being dealt"


@pytest.mark.parametrize("game", sorted(GAMES))
def test_another_view_lands_all_cards(
    game: str, slow: TableView, cards: Cards, qtbot: QtBot
) -> None:
    """Told in the middle of a flight, the table looks as if nothing had moved."""
    still = opened(qtbot, cards)
    still.speed = Speed.OFF
    for i, (view, events) in enumerate(told(game, 3)):
        slow.tell(view, events)
        if i % 10 == 0:
            slow.tell(view)
            scene_of(slow).motion.land()
            still.tell(view)
            assert lying(slow) == lying(still)


def test_cards_arrive_by_themselves(table: TableView, qtbot: QtBot) -> None:
    table.speed = Speed.FAST
    view = show_first(table, "paohuzi", 4, Left)
    assert flying(table)
    qtbot.waitUntil(lambda: not moving(table))
    arrived = lying(table)
    table.tell(view)
    qtbot.waitUntil(lambda: not moving(table))
    assert lying(table) == arrived
    assert all(scale == 1 and seen for *_, scale, seen in arrived)


def test_without_motion_everything_is_there_at_once(table: TableView) -> None:
    table.speed = Speed.OFF
    for view, events in told("nantong", 5):
        table.tell(view, events)
        assert not moving(table)
        assert all(z < 5000 and scale == 1 and seen for _, _, z, scale, seen in lying(table))


def test_reduced_motion_moves_nothing_and_fades_what_came(slow: TableView) -> None:
    slow.reduced = True
    for view, events in told("nantong", 5):
        slow.tell(view, events)
        now = lying(slow)
        places = [(x, y) for x, y, *_ in now]
        faded = [scale for *_, scale, _ in now if scale < 1]
        scene_of(slow).motion.land()
        assert [(x, y) for x, y, *_ in lying(slow)] == places
        if any(isinstance(event, Discarded) for event in events):
            assert 0.0 in faded
    assert flying(slow) == []


def test_a_hand_that_is_sorted_again_slides(slow: TableView) -> None:
    view = show_first(slow, "nantong", 5, Dealt)
    scene_of(slow).motion.land()
    places = [card.pos() for card in slow.hand.items]
    slow.sort = Order.RANK
    assert moving(slow)
    assert {(p.x(), p.y()) for p in places} == {
        (card.pos().x(), card.pos().y()) for card in slow.hand.items
    }, "nothing has moved yet"
    scene_of(slow).motion.land()
    for place, card in enumerate(slow.hand.items):
        rect = slow.hand.rect(place)
        assert (card.pos().x(), card.pos().y()) == (rect.x, rect.y)
        assert card.drawn.code == view.game.deck.codes[slow.hand.faces[place]]


def test_hiding_and_closing_in_the_middle_of_a_flight(slow: TableView) -> None:
    show_first(slow, "chan", 6, Dealt)
    assert moving(slow)
    slow.hide()
    assert not moving(slow)
    slow.show()
    show_first(slow, "chan", 6, Dealt)
    assert slow.close()


def test_a_hidden_table_moves_nothing(slow: TableView) -> None:
    slow.hide()
    show_first(slow, "chan", 6, Discarded)
    assert not moving(slow)


def test_what_fades_is_gone_in_the_end(qtbot: QtBot) -> None:
    page, sheet = QWidget(), QLabel("sheet")
    qtbot.addWidget(page)
    sheet.setParent(page)
    sheet.setGeometry(10, 30, 80, 20)
    sheet.hide()
    with qtbot.waitExposed(page):
        page.show()
    fade(page, 30, sheet.geometry())
    sheet.show()
    rise(sheet, 12, 30)
    assert sheet.y() == 42
    sheet.move(20, sheet.y() + 5)  # a layout moves it meanwhile
    (picture,) = (w for w in page.findChildren(QWidget) if not isinstance(w, QLabel))
    qtbot.waitUntil(lambda: not shiboken6.isValid(picture))
    qtbot.waitUntil(lambda: sheet.pos() == QPoint(20, 35))


def test_nothing_fades_without_time_or_where_nobody_looks(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    fade(page, 100)
    with qtbot.waitExposed(page):
        page.show()
    fade(page, 0)
    rise(page, 12, 0)
    assert page.findChildren(QWidget) == []
