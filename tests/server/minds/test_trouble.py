"""Whatever a bot does, whoever asks hears of it soon, and the others play on."""

import asyncio
import os
import signal
from dataclasses import replace

import pytest

from motherlode.server.minds.pool import Minds
from motherlode.server.workers.mutterings import LINES_AT_ONCE, MOST_CHARACTERS
from tests.server.minds.odd_bots import ASLEEP, ILLEGAL, SECRET
from tests.server.minds.playing import (
    NewLoop,
    Table,
    an_ear,
    move_of,
    odd,
    run,
    some_minds,
    until,
    why_failed,
)

TIGHT = 0.5
"""Seconds of grace that a random bot never needs."""
RAISED = {
    "Breaker": "LookupError",
    "Deaf": "ArithmeticError",
    "Boundless": "OverflowError",
    "Mute": "TypeError",
    "Nobody": "AttributeError",
}
"""What odd bots raise; the last is none."""


async def restarted(minds: Minds, times: int) -> None:
    """Wait until so many workers were replaced."""
    await until(lambda: minds.stats().restarts == times)


async def good_move(minds: Minds, name: str = "others") -> None:
    """See that others can play on."""
    table = Table(name=name)
    assert await move_of(minds, table.order("random")) in table.game.legal(table.state)


def test_a_bot_that_raises_fails_alone_and_tells_no_secret() -> None:
    async def steps() -> None:
        with an_ear() as ear:
            async with some_minds() as minds:
                for kind, why in RAISED.items():
                    assert await why_failed(minds, Table().order(odd(kind))) == why
                    await good_move(minds)
                assert minds.stats().restarts == 0
        for why in RAISED.values():
            assert any(why in line for line in ear.lines)
        assert not any(SECRET in line for line in ear.lines)

    run(asyncio.new_event_loop, steps())


def test_a_bot_that_raised_begins_anew() -> None:
    async def steps() -> None:
        table = Table()
        async with some_minds() as minds:
            assert await move_of(minds, table.order(odd("Listener"))) > 0
            assert await why_failed(minds, table.order(odd("Deaf"))) == "ArithmeticError"
            order = table.order(odd("Listener"))
            assert await move_of(minds, order) == len(order.heard)

    run(asyncio.new_event_loop, steps())


def test_only_bots_of_the_game_and_of_modules_named_at_the_start_can_be_asked() -> None:
    async def steps() -> None:
        async with some_minds() as minds:
            assert await move_of(minds, Table().order(odd("Odd"))) == ILLEGAL
            for bot in ("no-such-bot", "os:getpid"):
                assert await why_failed(minds, Table().order(bot)) == "ValueError"

    run(asyncio.new_event_loop, steps())


@pytest.mark.parametrize("kind", ["Sleeper", "Thinker"])
def test_a_bot_that_never_ends_is_killed_and_those_behind_it_play_on(
    kind: str,
) -> None:
    async def steps() -> None:
        async with some_minds(grace=TIGHT) as minds:
            endless = Table(name="endless").order(odd(kind), seconds=0.01)
            why, *_ = await asyncio.gather(
                why_failed(minds, endless), good_move(minds, "one"), good_move(minds, "other")
            )
            stats = minds.stats()
        assert why == "overran"
        assert (stats.done, stats.failed, stats.restarts) == (2, 1, 1)

    run(asyncio.new_event_loop, steps())


@pytest.mark.parametrize("kind", ["Suicide", "Leaver"])
def test_a_worker_that_ends_in_the_middle_of_a_job_is_replaced(
    kind: str,
) -> None:
    async def steps() -> None:
        async with some_minds() as minds:
            why, _ = await asyncio.gather(
                why_failed(minds, Table().order(odd(kind))), good_move(minds)
            )
            assert why == "crashed"
            assert minds.stats().restarts == 1

    run(asyncio.new_event_loop, steps())


def test_a_worker_killed_from_outside_in_the_middle_of_a_job_is_replaced(new_loop: NewLoop) -> None:
    async def steps() -> None:
        with an_ear() as ear:
            async with some_minds() as minds:
                asleep = asyncio.create_task(why_failed(minds, Table().order(odd("Sleeper"))))
                behind = asyncio.create_task(good_move(minds))
                os.kill(await ear.until_heard(ASLEEP), signal.SIGKILL)
                assert await asleep == "crashed"
                await behind

    run(new_loop, steps())


def test_an_idle_worker_that_is_killed_is_replaced_and_told_all_again(new_loop: NewLoop) -> None:
    async def steps() -> None:
        table = Table()
        table.play_some(4)
        async with some_minds() as minds:
            listener = table.order(odd("Listener"), seat=0)
            home = table.order(odd("Whereabouts"), seat=1)
            for times in (1, 2):
                assert await move_of(minds, listener) == len(listener.heard)
                os.kill(await move_of(minds, home), signal.SIGKILL)
                await restarted(minds, times)
            assert await move_of(minds, listener) == len(listener.heard)
            assert minds.stats().failed == 0

    run(new_loop, steps())


def test_a_bot_that_floods_its_pipes_plays_on_and_fills_no_log(new_loop: NewLoop) -> None:
    async def steps() -> None:
        order = Table().order(odd("Chatterer"))
        with an_ear() as ear:
            async with some_minds() as minds:
                assert await move_of(minds, order) == len(order.heard)
                await good_move(minds)
        assert LINES_AT_ONCE <= len(ear.lines) < 2 * LINES_AT_ONCE
        assert "lines are left out" in ear.lines[-1]
        assert max(map(len, ear.lines)) <= MOST_CHARACTERS + len("worker 1234567: ")
        assert all(line.isprintable() for line in ear.lines)

    run(new_loop, steps())


def test_an_event_for_another_seat_is_sent_nowhere() -> None:
    async def steps() -> None:
        table = Table()
        table.log.whisper(2, 0, 2)
        order = table.order("random", seat=2)
        wrong = replace(order, seat=1)
        async with some_minds() as minds:
            with pytest.raises(ValueError, match="must not reach seat 1"):
                await minds.choose(wrong)
            await good_move(minds)
            assert minds.stats().restarts == 0

    run(asyncio.new_event_loop, steps())
