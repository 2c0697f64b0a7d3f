"""Cards are drawn and scaled in one place only."""

from __future__ import annotations

import re
from pathlib import Path

PACKAGE = Path(__file__).parent.parent.parent / "cardavia_desktop"
ART = PACKAGE / "art"

SCALING = re.compile(
    r"\.scaled(ToWidth|ToHeight)?\(|\bQSvgRenderer\b|\.drawImage\(|SmoothPixmapTransform"
    r"|\.setCacheMode\(|\bQGraphicsPixmapItem\b|\bQGraphicsSvgItem\b|(?<!`)asset\(\"cards\""
)
PIXMAPS = re.compile(r"\.drawPixmap\(|\.drawTiledPixmap\(")
LIGHT = PACKAGE / "ui" / "table" / "background.py"
"""Paints the light of the lamp, which is no card, as a pixmap of its own size."""


def test_nothing_but_art_draws_or_scales_cards() -> None:
    found = [
        f"{path.relative_to(PACKAGE)}:{number}: {line.strip()}"
        for path in sorted(PACKAGE.rglob("*.py"))
        if ART not in path.parents
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if SCALING.search(line) or (path != LIGHT and PIXMAPS.search(line))
    ]
    assert found == []


def test_within_art_only_cards_that_are_not_there_yet_are_stretched() -> None:
    smooth = [
        path.name
        for path in sorted(ART.glob("*.py"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if "SmoothPixmapTransform" in line or ".scaled" in line
    ]
    assert smooth == ["plate.py"]
