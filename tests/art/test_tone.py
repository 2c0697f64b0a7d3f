"""The tone filter: pure Pillow, no Qt."""

from __future__ import annotations

import itertools
from math import cos, exp, sin, tau
from pathlib import Path
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageChops

from cardavia_desktop.art.tone import NEUTRAL, Tone, curves, fibers, noise, on_paper, smoothed, tone
from cardavia_desktop.resources import asset
from tests.art.color import DEFICIENCIES, contrast, distance, luminance, mean_light, seen

GOLDEN: Final = Path(__file__).parent.parent / "golden" / "tone"
INK, IVORY, WHITE, RED = (26, 21, 18), (243, 233, 210), (248, 242, 228), (191, 58, 35)
LACQUER = (35, 26, 23)
ENDS: Final = (0, 50, 100)

dials = st.builds(Tone, *[st.integers(0, 100)] * 3)


def values(chosen: Tone) -> tuple[int, int, int]:
    return chosen.contrast, chosen.grain, chosen.temperature


def sheet(color: tuple[int, int, int]) -> Image.Image:
    """A plain sheet as drawn, as large as the noise tile."""
    return on_paper(Image.new("RGB", (256, 256), color))


def chart() -> Image.Image:
    """All grays from left to right, and below them the inks of the cards on their papers."""
    with Image.open(GOLDEN / "chart.png") as picture:
        return picture.convert("RGB")


def difference(one: Image.Image, other: Image.Image) -> int:
    """The largest in any channel of any pixel."""
    worst = ImageChops.difference(one, other).histogram()
    return max(place % 256 for place, count in enumerate(worst) if count)


def test_as_drawn_changes_no_byte() -> None:
    picture = on_paper(chart())
    assert tone(picture, 50, 50, 50).tobytes() == picture.tobytes()
    assert Tone(50, 50, 50) == NEUTRAL
    assert [list(curve) for curve in curves(NEUTRAL)] == [list(range(256))] * 3


def test_dials_go_from_0_to_100() -> None:
    for wrong in (-1, 101):
        for place in range(3):
            given = [50, 50, 50]
            given[place] = wrong
            with pytest.raises(ValueError, match=str(wrong)):
                tone(chart(), *given)
    with pytest.raises(ValueError, match="mode L"):
        tone(chart().convert("L"), 50, 50, 50)


# Pictures that were looked at, and that stay as they are.


def test_paper_is_golden() -> None:
    with Image.open(GOLDEN / "50-50-50.png") as golden:
        assert on_paper(chart()).tobytes() == golden.convert("RGB").tobytes()
        assert tone(on_paper(chart()), 50, 50, 50).tobytes() == golden.convert("RGB").tobytes()


GOLDENS: Final = [
    (0, 50, 50), (100, 50, 50), (50, 0, 50), (50, 100, 50), (50, 50, 0), (50, 50, 100),
    (100, 100, 100), (0, 0, 0), (30, 70, 80),
]  # fmt: skip


@pytest.mark.parametrize("chosen", GOLDENS)
def test_tones_are_golden(chosen: tuple[int, int, int]) -> None:
    with Image.open(GOLDEN / f"{'-'.join(map(str, chosen))}.png") as golden:
        assert difference(tone(on_paper(chart()), *chosen), golden.convert("RGB")) <= 2


@given(dials)
def test_the_same_dials_give_the_same_pixels(chosen: Tone) -> None:
    picture = on_paper(chart())
    assert tone(picture, *values(chosen)) == tone(picture, *values(chosen))


# Shape of the curves.


@given(dials)
def test_lighter_stays_lighter(chosen: Tone) -> None:
    for curve in curves(chosen):
        assert list(curve) == sorted(curve)


@given(dials, st.integers(0, 255), st.integers(0, 255))
def test_lighter_stays_lighter_in_the_grain_too(chosen: Tone, one: int, other: int) -> None:
    dark, light = sorted((one, other))
    low, high = (Image.new("RGB", (64, 64), (v, v, v)) for v in (dark, light))
    darker, lighter = (tone(picture, *values(chosen)) for picture in (low, high))
    assert ImageChops.subtract(darker, lighter).getbbox() is None


@pytest.mark.parametrize(("grain", "temperature"), list(itertools.product(ENDS, ENDS)))
@pytest.mark.parametrize("contrast", [1, 25, 75, 99])
def test_nothing_is_clipped_to_a_flat_field_before_the_ends(
    contrast: int, grain: int, temperature: int
) -> None:
    """Ink, reds and papers keep at least half of the levels that lie round them apart."""
    for curve in curves(Tone(contrast, grain, temperature)):
        assert len(set(curve)) >= 96
        assert curve[0] < curve[INK[0]] < curve[RED[0]] < curve[228]
        assert curve[228] > curve[210], "papers differ"
        assert curve.count(255) <= 40
        assert curve.count(0) <= 40


