"""The files in assets/sounds: made by code, quiet, and without a click."""

from __future__ import annotations

import io
import math
import wave
from array import array
from pathlib import Path

import pytest

from tools.sounding.matter import RATE, Samples, brush, faded, pluck, together
from tools.sounding.wave_file import wave_file
from tools.sounding.works import WORKS

SOUNDS = Path(__file__).parents[3] / "assets" / "sounds"
FULL = 32767
EVERY = pytest.mark.parametrize("file", WORKS)


def read(file: io.BytesIO | str) -> list[int]:
    with wave.open(file) as opened:
        assert (opened.getnchannels(), opened.getsampwidth()) == (1, 2)
        assert opened.getframerate() == RATE
        return list(array("h", opened.readframes(opened.getnframes())))


def there(file: str) -> list[int]:
    return read(str(SOUNDS / file))


def test_no_file_is_without_its_maker() -> None:
    assert {path.name for path in SOUNDS.iterdir()} == set(WORKS)


def test_they_are_small() -> None:
    assert sum(path.stat().st_size for path in SOUNDS.iterdir()) < 300_000


@EVERY
def test_it_is_made_anew_byte_for_byte(file: str) -> None:
    assert WORKS[file]() == (SOUNDS / file).read_bytes()


@EVERY
def test_it_is_quiet_but_not_silent(file: str) -> None:
    peak = 20 * math.log10(max(map(abs, there(file))) / FULL)
    assert -20 < peak <= -6


@EVERY
def test_it_begins_and_ends_in_silence(file: str) -> None:
    samples = there(file)
    assert samples[0] == samples[-1] == 0
    edge = RATE // 200  # 5 ms
    loudest = max(map(abs, samples))
    assert max(map(abs, samples[-edge:])) < loudest / 100
    # No jump that only a click can make: from nothing to loud within one sample.
    assert abs(samples[1]) < loudest / 100


@EVERY
def test_it_swings_round_zero(file: str) -> None:
    samples = there(file)
    assert abs(sum(samples) / len(samples)) < 0.001 * FULL


def test_no_two_cards_fall_alike() -> None:
    taps = {(SOUNDS / file).read_bytes() for file in WORKS if file.startswith("card")}
    assert len(taps) == 4


def strength(samples: Samples, pitch: float) -> float:
    """How much of the samples swings at a pitch."""
    turn = 2 * math.pi * pitch / RATE
    real = sum(sample * math.cos(turn * n) for n, sample in enumerate(samples))
    imaginary = sum(sample * math.sin(turn * n) for n, sample in enumerate(samples))
    return math.hypot(real, imaginary)


def test_a_string_has_its_pitch_and_overtones() -> None:
    string = pluck(440, 0.3, 0.5, 0.5)
    assert strength(string, 440) > strength(string, 880) > 0
    assert strength(string, 880) > 10 * strength(string, 660)


def test_the_win_rises_to_an_octave_and_the_draw_falls() -> None:
    def main(samples: list[int], pitches: tuple[float, ...]) -> float:
        part = [float(sample) for sample in samples]
        return max(pitches, key=lambda pitch: strength(part, pitch))

    scale = (196.0, 261.63, 392.0, 440.0, 523.25, 587.33, 783.99)
    win, draw = there("win.wav"), there("draw.wav")
    beat = round(0.08 * RATE)
    assert main(win[:beat], scale) == 392.0
    assert main(win[round(0.4 * RATE) :], scale) in (392.0, 783.99)
    assert main(draw[: 3 * beat], scale) == 261.63
    assert main(draw[round(0.4 * RATE) :], scale) == 196.0


def test_noise_is_the_same_every_time() -> None:
    assert brush(3, 2000, 500, 0.02, 0.05) == brush(3, 2000, 500, 0.02, 0.05)
    assert brush(3, 2000, 500, 0.02, 0.05) != brush(4, 2000, 500, 0.02, 0.05)


def test_parts_begin_at_their_times() -> None:
    # 0.001 s are 22 samples.
    made = together((0, [1.0, 1.0]), (0.001, [0.5]))
    assert (made[0], made[2], made[22], len(made)) == (1.0, 0.0, 0.5, 23)


def test_a_fade_leaves_the_middle_alone() -> None:
    made = faded([1.0] * 1001, 0.01, 0.01)
    assert made[0] == made[-1] == 0
    assert made[500] == 1
    assert made[:200] == sorted(made[:200])


def test_the_loudest_sample_is_where_it_was_asked_for() -> None:
    samples = [math.sin(0.3 * n) for n in range(2000)]
    # A tenth of full scale is 20 decibels below it.
    assert max(map(abs, read(io.BytesIO(wave_file(samples, -20))))) == 3277
