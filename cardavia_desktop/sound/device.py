"""The sound device of the system, through the library miniaudio, which is optional."""

from __future__ import annotations

import sys
from collections.abc import Generator
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol

from cardavia_desktop.sound.mixer import Samples

if TYPE_CHECKING:
    import miniaudio

RATE: Final = 22050
"""Samples in a second."""
_PERIOD: Final = 30  # milliseconds that are asked for at a time
_ALSA_DEVICES: Final = Path("/dev/snd")

Stream = Generator[Samples, int, None]
"""Yields as many samples as are sent in; it has not been started."""


class NoDevice(Exception):
    """There is nothing to play on; the text says why."""


class Device(Protocol):
    """What is needed of a device; every method but `close` may raise `NoDevice`."""

    def start(self, stream: Stream, /) -> None:
        """Begin to ask for samples, on a thread of the device."""

    def stop(self) -> None:
        """Ask no more."""

    def close(self) -> None:
        """Give the device back to the system."""


class SystemDevice:
    """The device on which the system plays."""

    def __init__(self) -> None:
        """Open it.

        Raises NoDevice when there is none, or no library that knows it.
        """
        try:
            import miniaudio  # noqa: PLC0415  # optional: who has none plays in silence
        except ImportError:
            raise NoDevice("the package miniaudio is not installed") from None
        self._error = miniaudio.MiniaudioError
        try:
            self._device = miniaudio.PlaybackDevice(
                nchannels=1,
                sample_rate=RATE,
                buffersize_msec=_PERIOD,
                backends=_backends(miniaudio.Backend),
                app_name="Cardavia",
            )
        except self._error as error:
            raise NoDevice(str(error)) from None

    def start(self, stream: Stream, /) -> None:
        """Begin to ask for samples."""
        next(stream)
        try:
            self._device.start(stream)
        except self._error as error:
            raise NoDevice(str(error)) from None

    def stop(self) -> None:
        """Ask no more."""
        try:
            self._device.stop()
        except self._error as error:
            raise NoDevice(str(error)) from None

    def close(self) -> None:
        """Give the device back to the system."""
        self._device.close()


def _backends(every: type[miniaudio.Backend]) -> list[miniaudio.Backend]:
    """The ways to a device that are worth a try.

    A device that plays into nothing is none. Jack and, where there is no card, ALSA fill the
    terminal with complaints when they find nothing.
    """
    left_out = {every.NULL, every.CUSTOM, every.JACK}
    if sys.platform == "linux" and not any(_ALSA_DEVICES.glob("pcm*p")):
        left_out.add(every.ALSA)
    return [backend for backend in every if backend not in left_out]
