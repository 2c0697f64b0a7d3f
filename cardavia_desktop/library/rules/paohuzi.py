"""The full rules of Paohuzi."""

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
from cardavia_desktop.rules.faces import ZIPAI
from cardavia_desktop.rules.game import Meld
from cardavia_desktop.rules.paohuzi.hand import ALIKE, HUXI

_SMALL, _LARGE = ZIPAI.index["x1"], ZIPAI.index["d1"]


def paohuzi_rules() -> tuple[Part, ...]:
    """The rules in the present language."""
    return (*_objective(), *_setup(), *_turn(), *_ending())


def _objective() -> tuple[Part, ...]:
    return (
        Title(1, translate("Paohuzi rules", "Objective")),
        Note(
            translate(
                "Paohuzi rules",
                "Three people play, each for themselves. You collect groups of cards, and many "
                "of them are worth points. Whoever first has seven groups worth at least "
                "fifteen points wins the deal and is paid by the other two.",
            )
        ),
        Rule(
            "P2.0",
            translate(
                "Paohuzi rules",
                "A group is called a <b>menzi</b>; the points of a group are its <b>huxi</b> "
                "(P8.1).",
                "P2.0",
            ),
        ),
        Rule(
            "P7.1",
            translate(
                "Paohuzi rules",
                "You may win on a stock card, whoever turned it up, when your open groups and "
                "your hand make exactly seven groups with it that are worth at least 15 huxi. "
                "Without a group of four, all seven have three cards. With one or more groups of "
                "four, exactly one of the seven is a pair and the others have three or four "
                "cards. A dead hand (P6.5) does not win.",
                "P7.1",
            ),
        ),
    )


def _setup() -> tuple[Part, ...]:
    return (
        Title(1, translate("Paohuzi rules", "Setup")),
        Title(2, translate("Paohuzi rules", "The cards")),
        Rule(
            "P1.1",
            translate(
                "Paohuzi rules",
                "The deck has eighty cards: the numbers 1 to 10 in small characters and in large "
                "characters, four copies of each. Two cards are <b>identical</b> when they have "
                "the same size and the same number. The numbers 2, 7 and 10 are printed in red, "
                "the others in black; the color has no effect on the score.",
                "P1.1",
            ),
        ),
        Picture(("x1", "x7", "d2", "d10"), translate("Paohuzi rules", "Small and large numbers")),
        Title(2, translate("Paohuzi rules", "The groups")),
        Rule(
            "P2.1",
            translate(
                "Paohuzi rules",
                "A <b>kan</b> is three identical cards in your hand. It is locked: you never "
                "discard one of its cards and never use one in a chi, a bi or a run.",
                "P2.1",
            ),
        ),
        Rule(
            "P2.2",
            translate(
                "Paohuzi rules",
                "Three identical cards made with a stock card that you turned up yourself are a "
                "<b>wei</b>; made with any other public card they are a <b>peng</b>. Four "
                "identical cards that are all your own, dealt to you or a kan and a stock card "
                "that you turned up yourself, are a <b>ti</b>; any other four are a <b>pao</b>.",
                "P2.2",
            ),
        ),
        Rule(
            "P2.3",
            translate(
                "Paohuzi rules",
                "A <b>chi group</b> is three cards of one of these kinds: three numbers in a row "
                "of one size; 2, 7 and 10 of one size; or three cards of one number in both "
                "sizes, two large and one small, or two small and one large.",
                "P2.3",
            ),
        ),
        Picture(("x4", "x5", "x6"), translate("Paohuzi rules", "Three in a row")),
        Picture(("d2", "d7", "d10"), translate("Paohuzi rules", "2–7–10")),
        Picture(("x8", "d8", "d8"), translate("Paohuzi rules", "One number in both sizes")),
        Rule(
            "P2.4",
            translate(
                "Paohuzi rules",
                "A <b>pair</b> is two identical cards. It counts only in a winning hand that has "
                "a group of four.",
                "P2.4",
            ),
        ),
        *_deal(),
        *_opening(),
    )


def _deal() -> tuple[Part, ...]:
    return (
        Title(2, translate("Paohuzi rules", "The deal")),
        Rule(
            "P3.1",
            translate(
                "Paohuzi rules",
                "The dealer is chosen at random and gets 21 cards, the other two 20 each. The "
                "remaining 19 cards are the stock, face down. The dealer’s twenty-first card is "
                "shown to all.",
                "P3.1",
            ),
        ),
        Rule(
            "P3.2",
            translate(
                "Paohuzi rules",
                "Any four identical cards that you are dealt become a ti at once and lie open. "
                "Any three identical cards are a kan and stay in your hand.",
                "P3.2",
            ),
        ),
        Rule(
            "P3.3",
            translate(
                "Paohuzi rules",
                "Between turns you hold 20 cards, open groups included, and one more for each "
                "group of four after the first: what seven groups need, less the winning card. If "
                "you are dealt several ti you have too few cards at first. With n ti you are n − 1 "
                "cards short, as dealer n − 2. You never draw replacements; P6.1 evens it out.",
                "P3.3",
            ),
        ),
        Example(
            "P3.3",
            translate(
                "Paohuzi rules",
                "With two groups of four a hand has 21 cards between turns, with three it has 22.",
                "P3.3 example",
            ),
        ),
    )


