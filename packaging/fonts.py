"""Makes assets/fonts from the released Noto fonts: only the signs that our languages need.

    python packaging/fonts.py FOLDER

FOLDER holds the static files as released (Debian: packages fonts-noto-core and fonts-noto-cjk). The
arrows and marks that Noto Sans lacks are taken from Noto Sans Math and Noto Sans Symbols 2 and
merged into the Latin fonts, so that one family shows a whole sentence on every platform. Of the
Chinese characters those are taken that stand in the Chinese catalogs: make the fonts again when a
test says that some are missing. The result is the same, byte for byte, as long as the sources, the
catalogs and the version of fonttools are.
"""

import argparse
import tempfile
from pathlib import Path

from fontTools import merge, subset, ttLib

ROOT = Path(__file__).parent.parent
TARGET = ROOT / "assets" / "fonts"
CHINESE = sorted((ROOT / "translations").glob("cardavia_zh*.ts"))

LATIN = [
    *range(0x0020, 0x007F),  # ASCII
    *range(0x00A0, 0x0250),  # Latin-1, Extended-A and -B: Polish, pinyin, most of Vietnamese
    *range(0x0300, 0x0370),  # combining marks: decomposed Vietnamese
    *range(0x1E00, 0x1F00),  # Latin Extended Additional: the rest of Vietnamese
    *range(0x2000, 0x2070),  # dashes, quotation marks, ellipsis, spaces
    *(ord(sign) for sign in "⁰¹²³⁴⁵⁶⁷⁸⁹₀₁₂₃₄₅₆₇₈₉₫€№™"),
]
MATH = [ord(sign) for sign in "←↑→↓↖↗↘↙↔↺↻−≈≠≤≥∞"]
MARKS = [ord(sign) for sign in "■□▲△▴▸▼▽▾◂◆◇●○★☆✓✗✕⌫☰"]
# No Latin here: a name in a Hindi sentence comes whole from Noto Sans, not letter by letter.
DEVANAGARI = [
    0x0020,
    0x00A0,
    *range(0x0900, 0x0980),
    *range(0x1CD0, 0x1D00),  # Vedic extensions
    0x200C,  # zero width non-joiner and joiner choose between conjunct forms
    0x200D,
    0x20B9,  # rupee
    0x25CC,  # dotted circle
    *range(0xA8E0, 0xA900),  # Devanagari extended
]
SIMPLIFIED = 2
"""Where the shapes of the mainland stand in a collection of Noto CJK."""

SOURCE_DECIDES = {
    "head": ["created", "modified", "fontRevision"],
    "hhea": ["ascent", "descent", "lineGap"],
    "OS/2": ["sTypoAscender", "sTypoDescender", "sTypoLineGap", "usWinAscent", "usWinDescent"],
}


def han() -> list[int]:
    """The Chinese characters of the catalogs, and the punctuation that goes with them.

    Latin letters and digits are left to the Latin fonts, whichever family comes first.
    """
    written = set("".join(path.read_text(encoding="utf-8") for path in CHINESE))
    written |= set("“”‘’…—，。、：；？！（）《》")
    latin = set(map(chr, (*LATIN, *MATH, *MARKS))) - set("“”‘’…—")
    return sorted(map(ord, written - latin - {"\n"}))


def cut(
    source: Path, codes: list[int], target: Path, *, layout: bool = True, number: int = 0
) -> None:
    """Write to `target` the part of the font `source` that shows the code points `codes`.

    `layout` keeps kerning, mark positions and conjuncts; single signs need none of it. `number` is
    the place of the font where the source is a collection.
    """
    options = subset.Options()
    options.font_number = number
    if not layout:
        options.layout_features = []
    options.drop_tables += [] if layout else ["GDEF", "GPOS", "GSUB", "MATH"]
    options.hinting = False  # a third of the size; screens scale or smooth
    options.name_IDs = ["*"]
    options.notdef_outline = True
    options.recalc_timestamp = False
    font = subset.load_font(str(source), options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)
    subset.save_font(font, str(target), options)


def cut_with_signs(source: Path, signs: list[Path], target: Path) -> None:
    """Write the Latin part of `source`, with the fonts `signs` merged in, to `target`.

    Line height and dates stay those of `source`: a formula font leaves room for tall formulas.
    """
    cut(source, LATIN, target)
    options = merge.Options()
    options.drop_tables = ["vhea", "vmtx"]
    merged = merge.Merger(options).merge([str(target), *map(str, signs)])
    latin = ttLib.TTFont(target)
    for table, values in SOURCE_DECIDES.items():
        for value in values:
            setattr(merged[table], value, getattr(latin[table], value))
    merged.recalcTimestamp = False
    merged.save(target)


def main() -> None:
    """Make every font of the application anew."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("folder", type=Path, help="where the released Noto fonts lie")
    folder: Path = parser.parse_args().folder
    TARGET.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        signs = [Path(scratch) / "math.ttf", Path(scratch) / "marks.ttf"]
        cut(folder / "NotoSansMath-Regular.ttf", MATH, signs[0], layout=False)
        cut(folder / "NotoSansSymbols2-Regular.ttf", MARKS, signs[1], layout=False)
        for family in ("NotoSans", "NotoSerif"):
            for weight in ("Regular", "Bold"):
                name = f"{family}-{weight}.ttf"
                cut_with_signs(folder / name, signs, TARGET / name)
                name = f"{family}Devanagari-{weight}.ttf"
                cut(folder / name, DEVANAGARI, TARGET / name)
                chinese = folder / f"{family}CJK-{weight}.ttc"
                cut(chinese, han(), TARGET / f"{family}SC-{weight}.otf", number=SIMPLIFIED)


if __name__ == "__main__":
    main()
