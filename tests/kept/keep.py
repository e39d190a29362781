"""Keep what this version writes: `python -m tests.kept.keep NAME`, before another changes it.

For every game and edition a finished record and a save; and the database of a server at whose
tables games go on, with what it says of them and the tokens of their people.
"""

import gzip
import json
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

from motherlode.core.chance import Fast
from motherlode.core.options import show_value
from motherlode.core.record_text import write_text
from motherlode.core.recorder import Recorder
from motherlode.core.setups import Setup
from motherlode.games.registry import find_game
from motherlode.server.client import Chair, Guest
from tests.kept.setups import kept_setups
from tests.records.making import deal_for, play, players_of
from tests.server.live import GENEROUS, Server, running

DATA = Path(__file__).with_name("data")
SEED = 7
SAVED_AFTER = 25
MOVES = 8
"""Of people, at a table that is kept."""


def main(name: str) -> None:
    """Write everything into a new folder."""
    folder = DATA / name
    for form in ("records", "saves"):
        (folder / form).mkdir(parents=True)
    for slug, setup in kept_setups().items():
        whole = play(begun(setup), seed=SEED).record()
        (folder / "records" / f"{slug}.json").write_text(write_text(whole), "utf-8")
        saved = play(begun(setup), SAVED_AFTER, seed=SEED).record()
        (folder / "saves" / f"{slug}.json").write_text(write_text(saved), "utf-8")
    keep_tables(folder)


def begun(setup: Setup) -> Recorder:
    """A game just dealt."""
    return Recorder(find_game(setup.game), setup, deal_for(setup, SEED), players_of(setup))


def keep_tables(folder: Path) -> None:
    """A server is stopped while games go on; one of its tables still waits for people."""
    with tempfile.TemporaryDirectory() as scratch:
        with running(Path(scratch), GENEROUS, away_seconds="1000000") as server:
            kept = [at_table(server, setup) for setup in kept_setups().values()]
            kept.append(waiting(server))
            assert server.stop() == 0
        with closing(sqlite3.connect(server.database)) as db:
            db.execute("PRAGMA journal_mode = DELETE").fetchall()
        packed = gzip.compress(server.database.read_bytes(), mtime=0)
    (folder / "tables.sqlite.gz").write_bytes(packed)
    (folder / "tables.json").write_text(json.dumps(kept, indent=1) + "\n", "utf-8")


def at_table(server: Server, setup: Setup) -> dict[str, Any]:
    """Two people and bots in the middle of a game; somebody has said something."""
    guests = [Guest(server.url) for _ in range(2)]
    values = {name: show_value(setup.value(name)) for name in setup.changed}
    wishes = {"edition": setup.edition, "seats": setup.seats, "options": values}
    table = guests[0].open(setup.game, **wishes)
    chairs = [Chair(guest, table) for guest in guests]
    for seat, chair in enumerate(chairs):
        chair.sit(f"Guest {seat}", seat)
    for seat in range(2, setup.seats):
        chairs[0].seat_bot(seat, "random")
    for chair in chairs:
        chair.ready()
    chance, made = Fast(SEED), 0
    while made < MOVES:
        for chair in chairs:
            if chair.play is not None and chair.play.moves:
                chair.move(chair.play.moves[chance.below(len(chair.play.moves))])
                made += 1
            else:
                chair.receive(0.01)
    chairs[0].say("well dug")
    asked = settle(chairs)
    for chair in chairs:
        chair.close()
    return noted(guests, table, setup.game, asked=asked)


def settle(chairs: list[Chair]) -> int | None:
    """Wait until a person is asked: then nothing happens before the server is stopped."""
    while True:
        first = chairs[0].guest.look(chairs[0].id)
        assert first.play is not None
        if first.play.asked is None or first.play.asked < len(chairs):
            return first.play.asked


def waiting(server: Server) -> dict[str, Any]:
    """A table at which somebody waits for others."""
    guest = Guest(server.url)
    table = guest.open("corporation", seats=3)
    with Chair(guest, table) as chair:
        chair.sit("Ann", 1)
    return {**noted([guest], table, "corporation", asked=None), "waiting": True}


def noted(guests: list[Guest], table: str, game: str, *, asked: int | None) -> dict[str, Any]:
    """What the server says of a table."""
    seen = guests[0].look(table)
    return {
        "game": game,
        "table": table,
        "tokens": [guest.token for guest in guests],
        "rev": seen.rev,
        "moves_made": seen.play.moves_made if seen.play else 0,
        "asked": asked,
    }


if __name__ == "__main__":
    main(sys.argv[1])
