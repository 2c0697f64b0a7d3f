"""The Nantong deck: thirty faces and five lucky cards."""
