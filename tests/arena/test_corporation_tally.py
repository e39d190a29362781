"""What is counted of Dwarf Corporation is what happened."""

from collections import Counter
from functools import cache

import pytest

from motherlode.arena.match import seat_bots
from motherlode.arena.plan import make_plan, read_setup_of
from motherlode.arena.played import Fact, Played
from motherlode.arena.seeds import deal_seed
from motherlode.arena.tallies import tally_of
from motherlode.arena.tallies.corporation import SOURCES, Ledger, facts
from motherlode.bots.base import Budget
from motherlode.bots.driver import play_bots
from motherlode.core.chance import Fast
from motherlode.core.events import Log
from motherlode.core.outcome import Outcome
from motherlode.core.state import NOBODY
from motherlode.games.corporation import events as e
from motherlode.games.corporation.game import CORPORATION_GAME as GAME
from motherlode.games.corporation.pieces import (
    COLOURS,
    GOLD,
    NO_COLOUR,
    OVERTIME,
    SECRET_TUNNEL,
)
from motherlode.games.corporation.state import Public

RED, ORANGE, YELLOW, GREEN, CYAN, BLUE, VIOLET, WHITE = range(COLOURS)
FOUR = 1 << RED | 1 << ORANGE | 1 << YELLOW | 1 << GREEN
TABLES = [
    ("corporation(seats=2)", ("regular", "random")),
    ("corporation(seats=3)", ("regular",)),
    ("corporation(seats=6)", ("random", "regular")),
    ("corporation(seats=4)", ("random",)),
]


@cache
def played(text: str, bots: tuple[str, ...], games: int = 2) -> list[tuple[Played, Public]]:
    """Some games, and what everyone sees at their end."""
    plan = make_plan(read_setup_of(text, []), bots=bots, games=games, seed=9)
    found = []
    for number in plan.numbers:
        log = Log()
        state = GAME.begin(plan.setup, Fast(deal_seed(plan.seed, number)), log)
        limit = GAME.limit(plan.setup)
        moves = play_bots(GAME, state, seat_bots(plan, number), log, Budget(), limit)
        outcome = GAME.outcome(state)
        game = Played(plan.setup, plan.seated(number), moves, log.events, outcome)
        found.append((game, state.public))
    return found


# Whole games


@pytest.mark.parametrize(("text", "bots"), TABLES)
def test_the_coins_of_all_sources_are_the_money(text: str, bots: tuple[str, ...]) -> None:
    for game, _ in played(text, bots):
        assert [coins.total() for coins in Ledger(game).coins] == game.outcome.scores


@pytest.mark.parametrize(("text", "bots"), TABLES)
def test_what_was_told_is_what_the_last_state_has(text: str, bots: tuple[str, ...]) -> None:
    for game, public in played(text, bots):
        ledger, holdings = Ledger(game), public.holdings
        seats = range(game.setup.seats)
        assert ledger.starter == public.course.starter
        assert ledger.gnomes == [int(gnomes) for gnomes in holdings.gnomes]
        assert ledger.shares == [
            [int(holdings.invested(seat, colour)) for colour in range(COLOURS)] for seat in seats
        ]


@pytest.mark.parametrize(("text", "bots"), TABLES)
def test_every_gold_under_a_crystal_was_dug(text: str, bots: tuple[str, ...]) -> None:
    for game, public in played(text, bots):
        field = public.field
        dug = sum(
            content == GOLD and crystal != NO_COLOUR
            for content, crystal in zip(field.content, field.crystal, strict=True)
        )
        assert Ledger(game).golds == dug


@pytest.mark.parametrize(("text", "bots"), TABLES)
def test_every_turn_is_somebodys(text: str, bots: tuple[str, ...]) -> None:
    for game, public in played(text, bots):
        turns = Ledger(game).turns
        assert sum(turns) in (public.course.turns, public.course.turns + 1)
        assert max(turns) - min(turns) <= 1


@pytest.mark.parametrize(("text", "bots"), TABLES)
def test_each_game_counts_one_end_and_every_player(text: str, bots: tuple[str, ...]) -> None:
    for game, _ in played(text, bots):
        told = [fact for fact in facts(game) if fact[0] == "games_ended"]
        assert sum(true for _, _, true in told) == 1
        winners = [fact for fact in facts(game) if fact[0] == "won_by_turn"]
        assert sum(won for _, _, won in winners) == len(game.outcome.winners)
        assert len(winners) == game.setup.seats


# One gold after the other


def begun(seats: int) -> Log:
    """Everyone had a first turn and took the same four colours."""
    log = Log()
    for seat in range(seats):
        log.tell(e.DUG, (seat + 1) % seats, WHITE, 50 + seat)
        log.tell(e.TOOK, (seat + 1) % seats, FOUR)
    return log


def strike(log: Log, digger: int, colour: int, paid: dict[int, int]) -> None:
    """A turn with gold."""
    log.tell(e.DUG, digger, colour, 99)
    log.tell(e.STRUCK_GOLD, digger)
    for seat, coins in paid.items():
        log.tell(e.GOT_COINS, seat, coins)
    log.tell(e.KEPT, digger)


