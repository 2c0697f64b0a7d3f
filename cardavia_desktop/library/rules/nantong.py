"""The full rules of Nantong long cards."""

from __future__ import annotations

from cardavia_desktop.i18n.text import number_text
from cardavia_desktop.library.rules.parts import (
    Example,
    Note,
    Part,
    Picture,
    Rule,
    Table,
    Title,
)
from cardavia_desktop.library.rules.text import translate
from cardavia_desktop.rules.faces import NANTONG
from cardavia_desktop.rules.game import Meld
from cardavia_desktop.rules.nantong.base import (
    DECLARED,
    FOUR_IN_HAND,
    THREE_IN_HAND,
    base_items,
)


def nantong_rules() -> tuple[Part, ...]:
    """The rules in the present language."""
    return (*_objective(), *_setup(), *_turn(), *_ending())


def _objective() -> tuple[Part, ...]:
    return (
        Title(1, translate("Nantong rules", "Objective")),
        Note(
            translate(
                "Nantong rules",
                "Three people play, each for themselves. You build a hand of groups, and the deal "
                "ends when somebody completes one. But every hand is worth something, also those "
                "of the losers, and the players settle the differences. A win does not promise "
                "the highest total.",
            )
        ),
        Rule(
            "N2.4",
            translate(
                "Nantong rules",
                "A winning hand is seven groups and one pair. The groups that you have declared, "
                "opening declarations, pungs and kongs, count among the seven; Tiandi Hezi (N4.5) "
                "does not.",
                "N2.4",
            ),
        ),
    )


def _setup() -> tuple[Part, ...]:
    return (
        Title(1, translate("Nantong rules", "Setup")),
        Title(2, translate("Nantong rules", "The cards")),
        Rule(
            "N1.1",
            translate(
                "Nantong rules",
                "The deck has 125 cards: thirty faces with four copies each, and five lucky cards, "
                "Fortune, Prosperity, Longevity, Joy and Wealth, of which there is one each. The "
                "thirty faces are the ranks 1 to 9 in Myriads, Strings and Coins, and the "
                "Thousand, the White Flower and the Red Flower. The game is played with these 120 "
                "cards; the lucky cards stay out.",
                "N1.1",
            ),
        ),
        Rule(
            "N1.2",
            translate(
                "Nantong rules",
                "The <b>four old generals</b> are {thousand} {white} {red} and {9s}. Every other "
                "face is an <b>ordinary</b> one.",
                "N1.2",
            ),
        ),
        Title(2, translate("Nantong rules", "The groups")),
        Rule(
            "N2.1",
            translate(
                "Nantong rules",
                "Three ranks in a row of one suit are a <b>run</b>, three cards of one face a "
                "<b>triplet</b>. A triplet made with a claimed discard is a <b>pung</b>. Four "
                "cards of one face that you declare are a <b>kong</b>. Two cards of one face are "
                "a <b>pair</b>.",
                "N2.1",
            ),
        ),
        Picture(("4m", "5m", "6m"), translate("Nantong rules", "A run")),
        Picture(("8c", "8c", "8c"), translate("Nantong rules", "A triplet")),
        Rule(
            "N2.2",
            translate(
                "Nantong rules",
                "Thousand, White Flower and Red Flower make only groups of one face. The Nine of "
                "Strings may also end the run {7s}{8s}{9s}.",
                "N2.2",
            ),
        ),
        Rule(
            "N2.3",
            translate(
                "Nantong rules",
                "The run {1c}{2c}{3c} has a name of its own: <b>Wenqian</b>.",
                "N2.3",
            ),
        ),
        Title(2, translate("Nantong rules", "The deal")),
        Rule(
            "N3.1",
            translate(
                "Nantong rules",
                "The first dealer is chosen at random. The dealer gets 23 cards, the others 22 "
                "each. Two cards, the <b>indicators</b>, are turned face up and stay out of play. "
                "The remaining 51 cards are the stock. Cards are drawn from its front, and "
                "replacements from its back.",
                "N3.1",
            ),
        ),
        Rule(
            "N3.2",
            translate(
                "Nantong rules",
                "“Next deal” passes the deal to the next seat. “Restart” draws a new dealer at "
                "random.",
                "N3.2",
            ),
        ),
        *_preparation(),
    )


