"""The Tổ Tôm deck: thirty faces, people of old Japan between two labels."""

from collections.abc import Callable, Mapping

from drawing.block import Block

FACES: Mapping[str, Callable[[], Block]] = {}
