"""`python -m tools.positions`: finds, shows and writes the positions that players are tested on."""
