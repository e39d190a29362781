"""Does the regular player choose what its dwarf would, by what its seat may know?"""

import pytest

from motherlode.bots.base import Budget
from motherlode.bots.driver import play_bots
from motherlode.bots.random_bot import RandomBot
from motherlode.bots.saboteur.regular import Regular
from motherlode.core.chance import Fast
from motherlode.core.events import Log
from motherlode.games.saboteur.cards import SABOTEUR
from motherlode.games.saboteur.game import SABOTEUR_GAME as GAME
from motherlode.kit.news import ROUND_ENDED
from tests.unit.bots.saboteur.asking import choice, choices, table

ONE_CARD_MISSING = """
     0      1      2      3      4            5            6             7  8
0    start  cross  cross  cross  straight_ew  straight_ew  t_horizontal  .  ?
"""


HAND = ["straight_ew", "curve_ne", "dead_ew", "map", "rockfall", "cross"]
TUNNEL = {"mine": ONE_CARD_MISSING, "hands": {0: HAND}}


def test_a_digger_reaches_the_goal() -> None:
    found = choices(**TUNNEL, roles={0: "digger"})
    assert found <= {"dig straight_ew 7,0", "dig cross 7,0"}


def test_a_saboteur_keeps_the_tunnel_from_the_goal() -> None:
    found = choices(**TUNNEL, roles={0: "saboteur"})
    assert found
    assert not {move for move in found if move.startswith("dig") and "dead" not in move}


def test_a_digger_mends_the_own_tool_first() -> None:
    hand = ["fix_lamp", "straight_ew", "cross", "rockfall", "break_pick", "dead_ew"]
    broken = {0: ["lamp"], 1: ["lamp"]}
    assert choices(hands={0: hand}, broken=broken, roles={0: "digger"}) == {"mend lamp 0"}


@pytest.mark.parametrize("edition", sorted(GAME.sheet.editions))
def test_rounds_are_played_to_the_end_in_every_edition(edition: str) -> None:
    log = Log()
    state = GAME.begin(GAME.setup(f"saboteur(edition={edition}, seats=4, rounds=1)"), Fast(5), log)
    play_bots(GAME, state, [Regular(seat, Fast(seat)) for seat in range(4)], log, Budget(), 1000)
    assert [event for event in log.events if event.kind == ROUND_ENDED]


def test_worlds_that_a_seat_cannot_tell_apart_get_the_same_move() -> None:
    compared = 0
    for seed in range(4):
        log = Log()
        state = GAME.begin(GAME.setup("saboteur(seats=5, rounds=1)"), Fast(seed), log)
        bots = [Regular(seat, Fast(seat)) for seat in range(5)]
        play_bots(GAME, state, list(bots), log, Budget(), 12 + seed)
        asked = GAME.turn(state.public)[0]
        other = GAME.imagine(state.public, state.own[asked], Fast(seed + 50))
        assert GAME.digest(other) != GAME.digest(state)
        assert choice(other, 3, log) == choice(state, 3, log)
        compared += 1
    assert compared == 4


def test_regular_diggers_beat_random_saboteurs() -> None:
    wins = 0
    for seed in range(40):
        log = Log()
        state = GAME.begin(GAME.setup("saboteur(seats=4, rounds=1)"), Fast(seed), log)
        bots = [
            RandomBot(Fast(seed)) if own.role == SABOTEUR else Regular(own.seat, Fast(seed))
            for own in state.own
        ]
        play_bots(GAME, state, bots, log, Budget(), 1000)
        wins += next(event.b for event in log.events if event.kind == ROUND_ENDED) != SABOTEUR
    assert wins >= 30  # random players win less than one round in a thousand


@pytest.mark.parametrize("seed", range(12))
def test_the_richest_gold_card_is_kept(seed: int) -> None:
    goals = ["stone_a", "gold", "stone_b"]
    state = table(
        **TUNNEL, goals=goals, roles={0: "digger", 1: "saboteur"}, gold_pile=[3, 1, 2, 1, 2, 1]
    )
    GAME.play(state, GAME.read(state.public, state.own[0], "dig straight_ew 7,0"))

    offer = list(state.own[GAME.turn(state.public)[0]].offer)
    assert len(set(offer)) > 1
    assert choice(state, seed) == f"keep {max(offer)}"
