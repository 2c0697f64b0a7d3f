"""Small pieces that several pages are made of; their look is in the style sheet."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QWidget,
)

from cardavia_desktop.i18n.text import without_letter
from cardavia_desktop.ui.theme import px

_INLINE_SIDE = 2  # pixels of padding beside the words of an "inline" button; a line is beyond them


def label(role: str, wrap: bool = False) -> QLabel:
    """An empty label of a text role (`style.qss`); what a person typed is no markup in it."""
    made = QLabel()
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setProperty("role", role)
    made.setWordWrap(wrap)
    return made


def selectable(made: QLabel) -> QLabel:
    """Let a label be copied from, with the mouse and with the keyboard."""
    made.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse
        | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    return made


def set_role(made: QLabel, role: str) -> None:
    """Give a label another text role."""
    if made.property("role") != role:
        made.setProperty("role", role)
        restyle(made)


def button(kind: str = "") -> QPushButton:
    """An empty button: "primary", "quiet", "link", "inline" (a link among texts), "tab" (as high
    as its bar), or plain.
    """
    made = QPushButton()
    made.setProperty("kind", kind)
    if kind == "tab":
        made.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)
    made.setAutoDefault(True)
    return made


def segments(count: int) -> list[QPushButton]:
    """Empty buttons that stand side by side as one control; one of them is down."""
    made = [button("segment") for _ in range(count)]
    for segment in made:
        segment.setCheckable(True)
        segment.setAutoExclusive(True)
    made[0].setProperty("place", "first")
    made[-1].setProperty("place", "last")
    return made


def hung(inline: QPushButton) -> QHBoxLayout:
    """A row for an "inline" button: its words begin where other texts do, its frame before."""
    row = QHBoxLayout()
    row.setSpacing(0)
    row.addSpacing(-px(_INLINE_SIDE) - 1)
    row.addWidget(inline)
    row.addStretch(1)
    return row


def surface(name: str) -> QFrame:
    """A frame: "sheet", "sunk", or the lines "rule" and "inkrule"."""
    made = QFrame()
    made.setProperty("surface", name)
    return made


def scrolling(page: QWidget) -> QScrollArea:
    """A page that scrolls up and down when it has not enough room."""
    page.setObjectName("lists")
    area = QScrollArea()
    area.setWidget(page)
    area.setWidgetResizable(True)
    area.viewport().setObjectName("lists")
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the controls on it scroll it along
    return area


def restyle(widget: QWidget) -> None:
    """Apply the style sheet anew, after a property that it looks at has changed."""
    widget.style().unpolish(widget)
    widget.style().polish(widget)


class CommandButton(QPushButton):
    """A quiet button for an action, with its keys where there is room."""

    def __init__(self, action: QAction, parent: QWidget) -> None:
        """Do `action`, and look as it says: it is seen when the action is."""
        super().__init__(parent)
        self.setProperty("kind", "quiet")
        self.setAutoDefault(True)
        self._action = action
        self._compact = False
        self.clicked.connect(action.trigger)
        action.changed.connect(self._follow)
        self._follow()

    @property
    def is_offered(self) -> bool:
        """Whether the action is there to be done, or will be."""
        return self._action.isVisible()

    def set_compact(self, compact: bool) -> None:
        """Leave the keys out in a small window."""
        self._compact = compact
        self._follow()

    def _follow(self) -> None:
        action = self._action
        keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self.setText(
            "  ".join(
                [without_letter(action.text()), *([keys] if keys and not self._compact else [])]
            )
        )
        self.setEnabled(action.isEnabled())
        self.setVisible(action.isVisible())