def test_contrast_moves_ink_and_paper_apart() -> None:
    steps = [
        contrast(*(mean_light(tone(sheet(c), dial, 50, 50)) for c in (INK, IVORY)))
        for dial in range(0, 101, 10)
    ]
    assert steps == sorted(steps)
    assert steps[-1] > 1.2 * steps[5] > 2 * steps[0]


def test_temperature_moves_the_white_point_along_the_black_body_locus() -> None:
    """Against Planck's law itself, with the CIE 1931 observer in Wyman's approximation."""
    for dial, kelvin in ((0, 10_000), (100, 4_000), (25, 7_878.8), (75, 4_952.4)):
        light = mean_light(tone(Image.new("RGB", (8, 8), (128, 128, 128)), 50, 50, dial))
        day, lamp = planckian(6_500), planckian(kelvin)
        wanted = [there / here for there, here in zip(lamp, day, strict=True)]
        for a, b in itertools.combinations(range(3), 2):
            assert light[a] / light[b] == pytest.approx(wanted[a] / wanted[b], rel=0.05)


def planckian(kelvin: float) -> tuple[float, float, float]:
    """Linear red, green and blue of a black body."""
    xyz = [0.0, 0.0, 0.0]
    for nm in range(380, 781, 5):
        power = nm**-5.0 / (exp(1.4388e7 / (nm * kelvin)) - 1)
        for i, weight in enumerate(observer(nm)):
            xyz[i] += power * weight
    x, y, z = (part / xyz[1] for part in xyz)
    return (
        3.2406 * x - 1.5372 * y - 0.4986 * z,
        -0.9689 * x + 1.8758 * y + 0.0415 * z,
        0.0557 * x - 0.2040 * y + 1.0570 * z,
    )


def observer(nm: float) -> tuple[float, float, float]:
    """The CIE 1931 color matching functions (Wyman, Sloan and Shirley 2013)."""

    def bell(height: float, middle: float, left: float, right: float) -> float:
        t = (nm - middle) / (left if nm < middle else right)
        return height * exp(-t * t / 2)

    return (
        bell(1.056, 599.8, 37.9, 31.0) + bell(0.362, 442.0, 16.0, 26.7)
        + bell(-0.065, 501.1, 20.4, 26.2),
        bell(0.821, 568.8, 46.9, 40.5) + bell(0.286, 530.9, 16.3, 31.1),
        bell(1.217, 437.0, 11.8, 36.0) + bell(0.681, 459.0, 26.0, 13.8),
    )  # fmt: skip


# Brightness.

STEP: Final = 0.005
"""Of luminance, a level or so of a middle gray: each step of the filter rounds to whole levels."""


@pytest.mark.parametrize("dial", [0, 20, 40, 60, 80, 100])
@pytest.mark.parametrize("color", [IVORY, WHITE, (200,) * 3, (128,) * 3, (60,) * 3])
def test_grain_keeps_the_mean_brightness(color: tuple[int, int, int], dial: int) -> None:
    before = luminance(mean_light(sheet(color)))
    after = luminance(mean_light(tone(sheet(color), 50, dial, 50)))
    assert after == pytest.approx(before, rel=0.02, abs=STEP)


@pytest.mark.parametrize("dial", [0, 20, 40, 60, 80, 100])
@pytest.mark.parametrize("color", [IVORY, WHITE, (200,) * 3, (128,) * 3, (60,) * 3])
def test_temperature_keeps_the_mean_brightness(color: tuple[int, int, int], dial: int) -> None:
    before = luminance(mean_light(sheet(color)))
    after = luminance(mean_light(tone(sheet(color), 50, 50, dial)))
    assert after == pytest.approx(before, rel=0.02, abs=STEP)


@pytest.mark.parametrize("dial", [0, 100])
def test_the_table_stays_as_dark(dial: int) -> None:
    """Brown is not gray: another lamp may change it by a hundredth of the way to white."""
    before = luminance(mean_light(sheet(LACQUER)))
    assert luminance(mean_light(tone(sheet(LACQUER), 50, 50, dial))) == pytest.approx(
        before, abs=0.01
    )


def test_the_default_look_is_as_bright_as_the_drawing() -> None:
    for color in (IVORY, WHITE, RED):
        drawn = luminance(mean_light(Image.new("RGB", (8, 8), color)))
        assert luminance(mean_light(sheet(color))) == pytest.approx(drawn, rel=0.02)


# Grain.


def spread(picture: Image.Image) -> float:
    """Standard deviation of the green channel."""
    counts = picture.getchannel("G").histogram()
    total = sum(counts)
    mean = sum(n * v for v, n in enumerate(counts)) / total
    return float((sum(n * (v - mean) ** 2 for v, n in enumerate(counts)) / total) ** 0.5)


def test_grain_goes_from_none_over_gentle_to_coarse() -> None:
    steps = [spread(tone(sheet(IVORY), 50, dial, 50)) for dial in range(0, 101, 10)]
    assert steps == sorted(steps)
    assert steps[0] < 1, "smooth paper"
    assert 3 < steps[5] < 7
    assert steps[-1] > 2 * steps[5]


