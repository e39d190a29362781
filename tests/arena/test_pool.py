"""Processes that crash, die, or hang are noticed, and none outlives its run."""

import multiprocessing
from collections.abc import Iterator
from contextlib import closing

import pytest

from motherlode.arena.counts import Counts
from motherlode.arena.pool import Task, chunks_of, play_apart, play_here
from motherlode.arena.trouble import NO_GAME, Trouble
from tests.arena.tasks import Drop, DropOrSleep, Stumble, Unsendable


def play(task: Task, games: int, jobs: int) -> Counts:
    """All counts of a task, added up."""
    chunks = chunks_of(range(games), jobs)
    counts = Counts()
    with closing(play_here(task, chunks) if jobs == 1 else play_apart(task, chunks, jobs)) as parts:
        for part in parts:
            counts.add(part)
    return counts


@pytest.fixture(autouse=True)
def _no_process_is_left() -> Iterator[None]:
    yield
    assert multiprocessing.active_children() == []


@pytest.mark.parametrize("jobs", [1, 2, 7])
@pytest.mark.parametrize("games", [1, 99, 5000])
def test_chunks_hold_every_game_once(games: int, jobs: int) -> None:
    numbers = range(2, 2 + 3 * games, 3)
    assert [n for chunk in chunks_of(numbers, jobs) for n in chunk] == list(numbers)


def test_all_games_are_counted_in_processes_as_here() -> None:
    task = Stumble(at=NO_GAME)
    assert play(task, 60, jobs=2).figures == play(task, 60, jobs=1).figures


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_crash_names_the_game_and_what_happened(jobs: int) -> None:
    with pytest.raises(Trouble) as caught:
        play(Stumble(at=17), 40, jobs)
    assert str(caught.value) == "game 17: it crashed with KeyError: 'a card that is not there'"
    assert "in facts" in caught.value.trace


def test_a_process_that_dies_names_the_game_it_played() -> None:
    with pytest.raises(Trouble) as caught:
        play(Drop(at=17), 40, jobs=2)
    assert str(caught.value) == "game 17: the process that played died (signal 9, SIGKILL)"


def test_a_process_that_cannot_start_is_noticed() -> None:
    with pytest.raises(Trouble) as caught:
        play(Unsendable(), 40, jobs=2)
    assert str(caught.value) == "the process that played died (exit code 3)"


def test_processes_that_hang_are_ended_with_the_run() -> None:
    parts = play_apart(DropOrSleep(), chunks_of(range(2), 2), 2)
    with pytest.raises(Trouble, match="SIGKILL"), closing(parts):
        next(parts)
