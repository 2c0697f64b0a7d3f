"""Functions that numba compiles where it is installed."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import ParamSpec, TypeVar

import numpy as np
from numpy.typing import NDArray

P = ParamSpec("P")
R = TypeVar("R")

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """The function, compiled; the function itself where there is no numba."""
    if find_spec("numba") is None:
        return function
    fast: Callable[P, R] = import_module("numba").njit(cache=True, fastmath=True)(function)
    return fast
