"""Bots that think elsewhere play as they would here."""

import asyncio

import pytest

from motherlode.bots.base import Budget
from motherlode.bots.registry import bot_names, make_bot
from motherlode.core.moves import Moves
from motherlode.games.registry import GAMES
from motherlode.server.minds.pool import Minds
from tests.server.minds.playing import NewLoop, Table, move_of, odd, run, some_minds


async def play_both_ways(minds: Minds, table: Table, seed: int) -> int:
    """Play a whole game, and compare each choice with that of the same bot here."""
    names = [bot_names(table.game.name)[seat % 2] for seat in range(table.setup.seats)]
    here = [make_bot(name, table.game.name, seat, seed) for seat, name in enumerate(names)]
    told = 0
    moves = Moves()
    steps = 0
    while True:
        for event in table.log.events[told:]:
            for seat, bot in enumerate(here):
                if event.heard_by(seat):
                    bot.hear(event)
        told = len(table.log.events)
        if table.over:
            return steps
        seat = table.asked
        view = table.state.view(seat)
        table.game.fill(view.public, view.own, moves)
        expected = here[seat].choose(view, moves, Budget())
        chosen = await move_of(minds, table.order(names[seat], seed=seed))
        assert chosen == expected, f"step {steps}, seat {seat}"
        table.game.play(table.state, chosen, table.log)
        steps += 1


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_in_a_process_of_its_own_chooses_the_same_moves(game: str) -> None:
    async def steps() -> None:
        async with some_minds(2) as minds:
            played = await play_both_ways(minds, Table(game, seed=11), seed=7)
            stats = minds.stats()
        assert played > 30
        assert (stats.done, stats.failed, stats.restarts) == (played, 0, 0)

    run(asyncio.new_event_loop, steps())


def test_bots_of_two_tables_share_two_workers(new_loop: NewLoop) -> None:
    async def steps() -> None:
        one, other = Table("saboteur(seats=4)", 3, "one"), Table("duel", 4, "other")
        async with some_minds(2) as minds:
            await asyncio.gather(
                play_both_ways(minds, one, seed=5), play_both_ways(minds, other, seed=6)
            )
            for name in ("one", "other"):
                minds.forget(name)
            tables = [Table(name=name) for name in ("three", "four")]
            homes = [await move_of(minds, table.order(odd("Whereabouts"))) for table in tables]
            again = [await move_of(minds, table.order(odd("Whereabouts"))) for table in tables]
        assert len(set(homes)) == 2
        assert again == homes

    run(new_loop, steps())


def test_a_bot_that_takes_a_chair_later_hears_all_that_its_seat_was_told() -> None:
    async def steps() -> None:
        table = Table()
        table.play_some(9)
        async with some_minds() as minds:
            for _ in range(3):
                order = table.order(odd("Listener"), seat=1)
                assert len(order.heard) > 9
                assert await move_of(minds, order) == len(order.heard)
                table.play_some(2)

    run(asyncio.new_event_loop, steps())


def test_another_bot_with_the_key_of_one_before_begins_anew() -> None:
    async def steps() -> None:
        table = Table()
        table.play_some(2)
        async with some_minds() as minds:
            orders = [table.order(odd("Asker"), seed=seed) for seed in (1, 1, 2, 2, 1)]
            times = [await move_of(minds, order) for order in orders]
            assert times == [1, 2, 1, 2, 1]
            assert minds.stats().restarts == 0

    run(asyncio.new_event_loop, steps())


def test_a_bot_whose_seat_was_told_less_than_it_heard_begins_anew() -> None:
    async def steps() -> None:
        table = Table()
        early = table.order(odd("Listener"), seat=1)
        table.play_some(4)
        late = table.order(odd("Listener"), seat=1)
        async with some_minds() as minds:
            for order in (late, early, late):
                assert await move_of(minds, order) == len(order.heard)

    run(asyncio.new_event_loop, steps())


def test_a_forgotten_bot_begins_anew() -> None:
    async def steps() -> None:
        table = Table()
        table.play_some(2)
        order = table.order(odd("Asker"))
        async with some_minds() as minds:
            before = [await move_of(minds, order) for _ in range(2)]
            minds.forget("tab")
            after = [await move_of(minds, order) for _ in range(2)]
        assert before == after == [1, 2]

    run(asyncio.new_event_loop, steps())
