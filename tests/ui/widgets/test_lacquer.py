"""The lacquer below the cards."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from cardavia_desktop.ui.widgets.lacquer import lacquer


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1, 1), (256, 257), (801, 479)])
def test_lacquer_has_its_size_in_device_pixels(
    look: QApplication, size: tuple[int, int], ratio: float
) -> None:
    image = lacquer(*size, ratio)
    assert image.size() == QSize(round(size[0] * ratio), round(size[1] * ratio))
    assert image.devicePixelRatio() == ratio


def test_the_wood_does_not_move_with_the_edge_of_the_window(look: QApplication) -> None:
    small, large = lacquer(700, 500, 1.0), lacquer(801, 510, 1.0)
    seen = 0, 0, 660, 470  # what is cut at the edge may be rounded otherwise
    assert large.copy(*seen) == small.copy(*seen)
