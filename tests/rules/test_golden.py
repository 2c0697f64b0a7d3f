"""The golden deals: what is legal at every step, the state and the result."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from cardavia_desktop.rules import GAMES, replay_line

GOLDEN = Path(__file__).parent.parent / "golden"


def golden(game: str) -> list[dict[str, dict[str, object]]]:
    with gzip.open(GOLDEN / f"{game}.jsonl.gz", "rt", encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("tenth", range(10))
def test_golden_deals_replay_exactly(game: str, tenth: int) -> None:
    deals = golden(game)
    assert len(deals) == 160
    for number, deal in list(enumerate(deals))[tenth::10]:
        answer = replay_line(json.dumps(deal["record"]), trace=True)
        if not deal["expect"]["ok"]:
            answer.pop("error")
            deal["expect"].pop("error")
        assert json.loads(json.dumps(answer)) == deal["expect"], f"{game} {number}"
