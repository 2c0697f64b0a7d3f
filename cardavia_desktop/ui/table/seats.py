"""What lies before the seats: open groups behind the plates, discards at the gates."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont
from PySide6.QtWidgets import QGraphicsScene

from cardavia_desktop.i18n.text import translate
from cardavia_desktop.rules.actions import Group
from cardavia_desktop.rules.game import Meld
from cardavia_desktop.rules.view import View
from cardavia_desktop.ui.table.items import Pack, TrayCard, Zone, rect_f, text_width, written
from cardavia_desktop.ui.table.layout import (
    Rect,
    TableLayout,
    gate_row,
    gate_visible,
    group_columns,
    left_on_top,
)
from cardavia_desktop.ui.theme import TABLE, UI, font

_CORNER: Final = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight


class Seats:
    """The trays of all seats on the scene."""

    def __init__(self, scene: QGraphicsScene) -> None:
        """Start empty."""
        self._zone = Zone(scene)
        self.groups: list[list[TrayCard]] = []
        """By seat, the cards of its open groups, from its first one."""
        self.gates: list[list[TrayCard]] = []
        """By seat, the discards that are shown, the newest last."""

    def lay(self, layout: TableLayout, pack: Pack, view: View) -> None:
        """Lay out the open groups and the discards of a view; all of the hand that has won lies in
        the middle.
        """
        self._zone.clear()
        self.groups = [[] for _ in range(view.game.seats)]
        self.gates = [[] for _ in range(view.game.seats)]
        for seat in range(view.game.seats):
            melds = () if view.winner == seat else view.melds[seat]
            groups = [column for meld in melds for column in columns_of(meld)]
            self._lay_groups(layout, pack, seat, groups)
            self._lay_gate(layout, pack, seat, view.discards[seat])
        if not self.groups[view.seat] and view.result is None:
            self._write(layout, layout.seats[view.seat].groups, Qt.AlignmentFlag.AlignCenter)

    def _lay_groups(self, layout: TableLayout, pack: Pack, seat: int, groups: list[Group]) -> None:
        tray = layout.seats[seat].groups
        columns = group_columns(layout, seat, [len(group) for group in groups])
        for i, (group, rects) in enumerate(zip(groups, columns, strict=True)):
            depth = -i if left_on_top(layout.deck) else i
            for j, (face, rect) in enumerate(zip(group, rects, strict=True)):
                visible = min(rect.h, tray.bottom - rect.y)
                open_part = rects[j + 1].y - rect.y if j + 1 < len(rects) else visible
                card = pack.tray_card(face, rect, visible, open_part)
                self._zone.add(card, depth + j / 10)
                self.groups[seat].append(card)

    def _lay_gate(self, layout: TableLayout, pack: Pack, seat: int, discards: Group) -> None:
        tray = layout.seats[seat].gate
        rects = gate_row(layout, seat, len(discards))
        shown = discards[len(discards) - len(rects) :]
        visible = gate_visible(layout, seat)
        for i, (face, rect) in enumerate(zip(shown, rects, strict=True)):
            card = pack.tray_card(face, rect, visible, visible)
            self._zone.add(card, -i if left_on_top(layout.deck) else i)
            self.gates[seat].append(card)
        label = translate("Table", "Gate")
        used = rects[-1].right if rects else tray.x
        if used + text_width(label, _label_font(layout)) + 16 < tray.right:
            self._write_in(layout, tray.inset(8), label, _CORNER)

    def _write(self, layout: TableLayout, tray: Rect, where: Qt.AlignmentFlag) -> None:
        chan = layout.deck == "totom"
        label = translate("Table", "Open pairs") if chan else translate("Table", "Open groups")
        self._write_in(layout, tray, label, where)

    def _write_in(
        self, layout: TableLayout, area: Rect, text: str, where: Qt.AlignmentFlag
    ) -> None:
        item = written(text, _label_font(layout), QColor(TABLE.t_ink3), rect_f(area), where)
        self._zone.add(item, -50)


def gate_frame(layout: TableLayout, seat: int) -> QRectF:
    """The frame of the gate at which the public card lies."""
    return rect_f(layout.seats[seat].gate).adjusted(0.75, 0.75, -0.75, -0.75)


def _label_font(layout: TableLayout) -> QFont:
    return font(UI, layout.text_px(12), bold=True)


def columns_of(meld: Meld) -> tuple[Group, ...]:
    """A Chíu counts as two Chắn (C2.2) and stands as two; other groups stand in one column."""
    return (meld.cards[:2], meld.cards[2:]) if meld.kind == "chiu" else (meld.cards,)
