"""Does a view say what gold would pay, before anybody digs it?"""

from typing import Any

from motherlode.core.chance import Fast
from motherlode.core.conformance import AnyState
from motherlode.core.events import Log
from motherlode.core.loop import play_randomly
from motherlode.core.moves import Moves
from motherlode.games.corporation.events import DUG, STRUCK_GOLD
from motherlode.games.corporation.game import CORPORATION_GAME as GAME

SETUP = GAME.setup("corporation(seats=3)")
POSITION = {"rows": {"5": "       $  $"}, "investments": {"1": {"red": 2}, "2": {"red": 1}}}
"""Gold beside the red flag and beside the orange one."""


def arrange(**position: Any) -> AnyState:
    return GAME.arrange(SETUP, {**POSITION, **position})


def play(state: AnyState, *texts: str) -> AnyState:
    for text in texts:
        public = state.public
        GAME.play(state, GAME.read(public, state.own[GAME.turn(public)[0]], text))
    return state


def payouts(state: AnyState) -> dict[str, list[int]]:
    shown: Any = GAME.show(state.public, None)
    found: dict[str, list[int]] = shown.payouts
    return found


def test_whoever_digs_would_be_paid_as_the_finder() -> None:
    found = payouts(arrange())

    assert found["red"] == [4, 8, 4]
    assert found["blue"] == [4, 0, 0]


def test_after_mine_was_declared_nobody_else_would_be_paid() -> None:
    state = play(arrange(cards={"0": ["mine"]}), "mine")

    assert payouts(state)["red"] == [4, 0, 0]


def test_between_digs_there_is_no_finder() -> None:
    state = play(arrange(), "dig violet 6,9", "dig violet 6,8", "dig violet 7,9")

    assert payouts(state)["red"] == [0, 8, 4]


def test_gold_pays_what_the_view_said() -> None:
    state, chance, log, moves, golds = GAME.begin(SETUP, Fast(7)), Fast(8), Log(), Moves(), 0
    while GAME.turn(state.public)[0] >= 0:
        said, before = payouts(state), [int(coins) for coins in state.public.holdings.money]
        log.clear()
        play_randomly(GAME, state, chance, moves, 1, log)
        if any(event.kind == STRUCK_GOLD for event in log.events):
            golds += 1
            dug = next(event for event in log.events if event.kind == DUG)
            after = [int(coins) for coins in state.public.holdings.money]
            paid = [now - then for now, then in zip(after, before, strict=True)]
            assert paid == said[state.public.rules.colours[dug.a]]

    assert golds > 5
