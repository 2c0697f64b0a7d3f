"""How the number of a deal is shown."""

from cardavia_desktop.i18n.text import fill, translate
from cardavia_desktop.rules.deal_number import DealNumber, write_number


def threes(number: DealNumber | None) -> str:
    """As in "HX4 PZ7 QMB", with spaces that do not break; "" without a number."""
    if number is None:
        return ""
    written = write_number(number.seed)
    return "\u00a0".join(written[at : at + 3] for at in range(0, len(written), 3))


def deal_text(number: DealNumber | None) -> str:
    """As in "Deal HX4 PZ7 QMB"; "" without a number."""
    if number is None:
        return ""
    return fill(translate("Deal", "Deal %1"), threes(number))
