"""The pages of the library: what a person can read about decks and games."""