def _preparation() -> tuple[Part, ...]:
    return (
        Title(2, translate("Nantong rules", "Preparation")),
        Rule(
            "N4.1",
            translate(
                "Nantong rules",
                "Before play, each player in turn, the dealer first, makes as many opening "
                "declarations as they like and then finishes, some by declaring ready. You are "
                "asked only while you have something to declare or may declare ready; otherwise "
                "your preparation ends by itself.",
                "N4.1",
            ),
        ),
        Rule(
            "N4.2",
            translate(
                "Nantong rules",
                "Only the cards that you were dealt count for an opening declaration, never a "
                "replacement.",
                "N4.2",
            ),
        ),
        Rule(
            "N4.3",
            translate(
                "Nantong rules",
                "If you were dealt four cards of one face, you may declare them. They lie open as "
                "one of your seven groups, and you draw one replacement from the back of the "
                "stock.",
                "N4.3",
            ),
        ),
        Rule(
            "N4.4",
            translate(
                "Nantong rules",
                "If you were dealt exactly three cards of a face that is also an indicator, you "
                "may declare them. They lie open as one of your groups, without a replacement.",
                "N4.4",
            ),
        ),
        Rule(
            "N4.5",
            translate(
                "Nantong rules",
                "If both indicators have the same face and you were dealt the other two cards of "
                "it, you may declare <b>Tiandi Hezi</b>. The two cards lie open, and you draw two "
                "replacements from the back of the stock.",
                "N4.5",
            ),
        ),
        Rule(
            "N4.6",
            translate(
                "Nantong rules",
                "If you are not the dealer and need exactly one more card to win, you may declare "
                "<b>ready</b>. A face that would complete your hand counts only if fewer than "
                "four of it are in your hand, among your open cards (Hezi too) and the indicators "
                "together. Your hand is then locked: on your own turn you may only win or discard "
                "the card that you drew, and you never make a pung or a kong. You may still win on "
                "a discard or by robbing a kong.",
                "N4.6",
            ),
        ),
        Rule(
            "N4.7",
            translate(
                "Nantong rules",
                "When all have finished, the dealer acts first, without drawing: the dealer may "
                "win with a complete hand (a <b>heavenly win</b>), declare a concealed kong, or "
                "discard. Replacements drawn in preparation do not spoil a heavenly win; a "
                "concealed kong on this first turn does.",
                "N4.7",
            ),
        ),
    )


def _turn() -> tuple[Part, ...]:
    return (
        Title(1, translate("Nantong rules", "Playing a turn")),
        Title(2, translate("Nantong rules", "Your turn")),
        Rule(
            "N5.1",
            translate(
                "Nantong rules",
                "You draw a card from the front of the stock. Then you may win, declare four cards "
                "of one face in your hand as a concealed kong, add the fourth card to your own "
                "pung, or discard a card.",
                "N5.1",
            ),
        ),
        Rule(
            "N5.2",
            translate(
                "Nantong rules",
                "A kong of any kind needs a card left in the stock. After it you draw a "
                "replacement from the back and may again do all that N5.1 allows.",
                "N5.2",
            ),
        ),
        Rule(
            "N5.3",
            translate(
                "Nantong rules",
                "When you add a card to your pung, every other player whose hand it completes may "
                "rob it, that is, win with it; the player after you comes first. A robbed kong "
                "stays a pung. If nobody robs it, it is an exposed kong.",
                "N5.3",
            ),
        ),
        Title(2, translate("Nantong rules", "After a discard")),
        Rule(
            "N5.4",
            translate(
                "Nantong rules",
                "The other players may claim a discard. A win comes first. Then come pung, with "
                "at least two of the face in hand, and kong, with three in hand and a card left "
                "in the stock; with three you may choose. Among equal claims the player who sits "
                "next after the discarder comes first, and only one player can win. After a pung "
                "you discard without drawing, and may neither win nor make a kong before that. "
                "After a claimed kong you draw a replacement and go on as in N5.1.",
                "N5.4",
            ),
        ),
        Rule(
            "N5.5",
            translate(
                "Nantong rules",
                "You never make a run with a discard, unless you win on it.",
                "N5.5",
            ),
        ),
        Rule(
            "N5.6",
            translate(
                "Nantong rules",
                "If you pass a card, you may still win or pung on the same face later.",
                "N5.6",
            ),
        ),
        Rule(
            "N5.7",
            translate(
                "Nantong rules",
                "When a player must draw and the stock is empty, the deal is exhausted. Wins and "
                "pungs on the last discard are settled before that.",
                "N5.7",
            ),
        ),
    )


def _ending() -> tuple[Part, ...]:
    return (
        Title(1, translate("Nantong rules", "Scoring and ending")),
        *_base(),
        *_winner(),
        *_settlement(),
    )


