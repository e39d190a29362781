"""Two deals side by side that a seat cannot tell apart, for whatever is decided in that seat."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from motherlode.bots.base import Bot, Budget
from motherlode.bots.registry import make_thumb
from motherlode.core.chance import Fast
from motherlode.core.events import Log
from motherlode.core.moves import Moves
from motherlode.core.twins import Rig, Rigged
from tests.secrecy.test_twin_deals import SECRETS

NEVER = Rig(-1, 0, 0)


@dataclass
class World:
    """One of the two deals."""

    game: Any
    state: Any
    log: Log


@dataclass
class Twins:
    """Two deals that differ in one swap, and the seat that cannot tell."""

    one: World
    other: World
    seat: int
    seed: int


Decide = Callable[[World], tuple[Any, int]]
"""What is decided in the seat in one world, in a form that can be compared; and the move."""


def compare_decisions(game: str, seeds: int, sit_down: Callable[[Twins], Decide]) -> int:
    """Play twin deals of each thing that is shuffled; says how many decisions were the same."""
    secrets, same = SECRETS[game], 0
    for what in secrets.NAMES:
        for seed in range(seeds):
            chance = Fast(seed * 31 + what)
            seats = secrets.SEATS[seed % len(secrets.SEATS)]
            seat = chance.below(seats)
            rig = secrets.pick_rig(what, 0, seats, seat, chance)
            one, other = (_deal(f"{game}(seats={seats})", seed, how) for how in (NEVER, rig))
            if secrets.GAME.save(one.state) != secrets.GAME.save(other.state):
                twins = Twins(one, other, seat, seed)
                same += _play(twins, sit_down(twins))
    return same


def _deal(setup: str, seed: int, rig: Rig) -> World:
    game = SECRETS[setup.partition("(")[0]].GAME
    log = Log()
    return World(game, game.begin(game.setup(setup), Rigged(Fast(seed), rig), log), log)


def _play(twins: Twins, decide: Decide) -> int:
    """Play both by the same moves until the rules show the difference; says how many decisions of
    the watched seat were the same."""
    one, other, seat = twins.one, twins.other, twins.seat
    game, chance, same = one.game, Fast(twins.seed + 5), 0
    others = [make_thumb(game.name, chair, twins.seed) for chair in range(len(one.state.own))]
    while True:
        common = sorted(set(game.legal(one.state)) & set(game.legal(other.state)))
        if not common:
            return same
        asked = game.turn(one.state.public)[0]
        if asked == seat:
            (decided, move), (twin, _) = decide(one), decide(other)
            assert decided == twin, f"seat {seat} of {game.name}, seed {twins.seed}"
            same += 1
        else:
            move = _guided(one, common, others[asked], chance)
        if SECRETS[game.name].exposes(one.state, other.state, seat, move):
            return same
        for world in (one, other):
            game.play(world.state, move, world.log)


def _guided(world: World, common: list[int], bot: Bot[Any, Any], chance: Fast) -> int:
    """A plausible move that both worlds allow, or now and then any."""
    moves = Moves()
    for move in common:
        moves.add(move)
    if chance.below(6) == 0:
        return common[chance.below(len(common))]
    asked = world.game.turn(world.state.public)[0]
    return int(bot.choose(world.state.view(asked), moves, Budget()))
