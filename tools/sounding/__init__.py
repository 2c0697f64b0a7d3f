"""The sounds of Cardavia as code: cards on wood, a knock, and a few plucked strings.

Needed at build time only: `python -m tools.sounding` makes everything again in `assets/sounds`,
and the application never imports this package.

A sound is a list of samples, made of what swings and dies away (`matter.py`); the workshop
(`wave_file.py`) takes out what nobody should hear and writes a file.
"""
