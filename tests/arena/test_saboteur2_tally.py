"""What is counted of the expansion is what happened."""

from collections import Counter

import pytest

from motherlode.arena.match import Match
from motherlode.arena.plan import make_plan, read_setup_of
from motherlode.arena.played import Fact, Played
from motherlode.arena.tallies import tally_of
from motherlode.arena.tallies.saboteur2 import facts, nuggets_in, rounds_of, trapped_in
from motherlode.core.chance import Fast
from motherlode.core.events import Log
from motherlode.core.outcome import Outcome
from motherlode.core.state import NOBODY
from motherlode.games.saboteur2.cards import (
    BLUE,
    BOSS,
    DIGGERS,
    GEOLOGIST,
    GREEN,
    SABOTEUR,
    SABOTEURS,
)
from motherlode.games.saboteur2.doors import has_way
from motherlode.games.saboteur2.events import (
    FREED,
    GOT_GOLD,
    LAID_THIEF,
    REMOVED,
    STOLE,
    STOLE_NOTHING,
    SWAPPED_ROLE,
    TRAPPED,
    WAY_OPEN,
)
from motherlode.games.saboteur2.game import SABOTEUR2_GAME as GAME
from motherlode.games.saboteur2.pay import is_paid, paid_roles
from motherlode.games.saboteur2.state import Public
from motherlode.games.saboteur2.tricks import TRAP_IN_FRONT
from motherlode.kit.goals import GOLD
from motherlode.kit.news import (
    DUG,
    GOT,
    OPENED,
    PASSED,
    ROUND_BEGAN,
    ROUND_ENDED,
    SHOWED,
    WAS_DEALT,
)
from tests.counts.guided import Guide

TABLES = ["saboteur2(seats=2)", "saboteur2(seats=6)", "saboteur2(seats=12, winners=finisher)"]
BOTS = ("regular", "random")
NAMES = {
    (True, True): "both",
    (True, False): "green",
    (False, True): "blue",
    (False, False): "neither",
}


def played(text: str) -> list[Played]:
    """Some games of regulars."""
    plan = make_plan(read_setup_of(text, []), bots=BOTS, games=5, seed=9)
    return [Match(plan).play(number) for number in plan.numbers]


@pytest.mark.parametrize("text", TABLES)
def test_the_gold_of_all_rounds_is_the_score(text: str) -> None:
    for game in played(text):
        gold = [sum(seat) for seat in zip(*map(nuggets_in, rounds_of(game)), strict=True)]
        assert gold == game.outcome.scores


@pytest.mark.parametrize("text", TABLES)
def test_roles_are_those_that_were_dealt_or_taken_last(text: str) -> None:
    for game in played(text):
        dealt: list[dict[int, int]] = []
        for event in game.events:
            if event.kind == ROUND_BEGAN:
                dealt.append({})
            elif event.kind == WAS_DEALT:
                dealt[-1][event.seat] = event.a
        roles = [dict(enumerate(round_.roles)) for round_ in rounds_of(game)]
        assert roles == dealt


@pytest.mark.parametrize("text", TABLES)
def test_every_move_is_a_turn_or_a_choice_at_its_end(text: str) -> None:
    for game in played(text):
        turns = sum(round_.turns for round_ in rounds_of(game))
        thieves = sum(event.kind in (STOLE, STOLE_NOTHING) for event in game.events)
        assert turns + thieves == game.moves


@pytest.mark.parametrize("winners", ["doors", "finisher"])
def test_traps_and_colours_are_told_as_the_last_state_has_them(winners: str) -> None:
    seen: Counter[str] = Counter()
    for seed in range(40):
        game, public = guided(f"saboteur2(seats=10, rounds=1, winners={winners})", seed)
        (round_,) = rounds_of(game)
        told = {figure: group for figure, group, true in facts(game) if true}
        bits = int(public.front.trapped)
        assert trapped_in(round_) == {seat for seat in range(10) if bits >> seat & 1}
        if round_.winner == DIGGERS:
            roles = paid_roles(public, DIGGERS)
            paid = {role for seat, role in enumerate(public.shown) if is_paid(public, roles, seat)}
            assert told["colours_paid"] == NAMES[GREEN in paid, BLUE in paid]
            assert told["colours_with_a_way"] == NAMES[ways(public)]
            seen[told["colours_with_a_way"]] += 1
    assert len(seen) > 1


def ways(public: Public) -> tuple[bool, bool]:
    """Whether green and blue diggers can walk to the gold."""
    rules = public.rules
    green, blue = (
        has_way(public.maze, public.goals, walk) for walk in (rules.walk_green, rules.walk_blue)
    )
    return green, blue


