"""The full rules of Chắn."""

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
from cardavia_desktop.rules.chan.score import BONUSES


def chan_rules() -> tuple[Part, ...]:
    """The rules in the present language."""
    return (*_objective(), *_setup(), *_turn(), *_ending())


def _objective() -> tuple[Part, ...]:
    return (
        Title(1, translate("Chắn rules", "Objective")),
        Note(
            translate(
                "Chắn rules",
                "Four people play, each for themselves. You collect pairs. Whoever first has ten "
                "pairs, most of them made of identical cards, wins the deal and is paid by the "
                "other three.",
            )
        ),
        Rule(
            "C2.1",
            translate(
                "Chắn rules",
                "Two cards of the same face are a <b>Chắn</b>. Two cards of the same rank and "
                "different suits are a <b>Cạ</b>. The card Chi chi has no rank, so it can be in a "
                "Chắn but never in a Cạ.",
                "C2.1",
            ),
        ),
        Picture(("8m", "8m"), translate("Chắn rules", "A Chắn")),
        Picture(("3s", "3c"), translate("Chắn rules", "A Cạ")),
        Picture(("chi", "chi"), translate("Chắn rules", "Only with itself")),
        Rule(
            "C2.2",
            translate(
                "Chắn rules",
                "Four cards of one face are a <b>Chíu</b>. It counts as two Chắn.",
                "C2.2",
            ),
        ),
        Rule(
            "C8.1",
            translate(
                "Chắn rules",
                "A winning hand is twenty cards that make ten pairs, at least six of them Chắn. "
                "Pairs that you have captured count as they lie. The cards in your hand, together "
                "with the winning card, are paired as C2.3 says, and none may be left over.",
                "C8.1",
            ),
        ),
        Example(
            "C8.1",
            translate(
                "Chắn rules",
                "You hold {2m}{2m} {5m}{5m} {2s}{2s} {6s}{6s} {4c}{4c} {7c}{7c}, the Cạ {8m}{8c} "
                "and {9m}{9c} and {3m}{3s}, and a lone {5s}. That is nineteen cards. A {5c} from "
                "the stock completes the fourth Cạ and wins with 6 Chắn and 4 Cạ.",
                "C8.1 example",
            ),
        ),
    )


def _setup() -> tuple[Part, ...]:
    return (
        Title(1, translate("Chắn rules", "Setup")),
        Title(2, translate("Chắn rules", "The cards")),
        Rule(
            "C1.1",
            translate(
                "Chắn rules",
                "The Tổ Tôm deck has 120 cards: thirty faces, four copies of each. Twenty-seven "
                "faces have a rank from 1 to 9 in one of three suits: <b>Vạn</b> (Myriads), "
                "<b>Sách</b> (Strings) and <b>Văn</b> (Coins). The other three are Ông cụ {ong}, "
                "Thang thang {thang} and Chi chi {chi}.",
                "C1.1",
            ),
        ),
        Rule(
            "C1.2",
            translate(
                "Chắn rules",
                "Chắn uses 100 of them: the ranks 2 to 9 of the three suits, and Chi chi, four "
                "copies of each of these 25 faces. The cards of rank 1, Ông cụ and Thang thang "
                "stay out.",
                "C1.2",
            ),
        ),
        Rule(
            "C1.3",
            translate(
                "Chắn rules",
                "Five faces of the game count as red: {8m} {9m} {8s} {9s} {chi}. All others are "
                "black. The color matters only for the score.",
                "C1.3",
            ),
        ),
        Title(2, translate("Chắn rules", "The deal")),
        Rule(
            "C3.1",
            translate(
                "Chắn rules",
                "The dealer is chosen at random and gets twenty cards, every other player "
                "nineteen. The remaining 23 cards are the stock, face down. The dealer acts "
                "first; then play goes round the table.",
                "C3.1",
            ),
        ),
        Rule(
            "C3.2",
            translate(
                "Chắn rules",
                "Your <b>opening hand</b> is the nineteen or twenty cards that you were dealt, "
                "before any play. Some bonuses look back at it.",
                "C3.2",
            ),
        ),
        Title(2, translate("Chắn rules", "Reading a hand")),
        Rule(
            "C2.3",
            translate(
                "Chắn rules",
                "An identical pair is never split to form a Cạ, so a hand can be read in one way "
                "only. First put identical cards together two by two: each two are a Chắn. Of "
                "every face you then have at most one card left, a <b>single</b>. Two singles of "
                "one rank make a Cạ. A single without a partner is an <b>unpaired card</b>. Three "
                "singles of one rank are one Cạ and one unpaired card.",
                "C2.3",
            ),
        ),
        Rule(
            "C2.4",
            translate(
                "Chắn rules",
                "A pair that you capture lies open in front of you for the rest of the deal and "
                "is never rearranged.",
                "C2.4",
            ),
        ),
        Title(2, translate("Chắn rules", "The dealer opens")),
        Rule(
            "C4.1",
            translate(
                "Chắn rules",
                "If the twenty cards of the dealer already win by C8.1, the dealer may win at "
                "once: this is <b>Thiên ù</b>. The number of Chắn that C8.2 asks for with Chi chi "
                "does not matter here. Otherwise, or if the dealer would rather play on, the "
                "dealer discards a card that C6.10 allows.",
                "C4.1",
            ),
        ),
        Rule(
            "C4.2",
            translate(
                "Chắn rules",
                "A dealer who does not win and has no card that may be discarded has a <b>dead "
                "hand</b>. This can happen only when the dealer passes a Thiên ù of ten Chắn. A "
                "dead hand keeps its cards and only turns up stock cards when its turn comes; it "
                "never captures, claims or wins. Play goes on with the next player, who turns up "
                "a stock card.",
                "C4.2",
            ),
        ),
    )


