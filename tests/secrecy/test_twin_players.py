"""A bot in a seat that cannot tell two deals apart makes the same move in both."""

from dataclasses import dataclass, field
from typing import Any

import pytest

from motherlode.bots.base import Bot, Budget
from motherlode.bots.registry import bot_names, make_bot, make_thumb
from motherlode.core.chance import Fast
from motherlode.core.events import Log
from motherlode.core.moves import Moves
from motherlode.core.twins import Rig, Rigged
from tests.secrecy.test_twin_deals import SECRETS

NEVER = Rig(-1, 0, 0)
SEEDS = {"saboteur": 6, "saboteur2": 6, "duel": 12, "goldmine": 4, "corporation": 6}
"""Deals of each thing that is shuffled."""


@dataclass
class World:
    """One of the two deals, with players in the watched seat who hear what it is told."""

    game: Any
    state: Any
    log: Log
    players: dict[str, Bot[Any, Any]]
    told: int = field(default=0)

    def tell(self, seat: int) -> None:
        """Tell the players what is new."""
        heard = self.log.heard(seat)
        for event in heard[self.told :]:
            for player in self.players.values():
                player.hear(event)
        self.told = len(heard)

    def choices(self, seat: int) -> dict[str, int]:
        """What each would do."""
        moves = Moves()
        self.game.fill(self.state.public, self.state.own[seat], moves)
        view = self.state.view(seat)
        return {name: bot.choose(view, moves, Budget()) for name, bot in self.players.items()}


def worlds(setup: str, seat: int, seed: int, rig: Rig) -> list[World]:
    """Two deals that differ in one swap, and the same players in both."""
    name = setup.partition("(")[0]
    game = SECRETS[name].GAME
    table = game.setup(setup)
    found = []
    for how in (NEVER, rig):
        log = Log()
        state = game.begin(table, Rigged(Fast(seed), how), log)
        players = {bot: make_bot(bot, name, seat, seed) for bot in bot_names(name)}
        found.append(World(game, state, log, players))
    return found


def compare_choices(pair: list[World], secrets: Any, seat: int, seed: int) -> int:
    """Play both by the same moves until the rules show the difference; says how many decisions of
    the watched seat were the same."""
    one, other = pair
    game, chance, same = one.game, Fast(seed + 5), 0
    others = [make_thumb(game.name, chair, seed) for chair in range(len(one.state.own))]
    while True:
        common = sorted(set(game.legal(one.state)) & set(game.legal(other.state)))
        if not common:
            return same
        asked = game.turn(one.state.public)[0]
        for world in pair:
            world.tell(seat)
        if asked == seat:
            choices, twins = (world.choices(seat) for world in pair)
            assert choices == twins, f"seat {seat} of {game.name}, seed {seed}"
            move, same = choices["regular"], same + len(choices)
        else:
            move = guided(one, common, others[asked], chance)
        if secrets.exposes(one.state, other.state, seat, move):
            return same
        for world in pair:
            game.play(world.state, move, world.log)


def guided(world: World, common: list[int], bot: Bot[Any, Any], chance: Fast) -> int:
    """A plausible move that both worlds allow, or now and then any."""
    moves = Moves()
    for move in common:
        moves.add(move)
    if chance.below(6) == 0:
        return common[chance.below(len(common))]
    asked = world.game.turn(world.state.public)[0]
    return int(bot.choose(world.state.view(asked), moves, Budget()))


@pytest.mark.parametrize("game", SECRETS)
def test_twin_deals_get_the_same_moves_from_every_bot(game: str) -> None:
    secrets = SECRETS[game]
    same = 0
    for what in secrets.NAMES:
        for seed in range(SEEDS[game]):
            chance = Fast(seed * 31 + what)
            seats = secrets.SEATS[seed % len(secrets.SEATS)]
            seat = chance.below(seats)
            rig = secrets.pick_rig(what, 0, seats, seat, chance)
            pair = worlds(f"{game}(seats={seats})", seat, seed, rig)
            if secrets.GAME.save(pair[0].state) != secrets.GAME.save(pair[1].state):
                same += compare_choices(pair, secrets, seat, seed)
    assert same > 90