def test_ink_and_red_have_the_same_fibers_as_the_paper() -> None:
    """The grain lies at the same places whatever is printed there."""
    paper, red = (tone(sheet(color), 50, 100, 50).getchannel("R") for color in (IVORY, RED))
    darkest = paper.point([255 if v < 220 else 0 for v in range(256)])
    outside = ImageChops.invert(darkest)
    assert red.histogram(darkest)[:170] != [0] * 170
    assert red.histogram(outside)[:170] == [0] * 170


def test_grain_is_one_logical_pixel_large_at_every_ratio() -> None:
    """At ratio 2 the same fibers lie twice as far from the corner."""
    shrunk = noise(2).resize((256, 256), Image.Resampling.BOX)
    assert difference(noise(1).convert("RGB"), shrunk.convert("RGB")) < 12
    twice = tone(on_paper(Image.new("RGB", (512, 512), IVORY), 2), 50, 100, 50, 2)
    once = tone(sheet(IVORY), 50, 100, 50)
    apart = ImageChops.difference(once, twice.resize((256, 256), Image.Resampling.BOX))
    assert spread(apart) < spread(once) / 3


def test_taking_the_grain_out() -> None:
    plain = Image.new("RGB", (256, 256), IVORY)
    assert difference(tone(on_paper(plain), 50, 0, 50), plain) <= 2
    assert set(fibers(0)) == set(fibers(50)) == {255}, "nothing is laid on"


def test_the_grain_can_begin_anew() -> None:
    """Cards below one another in one picture have the same grain each."""
    one = sheet(IVORY).crop((0, 0, 40, 90))
    two = Image.new("RGB", (40, 180))
    for y in (0, 90):
        two.paste(one, (0, y))
    smooth = smoothed(two, 90, 1)
    assert smooth.crop((0, 0, 40, 90)) == smooth.crop((0, 90, 40, 180)) == smoothed(one, 90, 1)


def test_the_tile_has_the_stated_spectrum() -> None:
    """Mean 128, rms 7, and less and less power from octave to octave of fineness."""
    with Image.open(asset("textures", "grain.png")) as picture:
        tile = picture.convert("L")
    assert tile.size == (256, 256)
    rows = [list(tile.crop((0, y, 256, y + 1)).tobytes()) for y in range(256)]
    mean = sum(map(sum, rows)) / 256**2
    assert mean == pytest.approx(128, abs=0.1)
    assert (sum((v - mean) ** 2 for row in rows for v in row) / 256**2) ** 0.5 == pytest.approx(
        7, abs=0.3
    )
    columns = [list(column) for column in zip(*rows, strict=True)]
    for lines in (rows, columns):  # powers at the steps 1/32, 1/16, 1/8, 1/4, 1/2 of a cycle
        powers = [band(lines, step) for step in (8, 16, 32, 64, 128)]
        assert powers == sorted(powers, reverse=True)


def band(lines: list[list[int]], waves: int) -> float:
    """The mean power of all lines at `waves` waves a line."""
    total = 0.0
    for line in lines:
        angle = [tau * waves * x / 256 for x in range(256)]
        real = sum(v * cos(a) for v, a in zip(line, angle, strict=True))
        imaginary = sum(v * sin(a) for v, a in zip(line, angle, strict=True))
        total += real**2 + imaginary**2
    return total / len(lines)


# Reading.


@pytest.mark.parametrize(("grain", "temperature"), list(itertools.product(ENDS, ENDS)))
@pytest.mark.parametrize("dial", [25, 40, 50, 75, 100])
@pytest.mark.parametrize("paper", [IVORY, WHITE])
def test_ink_can_be_read_on_paper(
    paper: tuple[int, int, int], dial: int, grain: int, temperature: int
) -> None:
    ink, ground = (
        mean_light(tone(sheet(color), dial, grain, temperature)) for color in (INK, paper)
    )
    assert contrast(ink, ground) >= 4.5


@pytest.mark.parametrize("deficiency", sorted(DEFICIENCIES))
@pytest.mark.parametrize("chosen", list(itertools.product(ENDS, ENDS, ENDS)))
def test_red_differs_from_black_for_all_eyes(deficiency: str, chosen: tuple[int, int, int]) -> None:
    red, ink = (seen(mean_light(tone(sheet(color), *chosen)), deficiency) for color in (RED, INK))
    assert distance(red, ink) >= 10


@pytest.mark.parametrize("chosen", list(itertools.product(ENDS, ENDS, ENDS)))
@pytest.mark.parametrize("words", [(241, 231, 208), (205, 191, 166), (173, 159, 136)])
def test_words_on_the_table_can_be_read_in_every_tone(
    words: tuple[int, int, int], chosen: tuple[int, int, int]
) -> None:
    """The words keep their color; the lacquer below them changes."""
    ground = mean_light(tone(sheet(LACQUER), *chosen))
    assert contrast(mean_light(Image.new("RGB", (1, 1), words)), ground) >= 4.5