def _turn() -> tuple[Part, ...]:
    return (
        Title(1, translate("Chắn rules", "Playing a turn")),
        *_course(),
        *_captures(),
        *_discards(),
        *_chiu(),
    )


def _course() -> tuple[Part, ...]:
    return (
        Title(2, translate("Chắn rules", "The public card")),
        Rule(
            "C5.1",
            translate(
                "Chắn rules",
                "Play is always about one card that lies face up, the <b>public card</b>. It is "
                "either a discard from a hand, or a stock card turned up at a player’s <b>gate</b> "
                "(cửa), the place in front of that player.",
                "C5.1",
            ),
        ),
        Rule(
            "C5.2",
            translate(
                "Chắn rules",
                "A discard lies at the <b>door</b> of the player after the one who discarded it. "
                "First anybody who can may claim it with a Chíu, or win by a Chíu. Then the player "
                "at the door may make an ordinary capture or pass. After a pass that player turns "
                "up a stock card at their own gate.",
                "C5.2",
            ),
        ),
        Rule(
            "C5.3",
            translate(
                "Chắn rules",
                "A stock card is offered at the gate of the player who turned it up. First anybody "
                "who can may win with it or claim it with a Chíu. Then that player may make an "
                "ordinary capture or pass. After a pass the next player may make an ordinary "
                "capture of the same card or pass, and after that pass turns up the next stock "
                "card at their own gate.",
                "C5.3",
            ),
        ),
        Rule(
            "C5.4",
            translate(
                "Chắn rules",
                "A stock card that is turned up never simply goes into a hand. Either it is "
                "captured, or it stays on the table.",
                "C5.4",
            ),
        ),
        Rule(
            "C5.5",
            translate(
                "Chắn rules",
                "After an ordinary capture you discard one card from your hand, and C5.2 applies "
                "to it.",
                "C5.5",
            ),
        ),
        Rule(
            "C5.6",
            translate(
                "Chắn rules",
                "You are asked only when there is something that you can do. Otherwise the table "
                "passes for you, and this declines nothing (C6.8).",
                "C5.6",
            ),
        ),
        Rule(
            "C5.8",
            translate(
                "Chắn rules",
                "The claims that come first are only for a win and for a Chíu. Ordinary captures "
                "are asked for after they are settled. So the player at the door may be asked "
                "twice about one card.",
                "C5.8",
            ),
        ),
        Rule(
            "C8.4",
            translate(
                "Chắn rules",
                "A win goes before a Chíu, and a Chíu before an ordinary capture. If two players "
                "claim the same, the one who comes first, counted from the player at the door, "
                "has it. All who can claim answer before anything is shown; a claim that is not "
                "carried out has no consequence.",
                "C8.4",
            ),
        ),
        Rule(
            "C5.7",
            translate(
                "Chắn rules",
                "When a player must turn up a stock card and none is left, the deal is a draw. "
                "After the last stock card a player who captures it still discards, that discard "
                "is still offered, and so on.",
                "C5.7",
            ),
        ),
    )


