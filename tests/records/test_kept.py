"""Records that were kept must still be read, written and verified: they guard format 1."""

import pytest

from motherlode.core.record_files import open_record, read_record
from motherlode.core.record_replay import resume_record, verify_record
from motherlode.core.record_text import write_text
from motherlode.games.registry import find_game
from tests.records.making import FORMS, golden_path

MEANT = "if the rules data changed on purpose: python -m tests.records.regold, in its own commit"


@pytest.mark.parametrize("form", FORMS)
def test_a_kept_record_is_read_and_written_as_it_is(form: str) -> None:
    record = read_record(golden_path(form))
    assert write_text(record) == golden_path(form).read_text("utf-8")


@pytest.mark.parametrize("form", ["finished", "save"])
def test_a_kept_record_still_verifies(form: str) -> None:
    game, record = open_record(golden_path(form), find_game)
    assert verify_record(game, record) is None, MEANT


def test_a_kept_public_record_is_what_everyone_could_watch_of_the_kept_save() -> None:
    game, save = open_record(golden_path("save"), find_game)
    assert resume_record(game, save).public_record() == read_record(golden_path("public")), MEANT


def test_a_kept_save_is_the_beginning_of_the_kept_game() -> None:
    save, whole = read_record(golden_path("save")), read_record(golden_path("finished"))
    assert save.deal == whole.deal
    digests = [step.public for step in whole.steps[: len(save.steps)]]
    assert [step.public for step in save.steps] == digests
