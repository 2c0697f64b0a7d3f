"""Reads the accessible tree of the one window on the bus, as a screen reader does.

Runs under the system's Python, which has the libraries for it, and imports nothing of ours. A
command is a line of JSON on standard input, its answer a line on standard output that begins with
MARK, for the bus writes there too:

    {"do": "tree"}                                    the tree as it is seen now
    {"do": "all"}                                     the same with what is scrolled out of sight
    {"do": "act", "path": [0, 2], "action": "Press"}  do something with a node
    {"do": "heard"}                                   what was announced or focused since the last
"""

from __future__ import annotations

import json
import sys
from typing import Any, TextIO

import pyatspi
from gi.repository import GLib

MARK = "answer: "
heard: list[dict[str, Any]] = []


def window() -> pyatspi.Accessible:
    """The window, or None as long as there is none."""
    for application in pyatspi.Registry.getDesktop(0):
        if application is not None:
            for child in application:
                if child is not None and child.getRoleName() == "frame":
                    return child
    return None


def actions(node: pyatspi.Accessible) -> list[str]:
    """What can be done with a node."""
    try:
        named = node.queryAction()
    except NotImplementedError:
        return []
    return [named.getName(place) for place in range(named.nActions)]


def is_seen(node: pyatspi.Accessible) -> bool:
    """Whether a node is on the screen."""
    return bool(node.getState().contains(pyatspi.STATE_SHOWING))


def tree(node: pyatspi.Accessible, *, scrolled: bool) -> dict[str, Any]:
    """A node with all that is seen below it; with `scrolled` with all items of lists."""
    in_list = scrolled and node.getRoleName() == "list"
    children = [child for child in node if child is not None and (in_list or is_seen(child))]
    return {
        "place": node.getIndexInParent(),
        "role": node.getRoleName(),
        "name": node.name,
        "description": node.description,
        "actions": actions(node),
        "states": [pyatspi.stateToString(state) for state in node.getState().getStates()],
        "children": [tree(child, scrolled=scrolled) for child in children],
    }


def act(path: list[int], action: str) -> None:
    """Do something with the node at a path."""
    node = window()
    for place in path:
        node = node[place]
    node.queryAction().doAction(actions(node).index(action))


def answer(command: dict[str, Any]) -> object:
    """Carry out a command."""
    match command["do"]:
        case "tree" | "all" as which:
            found = window()
            return None if found is None else tree(found, scrolled=which == "all")
        case "act":
            act(command["path"], command["action"])
            return None
        case _:
            told, heard[:] = list(heard), []
            return told


def listen(event: pyatspi.Event) -> None:
    """Keep what a screen reader would say by itself."""
    if event.type.startswith("object:announcement"):
        heard.append({"said": event.any_data, "politeness": event.detail1})
    elif event.detail1:
        heard.append({"focus": event.source.name})


def read_command(source: TextIO, _condition: int) -> bool:
    """Answer one line of standard input."""
    line = source.readline()
    if not line:
        pyatspi.Registry.stop()
        return False
    try:
        result: object = answer(json.loads(line))
    except (GLib.Error, LookupError, NotImplementedError, ValueError) as error:
        # The window changed meanwhile: whoever asked asks again.
        result = {"error": repr(error)}
    print(MARK + json.dumps(result), flush=True)
    return True


pyatspi.Registry.registerEventListener(
    listen, "object:announcement", "object:state-changed:focused"
)
GLib.io_add_watch(sys.stdin, GLib.IO_IN | GLib.IO_HUP, read_command)
pyatspi.Registry.start()
