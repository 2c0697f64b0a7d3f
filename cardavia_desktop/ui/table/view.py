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
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.i18n.text import translate
from cardavia_desktop.rules.actions import Action
from cardavia_desktop.rules.deal_number import DealNumber
from cardavia_desktop.rules.events import Event
from cardavia_desktop.rules.faces import Face
from cardavia_desktop.rules.refusal import Refusal
from cardavia_desktop.rules.view import View
from cardavia_desktop.ui.accessibility.accessible import attach
from cardavia_desktop.ui.motion import Speed
from cardavia_desktop.ui.table.accessible import AccessibleTable
from cardavia_desktop.ui.table.answer import answers_of
from cardavia_desktop.ui.table.answer_rows import place_at
from cardavia_desktop.ui.table.answers import Answers
from cardavia_desktop.ui.table.arrange import Order
from cardavia_desktop.ui.table.carrying import Carrying
from cardavia_desktop.ui.table.hand import Hand
from cardavia_desktop.ui.table.items import Pack
from cardavia_desktop.ui.table.keyboard import Keyboard
from cardavia_desktop.ui.table.layout import Rect, TableLayout, table_layout
from cardavia_desktop.ui.table.log import Log
from cardavia_desktop.ui.table.motion import GLOW
from cardavia_desktop.ui.table.panels import Panels
from cardavia_desktop.ui.table.plate import Plate
from cardavia_desktop.ui.table.pointer import Pointer
from cardavia_desktop.ui.table.question import Question, nameable, question
from cardavia_desktop.ui.table.reasons import Reasons
from cardavia_desktop.ui.table.scene import TableScene
from cardavia_desktop.ui.table.strays import Strays
from cardavia_desktop.ui.table.style import style_sheet
from cardavia_desktop.ui.table.walk import Walk
from cardavia_desktop.ui.theme import look

_SMALLEST: Final = (800, 430)  # below this the table is cut rather than drawn smaller


