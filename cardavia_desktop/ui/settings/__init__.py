"""What a person can set: declarations, the file, and the dialog."""
