"""Checks of any store: logs, their fence, and how tables are found."""

import asyncio

from motherlode.core.chance import Fast
from motherlode.server.store.base import Append, EventStore, Phase
from motherlode.server.store.checking import ALL, CROWD, Make, is_fenced, opened, summary


async def entries_are_read_as_they_were_written(make: Make) -> None:
    """In order, byte for byte, from any number on, and by the table's exact id."""
    bodies = [b"", bytes(range(256)), b"x" * 300_000, "глибоко".encode(), b"\0"]
    async with opened(make) as store:
        await store.append("a", 1, bodies[:2])
        await store.append("a", 3, bodies[2:])
        for other in ("A", "a ", "aa", "a%", "ä", "_", "'", '"'):
            assert await store.read(other) == []
            await store.append(other, 1, [other.encode()])
        for since in range(7):
            assert await store.read("a", since) == bodies[since:]
        for other in ("A", "a ", "aa", "a%", "ä", "_", "'", '"'):
            assert await store.read(other) == [other.encode()]


async def a_number_is_given_once_and_none_is_left_out(make: Make) -> None:
    """A fenced append keeps nothing, of the entries or the summary."""
    old, new = summary("waiting"), summary("playing", changed_at=9.0)
    async with opened(make) as store:
        assert await is_fenced(store.append("t", 2, [b"early"], new))
        assert await is_fenced(store.append("t", 0, [b"early"], new))
        assert await store.tables(ALL) == []
        await store.append("t", 1, [b"1", b"2", b"3"], old)
        for seq in (-1, 0, 1, 2, 3, 5, 6, 2**70):
            assert await is_fenced(store.append("t", seq, [b"no", b"no"], new)), seq
        assert await store.read("t") == [b"1", b"2", b"3"]
        assert await store.tables(ALL) == [("t", old)]
        await store.append("t", 4, [b"4"])
        assert await store.read("t", 3) == [b"4"]


async def an_append_has_an_entry(make: Make) -> None:
    """Nothing is no entry, so it is the caller's mistake; the store goes on."""
    async with opened(make) as store:
        try:
            await store.append("t", 1, [])
        except ValueError:
            await store.append("t", 1, [b"1"])
        assert await store.read("t") == [b"1"]


async def of_many_at_once_one_wins(make: Make) -> None:
    """Whoever comes with the same number as others finds a fence; all others go on."""
    async with opened(make) as store:
        for seq in range(1, 6):
            tried = [store.append("hot", seq, [bytes([seq, n])]) for n in range(CROWD)]
            calm = [store.append(f"calm {n}", seq, [bytes([n])]) for n in range(CROWD)]
            fenced, failed = await asyncio.gather(
                asyncio.gather(*map(is_fenced, tried)), asyncio.gather(*map(is_fenced, calm))
            )
            assert fenced.count(False) == 1
            assert not any(failed)
            winner = fenced.index(False)
            assert await store.read("hot", seq - 1) == [bytes([seq, winner])]
        for n in range(CROWD):
            assert await store.read(f"calm {n}") == [bytes([n])] * 5


async def several_tables_change_together_or_not(make: Make) -> None:
    """A rematch: the new table begins and the old one says so, or neither."""
    async with opened(make) as store:
        await store.append("old", 1, [b"1"], summary("over"))
        begin = Append("new", 1, [b"begun"], summary("waiting", changed_at=2.0))
        assert await is_fenced(store.append_all([begin, Append("old", 1, [b"late"])]))
        assert await is_fenced(store.append_all([Append("old", 2, [b"2"]), begin, begin]))
        assert (await store.read("new"), await store.read("old")) == ([], [b"1"])
        assert await store.tables(ALL) == [("old", summary("over"))]
        both = [begin, Append("old", 2, [b"2"]), Append("old", 3, [b"3"])]
        await store.append_all(both)
        assert (await store.read("new"), await store.read("old", 1)) == ([b"begun"], [b"2", b"3"])
        assert [table_id for table_id, _ in await store.tables(ALL)] == ["new", "old"]


async def a_caller_who_leaves_stops_nobody(make: Make) -> None:
    """What was cancelled may be kept or not; the log goes on either way."""
    async with opened(make) as store:
        left = [asyncio.ensure_future(store.append(f"t{n}", 1, [b"x"])) for n in range(CROWD)]
        stay = [asyncio.ensure_future(store.append(f"u{n}", 1, [b"y"])) for n in range(CROWD)]
        await asyncio.sleep(0)
        for task in left:
            task.cancel()
        await asyncio.gather(*stay)
        await asyncio.gather(*left, return_exceptions=True)
        for n in range(CROWD):
            kept = await store.read(f"t{n}")
            assert kept in ([], [b"x"])
            await store.append(f"t{n}", len(kept) + 1, [b"z"])


async def tables_are_found_by_phase_and_listing(make: Make) -> None:
    """The last changed first; the limit cuts off the oldest."""
    phases: tuple[Phase, ...] = ("waiting", "playing", "over", "closed")
    async with opened(make) as store:
        kept = {}
        for n in range(16):
            kept[f"t{n}"] = summary(phases[n % 4], listed=n % 8 < 4, seats=n, changed_at=n / 2)
            await store.append(f"t{n}", 1, [b"1"], kept[f"t{n}"])
        await store.append("silent", 1, [b"no summary"])
        newest_first = sorted(kept.items(), key=lambda item: -item[1].changed_at)
        for asked in ((), ("waiting",), ("over", "waiting", "over"), ALL):
            for listed in (None, True, False):
                right = [
                    (name, about)
                    for name, about in newest_first
                    if about.phase in asked and listed in (None, about.listed)
                ]
                assert await store.tables(asked, listed) == right
                assert await store.tables(asked, listed, limit=3) == right[:3]
        again = summary("closed", listed=False, changed_at=99.0)
        await store.append("t0", 2, [b"2"], again)
        assert await store.tables(("closed",), limit=1) == [("t0", again)]
        assert "t0" not in [name for name, _ in await store.tables(("waiting",))]


async def random_appends_agree_with_plain_lists(make: Make) -> None:
    """Hundreds of appends, right and wrong, a few at a time, with restarts between."""
    chance = Fast(7)
    truth: dict[str, list[bytes]] = {f"t{n}": [] for n in range(5)}
    for _ in range(4):
        async with opened(make) as store:
            for _ in range(60):
                await _append_at_random(store, truth, chance)
            for table_id, bodies in truth.items():
                assert await store.read(table_id) == bodies


async def _append_at_random(store: EventStore, truth: dict[str, list[bytes]], chance: Fast) -> None:
    """Some tables at once; each number is the next one, or a little off."""
    appends = [
        Append(
            table_id,
            len(bodies) + chance.below(3),
            [b"%d" % chance.word() for _ in range(chance.below(4) + 1)],
        )
        for table_id, bodies in truth.items()
        if chance.below(2)
    ]
    right = [append.seq == len(truth[append.table_id]) + 1 for append in appends]
    if chance.below(2):
        expected = right
        deeds = [store.append_all([append]) for append in appends]
        done = [not fenced for fenced in await asyncio.gather(*map(is_fenced, deeds))]
    else:
        expected = [all(right)] * len(right)
        done = [not await is_fenced(store.append_all(appends))] * len(right)
    assert done == expected
    for append, kept in zip(appends, expected, strict=True):
        if kept:
            truth[append.table_id] += append.bodies
