"""Does the regular of the Duel run for gold, and keep the other from it?"""

from collections import Counter
from typing import Any

import pytest

from motherlode.bots.base import Budget
from motherlode.bots.driver import play_bots
from motherlode.bots.registry import bot_names, make_bot
from motherlode.core.chance import Fast
from motherlode.core.events import Log
from motherlode.core.moves import Moves
from motherlode.games.duel.game import DUEL_GAME as GAME
from motherlode.games.duel.game import Table

SEEDS = range(1, 6)
"""Chance decides among moves that are nearly equal; these are not."""

ALMOST = """
       0      1            2            3            4         5
  -2   .      .            .            .            .         ?
  -1   start  straight_ew  straight_ew  straight_ew  curve_nw  .
  1    start  .            .            .            .         .
"""
BARRED = """
       0      1            2             3            4
  -1   start  straight_ew  t_short_blue  straight_ew  straight_ew
  1    start  .            .             .            .
"""
THEIRS = """
       0      1            2            3            4
  -1   start  .            .            .            .
  1    start  straight_ew  straight_ew  straight_ew  .
"""
LINK = """
       0      1            2            3            4
  -1   start  .            .            .            .
  1    start  straight_ew  straight_ew  straight_ew  curve_nw
"""
SHARED = """
       0            1            2            3            4
  -1   start        .            .            .            .
  0    straight_ns  .            .            .            .
  1    start        straight_ew  straight_ew  straight_ew  .
"""


def table(**position: Any) -> Table:
    """A position in which seat 0 is asked."""
    return GAME.arrange(GAME.setup("duel()"), {"turn": 0, "pile": [], **position})


def choice(state: Table, seed: int = 1) -> str:
    """What a regular does."""
    seat = GAME.turn(state.public)[0]
    moves = Moves()
    GAME.fill(state.public, state.own[seat], moves)
    bot = make_bot("regular", GAME.name, seat, seed)
    return GAME.write(state.public, bot.choose(state.view(seat), moves, Budget()))


@pytest.mark.parametrize("seed", SEEDS)
def test_it_lays_the_last_card_to_a_goal(seed: int) -> None:
    state = table(mine=ALMOST, hands={"0": ["curve_nw", "map", "break_lamp"], "1": ["map"]})

    assert choice(state, seed) == "dig curve_nw turned 4,-2"


@pytest.mark.parametrize("seed", SEEDS)
def test_it_opens_a_door_that_bars_its_way(seed: int) -> None:
    state = table(mine=BARRED, hands={"0": ["key", "ns_stub"], "1": ["map"]})

    assert choice(state, seed) == "key 2,-1"


@pytest.mark.parametrize("seed", SEEDS)
def test_it_mends_before_anything_else(seed: int) -> None:
    state = table(broken={"0": ["lamp"]}, hands={"0": ["fix_lamp", "map", "key"], "1": ["key"]})

    assert choice(state, seed) == "mend lamp 0"


@pytest.mark.parametrize("seed", SEEDS)
def test_it_mends_with_one_card_rather_than_discard_two_before_the_gold(seed: int) -> None:
    hands = {"0": ["fix_lamp", "curve_nw", "straight_ew"], "1": ["key"]}
    state = table(mine=ALMOST, broken={"0": ["lamp"]}, hands=hands)

    assert choice(state, seed) == "mend lamp 0"


@pytest.mark.parametrize("seed", SEEDS)
def test_it_sabotages_a_runner_who_is_near(seed: int) -> None:
    state = table(mine=THEIRS, hands={"0": ["break_cart", "ns_stub", "map"], "1": ["key"]})

    assert choice(state, seed) == "break cart 1"


@pytest.mark.parametrize("seed", SEEDS)
def test_it_discards_a_map_rather_than_a_crossing(seed: int) -> None:
    hands = {"0": ["map", "map", "cross_green"], "1": ["key"]}
    state = table(broken={"0": ["lamp"]}, looked={"0": ["5,-2", "5,0", "5,2"]}, hands=hands)

    assert choice(state, seed) in ("pass map", "remove map map")


@pytest.mark.parametrize("seed", SEEDS)
def test_it_exchanges_a_stale_map_rather_than_lay_a_path_that_leads_no_nearer(seed: int) -> None:
    hands = {"0": ["map", "straight_ns", "key"], "1": ["key"]}
    state = table(mine=ALMOST, looked={"0": ["5,-2", "5,0", "5,2"]}, hands=hands)

    assert choice(state, seed) == "pass map"


@pytest.mark.parametrize("seed", SEEDS)
def test_it_gives_no_two_cards_for_a_tool_with_nothing_to_dig(seed: int) -> None:
    hands = {"0": ["map", "key", "fix_cart"], "1": ["key"]}
    state = table(broken={"0": ["lamp"]}, looked={"0": ["5,-2", "5,0", "5,2"]}, hands=hands)

    assert choice(state, seed).startswith("pass")


