"""What is counted of Gold Mine is what happened."""

from collections import Counter

import pytest

from motherlode.arena.match import Match
from motherlode.arena.plan import make_plan, read_setup_of
from motherlode.arena.played import Fact, Played
from motherlode.arena.tallies import tally_of
from motherlode.arena.tallies.goldmine import facts, mining_of
from motherlode.bots.base import Budget
from motherlode.bots.driver import play_bots
from motherlode.bots.registry import make_bot
from motherlode.core.chance import Fast
from motherlode.core.events import Log
from motherlode.core.outcome import Outcome
from motherlode.core.state import NOBODY
from motherlode.games.goldmine.events import (
    CHALLENGED,
    CHOSE,
    COLLAPSED,
    DREW,
    LAID,
    LAST_TURN,
    NUGGET_WENT,
    PHASE_BEGAN,
    RESTORED,
    ROLLED,
    STAYED,
    THREW,
    TOOK,
    WALKED,
    WENT,
    WON,
    WON_CHALLENGE,
)
from motherlode.games.goldmine.game import GOLDMINE_GAME as GAME
from motherlode.games.goldmine.pieces import GREEN, RED
from motherlode.games.goldmine.state import Public

TABLES = [
    "goldmine(seats=2, turn_limit=30)",
    "goldmine(seats=4, teams=true, cave_in=true, turn_limit=20)",
    "goldmine(seats=6, abilities=true, collect_and_challenge=true, turn_limit=20)",
]
BOTS = ("regular", "random")
GOLD, BATS = 0, 1


def finished(text: str, seed: int) -> tuple[Played, Public]:
    """A game of both bots, and what everyone sees at its end."""
    setup, log = GAME.setup(text), Log()
    state = GAME.begin(setup, Fast(seed), log)
    names = tuple(BOTS[(seat + seed) % 2] for seat in range(setup.seats))
    bots = [make_bot(name, GAME.name, seat, seed) for seat, name in enumerate(names)]
    moves = play_bots(GAME, state, bots, log, Budget(), GAME.limit(setup))
    return Played(setup, names, moves, log.events, GAME.outcome(state)), state.public


@pytest.mark.parametrize("text", TABLES)
def test_turns_are_those_that_were_taken(text: str) -> None:
    for seed in range(3):
        game, public = finished(text, seed)
        taken = [int(turns) for turns in public.crew.turns]
        if not all_taken(public):
            taken[public.course.turn] += 1  # the winner's last turn is not taken to its end
        assert mining_of(game).turns == taken


@pytest.mark.parametrize("text", TABLES)
def test_what_is_counted_is_in_the_last_state(text: str) -> None:
    for seed in range(3):
        game, public = finished(text, seed)
        counted = Counter(facts(game))
        assert counted["games_ended", "all turns were taken", int(all_taken(public))] == 1
        spent = 6 * public.rules.seats - sum(public.crew.gold) - sum(public.crew.bats)
        assert sum(numbers_of(counted, "challenges_a_game").values()) == spent
        turned = numbers_of(counted, "cave_ins_a_game")
        assert turned["collapsed"] - turned["restored"] == public.board.collapsed.size


def all_taken(public: Public) -> bool:
    """Whether every player has had all turns (GLD-36)."""
    return all(turns == public.rules.turn_limit for turns in public.crew.turns)


def numbers_of(counted: "Counter[Fact]", figure: str) -> "Counter[str]":
    """What a figure that is told once a game says, by group."""
    return Counter({group: number for name, group, number in counted if name == figure})


def begun(*, abilities: bool = False) -> Log:
    """A game in which seat 1 begins both phases, and one tile is laid in phase 1."""
    log = Log()
    if abilities:
        log.tell(CHOSE, 0, RED)
        log.tell(CHOSE, 2, GREEN)
    log.tell(PHASE_BEGAN, 1, 1)
    log.tell(DREW, 1, 3)
    log.tell(LAID, 1, 5, 7)
    log.tell(PHASE_BEGAN, 1, 2)
    return log


def challenge(log: Log, seat: int, victim: int, kind: int, *, won: bool) -> None:
    """A challenge that is thrown."""
    log.tell(CHALLENGED, seat, victim, kind)
    log.tell(THREW, seat, 3, 2)
    log.tell(WON_CHALLENGE, seat if won else victim)


def counted(log: Log, winners: list[int], *options: str) -> "Counter[Fact]":
    setup = read_setup_of("goldmine", ["seats=3", *options])
    bots = ("regular", "random", "regular")
    game = Played(setup, bots, 9, log.events, Outcome(winners, [2, 7, 1], "over"))
    return Counter(tally_of("goldmine").facts(game))


