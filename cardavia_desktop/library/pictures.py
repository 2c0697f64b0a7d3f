"""What the pictures on the cards show, and what is told of that."""

from __future__ import annotations

from typing import Final

from cardavia_desktop.i18n.text import Words, fill, number_text, translate
from cardavia_desktop.rules import Deck, Face


def picture_subject(deck: Deck, face: Face) -> str:
    """What the picture of a face shows, without a full stop."""
    code = deck.codes[face]
    if deck.name == "zipai":
        return fill(_NUMERALS[deck.suits[face]](), number_text(deck.ranks[face]))
    return _SUBJECTS[deck.name][code]()


def picture_story(deck: Deck, face: Face) -> str:
    """What is told of the subject of a picture, in a sentence or two; "" where nothing is."""
    story = _STORIES[deck.name].get(deck.codes[face])
    return "" if story is None else story()


_NUMERALS: Final[dict[str, Words]] = {
    "x": lambda: translate("Picture", "The everyday numeral for %1"),
    "d": lambda: translate("Picture", "The formal numeral for %1"),
}

_SUBJECTS: Final[dict[str, dict[str, Words]]] = {
    "totom": {
        "1m": lambda: translate("Picture", "A man under an umbrella, one leg raised"),
        "2m": lambda: translate("Picture", "A branch with three peaches"),
        "3m": lambda: translate("Picture", "A woman in a kimono"),
        "4m": lambda: translate("Picture", "A cart with two wheels, and its driver"),
        "5m": lambda: translate("Picture", "A tower on posts"),
        "6m": lambda: translate("Picture", "A man from behind, leaning on an axe"),
        "7m": lambda: translate("Picture", "A man in a short jacket, striding"),
        "8m": lambda: translate("Picture", "A leaping carp"),
        "9m": lambda: translate("Picture", "A porter from behind, a bale on his shoulder"),
        "1s": lambda: translate("Picture", "A stout man in a cloak"),
        "2s": lambda: translate("Picture", "An old man bent over a staff"),
        "3s": lambda: translate("Picture", "A traveler in a straw hat"),
        "4s": lambda: translate("Picture", "A woman in a long robe, serving"),
        "5s": lambda: translate("Picture", "A sailing boat"),
        "6s": lambda: translate("Picture", "A man with a small child on his shoulders"),
        "7s": lambda: translate("Picture", "A man with a sack and a drum"),
        "8s": lambda: translate("Picture", "A squatting man with a pipe"),
        "9s": lambda: translate("Picture", "A walker with a staff and a lantern"),
        "1c": lambda: translate("Picture", "A dancing woman with long sleeves"),
        "2c": lambda: translate("Picture", "A man in a hat, a bundle on his back"),
        "3c": lambda: translate("Picture", "A man with a long sword, one knee bent"),
        "4c": lambda: translate("Picture", "A man holding a round jar"),
        "5c": lambda: translate("Picture", "A seated woman in a large straw hat"),
        "6c": lambda: translate("Picture", "A runner with a tasseled pole"),
        "7c": lambda: translate("Picture", "A man in a long striped robe, with a letter"),
        "8c": lambda: translate("Picture", "A child on stilts"),
        "9c": lambda: translate("Picture", "A man in a horned cap, a box on his back"),
        "ong": lambda: translate("Picture", "A bald old man with a stick"),
        "thang": lambda: translate("Picture", "A squatting woman with a child before her"),
        "chi": lambda: translate("Picture", "A man with his hands on his hips"),
    },
    "nantong": {
        "1m": lambda: translate("Picture", "The general Mu Guiying"),
        "2m": lambda: translate("Picture", "Lan Caihe, one of the Eight Immortals"),
        "3m": lambda: translate("Picture", "Xu Xian under his umbrella"),
        "4m": lambda: translate("Picture", "Sha Wujing, a pilgrim to the West"),
        "5m": lambda: translate("Picture", "He Xiangu, one of the Eight Immortals"),
        "6m": lambda: translate("Picture", "The Star of Joy"),
        "7m": lambda: translate("Picture", "Xiaoqing with her sword"),
        "8m": lambda: translate("Picture", "An old fisherman"),
        "9m": lambda: translate("Picture", "Zhong Kui, who drives out demons"),
        "1s": lambda: translate("Picture", "The gourd of Li Tieguai"),
        "2s": lambda: translate("Picture", "The fan of Zhongli Quan"),
        "3s": lambda: translate("Picture", "The flute of Han Xiangzi"),
        "4s": lambda: translate("Picture", "The sword of Lü Dongbin"),
        "5s": lambda: translate("Picture", "The clappers of Cao Guojiu"),
        "6s": lambda: translate("Picture", "The flower basket of Lan Caihe"),
        "7s": lambda: translate("Picture", "The lotus of He Xiangu"),
        "8s": lambda: translate("Picture", "The bamboo drum of Zhang Guolao"),
        "9s": lambda: translate("Picture", "An old general"),
        "1c": lambda: translate("Picture", "The qilin that brings children"),
        "2c": lambda: translate("Picture", "A tortoise on the waves"),
        "3c": lambda: translate("Picture", "The spirit of the clam"),
        "4c": lambda: translate("Picture", "A crab with a pearl"),
        "5c": lambda: translate("Picture", "The three-legged toad of Liu Haichan"),
        "6c": lambda: translate("Picture", "A leaping carp"),
        "7c": lambda: translate("Picture", "A crane before the sun"),
        "8c": lambda: translate("Picture", "A bat that brings a coin"),
        "9c": lambda: translate("Picture", "The head of a dragon"),
        "thousand": lambda: translate("Picture", "A banner over a treasure chest"),
        "white": lambda: translate("Picture", "White chrysanthemums"),
        "red": lambda: translate("Picture", "A red peony in a vase"),
        "fortune": lambda: translate("Picture", "A bat, head down"),
        "prosperity": lambda: translate("Picture", "A deer"),
        "longevity": lambda: translate("Picture", "A peach of immortality"),
        "joy": lambda: translate("Picture", "Two magpies on a flowering plum"),
        "wealth": lambda: translate("Picture", "Ingots under a pearl in flames"),
    },
}


