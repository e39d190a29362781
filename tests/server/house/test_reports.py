"""Reports of abuse: for the owner's eyes, and good enough to act on."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from motherlode.server.house.reports import Reports
from motherlode.server.wire import commands as c
from tests.server.inside import CONFIG, Inside, inside

NAME = "tables.sqlite.reports.jsonl"


def config_in(folder: Path, *shut_out: str) -> Any:
    """A configuration whose reports lie in a folder."""
    return replace(CONFIG, database=str(folder / "tables.sqlite"), shut_out=shut_out)


def reports_in(folder: Path) -> list[Any]:
    """The lines that were written."""
    return [json.loads(line) for line in (folder / NAME).read_text().splitlines()]


async def quarrel(folder: Path) -> list[str]:
    """Two people at a table and one who watches report each other; gives all tokens, by name."""
    async with inside(folder, config_in(folder)) as house:
        wires = await house.deal(2, game="duel")
        watching = await house.guest()
        watcher = house.wire(watching, house.room.table.id)
        await watcher.until(lambda wire: bool(wire.frames))
        for wire, seat in ((wires[0], 1), (wires[1], 0), (watcher, 1), (watcher, None)):
            assert (await wire.say(c.Report(text="rude", seat=seat)))["type"] == "done"
        return [wire.token or "" for wire in (*wires, watcher)]


def test_reports_say_by_marks_who_and_from_where_and_nothing_else(tmp_path: Path) -> None:
    tokens = asyncio.run(quarrel(tmp_path))

    first, second, watched, vague = reports_in(tmp_path)
    assert first["from_marks"] == second["about_marks"]
    assert first["about_marks"] == second["from_marks"] == watched["about_marks"]
    assert watched["from"].startswith("spectator ")
    assert watched["from_marks"] == vague["from_marks"]
    assert (vague["about"], vague["about_marks"]) == (None, [])
    guests = {report["from_marks"][0] for report in (first, second, watched)}
    addresses = {report["from_marks"][1] for report in (first, second, watched)}
    assert len(guests) == 3
    assert len(addresses) == 1
    text = (tmp_path / NAME).read_text()
    assert "127.0.0.1" not in text
    assert not any(token in text for token in tokens)


@pytest.mark.parametrize("before", [None, 0o644])
def test_nobody_but_the_owner_can_read_the_reports(tmp_path: Path, before: int | None) -> None:
    place = tmp_path / NAME
    if before is not None:
        place.write_text('{"text":"old"}\n')
        place.chmod(before)
    asyncio.run(quarrel(tmp_path))
    assert place.stat().st_mode & 0o777 == 0o600
    assert len(reports_in(tmp_path)) == (4 if before is None else 5)


async def try_all(house: Inside, token: str | None) -> tuple[int, int, int | None, Any]:
    """What somebody gets who asks for the tables and for one of them, and connects to it."""
    ((table, _),) = await house.house.around.store.tables(("waiting", "playing"))
    await house.house.find(table)
    listed, _ = await house.ask(token, "GET", "/api/me")
    looked, _ = await house.ask(token, "GET", f"/api/tables/{table}")
    wire = house.wire(token, table)
    await wire.until(lambda wire: bool(wire.frames))
    if wire.messages[0]["type"] == "fault":
        await wire.until(lambda wire: wire.code is not None)
    return listed, looked, wire.code, wire.messages[0]


def test_a_guest_who_is_shut_out_is_told_so_and_others_come_in(tmp_path: Path) -> None:
    async def play() -> None:
        rude = (await quarrel(tmp_path))[1]
        mark = reports_in(tmp_path)[0]["about_marks"][0]
        async with inside(tmp_path, config_in(tmp_path, mark)) as house:
            listed, looked, code, said = await try_all(house, rude)
            assert (listed, looked, code) == (403, 403, 4403)
            assert said["sentence"] == "Whoever runs this server has shut you out."
            assert house.room.here()[1] == 0
            assert (await try_all(house, await house.guest()))[:3] == (200, 200, None)

    asyncio.run(play())


def test_nobody_comes_in_from_an_address_that_is_shut_out(tmp_path: Path) -> None:
    async def play() -> None:
        await quarrel(tmp_path)
        mark = reports_in(tmp_path)[0]["about_marks"][1]
        async with inside(tmp_path, config_in(tmp_path, mark)) as house:
            for token in (None, await house.guest()):
                assert (await try_all(house, token))[:3] == (403, 403, 4403)

    asyncio.run(play())


def test_only_so_many_addresses_are_remembered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("motherlode.server.house.reports.REMEMBERED", 2)

    async def play() -> None:
        async with inside(tmp_path, config_in(tmp_path)) as house:
            reports: Reports = house.house.reports
            wires = await house.deal(2, game="duel")
            for name in ("new", "newer"):
                assert reports.come(name, "::1")
            guest = await house.house.guests.find(wires[0].token)
            assert guest is not None
            reports.write(house.room.table, guest, "Ann", c.Report(text="rude"))

    asyncio.run(play())
    assert len(reports_in(tmp_path)[0]["from_marks"]) == 1
