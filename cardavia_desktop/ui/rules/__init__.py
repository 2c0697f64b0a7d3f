"""The full rules of a game: a page to read, search, print and save them."""

from cardavia_desktop.ui.rules.page import RulesPage

__all__ = ["RulesPage"]