def _carp() -> str:
    return translate(
        "Story", "A carp that leaps up the rapids at the Dragon Gate becomes a dragon."
    )


def _peach() -> str:
    return translate(
        "Story",
        "In the garden of the Queen Mother of the West the peaches ripen once in three thousand "
        "years; who eats of them does not grow old.",
    )


def _red() -> str:
    return translate("Story", "2, 7 and 10 are the red numbers; the three make a group together.")


_STORIES: Final[dict[str, dict[str, Words]]] = {
    "totom": {"2m": _peach, "8m": _carp},
    "zipai": dict.fromkeys(("x2", "x7", "x10", "d2", "d7", "d10"), _red),
    "nantong": {
        "1m": lambda: translate(
            "Story", "In the tales of the Yang family she leads the army in place of the men."
        ),
        "2m": lambda: translate(
            "Story", "Lan Caihe wanders singing through the streets, one foot bare."
        ),
        "3m": lambda: translate(
            "Story",
            "On a rainy day at West Lake he lends his umbrella to a stranger, and marries her; "
            "she is the White Snake.",
        ),
        "4m": lambda: translate(
            "Story", "Once a general of heaven, he guards the monk on the Journey to the West."
        ),
        "5m": lambda: translate(
            "Story", "Hers is the lotus, which grows out of the mud and stays clean."
        ),
        "6m": lambda: translate(
            "Story", "It stands beside Fortune, Prosperity and Longevity, and comes to weddings."
        ),
        "7m": lambda: translate(
            "Story", "She is the Green Snake, who fights at the side of the White Snake."
        ),
        "9m": lambda: translate(
            "Story", "His picture hangs at the door, so that no ghost dares to come in."
        ),
        "1s": lambda: translate(
            "Story", "Li Tieguai walks with an iron crutch; his gourd holds medicine for the sick."
        ),
        "2s": lambda: translate("Story", "With his fan Zhongli Quan brings the dead back to life."),
        "3s": lambda: translate("Story", "Han Xiangzi plays, and the flowers open at once."),
        "4s": lambda: translate("Story", "The sword of Lü Dongbin drives out evil spirits."),
        "5s": lambda: translate(
            "Story", "Cao Guojiu, the brother of an empress, left the court to live as a hermit."
        ),
        "7s": lambda: translate("Story", "A lotus grows out of the mud and stays clean."),
        "8s": lambda: translate(
            "Story",
            "Zhang Guolao rides a white donkey, facing backward; at night he folds it up like "
            "paper.",
        ),
        "1c": lambda: translate(
            "Story", "It is told that a qilin came before the birth of Confucius."
        ),
        "2c": lambda: translate("Story", "A tortoise lives long, and wishes a long life."),
        "5c": lambda: translate(
            "Story", "Liu Haichan lures the toad with a string of coins, of which it is fond."
        ),
        "6c": _carp,
        "7c": lambda: translate("Story", "A crane lives long, and wishes a long life."),
        "8c": lambda: translate("Story", "In Chinese, bat and fortune sound alike: fú."),
        "white": lambda: translate("Story", "The chrysanthemum blooms late, in the first frost."),
        "red": lambda: translate("Story", "The peony is the flower of wealth and honor."),
        "fortune": lambda: translate(
            "Story",
            "In Chinese, bat and fortune sound alike; so do upside down and arrived. A bat that "
            "hangs head down says that fortune has arrived.",
        ),
        "prosperity": lambda: translate(
            "Story", "In Chinese, deer and prosperity sound alike: lù."
        ),
        "longevity": _peach,
        "joy": lambda: translate(
            "Story",
            "Magpies bring good news. In Chinese, plum and eyebrow sound alike: joy rises "
            "to the eyebrows.",
        ),
    },
}