def _opening() -> tuple[Part, ...]:
    return (
        Title(2, translate("Paohuzi rules", "Before the first turn")),
        Rule(
            "P4.1",
            translate(
                "Paohuzi rules",
                "<b>Heavenly win</b>: if the cards you are dealt hold at least three ti, or at "
                "least five kan, you may win at once, before anything else. Your other cards need "
                "not form groups. The dealer’s claim comes first, then those of the others in "
                "turn. Ti and kan are not added together to reach three or five, and a ti is no "
                "kan; but the huxi of all your ti and all your kan count. A dealer who could also "
                "win by P4.2 scores the better of the two.",
                "P4.1",
            ),
        ),
        Example(
            "P4.1",
            translate(
                "Paohuzi rules",
                "You are dealt five small kan and no ti: 15 huxi.",
                "P4.1 example",
            ),
        ),
        Rule(
            "P4.2",
            translate(
                "Paohuzi rules",
                "Next, a dealer whose 21 cards already form seven groups worth at least 15 huxi "
                "may win. The shown card counts as a stock card that the dealer turned up, and "
                "three alike in the hand count as a kan. Nobody else may claim the shown card or "
                "win on it.",
                "P4.2",
            ),
        ),
        Rule(
            "P4.3",
            translate(
                "Paohuzi rules",
                "Then the dealer discards, if a discard is due by P6.1. A dealer who was dealt two "
                "ti owes none, and the next player turns up a stock card. If a discard is due and "
                "none is allowed, the dealer’s hand is dead (P6.5).",
                "P4.3",
            ),
        ),
    )


def _turn() -> tuple[Part, ...]:
    return (
        Title(1, translate("Paohuzi rules", "Playing a turn")),
        *_course(),
        *_chi(),
        *_discards(),
    )


def _course() -> tuple[Part, ...]:
    return (
        Title(2, translate("Paohuzi rules", "Discards and stock cards")),
        Rule(
            "P5.1",
            translate(
                "Paohuzi rules",
                "After a discard, even when the stock is empty, the other players may claim the "
                "card (P5.4). If nobody takes it, it stays among the discards of the one who "
                "discarded it, and the next player turns up a stock card.",
                "P5.1",
            ),
        ),
        Rule(
            "P5.2",
            translate(
                "Paohuzi rules",
                "A stock card that you turn up lies open for all and never simply goes into your "
                "hand. First come the forced groups of P5.3. If there is none, the card may be "
                "claimed (P5.4), and you come first. If nobody takes it, it stays among your "
                "discards, and the next player turns up a stock card.",
                "P5.2",
            ),
        ),
        Rule(
            "P5.3",
            translate(
                "Paohuzi rules",
                "If you turn up a card of which you hold exactly two, it becomes a wei; if you "
                "hold a kan of it, it becomes a ti. Nobody is asked, and this comes before every "
                "claim of the others. If your hand is then complete you may win. Or you go on: "
                "with a discard if one is due and allowed, otherwise with a pass.",
                "P5.3",
            ),
        ),
        Title(2, translate("Paohuzi rules", "Claims")),
        Rule(
            "P5.4",
            translate(
                "Paohuzi rules",
                "A public card may be claimed. A win, on a stock card only, goes before pao and "
                "peng, and these go before chi. Among equal claims the player who turned the "
                "card up comes first, and after a discard the player who is next. You may "
                "<b>pao</b> if you hold a kan of the face and another player turned it up or "
                "discarded it, if you have a wei of the face, or if you have a peng of the face "
                "and the card is a stock card; on a wei or peng your own stock card will do. You "
                "may <b>peng</b> if you hold exactly two of the face and another player turned it "
                "up or discarded it. You may <b>chi</b> a stock card only if you turned it up, "
                "and a discard only if you are next after the one who discarded it. You are never "
                "forced to make a claim.",
                "P5.4",
            ),
        ),
        Rule(
            "P5.6",
            translate(
                "Paohuzi rules",
                "If you pass a card that you could have taken with chi or peng, whatever else you "
                "were offered and whoever takes it, you may not chi or peng a public card of that "
                "face any more in this deal. The same holds for a face that you have discarded. "
                "The face may still be in your other chi groups and in a bi, and you may still "
                "win on it and make pao, wei and ti of it. Passing only a pao or a win costs "
                "nothing.",
                "P5.6",
            ),
        ),
        Rule(
            "P5.7",
            translate(
                "Paohuzi rules",
                "When a player must turn up a stock card and none is left, the deal is a draw.",
                "P5.7",
            ),
        ),
    )


