"""The table as a person uses it: mouse, keyboard, and what is seen."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.i18n import words
from cardavia_desktop.rules import GAMES
from cardavia_desktop.rules.deal_number import DealNumber
from cardavia_desktop.rules.events import Claimed, Formed
from cardavia_desktop.rules.faces import NO_FACE
from cardavia_desktop.ui.table.answer import Rank
from cardavia_desktop.ui.table.hand import Hand
from cardavia_desktop.ui.table.items import CardItem, TrayCard
from cardavia_desktop.ui.table.layout import gate_row, table_layout
from cardavia_desktop.ui.table.notes import Facts
from cardavia_desktop.ui.table.plate import Plate
from cardavia_desktop.ui.table.scene import TableScene
from cardavia_desktop.ui.table.view import TableView
from tests.ui.table.person import ENTER, LEFT, PLAIN, Person, Show, with_reasons
from tests.ui.table.positions import asked, find, only, positions

NUMBER = DealNumber("chan", 2, 0, frozenset({"tom-three-strings"}))
SIZES = [(1024, 556), (1280, 700), (2560, 1340)]


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


def test_the_index_of_a_card_follows_the_language(show: Show, cards: Cards) -> None:
    _, view = find("nantong", only("discard"))
    table = show(view).table
    words = ["A"]
    cards.show_index(lambda _deck, _code: words[0])
    try:
        corner = table.hand.strip(0)
        area = QRect(corner.x, corner.y, corner.w, corner.h)
        before = table.grab(area).toImage()
        words[0] = "\N{DEVANAGARI LETTER KA}"
        QApplication.sendEvent(table, QEvent(QEvent.Type.LanguageChange))
        assert table.grab(area).toImage() != before
    finally:
        cards.show_index(None)


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
    person.table.set_facts(NUMBER, -8)
    assert person.sees("Deal 222\u00a0222\u00a0222")
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


# The way of the focus, and what can be copied.


def test_tab_leads_from_the_hand_to_groups_and_gates_and_on_to_the_log(show: Show) -> None:
    _, view = find("nantong", lambda v: bool(only("discard")(v) and v.melds[1] and v.discards[2]))
    person = show(view)
    table = person.table
    hand_shown = table.grab().toImage()
    person.press(Qt.Key.Key_Tab)
    assert table.hasFocus()
    assert not on_hand(table)
    group = walked(table)
    assert group in {view.game.deck.codes[face] for meld in view.melds[1] for face in meld.cards}
    assert table.grab().toImage() != hand_shown
    person.press(Qt.Key.Key_Tab)
    seat = next(seat for seat in range(3) if view.discards[seat])
    codes = [view.game.deck.codes[face] for face in view.discards[seat]]
    assert walked(table) in codes
    person.press(Qt.Key.Key_End)
    assert walked(table) == codes[-1]
    person.press(Qt.Key.Key_Down)
    others = [seat for seat in range(3) if view.discards[seat]]
    following = others[(others.index(seat) + 1) % len(others)]
    shown = len(gate_row(table_layout(1280, 700, 3, "nantong"), following, 99))
    assert walked(table) == view.game.deck.codes[view.discards[following][-shown:][0]]
    person.press(Qt.Key.Key_Tab)
    assert table.log.lines.hasFocus()
    assert walked(table) == ""
    QTest.keyClick(table.log.lines, Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert walked(table) in codes
    person.press(Qt.Key.Key_Escape)
    assert on_hand(table)
    assert walked(table) == ""
    assert table.grab().toImage() == hand_shown


def on_hand(table: TableView) -> bool:
    """Whether the focus is seen on a card of the hand."""
    return table.hand.focus_shown


def walked(table: TableView) -> str:
    """The code of the card in the trays that has the focus, which lies before all others."""
    scene = table.scene()
    assert isinstance(scene, TableScene)
    card = scene.walk.card
    if card is None:
        return ""
    trays = [item for item in scene.items() if isinstance(item, TrayCard)]
    assert card.zValue() == max(item.zValue() for item in trays)
    return card.drawn.code


def test_the_focus_in_the_trays_stays_when_something_happens(show: Show) -> None:
    table, view = find("nantong", lambda v: bool(only("discard")(v) and v.discards[2]))
    person = show(view)
    person.press(Qt.Key.Key_Tab)
    if not walked(person.table):
        person.press(Qt.Key.Key_Tab)
    before = walked(person.table)
    assert before
    table.play(view.legal[0])
    person.table.tell(table.view(0))
    assert walked(person.table) == before
    person.table.tell(GAMES["nantong"].deal(5).view(0))
    assert walked(person.table) == ""
    assert person.table.hand.focus_shown


def test_the_log_can_be_copied(show: Show) -> None:
    _, view = find("chan", only("discard"))
    log = show(view).table.log
    texts = [log.lines.item(row).text() for row in range(log.lines.count())]
    log.lines.setFocus()
    QTest.keyClick(log.lines, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.clipboard().text() == "\n".join(texts)
    log.lines.item(1).setSelected(True)
    log.copy_action.trigger()
    assert QApplication.clipboard().text() == texts[1]
    assert log.copy_action.text() == "&Copy"


def test_the_deal_number_can_be_copied(show: Show) -> None:
    _, view = find("chan", only("discard"))
    table = show(view).table
    (facts,) = table.findChildren(Facts)
    assert not facts.copy_action.isEnabled()
    table.set_facts(NUMBER, 0)
    QTest.mouseClick(facts, LEFT)
    assert QApplication.clipboard().text() == "chan/2/222222222+tom-three-strings"
    assert facts.isVisible()
    assert "Deal number copied" in [label.text() for label in facts.findChildren(QLabel)]
    table.set_facts(None, 0)
    assert not facts.copy_action.isEnabled()


def test_who_takes_their_time_is_said_to_think(show: Show) -> None:
    _, view = find("nantong", lambda view: view.to_move == 1)
    person = show(view)
    assert not person.sees("thinking…")
    person.bot.waitUntil(lambda: person.sees("thinking…"))
    person.table.tell(view)
    assert not person.sees("thinking…")


@pytest.mark.parametrize(
    ("game", "verb", "count"),
    [
        ("chan", "capture", 2),
        ("chan", "chiu", 4),
        ("paohuzi", "peng", 3),
        ("paohuzi", "pao", 4),
        ("nantong", "pung", 3),
        ("nantong", "open", 3),
    ],
)
def test_an_answer_shows_the_cards_that_it_lays_together(
    game: str, verb: str, count: int, show: Show
) -> None:
    _, view = find(game, asked(verb))
    button = show(view).button(verb)
    pictures = [picture for group in button.pictures for picture in group]
    assert len(pictures) == count
    codes = view.game.deck.codes
    face = button.answer.action.face
    if view.public != NO_FACE:
        assert [p.taken for p in pictures] == [True] + [False] * (count - 1)
        assert pictures[0].card.code == codes[view.public]
    if face is not None:
        assert pictures[-1].card.code == codes[face]


def test_a_claim_is_told_where_it_was_made(show: Show) -> None:
    _, view = find(
        "chan",
        lambda v: bool(v.public == NO_FACE and v.events and isinstance(v.events[-1], Formed)),
    )
    person = show(view)
    text = words.event_text(view.game, next(e for e in view.events[::-1] if isinstance(e, Claimed)))
    assert text is not None
    sentence = next(w for w in person.table.asking if isinstance(w, QLabel) and w.text() == text)
    assert sentence.isVisible()


def test_a_plate_tells_the_cards_in_figures_and_cuts_its_note_short(show: Show) -> None:
    _, view = find("paohuzi", only("discard"))
    person = show(replace(view, dealer=0))
    (plate, *_) = person.table.plates
    told = plate.accessibleName()
    name, note, held = (label for label in plate.findChildren(QLabel))
    whole = note.text(), held.text()
    assert whole == ("dealer", "21 in hand · 0 huxi")
    for width in range(plate.width(), 90, -7):
        plate.resize(width, plate.height())
        assert note.text() == whole[0] or held.text() != whole[1]
        assert held.text() in (whole[1], "21 · 0 huxi") or note.text() == ""
        QApplication.processEvents()  # laid out
        assert held.geometry().right() <= width - 10
        assert held.fontMetrics().horizontalAdvance(held.text()) <= held.width()
        assert name.sizeHint().width() <= name.width()
    assert held.text().endswith("…")
    assert plate.accessibleName() == told == plate.toolTip()


@pytest.mark.parametrize(("seat", "held"), [(0, "20"), (1, "19")])
def test_a_dead_hand_is_told_in_the_smallest_window(show: Show, seat: int, held: str) -> None:
    _, view = find("chan", only("discard"))
    sizes = (20, 19, 19, 19)
    person = show(replace(view, dealer=seat, dead=frozenset({seat}), sizes=sizes), (1024, 556))
    _, note, state = person.table.plates[seat].findChildren(QLabel)
    assert note.text() == "dealer · dead hand"
    assert state.text() in (held, f"{held} in hand")


def test_lines_of_the_log_lie_one_below_the_other(show: Show) -> None:
    """No line is higher than its words, or lower."""
    _, view = find("chan", lambda v: only("discard")(v) and len(v.events) > 40)
    person = show(view, (1024, 556))
    lines = person.table.log.lines
    rects = [lines.visualItemRect(lines.item(row)) for row in range(lines.count())]
    assert {rect.height() for rect in rects} == {18, 36}
    assert all(b.y() == a.y() + a.height() for a, b in pairwise(rects))
