"""The rules in short, as a card beside the text."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout

from cardavia_desktop.i18n.text import translate
from cardavia_desktop.library.rules.short import in_short
from cardavia_desktop.rules import Game
from cardavia_desktop.ui.widgets.basic import label


class Short(QFrame):
    """A few sentences, and the button to begin with."""

    def __init__(self) -> None:
        """An empty card."""
        super().__init__()
        self.setProperty("surface", "sunk")
        self._heading = label("over")
        self._sentences: list[QLabel] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(16, 14, 16, 16)
        self._column.setSpacing(6)
        self._column.addWidget(self._heading)

    def tell(self, game: Game) -> None:
        """Say the rules of a game in the present language."""
        self._heading.setText(translate("Rules", "In short"))
        texts = in_short(game)
        while len(self._sentences) < len(texts):
            made = label("note", wrap=True)
            self._sentences.append(made)
            self._column.insertWidget(len(self._sentences), made)
        for sentence, text in zip(self._sentences, texts, strict=True):
            sentence.setText(text)

    def add(self, start: QPushButton) -> None:
        """Have this button below the sentences."""
        if start.parent() is not self:
            self._column.addSpacing(6)
            self._column.addWidget(start)
