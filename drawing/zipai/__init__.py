"""The zipai deck: twenty written signs."""
