"""Databases of earlier versions are opened, and their tables are played to their end."""

import gzip
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from motherlode.core.chance import Fast
from motherlode.server.client import Chair, Guest
from tests.kept.keep import DATA
from tests.server.live import GENEROUS, Server, running

LONG = "1000000"
FOR_EVER = dict.fromkeys(("waiting_hours", "token_days", "chat_days", "away_seconds"), LONG)
"""However old the file is by now, nothing in it has been forgotten."""
FOLDERS = sorted(path.name for path in DATA.iterdir())


def verified(record: Path) -> bool:
    """Whether a record is what it says, deal and all."""
    command = [sys.executable, "-P", "-m", "motherlode", "verify", str(record)]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def play_out(server: Server, tokens: list[str], table: str) -> None:
    """The people of a table play at random until the game is over."""
    chance = Fast(1)
    chairs = [Chair(Guest(server.url, token), table) for token in tokens]
    while any(chair.play is None or chair.play.end is None for chair in chairs):
        for chair in chairs:
            if chair.play is not None and chair.play.moves is not None:
                chair.move(chair.play.moves[chance.below(len(chair.play.moves))])
            else:
                chair.receive(0.01)
    for chair in chairs:
        chair.close()


def go_on(server: Server, one: dict[str, Any], scratch: Path) -> None:
    """Find a table as it was, play it to its end, and verify its record."""
    guest = Guest(server.url, one["tokens"][0])
    seen = guest.look(one["table"])
    assert seen.rev == one["rev"]
    assert seen.you.seat is not None
    if one.get("waiting"):
        assert seen.table.phase == "waiting"
        (mine,) = guest.ask("GET", "/api/me")["tables"]
        assert mine["id"] == one["table"]
        return
    assert seen.play is not None
    assert (seen.play.moves_made, seen.play.asked) == (one["moves_made"], one["asked"])
    assert [line.text for line in seen.chat] == ["well dug"]
    play_out(server, one["tokens"], one["table"])
    place = scratch / "record.json"
    place.write_text(json.dumps(guest.ask("GET", f"/api/tables/{one['table']}/record")))
    assert verified(place)


@pytest.mark.long
@pytest.mark.parametrize("folder", FOLDERS)
def test_a_server_goes_on_with_the_tables_of_an_earlier_version(
    folder: str, tmp_path: Path
) -> None:
    packed = (DATA / folder / "tables.sqlite.gz").read_bytes()
    (tmp_path / "tables.sqlite").write_bytes(gzip.decompress(packed))
    kept: list[dict[str, Any]] = json.loads((DATA / folder / "tables.json").read_text())
    with running(tmp_path, GENEROUS, **FOR_EVER) as server:
        for one in kept:
            go_on(server, one, tmp_path)
        assert "set aside" not in server.log()
        assert server.stop() == 0
