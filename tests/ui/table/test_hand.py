"""The hand in a person's hands: dragged, moved with keys, sorted, played by one click."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from cardavia_desktop.rules import GAMES
from cardavia_desktop.ui.table.arrange import Order
from cardavia_desktop.ui.table.layout import Rect, TableLayout
from cardavia_desktop.ui.table.view import TableView
from tests.ui.table.person import ENTER, LEFT, PLAIN, Person, Show, with_reasons
from tests.ui.table.positions import asked, find, only

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def codes(table: TableView) -> str:
    """The hand as it lies: blocks parted by bars."""
    shown = table.shown
    assert shown is not None
    names = shown[0].game.deck.codes
    return " | ".join(" ".join(names[face] for face in group) for group in table.hand.groups)


def cards(table: TableView) -> list[str]:
    return sorted(codes(table).replace("|", "").split())


def layout_of(table: TableView) -> TableLayout:
    assert table.shown is not None
    return table.shown[1]


def grip(table: TableView, place: int) -> QPoint:
    strip = table.hand.strip(place)
    return QPoint(strip.right - 3, strip.y + strip.h // 2)


def center(rect: Rect) -> QPoint:
    return QPoint(rect.cx, rect.y + rect.h // 2)


def pull(table: TableView, place: int, *way: QPoint) -> None:
    """Press on a card and move; the button stays down."""
    start = grip(table, place)
    QTest.mousePress(table.viewport(), LEFT, PLAIN, start)
    for point in way:
        move(table.viewport(), point)


def move(viewport: QWidget, point: QPoint, buttons: Qt.MouseButton = LEFT) -> None:
    """The pointer moves with a button down, which QTest cannot do."""
    event = QMouseEvent(
        QMouseEvent.Type.MouseMove,
        QPointF(point),
        QPointF(viewport.mapToGlobal(point)),
        Qt.MouseButton.NoButton,
        buttons,
        PLAIN,
    )
    QApplication.sendEvent(viewport, event)


def drag(table: TableView, place: int, *way: QPoint) -> None:
    pull(table, place, *way)
    QTest.mouseRelease(table.viewport(), LEFT, PLAIN, way[-1])


# Dragging within the hand.


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_card_is_dragged_to_the_other_end_of_the_hand(game: str, show: Show) -> None:
    _, view = find(game, only("discard"))
    table = show(view).table
    hand = table.hand
    before, first = codes(table), hand.faces[0]
    last = hand.rect(len(hand.faces) - 1)
    drag(table, 0, QPoint(last.right + 20, last.y + 40))
    assert hand.faces[-1] == first
    assert codes(table) != before
    assert cards(table) == sorted(before.replace("|", "").split())
    assert hand.carried is None
    table.tell(view)
    assert hand.faces[-1] == first, "it stays when something happens"


def test_the_others_make_room_while_a_card_is_dragged(show: Show) -> None:
    _, view = find("chan", only("discard"))
    table = show(view).table
    hand = table.hand
    before = codes(table)
    places = [item.pos() for item in hand.items]
    target = hand.rect(9)
    pull(table, 0, QPoint(target.x + 4, target.y + 60))
    carried = hand.carried
    assert carried is not None
    assert carried.place in (8, 9)
    item = hand.items[carried.place]
    grabbed = QPointF(target.x + 4, target.y + 60) - carried.grip
    assert item.pos() == QPointF(grabbed), "it follows the pointer"
    assert item.zValue() == max(card.zValue() for card in hand.items)
    assert [card.pos() for card in hand.items if card is not item] != places[1:]
    pull_back = QPoint(20, 100)
    move(table.viewport(), pull_back)
    assert codes(table) == before, "elsewhere it would go back"
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert hand.carried is None
    assert [card.pos() for card in hand.items] == places
    QTest.mouseRelease(table.viewport(), LEFT, PLAIN, pull_back)
    assert codes(table) == before


def test_a_card_that_is_let_go_where_it_was_leaves_the_hand_sorted(show: Show) -> None:
    _, view = find("chan", only("discard"))
    table = show(view).table
    before = codes(table)
    start = grip(table, 3)
    drag(table, 3, start + QPoint(60, 0), start + QPoint(2, 0))
    assert codes(table) == before
    table.sort = Order.SUIT
    assert codes(table) != before, "the person has moved nothing"


def test_a_small_move_is_a_click(show: Show) -> None:
    _, view = find("chan", only("discard"))
    person = show(view)
    place = person.place(legal=True)
    start = grip(person.table, place)
    drag(person.table, place, start + QPoint(2, 1))
    assert person.table.hand.selected == place


def test_a_card_gets_a_column_of_its_own_and_joins_another(show: Show) -> None:
    _, view = find("nantong", only("discard"))
    table = show(view).table
    hand = table.hand
    columns = len(hand.groups)
    place = next(p for p in range(len(hand.faces)) if len(hand.groups[column_of(table, p)]) > 1)
    face, size = hand.faces[place], len(hand.groups[column_of(table, place)])
    edge = layout_of(table).hand
    drag(table, place, QPoint(edge.right - 4, edge.y + 60))
    assert hand.groups[-1] == (face,)
    assert len(hand.groups) == columns + 1
    start = place - (place > 0 and column_of(table, place - 1) == column_of(table, place))
    target = column_of(table, start)
    assert len(hand.groups[target]) == size - 1
    foot = hand.rect(start + size - 2).bottom - 10
    pull(table, len(hand.faces) - 1)
    for x in range(edge.right, edge.x, -4):  # the columns move while the card passes them
        move(table.viewport(), QPoint(x, foot))
        if len(hand.groups[target]) == size:
            break
    QTest.mouseRelease(table.viewport(), LEFT, PLAIN, QPoint(x, foot))
    assert hand.groups[target][-1] == face
    assert len(hand.groups[target]) == size


def hand_end(table: TableView) -> str:
    return codes(table).split()[-1]


def column_of(table: TableView, place: int) -> int:
    start = 0
    for column, group in enumerate(table.hand.groups):
        start += len(group)
        if place < start:
            return column
    raise AssertionError(place)


def test_a_new_card_joins_the_order_of_the_person(show: Show) -> None:
    played, view = find("nantong", only("discard"))
    table = show(view).table
    drag(table, 0, QPoint(layout_of(table).hand.right - 4, layout_of(table).hand.y + 60))
    last = hand_end(table)
    mine = cards(table)
    gone = view.legal[0]
    played.play(gone)
    table.tell(played.view(0))
    mine.remove(gone.split()[1])
    assert cards(table) == mine
    assert hand_end(table) == last
    other = GAMES["nantong"].deal(9).view(0)
    table.tell(other)
    lying = codes(table)
    table.sort_again()
    assert codes(table) == lying, "another deal is sorted"


def test_a_drag_ends_when_the_hand_changes(show: Show) -> None:
    played, view = find("nantong", only("discard"))
    table = show(view).table
    pull(table, 0, QPoint(640, 300))
    assert table.hand.carried is not None
    table.tell(view)
    assert table.hand.carried is not None, "the hand is the same"
    played.play(view.legal[0])
    table.tell(played.view(0))
    lying = codes(table)
    QTest.mouseRelease(table.viewport(), LEFT, PLAIN, QPoint(640, 300))
    assert codes(table) == lying
    hand = table.hand
    assert hand.carried is None


# Dragging to the table.


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_card_that_is_dragged_to_the_table_is_played(game: str, show: Show) -> None:
    _, view = find(game, only("discard"))
    person = show(view)
    layout = layout_of(person.table)
    for target in (layout.seats[0].gate, layout.seats[0].public):
        place = person.place(legal=True)
        code = view.game.deck.codes[person.table.hand.faces[place]]
        drag(person.table, place, center(target))
        assert person.answers.pop() == f"discard {code}"
        person.table.tell(view)


def test_the_place_where_a_card_is_played_is_framed(show: Show) -> None:
    _, view = find("chan", only("discard"))
    person = show(view)
    table = person.table
    gate = layout_of(table).seats[0].gate
    spot = QPoint(gate.x + 60, gate.y + 2)  # the upper edge of the gate

    def edge() -> tuple[int, int, int]:
        image = table.grab().toImage()
        color = max(
            (image.pixelColor(spot.x(), spot.y() + d) for d in range(-3, 3)), key=QColor.red
        )
        return color.red(), color.green(), color.blue()

    plain = edge()
    pull(table, person.place(legal=False), QPoint(640, 300))
    assert edge() == plain
    move(table.viewport(), grip(table, 0), Qt.MouseButton.NoButton)
    QTest.mouseRelease(table.viewport(), LEFT, PLAIN, QPoint(10, 10))
    pull(table, person.place(legal=True), QPoint(640, 300))
    red, green, blue = edge()
    assert red > green > blue
    assert red > 150, "ochre"
    QTest.mouseRelease(table.viewport(), LEFT, PLAIN, QPoint(10, 10))
    assert edge() == plain
    assert person.answers == []


def test_a_capture_is_dragged_to_the_public_card(show: Show) -> None:
    _, view = find("chan", asked("capture"))
    person = show(view)
    public = layout_of(person.table).seats[view.source].public
    drag(person.table, person.place(legal=True), center(public))
    assert [action.verb for action in person.answers] == ["capture"]


def test_an_illegal_card_goes_back_and_is_explained(show: Show) -> None:
    table, view = find("chan", only("discard"))
    person = show(view)
    with_reasons(person, table)
    before = codes(person.table)
    place = person.place(legal=False)
    drag(person.table, place, QPoint(640, 300))
    assert person.answers == []
    assert [why.verb for why in person.whys] == ["discard"]
    assert person.bubble.isVisible()
    assert codes(person.table) == before
    assert person.table.hand.asked == place


def test_a_card_that_is_let_go_elsewhere_goes_back(show: Show) -> None:
    _, view = find("chan", only("discard"))
    person = show(view)
    before = codes(person.table)
    plate = layout_of(person.table).seats[1].plate
    drag(person.table, person.place(legal=True), center(plate))
    assert person.answers == []
    assert person.whys == []
    assert codes(person.table) == before


# Keys.


def test_control_and_arrows_move_the_card_with_the_focus(show: Show) -> None:
    _, view = find("chan", only("discard"))
    table = show(view).table
    hand = table.hand
    face, before = hand.faces[0], codes(table)
    QTest.keyClick(table, Qt.Key.Key_Home)
    for _ in range(40):
        QTest.keyClick(table, Qt.Key.Key_Right, CONTROL)
        assert hand.faces[hand.focus] == face
    assert hand.faces[-1] == face
    QTest.keyClick(table, Qt.Key.Key_Left, SHIFT)
    assert hand.faces[-1] != face
    QTest.keyClick(table, Qt.Key.Key_S)
    assert codes(table) == before


@pytest.mark.parametrize("game", ["paohuzi", "nantong"])
def test_a_card_walks_through_the_columns_by_keys(game: str, show: Show) -> None:
    _, view = find(game, only("discard"))
    table = show(view).table
    hand = table.hand
    face = hand.faces[0]
    QTest.keyClick(table, Qt.Key.Key_Home)
    for _ in range(60):
        QTest.keyClick(table, Qt.Key.Key_Right, CONTROL)
        assert hand.faces[hand.focus] == face
    assert hand.groups[-1] == (face,)
    QTest.keyClick(table, Qt.Key.Key_Left, CONTROL)
    assert hand.groups[-1][-1] == face
    QTest.keyClick(table, Qt.Key.Key_Up, CONTROL)
    assert hand.groups[-1].index(face) < len(hand.groups[-1]) - 1


def test_digits_jump_to_the_cards_of_a_rank(show: Show) -> None:
    _, view = find("nantong", lambda view: bool(only("discard")(view) and view.hand[27]))
    person = show(view)
    hand, ranks = person.table.hand, view.game.deck.ranks
    person.press(Qt.Key.Key_Home)
    rank = next(ranks[face] for face in hand.faces if ranks[face])
    seen = set()
    for _ in range(3):
        QTest.keyClicks(person.table, str(rank))
        seen.add(hand.focus)
        assert ranks[hand.faces[hand.focus]] == rank
    QTest.keyClicks(person.table, "0")
    assert ranks[hand.faces[hand.focus]] == 0
    assert person.answers == []


# How the person wants it.


def test_one_click_is_enough_if_the_person_wants_that(show: Show) -> None:
    _, view = find("chan", only("discard"))
    person = show(view)
    person.table.one_click = True
    place = person.place(legal=True)
    code = view.game.deck.codes[person.table.hand.faces[place]]
    person.click(place)
    assert person.answers == [f"discard {code}"]
    person.table.tell(view)
    person.go_to(place)
    person.press(ENTER)
    assert person.answers == [f"discard {code}"] * 2


def test_marks_and_reading_can_be_switched_off(show: Show) -> None:
    _, view = find("chan", only("discard"))
    table = show(view).table
    below = layout_of(table).hand.bottom + 4

    def marked() -> bool:
        image = table.grab().toImage()
        row = {image.pixelColor(x, below).lightness() for x in range(300, 980)}
        return max(row) > 150

    assert marked()
    table.marks = False
    assert not marked()
    table.tell(view)
    assert not marked()
    reading = next(w for w in table.notes if w.isVisible())
    table.reading = False
    assert not reading.isVisible()
    table.tell(view)
    assert not reading.isVisible()
    table.reading = table.marks = True
    assert reading.isVisible()
    assert marked()


# Strays.


@pytest.mark.parametrize(("between", "answers"), [(120, 1), (5000, 2)])
def test_a_double_click_does_not_answer_the_next_question(
    between: int, answers: int, show: Show
) -> None:
    _, view = find("chan", asked("capture"))
    person = show(view)
    first = person.button("capture")
    spot = first.mapToGlobal(QPoint(20, 12))
    person.table.answered.connect(lambda _: person.table.tell(view))
    press_twice(person, spot, between)
    assert len(person.answers) == answers


def press_twice(person: Person, spot: QPoint, between: int) -> None:
    for time in (1000, 1000 + between):
        button = next(b for b in person.buttons if b.rect().contains(b.mapFromGlobal(spot)))
        for kind in (QMouseEvent.Type.MouseButtonPress, QMouseEvent.Type.MouseButtonRelease):
            down = kind is QMouseEvent.Type.MouseButtonPress
            buttons = LEFT if down else Qt.MouseButton.NoButton
            local, there = QPointF(button.mapFromGlobal(spot)), QPointF(spot)
            event = QMouseEvent(kind, local, there, LEFT, buttons, PLAIN)
            event.setTimestamp(time)
            QApplication.sendEvent(button, event)
