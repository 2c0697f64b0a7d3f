"""The sounds of a table: heard when a card lands, and as the person has set them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QTimer, Slot

from cardavia_desktop.rules import View
from cardavia_desktop.rules.events import Event
from cardavia_desktop.sound import Kind, Sounds, kind_of
from cardavia_desktop.ui.settings.preferences import SOUND, SOUNDS, VOLUME
from cardavia_desktop.ui.settings.store import Settings
from cardavia_desktop.ui.table.motion import TRAVEL
from cardavia_desktop.ui.table.view import TableView

SAMPLE_DELAY: Final = 200
"""Milliseconds after a change of the settings: a slider that is drawn along is heard once."""
_LANDING: Final = (Kind.CARD, Kind.CLAIM)
_TOUCH: Final = 0.8  # the part of its way after which a card seems to touch the table

_SAMPLES: Final = {
    SOUNDS.name: Kind.CARD,
    VOLUME.name: Kind.CARD,
    **{SOUND[kind].name: kind for kind in Kind},
}
"""What is heard after a setting was changed."""


class TableSounds(QObject):
    """Hears what a table is told, and lets the person try what they set."""

    def __init__(self, sounds: Sounds, table: TableView, settings: Settings) -> None:
        """Follow the settings from now on; `table` says how fast its cards travel."""
        super().__init__(table)
        self._sounds = sounds
        self._table = table
        self._sample = QTimer(self)
        self._sample.setSingleShot(True)
        self._sample.setInterval(SAMPLE_DELAY)
        self._sample.timeout.connect(self._play_sample)
        self._changed = Kind.CARD
        settings.follow(SOUNDS, partial(setattr, sounds, "on"))
        settings.follow(VOLUME, partial(setattr, sounds, "volume"))
        for kind in Kind:
            settings.follow(SOUND[kind], partial(self._let_hear, kind))
        settings.changed.connect(self._try)

    @Slot(object, object)
    def hear(self, _view: View, events: Sequence[Event]) -> None:
        """Let a move be heard."""
        kind = kind_of(events)
        if kind is None:
            return
        moves = kind in _LANDING and not self._table.reduced
        delay = self._table.speed.time(TRAVEL * _TOUCH) if moves else 0
        QTimer.singleShot(delay, self, partial(self._sounds.hear, kind))

    def _let_hear(self, kind: Kind, wanted: bool) -> None:
        kinds = self._sounds.kinds
        self._sounds.kinds = kinds | {kind} if wanted else kinds - {kind}

    @Slot(str)
    def _try(self, setting: str) -> None:
        """Play what was set, soon."""
        kind = _SAMPLES.get(setting)
        if kind is not None:
            self._changed = kind
            self._sample.start()

    @Slot()
    def _play_sample(self) -> None:
        self._sounds.hear(self._changed)
