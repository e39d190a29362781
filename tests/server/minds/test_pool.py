"""Who waits, how long, and what is left when it is over."""

import asyncio
import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from motherlode.core.events import Event
from motherlode.server.minds.desk import FIRST_PAUSE, LONGEST_PAUSE, Manners, pause
from motherlode.server.minds.jobs import KEPT
from motherlode.server.minds.pool import Minds
from tests.server.minds.odd_bots import ASLEEP
from tests.server.minds.playing import (
    NewLoop,
    Table,
    an_ear,
    lives,
    move_of,
    odd,
    run,
    some_minds,
    until,
    why_failed,
    with_tests,
)


def test_orders_are_done_in_the_order_in_which_they_came(new_loop: NewLoop) -> None:
    async def steps() -> None:
        done: list[int] = []

        async def ask(minds: Minds, number: int) -> None:
            await minds.choose(Table(name=f"table {number}").order("random"))
            done.append(number)

        async with some_minds() as minds:
            asking = [asyncio.create_task(ask(minds, number)) for number in range(8)]
            await asyncio.sleep(0)
            assert minds.stats().waiting == 8
            await asyncio.gather(*asking)
            assert minds.stats().waiting == 0
        assert done == list(range(8))

    run(new_loop, steps())


def test_who_waits_too_long_for_a_turn_hears_that_all_are_busy() -> None:
    async def steps() -> None:
        with an_ear() as ear:
            async with some_minds(patience=0.2) as minds:
                await until(lambda: minds.stats().ready == 1)
                asleep = asyncio.create_task(why_failed(minds, Table().order(odd("Sleeper"))))
                await ear.until_heard(ASLEEP)
                assert await why_failed(minds, Table(name="other").order("random")) == "busy"
                assert minds.stats().waiting == 0
                assert not asleep.done()
        assert await asleep == "closed"

    run(asyncio.new_event_loop, steps())


def test_who_gives_up_waiting_leaves_the_row() -> None:
    async def steps() -> None:
        with an_ear() as ear:
            async with some_minds() as minds:
                asleep = asyncio.create_task(why_failed(minds, Table().order(odd("Sleeper"))))
                await ear.until_heard(ASLEEP)
                tired = asyncio.create_task(minds.choose(Table().order("random")))
                await until(lambda: minds.stats().waiting == 1)
                tired.cancel()
                await until(lambda: minds.stats().waiting == 0)
        assert await asleep == "closed"

    run(asyncio.new_event_loop, steps())


def test_an_answer_that_nobody_waits_for_is_lost_and_nothing_else() -> None:
    async def steps() -> None:
        order = Table().order(odd("Napper"))
        with an_ear() as ear:
            async with some_minds() as minds:
                impatient = asyncio.create_task(minds.choose(order))
                await ear.until_heard(ASLEEP)
                impatient.cancel()
                assert await move_of(minds, order) == 2
                assert minds.stats().done == 1

    run(asyncio.new_event_loop, steps())


def test_closing_leaves_no_process_behind(new_loop: NewLoop) -> None:
    async def steps() -> None:
        with an_ear() as ear:
            async with some_minds(2) as minds:
                asleep = asyncio.create_task(why_failed(minds, Table().order(odd("Sleeper"))))
                home = await move_of(minds, Table(name="other").order(odd("Whereabouts")))
                pids = [await ear.until_heard(ASLEEP), home]
                assert all(map(lives, pids))
            assert not any(map(lives, pids))
        assert await asleep == "closed"
        assert await why_failed(minds, Table().order("random")) == "closed"
        assert minds.stats().ready == 0

    run(new_loop, steps())


@pytest.mark.parametrize("moments", [0, 1, 5])
def test_closing_while_workers_start_leaves_nobody_waiting(new_loop: NewLoop, moments: int) -> None:
    async def steps() -> None:
        minds = Minds(2)
        await minds.start()
        asking = asyncio.create_task(why_failed(minds, Table().order("random")))
        for _ in range(moments):
            await asyncio.sleep(0)
        await minds.close()
        assert await asking == "closed"

    run(new_loop, steps())


def test_workers_that_cannot_start_are_not_tried_without_a_pause(new_loop: NewLoop) -> None:
    async def steps() -> None:
        minds = Minds(1, Manners(also=("no.such.module",)))
        await minds.start()
        try:
            assert await why_failed(minds, Table().order("random")) == "down"
            assert minds.desks[0].started == 2
            assert not minds.desks[0].sent
            for _ in range(20):
                assert await why_failed(minds, Table().order("random")) == "down"
            assert minds.desks[0].started == 2
            assert minds.stats().failed == 21
        finally:
            await minds.close()

    run(new_loop, steps())


def test_pauses_grow_up_to_a_limit() -> None:
    pauses = [pause(falls) for falls in range(2, 2000)]

    assert pauses[:3] == [FIRST_PAUSE, 2 * FIRST_PAUSE, 4 * FIRST_PAUSE]
    assert pauses == sorted(pauses)
    assert pauses[-1] == LONGEST_PAUSE


def test_workers_that_can_start_again_do(tmp_path: Path) -> None:
    async def steps() -> None:
        surroundings = with_tests()
        surroundings["PYTHONPATH"] += os.pathsep + str(tmp_path)
        minds = Minds(1, Manners(also=("late_bots",), environment=surroundings))
        await minds.start()
        try:
            assert await why_failed(minds, Table().order("random")) == "down"
            text = "from tests.server.minds.odd_bots import Whereabouts"
            (tmp_path / "late_bots.py").write_text(text, encoding="utf-8")
            await until(lambda: minds.stats().ready == 1)
            assert lives(await move_of(minds, Table().order("late_bots:Whereabouts")))
        finally:
            await minds.close()

    run(asyncio.new_event_loop, steps())


def test_what_is_remembered_of_bots_is_bounded() -> None:
    async def steps() -> None:
        tables = [Table(seed=seed, name=f"table {seed}") for seed in range(KEPT + 10)]
        async with some_minds() as minds:
            for table in (*tables, tables[0]):
                order = table.order(odd("Listener"))
                assert await move_of(minds, order) == len(order.heard)
            assert len(minds.desks[0].sent) == KEPT
            minds.forget("table")
            assert not minds.desks[0].sent

    run(asyncio.new_event_loop, steps())


class Torn(list[Event]):
    """A row of events that cannot be read."""

    def __getitem__(self, index: Any) -> Any:
        raise RuntimeError("torn")


def test_an_order_that_cannot_be_read_leaves_nobody_waiting() -> None:
    async def steps() -> None:
        torn = replace(Table(name="torn").order("random"), heard=Torn())
        order = Table().order(odd("Listener"))
        with an_ear() as ear:
            async with some_minds() as minds:
                why, move = await asyncio.gather(why_failed(minds, torn), move_of(minds, order))
        assert (why, move) == ("closed", len(order.heard))
        assert any("is let go" in line for line in ear.lines)

    run(asyncio.new_event_loop, steps())


def test_no_worker_is_no_pool() -> None:
    with pytest.raises(ValueError, match="a worker at least"):
        Minds(0)
