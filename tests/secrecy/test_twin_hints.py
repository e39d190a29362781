"""A person in a seat that cannot tell two deals apart is given the same hint in both."""

from typing import Any

import pytest

from motherlode.bots.base import Budget
from motherlode.bots.hints.hint import give_hint
from motherlode.bots.registry import make_thumb
from motherlode.core.chance import Fast
from tests.secrecy.test_twin_deals import SECRETS
from tests.secrecy.test_twin_players import World, guided, worlds

SEEDS = {"saboteur": 3, "saboteur2": 6, "duel": 8, "goldmine": 4, "corporation": 4}
"""Deals of each thing that is shuffled."""


def compare_hints(pair: list[World], secrets: Any, seat: int, seed: int) -> int:
    """Play both by the same moves, the watched seat by its hints, until the rules show the
    difference; says how many hints were the same."""
    one, other = pair
    game, chance, same = one.game, Fast(seed + 5), 0
    others = [make_thumb(game.name, chair, seed) for chair in range(len(one.state.own))]
    while True:
        common = sorted(set(game.legal(one.state)) & set(game.legal(other.state)))
        if not common:
            return same
        asked = game.turn(one.state.public)[0]
        if asked == seat:
            hint, twin = (
                give_hint(game, world.state.view(seat), world.log.heard(seat), Budget())
                for world in pair
            )
            assert hint == twin, f"seat {seat} of {game.name}, seed {seed}"
            move, same = hint.move, same + 1
        else:
            move = guided(one, common, others[asked], chance)
        if secrets.exposes(one.state, other.state, seat, move):
            return same
        for world in pair:
            game.play(world.state, move, world.log)


@pytest.mark.parametrize("game", SECRETS)
def test_twin_deals_get_the_same_hints(game: str) -> None:
    secrets, same = SECRETS[game], 0
    for what in secrets.NAMES:
        for seed in range(SEEDS[game]):
            chance = Fast(seed * 31 + what)
            seats = secrets.SEATS[seed % len(secrets.SEATS)]
            seat = chance.below(seats)
            rig = secrets.pick_rig(what, 0, seats, seat, chance)
            pair = worlds(f"{game}(seats={seats})", seat, seed, rig)
            if secrets.GAME.save(pair[0].state) != secrets.GAME.save(pair[1].state):
                same += compare_hints(pair, secrets, seat, seed)

    assert same > 30
