"""A bot in a seat that cannot tell two deals apart makes the same move in both."""

import pytest

from motherlode.bots.base import Budget
from motherlode.bots.registry import bot_names, make_bot
from motherlode.core.moves import Moves
from tests.secrecy.twin_worlds import Decide, Twins, World, compare_decisions

SEEDS = {"saboteur": 6, "saboteur2": 6, "duel": 12, "goldmine": 4, "corporation": 6}
"""Deals of each thing that is shuffled."""


def players_of_every_level(twins: Twins) -> Decide:
    """The same players in both worlds, who hear what the seat is told there."""
    name, told = twins.one.game.name, {}
    players = {}
    for world in (twins.one, twins.other):
        told[id(world)] = 0
        players[id(world)] = {
            bot: make_bot(bot, name, twins.seat, twins.seed) for bot in bot_names(name)
        }

    def choose(world: World) -> tuple[dict[str, int], int]:
        bots, heard = players[id(world)], world.log.heard(twins.seat)
        for event in heard[told[id(world)] :]:
            for bot in bots.values():
                bot.hear(event)
        told[id(world)] = len(heard)
        moves, view = Moves(), world.state.view(twins.seat)
        world.game.fill(view.public, view.own, moves)
        choices = {level: int(bot.choose(view, moves, Budget())) for level, bot in bots.items()}
        return choices, choices["regular"]

    return choose


@pytest.mark.parametrize("game", SEEDS)
def test_twin_deals_get_the_same_moves_from_every_bot(game: str) -> None:
    assert compare_decisions(game, SEEDS[game], players_of_every_level) > 30
