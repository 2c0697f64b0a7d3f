"""The folder of what belongs to the person, to read, copy and open."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from cardavia_desktop.i18n.text import translate
from cardavia_desktop.ui.widgets.basic import label, selectable
from cardavia_desktop.ui.widgets.open_row import OpenRow


class FolderRow(OpenRow):
    """Where deals, settings and the log lie."""

    def __init__(self, folder: Path) -> None:
        """Show a folder."""
        self._title = label("read", wrap=True)
        self._where = selectable(label("note", wrap=True))
        super().__init__(folder, self._title, self._where)

    def open_it(self) -> None:
        """Open it; where nothing has been kept so far it is made."""
        with suppress(OSError):
            self.path.mkdir(parents=True, exist_ok=True)
        super().open_it()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        super().retranslate()
        self._title.setText(translate("Settings", "Deals, settings and the log are kept here."))
        # A path has no spaces at which it could be broken.
        self._where.setText(str(self.path).replace("/", "/\u200b").replace("\\", "\\\u200b"))
        self._where.setAccessibleName(str(self.path))
        self.open_button.setText(translate("Settings", "Open folder"))