def _chi() -> tuple[Part, ...]:
    return (
        Title(2, translate("Paohuzi rules", "Chi and bi")),
        Rule(
            "P5.5",
            translate(
                "Paohuzi rules",
                "With a chi you lay open a chi group of the public card and two cards of your "
                "hand. If your hand still holds cards of that face afterwards, every one of them "
                "must go into another chi group made of hand cards, which you lay open at the "
                "same time. This is called <b>bi</b>. If they cannot all be placed, there is no "
                "chi. Cards of a kan are never used, so you cannot chi a face of which you hold a "
                "kan.",
                "P5.5",
            ),
        ),
        Example(
            "P5.5",
            translate(
                "Paohuzi rules",
                "You hold {x1}{x2}{x3}{x4}{x5}, and the public card is {x3}. If you take it with "
                "{x4}{x5}, your own {x3} must go into {x1}{x2}{x3} at the same time.",
                "P5.5 example",
            ),
        ),
        Example(
            "P5.5b",
            translate(
                "Paohuzi rules",
                "You hold {x1}{x2}{x3}{x3}, and the public card is {x3}: no chi is possible, as "
                "your own two cannot both be placed. With a kan of {x1} and a {x2} you cannot take "
                "{x3} either, as the kan is locked.",
                "P5.5 example",
            ),
        ),
    )


def _discards() -> tuple[Part, ...]:
    return (
        Title(2, translate("Paohuzi rules", "After taking a card")),
        Rule(
            "P6.1",
            translate(
                "Paohuzi rules",
                "When you have taken a card, a discard is due if you now hold more cards, open "
                "groups included, than P3.3 says. So you discard one card after a wei, a chi or a "
                "peng and after your first ti or pao, and none after each later ti or pao. A hand "
                "that is short owes no discard after its next wei, chi or peng; a ti or pao leaves "
                "it as short as before.",
                "P6.1",
            ),
        ),
        Rule(
            "P6.2",
            translate(
                "Paohuzi rules",
                "You may discard any card of your hand that is not in a kan. You may break a pair.",
                "P6.2",
            ),
        ),
        Rule(
            "P6.3",
            translate(
                "Paohuzi rules",
                "When no discard is due, the next player turns up a stock card.",
                "P6.3",
            ),
        ),
        Rule(
            "P6.4",
            translate(
                "Paohuzi rules",
                "You may not chi, peng or pao when a discard would be due afterwards and you "
                "would have no card that you may discard. A short hand that owes no discard may "
                "take the card.",
                "P6.4",
            ),
        ),
        Rule(
            "P6.5",
            translate(
                "Paohuzi rules",
                "If a forced wei or ti, or the opening, leaves you no card that you may discard "
                "although a discard is due, and you do not win at once, your hand is "
                "<b>dead</b>. You discard nothing and play goes on with the next player. A dead "
                "hand never wins and never makes a chi, a peng or a wei. It still turns up stock "
                "cards in its turn, a ti is still forced and a pao still possible, both without a "
                "discard.",
                "P6.5",
            ),
        ),
        Rule(
            "P6.6",
            translate(
                "Paohuzi rules",
                "Play goes on from the player who took the card: whoever sits after that player "
                "is next.",
                "P6.6",
            ),
        ),
    )


def _ending() -> tuple[Part, ...]:
    return (
        Title(1, translate("Paohuzi rules", "Scoring and ending")),
        *_winning(),
        *_score(),
        Title(2, translate("Paohuzi rules", "Table options")),
        Note(translate("Paohuzi rules", "These options are off unless you turn them on.")),
        Rule(
            "P9.1",
            translate(
                "Paohuzi rules",
                "The player after the one who turned up a stock card may chi it too, as is common "
                "in Hunan. The one who turned it up comes first. P5.6 and P6.4 apply as to any "
                "chi.",
                "P9.1",
            ),
        ),
        Rule(
            "P9.2",
            translate(
                "Paohuzi rules",
                "A stock card that you turn up yourself and that is the fourth of your own wei is "
                "forced into a ti, in place of a pao that you may choose. This holds for a dead "
                "hand too.",
                "P9.2",
            ),
        ),
    )


