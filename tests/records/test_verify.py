"""`motherlode verify`, as people run it."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from motherlode.core.record import MoveStep
from motherlode.core.record_files import read_record
from tests.cli.running import command
from tests.records.making import SAVED_AFTER, as_data, as_file, golden_path, put

WHOLE = golden_path("finished")
RECORD = read_record(WHOLE)
OTHER_HASH = "5" * 64


def test_a_sound_record_is_one_line(kept: Path) -> None:
    path = kept / "finished.json"
    record = read_record(path)
    count = rf"{len(record.seats)} players, {record.moves} moves"
    done = command("verify", str(path))
    assert (done.returncode, done.stderr) == (0, "")
    assert re.fullmatch(rf"{path}: ok: {count}, [A-Z][A-Za-z ,]+ won\n", done.stdout)


def test_a_save_is_sound_so_far(kept: Path) -> None:
    save = read_record(kept / "save.json")
    done = command("verify", str(kept / "save.json"))
    assert done.returncode == 0
    assert save.moves == SAVED_AFTER[save.game]
    count = f"{len(save.seats)} players, {save.moves} moves"
    assert done.stdout.endswith(f"ok so far: {count}, not over yet\n")


def spoil(*path: str | int, to: Any) -> Callable[[dict[str, Any]], None]:
    """Put a value somewhere."""
    return lambda data: put(data, path, to)


MOVE = next(n for n, step in enumerate(RECORD.steps) if isinstance(step, MoveStep))
CLAIM = next(n for n, step in enumerate(RECORD.steps) if not isinstance(step, MoveStep))
CHANGES: dict[str, tuple[Callable[[dict[str, Any]], None], int, str]] = {
    "move": (spoil("steps", MOVE, "text", to="map 8,0"), 1, f"differs at step {MOVE + 1}: "),
    "seed": (spoil("deal", "seed", to=OTHER_HASH), 1, "differs at the deal: the commitment"),
    "nonce": (spoil("deal", "nonces", 0, to="5" * 32), 1, "differs at the deal: "),
    "commitment": (spoil("deal", "commitment", to=OTHER_HASH), 1, "differs at the deal: "),
    "digest": (spoil("steps", 20, "public", to=OTHER_HASH), 1, "differs at step 21: "),
    "outcome": (spoil("outcome", "winners", to=[1, 2]), 1, "differs at the end: others won"),
    "claim": (spoil("steps", CLAIM, "text", to="I am a digger"), 1, f"at step {CLAIM + 1}: "),
    "set-up": (spoil("setup", to="saboteur(edition=ua, seats=5)"), 1, "differs at the deal: "),
    "rules hash": (spoil("rules", to=OTHER_HASH), 2, "rules: the record was made with other"),
    "version": (spoil("format", to=2), 2, "format: it is 2, this program reads 1"),
    "extra field": (spoil("more", to=1), 2, "unknown field `more`"),
    "game": (spoil("game", to="chess"), 2, "game: there is no game 'chess'"),
}


@pytest.mark.parametrize("what", CHANGES)
def test_a_changed_record_is_named(what: str, tmp_path: Path) -> None:
    change, code, words = CHANGES[what]
    data = as_data(RECORD)
    change(data)
    path = as_file(data, tmp_path / "game.json")
    done = command("verify", str(path))
    said = done.stdout if code == 1 else done.stderr
    assert done.returncode == code
    assert said.count("\n") == 1
    assert f"{path}: " in said
    assert words in said


@pytest.mark.parametrize("size", [0, 1, 50, 5000, -2])
def test_a_truncated_record_is_refused(size: int, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(WHOLE.read_bytes()[:size])
    for words in (["verify"], ["replay"], ["play", "--resume"]):
        done = command(*words, str(path))
        assert (done.returncode, done.stdout) == (2, "")
        assert "damaged, cut off" in done.stderr


def test_many_files_are_a_line_each_and_the_worst_decides(tmp_path: Path) -> None:
    data = as_data(RECORD)
    data["outcome"]["winners"] = []
    differing = str(as_file(data, tmp_path / "differing.json"))
    (tmp_path / "broken.json").write_text("{")
    broken, good = str(tmp_path / "broken.json"), str(WHOLE)
    assert command("verify", good, good).returncode == 0
    assert command("verify", good, differing, good).returncode == 1
    done = command("verify", broken, good, differing)
    assert done.returncode == 2
    assert [line.split(": ")[1].split(" ")[0] for line in done.stdout.splitlines()] == [
        "ok",
        "differs",
    ]
    assert done.stderr.startswith(f"motherlode: {broken}: line 1: ")


def test_a_public_record_cannot_be_checked_yet(kept: Path) -> None:
    done = command("verify", str(kept / "public.json"))
    assert (done.returncode, done.stdout) == (2, "")
    assert "it is checked when it is over" in done.stderr


def test_nothing_to_verify_is_a_mistake() -> None:
    assert command("verify").returncode == 2
    assert command("verify", "none.json").returncode == 2