@pytest.mark.parametrize("seed", SEEDS)
def test_it_gives_two_cards_for_a_tool_while_it_keeps_a_path(seed: int) -> None:
    hands = {"0": ["map", "map", "straight_ew"], "1": ["key"]}
    state = table(broken={"0": ["lamp"]}, looked={"0": ["5,-2", "5,0", "5,2"]}, hands=hands)

    assert choice(state, seed) == "remove map map"


@pytest.mark.parametrize("seed", SEEDS)
def test_it_keeps_the_card_that_reaches_the_gold_when_it_gives_two_for_a_tool(seed: int) -> None:
    hands = {"0": ["curve_nw", "fix_pick", "fix_cart", "straight_ns"], "1": ["key"]}
    state = table(mine=ALMOST, broken={"0": ["lamp"]}, hands=hands)

    assert choice(state, seed) == "remove fix_pick fix_cart"


@pytest.mark.parametrize("seed", SEEDS)
def test_it_joins_a_tunnel_that_the_other_dug(seed: int) -> None:
    state = table(mine=LINK, hands={"0": ["straight_ew", "straight_ns"], "1": ["map"]})

    assert choice(state, seed) == "dig straight_ns 0,0"


@pytest.mark.parametrize("seed", SEEDS)
def test_it_looks_at_a_goal_rather_than_throw_a_map_away(seed: int) -> None:
    state = table(mine=ALMOST, broken={"0": ["lamp"]}, hands={"0": ["map", "key"], "1": ["map"]})

    assert choice(state, seed).startswith("map ")


@pytest.mark.parametrize("seed", SEEDS)
def test_it_looks_at_nothing_that_it_can_work_out(seed: int) -> None:
    hands = {"0": ["map", "key"], "1": ["map"]}
    looked = {"0": ["5,-2", "5,0"]}
    state = table(mine=ALMOST, broken={"0": ["lamp"]}, looked=looked, hands=hands)

    assert choice(state, seed) == "pass map"


@pytest.mark.parametrize("seed", SEEDS)
def test_it_throws_away_a_repair_that_nothing_can_break_for_any_more(seed: int) -> None:
    hands = {"0": ["fix_pick", "fix_lamp", "break_pick", "break_pick"], "1": ["break_lamp"]}
    state = table(mine=ALMOST, broken={"0": ["cart"], "1": ["cart"]}, hands=hands)

    assert choice(state, seed) == "pass fix_pick"


@pytest.mark.parametrize("seed", SEEDS)
def test_it_lays_no_path_where_it_is_of_no_use(seed: int) -> None:
    state = table(mine=ALMOST, hands={"0": ["straight_ns"], "1": ["key"]})

    assert choice(state, seed) == "pass straight_ns"


@pytest.mark.parametrize("seed", SEEDS)
def test_it_lays_no_next_to_last_card_for_one_who_can_lay_the_last(seed: int) -> None:
    hands = {"0": ["straight_ew", "map", "key"], "1": ["key"]}
    state = table(mine=SHARED, hands=hands)
    broken = table(mine=SHARED, broken={"1": ["lamp"]}, hands=hands)

    assert choice(state, seed) != "dig straight_ew 4,1"
    assert choice(broken, seed) == "dig straight_ew 4,1"


def test_it_chooses_the_same_in_worlds_that_look_the_same() -> None:
    """Hands, piles and goals that it does not see may be others."""
    for seed in range(40):
        state, chance = GAME.begin(GAME.setup("duel()"), Fast(seed)), Fast(seed + 1)
        for _ in range(seed):
            moves = GAME.legal(state)
            if not moves:
                break
            GAME.play(state, moves[chance.below(len(moves))])
        seat = int(GAME.turn(state.public)[0])
        if seat >= 0:
            world = GAME.imagine(state.public, state.own[seat], chance)
            assert choice(world, seed) == choice(state, seed)


def test_it_beats_a_random_player() -> None:
    won: Counter[str] = Counter()
    for seed in range(60):
        names = ["regular", "random"] if seed % 2 else ["random", "regular"]
        log = Log()
        state = GAME.begin(GAME.setup("duel()"), Fast(seed), log)
        bots = [make_bot(name, GAME.name, seat, seed) for seat, name in enumerate(names)]
        play_bots(GAME, state, bots, log, Budget(), 10**6)
        won.update(names[seat] for seat in GAME.outcome(state).winners)

    assert bot_names("duel") == ["random", "novice", "regular"]
    assert won["regular"] > 51  # 85 of 100
