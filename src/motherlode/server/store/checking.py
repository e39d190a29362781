"""What the checks of a store share."""

from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Final, TypeAlias

from motherlode.server.store.base import EventStore, Fenced, Phase, Summary

Make: TypeAlias = Callable[[], EventStore]
Check: TypeAlias = Callable[[Make], Coroutine[None, None, None]]

ALL: Final = ("waiting", "playing", "over", "closed")
CROWD: Final = 40


@asynccontextmanager
async def opened(make: Make) -> AsyncIterator[EventStore]:
    """A store that is closed afterwards."""
    store = make()
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def summary(
    phase: Phase = "waiting", *, listed: bool = True, seats: int = 5, changed_at: float = 1.5
) -> Summary:
    """One of a table of Saboteur."""
    return Summary(
        phase=phase,
        listed=listed,
        game="saboteur",
        seats=seats,
        made_at=0.25,
        changed_at=changed_at,
    )


async def is_fenced(deed: Awaitable[object]) -> bool:
    """Was it refused by the fence?"""
    try:
        await deed
    except Fenced:
        return True
    return False