class TableView(QGraphicsView):
    """The table of one game. `tell` it what seat 0 sees and what has happened."""

    answered = Signal(object)
    """The person's answer, an Action that the view names as legal."""
    asked_why = Signal(object)
    """An Action that is not legal and that the person wants explained."""
    rule_wanted = Signal(str)
    """The number of a rule that the person wants to read."""
    reason_closed = Signal()
    """The bubble with a reason, or with a hint, was closed."""
    dealing_skipped = Signal()
    """The person did not want to see the cards being dealt."""

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
        self.one_click = False
        """Whether one click or Enter on a card of the hand plays it."""
        self.setScene(self._scene)
        self._set_up_view()
        self._panels = Panels(self)
        self._strays = Strays()
        self._carrying = Carrying(self.hand, self._scene.order, self._lay_hand)
        self._answers = Answers(self, self._strays)
        self._answers.chosen.connect(self.choose)
        self._reasons = Reasons(self, self.hand, self._answers, self.asked_why.emit)
        self._reasons.bubble.rule_wanted.connect(self.rule_wanted)
        self._reasons.bubble.closed.connect(self.reason_closed)
        self._pointer = Pointer(self, self._scene, self._carrying, self._strays)
        self._keyboard = Keyboard(self, self._scene, self._carrying, self._answers)
        self.sort_action = QAction(self)
        """Sorts the hand again, after cards were moved."""
        self.sort_action.setShortcut(Qt.Key.Key_S)
        self.sort_action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self.sort_action.triggered.connect(self.sort_again)
        self.addAction(self.sort_action)
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
        panels, bubble = self._panels, self._reasons.bubble
        return [panels.status, panels.sentence, *self._answers.buttons, bubble]

    @property
    def plates(self) -> list[Plate]:
        """The plates of the seats."""
        return self._panels.plates

    @property
    def log(self) -> Log:
        """What happened."""
        return self._panels.log

    @property
    def notes(self) -> list[QWidget]:
        """The widgets that tell the rest, in the order in which they are read."""
        return [self._panels.reading, self._panels.facts, self.log]

    @property
    def speed(self) -> Speed:
        """How fast cards move."""
        return self._scene.motion.speed

    @speed.setter
    def speed(self, speed: Speed) -> None:
        self._scene.motion.land()
        self._scene.motion.speed = self._reasons.bubble.speed = speed

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
        return not self._panels.reading.isHidden()

    @reading.setter
    def reading(self, shown: bool) -> None:
        self._panels.reading.setVisible(shown)
        self._refresh()

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
        others = view.to_move not in (None, view.seat) and not self.watching
        self._panels.wait_for(view.to_move if others else None)
        self._refresh(events if self.isVisible() else ())

    def set_facts(self, number: DealNumber | None, total: int) -> None:
        """Show the number of the deal, and the points of the sitting so far."""
        self._panels.facts.tell_deal(number, total)

    def explain(self, refusal: Refusal) -> None:
        """Say why what was asked about last is not possible."""
        self._answering = False
        if self._view is not None and self._layout is not None:
            self._reasons.explain(self._layout, self._view, refusal)

    def wait_for_hint(self) -> None:
        """Say that a hint will come."""
        if self._layout is not None:
            self._reasons.wait_for_hint(self._layout)

    def hint(self, action: Action, title: str, why: str) -> None:
        """Light the best answer to what is asked, by the name `title`, and say why it is that."""
        asked = self._question
        if self._view is None or self._layout is None or asked is None:
            return
        card = action.face if action not in asked.answers else None
        place = self.hand.faces.index(card) if card in self.hand.faces else None
        self._reasons.hint(self._layout, self._view, action, place, (title, why))

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
        self._reasons.close()
        if layout != self._layout:
            self._pointer.cancel()
        self._dress(layout)
        self._panels.place(layout)
        pack = self._pack(view)
        self._scene.lay(layout, pack, view, asked, events)
        self._keyboard.laid_anew()
        if not self.isVisible():
            self._scene.motion.land()
        fading = self.speed.time(GLOW) if events else 0
        self._panels.tell(layout, view, asked, watching=self.watching, fading=fading)
        self.sort_action.setText(translate("Table", "&Sort the hand"))
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

    def _paint_anew(self) -> None:
        """The cards look otherwise: those on the table, and those on the answers."""
        self.viewport().update()
        for button in self._answers.buttons:
            button.update()

    def _dress(self, layout: TableLayout) -> None:
        """Have text of the size that goes with a layout and with the look."""
        if layout != self._layout or look() != self._look:
            self._layout, self._look = layout, look()
            sheet = style_sheet(layout.text_px)
            if sheet != self.styleSheet():
                self.setStyleSheet(sheet)

    def _ask(self, layout: TableLayout, pack: Pack, view: View, asked: Question) -> None:
        had_focus = self.hasFocus() or self._answers.has_focus
        if self._answers.has_focus:
            self.setFocus()  # before the button with the focus goes
        self._answers.ask(answers_of(view, asked, pack), place_at(layout, view), layout.text_px(14))
        for first, second in pairwise((*self._answers.buttons, self, self.log.lines)):
            QWidget.setTabOrder(first, second)
        if had_focus and asked.answers:
            self._answers.focus_main()

    # Answering.

    @property
    def nameable(self) -> Sequence[Action]:
        """The answers that have keys even where they are not shown; none of them is possible."""
        if self._view is None:
            return ()
        return nameable(self._view)

    def choose(self, action: Action) -> None:
        """Give an answer, or ask why it cannot be given."""
        if self._view is None or self._answering:
            return
        if action in self._view.legal:
            self.close_reason()
            self._answering = True
            self._strays.answered()
            self.answered.emit(action)
        else:
            self._reasons.ask_about_answer(action)

    def close_reason(self) -> None:
        """Close the bubble that says why something is not possible."""
        self._reasons.close()

    def use_card(self, place: int) -> None:
        """Select a card, play it when it is selected, or ask why it cannot be played."""
        hand = self.hand
        if self._question is None or self._answering:
            return
        action = self._question.play_of(hand.faces[place])
        if not hand.legal(place):
            self._reasons.ask_about_card(place, action)
        elif hand.selected == place:
            self.choose(action)
        else:
            self.select_card(place)
            if self.one_click:
                self.choose(action)

    def select_card(self, place: int) -> None:
        """Bring a card of the hand to the front; what cannot be played stays."""
        if self.hand.legal(place):
            self._reasons.close()
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

    def skip_motion(self) -> bool:
        """Put all that moves where it belongs; whether that was a deal."""
        dealing = self._scene.dealing and self._scene.motion.moving
        self._scene.motion.land()
        if dealing:
            self.dealing_skipped.emit()
        return dealing

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
        had = (
            self._reasons.bubble.isVisible()
            or hand.selected is not None
            or hand.carried is not None
        )
        self._pointer.cancel()
        self._reasons.close()
        if hand.selected is not None:
            hand.selected = None
            hand.refresh()
        return had

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Cards with arrows and Enter, answers with their keys; what moves is over."""
        self.skip_motion()
        event.setAccepted(self._keyboard.press(event))

    def take_focus(self) -> None:
        """Have the keyboard focus: at the main answer, or at the hand where there is none."""
        if self._answers.buttons:
            self._answers.focus_main()
        else:
            self.setFocus()

    def focus_card(self, place: int) -> None:
        """Put the focus on a card."""
        self._keyboard.go_to_card(place)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """From the hand to the open groups, to the discards, and then on."""
        if self.hasFocus() and self._keyboard.go_on(forward=forward):
            return True
        return super().focusNextPrevChild(forward)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show which card has the focus."""
        super().focusInEvent(event)
        self._keyboard.come(event.reason())
        # Qt tells of the table as a whole after this; what counts is told last.
        QTimer.singleShot(0, self.tell_focus)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """No card has the focus now."""
        super().focusOutEvent(event)
        self._keyboard.leave()

    def tell_focus(self) -> None:
        """Tell those who listen that another card has the focus."""
        self._accessible.focus_moved()

    # The widget.

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out anew."""
        super().resizeEvent(event)
        self._refresh()

    def event(self, event: QEvent) -> bool:
        """On another screen, draw everything for it; a key of a card is no shortcut here."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._refresh()
        shortcut = event.type() == QEvent.Type.ShortcutOverride
        if shortcut and isinstance(event, QKeyEvent) and self._keyboard.wants(event):
            event.accept()
            return True
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew in another language, and draw it anew in another look."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._pointer.cancel()
            self.log.forget()
            self.hand.forget()
            self._refresh()
        elif event.type() == QEvent.Type.StyleChange and look() != self._look:
            self._refresh()


def _continues(before: View, after: View) -> bool:
    """Whether two views are of one deal, also when something was taken back between them."""
    known = min(len(before.events), len(after.events))
    return before.game is after.game and before.events[:known] == after.events[:known]
