"""The table as a widget: shows views of a deal, and passes the person's answers on.

What is legal comes from the view alone; what is not is asked about with `asked_why`, and the
reason comes back through `explain`.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QFocusEvent, QHideEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QLabel, QWidget

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.i18n import words
from cardavia_desktop.i18n.text import translate
from cardavia_desktop.rules.actions import Action
from cardavia_desktop.rules.events import Event
from cardavia_desktop.rules.faces import NO_FACE, Face
from cardavia_desktop.rules.refusal import Refusal
from cardavia_desktop.rules.view import View
from cardavia_desktop.ui.accessible import attach
from cardavia_desktop.ui.motion import Speed
from cardavia_desktop.ui.table import status
from cardavia_desktop.ui.table.accessible import AccessibleTable
from cardavia_desktop.ui.table.answers import Answers, Place
from cardavia_desktop.ui.table.arrange import Order
from cardavia_desktop.ui.table.bubble import Bubble, Room
from cardavia_desktop.ui.table.carrying import Carrying
from cardavia_desktop.ui.table.hand import Hand
from cardavia_desktop.ui.table.items import Pack
from cardavia_desktop.ui.table.labels import answers_of
from cardavia_desktop.ui.table.layout import Rect, TableLayout, table_layout
from cardavia_desktop.ui.table.motion import GLOW
from cardavia_desktop.ui.table.panels import Facts, Log, Note, Plate
from cardavia_desktop.ui.table.pointer import Pointer
from cardavia_desktop.ui.table.question import Question, claims, question
from cardavia_desktop.ui.table.scene import TableScene
from cardavia_desktop.ui.table.strays import Strays
from cardavia_desktop.ui.table.style import style_sheet
from cardavia_desktop.ui.table.walk import Trays, Walk
from cardavia_desktop.ui.theme import look, px

_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_SMALLEST: Final = (800, 480)  # below this the table is cut rather than drawn smaller
_THINKING: Final = 800  # milliseconds after which an AI player is said to think


class TableView(QGraphicsView):
    """The table of one game. `tell` it what seat 0 sees and what has happened."""

    answered = Signal(object)
    """The person's answer, an Action that the view names as legal."""
    asked_why = Signal(object)
    """An Action that is not legal and that the person wants explained."""
    rule_wanted = Signal(str)
    """The number of a rule that the person wants to read."""

    watching = False
    """Whether a deal is only looked at: nobody is asked, and nobody thinks."""

    def __init__(self, cards: Cards, parent: QWidget | None = None) -> None:
        """An empty table; `cards` draws the cards."""
        super().__init__(parent)
        self._cards = cards
        self._scene = TableScene(cards, self)
        self._layout: TableLayout | None = None
        self._look = look()
        self._view: View | None = None
        self._question: Question | None = None
        self._answering = False
        self._anchor: Rect | None = None
        self._asked_about: Action | None = None
        self._number, self._total = "", ""
        self._shows_reading = True
        self.one_click = False
        """Whether one click or Enter on a card of the hand plays it."""
        self.setScene(self._scene)
        self._set_up_view()
        right = Qt.AlignmentFlag.AlignRight
        self._status = Note(self, "status", Qt.AlignmentFlag.AlignLeft)
        self._reading = Note(self, "over", right)
        self._facts = Facts(self)
        self.log = Log(self)
        self._sentence = QLabel(self)
        self._sentence.setProperty("table", "now")
        self._plates: list[Plate] = []
        strays = Strays()
        self._carrying = Carrying(self.hand, self._scene.order, self._lay_hand)
        self._pointer = Pointer(self, self._scene, self._carrying, strays)
        self._strays = strays
        self.sort_action = QAction(self)
        """Sorts the hand again, after cards were moved."""
        self.sort_action.setShortcut(Qt.Key.Key_S)
        self.sort_action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self.sort_action.triggered.connect(self.sort_again)
        self.addAction(self.sort_action)
        self._thinking = QTimer(self)
        self._thinking.setSingleShot(True)
        self._thinking.setInterval(_THINKING)
        self._thinking.timeout.connect(self._show_thinking)
        self._answers = Answers(self, strays)
        self._answers.chosen.connect(self._choose)
        self._bubble = Bubble(self)
        self._bubble.rule_wanted.connect(self.rule_wanted)
        cards.changed.connect(self._paint_anew)
        cards.index_changed.connect(self._lay_anew)
        self._accessible = AccessibleTable(self)
        attach(self._accessible)

    def _set_up_view(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)

    @property
    def hand(self) -> Hand:
        """The cards of the person."""
        return self._scene.hand

    @property
    def shown(self) -> tuple[View, TableLayout] | None:
        """What lies on the table, and where; None before the first deal."""
        return None if self._view is None or self._layout is None else (self._view, self._layout)

    @property
    def walk(self) -> Walk:
        """The keyboard among the cards before the seats."""
        return self._scene.walk

    @property
    def asking(self) -> list[QWidget]:
        """The widgets that ask the person, in the order in which they are read."""
        return [self._status, self._sentence, *self._answers.buttons, self._bubble]

    @property
    def plates(self) -> list[Plate]:
        """The plates of the seats."""
        return self._plates

    @property
    def notes(self) -> list[QWidget]:
        """The widgets that tell the rest, in the order in which they are read."""
        return [self._reading, self._facts, self.log]

    @property
    def speed(self) -> Speed:
        """How fast cards move."""
        return self._scene.motion.speed

    @speed.setter
    def speed(self, speed: Speed) -> None:
        self._scene.motion.land()
        self._scene.motion.speed = self._bubble.speed = speed

    @property
    def reduced(self) -> bool:
        """Whether nothing moves, and what would is faded in."""
        return self._scene.motion.reduced

    @reduced.setter
    def reduced(self, reduced: bool) -> None:
        self._scene.motion.land()
        self._scene.motion.reduced = reduced

    @property
    def sort(self) -> Order | None:
        """What the hand is sorted by; None for what is usual in each game."""
        return self._scene.order.chosen

    @sort.setter
    def sort(self, order: Order | None) -> None:
        if order != self._scene.order.chosen:
            self._scene.order.chosen = order
            self.sort_again()

    @property
    def marks(self) -> bool:
        """Whether the groups of the hand are marked."""
        return self.hand.marks

    @marks.setter
    def marks(self, shown: bool) -> None:
        self.hand.marks = shown
        self._lay_hand()

    @property
    def reading(self) -> bool:
        """Whether it is told how far the hand is, and what it waits for."""
        return self._shows_reading

    @reading.setter
    def reading(self, shown: bool) -> None:
        self._shows_reading = shown
        self._reading.setVisible(shown)

    def sort_again(self) -> None:
        """Sort the hand; what the person has moved is forgotten."""
        self._pointer.cancel()
        self._scene.order.own = None
        self._lay_hand()

    def tell(self, view: View, events: Sequence[Event] = ()) -> None:
        """Show a view; `events` are what its seat saw since the last one."""
        before = self._view
        if before is None or not _continues(before, view):
            self._scene.order.own = None
        if before is None or before.hand != view.hand:
            self._pointer.cancel()
        self._view = view
        self._question = question(view)
        self._answering = False
        self._thinking.stop()
        self._refresh(events if self.isVisible() else ())
        if view.to_move not in (None, view.seat) and not self.watching:
            self._thinking.start()

    def set_facts(self, number: str, total: int) -> None:
        """Show the number of the deal, and the points of the sitting so far."""
        self._number, self._total = number, words.points_text(total)
        self._tell_facts()

    def explain(self, refusal: Refusal) -> None:
        """Say why what was asked about last is not possible."""
        self._answering = False
        if self._view is None or self._layout is None:
            return
        title, sentence = words.refusal_text(self._view.game, refusal, self._asked_about)
        layout = self._layout
        anchor = self._anchor or layout.seats[0].public
        if self.hand.asked is not None:
            anchor = self.hand.strip(self.hand.asked)
        obstacles = [*self._answers.rects(), layout.stock]
        if self._view.public != NO_FACE:
            obstacles.append(layout.seats[self._view.source].public)
        bounds = Rect(layout.hand.x, layout.margin, layout.hand.w, layout.hand.bottom)
        if self.hand.asked is None:  # about an answer: better over a tray than the card
            bounds = Rect(0, 0, layout.width, layout.height).inset(4)
        room = Room(anchor, bounds, [rect for rect in obstacles if rect != anchor])
        self._bubble.explain(title, sentence, refusal.rule, px(layout.text_px(290)), room)

    # Drawing.

    def _refresh(self, events: Sequence[Event] = ()) -> None:
        view, asked = self._view, self._question
        if view is None or asked is None:
            return
        width, height = self.viewport().width(), self.viewport().height()
        layout = table_layout(
            max(width, _SMALLEST[0]),
            max(height, _SMALLEST[1]),
            view.game.seats,
            view.game.deck.name,
            index=self._cards.shows_index,
            text=look().type.scale,
        )
        self._close_bubble()
        if layout != self._layout:
            self._pointer.cancel()
        self._place_panels(layout, view.game.seats)
        pack = self._pack(view)
        walked = self._scene.walk.trays is not None
        self._scene.lay(layout, pack, view, asked, events)
        if walked and self._scene.walk.trays is None:  # nothing lies there any more
            self._show_focus(self.hasFocus())
        if not self.isVisible():
            self._scene.motion.land()
        self._tell_panels(layout, view, asked, self._fade_time(GLOW) if events else 0)
        self._ask(layout, pack, view, asked)
        self._accessible.changed()

    def _lay_anew(self) -> None:
        self._refresh()

    def _lay_hand(self) -> None:
        """Show the hand as it is ordered now."""
        if self._view is not None and self._layout is not None and self._question is not None:
            pack = self._pack(self._view)
            self._scene.lay_hand(self._layout, pack, self._view, self._question)
            self._accessible.changed()

    def _pack(self, view: View) -> Pack:
        return Pack(self._cards, view.game.deck, self.devicePixelRatioF())

    def _fade_time(self, milliseconds: int) -> int:
        """How long something fades at the speed that the person wants."""
        return self.speed.scaled(milliseconds)

    def _show_thinking(self) -> None:
        """An AI player takes its time."""
        if self._view is not None and self._view.to_move is not None:
            self._plates[self._view.to_move].think()

    def _paint_anew(self) -> None:
        """The cards look otherwise: those on the table, and those on the answers."""
        self.viewport().update()
        for button in self._answers.buttons:
            button.update()

    def _place_panels(self, layout: TableLayout, seats: int) -> None:
        if layout != self._layout or look() != self._look:
            self._layout, self._look = layout, look()
            sheet = style_sheet(layout.text_px)
            if sheet != self.styleSheet():
                self.setStyleSheet(sheet)
        while len(self._plates) > seats:
            self._plates.pop().deleteLater()
        while len(self._plates) < seats:
            self._plates.append(Plate(self))
            self._plates[-1].show()
        for plate, seat in zip(self._plates, layout.seats, strict=True):
            _put(plate, seat.plate)
        _put(self._status, layout.status)
        _put(self._reading, layout.reading)
        _put(self._facts, layout.facts)
        _put(self.log, layout.log)

    def _tell_panels(self, layout: TableLayout, view: View, asked: Question, fading: int) -> None:
        for seat, plate in enumerate(self._plates):
            plate.tell(view, seat, fading)
        self._status.setVisible(not self.watching or view.result is not None)
        self._status.tell(status.heading(view, asked), [status.request(view, asked)])
        if self._shows_reading:
            self._reading.tell(translate("Table", "Your hand"), words.hand_reading(view))
        self.log.tell(view.game, view.events)
        self._tell_facts()
        self.sort_action.setText(translate("Table", "&Sort the hand"))
        said = status.sentence(view)
        self._sentence.setVisible(said is not None)
        if said is not None:
            seat, text = said
            self._sentence.setText(text)
            self._place_sentence(layout, seat)

    def _tell_facts(self) -> None:
        if self._total:
            self._facts.tell_deal(self._number, self._total)

    def _place_sentence(self, layout: TableLayout, seat: int) -> None:
        """Over the public card, and reaching to the side of its answers."""
        card, answers = layout.seats[seat].public, layout.seats[seat].answers
        self._sentence.adjustSize()
        size = self._sentence.sizeHint()
        x = card.x if answers.x > card.x else card.right - size.width()
        x = max(layout.hand.x, min(x, layout.hand.right - size.width()))
        self._sentence.move(x, card.y - size.height() - 5)
        self._sentence.raise_()

    def _ask(self, layout: TableLayout, pack: Pack, view: View, asked: Question) -> None:
        had_focus = self.hasFocus() or self._answers.has_focus
        if self._answers.has_focus:
            self.setFocus()  # before the button with the focus goes
        seat = layout.seats[view.source if view.public != NO_FACE else view.seat]
        to_right = seat.answers.x > seat.public.x
        edge = layout.hand
        x = seat.answers.x if to_right else edge.x
        width = edge.right - x if to_right else seat.answers.right - x
        place = Place(
            seat.answers,
            Rect(x, seat.answers.y, width, seat.answers.h),
            layout.status.y - 8,
            to_right,
        )
        self._answers.ask(answers_of(view, asked, pack), place, layout.text_px(14))
        for first, second in pairwise((*self._answers.buttons, self, self.log.lines)):
            QWidget.setTabOrder(first, second)
        if had_focus and asked.answers:
            self._answers.focus_main()

    # Answering.

    def _choose(self, action: Action) -> None:
        """Give an answer, or ask why it cannot be given."""
        if self._view is None or self._answering:
            return
        if action in self._view.legal:
            self._close_bubble()
            self._answering = True
            self._strays.answered()
            self.answered.emit(action)
        else:
            self._ask_why(action, self._answers.rect_of(action))

    def _ask_why(self, action: Action, anchor: Rect | None, place: int | None = None) -> None:
        self._close_bubble()
        self._asked_about, self._anchor = action, anchor
        hand = self.hand
        hand.asked = place
        hand.selected = None
        hand.refresh()
        self.asked_why.emit(action)

    def _close_bubble(self) -> None:
        self._bubble.close_again()
        if self.hand.asked is not None:
            self.hand.asked = None
            self.hand.refresh()

    def use_card(self, place: int) -> None:
        """Select a card, play it when it is selected, or ask why it cannot be played."""
        hand = self.hand
        if self._question is None:
            return
        action = self._question.play_of(hand.faces[place])
        if not hand.legal(place):
            self._ask_why(action, None, place)
        elif hand.selected == place:
            self._choose(action)
        else:
            self.select_card(place)
            if self.one_click:
                self._choose(action)

    def select_card(self, place: int) -> None:
        """Bring a card of the hand to the front; what cannot be played stays."""
        if self.hand.legal(place):
            self._close_bubble()
            self.hand.selected = place
            self.hand.refresh()

    def play_card(self, place: int) -> None:
        """Play a card of the hand that was let go on the table, or ask why it cannot be played."""
        self.select_card(place)
        self.use_card(place)

    def targets(self, face: Face) -> list[Rect]:
        """Where a card of the hand is played to; nowhere when it cannot be played now."""
        view, layout, asked = self._view, self._layout, self._question
        if view is None or layout is None or asked is None or face not in asked.plays:
            return []
        own = layout.seats[view.seat]
        match asked.plays[face].verb:
            case "capture":
                return [layout.seats[view.source].public]
            case "open":
                return [own.groups]
            case _:
                return [own.gate, own.public]

    # Input.

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A card is clicked or dragged."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._pointer.press(event)
        else:
            self._pointer.cancel()
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A card was clicked, or is let go."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._pointer.release(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second click of two quick ones is a click too."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Point at a card, or drag it."""
        super().mouseMoveEvent(event)
        self._pointer.move(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Point at nothing."""
        super().leaveEvent(event)
        self._pointer.point_at(None)

    def hideEvent(self, event: QHideEvent) -> None:
        """What moves is over when somebody looks again."""
        self._pointer.cancel()
        self._scene.motion.land()
        super().hideEvent(event)

    def let_go(self) -> bool:
        """Close the bubble, put back the selected card and that which is dragged; whether there
        was anything to do.
        """
        hand = self.hand
        had = self._bubble.isVisible() or hand.selected is not None or hand.carried is not None
        self._pointer.cancel()
        self._close_bubble()
        if hand.selected is not None:
            hand.selected = None
            hand.refresh()
        return had

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Cards with arrows and Enter, answers with their keys; what moves is over."""
        self._scene.motion.land()
        if self._moves_card(event):
            event.accept()
            return
        plain = event.modifiers() & ~(
            Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
        )
        if plain == Qt.KeyboardModifier.NoModifier and self._use_key(event):
            event.accept()
        else:
            event.ignore()

    def _moves_card(self, event: QKeyEvent) -> bool:
        """Whether the card with the focus was moved: an arrow key with Control or Shift."""
        with_key = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        control, shift = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
        walks = self._scene.walk.trays is not None
        if with_key not in (control, shift) or not self.hasFocus() or walks:
            return False
        moved = self._carrying.step(Qt.Key(event.key()))
        if moved:
            self._close_bubble()
            self._accessible.focus_moved()
        return moved

    def _use_key(self, event: QKeyEvent) -> bool:
        key = Qt.Key(event.key())
        hand = self.hand
        if key == Qt.Key.Key_Escape:
            walked = self._scene.walk.trays is not None and self._walk_to(None)
            return self.let_go() or walked
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Down) and self._answers.step(
            -1 if key == Qt.Key.Key_Up else 1
        ):
            return True
        if self._scene.walk.step(key):
            self._accessible.focus_moved()
            return True
        place = hand.moved(key)
        if place is not None:
            self._move_focus(place)
            return True
        if key in _ENTER:
            return self.hasFocus() and self._enter()
        if event.text() == "?":
            return self._ask_about_focus()
        return self._use_answer_key(key)

    def focus_card(self, place: int) -> None:
        """Put the focus on a card."""
        self.hand.focus = place
        if self.hasFocus():
            self._walk_to(None)
            self._accessible.focus_moved()
            self._close_bubble()
            self.hand.refresh()
        else:
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _walk_to(self, trays: Trays | None) -> bool:
        """Put the focus on cards in the trays, or back on the hand; False when none lie there."""
        walk = self._scene.walk
        if trays is None:
            walk.leave()
        elif not walk.enter(trays):
            return False
        self.hand.focus_shown = self.hasFocus() and walk.trays is None
        self.hand.refresh()
        self._accessible.focus_moved()
        return True

    def focusNextPrevChild(self, forward: bool) -> bool:
        """From the hand to the open groups, to the discards, and then on."""
        if self.hasFocus():
            way = [None, *Trays]
            at = way.index(self._scene.walk.trays)
            for trays in way[at + 1 :] if forward else reversed(way[:at]):
                if self._walk_to(trays):
                    return True
        return super().focusNextPrevChild(forward)

    def _move_focus(self, place: int) -> None:
        """To a card; from the answers to the card that had the focus last."""
        self.focus_card(place if self.hasFocus() else self.hand.focus)

    def _enter(self) -> bool:
        hand = self.hand
        if self._scene.walk.trays is not None or not hand.faces:
            return False
        self.use_card(hand.focus)
        return True

    def _ask_about_focus(self) -> bool:
        hand = self.hand
        if not self.hasFocus() or not hand.faces or self._question is None:
            return False
        if self._scene.walk.trays is not None:
            return False
        if not hand.legal(hand.focus):
            self.use_card(hand.focus)
        return True

    def _use_answer_key(self, key: Qt.Key) -> bool:
        """A key of an answer that is shown, a number, or a key of a claim that is not possible."""
        name = "Space" if key == Qt.Key.Key_Space else chr(key) if key < 128 else ""
        shown = [button.answer for button in self._answers.buttons]
        for answer in shown:
            if name and answer.key == name:
                self._choose(answer.action)
                return True
        numbered = any(answer.key.isdigit() for answer in shown)
        if name.isdigit() and not numbered and 0 < int(name) <= len(shown):
            self._choose(shown[int(name) - 1].action)
            return True
        if self._view is None or not name:
            return False
        if name.isdigit() and (place := self.hand.next_of_rank(int(name))) is not None:
            self.focus_card(place)
            return True
        for action in (*claims(self._view), self._view.game.notation.bare("pass")):
            if words.action_key(action) == name:
                self._choose(action)
                return True
        return False

    # The widget.

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show which card has the focus."""
        super().focusInEvent(event)
        back = event.reason() == Qt.FocusReason.BacktabFocusReason
        if not (back and any(self._walk_to(trays) for trays in reversed(Trays))):
            self._show_focus(True)
        # Qt tells of the table as a whole after this; what counts is told last.
        QTimer.singleShot(0, self._tell_focus)

    def _tell_focus(self) -> None:
        self._accessible.focus_moved()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """No card has the focus now."""
        super().focusOutEvent(event)
        self._scene.walk.leave()
        self._show_focus(False)

    def _show_focus(self, shown: bool) -> None:
        self.hand.focus_shown = shown
        self.hand.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out anew."""
        super().resizeEvent(event)
        self._refresh()

    def event(self, event: QEvent) -> bool:
        """On another screen, draw everything for it."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._refresh()
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew in another language, and draw it anew in another look."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.log.forget()
            self._refresh()
        elif event.type() == QEvent.Type.StyleChange and look() != self._look:
            self._refresh()


def _put(widget: QWidget, rect: Rect) -> None:
    widget.setGeometry(rect.x, rect.y, rect.w, rect.h)


def _continues(before: View, after: View) -> bool:
    """Whether two views are of one deal, also when something was taken back between them."""
    known = min(len(before.events), len(after.events))
    return before.game is after.game and before.events[:known] == after.events[:known]
