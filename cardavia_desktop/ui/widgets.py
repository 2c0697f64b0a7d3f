"""Small pieces that several pages are made of; their look is in the style sheet."""

from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QWidget


def label(role: str, wrap: bool = False) -> QLabel:
    """An empty label of a text role (`style.qss`)."""
    made = QLabel()
    made.setProperty("role", role)
    made.setWordWrap(wrap)
    return made


def set_role(made: QLabel, role: str) -> None:
    """Give a label another text role."""
    if made.property("role") != role:
        made.setProperty("role", role)
        restyle(made)


def button(kind: str = "") -> QPushButton:
    """An empty button: "primary", "quiet", "link", or the plain one."""
    made = QPushButton()
    made.setProperty("kind", kind)
    made.setAutoDefault(True)
    return made


def surface(name: str) -> QFrame:
    """A frame: "sheet", "sunk", or the lines "rule" and "inkrule"."""
    made = QFrame()
    made.setProperty("surface", name)
    return made


def restyle(widget: QWidget) -> None:
    """Apply the style sheet anew, after a property that it looks at has changed."""
    widget.style().unpolish(widget)
    widget.style().polish(widget)