def _base() -> tuple[Part, ...]:
    rows = (
        (translate("Nantong rules", "Pung"), DECLARED["pung"]),
        (translate("Nantong rules", "Exposed kong, claimed or added"), DECLARED["kong"]),
        (translate("Nantong rules", "Concealed kong"), DECLARED["concealed-kong"]),
        (translate("Nantong rules", "Opening declaration, of four or of three"), DECLARED["open"]),
        (translate("Nantong rules", "Tiandi Hezi"), DECLARED["hezi"]),
        (translate("Nantong rules", "Exactly three of a face in hand"), THREE_IN_HAND),
        (translate("Nantong rules", "All four of a face in hand"), FOUR_IN_HAND),
    )
    return (
        Title(2, translate("Nantong rules", "Base hu")),
        Note(
            translate(
                "Nantong rules",
                "Every player, winner or not, counts the cards before them at the end of the deal.",
            )
        ),
        Rule(
            "N6.1",
            translate(
                "Nantong rules",
                "Each declared group has a value, from a pung, the least, to an opening "
                "declaration and Tiandi Hezi, the most.",
                "N6.1",
            ),
        ),
        Rule(
            "N6.2",
            translate(
                "Nantong rules",
                "Three or four of a face in hand have a value too, even if the winning hand uses "
                "them in runs. The unit of all values is the <b>hu</b>. A won hand counts the "
                "winning card as a card in hand, but see N6.5.",
                "N6.2",
            ),
        ),
        Table(
            (translate("Nantong rules", "Item"), translate("Nantong rules", "Hu")),
            tuple((name, number_text(hu)) for name, hu in rows),
        ),
        Rule(
            "N6.3",
            translate(
                "Nantong rules",
                "All these values are doubled if the face is an old general. They are also doubled "
                "for each indicator that fits: an indicator of an ordinary face doubles the "
                "ordinary faces of its rank in all suits, and an old general as indicator doubles "
                "all four old generals. Each of them doubles once more. The Nine of Strings counts "
                "here as an old general only: a Nine of Myriads or Coins does not double it, and "
                "it does not double them.",
                "N6.3",
            ),
        ),
        Rule(
            "N6.4",
            translate(
                "Nantong rules",
                "A face that is exactly that of an indicator counts more: a pung of it is doubled "
                "once more, and three of it in hand count 12 in place of 4, before the doublings "
                "of N6.3. Opening declarations get nothing extra.",
                "N6.4",
            ),
        ),
        Example(
            "N6.4",
            translate(
                "Nantong rules",
                "The indicators are {2s} and {3m}. Three {2m} in hand count 4 × 2 = 8. Three {2s} "
                "in hand count 12 × 2 = 24.",
                "N6.4 example",
            ),
        ),
        Example(
            "N6.3",
            translate(
                "Nantong rules",
                "Both indicators are {4c}. Tiandi Hezi counts 16 × 2 × 2 = 64.",
                "N6.3 example",
            ),
        ),
        Example(
            "N6.3b",
            translate(
                "Nantong rules",
                "One indicator is {9s}: three {9m} in hand count 4. One indicator is {9m}: three "
                "{9s} in hand count 8, and three {9c} in hand count 8.",
                "N6.3 example",
            ),
        ),
        Rule(
            "N6.5",
            translate(
                "Nantong rules",
                "If you win on a discard or by robbing a kong, and the winning card is your third "
                "of a face in hand, these three count as a pung, 2 and the doublings of N6.3 and "
                "N6.4, whatever groups they are used in. If it is your fourth, your own three "
                "count as three in hand, never as four. A winning card that you drew yourself "
                "counts as a card in hand.",
                "N6.5",
            ),
        ),
        *_worked_values(),
    )


def _worked_values() -> tuple[Part, ...]:
    rows = (
        (translate("Nantong rules", "An ordinary face that no indicator doubles"), "1s", "2c"),
        (
            translate("Nantong rules", "An old general when no old general is an indicator"),
            "thousand",
            "2c",
        ),
        (translate("Nantong rules", "The face of an ordinary indicator"), "2s", "2s"),
        (translate("Nantong rules", "Its rank in another suit"), "2m", "2s"),
        (translate("Nantong rules", "An old general that is an indicator"), "red", "red"),
        (translate("Nantong rules", "The other old generals then"), "white", "red"),
    )
    return (
        Note(
            translate(
                "Nantong rules",
                "What groups are worth, in hu, when the other indicator does not matter:",
            )
        ),
        Table(
            (
                translate("Nantong rules", "Face"),
                translate("Nantong rules", "Pung"),
                translate("Nantong rules", "Three in hand"),
                translate("Nantong rules", "Exposed kong"),
                translate("Nantong rules", "Concealed kong"),
                translate("Nantong rules", "Opening declaration"),
            ),
            tuple((name, *_worth(face, indicator)) for name, face, indicator in rows),
        ),
    )


def _worth(code: str, indicator: str) -> tuple[str, ...]:
    """What the groups of a face are worth; there is no kong of a face that is an indicator."""
    face, shown = NANTONG.index[code], NANTONG.index[indicator]
    indicators = (shown, NANTONG.index["8c"])
    hand = NANTONG.counts([face] * 3)
    pung, exposed, concealed, opening = (
        base_items((), [Meld(kind, (face,) * 3)], indicators)[0].hu
        for kind in ("pung", "kong", "concealed-kong", "open")
    )
    three = base_items(hand, (), indicators)[0].hu
    kongs = ("–", "–") if face == shown else (number_text(exposed), number_text(concealed))
    return number_text(pung), number_text(three), *kongs, number_text(opening)


