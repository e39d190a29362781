"""What the commands want: those that stop without an extra, and those that must not."""

import sqlite3
from pathlib import Path
from typing import NamedTuple

from motherlode.cli.main import main
from tools.package import ROOT

RECORD = str(ROOT / "tests/records/data/duel-finished.json")
CASE = str(ROOT / "cases/duel/DUE-2-who-begins.toml")


class Want(NamedTuple):
    """A command that wants an extra."""

    words: tuple[str, ...]
    extra: str

    def __str__(self) -> str:
        return " ".join(self.words)


WANTS = (
    Want(("arena", "duel", "--ratings"), "lab"),
    Want(("arena", "duel", "--plot", "shares.svg"), "lab"),
    Want(("bench", "engine", "--openspiel"), "bench"),
    Want(("bench", "server"), "server"),
    Want(("join", "http://127.0.0.1:9"), "server"),
    Want(("ladder",), "lab"),
    Want(("play", "--lan"), "server"),
    Want(("serve", "--port", "0"), "server"),
)

CONTENT = {
    "arena": ("arena", "duel", "--bots", "random,novice", "--deals", "1", "--jobs", "1"),
    "backup": ("backup", "tables.sqlite", "copy.sqlite"),
    "bench": ("bench", "bots", "--help"),
    "case": ("case", CASE),
    "doctor": ("doctor",),
    "games": ("games",),
    "join": ("join", "--help"),
    "ladder": ("ladder", "--help"),
    "merge": ("merge", "one.json", "two.json"),
    "play": ("play", "duel", "--seat", "none", "--bots", "random", "--seed", "1"),
    "replay": ("replay", RECORD, "--step", "3"),
    "restore": ("restore", "tables.sqlite", "restored.sqlite"),
    "rules": ("rules", "duel", "DUE-2"),
    "serve": ("serve", "--help"),
    "sim": ("sim", "duel", "--bots", "random", "--games", "2", "--jobs", "1"),
    "verify": ("verify", RECORD),
}
"""A way to call each command that no extra is needed for."""


def lay_out(folder: Path) -> None:
    """Put the files there that those commands read."""
    from motherlode.server.store.opening import open_to_write

    for name, shard in (("one", "1/2"), ("two", "2/2")):
        play = [*CONTENT["sim"], "--shard", shard, "--out", str(folder / f"{name}.json"), "--json"]
        assert main(play) == 0
    database = folder / "tables.sqlite"
    open_to_write(database).close()
    with sqlite3.connect(database) as db:
        db.execute("PRAGMA journal_mode = DELETE")
    db.close()
