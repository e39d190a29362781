"""The same schedule gives the same bytes: on any number of processes, in shards, stopped or not."""

import json
from pathlib import Path

import pytest

from motherlode.arena.contest import play_bout
from motherlode.arena.kept import find_kept, keep, path_of
from motherlode.arena.schedule import Wish, bouts_of
from tests.cli.running import command

WORDS = ("arena", "saboteur(seats=4, rounds=1)", "--bots", "random,novice", "--seed", "3")
DEALS = ("--deals", "9")


@pytest.fixture(scope="module")
def alone() -> str:
    """What one process says."""
    done = command(*WORDS, *DEALS, "--jobs", "1", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_two_processes_say_the_same(alone: str) -> None:
    assert command(*WORDS, *DEALS, "--jobs", "2", "--json").stdout == alone


def test_shards_in_one_folder_say_the_same(alone: str, tmp_path: Path) -> None:
    for part in ("1/2", "2/2"):
        done = command(*WORDS, *DEALS, "--jobs", "1", "--keep", str(tmp_path), "--shard", part)
        assert done.returncode == 0, done.stderr
    whole = command(*WORDS, *DEALS, "--jobs", "1", "--keep", str(tmp_path), "--json")
    assert whole.stdout == alone
    assert len(list(tmp_path.iterdir())) == 2  # nothing was played again, so nothing was written


def test_the_table_says_what_was_played(alone: str) -> None:
    text = command(*WORDS, *DEALS, "--jobs", "1").stdout
    assert text.startswith("saboteur(edition=ru-strict, seats=4, rounds=1); 9 deals")
    assert "seed 3, version" in text
    assert "novice digger" in text
    said = json.loads(alone)["bouts"][0]
    assert (said["deals"], said["seed"], said["bots"]) == (9, 3, ["random", "novice"])
    assert sum(share["value"] for share in said["shares"].values()) == pytest.approx(1, abs=1e-5)


def small_wish() -> Wish:
    """Three blocks of two deals."""
    return Wish(("duel",), "random,novice", deals=6, seed=5)


def test_a_run_that_was_stopped_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("motherlode.arena.contest.BLOCK", 2)
    [bout] = bouts_of(small_wish())
    whole = play_bout(bout)
    ticks: list[int] = []

    def stop(deals: int) -> None:
        ticks.append(deals)
        if sum(ticks) == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play_bout(bout, folder=tmp_path, tick=stop)
    assert find_kept(tmp_path, bout).done == 2  # the block that was stopped does not count
    ticks.clear()
    again = play_bout(bout, folder=tmp_path, tick=ticks.append)
    assert ticks[0] == 2
    assert again.counts.figures == whole.counts.figures


def test_what_was_kept_of_another_version_is_refused(tmp_path: Path) -> None:
    [bout] = bouts_of(small_wish())
    keep(tmp_path, play_bout(bout))
    place = path_of(tmp_path, bout)
    place.write_text(place.read_text().replace('"version": "', '"version": "0.'))
    with pytest.raises(ValueError, match="differs in its version"):
        find_kept(tmp_path, bout)


def test_a_schedule_is_every_pair_in_every_edition_and_number_of_seats() -> None:
    bouts = bouts_of(Wish(("saboteur",), seats="3,5-6", editions="ua,ru"))
    assert len(bouts) == 3 * 2 * 3
    assert len(bouts_of(Wish(("goldmine",), "random,regular", seats="all"))) == 5
    assert [bout.setup.game for bout in bouts_of(Wish(bots="random,novice"))] == [
        "saboteur", "saboteur2", "duel", "goldmine", "corporation",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["duel", "--bots", "regular"], "names at least two"),
        (["duel", "--bots", "regular,genius"], "duel has no bot 'genius'"),
        (["duel", "--seats", "two"], "--seats is like 2,4-6 or all"),
        (["duel", "--deals", "2", "--shard", "3/3"], "cannot be played as shard 3/3"),
        (["chess"], "chess"),
    ],
)
def test_a_schedule_that_cannot_be_is_refused(words: list[str], why: str) -> None:
    done = command("arena", *words)
    assert done.returncode == 2
    assert why in done.stderr
