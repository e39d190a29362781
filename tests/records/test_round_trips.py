"""What is recorded, written and read back is the same game."""

from pathlib import Path

import pytest

from motherlode.core.chance import Fast
from motherlode.core.record import ClaimStep, FastDeal, MoveStep, Person
from motherlode.core.record_files import open_record, read_record, write_record
from motherlode.core.record_replay import replay_record, resume_record, verify_record
from motherlode.core.record_text import read_text, write_text
from motherlode.core.recorder import Recorder
from motherlode.core.state import NOBODY
from motherlode.games.registry import find_game
from tests.records.making import (
    GOLDEN,
    SHORT,
    SHORTS,
    begin,
    finished,
    game_in,
    play,
)
from tests.toy.nugget import NUGGET

EDITIONS = ["ua", "ru", "ru-strict"]
TABLES = [f"saboteur(edition={edition}, seats={n})" for edition in EDITIONS for n in (3, 5, 10)]
TABLES += [f"saboteur2(seats={n})" for n in (2, 6, 12)]
HALF, HALF_A_DUEL = 50, 20
TABLES += ["duel()", "duel(first_player=green, tie_rounds=0)"]


@pytest.mark.parametrize("text", TABLES)
def test_a_whole_game_comes_back_and_verifies(text: str, tmp_path: Path) -> None:
    record = finished(text, 3)
    write_record(tmp_path / "game.json", record)
    game, again = open_record(tmp_path / "game.json", find_game)
    assert again == record
    assert verify_record(game, again) is None
    assert again.outcome is not None
    assert {type(step) for step in again.steps} == {MoveStep, ClaimStep}


@pytest.mark.parametrize("text", TABLES)
@pytest.mark.parametrize("moves", [0, 1, HALF])
def test_half_a_game_comes_back_and_goes_on_as_if_never_left(text: str, moves: int) -> None:
    recorder = play(begin(text), min(moves, HALF if game_in(text) != "duel" else HALF_A_DUEL))
    text = write_text(recorder.record())
    resumed = resume_record(recorder.game, read_text(text.encode(), "save"))
    assert resumed.game.save(resumed.state) == recorder.game.save(recorder.state)
    for one in (recorder, resumed):
        play(one, 20, seed=5)
    assert resumed.record() == recorder.record()
    assert resumed.public_record() == recorder.public_record()


@pytest.mark.parametrize("text", SHORTS)
def test_a_fast_deal_is_recorded_too(text: str) -> None:
    record = play(begin(text, 7, fast=True)).record()
    assert record.deal == FastDeal(seed=7)
    assert verify_record(find_game(game_in(text)), record) is None


def test_any_game_can_be_recorded() -> None:
    setup = NUGGET.setup("nugget(seats=3)")
    people = [Person(name=name) for name in ("Ann", "Bob", "Cem")]
    recorder, chance = Recorder(NUGGET, setup, FastDeal(seed=3), people), Fast(1)
    while moves := NUGGET.legal(recorder.state):
        recorder.claim(0, NUGGET.claims(recorder.state.public)[0])
        recorder.play(moves[chance.below(len(moves))])
    again = read_text(write_text(recorder.record()).encode(), "nugget")
    assert again == recorder.record()
    assert verify_record(NUGGET, again) is None


@pytest.mark.parametrize("text", SHORTS)
def test_a_replay_shows_the_same_states_and_events(text: str) -> None:
    recorder = begin(text)
    states = [recorder.game.save(recorder.state)]
    while recorder.asked != NOBODY:
        play(recorder, 1)
        states.append(recorder.game.save(recorder.state))
    game, moves, told = recorder.game, [], 0
    for moment in replay_record(game, recorder.record()):
        told += len(moment.events)
        if not isinstance(moment.step, ClaimStep):
            moves.append(game.save(moment.state))
    assert moves == states
    assert told == len(recorder.log.events)


@pytest.mark.parametrize("game", GOLDEN)
def test_a_claim_is_marked_as_it_was_when_it_was_made(game: str) -> None:
    recorder = begin(GOLDEN[game])
    seat = recorder.setup.seats // 2
    expected: list[bool] = []
    while recorder.asked != NOBODY:
        claims = recorder.game.claims(recorder.state.public)
        claim = claims[len(expected) % len(claims)]
        expected.append(recorder.game.holds(recorder.state, seat, claim))
        recorder.claim(seat, claim)
        recorder.play(recorder.game.legal(recorder.state)[0])
    marks = [step.true for step in recorder.record().steps if isinstance(step, ClaimStep)]
    assert marks == expected
    assert set(marks) == {True, False}


@pytest.mark.parametrize("text", SHORTS)
def test_a_recorder_refuses_what_cannot_be_played(text: str) -> None:
    recorder = begin(text)
    before, claim = recorder.record(), recorder.game.claims(recorder.state.public)[0]
    with pytest.raises(ValueError, match="is refused: "):
        recorder.play(-1)
    assert recorder.record() == before
    play(recorder)
    with pytest.raises(ValueError, match="The game is over"):
        recorder.play(0)
    with pytest.raises(ValueError, match="cannot be claimed now"):
        recorder.claim(0, claim)


def test_names_that_could_spoil_a_terminal_are_refused() -> None:
    game = find_game("saboteur")
    people = [Person(name=name) for name in ("Ann", "B\033[2Jb", "Cem")]
    with pytest.raises(ValueError, match="is no name"):
        Recorder(game, game.setup(SHORT), FastDeal(seed=1), people)


@pytest.mark.parametrize("text", SHORTS)
def test_a_record_is_the_same_file_every_time(text: str, tmp_path: Path) -> None:
    for name in ("one", "two"):
        write_record(tmp_path / name, finished(text))
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()
    assert read_record(tmp_path / "one") == finished(text)
