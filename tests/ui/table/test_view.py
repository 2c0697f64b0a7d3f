"""The table as a person uses it: mouse, keyboard, and what is seen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.i18n import words
from cardavia_desktop.rules import GAMES, Action, Table, View
from cardavia_desktop.rules.faces import NO_FACE
from cardavia_desktop.ui.motion import Speed
from cardavia_desktop.ui.table import TableView
from cardavia_desktop.ui.table.answer_button import AnswerButton, Rank
from cardavia_desktop.ui.table.bubble import Bubble
from cardavia_desktop.ui.table.hand import Hand
from cardavia_desktop.ui.table.items import CardItem
from cardavia_desktop.ui.table.layout import gate_row, table_layout
from cardavia_desktop.ui.table.panels import Plate
from tests.ui.table.positions import asked, find, only, positions

LEFT = Qt.MouseButton.LeftButton
PLAIN = Qt.KeyboardModifier.NoModifier
ENTER = Qt.Key.Key_Return
SIZES = [(1024, 556), (1280, 700), (2560, 1340)]

Show = Callable[..., "Person"]


class Person:
    """A person at a table."""

    def __init__(self, bot: QtBot, table: TableView) -> None:
        self.bot = bot
        self.table = table
        self.answers: list[Action] = []
        self.whys: list[Action] = []
        table.answered.connect(self.answers.append)
        table.asked_why.connect(self.whys.append)

    def sees(self, text: str) -> bool:
        labels = [label for label in self.table.findChildren(QLabel) if label.isVisible()]
        return any(text in label.text() for label in labels)

    @property
    def buttons(self) -> list[AnswerButton]:
        found = self.table.findChildren(AnswerButton)
        return [button for button in found if button.isVisible()]

    def button(self, verb: str) -> AnswerButton:
        return next(b for b in self.buttons if b.answer.action.verb == verb)

    @property
    def bubble(self) -> Bubble:
        (bubble,) = self.table.findChildren(Bubble)
        return bubble

    def place(self, *, legal: bool) -> int:
        hand = self.table.hand
        return next(p for p in range(len(hand.faces)) if hand.legal(p) is legal)

    def click(self, place: int) -> None:
        strip = self.table.hand.strip(place)
        spot = QPoint(strip.right - 3, strip.y + strip.h // 2)
        QTest.mouseClick(self.table.viewport(), LEFT, PLAIN, spot)

    def press(self, *keys: Qt.Key) -> None:
        for key in keys:
            target = QApplication.focusWidget()
            assert target is not None, "something always has the focus"
            QTest.keyClick(target, key)

    def go_to(self, place: int) -> None:
        """To a card of the hand, by arrow keys."""
        hand = self.table.hand
        self.press(Qt.Key.Key_Home, Qt.Key.Key_Home)
        while hand.focus != place:
            same_column = hand.rect(hand.focus).x == hand.rect(place).x
            self.press(Qt.Key.Key_Down if same_column else Qt.Key.Key_Right)


@pytest.fixture
def show(qtbot: QtBot, cards: Cards) -> Show:
    def open_table(view: View, size: tuple[int, int] = (1280, 700)) -> Person:
        table = TableView(cards)
        table.speed = Speed.OFF
        qtbot.addWidget(table)
        table.resize(*size)
        person = Person(qtbot, table)
        with qtbot.waitActive(table):
            table.show()
        table.setFocus()
        table.tell(view)
        QApplication.processEvents()
        table.grab()
        cards.finish()  # all cards are sharp now
        return person

    return open_table


def with_reasons(person: Person, table: Table) -> None:
    """Questions are answered as the worker would."""

    def explain(action: Action) -> None:
        refusal = table.refuse(0, action)
        assert refusal is not None
        person.table.explain(refusal)

    person.table.asked_why.connect(explain)


def unselected(hand: Hand) -> bool:
    return hand.selected is None


# Cards.


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_click_selects_and_a_second_click_plays(game: str, show: Show) -> None:
    _, view = find(game, only("discard"))
    person = show(view)
    place = person.place(legal=True)
    face = person.table.hand.faces[place]
    at_rest = person.table.hand.rect(place).y
    person.click(place)
    assert person.table.hand.selected == place
    assert person.table.hand.rect(place).y < at_rest
    assert person.answers == []
    person.click(place)
    assert person.answers == [f"discard {view.game.deck.codes[face]}"]
    assert person.answers[0].face == face


@pytest.mark.parametrize("game", sorted(GAMES))
def test_enter_selects_and_a_second_enter_plays(game: str, show: Show) -> None:
    _, view = find(game, only("discard"))
    person = show(view)
    place = person.place(legal=True)
    person.go_to(place)
    person.press(ENTER)
    assert person.answers == []
    assert person.table.hand.selected == place
    person.press(ENTER)
    code = view.game.deck.codes[person.table.hand.faces[place]]
    assert person.answers == [f"discard {code}"]


def test_selecting_another_card_lets_the_first_go(show: Show) -> None:
    _, view = find("nantong", only("discard"))
    person = show(view)
    hand = person.table.hand
    first = person.place(legal=True)
    other = next(
        p for p in range(len(hand.faces)) if hand.legal(p) and hand.rect(p).x != hand.rect(first).x
    )
    person.click(first)
    person.click(other)
    assert hand.selected == other
    person.press(Qt.Key.Key_Escape)
    assert unselected(hand)
    person.click(other)
    QTest.mouseClick(person.table.viewport(), LEFT, PLAIN, QPoint(640, 300))
    assert unselected(hand)
    assert person.answers == []


def test_two_clicks_at_one_point_are_for_one_card(show: Show) -> None:
    """Also at the foot of a card, which rises away from the pointer."""
    _, view = find("chan", only("discard"))
    person = show(view)
    place = person.place(legal=True)
    strip = person.table.hand.strip(place)
    for _ in range(2):
        spot = QPoint(strip.right - 3, strip.bottom - 3)
        QTest.mouseClick(person.table.viewport(), LEFT, PLAIN, spot)
    code = view.game.deck.codes[person.table.hand.faces[place]]
    assert person.answers == [f"discard {code}"]


def test_legal_cards_stand_up(show: Show) -> None:
    _, view = find("chan", only("discard"))
    hand = show(view).table.hand
    places = range(len(hand.faces))
    up = {hand.rect(p).y for p in places if hand.legal(p)}
    down = {hand.rect(p).y for p in places if not hand.legal(p)}
    assert len(up) == len(down) == 1
    assert max(up) < min(down)


def test_a_capture_is_given_by_its_hand_card_too(show: Show) -> None:
    _, view = find("chan", asked("capture"))
    person = show(view)
    place = person.place(legal=True)
    person.click(place)
    person.click(place)
    assert person.answers == [person.button("capture").answer.action]


def test_one_question_takes_one_answer(show: Show) -> None:
    table, view = find("chan", asked("capture"))
    person = show(view)
    person.press(ENTER, ENTER, Qt.Key.Key_Space)
    assert len(person.answers) == 1
    table.play(person.answers[0])
    person.table.tell(table.view(0))
    assert person.table.hand.selected is None
    person.press(Qt.Key.Key_Home, Qt.Key.Key_End)
    place = person.place(legal=True)
    person.click(place)
    person.click(place)
    assert len(person.answers) == 2


@pytest.mark.parametrize("game", ["paohuzi", "nantong"])
def test_arrows_walk_through_columns(game: str, show: Show) -> None:
    _, view = find(game, only("discard"))
    person = show(view)
    hand = person.table.hand
    person.press(Qt.Key.Key_Home)
    assert hand.focus == 0
    columns = len({hand.rect(p).x for p in range(len(hand.faces))})
    seen = [hand.rect(hand.focus).x]
    for _ in range(columns):
        person.press(Qt.Key.Key_Right)
        seen.append(hand.rect(hand.focus).x)
    assert len(set(seen)) == columns
    assert seen == sorted(seen)
    person.press(Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Down, Qt.Key.Key_End)
    assert hand.focus == len(hand.faces) - 1


def test_the_focus_stays_on_its_card_when_others_move(show: Show) -> None:
    table, view = find("chan", only("discard"))
    person = show(view)
    hand = person.table.hand
    person.press(Qt.Key.Key_End)
    face = hand.faces[hand.focus]
    table.play(next(action for action in view.legal if action.face != face))
    person.table.tell(table.view(0))
    assert hand.faces[hand.focus] == face


# Answers.


def test_the_main_answer_has_the_focus_and_enter_gives_it(show: Show) -> None:
    _, view = find("chan", asked("chiu"))
    person = show(view)
    assert person.button("chiu").hasFocus()
    assert person.button("chiu").answer.rank is Rank.MAIN
    person.press(ENTER)
    assert person.answers == ["chiu"]


def test_space_passes_even_on_another_button(show: Show) -> None:
    _, view = find("chan", asked("chiu"))
    person = show(view)
    person.press(Qt.Key.Key_Space)
    assert person.answers == ["pass"]


@pytest.mark.parametrize(
    ("game", "verb", "key"),
    [
        ("chan", "capture", Qt.Key.Key_E),
        ("chan", "chiu", Qt.Key.Key_C),
        ("paohuzi", "peng", Qt.Key.Key_P),
        ("paohuzi", "pao", Qt.Key.Key_O),
        ("nantong", "pung", Qt.Key.Key_P),
    ],
)
def test_answers_have_their_keys(show: Show, game: str, verb: str, key: Qt.Key) -> None:
    _, view = find(game, asked(verb))
    person = show(view)
    assert person.button(verb).answer.key == chr(key)
    person.press(key)
    assert [action.verb for action in person.answers] == [verb]


def test_several_groups_are_numbered_pictures(show: Show) -> None:
    _, view = find("paohuzi", lambda view: sum(a.verb == "chi" for a in view.legal) >= 3)
    person = show(view)
    chis = [b for b in person.buttons if b.answer.action.verb == "chi"]
    assert [b.answer.key for b in chis] == [str(i + 1) for i in range(len(chis))]
    for button in chis:
        groups = button.answer.action.groups
        assert [len(group) for group in button.pictures] == [len(group) for group in groups]
        taken = [picture for group in button.pictures for picture in group if picture.taken]
        assert len(taken) == 1
    person.press(Qt.Key.Key_2)
    assert person.answers == [chis[1].answer.action]


def test_numbers_choose_among_the_shown_answers(show: Show) -> None:
    _, view = find("chan", asked("chiu"))
    person = show(view)
    person.press(Qt.Key.Key_2)
    assert person.answers == ["pass"]


def test_arrows_go_from_answer_to_answer_and_to_the_hand(show: Show) -> None:
    _, view = find("chan", asked("chiu"))
    person = show(view)
    first, second = person.buttons[:2]
    assert first.hasFocus()
    person.press(Qt.Key.Key_Down)
    assert second.hasFocus()
    person.press(Qt.Key.Key_Up, Qt.Key.Key_Up)
    assert person.buttons[-1].hasFocus()
    person.press(Qt.Key.Key_Right)
    assert person.table.hasFocus()
    assert person.table.hand.focus_shown


def test_tab_leads_from_the_answers_to_the_hand(show: Show) -> None:
    _, view = find("chan", asked("chiu"))
    person = show(view)
    person.press(*[Qt.Key.Key_Tab] * len(person.buttons))
    assert person.table.hasFocus()


def test_the_focus_returns_to_the_hand_when_the_answers_go(show: Show) -> None:
    table, view = find("chan", asked("capture"))
    person = show(view)
    person.press(ENTER)
    table.play(person.answers[0])
    person.table.tell(table.view(0))
    assert person.buttons == []
    assert person.table.hasFocus()


def test_answers_do_not_steal_the_focus_from_elsewhere(show: Show, qtbot: QtBot) -> None:
    _, quiet = find("chan", only("discard"))
    _, view = find("chan", asked("chiu"))
    person = show(quiet)
    other = QWidget()
    qtbot.addWidget(other)
    other.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    with qtbot.waitActive(other):
        other.show()
    other.setFocus()
    person.table.tell(view)
    assert other.hasFocus()
    assert not person.button("chiu").hasFocus()


# Why not?


def test_an_illegal_card_is_explained_at_the_card(show: Show) -> None:
    table, view = find("chan", only("discard"))
    person = show(view)
    with_reasons(person, table)
    place = person.place(legal=False)
    person.click(place)
    code = view.game.deck.codes[person.table.hand.faces[place]]
    assert person.whys == [f"discard {code}"]
    assert person.answers == []
    refusal = table.refuse(0, person.whys[0])
    assert refusal is not None
    title, text = words.refusal_text(view.game, refusal, person.whys[0])
    assert person.bubble.isVisible()
    assert person.sees(title)
    assert person.sees(text)
    person.press(Qt.Key.Key_Escape)
    assert not person.bubble.isVisible()


def test_enter_and_question_mark_ask_too(show: Show) -> None:
    _, view = find("chan", only("discard"))
    person = show(view)
    person.go_to(person.place(legal=False))
    person.press(ENTER)
    person.press(Qt.Key.Key_Right, Qt.Key.Key_Left)
    QTest.keyClicks(person.table, "?")
    assert len(person.whys) == 2
    assert person.whys[0] == person.whys[1]


def test_an_unavailable_answer_is_explained(show: Show) -> None:
    table, view = find("chan", asked("capture"))
    person = show(view)
    with_reasons(person, table)
    button = person.button("chiu")
    assert button.answer.rank is Rank.REFUSED
    QTest.mouseClick(button, LEFT)
    person.press(Qt.Key.Key_U)
    assert person.whys == ["chiu", "win"]
    assert person.bubble.isVisible()
    assert not person.bubble.geometry().intersects(person.button("win").geometry())


def test_a_key_asks_about_a_claim_where_nothing_is_to_be_claimed(show: Show) -> None:
    _, view = find("chan", only("discard"))
    person = show(view)
    person.press(Qt.Key.Key_C, Qt.Key.Key_Space, Qt.Key.Key_Q)
    assert person.whys == ["chiu", "pass"]


def test_the_rule_can_be_opened(show: Show) -> None:
    table, view = find("chan", only("discard"))
    person = show(view)
    with_reasons(person, table)
    wanted: list[str] = []
    person.table.rule_wanted.connect(wanted.append)
    place = person.place(legal=False)
    person.click(place)
    refusal = table.refuse(0, person.whys[0])
    assert refusal is not None
    link = next(w for w in person.bubble.children() if getattr(w, "text", str)().startswith("Rule"))
    assert isinstance(link, QWidget)
    QTest.mouseClick(link, LEFT)
    assert wanted == [refusal.rule]


def test_pointing_at_a_card_that_cannot_be_played_offers_the_reason(show: Show) -> None:
    _, view = find("chan", only("discard"))
    person = show(view)
    place = person.place(legal=False)
    before = person.table.grab().toImage()
    strip = person.table.hand.strip(place)
    QTest.mouseMove(person.table.viewport(), QPoint(strip.right - 4, strip.y + 60))
    person.bot.waitUntil(lambda: person.table.hand.pointed == place)
    assert person.table.grab().toImage() != before
    person.table.leaveEvent(QEvent(QEvent.Type.Leave))
    assert person.table.grab().toImage() == before


def test_a_covered_discard_comes_to_the_front_when_pointed_at(show: Show) -> None:
    _, view = find("nantong", lambda view: len(view.discards[1]) >= 9)
    person = show(view)
    before = person.table.grab().toImage()
    layout = table_layout(1280, 700, 3, "nantong")
    gate, cards = layout.seats[1].gate, gate_row(layout, 1, len(view.discards[1]))
    assert cards[1].x - cards[0].x < cards[0].w, "the cards cover each other"
    spot = QPoint(cards[0].x + 4, gate.bottom - 20)
    person.bot.waitUntil(lambda: pointed(person.table, spot) != before)
    QTest.mouseMove(person.table.viewport(), QPoint(640, 300))
    person.bot.waitUntil(lambda: person.table.grab().toImage() == before)


def pointed(table: TableView, spot: QPoint) -> QImage:
    """The table with the pointer somewhere."""
    QTest.mouseMove(table.viewport(), spot)
    return table.grab().toImage()


# What is seen.


def test_the_seat_to_move_is_told_by_color_sign_and_words(show: Show) -> None:
    _, view = find("nantong", lambda view: view.to_move == 1)
    person = show(view)
    plates = person.table.findChildren(Plate)
    assert [plate.property("plate") for plate in plates] == ["idle", "turn", "idle"]
    assert person.sees("AI 1 is playing")
    plate = plates[1].grab().toImage()
    assert plate.pixelColor(120, 15) == QColor("#C0402A")
    inks = [plate.pixelColor(x, 15) for x in range(10, 20)]
    assert QColor("#F1E7D0") in inks, "the sign of the turn"


def test_dealer_dead_and_ready_hands_are_marked(show: Show) -> None:
    _, view = find("nantong", only("discard"))
    person = show(replace(view, dealer=2, dead=frozenset({1}), ready=frozenset({2})))
    assert person.sees("dead hand")
    assert person.sees("dealer · ready")


def test_the_facts_are_shown(show: Show) -> None:
    _, view = find("chan", only("discard"))
    person = show(view)
    person.table.set_facts("HX4 PZ7 QMB", -8)
    assert person.sees("Deal HX4 PZ7 QMB")
    assert person.sees("This sitting: −8")


def test_the_end_is_told(show: Show) -> None:
    _, view = find("paohuzi", lambda view: view.result is not None)
    assert view.result is not None
    person = show(view)
    assert person.sees(words.result_title(view.game, view.result))
    assert person.buttons == []


def test_the_sentence_stands_over_the_public_card(show: Show) -> None:
    _, view = find("chan", lambda view: view.public != NO_FACE and view.source == 2)
    person = show(view)
    name = words.face_object(view.game.deck, view.public)
    assert person.sees(name)
    assert person.sees("AI 2")


def test_log_lines_come_once_and_a_new_deal_starts_a_new_log(show: Show) -> None:
    table, view = find("chan", only("discard"))
    person = show(view)
    lines = person.table.log.lines
    texts = [lines.item(i).text() for i in range(lines.count())]
    table.play(view.legal[0])
    person.table.tell(table.view(0))
    after = [lines.item(i).text() for i in range(lines.count())]
    assert after[: len(texts)] == texts
    assert len(after) > len(texts)
    fresh = GAMES["paohuzi"].deal(1).view(0)
    person.table.tell(fresh)
    assert lines.count() < 6
    assert len(person.table.findChildren(Plate)) >= 3


def does_not_fit(label: QLabel) -> bool:
    """Whether the words of a label are cut off."""
    if label.wordWrap():
        return label.heightForWidth(label.width()) > label.height()
    return label.sizeHint().width() > label.width()


def outside(person: Person) -> list[QWidget]:
    """Visible widgets that reach beyond the table, or words that do not fit."""
    QApplication.processEvents()  # what was just told is laid out
    found: list[QWidget] = []
    for widget in [*person.buttons, *person.table.findChildren(QLabel)]:
        if not widget.isVisible():
            continue
        corner = widget.mapTo(person.table, QPoint(0, 0))
        inside = person.table.rect().contains(widget.rect().translated(corner))
        cut = isinstance(widget, QLabel) and does_not_fit(widget)
        if not inside or cut:
            found.append(widget)
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_nothing_is_cut_or_covered_in_a_whole_deal(
    game: str, size: tuple[int, int], show: Show
) -> None:
    person: Person | None = None
    for i, (_, view) in enumerate(positions(game, 243)):
        if person is None:
            person = show(view, size)
        elif view.legal or i % 7 == 0:
            person.table.tell(view)
        else:
            continue
        assert outside(person) == []
        for one, other in combinations(person.buttons, 2):
            assert not one.geometry().intersects(other.geometry())
        hand = person.table.hand
        top = min((hand.rect(p).y for p in range(len(hand.faces))), default=size[1])
        assert all(button.geometry().bottom() < top for button in person.buttons)
        shown = [button.answer.action for button in person.buttons]
        assert [action for action in view.legal if action.verb != "discard"] == sorted(
            action for action in shown if action in view.legal
        )
    assert person is not None


def test_eight_chi_groups_fit_into_the_smallest_window(show: Show) -> None:
    _, view = find("paohuzi", lambda view: sum(a.verb == "chi" for a in view.legal) >= 8)
    person = show(view, (1024, 556))
    assert sum(b.answer.action.verb == "chi" for b in person.buttons) >= 8
    assert outside(person) == []
    bottoms = [button.geometry().bottom() for button in person.buttons]
    assert max(bottoms) < person.table.hand.rect(0).y + person.table.hand.rect(0).h


def test_a_resize_lays_everything_out_anew(show: Show) -> None:
    _, view = find("chan", asked("chiu"))
    person = show(view)
    before = person.table.hand.rect(0)
    person.table.resize(1024, 556)
    assert person.table.hand.rect(0).h < before.h
    assert outside(person) == []
    assert person.button("chiu").hasFocus()


@pytest.mark.parametrize("game", GAMES)
def test_a_pointer_that_rests_on_a_card_is_told_its_name(game: str, show: Show) -> None:
    _, view = find(game, lambda view: bool(view.public != NO_FACE and view.discards[1]))
    person = show(view)
    lying = [item for item in person.table.items() if isinstance(item, CardItem)]
    told = {item.toolTip() for item in lying} - {""}
    named = {words.face_name(view.game.deck, face) for face, n in enumerate(view.hand) if n}
    named.add(words.face_name(view.game.deck, view.public))
    assert named <= told


def test_another_language_is_told_at_once(show: Show) -> None:
    _, view = find("chan", asked("chiu"))
    person = show(view)
    lines = person.table.log.lines
    before = lines.count()
    QApplication.sendEvent(person.table, QEvent(QEvent.Type.LanguageChange))
    assert lines.count() == before
    assert len(person.buttons) == 4


def test_keys_of_the_window_are_left_to_the_window(show: Show) -> None:
    _, view = find("chan", only("discard"))
    person = show(view)
    QTest.keyClick(person.table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    person.press(Qt.Key.Key_F5)
    assert person.whys == []


def test_an_empty_table_bears_keys_and_clicks(qtbot: QtBot, cards: Cards) -> None:
    table = TableView(cards)
    qtbot.addWidget(table)
    table.resize(1280, 700)
    with qtbot.waitActive(table):
        table.show()
    for key in (Qt.Key.Key_Right, ENTER, Qt.Key.Key_Space, Qt.Key.Key_E, Qt.Key.Key_Escape):
        QTest.keyClick(table, key)
    QTest.mouseClick(table.viewport(), LEFT, PLAIN, QPoint(640, 600))
