"""The application itself, with seeds that are the same on every run and AI players in no hurry."""

import random
import secrets

from PySide6.QtGui import QShowEvent

from cardavia_desktop.ui import application
from cardavia_desktop.ui.window import MainWindow


class Window(MainWindow):
    """Takes the keyboard by itself: no window manager is there to give it."""

    # The method bears Qt's name.
    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        self.activateWindow()


vars(secrets).update(randbelow=random.Random(7).randrange)
vars(application).update(MainWindow=Window, PAUSE=10)
application.run()
