"""What can go wrong around a deal. The window finds the words."""

from dataclasses import dataclass
from enum import StrEnum


class Kind(StrEnum):
    """The kinds of trouble; `detail` of a Trouble is given for each."""

    NOT_SAVED = "not-saved"
    """The deal cannot be written to disk; `detail` is what the system says."""
    CLAIMED = "claimed"
    """Another program keeps its deals where this one would; there is no `detail`."""
    NOT_WRITTEN = "not-written"
    """A file that the person wanted cannot be written; `detail` is what the system says."""
    BROKEN_FILE = "broken-file"
    """A saved deal cannot be read and was put aside; `detail` is its new path."""
    PLAYER_FAILED = "player-failed"
    """An AI player failed and a legal move was made for it; `detail` is its seat."""
    NO_ADVICE = "no-advice"
    """The expert failed who was asked for a hint or a review; there is no `detail`."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """Something that the person has to know of, once."""

    kind: Kind
    detail: str
