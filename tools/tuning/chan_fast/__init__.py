"""Chắn, played a thousand times as fast as at a table, for learning from millions of answers.

numba compiles it where that is installed (`pip install numba`); without it all runs as it stands,
slowly, which is how the tests compare it with the rules and with the players. It leaves out what
hardly ever happens: dead hands (C4.2) and declined wins; the options of the table are off.
"""
