"""The score sheet of a deal that is over."""
