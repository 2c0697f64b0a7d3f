"""A sitting at a table: turns, AI players, and every move on disk at once. QtCore only."""
