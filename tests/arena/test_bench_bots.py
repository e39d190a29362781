"""Is every decision timed, counted, and looked at?"""

import json
from typing import Any

import pytest
from click.testing import CliRunner

from motherlode.bench import players
from motherlode.bots.base import Bot, Budget
from motherlode.cli.bench_bots import bots
from motherlode.core.moves import Moves
from motherlode.core.state import View


@pytest.mark.parametrize("game", ["duel", "corporation"])
def test_so_many_decisions_of_every_level_are_watched_and_all_are_legal(game: str) -> None:
    ran = CliRunner().invoke(
        bots, [game, "--decisions", "60", "--json"], standalone_mode=False, catch_exceptions=False
    )
    rows = json.loads(ran.stdout)
    assert {row["bot"] for row in rows} == {"random", "novice", "regular"}
    for level in ("random", "novice", "regular"):
        assert sum(row["decisions"] for row in rows if row["bot"] == level) == 60
    assert not any(row["illegal"] for row in rows)
    assert all(row["ms mean"] > 0 and row["99 %"] <= row["most"] for row in rows)
    assert ran.return_value == 0


class Cheat(Bot[Any, Any]):
    """Makes a move that is not there."""

    def choose(self, view: View[Any, Any], moves: Moves, budget: Budget) -> int:
        return max(moves.list()) + 1


def test_a_move_that_is_not_there_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players, "make_bot", lambda *_: Cheat())
    found = players.watch("duel()", "regular", 3, 1, lambda _: None)
    assert (found.illegal, len(found.times)) == (3, 3)
