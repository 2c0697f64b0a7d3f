"""Cardavia Desktop: an offline library of East Asian card games."""

__version__ = "0.1.0"

NAME = "cardavia-desktop"
"""The command, and to Qt the application: it names the folders of the person's data."""
