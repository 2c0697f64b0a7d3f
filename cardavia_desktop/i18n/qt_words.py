"""Words of Qt itself that a person can see, as in the menu of a text field.

They are named here so that they stand in our catalogs, where Qt finds them: its own catalogs are
none in some of our languages. A file dialog shows them where the system has none of its own.
"""

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

QT_WORDS: Final = {
    "QLineEdit": (
        QT_TRANSLATE_NOOP("QLineEdit", "&Undo"),
        QT_TRANSLATE_NOOP("QLineEdit", "&Redo"),
        QT_TRANSLATE_NOOP("QLineEdit", "Cu&t"),
        QT_TRANSLATE_NOOP("QLineEdit", "&Copy"),
        QT_TRANSLATE_NOOP("QLineEdit", "&Paste"),
        QT_TRANSLATE_NOOP("QLineEdit", "Delete"),
        QT_TRANSLATE_NOOP("QLineEdit", "Select All"),
    ),
    "QWidgetTextControl": (
        QT_TRANSLATE_NOOP("QWidgetTextControl", "&Undo"),
        QT_TRANSLATE_NOOP("QWidgetTextControl", "&Redo"),
        QT_TRANSLATE_NOOP("QWidgetTextControl", "Cu&t"),
        QT_TRANSLATE_NOOP("QWidgetTextControl", "&Copy"),
        QT_TRANSLATE_NOOP("QWidgetTextControl", "Copy &Link Location"),
        QT_TRANSLATE_NOOP("QWidgetTextControl", "&Paste"),
        QT_TRANSLATE_NOOP("QWidgetTextControl", "Delete"),
        QT_TRANSLATE_NOOP("QWidgetTextControl", "Select All"),
    ),
    "QScrollBar": (
        QT_TRANSLATE_NOOP("QScrollBar", "Scroll here"),
        QT_TRANSLATE_NOOP("QScrollBar", "Top"),
        QT_TRANSLATE_NOOP("QScrollBar", "Bottom"),
        QT_TRANSLATE_NOOP("QScrollBar", "Page up"),
        QT_TRANSLATE_NOOP("QScrollBar", "Page down"),
        QT_TRANSLATE_NOOP("QScrollBar", "Scroll up"),
        QT_TRANSLATE_NOOP("QScrollBar", "Scroll down"),
    ),
    "QFileDialog": (
        QT_TRANSLATE_NOOP("QFileDialog", "Back"),
        QT_TRANSLATE_NOOP("QFileDialog", "Go back"),
        QT_TRANSLATE_NOOP("QFileDialog", "Forward"),
        QT_TRANSLATE_NOOP("QFileDialog", "Go forward"),
        QT_TRANSLATE_NOOP("QFileDialog", "Parent Directory"),
        QT_TRANSLATE_NOOP("QFileDialog", "Go to the parent directory"),
        QT_TRANSLATE_NOOP("QFileDialog", "Create New Folder"),
        QT_TRANSLATE_NOOP("QFileDialog", "Create a New Folder"),
        QT_TRANSLATE_NOOP("QFileDialog", "List View"),
        QT_TRANSLATE_NOOP("QFileDialog", "Change to list view mode"),
        QT_TRANSLATE_NOOP("QFileDialog", "Detail View"),
        QT_TRANSLATE_NOOP("QFileDialog", "Change to detail view mode"),
        QT_TRANSLATE_NOOP("QFileDialog", "Sidebar"),
        QT_TRANSLATE_NOOP("QFileDialog", "List of places and bookmarks"),
        QT_TRANSLATE_NOOP("QFileDialog", "Files"),
        QT_TRANSLATE_NOOP("QFileDialog", "&Rename"),
        QT_TRANSLATE_NOOP("QFileDialog", "&Delete"),
        QT_TRANSLATE_NOOP("QFileDialog", "Show &hidden files"),
        QT_TRANSLATE_NOOP("QFileDialog", "&New Folder"),
    ),
    "QFileSystemModel": (
        QT_TRANSLATE_NOOP("QFileSystemModel", "Computer"),
        QT_TRANSLATE_NOOP("QFileSystemModel", "Name"),
        QT_TRANSLATE_NOOP("QFileSystemModel", "Size"),
        QT_TRANSLATE_NOOP("QFileSystemModel", "Type"),
        QT_TRANSLATE_NOOP("QFileSystemModel", "Date Modified"),
    ),
    "QAbstractFileIconProvider": (
        QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Drive"),
        QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Folder"),
    ),
    "QShortcut": (
        QT_TRANSLATE_NOOP("QShortcut", "Space"),
        QT_TRANSLATE_NOOP("QShortcut", "Enter"),
        QT_TRANSLATE_NOOP("QShortcut", "Tab"),
        QT_TRANSLATE_NOOP("QShortcut", "Esc"),
        QT_TRANSLATE_NOOP("QShortcut", "Home"),
        QT_TRANSLATE_NOOP("QShortcut", "End"),
    ),
}
"""By their context, as Qt asks for them."""
