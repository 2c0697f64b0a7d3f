"""Deals on record: opened, saved, chosen by number, and gone through."""
