"""Small plans, and running commands in processes of their own."""

import subprocess
from pathlib import Path

from motherlode.arena.plan import WHOLE, Plan, Shard, make_plan, read_setup_of
from tests.cli.running import command

SMALL = "saboteur(edition=ua, seats=4, rounds=2)"
BOTS = ("regular", "random")


def small_plan(games: int = 6, seed: int = 1, shard: Shard = WHOLE) -> Plan:
    """A few short games of both bots."""
    setup = read_setup_of(SMALL, [])
    return make_plan(setup, bots=BOTS, games=games, seed=seed, shard=shard)


def sim(*words: str) -> subprocess.CompletedProcess[str]:
    """`motherlode sim` of the small set-up, to its end."""
    return command("sim", SMALL, "--bots", ",".join(BOTS), *words)


def write_shards(folder: Path, parts: int, *words: str) -> list[str]:
    """The results of all shards, in files."""
    files = [str(folder / f"{part}.json") for part in range(1, parts + 1)]
    for part, file in enumerate(files, start=1):
        done = sim("--shard", f"{part}/{parts}", "--out", file, *words)
        assert done.returncode == 0, done.stderr
    return files
