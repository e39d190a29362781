"""Checks of any store: guests, chat, the secret, and opening and closing."""

import asyncio
from collections.abc import Awaitable

from motherlode.server.store.base import SECRET_SIZE, TOKEN_SIZE, Line, StoreFailed
from motherlode.server.store.checking import ALL, CROWD, Make, is_fenced, opened, summary


async def guests_are_known_by_their_tokens(make: Make) -> None:
    """Until they have not been seen for long enough."""
    tokens = {name: name.encode() * TOKEN_SIZE for name in "abcd"}
    async with opened(make) as store:
        for n, (name, token) in enumerate(tokens.items()):
            await store.add_guest(name, token, float(n))
        assert await is_fenced(store.add_guest("a", b"z" * TOKEN_SIZE, 0.0))
        assert await is_fenced(store.add_guest("z", tokens["a"], 0.0))
        for name, token in tokens.items():
            assert await store.find_guest(token) == name
        assert await store.find_guest(b"z" * TOKEN_SIZE) is None
        await store.seen_guest("a", 10.0)
        await store.check()
        await store.seen_guest("a", 5.0)
        await store.seen_guest("nobody", 10.0)
        assert await store.forget_guests(2.0) == 1
        found = [await store.find_guest(token) for token in tokens.values()]
        assert found == ["a", None, "c", "d"]
        assert await store.forget_guests(10.0) == 2
        assert await store.find_guest(tokens["a"]) == "a"


async def a_token_that_is_no_hash_is_refused(make: Make) -> None:
    """Somebody might have passed the token itself."""
    async with opened(make) as store:
        for token in (b"", b"short", b"x" * (TOKEN_SIZE + 1)):
            try:
                await store.add_guest("a", token, 0.0)
            except ValueError:
                continue
            raise AssertionError(f"a token of {len(token)} bytes was kept")


async def chat_is_read_from_its_end(make: Make) -> None:
    """The newest, in order; old talk is forgotten at all tables."""
    async with opened(make) as store:
        for n in range(1, 11):
            await store.add_chat("t", n, b"%d" % n, float(n))
        await store.add_chat("u", 1, b"other", 3.0)
        assert await is_fenced(store.add_chat("t", 10, b"again", 11.0))
        said = [Line(n, b"%d" % n) for n in range(1, 11)]
        assert await store.read_chat("t") == said
        assert await store.read_chat("t", since=7) == said[7:]
        assert await store.read_chat("t", since=2, limit=3) == said[-3:]
        assert await store.read_chat("nowhere") == []
        assert await store.forget_chat(6.0) == 6
        assert await store.read_chat("t") == said[5:]
        assert await store.read_chat("u") == []


async def what_is_said_twice_under_one_mark_is_kept_once(make: Make) -> None:
    """A mark is a table's own; lines without one are never the same."""
    async with opened(make) as store:
        assert await store.add_chat("t", 1, b"hello", 1.0, b"m") == 1
        assert await store.add_chat("t", 2, b"hello", 2.0, b"m") == 1
        assert await store.add_chat("t", 2, b"other", 2.0, b"n") == 2
        assert await store.add_chat("u", 1, b"hello", 1.0, b"m") == 1
        assert await store.add_chat("t", 3, b"plain", 3.0) == 3
        assert await store.add_chat("t", 4, b"plain", 3.0) == 4
    async with opened(make) as store:
        assert await store.add_chat("t", 5, b"hello", 9.0, b"m") == 1
        said = [(1, b"hello"), (2, b"other"), (3, b"plain"), (4, b"plain")]
        assert await store.read_chat("t") == said


async def the_secret_stays_the_same(make: Make) -> None:
    """Also if many ask for it at once, and after the store was closed."""
    async with opened(make) as store:
        secrets = await asyncio.gather(*(store.secret() for _ in range(CROWD)))
    async with opened(make) as store:
        secrets.append(await store.secret())
    assert len(set(secrets)) == 1
    assert len(secrets[0]) == SECRET_SIZE
    assert len(set(secrets[0])) > 1


async def everything_outlives_a_close(make: Make) -> None:
    """Logs, summaries, guests, who was seen, chat."""
    about, token = summary("over", changed_at=1_793_000_000.123456), b"t" * TOKEN_SIZE
    async with opened(make) as store:
        await store.append("t", 1, [b"1", b"2"], about)
        await store.add_guest("g", token, 1.0)
        await store.add_chat("t", 1, b"hello", 1.0)
        await store.seen_guest("g", 7.0)
    async with opened(make) as store:
        assert await store.read("t") == [b"1", b"2"]
        assert await store.tables(ALL) == [("t", about)]
        assert await store.find_guest(token) == "g"
        assert await store.read_chat("t") == [(1, b"hello")]
        assert await is_fenced(store.append("t", 2, [b"no"]))
        assert await is_fenced(store.add_chat("t", 1, b"no", 2.0))
        assert await store.forget_guests(7.0) == 0
        await store.append("t", 3, [b"3"])


async def a_close_waits_for_what_was_accepted(make: Make) -> None:
    """And whoever comes later is told that the store is closed."""
    store = make()
    await store.open()
    waiting = [asyncio.ensure_future(store.append(f"t{n}", 1, [b"x"])) for n in range(CROWD)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*waiting)
    await store.close()
    late: list[Awaitable[object]] = [
        store.append("late", 1, [b"x"]),
        store.read("t0"),
        store.check(),
        store.seen_guest("g", 1.0),
    ]
    for deed in late:
        try:
            await deed
        except StoreFailed:
            continue
        raise AssertionError("a closed store did something")
    async with opened(make) as store:
        for n in range(CROWD):
            assert await store.read(f"t{n}") == [b"x"]


async def a_healthy_store_passes_its_check(make: Make) -> None:
    """Again and again, and it disturbs nothing."""
    async with opened(make) as store:
        await asyncio.gather(*(store.check() for _ in range(CROWD)))
        await store.append("t", 1, [b"1"])
        await store.check()
        assert await store.read("t") == [b"1"]
