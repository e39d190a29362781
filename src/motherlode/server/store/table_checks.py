"""Checks of any store: what is known of tables without their logs."""

import msgspec

from motherlode.server.store.base import Append, Due, Own, Seated
from motherlode.server.store.checking import ALL, Make, opened, summary

OPEN = ("waiting", "playing")


async def tables_are_counted_by_host_and_opener(make: Make) -> None:
    """Only those in the phases that are asked for."""
    async with opened(make) as store:
        for n in range(12):
            about = summary("playing" if n % 3 else "over")
            about = msgspec.structs.replace(about, host=f"h{n % 2}", opener=f"o{n % 4}")
            await store.append(f"t{n}", 1, [b"1"], about)
        assert await store.count(ALL, "h0", "o0") == (12, 6, 3)
        assert await store.count(OPEN, "h0", "o1") == (8, 4, 2)
        assert await store.count(("over",), "h1", "o1") == (4, 2, 1)
        assert await store.count(OPEN, "nobody", "nowhere") == (8, 0, 0)
        assert await store.count((), "h0", "o0") == (0, 0, 0)
        # What was noted a moment ago is counted.
        store.note("t1", msgspec.structs.replace(summary("closed"), host="h1", opener="o1"), [])
        assert await store.count(OPEN, "h1", "o1") == (7, 3, 1)


async def a_guest_finds_the_tables_with_their_chair(make: Make) -> None:
    """As it was noted last, the last changed first."""
    ann, ben = Seated("ann", 0, False), Seated("ben", 1, True)
    async with opened(make) as store:
        early, late = summary("waiting", changed_at=1.0), summary("playing", changed_at=2.0)
        await store.append("early", 1, [b"1"], early, [ann])
        await store.append("late", 1, [b"1"], late, [ann, ben])
        await store.append("over", 1, [b"1"], summary("over"), [ann, ben])
        await store.append("other", 1, [b"1"], summary("waiting"))
        mine = [Own("late", late, 0, False), Own("early", early, 0, False)]
        assert await store.tables_of("ann", OPEN) == mine
        assert await store.tables_of("ann", OPEN, limit=1) == mine[:1]
        assert await store.tables_of("ben", OPEN) == [Own("late", late, 1, True)]
        assert await store.tables_of("nobody", ALL) == []
        # An append that does not say who sits there leaves them in their chairs.
        await store.append("late", 2, [b"2"], late)
        assert len(await store.tables_of("ben", OPEN)) == 1
        store.note("late", late, [ben._replace(left=False)])
    async with opened(make) as store:
        assert await store.tables_of("ann", OPEN) == mine[1:]
        assert await store.tables_of("ben", OPEN) == [Own("late", late, 1, False)]


async def what_is_due_comes_in_its_order(make: Make) -> None:
    """Page by page; what is stirred is due, until it is noted what it waits for."""
    async with opened(make) as store:
        for n, due_at in enumerate((5.0, None, 3.0, 9.0, 3.0)):
            about = msgspec.structs.replace(summary("playing"), due_at=due_at)
            await store.append(f"t{n}", 1, [b"1"], about)
        first = [Due(3.0, "t2"), Due(3.0, "t4"), Due(5.0, "t0")]
        assert await store.due(9.0) == first
        assert await store.due(9.0, limit=2) == first[:2]
        assert await store.due(9.0, after=first[0]) == first[1:]
        assert await store.due(3.0) == []
        await store.append_all([Append("t1", 2, [b"2"], stirred_at=1.0)])
        assert await store.due(9.0) == [Due(1.0, "t1"), *first]
        settled = msgspec.structs.replace(summary("playing"), due_at=7.0, asked=2, sign=b"\0x")
        store.note("t1", settled, [])
        await store.check()
        assert await store.due(9.0) == [*first, Due(7.0, "t1")]
        assert dict(await store.tables(ALL))["t1"] == settled
