"""Broken promises are noticed at the move that breaks them."""

from typing import Any

import pytest

from motherlode.arena.trouble import Trouble
from motherlode.arena.watch import Watch
from motherlode.bots.base import Bot, Budget
from motherlode.bots.random_bot import RandomBot
from motherlode.core.chance import Fast
from motherlode.core.events import Log
from motherlode.core.moves import Moves
from motherlode.core.state import View
from tests.toy.nugget import Nugget, Table

SEATS = 3


class Leaky(Nugget):
    """Loses a number after two moves."""

    def __init__(self) -> None:
        super().__init__()
        self.looks = 0

    def check(self, state: Table) -> None:
        self.looks += 1
        if self.looks > 2:
            raise AssertionError("a number is lost")


class Cheat(Bot[Any, Any]):
    """Chooses what is not there."""

    def choose(self, view: View[Any, Any], moves: Moves, budget: Budget) -> int:
        return 999


def watch(game: Nugget, bot: Bot[Any, Any] | None = None, limit: int = 100) -> int:
    """Play a game with open eyes."""
    bots = [bot or RandomBot[Any, Any](Fast(seat)) for seat in range(SEATS)]
    log = Log()
    state = game.begin(game.setup(f"nugget(seats={SEATS})"), Fast(1), log)
    eyes = Watch(game, 7, bots, check=True)
    return eyes.play(state, log, lambda move: game.play(state, move, log), limit)


def test_a_good_game_is_played_to_its_end() -> None:
    assert watch(Nugget()) == 2 * SEATS


def test_a_broken_invariant_names_game_and_step() -> None:
    with pytest.raises(Trouble) as caught:
        watch(Leaky())
    assert str(caught.value) == ("game 7: after 2 moves an invariant is broken: a number is lost")


def test_an_illegal_choice_is_not_played() -> None:
    with pytest.raises(Trouble, match="after 0 moves the bot on seat 0 chose 999") as caught:
        watch(Nugget(), Cheat())
    assert caught.value.game == 7


def test_no_more_moves_are_played_than_the_game_promised() -> None:
    assert watch(Nugget(), limit=4) == 4
