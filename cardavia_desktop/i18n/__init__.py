"""The words of the application: every text that a person reads, in their language."""
