"""House rules that no other tool checks, over every file that git tracks."""

import ast
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "cardavia_desktop"
TEXT = {"", ".cfg", ".in", ".json", ".md", ".py", ".qss", ".sh", ".toml", ".ts", ".txt", ".yml"}

# What each part may import from outside the package; the parts not named here are free.
QT_CORE = {"PySide6.QtCore"}
OUTSIDE = {
    "rules": set[str](),
    "players": set[str](),
    "library": set[str](),
    "sound": {"miniaudio"},
    "match": QT_CORE,
    "art": QT_CORE | {"PySide6.QtGui", "PySide6.QtSvg", "PIL"},
    "i18n": QT_CORE,
    "terminal": QT_CORE,
}


def tracked() -> list[Path]:
    """Every file under version control, whoever owns the checkout."""
    command = ["git", "-c", "safe.directory=*", "ls-files", "-z"]
    listing = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return [ROOT / name for name in listing.split("\0") if name and (ROOT / name).is_file()]


def tracked_texts() -> Iterator[tuple[Path, str]]:
    for path in tracked():
        if path.suffix in TEXT:
            yield path, path.read_text(encoding="utf-8")


def imports(path: Path) -> Iterator[str]:
    """The full names of the modules that a source file imports, at whatever depth."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module == "PySide6":
            yield from (f"PySide6.{name.name}" for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def is_ours_or_standard(module: str) -> bool:
    top = module.partition(".")[0]
    return top == "cardavia_desktop" or top in sys.stdlib_module_names


@pytest.mark.parametrize("part", OUTSIDE)
def test_only_qt_parts_import_qt(part: str) -> None:
    for path in sorted((PACKAGE / part).rglob("*.py")):
        foreign = {module for module in imports(path) if not is_ours_or_standard(module)}
        assert {name for name in foreign if name not in OUTSIDE[part]} == set(), path


def test_every_painter_is_ended_by_with() -> None:
    """An error that leaves a painter open takes the process down: the next paint device dies under
    it.
    """
    for path in sorted(PACKAGE.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        held = {
            id(item.context_expr)
            for node in ast.walk(tree)
            if isinstance(node, ast.With)
            for item in node.items
        }
        loose = [
            node.lineno
            for node in ast.walk(tree)
            if isinstance(node, ast.Call)
            and ast.unparse(node.func) == "QPainter"
            and id(node) not in held
        ]
        assert loose == [], path


# A letter in brackets keeps each pattern from matching itself here.
FORBIDDEN = {
    "package index": r"pyp[i]\.org|pythonhoste[d]|npmj[s]\.|index-ur[l]=",
    "path of a machine": (r"(?<![\w.])/(wor[k]|roo[t])/|(?<!\w)[.]librar[y]|\bshare[d]/[a-z]+/"),
}


@pytest.mark.parametrize("what", FORBIDDEN)
def test_nothing_speaks_of(what: str) -> None:
    pattern = re.compile(FORBIDDEN[what])
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path, text in tracked_texts()
        for number, line in enumerate(text.splitlines(), 1)
        if pattern.search(line)
    ]
    assert found == []


def test_nothing_built_is_committed() -> None:
    built = re.compile(r"\.(qm|pyc|whl)$|(^|/)(__pycache__|uv\.lock|package-lock\.json)(/|$)")
    names = [path.relative_to(ROOT).as_posix() for path in tracked()]
    assert [name for name in names if built.search(name)] == []


def test_translations_are_well_formed_and_name_their_language() -> None:
    for path in (ROOT / "translations").glob("*.ts"):
        root = ET.parse(path).getroot()
        assert root.tag == "TS"
        assert path.stem.endswith(root.attrib["language"])


def test_every_silenced_check_has_its_reason_beside_it() -> None:
    silenced = re.compile(r"#\s*(type: ignore|noqa|pragma: no cover)|mark\.(skip|xfail)")
    found = []
    for path, text in tracked_texts():
        if path.suffix != ".py" or path == Path(__file__):
            continue
        lines = text.splitlines()
        for above, line in zip(["", *lines], lines, strict=False):
            match = silenced.search(line)
            explained = above.strip().startswith("#") or "reason=" in line
            if match and not explained and "#" not in line[match.end() :]:
                found.append(f"{path.relative_to(ROOT)}: {line.strip()}")
    assert found == []
