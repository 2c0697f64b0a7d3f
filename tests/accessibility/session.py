"""A window on a screen and a bus of its own, and a reader beside it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

HERE: Final = Path(__file__).parent
MARK: Final = "answer: "
"""Begins the lines of the reader; the bus writes others."""
PATIENCE: Final = 60
"""Seconds until something that does not come is given up."""
SYSTEM_PYTHON: Final = "/usr/bin/python3"

Json = Any
"""What the reader tells."""


@dataclass(frozen=True)
class Node:
    """A node of the accessible tree, and how to come to it from the window."""

    path: tuple[int, ...]
    role: str
    name: str
    description: str
    actions: tuple[str, ...]
    states: frozenset[str]
    children: tuple[Node, ...]

    @classmethod
    def of(cls, told: Json, path: tuple[int, ...] = ()) -> Node:
        """The node that the reader told of."""
        return cls(
            path,
            told["role"],
            told["name"],
            told["description"],
            tuple(told["actions"]),
            frozenset(told["states"]),
            tuple(cls.of(child, (*path, child["place"])) for child in told["children"]),
        )

    def walk(self) -> Iterator[Node]:
        """This node and all below it, in the order in which they are read."""
        yield self
        for child in self.children:
            yield from child.walk()

    def all(self, role: str, begin: str = "") -> list[Node]:
        """The nodes of a role whose names begin so."""
        return [n for n in self.walk() if n.role == role and n.name.startswith(begin)]


class Session:
    """Starts the window in a language, with data in `folder`; `close` ends it all."""

    def __init__(self, language: str, folder: Path) -> None:
        """Come back when the window can be read."""
        environment = {
            **os.environ,
            "LC_ALL": language,
            "QT_QPA_PLATFORM": "xcb",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            "XDG_DATA_HOME": str(folder / "data"),
            "XDG_CONFIG_HOME": str(folder / "config"),
            "XDG_CACHE_HOME": str(folder / "cache"),
            "PYTHONPATH": str(HERE.parent.parent),
        }
        self._errors = (folder / "errors.txt").open("w+", encoding="utf-8")
        screen = ("xvfb-run", "-a", "-s", "-screen 0 1280x800x24")
        both = '"$0" "$1" 1>&2 & exec "$2" "$3"'
        window, reader = str(HERE / "window.py"), str(HERE / "reader.py")
        programs = (sys.executable, window, SYSTEM_PYTHON, reader)
        self._process = subprocess.Popen(
            ["dbus-run-session", "--", *screen, "sh", "-c", both, *programs],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
            start_new_session=True,
        )
        self.said: list[str] = []
        """All announcements, in order."""
        self.focused: list[str] = []
        """The names of what had the focus, in order."""
        self.until(lambda tree: tree.role == "frame")

    def close(self) -> str:
        """End everything; what was written to standard error."""
        os.killpg(self._process.pid, signal.SIGTERM)
        self._process.wait(PATIENCE)
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None, "both were opened"
            pipe.close()
        self._errors.seek(0)
        with self._errors:
            return self._errors.read()

    def until(self, done: Callable[[Node], object]) -> Node:
        """The first tree for which something is true.

        A tree is read in many small questions and may be half of before and half of after: it
        counts once it has been read twice.
        """
        end = time.monotonic() + PATIENCE
        before = None
        while time.monotonic() < end:
            told = self._ask({"do": "tree"})
            self._listen()
            if told is not None and told == before and "error" not in told:
                tree = Node.of(told)
                if done(tree):
                    return tree
            before = told
        raise TimeoutError(f"It did not come. Said so far: {self.said}")

    def all(self) -> Node:
        """The tree with what is scrolled out of sight."""
        return Node.of(self._ask({"do": "all"}))

    def act(self, node: Node, action: str) -> None:
        """Do something with a node."""
        self._ask({"do": "act", "path": node.path, "action": action})

    def _listen(self) -> None:
        for event in self._ask({"do": "heard"}):
            if "said" in event:
                self.said.append(event["said"])
            else:
                self.focused.append(event["focus"])

    def _ask(self, command: Json) -> Json:
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None, "it was opened"
        assert stdout is not None, "it was opened"
        print(json.dumps(command), file=stdin, flush=True)
        for line in stdout:
            if line.startswith(MARK):
                return json.loads(line.removeprefix(MARK))
        raise EOFError("the reader has ended")
