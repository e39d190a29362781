"""Records of simulated games can be replayed by anyone."""

from pathlib import Path

import pytest

from motherlode.arena.match import Match
from motherlode.arena.trouble import Trouble
from motherlode.core.record import FastDeal
from motherlode.core.record_files import open_record
from motherlode.core.record_replay import verify_record
from motherlode.games.registry import find_game
from tests.arena.plans import small_plan


def test_a_record_replays_exactly(tmp_path: Path) -> None:
    match = Match(small_plan(11), records=tmp_path)
    played = match.play(3)
    game, record = open_record(tmp_path / "game-03.json", find_game)
    assert verify_record(game, record) is None
    assert isinstance(record.deal, FastDeal)
    assert record.outcome is not None
    assert list(record.outcome.scores) == played.outcome.scores
    assert record.moves == played.moves


def test_the_game_is_the_one_that_is_played_without_a_record(tmp_path: Path) -> None:
    plan = small_plan()
    assert Match(plan, records=tmp_path).facts(2) == Match(plan).facts(2)


def test_a_record_of_another_game_is_not_overwritten(tmp_path: Path) -> None:
    Match(small_plan(seed=1), records=tmp_path).play(0)
    kept = (tmp_path / "game-0.json").read_bytes()
    with pytest.raises(Trouble, match="there is another file of this name"):
        Match(small_plan(seed=2), records=tmp_path).play(0)
    assert (tmp_path / "game-0.json").read_bytes() == kept
