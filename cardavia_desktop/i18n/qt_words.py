"""Words of Qt itself that a person can see, as in the menu of a text field.

They are named here so that they stand in our catalogs, where Qt finds them: its own catalogs are
none in some of our languages. The dialogs for files and for printing show them where the system has
none of its own; what a printer tells about itself stays as its driver says it.
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
    "QPrintDialog": (
        QT_TRANSLATE_NOOP("QPrintDialog", "Print"),
        QT_TRANSLATE_NOOP("QPrintDialog", "All Pages"),
        QT_TRANSLATE_NOOP("QPrintDialog", "Odd Pages"),
        QT_TRANSLATE_NOOP("QPrintDialog", "Even Pages"),
        QT_TRANSLATE_NOOP("QPrintDialog", "&Options >>"),
        QT_TRANSLATE_NOOP("QPrintDialog", "&Options <<"),
        QT_TRANSLATE_NOOP("QPrintDialog", "&Print"),
        QT_TRANSLATE_NOOP("QPrintDialog", "Print to File (PDF)"),
        QT_TRANSLATE_NOOP("QPrintDialog", "Local file"),
        QT_TRANSLATE_NOOP("QPrintDialog", "Write PDF file"),
    ),
    "QPrintWidget": (
        QT_TRANSLATE_NOOP("QPrintWidget", "Printer"),
        QT_TRANSLATE_NOOP("QPrintWidget", "&Name:"),
        QT_TRANSLATE_NOOP("QPrintWidget", "P&roperties"),
        QT_TRANSLATE_NOOP("QPrintWidget", "Location:"),
        QT_TRANSLATE_NOOP("QPrintWidget", "Preview"),
        QT_TRANSLATE_NOOP("QPrintWidget", "Type:"),
        QT_TRANSLATE_NOOP("QPrintWidget", "Output &file:"),
    ),
    "QPrintSettingsOutput": (
        QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Copies"),
        QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Print range"),
        QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Print all"),
        QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Pages from"),
        QT_TRANSLATE_NOOP("QPrintSettingsOutput", "to"),
        QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Pages"),
        QT_TRANSLATE_NOOP(
            "QPrintSettingsOutput",
            "Specify pages or ranges separated by commas. Ranges are specified by two numbers "
            "separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.",
        ),
        QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Current Page"),
        QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Selection"),
        QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Page &Set:"),
        QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Output Settings"),
        QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Copies:"),
        QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Collate"),
        QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Reverse"),
        QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Options"),
        QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Color Mode"),
        QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Color"),
        QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Grayscale"),
        QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Double Sided Printing"),
        QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Off"),
        QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Long side binding"),
        QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Short side binding"),
    ),
    "QPlatformTheme": (
        QT_TRANSLATE_NOOP("QPlatformTheme", "OK"),
        QT_TRANSLATE_NOOP("QPlatformTheme", "Cancel"),
    ),
    "QShortcut": (
        QT_TRANSLATE_NOOP("QShortcut", "Space"),
        QT_TRANSLATE_NOOP("QShortcut", "Enter"),
        QT_TRANSLATE_NOOP("QShortcut", "Tab"),
        QT_TRANSLATE_NOOP("QShortcut", "Esc"),
        QT_TRANSLATE_NOOP("QShortcut", "Home"),
        QT_TRANSLATE_NOOP("QShortcut", "End"),
        QT_TRANSLATE_NOOP("QShortcut", "Left"),
        QT_TRANSLATE_NOOP("QShortcut", "Right"),
    ),
}
"""By their context, as Qt asks for them."""
