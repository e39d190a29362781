"""Records that were kept must still be read, written and verified: they guard format 1."""

import pytest

from motherlode.core.record import MoveStep
from motherlode.core.record_files import open_record, read_record
from motherlode.core.record_replay import resume_record, verify_record
from motherlode.core.record_text import write_text
from motherlode.games.registry import find_game
from tests.records.making import KEPT, KEPT_RECORDS, golden_path

MEANT = "if the rules data changed on purpose: python -m tests.records.regold, in its own commit"


@pytest.mark.parametrize(("game", "form"), KEPT_RECORDS)
def test_a_kept_record_is_read_and_written_as_it_is(game: str, form: str) -> None:
    record = read_record(golden_path(form, game))
    assert write_text(record) == golden_path(form, game).read_text("utf-8")


@pytest.mark.parametrize(("name", "form"), [kept for kept in KEPT_RECORDS if kept[1] != "public"])
def test_a_kept_record_still_verifies(name: str, form: str) -> None:
    game, record = open_record(golden_path(form, name), find_game)
    assert game.name == name
    assert verify_record(game, record) is None, MEANT


def test_all_that_is_kept_is_looked_at() -> None:
    files = sorted(golden_path(form, game) for game, form in KEPT_RECORDS)
    assert sorted(KEPT.iterdir()) == files


def test_the_kept_duel_has_moves_of_every_kind_and_gold() -> None:
    """So that a change of any of these would be noticed."""
    record = read_record(golden_path("finished", "duel"))
    words = {step.text.split()[0] for step in record.steps if isinstance(step, MoveStep)}
    assert words == {"dig", "key", "lie", "break", "mend", "remove", "map", "pass"}
    assert record.outcome is not None
    assert sum(record.outcome.scores) > 0


def test_a_kept_public_record_is_what_everyone_could_watch_of_the_kept_save() -> None:
    game, save = open_record(golden_path("save"), find_game)
    assert resume_record(game, save).public_record() == read_record(golden_path("public")), MEANT


def test_a_kept_save_is_the_beginning_of_the_kept_game() -> None:
    save, whole = read_record(golden_path("save")), read_record(golden_path("finished"))
    assert save.deal == whole.deal
    digests = [step.public for step in whole.steps[: len(save.steps)]]
    assert [step.public for step in save.steps] == digests
