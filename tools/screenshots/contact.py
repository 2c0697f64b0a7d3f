"""The page on which all pictures can be looked at side by side."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from itertools import groupby
from pathlib import Path

_HEAD = """<!doctype html>
<meta charset="utf-8">
<title>Cardavia: screenshots</title>
<style>
  body { font: 15px sans-serif; margin: 24px; background: #e8e2d4; color: #1a1512 }
  div { display: flex; flex-wrap: wrap; gap: 12px }
  figure { margin: 0; width: 480px }
  img { width: 100%; border: 1px solid #8a7b62 }
</style>
"""


def write_contact_sheet(folder: Path) -> Path:
    """Write `index.html` for the pictures SIZE/SCENE.LANGUAGE.png in `folder`; returns its path."""
    path = folder / "index.html"
    path.write_text(_HEAD + "\n".join(_body(folder)) + "\n", encoding="utf-8")
    return path


def _body(folder: Path) -> Iterator[str]:
    pictures = sorted(folder.glob("*/*.png"), key=lambda path: (_scene(path), path))
    for scene, group in groupby(pictures, _scene):
        yield f"<h2>{escape(scene)}</h2>\n<div>"
        for path in group:
            name = path.relative_to(folder).as_posix()
            yield (
                f'<figure><a href="{escape(name)}"><img loading="lazy" src="{escape(name)}">'
                f"</a><figcaption>{escape(name)}</figcaption></figure>"
            )
        yield "</div>"


def _scene(path: Path) -> str:
    return path.name.partition(".")[0]