def _captures() -> tuple[Part, ...]:
    return (
        Title(2, translate("Chắn rules", "Ordinary capture")),
        Note(
            translate(
                "Chắn rules",
                "To capture, you take the public card and lay it open together with one card of "
                "your hand that makes a pair with it. A dead hand may not. The following rules "
                "say when a capture is allowed.",
            )
        ),
        Rule(
            "C6.1",
            translate(
                "Chắn rules",
                "You may never capture a face that you have discarded in this deal, nor one that "
                "you have played from your hand into a Cạ.",
                "C6.1",
            ),
        ),
        Rule(
            "C6.2",
            translate(
                "Chắn rules",
                "If you hold the face of the public card yourself, once, twice or three times, "
                "you can capture it only with one of these, as a Chắn. You may use one card of a "
                "pair or of three for it.",
                "C6.2",
            ),
        ),
        Rule(
            "C6.3",
            translate(
                "Chắn rules",
                "Otherwise you capture it as a Cạ, with a card of the same rank and another suit "
                "of which you hold an odd number. Of three alike you may give one and keep the "
                "pair; a pair or four alike are never broken.",
                "C6.3",
            ),
        ),
        Rule(
            "C6.4",
            translate(
                "Chắn rules",
                "You may not capture a Cạ when either of its two faces is one that you have "
                "declined (C6.8).",
                "C6.4",
            ),
        ),
        Rule(
            "C6.5",
            translate(
                "Chắn rules",
                "You may not capture a Cạ of a rank of which your hand already holds a Cạ, that "
                "is, two singles.",
                "C6.5",
            ),
        ),
        Example(
            "C6.5",
            translate(
                "Chắn rules",
                "You hold one {3m} and one {3s}. The public card is {3c}. You cannot capture it: "
                "the two singles are a Cạ already.",
                "C6.5 example",
            ),
        ),
        Rule(
            "C6.6",
            translate(
                "Chắn rules",
                "You may not capture a Cạ when exactly one card of your hand is unpaired.",
                "C6.6",
            ),
        ),
        Rule(
            "C6.7",
            translate(
                "Chắn rules",
                "Once you have discarded two different suits of one rank, that is, both cards of "
                "a Cạ, you may not capture a Cạ any more in this deal.",
                "C6.7",
            ),
        ),
        Rule(
            "C6.8",
            translate(
                "Chắn rules",
                "If you are asked and pass although you could have captured the public card as a "
                "Chắn, you have <b>declined</b> that face. From then on you may neither discard "
                "it nor use it in a Cạ that you capture. You may still capture it later as a "
                "Chắn. Passing a Chíu alone declines nothing, and neither does a pass where C6.1 "
                "or C6.9 would have forbidden the Chắn.",
                "C6.8",
            ),
        ),
        Rule(
            "C6.9",
            translate(
                "Chắn rules",
                "A capture is allowed only if you can discard a card afterwards. A Cạ that you "
                "are capturing already counts for this (C6.10).",
                "C6.9",
            ),
        ),
        Rule(
            "C6.11",
            translate(
                "Chắn rules",
                "What is not allowed is not offered to you, so nobody is ever fined for a "
                "mistake. All these limits, from C6.1 to C6.10, are only about ordinary captures "
                "and discards: they never stop a Chíu or a win, even a win with a declined face "
                "in a Cạ.",
                "C6.11",
            ),
        ),
    )


def _discards() -> tuple[Part, ...]:
    return (
        Title(2, translate("Chắn rules", "Discard")),
        Rule(
            "C6.10",
            translate(
                "Chắn rules",
                "You may discard a card if you hold an odd number of its face, one or three, and "
                "have not declined that face. Once you have captured a Cạ, there is one more "
                "limit: you may not discard a card when you have ever discarded another suit of "
                "its rank, before or after that capture. You may discard a face that you have "
                "just captured.",
                "C6.10",
            ),
        ),
        Example(
            "C6.10",
            translate(
                "Chắn rules",
                "You hold {2m}{2m} and {4s}{4s}{4s}. Of these you may discard {4s}, which leaves "
                "a pair, but not {2m}, which would break one.",
                "C6.10 example",
            ),
        ),
    )


