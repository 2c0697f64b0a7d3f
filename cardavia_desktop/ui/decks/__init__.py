"""The decks: a page for each, and their faces to look at."""
