"""What assistive technology finds in the window, asked of the interfaces that Qt hands out."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAccessibleWidget, QGridLayout, QLabel, QWidget
from pytestqt.qtbot import QtBot

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.i18n import languages, words
from cardavia_desktop.rules import GAMES, View
from cardavia_desktop.ui.accessibility import accessible
from cardavia_desktop.ui.accessibility.accessible import attach
from cardavia_desktop.ui.accessibility.rows import Rows
from cardavia_desktop.ui.table.accessible import WHY, AccessibleTable
from cardavia_desktop.ui.table.answer_button import AnswerButton
from cardavia_desktop.ui.table.question import drawn
from cardavia_desktop.ui.table.view import TableView
from tests.ui.table.positions import asked, find
from tools.screenshots import positions

NAME, DESCRIPTION = QAccessible.Text.Name, QAccessible.Text.Description
PRESS, SET_FOCUS = QAccessibleWidget.pressAction(), QAccessibleWidget.setFocusAction()


def of(widget: QWidget) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(widget)


def children(node: QAccessibleInterface) -> list[QAccessibleInterface]:
    return [node.child(i) for i in range(node.childCount())]


def walk(node: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    yield node
    for child in children(node):
        yield from walk(child)


def names(node: QAccessibleInterface) -> list[str]:
    return [child.text(NAME) for child in children(node)]


def is_hand(node: QAccessibleInterface) -> bool:
    return node.role() == QAccessible.Role.List and node.text(NAME) == "Your hand"


class Listener:
    """Somebody at a table who does not see it."""

    def __init__(self, table: TableView) -> None:
        self.table = table
        self.answers: list[object] = []
        self.whys: list[object] = []
        table.answered.connect(self.answers.append)
        table.asked_why.connect(self.whys.append)

    def find(self, name: str) -> QAccessibleInterface:
        """The one thing with a name."""
        (only,) = [node for node in walk(of(self.table)) if node.text(NAME) == name]
        return only

    @property
    def hand(self) -> QAccessibleInterface:
        (only,) = [node for node in children(of(self.table)) if is_hand(node)]
        return only

    def card(self, *, legal: bool) -> tuple[int, QAccessibleInterface]:
        """The first card that may be played, or may not, and its place."""
        places = range(len(self.table.hand.faces))
        place = next(p for p in places if self.table.hand.legal(p) is legal)
        return place, self.hand.child(place)

    def do(self, node: QAccessibleInterface, action: str) -> None:
        assert action in node.actionInterface().actionNames()
        node.actionInterface().doAction(action)


@pytest.fixture
def listen(qtbot: QtBot, cards: Cards) -> Iterator[Callable[[View], Listener]]:
    tables: list[TableView] = []

    def sit_down(view: View) -> Listener:
        table = TableView(cards)
        tables.append(table)
        qtbot.addWidget(table)
        table.resize(1280, 700)
        table.tell(view)
        with qtbot.waitActive(table):
            table.show()
            table.activateWindow()
        return Listener(table)

    yield sit_down
    QAccessible.setActive(False)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_part_knows_where_it_hangs(listen: Callable[[View], Listener], game: str) -> None:
    _table, view = find(game, lambda view: all(view.discards) and any(view.melds))
    table = of(listen(view).table)
    assert isinstance(table, AccessibleTable)
    for node in walk(table):
        assert node.isValid()
        # Readers pass over what is not seen, such as a line with nothing to say.
        assert node.state().invisible or not node.rect().isEmpty()
        for place, child in enumerate(children(node)):
            assert child.parent() is node or child.parent().object() is node.object() is not None
            assert node.indexOfChild(child) == place


def test_the_cards_of_the_hand(listen: Callable[[View], Listener]) -> None:
    _table, view = find("chan", asked("discard"))
    listener = listen(view)
    deck, hand = view.game.deck, listener.table.hand
    count = len(hand.faces)
    assert listener.hand.text(DESCRIPTION) == f"{count} cards"
    for place, name in enumerate(names(listener.hand)):
        end = "" if hand.legal(place) else ", not playable now"
        card = words.face_name(deck, hand.faces[place])
        assert name == f"{card}, card {place + 1} of {count}{end}"
    assert any("not playable" in name for name in names(listener.hand))


def test_nothing_is_unplayable_while_nothing_is_asked(listen: Callable[[View], Listener]) -> None:
    _table, view = find("chan", lambda view: not view.legal)
    assert not any("not playable" in name for name in names(listen(view).hand))


def test_the_card_just_drawn(listen: Callable[[View], Listener]) -> None:
    _table, view = find("nantong", lambda view: drawn(view) is not None and bool(view.legal))
    listener = listen(view)
    told = [card.text(DESCRIPTION) for card in children(listener.hand)]
    assert told.count("Just drawn") == 1
    assert told.index("Just drawn") == listener.table.hand.fresh


def test_press_selects_and_press_again_plays(listen: Callable[[View], Listener]) -> None:
    _table, view = find("chan", asked("discard"))
    listener = listen(view)
    place, card = listener.card(legal=True)
    assert card.actionInterface().localizedActionName(PRESS) == "Select"
    listener.do(card, PRESS)
    assert [bool(c.state().selected) for c in children(listener.hand)].index(True) == place
    assert listener.answers == []
    assert card.actionInterface().localizedActionName(PRESS) == "Play"
    listener.do(card, PRESS)
    assert listener.answers == [
        view.game.notation.faced("discard")[listener.table.hand.faces[place]]
    ]


def test_why_not(listen: Callable[[View], Listener]) -> None:
    _table, view = find("chan", asked("discard"))
    listener = listen(view)
    place, card = listener.card(legal=False)
    listener.do(card, WHY)
    action = view.game.notation.faced("discard")[listener.table.hand.faces[place]]
    assert listener.whys == [action]
    assert listener.answers == []
    _place, playable = listener.card(legal=True)
    assert WHY not in playable.actionInterface().actionNames()


def test_the_focus_is_on_one_card(listen: Callable[[View], Listener]) -> None:
    _table, view = find("paohuzi", asked("discard"))
    listener = listen(view)
    listener.do(listener.hand.child(3), SET_FOCUS)
    assert listener.table.hasFocus()
    focused = [place for place, c in enumerate(children(listener.hand)) if c.state().focused]
    assert focused == [3]
    assert of(listener.table).focusChild() is listener.hand.child(3)


def test_the_focus_leaves_the_answers_behind(listen: Callable[[View], Listener]) -> None:
    _table, view = find("chan", asked("capture"))
    listener = listen(view)
    table = listener.table
    main = next(w for w in table.findChildren(AnswerButton) if w.isVisible())
    main.setFocus()
    assert of(table).focusChild().object() is main
    listener.do(listener.hand.child(2), SET_FOCUS)
    assert of(table).focusChild() is listener.hand.child(2)
    main.setFocus()
    assert of(table).focusChild().object() is main


def test_the_focus_among_groups_and_discards(listen: Callable[[View], Listener]) -> None:
    _table, view = find("chan", lambda view: all(view.discards) and any(view.melds))
    listener = listen(view)
    deck, table = view.game.deck, listener.table
    seat = next(seat for seat, melds in enumerate(view.melds) if melds)
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_Tab)
    assert of(table).focusChild().text(NAME) == words.meld_text(deck, view.melds[seat][0])
    QTest.keyClick(table, Qt.Key.Key_Tab)
    QTest.keyClick(table, Qt.Key.Key_Down)
    assert of(table).focusChild().text(NAME) == words.face_name(deck, view.discards[1][0])
    QTest.keyClick(table, Qt.Key.Key_End)
    assert of(table).focusChild().text(NAME) == words.face_name(deck, view.discards[1][-1])
    assert not any(card.state().focused for card in children(listener.hand))


def test_what_lies_before_the_seats(listen: Callable[[View], Listener]) -> None:
    _table, view = find("chan", lambda view: all(view.discards) and any(view.melds[1:]))
    listener = listen(view)
    deck = view.game.deck
    for seat in range(1, 4):
        discards = [words.face_name(deck, face) for face in view.discards[seat]]
        assert names(listener.find(f"Discards of AI {seat}")) == discards
        groups = listener.find(f"Open groups of AI {seat}")
        assert names(groups) == [words.meld_text(deck, meld) for meld in view.melds[seat]]
        assert groups.text(DESCRIPTION) == ("" if view.melds[seat] else "None")
    assert listener.find("Your discards").childCount() == len(view.discards[0])


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_hand_that_has_won(listen: Callable[[View], Listener], game: str) -> None:
    """It lies in the middle, with its open groups and the card that won."""
    for wanted in (positions.won, positions.lost):
        view = positions.find(game, wanted).table.view(0)
        listener = listen(view)
        assert view.result is not None
        assert view.winner is not None
        hand = listener.find("The winning hand")
        assert names(hand) == [words.meld_text(view.game.deck, m) for m in view.result.hand]
        owner = f"Open groups of AI {view.winner}" if view.winner else "Your open groups"
        assert names(listener.find(owner)) == []
        assert not any("Public card" in node.text(NAME) for node in walk(of(listener.table)))
        seen = [child.rect() for child in children(hand)]
        assert all(hand.rect().contains(rect) for rect in seen)
        assert not any(a.intersects(b) for a, b in combinations(seen, 2))


def test_no_hand_has_won_before_the_end(listen: Callable[[View], Listener]) -> None:
    _table, view = find("chan", asked("discard"))
    found = [node.text(NAME) for node in walk(of(listen(view).table))]
    assert "The winning hand" not in found


def test_the_middle(listen: Callable[[View], Listener]) -> None:
    _table, view = find("nantong", asked("pung"))
    listener = listen(view)
    deck = view.game.deck
    listener.find(f"Public card: {words.face_name(deck, view.public)}")
    listener.find(f"{view.stock} cards left in the stock")
    listener.find(f"Indicators: {words.face_names(deck, view.indicators)}")


def test_answers_are_buttons_and_some_are_not_possible(
    listen: Callable[[View], Listener], qtbot: QtBot
) -> None:
    _table, view = find("paohuzi", asked("peng"))
    listener = listen(view)
    assert listener.find("Peng").role() == QAccessible.Role.Button
    listener.do(listener.find("Win, not possible now"), PRESS)
    qtbot.waitUntil(lambda: listener.whys == [view.game.parse("win")])
    listener.do(listener.find("Pass"), PRESS)
    qtbot.waitUntil(lambda: listener.answers == [view.game.parse("pass")])


def test_an_answer_that_is_not_possible_says_why_to_those_who_listen(
    listen: Callable[[View], Listener],
) -> None:
    _table, view = find("paohuzi", asked("peng"))
    listener = listen(view)
    (refused,) = [
        button
        for button in listener.table.findChildren(AnswerButton)
        if button.answer.action == view.game.parse("win")
    ]
    refused.setFocus()
    assert listener.whys == []
    listener.table.setFocus()
    QAccessible.setActive(True)
    refused.setFocus()
    assert listener.whys == [view.game.parse("win")]
    listener.table.setFocus()
    refused.setFocus(Qt.FocusReason.MouseFocusReason)  # the click itself asks
    assert listener.whys == [view.game.parse("win")]


def test_a_place_without_a_card_is_no_longer_valid(listen: Callable[[View], Listener]) -> None:
    table, view = find("chan", asked("discard"))
    listener = listen(view)
    last = listener.hand.child(listener.hand.childCount() - 1)
    assert last.isValid()
    table.play(table.legal()[0])
    listener.table.tell(table.view(0))
    assert not last.isValid()
    assert listener.hand.child(listener.hand.childCount() - 1).isValid()


def test_all_words_follow_the_language(listen: Callable[[View], Listener]) -> None:
    _table, view = find("chan", asked("discard"))
    listener = listen(view)
    card = listener.hand.child(0)
    before = card.text(NAME).partition(",")[0]
    languages.speak("vi")
    after = card.text(NAME).partition(",")[0]
    languages.speak(languages.ENGLISH)
    assert after != before
    assert card.text(NAME).startswith(before)


def test_parts_end_with_their_table(cards: Cards) -> None:
    _table, view = find("chan", asked("discard"))
    table = TableView(cards)
    table.tell(view)
    QAccessible.setActive(True)
    nodes = list(walk(of(table)))
    ids = [QAccessible.uniqueId(node) for node in nodes if node.object() is None]
    assert len(ids) > len(table.hand.faces)
    table.tell(view)  # while somebody listens
    attached = len(accessible._attached)
    del table, nodes
    gc.collect()
    QAccessible.setActive(False)
    assert len(accessible._attached) == attached - 1
    assert [QAccessible.accessibleInterface(i) for i in ids] == [None] * len(ids)


def test_rows_are_read_in_sentences(qtbot: QtBot) -> None:
    owner = QWidget()
    qtbot.addWidget(owner)
    grid = QGridLayout(owner)
    for row, texts in enumerate([("Settlement", "This deal"), (), ("You", "+8"), ("AI 1", "−8")]):
        for column, text in enumerate(texts):
            grid.addWidget(QLabel(text), row, column)
    attach(Rows(owner, grid))
    assert of(owner).text(NAME) == "Settlement"
    assert names(of(owner)) == ["You, This deal: +8", "AI 1, This deal: −8"]


def test_a_title_over_all_columns_is_no_heading(qtbot: QtBot) -> None:
    owner = QWidget()
    qtbot.addWidget(owner)
    grid = QGridLayout(owner)
    grid.addWidget(QLabel("Score breakdown"), 0, 0, 1, 3)
    for column, text in enumerate(("Lèo", "", "4")):
        grid.addWidget(QLabel(text), 1, column)
    attach(Rows(owner, grid))
    assert of(owner).text(NAME) == "Score breakdown"
    assert names(of(owner)) == ["Lèo, 4"]
