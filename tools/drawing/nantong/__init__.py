"""The Nantong deck: thirty faces and five lucky cards, each with a picture of its own.

Tradition knows the people of 1m to 7m. Who or what stands on the other faces, and that coins
show animals and strings the emblems of the Eight Immortals, is our own choice.
"""

from collections.abc import Callable, Mapping
from functools import partial

from tools.drawing.block import Block
from tools.drawing.nantong import beasts, emblems, honours, lucky, men, water, women
from tools.drawing.nantong.card import coins, myriads, strings

FACES: Mapping[str, Callable[[], Block]] = {
    "1m": partial(myriads, 1, 41, women.mu_guiying),
    "2m": partial(myriads, 2, 502, women.lan_caihe),
    "3m": partial(myriads, 3, 503, men.xu_xian),
    "4m": partial(myriads, 4, 504, men.sha_wujing),
    "5m": partial(myriads, 5, 505, women.he_xiangu),
    "6m": partial(myriads, 6, 506, men.star_of_joy),
    "7m": partial(myriads, 7, 507, women.xiaoqing),
    "8m": partial(myriads, 8, 508, men.fisherman),
    "9m": partial(myriads, 9, 509, men.zhong_kui),
    "1c": partial(coins, 1, 401, beasts.qilin),
    "2c": partial(coins, 2, 402, water.tortoise),
    "3c": partial(coins, 3, 403, water.clam_spirit),
    "4c": partial(coins, 4, 404, water.crab),
    "5c": partial(coins, 5, 43, water.toad),
    "6c": partial(coins, 6, 406, water.carp),
    "7c": partial(coins, 7, 407, beasts.crane),
    "8c": partial(coins, 8, 408, beasts.bat_with_cash),
    "9c": partial(coins, 9, 409, beasts.dragon),
    "1s": partial(strings, 1, 300, emblems.gourd),
    "2s": partial(strings, 2, 301, emblems.fan),
    "3s": partial(strings, 3, 302, emblems.flute),
    "4s": partial(strings, 4, 303, emblems.sword),
    "5s": partial(strings, 5, 304, emblems.castanets),
    "6s": partial(strings, 6, 305, emblems.basket),
    "7s": partial(strings, 7, 306, emblems.lotus),
    "8s": partial(strings, 8, 307, emblems.fish_drum),
    "9s": partial(strings, 9, 47, men.old_general),
    "thousand": honours.thousand,
    "white": honours.white_flower,
    "red": honours.red_flower,
    "fortune": lucky.fortune,
    "prosperity": lucky.prosperity,
    "longevity": lucky.longevity,
    "joy": lucky.joy,
    "wealth": lucky.wealth,
}
