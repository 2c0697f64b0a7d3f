"""The table: a scene with cards, and widgets with words over it."""

from cardavia_desktop.ui.table.view import TableView

__all__ = ["TableView"]
