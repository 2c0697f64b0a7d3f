"""What the table sounds like: which event has which sound, and how it comes out of the machine."""

from cardavia_desktop.sound.kinds import Kind, kind_of
from cardavia_desktop.sound.sounds import Sounds
from cardavia_desktop.sound.speaker import Speaker

__all__ = ["Kind", "Sounds", "Speaker", "kind_of"]
