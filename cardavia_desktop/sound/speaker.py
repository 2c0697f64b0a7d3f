"""Plays on a device, from a thread of its own: whoever has something to be heard never waits."""

from __future__ import annotations

import logging
import queue
import threading
from collections.abc import Callable
from typing import Final

from cardavia_desktop.sound.device import Device, NoDevice, SystemDevice
from cardavia_desktop.sound.mixer import Mixer, Samples

_IDLE: Final = 5.0  # seconds of silence after which the device may rest

_log = logging.getLogger(__name__)


class Speaker:
    """Plays what it is given; sounds may overlap."""

    def __init__(self, open_device: Callable[[], Device] = SystemDevice) -> None:
        """Nothing is opened before the first sound; `open_device` may raise `NoDevice`."""
        self._open_device = open_device
        self._queue: queue.SimpleQueue[tuple[Samples, float] | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._is_mute = False

    def play(self, samples: Samples, gain: float) -> None:
        """Let this be heard as soon as may be, `gain` times as loud as it is.

        Where there is no device nothing happens.
        """
        if self._is_mute:
            return
        if self._thread is None:
            # A daemon: a device that hangs must not keep the process alive.
            self._thread = threading.Thread(target=self._work, name="sound", daemon=True)
            self._thread.start()
        self._queue.put((samples, gain))

    def close(self, patience: float = 1.0) -> None:
        """Cut off what is heard, and wait `patience` seconds at most for the device."""
        if self._thread is not None:
            self._queue.put(None)
            self._thread.join(patience)

    def _work(self) -> None:
        try:
            device = self._open_device()
            try:
                self._serve(device)
            finally:
                device.close()
        except NoDevice as reason:
            _log.info("There is no sound: %s", reason)
        self._is_mute = True

    def _serve(self, device: Device) -> None:
        mixer = Mixer()
        runs = False
        while True:
            try:
                sound = self._queue.get(timeout=_IDLE if runs else None)
            except queue.Empty:
                device.stop()
                runs = False
                continue
            if sound is None:
                return
            mixer.add(*sound)
            if not runs:
                device.start(mixer.stream())
                runs = True