def _winner() -> tuple[Part, ...]:
    return (
        Title(2, translate("Nantong rules", "What the winner adds")),
        Rule(
            "N7.1",
            translate(
                "Nantong rules",
                "The shape of the winning hand: seven runs are <b>Qing Hu</b>, +100. Triplets and "
                "kongs only, with opening declarations counted among them and Wenqian runs allowed "
                "beside them, are <b>Piao Hu</b>, +50 and the total ×2. Any other mixture is "
                "<b>Tazi Hu</b>, +20.",
                "N7.1",
            ),
        ),
        Rule(
            "N7.2",
            translate(
                "Nantong rules",
                "Wenqian runs in the winning hand: one +20, two +50, three +100, four +200.",
                "N7.2",
            ),
        ),
        Rule(
            "N7.3",
            translate(
                "Nantong rules",
                "A win on a card that you drew yourself: +10; a heavenly win is none. If that card "
                "was the replacement of a kong, concealed, added or claimed, another +10. A "
                "replacement in preparation does not count.",
                "N7.3",
            ),
        ),
        Rule(
            "N7.4",
            translate(
                "Nantong rules",
                "The <b>waiting card</b>, +10, at most once: the winning card completes the pair, "
                "or is the middle of a run, or the Three of a run 1–2–3, or the Seven of a run "
                "7–8–9. Never with a heavenly win.",
                "N7.4",
            ),
        ),
        Rule(
            "N7.5",
            translate(
                "Nantong rules",
                "The total is doubled once for each of these: Piao Hu; Closed Piao, a Piao Hu with "
                "no pung among the declared groups; Three Elders, at least three each of Red "
                "Flower, White Flower and Thousand among hand, winning card and groups, Hezi "
                "cards left out; a heavenly win; a win on the dealer’s first discard, also when a "
                "concealed kong came before it; ready declared; the last card of the stock drawn "
                "by yourself, from the front or as a kong replacement. For Closed Piao an added "
                "kong counts as a pung; a claimed or concealed kong and an opening declaration do "
                "not, nor does a triplet that the winning discard completes.",
                "N7.5",
            ),
        ),
        Rule(
            "N7.6",
            translate(
                "Nantong rules",
                "If the hand can be divided in several ways, or the winning card can have several "
                "places in it, the way with the highest total counts. Of two equal totals it is "
                "the one with more doublings, then the one with the higher bonus for the shape.",
                "N7.6",
            ),
        ),
        Rule(
            "N7.7",
            translate(
                "Nantong rules",
                "The winner adds the bonuses to the base hu and doubles the sum for every "
                "doubling. The others count their base hu only.",
                "N7.7",
            ),
        ),
        Example(
            "N7.7",
            translate(
                "Nantong rules",
                "One plain pung and six runs, won on a discard that is no waiting card: 2 + 20 = "
                "22, rounded up to 30.",
                "N7.7 example",
            ),
        ),
        Example(
            "N7.7b",
            translate(
                "Nantong rules",
                "Seven plain pungs, won on a discard that completes the pair: (14 + 50 + 10) × 2 "
                "= 148, rounded up to 150.",
                "N7.7 example",
            ),
        ),
        Example(
            "N7.7c",
            translate(
                "Nantong rules",
                "Seven plain triplets in hand, the pair completed by a card that you drew: (28 + "
                "50 + 10 + 10) × 2 × 2 = 392, rounded up to 400.",
                "N7.7 example",
            ),
        ),
    )


def _settlement() -> tuple[Part, ...]:
    return (
        Title(2, translate("Nantong rules", "Settlement")),
        Rule(
            "N8.1",
            translate(
                "Nantong rules",
                "Every total is rounded up to a multiple of ten: 22 becomes 30, 20 stays 20, and "
                "0 stays 0.",
                "N8.1",
            ),
        ),
        Rule(
            "N8.2",
            translate(
                "Nantong rules",
                "Each two players settle the difference of their totals. So a winner may well "
                "have to pay, and two players may share the highest total.",
                "N8.2",
            ),
        ),
        Example(
            "N8.2",
            translate(
                "Nantong rules",
                "The totals 100, 40 and 20 settle as +140, −40 and −100.",
                "N8.2 example",
            ),
        ),
        Rule(
            "N8.3",
            translate(
                "Nantong rules",
                "After an exhausted deal the base totals are settled in the same way, without any "
                "bonus of a winner.",
                "N8.3",
            ),
        ),
    )