def _chiu() -> tuple[Part, ...]:
    return (
        Title(2, translate("Chắn rules", "Chíu")),
        Rule(
            "C7.1",
            translate(
                "Chắn rules",
                "If you hold exactly three cards of the face of the public card, you may claim it "
                "with a <b>Chíu</b>, in turn or out of turn, whether it is a discard or a stock "
                "card. The four cards lie open and count as two Chắn. A dead hand may not.",
                "C7.1",
            ),
        ),
        Rule("C7.2", translate("Chắn rules", "You never claim your own discard.", "C7.2")),
        Rule(
            "C7.3",
            translate(
                "Chắn rules",
                "If the fourth card completes your hand, you may win with it at once, even when it "
                "is a discard (C8.3). A Chíu without winning is possible whenever you have a card "
                "that you may discard afterwards; you discard it at once.",
                "C7.3",
            ),
        ),
        Rule(
            "C7.4",
            translate(
                "Chắn rules",
                "If you make the Chíu at your own door, it is in turn, and your discard goes to "
                "the next player as C5.2 says.",
                "C7.4",
            ),
        ),
        Rule(
            "C7.5",
            translate(
                "Chắn rules",
                "A Chíu by anybody else is out of turn. The discard after it is <b>returned</b>: "
                "it takes the place of the claimed card at the same door. Anybody but the one who "
                "discarded it may claim it with a Chíu or win by a Chíu; then the player at that "
                "door captures it or turns up the next stock card. Nobody else is asked for an "
                "ordinary capture of it, and the turn does not jump to the player after the one "
                "who made the Chíu.",
                "C7.5",
            ),
        ),
    )


def _ending() -> tuple[Part, ...]:
    return (
        Title(1, translate("Chắn rules", "Scoring and ending")),
        Title(2, translate("Chắn rules", "Winning")),
        Rule(
            "C8.2",
            translate(
                "Chắn rules",
                "You may win on any stock card that is turned up, at any gate, if your cards make "
                "a winning hand with it. If that card is Chi chi, the hand must have exactly six "
                "Chắn and four Cạ. A dead hand never wins.",
                "C8.2",
            ),
        ),
        Rule(
            "C8.3",
            translate(
                "Chắn rules",
                "A discard does not win, with one exception: if you hold three of its face and "
                "the fourth completes your hand, you may win by Chíu. If the face is Chi chi, the "
                "hand must again have exactly six Chắn and four Cạ.",
                "C8.3",
            ),
        ),
        *_bonuses(),
        *_score(),
        Title(2, translate("Chắn rules", "Table option")),
        Rule(
            "C10.1",
            translate(
                "Chắn rules",
                "A table may count the Tôm set with {3s} in place of {3c}, that is {3m}{3s}{7c}, "
                "as many players in Vietnam do. This option is off unless you turn it on.",
                "C10.1",
            ),
        ),
    )


