"""The colors of the interface and of the table, under the names that the style sheet uses.

Everything is printed: ink on paper, one red, one blue, a little ochre. The table is an inked block
of wood; it keeps its colors whatever the palette of the interface.
"""

from dataclasses import dataclass, replace
from typing import Final, overload


@dataclass(frozen=True, slots=True)
class Palette:
    """The colors of pages, sheets and controls, as #RRGGBB, or #AARRGGBB where they are laid over
    others.
    """

    paper: str
    """The page."""
    sheet: str
    """A raised sheet, a field, a button."""
    sunk: str
    """A quiet strip, a selected row."""
    line: str
    """Hairlines; never the only sign of a control."""
    edge: str
    """The outline of buttons and fields."""
    ink: str
    """Headings and text."""
    ink2: str
    """Second text, notes."""
    ink3: str
    """Captions, values."""
    cinnabar: str
    """The one main action of a page."""
    cinnabar_hi: str
    """The same, pointed at or focused."""
    on_cinnabar: str
    """Text on it."""
    redtext: str
    """Small red headings."""
    indigo: str
    """Links, rule numbers."""
    focus: str
    """The keyboard focus."""
    ochre: str
    """A remark that is neither good nor bad; not as text on `sunk`."""
    ochre_wash: str
    """The ground of a rule that was just looked up."""
    good: str
    """Success, sparingly, always with a word."""
    veil: str
    """Over a window while a dialog is open."""


@dataclass(frozen=True, slots=True)
class TableColors:
    """The colors of the table, as #RRGGBB, or #AARRGGBB where they are laid over others."""

    lacquer: str = "#231A17"
    """The table itself."""
    lacquer2: str = "#2E2320"
    """Second buttons."""
    rail: str = "#3B2D27"
    """The plates of the seats, the edge of the trays."""
    carve: str = "#4D3B33"
    """Carved lines, decoration only."""
    t_ink: str = "#F1E7D0"
    """Text; the main answer, as a fill."""
    t_ink2: str = "#CDBFA6"
    """Second text."""
    t_ink3: str = "#AD9F88"
    """Labels, unavailable answers."""
    t_red: str = "#C0402A"
    """The plate of the seat whose turn it is, the selected card, Win."""
    t_ochre: str = "#E3B765"
    """The public card and its gate."""
    t_focus: str = "#8FB4FF"
    """The keyboard focus."""
    bubble: str = "#FCF8EE"
    """The ground of an explanation."""
    bubble_ink: str = "#1A1512"
    bubble_ink2: str = "#4C4238"
    tray: str = "#3B000000"
    """The place of open groups and of discards."""
    shadow: str = "#45000000"
    """The flat shadow below a card."""
    lamp: str = "#47F3DEB4"
    """The light round the public card, at its middle."""
    card: str = "#F3E9D2"
    """The paper of a card."""


PAPER: Final = Palette(
    paper="#F6F0E1",
    sheet="#FCF8EE",
    sunk="#EADFC8",
    line="#CDBE9F",
    edge="#8A7B62",
    ink="#1A1512",
    ink2="#4C4238",
    ink3="#655A4D",
    cinnabar="#A8321D",
    cinnabar_hi="#8C2715",
    on_cinnabar="#FFF8EA",
    redtext="#A8321D",
    indigo="#2A3F68",
    focus="#2F5BAF",
    ochre="#8A6214",
    ochre_wash="#EFDDB2",
    good="#3E5B3A",
    veil="#701A1512",
)

NIGHT: Final = Palette(
    paper="#191513",
    sheet="#231D1A",
    sunk="#120F0D",
    line="#40362F",
    edge="#83745F",
    ink="#F1E7D0",
    ink2="#CDBFA6",
    ink3="#A89A83",
    cinnabar="#C8452C",
    cinnabar_hi="#B03A23",
    on_cinnabar="#FFF8EA",
    redtext="#F09078",
    indigo="#AFC2E8",
    focus="#8FB4FF",
    ochre="#E0B463",
    ochre_wash="#3D3019",
    good="#A9C79A",
    veil="#99000000",
)

TABLE: Final = TableColors()


@overload
def strong(colors: Palette) -> Palette: ...
@overload
def strong(colors: TableColors) -> TableColors: ...
def strong(colors: Palette | TableColors) -> Palette | TableColors:
    """The same colors in high contrast: lines that only decorate become lines that are seen."""
    if isinstance(colors, Palette):
        return replace(colors, line=colors.edge, edge=colors.ink, ink2=colors.ink, ink3=colors.ink2)
    return replace(colors, carve=colors.t_ink3, lamp="#00000000")
