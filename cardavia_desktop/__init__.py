"""Cardavia Desktop: an offline library of East Asian card games."""

__version__ = "0.1.0"