def _bonuses() -> tuple[Part, ...]:
    names_and_conditions = {
        "u-chi": (
            translate("Chắn rules", "Ù chì"),
            translate(
                "Chắn rules",
                "Won on a stock card that the winner turned up at their own gate. Never for a win "
                "by Chíu on a discard or on a returned card.",
            ),
        ),
        "thien-u": (
            translate("Chắn rules", "Thiên ù"),
            translate("Chắn rules", "The dealer wins with the twenty cards dealt."),
        ),
        "tom": (
            translate("Chắn rules", "Tôm"),
            translate("Chắn rules", "For each set {3m}{3c}{7c}."),
        ),
        "bach-thu": (
            translate("Chắn rules", "Bạch thủ"),
            translate(
                "Chắn rules",
                "Exactly six Chắn, and no Cạ of the winning card’s rank, open or in hand. Never "
                "with Thiên ù.",
            ),
        ),
        "leo": (
            translate("Chắn rules", "Lèo"),
            translate("Chắn rules", "For each set {8s}{9m}{chi}."),
        ),
        "thien-khai": (
            translate("Chắn rules", "Thiên khai"),
            translate("Chắn rules", "For each face of which four were in the opening hand."),
        ),
        "chiu-u": (
            translate("Chắn rules", "Chíu ù"),
            translate(
                "Chắn rules",
                "The winning card is the fourth of a face of which the opening hand held exactly "
                "three and the hand still holds three.",
            ),
        ),
        "bon": (
            translate("Chắn rules", "Bòn"),
            translate(
                "Chắn rules",
                "For each face of which the opening hand held exactly two and the won hand has "
                "two Chắn.",
            ),
        ),
        "bach-dinh": (
            translate("Chắn rules", "Bạch định"),
            translate("Chắn rules", "All twenty cards are black."),
        ),
        "tam-do": (
            translate("Chắn rules", "Tám đỏ"),
            translate("Chắn rules", "Exactly eight cards are red."),
        ),
        "kinh-tu-chi": (
            translate("Chắn rules", "Kính tứ chi"),
            translate("Chắn rules", "Four Chi chi, and all other cards are black."),
        ),
        "thap-thanh": (
            translate("Chắn rules", "Thập thành"),
            translate("Chắn rules", "All ten pairs are Chắn."),
        ),
    }
    return (
        Title(2, translate("Chắn rules", "Bonuses")),
        Rule(
            "C9.7",
            translate(
                "Chắn rules",
                "The score looks at the twenty cards of the won hand, the winning card among them. "
                "It is shown item by item: each bonus, which of its values was used, and the "
                "total.",
                "C9.7",
            ),
        ),
        Rule(
            "C9.1",
            translate(
                "Chắn rules",
                "Each bonus has a <b>main value</b> and a smaller value, its <b>dịch</b>. Tôm and "
                "Lèo count for every set, Thiên khai and Bòn for every face, the others once.",
                "C9.1",
            ),
        ),
        Table(
            (
                translate("Chắn rules", "Bonus"),
                translate("Chắn rules", "Main value"),
                translate("Chắn rules", "Dịch"),
                translate("Chắn rules", "When it counts"),
            ),
            tuple(
                (
                    names_and_conditions[bonus.name][0],
                    number_text(bonus.main),
                    number_text(bonus.dich),
                    names_and_conditions[bonus.name][1],
                )
                for bonus in BONUSES
            ),
        ),
    )


def _score() -> tuple[Part, ...]:
    return (
        Title(2, translate("Chắn rules", "Score and payment")),
        Rule(
            "C9.2",
            translate(
                "Chắn rules",
                "A win without any bonus is <b>Ù xuông</b> and scores 2 points.",
                "C9.2",
            ),
        ),
        Rule(
            "C9.3",
            translate(
                "Chắn rules",
                "With bonuses, the one with the highest main value counts with that, and every "
                "other with its dịch; each further set of Tôm or Lèo is another bonus. If two main "
                "values are equal, the bonus with the higher dịch counts as the main one.",
                "C9.3",
            ),
        ),
        Example(
            "C9.3",
            translate(
                "Chắn rules",
                "A win with Ù chì and one Tôm: the Tôm counts 4, the Ù chì 1, together 5.",
                "C9.3 example",
            ),
        ),
        Rule(
            "C9.4",
            translate(
                "Chắn rules",
                "With Thập thành, all bonuses count with their main values.",
                "C9.4",
            ),
        ),
        Example(
            "C9.4",
            translate(
                "Chắn rules",
                "Thập thành won at the winner’s own gate: 12 and 3, together 15.",
                "C9.4 example",
            ),
        ),
        Rule(
            "C9.5",
            translate(
                "Chắn rules",
                "With exactly six Chắn, a win on Chi chi is always a Bạch thủ, because there is "
                "no Cạ of Chi chi.",
                "C9.5",
            ),
        ),
        Rule(
            "C9.8",
            translate(
                "Chắn rules",
                "The score sheet has one line for each bonus counted, so two sets of Tôm are two "
                "lines, in the order of the table of C9.1. If two bonuses are equal in both "
                "values, the first of them is the main one. With Thập thành every line is a main "
                "one, and an Ù xuông is a single line of 2.",
                "C9.8",
            ),
        ),
        Rule(
            "C9.6",
            translate(
                "Chắn rules",
                "Each of the three losers pays the score to the winner, who so gets three times "
                "as much. After a draw nobody pays.",
                "C9.6",
            ),
        ),
    )
