"""A person in a seat that cannot tell two deals apart is given the same hint in both."""

import pytest

from motherlode.bots.base import Budget
from motherlode.bots.hints.hint import Hint, give_hint
from tests.secrecy.twin_worlds import Decide, Twins, World, compare_decisions

SEEDS = {"saboteur": 3, "saboteur2": 6, "duel": 8, "goldmine": 4, "corporation": 4}
"""Deals of each thing that is shuffled."""


def a_person_who_asks(twins: Twins) -> Decide:
    """Whoever plays by hints."""

    def ask(world: World) -> tuple[Hint, int]:
        view, heard = world.state.view(twins.seat), world.log.heard(twins.seat)
        hint = give_hint(world.game, view, heard, Budget())
        return hint, hint.move

    return ask


@pytest.mark.parametrize("game", SEEDS)
def test_twin_deals_get_the_same_hints(game: str) -> None:
    assert compare_decisions(game, SEEDS[game], a_person_who_asks) > 30
