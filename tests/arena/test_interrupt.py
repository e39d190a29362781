"""Ctrl-C ends a run at once, quietly, with all its processes; so does the death of one."""

import os
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.arena.plans import SMALL
from tests.cli.running import command_line, surroundings

pytestmark = pytest.mark.skipif(
    not Path("/proc/self/task").is_dir(), reason="needs to see the processes of a run"
)
LONG = ("sim", SMALL, "--games", "100000000", "--json")
SECONDS = 20.0
READY = 0.4
"""Seconds of CPU after which a process is past its imports, and plays."""


def start(*words: str) -> "subprocess.Popen[str]":
    """A run that would take days, as its own group of processes, as in a terminal."""
    return subprocess.Popen(
        command_line(*LONG, *words),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=surroundings(),
        start_new_session=True,
    )


def children(pid: int) -> list[int]:
    """The processes that a process has started and that still live."""
    try:
        return [
            int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        ]
    except OSError:
        return []


def players(pid: int) -> list[int]:
    """Those of them that play games and have begun to."""
    return [child for child in children(pid) if _plays(child)]


def _plays(pid: int) -> bool:
    try:
        line = Path(f"/proc/{pid}/cmdline").read_text()
        return "spawn_main" in line and _seconds_of_cpu(pid) > READY
    except OSError:
        return False


def _seconds_of_cpu(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def wait_for(what: Callable[[], bool]) -> None:
    """Wait until something is so."""
    deadline = time.monotonic() + SECONDS
    while not what():
        assert time.monotonic() < deadline, "it never came"
        time.sleep(0.02)


@pytest.mark.parametrize(
    ("jobs", "send"),
    [(1, os.kill), (2, os.kill), (2, os.killpg)],
    ids=["here", "apart", "apart, in a terminal"],
)
def test_ctrl_c_ends_a_run_quietly(jobs: int, send: Callable[[int, int], None]) -> None:
    run = start("--jobs", str(jobs))
    family = settle(run.pid, jobs)
    send(run.pid, signal.SIGINT)
    out, err = run.communicate(timeout=SECONDS)
    assert (run.returncode, out, err.strip()) == (130, "", "")
    wait_for(lambda: not any(Path(f"/proc/{pid}").exists() for pid in family))


def settle(pid: int, jobs: int) -> list[int]:
    """Wait until games are played; the processes of the run."""
    if jobs == 1:
        wait_for(lambda: _seconds_of_cpu(pid) > READY)
        return []
    wait_for(lambda: len(players(pid)) == jobs)
    return children(pid)


@pytest.mark.parametrize("delay", [0.05, 0.25])
def test_ctrl_c_while_it_starts_shows_no_traceback_of_a_process(delay: float) -> None:
    run = start("--jobs", "2")
    wait_for(lambda: bool(children(run.pid)))
    time.sleep(delay)
    os.killpg(run.pid, signal.SIGINT)
    out, err = run.communicate(timeout=SECONDS)
    assert (run.returncode, out, err.strip()) == (130, "", "")


def test_a_killed_process_is_reported_with_its_game() -> None:
    run = start("--jobs", "2")
    family = settle(run.pid, 2)
    os.kill(players(run.pid)[0], signal.SIGKILL)
    out, err = run.communicate(timeout=SECONDS)
    assert (run.returncode, out) == (1, "")
    assert f"motherlode: {SMALL} with seed 1, game " in err
    assert "the process that played died (signal 9, SIGKILL)." in err
    assert "Traceback" not in err
    wait_for(lambda: not any(Path(f"/proc/{pid}").exists() for pid in family))


def test_processes_end_when_the_one_that_started_them_is_killed() -> None:
    run = start("--jobs", "2")
    family = settle(run.pid, 2)
    run.kill()
    run.communicate(timeout=SECONDS)
    wait_for(lambda: not any(Path(f"/proc/{pid}").exists() for pid in family))
