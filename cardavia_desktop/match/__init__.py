"""A sitting at a table: turns, AI players, and every move on disk at once. QtCore only."""

from cardavia_desktop.match.deal import PERSON, Deal, Standing
from cardavia_desktop.match.dealer import SeatPlayer, Waiting
from cardavia_desktop.match.kept import Ending, KeptDeal
from cardavia_desktop.match.notes import Help, Points
from cardavia_desktop.match.record_file import Obstacle, UnreadableError
from cardavia_desktop.match.replay import Replay, Step
from cardavia_desktop.match.review import Judgement, Review
from cardavia_desktop.match.sitting import Sitting
from cardavia_desktop.match.storage import Storage
from cardavia_desktop.match.troubles import Kind, Trouble

__all__ = [
    "PERSON",
    "Deal",
    "Ending",
    "Help",
    "Judgement",
    "KeptDeal",
    "Kind",
    "Obstacle",
    "Points",
    "Replay",
    "Review",
    "SeatPlayer",
    "Sitting",
    "Standing",
    "Step",
    "Storage",
    "Trouble",
    "UnreadableError",
    "Waiting",
]
