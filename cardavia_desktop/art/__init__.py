"""The cards as pictures on a screen."""
