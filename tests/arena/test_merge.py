"""Shards that do not fit together are refused in one sentence."""

import json
import re
from pathlib import Path

import pytest

from motherlode.arena.counts import Counts
from motherlode.arena.merging import merge
from motherlode.arena.plan import Shard, make_plan, read_setup_of
from motherlode.arena.result import Result, read_result
from motherlode.arena.simulate import simulate
from tests.arena.plans import BOTS, small_plan
from tests.cli.running import command

GAMES = 6


@pytest.fixture(scope="module")
def shards(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with 1.json, 2.json and 3.json, the shards of one run."""
    folder = tmp_path_factory.mktemp("shards")
    for part in (1, 2, 3):
        result = simulate(small_plan(GAMES, shard=Shard(part, 3)))
        (folder / f"{part}.json").write_text(result.text)
    return folder


def spoiled(shards: Path, place: Path, **changes: object) -> Path:
    """The second shard with other entries."""
    data = json.loads((shards / "2.json").read_text())
    place.write_text(json.dumps({**data, **changes}))
    return place


def refusal(*files: Path) -> str:
    """What `motherlode merge` says against these files."""
    done = command("merge", *map(str, files))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    return done.stderr


def test_a_result_can_be_read_again(shards: Path) -> None:
    place = shards / "1.json"
    assert read_result(place).text == place.read_text()


def test_a_missing_shard_is_named(shards: Path) -> None:
    said = refusal(shards / "1.json", shards / "3.json")
    assert said == "motherlode: of the 3 shards 2/3 is missing\n"


def test_a_repeated_shard_is_named(shards: Path, tmp_path: Path) -> None:
    again = spoiled(shards, tmp_path / "again.json")
    said = refusal(*(shards / f"{part}.json" for part in (1, 2, 3)), again)
    assert "2.json and" in said
    assert said.endswith("again.json are both shard 2/3\n")


def test_a_file_that_is_named_twice_is_refused(shards: Path) -> None:
    assert "a file is named twice" in refusal(shards / "1.json", shards / "1.json")


def test_no_file_at_all_is_refused() -> None:
    assert "name the files that `motherlode sim --shard k/N --out FILE` wrote" in refusal()


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"seed": 2}, "differ in the seed: 1 and 2"),
        ({"bots": ["random"]}, "differ in the list of bots: regular,random and random"),
        ({"version": "0.0.1"}, "was made by motherlode 0.0.1; this is"),
        ({"format": 2}, "was made by motherlode"),
        ({"setup": "saboteur(edition=ru, seats=4, rounds=2)"}, "differ in the set-up: saboteur("),
        ({"setup": "chess(seats=2)"}, "is damaged: there is no game 'chess'"),
        ({"games": 5}, "differ in the number of games: 6 and 5"),
        ({"shard": "2/4", "played": 1}, "is damaged: shard 2/4 has 2 games"),
        ({"shard": "4/3"}, "is damaged: --shard is a part of so many"),
        ({"tallies": {}}, "is damaged: shard 2/3 has 2 games"),
        ({"played": -1}, "is no result of `motherlode sim`"),
        ({"more": 1}, "is no result of `motherlode sim`"),
    ],
    ids=str,
)
def test_a_shard_of_something_else_is_refused(
    changes: dict[str, object], sentence: str, shards: Path, tmp_path: Path
) -> None:
    other = spoiled(shards, tmp_path / "other.json", **changes)
    with pytest.raises(ValueError, match=re.escape(sentence)):
        merge({str(p): read_result(p) for p in (shards / "1.json", other, shards / "3.json")})


@pytest.mark.parametrize("text", ["", "{", "[]", "\x00\xff"])
def test_a_file_that_is_no_result_is_refused(text: str, tmp_path: Path) -> None:
    place = tmp_path / "note.txt"
    place.write_text(text)
    with pytest.raises(ValueError, match=r"note.txt is no result of `motherlode sim`"):
        read_result(place)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    assert "gone.json cannot be read: No such file" in refusal(tmp_path / "gone.json")


def test_shards_of_another_number_are_refused() -> None:
    plan = make_plan(read_setup_of("saboteur", []), bots=BOTS, games=9, seed=1, shard=Shard(1, 3))
    other = make_plan(read_setup_of("saboteur", []), bots=BOTS, games=9, seed=1, shard=Shard(2, 4))
    with pytest.raises(ValueError, match="a and b differ in the number of shards: 3 and 4"):
        merge({"a": Result(plan, Counts(), 0), "b": Result(other, Counts(), 0)})
