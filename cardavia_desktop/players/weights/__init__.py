"""Weights of players, as data; each file says in its `made` how it was made."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any


def load(name: str) -> dict[str, Any]:
    """The weights in the file of this name."""
    data: dict[str, Any] = json.loads(
        files(__package__).joinpath(f"{name}.json").read_text("utf-8")
    )
    return data
