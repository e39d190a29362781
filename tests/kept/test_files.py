"""Records and saves of earlier versions are read, verified, and played to their end."""

from pathlib import Path

import pytest

from motherlode.core.record_files import open_record
from motherlode.core.record_replay import resume_record, verify_record
from motherlode.core.record_text import write_text
from motherlode.games.registry import find_game
from tests.kept.keep import DATA, SEED
from tests.records.making import play

RECORDS = sorted(DATA.glob("*/records/*.json"))
SAVES = sorted(DATA.glob("*/saves/*.json"))


def name_of(path: Path) -> str:
    """How a test calls a file."""
    return f"{path.parent.parent.name}/{path.stem}"


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_a_kept_record_verifies_and_is_written_as_it_was(path: Path) -> None:
    game, record = open_record(path, find_game)
    assert record.outcome is not None
    assert verify_record(game, record) is None
    assert write_text(record) == path.read_text("utf-8")


@pytest.mark.parametrize("path", SAVES, ids=name_of)
def test_a_kept_save_is_played_to_its_end_as_it_was_then(path: Path) -> None:
    game, saved = open_record(path, find_game)
    assert verify_record(game, saved) is None
    resumed = resume_record(game, saved)
    ended = play(resumed, seed=SEED).record()
    assert ended.outcome is not None
    assert verify_record(game, ended) is None
    # The digests bind every move and claim; what was true, and the whole state, come at the end.
    before = [(step.seat, step.public) for step in saved.steps]
    after = [(step.seat, step.public) for step in ended.steps]
    assert after[: len(before)] == before


def test_every_folder_has_what_it_should() -> None:
    for folder in sorted(DATA.iterdir()):
        # The first was kept when only databases were.
        expected = {"tables.json", "tables.sqlite.gz"}
        if folder.name != "first":
            expected |= {"records", "saves"}
        assert {path.name for path in folder.iterdir()} == expected