def guided(text: str, seed: int) -> tuple[Played, Public]:
    """A game whose tunnel leads to the gold, and what everyone sees at its end."""
    log, setup = Log(), GAME.setup(text)
    state, guide = GAME.begin(setup, Fast(seed), log), Guide(Fast(seed), 90, GAME, evenly=True)
    moves = 0
    while GAME.turn(state.public)[0] >= 0:
        GAME.play(state, guide.choose(state), log)
        moves += 1
    bots = ("regular",) * setup.seats
    return Played(setup, bots, moves, log.events, GAME.outcome(state)), state.public


def begun() -> Log:
    """A round with a thief, three traps of which one stays, a swap, and a pass."""
    log = Log()
    log.tell(ROUND_BEGAN, 0, 1)
    log.tell(LAID_THIEF, 0)
    for whom in (1, 2, 4):
        log.tell(TRAPPED, 0, whom)
    log.tell(FREED, 3, 1)
    log.tell(REMOVED, 2, TRAP_IN_FRONT)
    log.tell(SWAPPED_ROLE, 3, 1)
    log.tell(PASSED, 4, 3)
    return log


def show(log: Log, side: int, roles: tuple[int, ...]) -> None:
    log.tell(ROUND_ENDED, 2, 1, side)
    if side == DIGGERS:
        log.tell(WAY_OPEN, NOBODY, 1, 0)
    for seat, role in enumerate(roles):
        log.tell(SHOWED, seat, role)


def pay(log: Log, gold: dict[int, int]) -> None:
    for seat, nuggets in gold.items():
        log.tell(GOT_GOLD, seat)
        log.whisper(seat, GOT, seat, nuggets)


def steal(log: Log, thief: int, victim: int) -> None:
    log.tell(STOLE, thief, victim)
    log.whisper(thief, GOT, thief, 1)


def counted(log: Log, scores: list[int]) -> "Counter[Fact]":
    setup = read_setup_of("saboteur2", ["seats=5", "rounds=1"])
    bots = ("regular", "random", "regular", "random", "regular")
    game = Played(setup, bots, 9, log.events, Outcome([0], scores, "1 round"))
    return Counter(tally_of("saboteur2").facts(game))


def test_a_round_of_the_diggers_is_counted_as_it_was_told() -> None:
    log = begun()
    log.tell(DUG, 2, 5, 7)
    log.tell(OPENED, 2, 0, GOLD)
    show(log, DIGGERS, (SABOTEUR, GREEN, BOSS, GEOLOGIST, BLUE))
    pay(log, {1: 4, 2: 3})
    steal(log, 0, 1)
    told = counted(log, [1, 3, 3, 0, 0])
    assert told["rounds_won_by_diggers", "1 saboteur", 1] == 1
    assert told["rounds_ended", "the gold was found", 1] == 1
    assert told["goals_opened", "1 goal", 1] == 1
    assert told["turns_a_round", "the gold was found", 9] == 1
    assert told["colours_paid", "green", 1] == 1
    assert told["colours_paid", "neither", 0] == 1
    assert told["colours_with_a_way", "green", 1] == 1
    assert told["colours_with_a_way", "both", 0] == 1
    assert told["nuggets_by_role", "green digger", 3] == 1
    assert told["nuggets_by_bot_and_role", "regular saboteur", 1] == 1
    assert told["players_paid", "all", 1] == 2
    assert told["players_paid", "saboteur", 0] == 1
    assert told["players_paid_by_bot_and_role", "regular boss", 1] == 1
    assert told["thefts_a_round", "all", 1] == 1
    assert told["trapped_at_the_end", "all", 1] == 1
    assert told["trapped_at_the_end", "blue digger", 1] == 1
    assert told["moves", "all", 9] == 1


@pytest.mark.parametrize(
    ("paid", "colours"),
    [
        ({0: 2, 1: 2}, "both"),
        ({0: 2}, "green"),
        ({1: 2}, "blue"),
        ({2: 4}, "neither"),
    ],
)
def test_the_colours_paid_are_those_whose_diggers_got_gold(
    paid: dict[int, int], colours: str
) -> None:
    log = begun()
    show(log, DIGGERS, (GREEN, BLUE, BOSS, GEOLOGIST, GREEN))
    pay(log, paid)
    told = counted(log, [0] * 5)
    assert [group for figure, group, true in told if figure == "colours_paid" and true] == [colours]


def test_a_round_of_the_saboteurs_pays_no_colour() -> None:
    log = begun()
    show(log, SABOTEURS, (GREEN, BLUE, SABOTEUR, SABOTEUR, GREEN))
    pay(log, {2: 4, 3: 4})
    log.tell(STOLE_NOTHING, 0)
    told = counted(log, [0, 0, 4, 4, 0])
    assert told["rounds_won_by_diggers", "2 saboteurs", 0] == 1
    assert told["rounds_ended", "everyone passed", 1] == 1
    assert told["thefts_a_round", "all", 0] == 1
    assert told["nuggets_by_role", "saboteur", 4] == 2
    assert not [fact for fact in told if fact[0].startswith("colours")]
