"""One bad table stops nobody: it is set aside, named in the log and to its people."""

import sqlite3
import zlib
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from motherlode.server.client import Chair, Guest, Refused
from tests.server.live import GENEROUS, open_table, running

Body = dict[str, Any]


def rewrite(change: Callable[[Body], Body | bytes]) -> Callable[[bytes], bytes]:
    """Another entry in the place of one, as somebody else's program might have written it."""

    def rewritten(body: bytes) -> bytes:
        changed = change(msgspec.json.decode(body))
        return changed if isinstance(changed, bytes) else msgspec.json.encode(changed)

    return rewritten


SPOILT: dict[str, tuple[int, Callable[[bytes], bytes] | None]] = {
    "a refused move": (-1, rewrite(lambda entry: {**entry, "move": "dig cross 40,40"})),
    "an unknown entry": (2, rewrite(lambda entry: {**entry, "what": "juggled"})),
    "bad json": (2, lambda body: body[:-3]),
    "a missing opening": (1, lambda _: b'{"what":"rose","at":1.0,"seat":0}'),
    "a vanished game": (1, rewrite(lambda entry: {**entry, "setup": "chess(seats=2)"})),
    "a vanished option": (1, rewrite(lambda entry: {**entry, "setup": "duel(jokers=3)"})),
    "other rules": (1, rewrite(lambda entry: {**entry, "rules": "0" * 64})),
    "no seat of that number": (2, rewrite(lambda entry: {**entry, "seat": 11})),
    "a missing entry": (2, None),
}
"""What is wrong with a log: which entry, and what became of it."""


def spoil(database: Path, table: str, number: int, change: Callable[[bytes], bytes] | None) -> None:
    """Change one entry of a log (-1: the last), and let its checksum hold."""
    with closing(sqlite3.connect(database)) as db, db:
        if number == -1:
            find = "SELECT max(seq) FROM log WHERE table_id = ?"
            (number,) = db.execute(find, (table,)).fetchone()
        where = "WHERE table_id = ? AND seq = ?"
        (body,) = db.execute(f"SELECT body FROM log {where}", (table, number)).fetchone()
        if change is None:
            db.execute(f"DELETE FROM log {where}", (table, number))
            return
        changed = change(body)
        assert changed != body
        db.execute(
            f"UPDATE log SET body = ?, checksum = ? {where}",
            (changed, zlib.crc32(changed), table, number),
        )


def flip_a_bit(database: Path, table: str) -> None:
    """Change one letter of somebody's name: every entry can still be read."""
    with closing(sqlite3.connect(database)) as db, db:
        flip = "UPDATE log SET body = replace(body, 'Guest 0', 'Guest 1') WHERE table_id = ?"
        db.execute(flip, (table,))


def spoil_chat(database: Path, table: str) -> None:
    """Cut the last line of a table's chat in the middle."""
    with closing(sqlite3.connect(database)) as db, db:
        db.execute("UPDATE chat SET body = x'7b2274' WHERE table_id = ?", (table,))


def dealt(chairs: list[Chair]) -> Chair:
    """A table of two that has begun, and one of its people, who has made a move."""
    for chair in chairs:
        chair.ready()
    for chair in chairs:
        while chair.play is None:
            chair.receive(30)
    asked = chairs[chairs[0].play.asked or 0]  # type: ignore[union-attr]
    assert asked.play is not None
    assert asked.play.moves is not None
    asked.move(asked.play.moves[0])
    return asked


def faulty(guest: Guest, table: str) -> tuple[str, str]:
    """What a guest is told who comes to a table that is set aside."""
    with pytest.raises(Refused) as refused:
        guest.look(table)
    return refused.value.code, refused.value.sentence


def test_tables_that_cannot_be_read_are_set_aside_and_all_others_go_on(tmp_path: Path) -> None:
    with running(tmp_path, GENEROUS) as server:
        tables = {kind: open_table(server, "duel", 2) for kind in [*SPOILT, "a bit", "chat", ""]}
        people = {kind: dealt(chairs) for kind, chairs in tables.items()}
        people["chat"].say("well dug")
        for chairs in tables.values():
            for chair in chairs:
                chair.close()
        assert server.stop() == 0
        for kind, (number, change) in SPOILT.items():
            spoil(server.database, people[kind].id, number, change)
        flip_a_bit(server.database, people["a bit"].id)
        spoil_chat(server.database, people["chat"].id)
        server.start()

        for kind in [*SPOILT, "a bit"]:
            chair = people[kind]
            code, sentence = faulty(chair.guest, chair.id)
            assert code == ("other-rules" if kind == "other rules" else "unreadable"), kind
            assert "set aside, not deleted" in sentence
            (mine,) = chair.guest.ask("GET", "/api/me")["tables"]
            assert mine["set_aside"], kind
            assert f"table {chair.id} cannot be read and is set aside" in server.log()
        for kind in ("chat", ""):
            chair = people[kind]
            assert chair.guest.look(chair.id).play is not None
            (mine,) = chair.guest.ask("GET", "/api/me")["tables"]
            assert not mine["set_aside"]
        back = Chair(people["chat"].guest, people["chat"].id)
        back.say("still here")
        back.close()
        assert [line.text for line in back.guest.look(back.id).chat] == ["still here"]
        assert "line 1 of its chat cannot be read" in server.log()
        assert people[""].guest.ask("GET", "/api/health")["well"]
        assert "Guest 1" not in server.log()
        assert server.stop() == 0
