"""Are whole games of regulars what they should be?"""

import pytest

from motherlode.bots.base import Budget
from motherlode.bots.driver import play_bots
from motherlode.bots.registry import make_bot
from motherlode.core.chance import Fast
from motherlode.core.events import Log
from motherlode.games.goldmine.events import LAST_TURN
from motherlode.games.goldmine.game import GOLDMINE_GAME as GAME

# Whole games


def play(setup_text: str, names: list[str], seed: int) -> tuple[list[int], bool]:
    """Who won, and whether all turns were taken before anybody did."""
    setup, log = GAME.setup(setup_text), Log()
    state = GAME.begin(setup, Fast(seed), log)
    bots = [make_bot(name, GAME.name, seat, seed) for seat, name in enumerate(names)]
    play_bots(GAME, state, bots, log, Budget(), GAME.limit(setup))
    return GAME.outcome(state).winners, any(event.kind == LAST_TURN for event in log.events)


@pytest.mark.parametrize("seats", [2, 5])
def test_regulars_beat_random_players(seats: int) -> None:
    kinds = ["regular", "random"]
    won = {"regular": 0, "random": 0}
    for seed in range(6):
        names = [kinds[(seat + seed) % 2] for seat in range(seats)]
        winners, _ = play(f"goldmine(seats={seats})", names, seed)
        for seat in winners:
            won[names[seat]] += 1

    assert won["regular"] >= 5
    assert won["random"] <= 1


@pytest.mark.parametrize(
    "text",
    [
        "seats=2",
        "seats=3, mud=false, first_player=seat0",
        "seats=4, teams=true, collect_and_challenge=true",
        "seats=5, open_tiles=five, pickaxes=true",
        "seats=4, abilities=true, open_tiles=two_player",
        "seats=3, cave_in=true",
        "seats=6, teams=true, abilities=true, cave_in=true, pickaxes=true",
    ],
)
def test_games_of_regulars_end_at_the_entrance(text: str) -> None:
    setup = f"goldmine({text}, turn_limit=200)"
    seats = GAME.setup(setup).seats

    ended_by_turns = [play(setup, ["regular"] * seats, seed)[1] for seed in range(3)]

    assert ended_by_turns.count(True) <= 1


def test_the_same_seed_makes_the_same_moves() -> None:
    logs: list[list[tuple[int, int, int]]] = []
    for _ in range(2):
        setup, log = GAME.setup("goldmine(seats=3, turn_limit=5)"), Log()
        state = GAME.begin(setup, Fast(1), log)
        bots = [make_bot("regular", GAME.name, seat, seed=1) for seat in range(3)]
        play_bots(GAME, state, bots, log, Budget(), GAME.limit(setup))
        logs.append([(event.kind, event.a, event.b) for event in log.events])

    assert logs[0] == logs[1]
