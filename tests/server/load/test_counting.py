"""What the load makes of what it saw: moves against logs, delays in short, CPU time by thread."""

import os
import threading
import time
from typing import Any

from motherlode.server.load.game import Kept, LoadGame, compare
from motherlode.server.load.report import delay_of
from motherlode.server.load.usage import cpu_of, resident_of

MOVES = [(0, "pass 1"), (1, "pass 2"), (0, "pass 1")]
A_WHILE = 0.2


def record(moves: list[tuple[int, str]], *, over: bool) -> Any:
    """A record with these moves; one that goes on does not tell them."""
    steps = [{"seat": seat, "text": text} if over else {} for seat, text in moves]
    return {"steps": steps, "outcome": {} if over else None}


def test_a_log_that_holds_all_moves_is_in_order() -> None:
    game = LoadGame("t", MOVES)

    assert compare(game, record(MOVES, over=True)) == Kept(1, 3, 0, 0)
    assert compare(game, record(MOVES, over=False)) == Kept(1, 3, 0, 0)


def test_a_move_that_is_not_in_the_log_is_lost() -> None:
    game = LoadGame("t", MOVES)

    assert compare(game, record(MOVES[:2], over=True)).lost == 1
    assert compare(game, record(MOVES[:2], over=False)).lost == 1


def test_a_move_that_is_in_the_log_twice_is_added() -> None:
    game = LoadGame("t", MOVES)

    assert compare(game, record([*MOVES, MOVES[-1]], over=True)).added == 1
    assert compare(game, record([*MOVES, MOVES[-1]], over=False)).added == 1


def test_another_move_in_its_place_is_lost_and_added() -> None:
    kept = compare(LoadGame("t", MOVES), record([*MOVES[:2], (0, "pass 3")], over=True))

    assert (kept.lost, kept.added) == (1, 1)


def test_percentiles_are_delays_that_were_seen() -> None:
    delay = delay_of([number / 1000 for number in range(100, 0, -1)])

    assert [round(value, 6) for value in (delay.p50, delay.p95, delay.p99)] == [50, 95, 99]
    assert delay.longest == 100
    assert delay_of([0.5]).p50 == 500


def test_cpu_time_is_counted_by_thread() -> None:
    before = cpu_of(os.getpid())
    burn()
    between = cpu_of(os.getpid())
    thread = threading.Thread(target=burn)
    thread.start()
    thread.join()
    after = cpu_of(os.getpid())

    assert (between - before).main > A_WHILE / 2
    assert (after - between).others > A_WHILE / 2
    assert (after - between).main < A_WHILE / 2


def burn() -> None:
    """Use CPU time for a while."""
    began = time.thread_time()
    while time.thread_time() - began < A_WHILE:
        pass


def test_memory_that_is_taken_is_seen() -> None:
    before = resident_of(os.getpid())
    taken = b"x" * 50_000_000

    assert resident_of(os.getpid()) - before > len(taken) / 2