def game_of(log: Log, seats: int, scores: list[int]) -> Played:
    setup = read_setup_of("corporation", [f"seats={seats}"])
    bots = ("regular", "random", "regular", "random")[:seats]
    winners = [seat for seat in range(seats) if scores[seat] == max(scores)]
    return Played(setup, bots, 20, log.events, Outcome(winners, scores, "told"))


def coins_of(log: Log, seat: int, seats: int = 4) -> dict[str, int]:
    """What a player got by each source that gave any."""
    coins = Ledger(game_of(log, seats, [0] * seats)).coins[seat]
    return {source: coins[source] for source in SOURCES if coins[source]}


def test_several_in_first_place_share_it() -> None:
    log = begun(4)
    strike(log, 0, RED, {0: 4, 1: 4, 2: 4, 3: 4})
    assert coins_of(log, 0) == coins_of(log, 3) == {"shared first": 4}


def test_places_follow_swaps_safes_and_exchanges() -> None:
    log = begun(4)
    log.tell(e.SWAPPED, 1, ORANGE, RED)
    log.tell(e.INVESTED, 1, RED)
    log.tell(e.EXCHANGED, 2, RED, BLUE)
    strike(log, 1, RED, {1: 8, 2: 4})
    assert coins_of(log, 1) == {"alone first": 8}
    assert coins_of(log, 2) == {"second": 4}
    assert coins_of(log, 0) == coins_of(log, 3) == {}


def test_several_in_second_place_have_half() -> None:
    log = begun(4)
    log.tell(e.INVESTED, 1, RED)
    strike(log, 1, RED, {0: 2, 1: 8, 2: 2, 3: 2})
    assert coins_of(log, 0) == {"shared second": 2}


def test_a_digger_without_a_place_is_paid_as_finder() -> None:
    log = begun(4)
    strike(log, 2, BLUE, {2: 4})
    assert coins_of(log, 2) == {"finder": 4}


def test_half_of_what_a_digger_in_a_shared_second_place_gets_is_the_finders_prize() -> None:
    log = begun(4)
    log.tell(e.INVESTED, 1, RED)
    strike(log, 0, RED, {0: 4, 1: 8, 2: 2, 3: 2})
    assert coins_of(log, 0) == {"shared second": 2, "finder": 2}


def test_a_finished_game_is_counted_as_it_was_told() -> None:
    log = begun(3)
    log.tell(e.DUG, 1, RED, 70)
    log.tell(e.DREW, 1, OVERTIME)
    log.tell(e.WORKED_OVERTIME, 1)
    log.tell(e.DUG, 1, RED, 71)
    log.tell(e.GOT_GNOME, 1)
    log.tell(e.KEPT, 1)
    log.tell(e.CANNOT_DIG, 2)
    log.tell(e.KEPT, 2)
    log.tell(e.TUNNELLED, 0, RED, 72)
    log.tell(e.DISCARDED, 0, SECRET_TUNNEL)
    log.tell(e.DUG, 0, RED, 73)
    log.tell(e.STRUCK_GOLD, 0)
    for seat, coins in enumerate((4, 5, 4)):
        log.tell(e.GOT_COINS, seat, coins)
    log.tell(e.GOLD_GONE, NOBODY)
    log.tell(e.WON, 1, 5)
    told = counted(log, [4, 5, 4])
    assert told["won_by_turn", "player 1", 1] == 1
    assert told["won_by_turn", "player 3", 0] == 1
    assert told["money_by_turn", "player 1", 5] == 1
    assert told["coins_by_source", "shared first", 4] == 2
    assert told["coins_by_source", "alone first", 0] == 3
    assert told["coins_by_bot_and_source", "random shared first", 5] == 1
    assert told["golds_dug", "all", 1] == 1
    assert told["games_ended", "no gold is left to dig", 1] == 1
    assert told["games_ended", "nobody can go on", 0] == 1
    assert told["turns_a_player", "all", 2] == 3
    assert told["gnomes_at_the_end", "all", 4] == 2
    assert told["gnomes_by_bot", "random", 5] == 1
    assert told["cards_drawn", "all", 1] == 1
    assert told["cards_drawn", "overtime", 1] == 1
    assert told["cards_used", "overtime, tokens", 1] == 1
    assert told["cards_used", "secret tunnel", 1] == 1
    assert told["cards_used", "mine", 0] == 1
    assert told["cards_used_by_bot", "regular", 1] == 1
    assert told["cards_used_by_bot", "regular", 0] == 1
    assert told["wins_shared", "all", 0] == 1
    assert told["moves", "all", 20] == 1


def test_a_game_in_which_nobody_could_go_on_says_so() -> None:
    log = begun(2)
    for seat in (1, 0):
        log.tell(e.CANNOT_DIG, seat)
        log.tell(e.KEPT, seat)
    log.tell(e.ALL_STUCK, NOBODY)
    for seat in (0, 1):
        log.tell(e.WON, seat, 0)
    told = counted(log, [0, 0])
    assert told["games_ended", "nobody can go on", 1] == 1
    assert told["wins_shared", "all", 1] == 1
    assert told["turns_a_player", "all", 2] == 2


def counted(log: Log, scores: list[int]) -> "Counter[Fact]":
    return Counter(tally_of("corporation").facts(game_of(log, len(scores), scores)))
