"""A field to find words in a text, with the count and the way to the next and the last."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from cardavia_desktop.i18n.text import fill, number_text, translate
from cardavia_desktop.ui.rules.reader import Reader
from cardavia_desktop.ui.rules.search import Span, spans_of
from cardavia_desktop.ui.widgets.basic import button, label


class FindBar(QWidget):
    """Finds in what a reader shows; all places are marked, one of them is selected."""

    left = Signal()
    """The person has found enough."""

    def __init__(self, reader: Reader) -> None:
        """Nothing is looked for yet."""
        super().__init__()
        self._reader = reader
        self._spans: list[Span] = []
        self._here = 0
        self.field = QLineEdit()
        self.field.setClearButtonEnabled(True)
        self.field.textChanged.connect(self._look)
        self.said = label("small", wrap=True)
        self.before = button("quiet")
        self.before.setText("↑")  # a sign, with its name beside it for those who cannot see it
        self.before.clicked.connect(lambda: self.step(-1))
        self.after = button("quiet")
        self.after.setText("↓")
        self.after.clicked.connect(lambda: self.step(1))
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addWidget(self.said, 1)
        row.addWidget(self.before)
        row.addWidget(self.after)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.field)
        column.addLayout(row)
        self._tell()

    def take_focus(self) -> None:
        """Let the person type; what stands in the field can be typed over."""
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def search_again(self) -> None:
        """The text has changed: find in the new one, and stay where one reads."""
        self._spans = spans_of(self.field.text(), self._reader.document().toPlainText())
        self._here = min(self._here, max(0, len(self._spans) - 1))
        self._reader.mark(self._spans)
        self._tell()

    def step(self, step: int) -> None:
        """Go to the next place (1), or the one before (-1); from the end begin again."""
        if self._spans:
            self._here = (self._here + step) % len(self._spans)
            self._show()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.field.setPlaceholderText(translate("Find", "Find (Ctrl+F)"))
        self.field.setAccessibleName(translate("Find", "Find in the rules"))
        for sign, name in (
            (self.before, translate("Find", "Previous place (Shift+F3)")),
            (self.after, translate("Find", "Next place (F3)")),
        ):
            sign.setAccessibleName(name)
            sign.setToolTip(name)
        self._tell()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on, with Shift back; Escape ends the search."""
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
                self.step(-1 if back else 1)
            case Qt.Key.Key_Escape:
                self.field.clear()
                self.left.emit()
            case _:
                super().keyPressEvent(event)

    def _look(self) -> None:
        """Find what stands in the field now, from where one reads."""
        start = self._reader.textCursor().selectionStart()
        self.search_again()
        if self._spans:
            later = (n for n, span in enumerate(self._spans) if span.start >= start)
            self._here = next(later, 0)
            self._show()

    def _show(self) -> None:
        self._reader.select(self._spans[self._here])
        self._tell()

    def _tell(self) -> None:
        words = self.field.text().strip()
        found = len(self._spans)
        for sign in (self.before, self.after):
            sign.setVisible(found > 1)
        if not words:
            self.said.clear()
        elif not found:
            self.said.setText(fill(translate("Find", "“%1” is not in these rules."), words))
        else:
            place = translate("Find", "%1 of %2", "which of the places found")
            self.said.setText(fill(place, number_text(self._here + 1), number_text(found)))
