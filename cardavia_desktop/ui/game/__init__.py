"""The page of a game."""