def _winning() -> tuple[Part, ...]:
    return (
        Title(2, translate("Paohuzi rules", "Winning")),
        Rule(
            "P7.2",
            translate(
                "Paohuzi rules",
                "A kan in your hand stays a kan, or becomes a group of four with the winning card. "
                "All other cards of your hand, pairs too, may be divided into chi groups and the "
                "pair as you like.",
                "P7.2",
            ),
        ),
        Rule(
            "P7.3",
            translate(
                "Paohuzi rules",
                "The winning card may complete a chi group or the pair, make a peng with two in "
                "your hand, or make a pao with a kan in your hand, with a wei or with a peng. If "
                "you turned it up yourself, P5.3 comes first: with two in hand it is a wei and "
                "with a kan a ti, and nothing else.",
                "P7.3",
            ),
        ),
        Rule(
            "P7.5",
            translate(
                "Paohuzi rules",
                "You win only on a stock card, never on a discard; only the wins of P4.1 and P4.2 "
                "need no such card. A win is claimed while the card lies open, or after a "
                "forced group. Once you have taken a card by chi, peng or pao you cannot win on "
                "it any more.",
                "P7.5",
            ),
        ),
        Rule(
            "P7.4",
            translate(
                "Paohuzi rules",
                "If your cards form seven groups in several ways, the way with the most huxi "
                "counts.",
                "P7.4",
            ),
        ),
        Example(
            "P7.1",
            translate(
                "Paohuzi rules",
                "{x1}{x2}{x3}, {d1}{d2}{d3}, {x2}{x7}{x10}, {d2}{d7}{d10}, {x4}{x5}{x6}, "
                "{d4}{d5}{d6} and {x8}{x9} with the winning card {x10}: 3 + 6 + 3 + 6 = 18 huxi, "
                "2 tun.",
                "P7.1 example",
            ),
        ),
        Example(
            "P7.3",
            translate(
                "Paohuzi rules",
                "You hold six small kan, of 3, 4, 5, 6, 8 and 9, and {x1}{x1}. You passed the "
                "heavenly win. A {x1} that another player turns up makes a peng: 1 + 18 = 19 "
                "huxi, 2 tun. If you turn it up yourself it is a wei: 3 + 18 = 21 huxi, 3 tun. If "
                "it is discarded there is no win.",
                "P7.3 example",
            ),
        ),
        Example(
            "P7.3b",
            translate(
                "Paohuzi rules",
                "You hold a kan of {x8}, a kan of {d1}, a kan of {d2} and {x6}{x7}, and have open "
                "{x4}{x5}{x6}, {x1}{x2}{x3} and {x2}{x7}{x10}. When another player turns up {x8}, "
                "it makes {x6}{x7}{x8} beside the kan: 21 huxi, a win. When you turn it up "
                "yourself the ti is forced, {x6}{x7} are left over, and there is no win.",
                "P7.3 example",
            ),
        ),
    )


def _score() -> tuple[Part, ...]:
    values = {
        kind: (HUXI[ALIKE[kind][_SMALL]], HUXI[ALIKE[kind][_LARGE]])
        for kind in ("ti", "pao", "wei", "peng")
    }
    runs = [HUXI[Meld("chi", (first, first + 1, first + 2))] for first in (_SMALL, _LARGE)]
    rows: tuple[tuple[str, int, int], ...] = (
        (translate("Paohuzi rules", "Ti"), *values["ti"]),
        (translate("Paohuzi rules", "Pao"), *values["pao"]),
        (translate("Paohuzi rules", "Wei or kan"), *values["wei"]),
        (translate("Paohuzi rules", "Peng"), *values["peng"]),
        (translate("Paohuzi rules", "1–2–3 or 2–7–10"), runs[0], runs[1]),
        (translate("Paohuzi rules", "Any other chi group; the pair"), 0, 0),
    )
    return (
        Title(2, translate("Paohuzi rules", "Score and payment")),
        Rule(
            "P8.1",
            translate(
                "Paohuzi rules",
                "Each group of a won hand brings its huxi, more for large cards than for small "
                "ones.",
                "P8.1",
            ),
        ),
        Table(
            (
                translate("Paohuzi rules", "Group"),
                translate("Paohuzi rules", "Small"),
                translate("Paohuzi rules", "Large"),
            ),
            tuple((name, number_text(small), number_text(large)) for name, small, large in rows),
        ),
        Rule(
            "P8.2",
            translate(
                "Paohuzi rules",
                "The huxi are turned into <b>tun</b>: 15 to 17 huxi are 1 tun, 18 to 20 are 2 tun, "
                "and every three huxi more are one tun more.",
                "P8.2",
            ),
        ),
        Rule(
            "P8.3",
            translate(
                "Paohuzi rules",
                "Each opponent pays the tun to the winner. After a draw nobody pays.",
                "P8.3",
            ),
        ),
    )
