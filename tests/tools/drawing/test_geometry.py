"""Points, curves and areas."""

import math

import numpy as np
import pytest

from tools.drawing import geometry


def test_reads_points_and_corners() -> None:
    assert geometry.knots("0,1.5 -2,3! 4,5") == [(0, 1.5, False), (-2, 3, True), (4, 5, False)]


def test_a_path_may_be_points() -> None:
    assert geometry.knots([(0, 1), (2, 3, True)]) == [(0, 1, False), (2, 3, True)]


def test_a_curve_goes_through_its_points() -> None:
    curve = geometry.spline("0,0 10,8 25,3 40,20")
    for point in ((0, 0), (10, 8), (25, 3), (40, 20)):
        assert np.hypot(*(curve - point).T).min() < 1e-9


def test_between_corners_runs_a_straight_line() -> None:
    square = geometry.polygon("0,0! 10,0! 10,10! 0,10!")
    assert square.area == pytest.approx(100)


def test_a_smooth_closed_curve_is_round() -> None:
    circle = geometry.disc(0, 0, 50, count=24)
    assert circle.area == pytest.approx(math.pi * 2500, rel=0.01)


def test_an_ellipse_has_two_radii() -> None:
    x0, y0, x1, y1 = geometry.disc(10, 20, 5, 3, count=16).bounds
    assert (x1 - x0, y1 - y0) == pytest.approx((10, 6), abs=0.05)
    assert ((x0 + x1) / 2, (y0 + y1) / 2) == pytest.approx((10, 20))


def test_lengths_add_up_along_a_curve() -> None:
    assert list(geometry.lengths(np.array([(0, 0), (3, 4), (3, 10)], float))) == [0, 5, 11]


def test_points_lie_evenly_along_a_curve() -> None:
    places, along = geometry.evenly(geometry.spline("0,0! 30,0! 30,30!"), 7)
    expected = [(0, 0), (10, 0), (20, 0), (30, 0), (30, 10), (30, 20), (30, 30)]
    assert places == pytest.approx(np.array(expected))
    assert np.hypot(*along.T) == pytest.approx(np.ones(7))


def test_a_gap_decides_how_many_points() -> None:
    places, _ = geometry.every(geometry.spline("0,0 30,0"), 10)
    assert len(places) == 4


def test_normals_point_to_the_right_of_the_way() -> None:
    """Down is where y grows: to the right of a way to the right is down."""
    assert geometry.normals(geometry.spline("0,0 10,0"))[0] == pytest.approx((0, 1))


def test_a_ribbon_is_as_wide_as_twice_its_half() -> None:
    points = geometry.spline("0,0 100,0")
    area = geometry.ribbon(points, np.full(len(points), 3.0))
    assert area.bounds[1::2] == pytest.approx((-3, 3))
    assert area.area == pytest.approx(600 + math.pi * 9, rel=0.01)  # two round ends


def test_a_ribbon_that_crosses_itself_has_no_hole_at_the_crossing() -> None:
    points = geometry.spline("0,0! 60,60! 100,30! 60,0! 0,60!")
    area = geometry.ribbon(points, np.full(len(points), 4.0))
    assert area.is_valid
    crossing = geometry.disc(30, 30, 3)
    assert area.contains(crossing)
