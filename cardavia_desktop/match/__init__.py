"""A sitting at a table: turns, AI players, and every move on disk at once. QtCore only."""

from cardavia_desktop.match.deal import Deal
from cardavia_desktop.match.dealer import PERSON, SeatPlayer, Standing, Waiting
from cardavia_desktop.match.sitting import Sitting
from cardavia_desktop.match.storage import FOLDER_VARIABLE, Storage, data_folder
from cardavia_desktop.match.troubles import Kind, Trouble

__all__ = [
    "FOLDER_VARIABLE",
    "PERSON",
    "Deal",
    "Kind",
    "SeatPlayer",
    "Sitting",
    "Standing",
    "Storage",
    "Trouble",
    "Waiting",
    "data_folder",
]
