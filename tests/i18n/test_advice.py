"""Why an answer is good: a sentence for every fact, and the levels of the players."""

from __future__ import annotations

import pytest

from cardavia_desktop.i18n.advice import advice_text, fact_text
from cardavia_desktop.i18n.levels import level_name, level_names
from cardavia_desktop.players import NAMES, About, Candidate, Fact
from cardavia_desktop.rules import GAMES

CHAN = GAMES["chan"]
FIVE = CHAN.deck.index["5s"]
SEVEN = CHAN.deck.index["7c"]
DISCARD = CHAN.parse("discard 5s")

SENTENCES = {
    Fact(About.WINS, (), 1): "It wins the deal: 1 point from each opponent.",
    Fact(About.ONLY): "Nothing else is possible.",
    Fact(About.WAITS, (FIVE, SEVEN), 6): (
        "The hand then waits for: 5 of Strings, 7 of Coins (6 cards unseen)."
    ),
    Fact(About.NEARER, (), 2): ("It brings the hand nearer: 2 cards to exchange before it waits."),
    Fact(About.NEARER): "It brings the hand to waiting for the winning card.",
    Fact(About.FARTHER, (), 1): "It takes the hand back: 1 card to exchange before it waits.",
    Fact(About.FARTHER): "It takes the hand back from winning to waiting.",
    Fact(About.OUTS, (FIVE,), 1): "These would then help: 5 of Strings (1 card unseen).",
    Fact(About.OUTS, tuple(range(7)), 20): "20 unseen cards would then help the hand.",
    Fact(About.OUTS): "0 unseen cards would then help the hand.",
    Fact(About.PAYS, (), 4): "A win would then bring 4 points from each opponent.",
    Fact(About.BINDS, (FIVE,)): "From then on you may not discard the 5 of Strings.",
    Fact(About.FEEDS, (FIVE,), 50): ("An opponent may take the 5 of Strings: the chance is 50%."),
    Fact(About.SAFE, (FIVE, SEVEN)): "Nobody can use the 5 of Strings, the 7 of Coins.",
    Fact(About.LOOSE, (FIVE,)): "Goes with nothing else in the hand: 5 of Strings.",
    Fact(About.WON, (), 31): "Played on a hundred times, you win 31 times.",
    Fact(About.LOST, (), 1): "Played on a hundred times, an opponent wins 1 time.",
}


def test_there_is_a_sentence_for_everything_that_a_fact_can_be_about() -> None:
    assert {fact.about for fact in SENTENCES} == set(About)


@pytest.mark.parametrize("fact", SENTENCES)
def test_facts_as_sentences(fact: Fact) -> None:
    assert fact_text(CHAN, fact) == SENTENCES[fact]


def test_the_weightiest_two_facts_say_why() -> None:
    facts = (Fact(About.SAFE, (FIVE,)), Fact(About.WON, (), 2), Fact(About.LOST, (), 3))
    assert advice_text(CHAN, Candidate(DISCARD, 1.0, 0.0, facts)) == (
        "Nobody can use the 5 of Strings. Played on a hundred times, you win 2 times."
    )


def test_what_speaks_against_an_answer_comes_last() -> None:
    against = Fact(About.FEEDS, (FIVE,), 60)
    facts = (against, Fact(About.SAFE, (SEVEN,)))
    assert advice_text(CHAN, Candidate(DISCARD, 1.0, 0.0, facts)) == (
        "Nobody can use the 7 of Coins. An opponent may take the 5 of Strings: the chance is 60%."
    )
    assert advice_text(CHAN, Candidate(DISCARD, 1.0, 0.0, (against,))) == (
        "Nothing else promises more points. "
        "An opponent may take the 5 of Strings: the chance is 60%."
    )


def test_without_facts_the_points_decide() -> None:
    assert advice_text(CHAN, Candidate(DISCARD, 1.0)) == "Nothing else promises more points."


def test_every_level_has_a_name() -> None:
    assert tuple(level_names()) == tuple(name for name in NAMES if name != "random")
    assert level_name("master") == "Master"
    assert level_name("random") == "random"
