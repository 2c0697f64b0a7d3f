"""`python -m tools.tuning GAME`: makes the weights of the level `player`."""
