"""The table: a scene with cards, and widgets with words over it."""
