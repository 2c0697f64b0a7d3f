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
OWN_SIZE = [
    PACKAGE / "ui" / name
    for name in ("table/background.py", "decks/face_view.py", "table/items.py", "motion.py")
]
"""Paint pixmaps at their own size: the light of the lamp, a card that `art` drew together with its
shadow, what fades away.
"""
IN_MOTION = PACKAGE / "ui" / "table" / "items.py"
"""A card on its way is smooth while it turns and grows; where it lies it is never scaled."""


def test_nothing_but_art_draws_or_scales_cards() -> None:
    found = [
        f"{path.relative_to(PACKAGE)}:{number}: {line.strip()}"
        for path in sorted(PACKAGE.rglob("*.py"))
        if ART not in path.parents
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if _scales(path, line) or (path not in OWN_SIZE and PIXMAPS.search(line))
    ]
    assert found == []


def _scales(path: Path, line: str) -> bool:
    smooth = path == IN_MOTION and "SmoothPixmapTransform" in line
    return not smooth and SCALING.search(line) is not None


def test_within_art_only_cards_that_are_not_there_yet_are_stretched() -> None:
    smooth = [
        path.name
        for path in sorted(ART.glob("*.py"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if "SmoothPixmapTransform" in line or ".scaled" in line
    ]
    assert smooth == ["plate.py"]
