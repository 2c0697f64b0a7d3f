"""The few things that speak for or against an answer of Nantong long cards."""

from __future__ import annotations

from typing import Final

from cardavia_desktop.players.facts import About, Fact
from cardavia_desktop.players.skilled.nantong_outlook import SEATS, Hand, Outlook, Readings
from cardavia_desktop.players.skilled.nantong_shape import Kind, faces_of
from cardavia_desktop.rules import NO_FACE, Face
from cardavia_desktop.rules.nantong.cards import HONORS

_DEAR: Final = 80
"""Points from each loser, from which on a win is told to be dear."""


def facts(
    outlook: Outlook, away: int, hand: Hand, readings: Readings, discarded: Face
) -> tuple[Fact, ...]:
    """What is told of an answer that leaves a hand, read like that, and a discard if any.

    `away` is the distance of the hand before it.
    """
    told = _progress(outlook, max(0, away), hand, readings)
    if discarded != NO_FACE:
        told += _loose(hand, discarded)
    return tuple(told)


def _progress(outlook: Outlook, before: int, hand: Hand, readings: Readings) -> list[Fact]:
    """What becomes of the hand: what it waits for, or what would bring it nearer to waiting."""
    away = max(0, readings[Kind.ANY].distance)
    faces = tuple(f for f in faces_of(readings[Kind.ANY].wanted) if outlook.left[f])
    cards = sum(outlook.left[face] for face in faces)
    told = []
    if away != before:
        told.append(Fact(About.NEARER if away < before else About.FARTHER, (), away))
    if away == 0:
        told.insert(0, Fact(About.WAITS, faces, cards))
    else:
        told.append(Fact(About.OUTS, faces, cards))
    told += _dear(outlook, hand, readings)
    return told


def _dear(outlook: Outlook, hand: Hand, readings: Readings) -> list[Fact]:
    """A win of a dear kind that is as near as any."""
    base, pairs = outlook.base(hand)
    near = readings[Kind.ANY].distance
    totals = [
        outlook.total(hand, kind, base, pairs)
        for kind, reading in readings.items()
        if reading.distance <= near
    ]
    paid = round((max(totals) - outlook.others_hu / (SEATS - 1)) / 10) * 10
    return [Fact(About.PAYS, (), paid)] if paid >= _DEAR else []


def _loose(hand: Hand, face: Face) -> list[Fact]:
    """Whether a discard was of no use."""
    if hand.cards[face] or any(hand.cards[near] for near in _near(face)):
        return []
    return [Fact(About.LOOSE, (face,))]


def _near(face: Face) -> list[Face]:
    """The faces that stand in a run with a face."""
    if face in HONORS:
        return []
    return [f for f in range(face - 2, face + 3) if f != face and f // 9 == face // 9 and f >= 0]
