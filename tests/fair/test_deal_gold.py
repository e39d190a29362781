"""Is all that Gold Mine leaves to chance left to chance evenly: tiles, dice, who begins?"""

from collections import Counter
from functools import cache

import pytest

from motherlode.core.chance import Fast
from motherlode.core.events import Log
from motherlode.games.goldmine import events as e
from motherlode.games.goldmine.dice import throw
from motherlode.games.goldmine.game import GOLDMINE_GAME as GAME
from motherlode.games.goldmine.game import Table
from motherlode.games.goldmine.pieces import MUD, PASSAGE
from motherlode.games.goldmine.state import Hidden
from tests.fair.chi_square import assert_fair
from tests.fair.dealing import generator

DEALS = 2500
GENERATORS = ["fast", "secure"]
RULES = GAME.rules(GAME.setup("goldmine"))
COUNTS = [int(count) for count in RULES.counts]
TILES = sum(COUNTS)
BUILDING = 20
DIE = dict.fromkeys(range(1, 7), 1.0)


@cache
def deals(name: str, setup: str) -> list[Table]:
    """Many games just dealt."""
    return [GAME.begin(GAME.setup(setup), generator(name, seed)) for seed in range(DEALS)]


def drawn_first(state: Table) -> int:
    """The tile that the first player has drawn."""
    return int(state.public.course.drawn)


@pytest.mark.parametrize("name", GENERATORS)
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_everyone_is_as_likely_to_begin(name: str, seats: int) -> None:
    seen = Counter(int(s.public.course.turn) for s in deals(name, f"goldmine(seats={seats})"))

    assert_fair(seen, dict.fromkeys(range(seats), 1.0))


def test_seat_0_begins_where_that_is_chosen() -> None:
    setup = GAME.setup("goldmine(seats=3, first_player=seat0)")

    assert {GAME.begin(setup, Fast(seed)).public.course.turn for seed in range(40)} == {0}


@pytest.mark.parametrize("name", GENERATORS)
def test_every_kind_of_tile_is_as_often_among_the_20_as_there_are_tiles_of_it(name: str) -> None:
    seen: Counter[int] = Counter()
    for state in deals(name, "goldmine(seats=3)"):
        seen.update(int(kind) for kind in state.hidden.building.list())
        seen[drawn_first(state)] += 1

    assert sum(seen.values()) == DEALS * BUILDING
    assert_fair(seen, {kind: float(count) for kind, count in enumerate(COUNTS)})


@pytest.mark.parametrize("name", GENERATORS)
def test_the_top_of_the_stack_is_any_tile(name: str) -> None:
    seen = Counter(
        int(state.hidden.stack.cards[state.hidden.stack.size - 1])
        for state in deals(name, "goldmine(seats=3)")
    )

    assert_fair(seen, {kind: float(count) for kind, count in enumerate(COUNTS)})


@pytest.mark.parametrize("symbol", [PASSAGE, MUD])
def test_open_tiles_with_a_symbol_are_dealt_by_how_many_there_are(symbol: int) -> None:
    """GLD-41: seen over the first player's tiles, before others take from the same."""
    kinds = [k for k in range(RULES.kinds) if RULES.symbol[int(RULES.tiles.first[k])] == symbol]
    seen: Counter[int] = Counter()
    for state in deals("fast", "goldmine(seats=2)"):
        for kind in kinds:
            seen[kind] += int(state.public.supply.open[kind])

    assert sum(seen.values()) == DEALS * 2
    assert_fair(seen, {kind: float(COUNTS[kind]) for kind in kinds})


def test_dice_show_each_number_as_often() -> None:
    for name in GENERATORS:
        hidden = Hidden(generator(name, 7))
        seen = Counter(int(throw(hidden)) for _ in range(12_000))

        assert_fair(seen, DIE)


def test_two_throws_in_a_row_do_not_hang_together() -> None:
    hidden = Hidden(Fast(11))
    seen = Counter((int(throw(hidden)), int(throw(hidden))) for _ in range(18_000))

    assert_fair(seen, {(one, two): 1.0 for one in DIE for two in DIE})


def test_everyone_is_as_likely_to_choose_a_miner_first_and_last() -> None:
    first: Counter[int] = Counter()
    last: Counter[int] = Counter()
    for seed in range(DEALS):
        state = GAME.begin(GAME.setup("goldmine(seats=4, abilities=true)"), Fast(seed))
        order = [int(seat) for seat in state.public.course.order]
        first[order[0]] += 1
        last[order[-1]] += 1

    assert_fair(first, dict.fromkeys(range(4), 1.0))
    assert_fair(last, dict.fromkeys(range(4), 1.0))


def test_the_highest_die_chooses_first() -> None:
    """GLD-43, where nobody ties."""
    for seed in range(200):
        log = Log()
        state = GAME.begin(GAME.setup("goldmine(seats=3, abilities=true)"), Fast(seed), log)
        dice = {event.seat: event.a for event in log.events if event.kind == e.ROLLED_FOR_MINER}
        if len(set(dice.values())) == len(dice) and len(log.events) == len(dice):
            order = [int(seat) for seat in state.public.course.order]
            assert order == sorted(dice, key=lambda seat: -dice[seat])


def test_every_tile_is_somewhere() -> None:
    for state in deals("fast", "goldmine(seats=2)")[:200]:
        piles = [*state.hidden.building.list(), *state.hidden.stack.list()]
        found = len(piles) + 1 + int(state.public.supply.open_tiles())

        assert found == TILES
