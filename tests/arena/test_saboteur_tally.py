"""What is counted of Saboteur is what happened."""

from collections import Counter

import pytest

from motherlode.arena.match import Match
from motherlode.arena.plan import make_plan, read_setup_of
from motherlode.arena.played import Played
from motherlode.arena.tallies import any_game, tally_of
from motherlode.arena.tallies.rounds import rounds_of
from motherlode.core.events import Log
from motherlode.core.outcome import Outcome
from motherlode.games.saboteur.cards import DIGGER, SABOTEUR
from motherlode.kit.goals import GOLD, STONE_A
from motherlode.kit.news import (
    DREW,
    DUG,
    GOT,
    OPENED,
    PASSED,
    ROUND_BEGAN,
    ROUND_ENDED,
    SHOWED,
    WAS_DEALT,
)

TABLES = ["saboteur(edition=ua, seats=3)", "saboteur(seats=6)", "saboteur(edition=ru, seats=10)"]


def played(text: str) -> list[Played]:
    """Some games of regulars."""
    plan = make_plan(read_setup_of(text, []), bots=("regular", "random"), games=5, seed=9)
    return [Match(plan).play(number) for number in plan.numbers]


@pytest.mark.parametrize("text", TABLES)
def test_the_gold_of_all_rounds_is_the_score(text: str) -> None:
    for game in played(text):
        rounds = rounds_of(game)
        gold = [sum(round_.nuggets[seat] for round_ in rounds) for seat in range(game.setup.seats)]
        assert gold == game.outcome.scores


@pytest.mark.parametrize("text", TABLES)
def test_roles_are_those_that_were_dealt(text: str) -> None:
    for game in played(text):
        dealt = [event.a for event in game.events if event.kind == WAS_DEALT]
        assert [role for round_ in rounds_of(game) for role in round_.roles] == dealt


def test_a_round_is_counted_as_it_was_told() -> None:
    log = Log()
    log.tell(ROUND_BEGAN, 0, 1)
    log.tell(DUG, 0, 5, 6)
    log.tell(OPENED, 0, 1, STONE_A)
    log.tell(DREW, 0)
    log.tell(PASSED, 1, 1)
    log.tell(DUG, 2, 5, 7)
    log.tell(OPENED, 2, 0, GOLD)
    log.tell(ROUND_ENDED, 2, 1, DIGGER)
    for seat, role in enumerate((DIGGER, SABOTEUR, DIGGER)):
        log.tell(SHOWED, seat, role)
    log.whisper(0, GOT, 0, 3)
    log.whisper(2, GOT, 2, 1)
    setup = read_setup_of("saboteur", ["seats=3", "rounds=1"])
    bots = ("regular", "random", "regular")
    game = Played(setup, bots, 3, log.events, Outcome([0], [3, 0, 1], "1 round"))
    facts = Counter(tally_of("saboteur").facts(game))
    assert facts["rounds_won_by_diggers", "1 saboteur", 1] == 1
    assert facts["rounds_ended", "the gold was found", 1] == 1
    assert facts["rounds_ended", "everyone passed", 0] == 1
    assert facts["goals_opened", "2 goals", 1] == 1
    assert facts["turns_a_round", "all", 3] == 1
    assert facts["nuggets_by_role", "digger", 3] == 1
    assert facts["nuggets_by_bot_and_role", "regular digger", 1] == 1
    assert facts["nuggets_by_bot_and_role", "random saboteur", 0] == 1
    assert facts["rounds_won_by_bot_and_role", "regular digger", 1] == 2
    assert facts["rounds_won_by_bot_and_role", "random saboteur", 0] == 1
    assert facts["won_by_bot", "regular", 1] == 1
    assert facts["score_by_seat", "seat 2", 1] == 1
    assert facts["moves", "all", 3] == 1


def test_a_game_without_figures_of_its_own_is_counted_as_any_game() -> None:
    assert tally_of("nugget").figures == any_game.FIGURES
