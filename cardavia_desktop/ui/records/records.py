"""Deals on record: opening, saving, looking back; the dialogs, and what the sitting has to do."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDir, QObject, QStandardPaths, Qt, Signal, Slot
from PySide6.QtWidgets import QFileDialog, QWidget

from cardavia_desktop.i18n.text import Words, fill, translate
from cardavia_desktop.match import KeptDeal, Sitting, UnreadableError
from cardavia_desktop.rules import Record
from cardavia_desktop.rules.deal_number import DealNumber, write_number
from cardavia_desktop.ui.troubles import unreadable_text
from cardavia_desktop.ui.widgets.file_dialog import FileDialog

if TYPE_CHECKING:
    from cardavia_desktop.ui.records.deal_list import DealList
    from cardavia_desktop.ui.records.number_dialog import StoredOptions

_SUFFIX: Final = "json"


class Records(QObject):
    """Everything about deals on record that a menu offers; the dialogs lie over `window`."""

    said = Signal(object)
    """Words: a sentence for the person."""
    wanted = Signal(object)
    """Wanted: a deal to play by its number."""

    def __init__(self, window: QWidget, sitting: Sitting, options: StoredOptions) -> None:
        """Use a sitting; what it finds comes back as its own `replayed`."""
        super().__init__(window)
        self._window = window
        self._sitting = sitting
        self._options = options
        self._past: DealList | None = None
        self._name = ""
        sitting.found.connect(self._take_found)
        sitting.past.connect(self._show_past)
        sitting.unreadable.connect(self._tell_unreadable)

    def ask_number(self, game: str) -> None:
        """Let the person choose a deal by its number; `game` is chosen at first."""
        from cardavia_desktop.ui.records.number_dialog import (  # noqa: PLC0415  # not before the first paint
            NumberDialog,
        )

        dialog = NumberDialog(self._window, game, self._options)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.chosen.connect(self.wanted)
        dialog.open()

    def ask_file(self) -> None:
        """Let the person choose a file to open."""
        dialog = self._file_dialog(
            lambda: translate("Records", "Open record"),
            #: a button: open the chosen file
            lambda: translate("Records", "Open"),
        )
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: self.open(Path(name)))
        dialog.open()

    def open(self, path: Path) -> None:
        """Open a file of records."""
        self._name = path.name
        self._sitting.read(path)

    def save(self, number: DealNumber | None, game: str, record: Record | None = None) -> None:
        """Let the person choose where a record goes, by default that of the deal at the table."""
        dialog = self._file_dialog(
            lambda: translate("Records", "Save record"), lambda: translate("Records", "Save")
        )
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(_SUFFIX)
        dialog.selectFile("-".join([game, *([write_number(number.seed)] if number else [])]))
        dialog.fileSelected.connect(lambda name: self._sitting.write(Path(name), record))
        dialog.open()

    def look_back(self) -> None:
        """Show the deals that came to their end."""
        self._sitting.look_back()

    def _file_dialog(self, title: Words, accept: Words) -> FileDialog:
        dialog = FileDialog(self._window, title, accept, _kinds)
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        dialog.setDirectory(QStandardPaths.writableLocation(documents) or QDir.homePath())
        return dialog

    @Slot(object)
    def _take_found(self, deals: tuple[KeptDeal, ...]) -> None:
        """Open the deal of a file; of several, the one that the person chooses."""
        if len(deals) == 1:
            self._sitting.replay(deals[0].record, self._name)
            return
        self._list(deals, self._name).open()

    @Slot(object)
    def _show_past(self, deals: tuple[KeptDeal, ...]) -> None:
        """Show the past deals, in the list that is open, or in a new one."""
        if self._past is not None:
            self._past.show_deals(deals)
            return
        dialog = self._past = self._list(deals)
        dialog.save.connect(lambda deal: self.save(deal.number, deal.game.name, deal.record))
        dialog.forget.connect(lambda deal: self._sitting.forget(deal.record))
        dialog.finished.connect(self._close_past)
        dialog.open()

    @Slot()
    def _close_past(self) -> None:
        self._past = None

    def _list(self, deals: tuple[KeptDeal, ...], name: str = "") -> DealList:
        from cardavia_desktop.ui.records.deal_list import DealList  # noqa: PLC0415  # not before the first paint

        dialog = DealList(self._window, deals, name)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.opened.connect(lambda deal: self._sitting.replay(deal.record, name))
        return dialog

    @Slot(object)
    def _tell_unreadable(self, error: UnreadableError) -> None:
        self.said.emit(partial(unreadable_text, error))


def _kinds() -> list[str]:
    records = translate("Records", "Deal records (%1)")
    everything = translate("Records", "All files (%1)")
    return [fill(records, "*.json *.jsonl"), fill(everything, "*")]