def test_a_game_that_somebody_won_is_counted_as_it_was_told() -> None:
    log = begun()
    log.tell(DREW, 1, 3)
    log.tell(LAID, 1, 5, 8)
    log.tell(WALKED, 1, 16)
    log.tell(TOOK, 1, 8)
    log.tell(ROLLED, 2, 4, 5)
    log.tell(WENT, 2, 9)
    log.tell(ROLLED, 0, 6)
    log.tell(STAYED, 0)
    log.tell(LAID, 1, 6, 9)  # an open tile
    log.tell(WON, 1, 7)

    told = counted(log, [1])

    assert told["games_ended", "the entrance was turned over", 1] == 1
    assert told["games_ended", "all turns were taken", 0] == 1
    assert told["turns_a_player", "all", 1] == 2
    assert told["turns_a_player", "all", 2] == 1
    assert told["won_by_order", "1st", 1] == 1
    assert told["won_by_order", "2nd", 0] == 1
    assert told["won_by_order", "3rd", 0] == 1
    assert told["nuggets_at_the_end", "winners", 7] == 1
    assert told["nuggets_at_the_end", "others", 2] == 1
    assert told["nuggets_taken", "all", 1] == 1
    assert told["tiles_laid_in_phase_2", "all", 2] == 1
    assert told["passages_a_game", "all", 1] == 1
    assert told["challenges_a_game", "for gold", 0] == 1
    assert told["moves", "all", 9] == 1
    assert not [fact for fact in told if fact[0] in ("won_by_colour", "cave_ins_a_game")]


def test_a_challenge_counts_by_its_kind_and_who_won_it() -> None:
    log = begun()
    log.tell(ROLLED, 1, 1)
    challenge(log, 1, 2, GOLD, won=True)
    log.tell(NUGGET_WENT, 2, 7)
    log.tell(ROLLED, 2, 1)
    challenge(log, 2, 0, GOLD, won=False)
    log.tell(ROLLED, 0, 4)  # the victim flees: it is no turn
    log.tell(WALKED, 0, 16)
    log.tell(ROLLED, 0, 2)
    challenge(log, 0, 1, BATS, won=False)
    log.tell(ROLLED, 1, 5)  # who escaped the bats begins a turn
    log.tell(LAST_TURN, NOBODY)

    told = counted(log, [1])

    assert told["games_ended", "all turns were taken", 1] == 1
    assert told["challenges_a_game", "for gold", 2] == 1
    assert told["challenges_a_game", "with bats", 1] == 1
    assert told["challenges_won", "for gold", 1] == 1
    assert told["challenges_won", "for gold", 0] == 1
    assert told["challenges_won", "with bats", 0] == 1
    assert told["turns_a_player", "all", 1] == 2
    assert told["turns_a_player", "all", 2] == 1


def test_miners_are_counted_with_abilities_and_reds_challenges_are_not_thrown() -> None:
    log = begun(abilities=True)
    log.tell(ROLLED, 1, 1)
    log.tell(ROLLED, 0, 1)
    log.tell(CHALLENGED, 0, 1, GOLD)
    log.tell(NUGGET_WENT, 1, 7)

    told = counted(log, [2], "abilities=true")

    assert told["won_by_colour", "red", 0] == 1
    assert told["won_by_colour", "green", 1] == 1
    assert told["challenges_a_game", "for gold", 1] == 1
    assert not [fact for fact in told if fact[0] == "challenges_won"]


def test_cave_ins_are_counted_where_there_are_any() -> None:
    log = begun()
    log.tell(ROLLED, 1, 6)
    log.tell(COLLAPSED, 1, 7)
    log.tell(ROLLED, 2, 6)
    log.tell(RESTORED, 2, 7)
    log.tell(ROLLED, 0, 6)
    log.tell(COLLAPSED, 0, 9)

    told = counted(log, [0], "cave_in=true")

    assert told["cave_ins_a_game", "collapsed", 2] == 1
    assert told["cave_ins_a_game", "restored", 1] == 1


def test_every_figure_has_facts() -> None:
    setup = read_setup_of("goldmine", ["seats=6", "abilities=true", "cave_in=true"])
    plan = make_plan(setup, bots=("regular",), games=1, seed=9)

    told = {figure for figure, _, _ in Match(plan).facts(0)}

    assert {figure.name for figure in tally_of("goldmine").figures} == told
