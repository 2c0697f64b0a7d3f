"""The window: Qt Widgets around a table on a graphics scene."""
