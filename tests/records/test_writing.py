"""Nothing is ever half written, whenever the process dies."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from motherlode.core.chance import Fast
from motherlode.core.record_files import check_target, read_record, write_record
from tests.cli.running import surroundings
from tests.records.making import SHORT, begin, finished, play

HALT = """
import io, os, sys, time
from pathlib import Path
from motherlode.core.record_files import read_record, write_record

def halt(*_):
    print("now", flush=True)
    time.sleep(60)

class Half(io.FileIO):
    def write(self, data):
        super().write(data[: len(data) // 2])
        halt()

place, new, target = sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3])
record = read_record(new)
if place == "write":
    os.fdopen = lambda handle, _mode: Half(handle, "w")
elif place == "settle":
    real, calls = os.fsync, []
    os.fsync = lambda handle: halt() if calls else calls.append(real(handle))
else:
    setattr(os, place, halt)
write_record(target, record)
"""

WRITE_ON = """
import sys
from pathlib import Path
from motherlode.core.record_files import read_record, write_record
records = [read_record(Path(name)) for name in sys.argv[1:3]]
print("now", flush=True)
while True:
    for record in records:
        write_record(Path(sys.argv[3]), record)
"""


def start(program: str, *words: object) -> "subprocess.Popen[str]":
    """A process that has come to where it says `now`."""
    line = [sys.executable, "-c", program, *map(str, words)]
    process = subprocess.Popen(line, stdout=subprocess.PIPE, text=True, env=surroundings())
    assert process.stdout is not None
    assert process.stdout.readline() == "now\n"
    return process


def kill(process: "subprocess.Popen[str]") -> None:
    """As a power cut would."""
    process.send_signal(signal.SIGKILL)
    process.communicate()


@pytest.mark.parametrize("there_before", [True, False])
@pytest.mark.parametrize(
    ("place", "arrives"), [("write", False), ("fsync", False), ("replace", False), ("settle", True)]
)
def test_a_process_killed_while_writing_leaves_the_old_file_or_the_new(
    place: str, arrives: bool, there_before: bool, tmp_path: Path
) -> None:
    old, new = play(begin(SHORT), 9).record(), finished()
    write_record(tmp_path / "new.json", new)
    target = tmp_path / "game.json"
    if there_before:
        write_record(target, old)
    kill(start(HALT, place, tmp_path / "new.json", target))
    assert target.exists() == (arrives or there_before)
    if target.exists():
        assert read_record(target) == (new if arrives else old)


def test_a_process_killed_at_any_time_leaves_a_whole_file(tmp_path: Path) -> None:
    records = [play(begin(SHORT), 9).record(), finished()]
    names = [tmp_path / "one.json", tmp_path / "two.json"]
    for name, record in zip(names, records, strict=True):
        write_record(name, record)
    target, chance = tmp_path / "game.json", Fast(1)
    write_record(target, records[0])
    for _ in range(8):
        process = start(WRITE_ON, *names, target)
        time.sleep(chance.below(50) / 1000)
        kill(process)
        assert read_record(target) in records


def test_a_failed_write_leaves_nothing_behind(tmp_path: Path) -> None:
    target = tmp_path / "folder"
    target.mkdir()
    with pytest.raises(ValueError, match="folder: "):
        write_record(target, finished())
    with pytest.raises(ValueError, match="No such file or directory"):
        write_record(tmp_path / "none" / "game.json", finished())
    assert [path.name for path in tmp_path.iterdir()] == ["folder"]


@pytest.mark.skipif(os.name != "posix", reason="permissions are POSIX's")
def test_a_save_is_for_its_owner_alone(tmp_path: Path) -> None:
    write_record(tmp_path / "save", begin(SHORT).record())
    write_record(tmp_path / "whole", finished())
    assert (tmp_path / "save").stat().st_mode & 0o077 == 0
    assert (tmp_path / "whole").stat().st_mode & 0o400


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "game.json")
    write_record(tmp_path / "link", finished())
    assert (tmp_path / "link").is_symlink()
    assert read_record(tmp_path / "game.json") == finished()


def test_only_an_earlier_record_of_the_same_game_may_be_replaced(tmp_path: Path) -> None:
    path, recorder = tmp_path / "game.json", begin(SHORT)
    check_target(path, recorder.record())
    write_record(path, recorder.record())
    check_target(path, play(recorder).record())
    for other in (begin(SHORT, 2), begin(SHORT.replace("3", "4"))):
        with pytest.raises(ValueError, match="there is another file of this name"):
            check_target(path, other.record())
    path.write_text("my thesis")
    with pytest.raises(ValueError, match="there is another file of this name"):
        check_target(path, recorder.record())
    with pytest.raises(ValueError, match="there is no folder"):
        check_target(tmp_path / "none" / "game.json", recorder.record())
