"""What is counted of Saboteur Duel is what happened."""

from collections import Counter

import pytest

from motherlode.arena.played import Played
from motherlode.arena.tallies import duel, tally_of
from motherlode.bots.base import Budget
from motherlode.bots.driver import play_bots
from motherlode.bots.registry import make_bot
from motherlode.core.chance import Fast
from motherlode.core.events import Log
from motherlode.games.duel.game import DUEL_GAME as GAME
from motherlode.games.duel.game import Table
from motherlode.kit.news import ROUND_BEGAN

SEEDS = range(12)
BOTS = ("regular", "random")


def finished(seed: int) -> tuple[Played, Table]:
    """A game of both bots, and how it lies at its end."""
    setup, log = GAME.setup("duel()"), Log()
    state = GAME.begin(setup, Fast(seed), log)
    names = tuple(BOTS[(seat + seed) % 2] for seat in range(2))
    bots = [make_bot(name, GAME.name, seat, seed) for seat, name in enumerate(names)]
    moves = play_bots(GAME, state, bots, log, Budget(), GAME.limit(setup))
    return Played(setup, names, moves, log.events, GAME.outcome(state)), state


def totals(played: Played) -> "Counter[tuple[str, str]]":
    found: Counter[tuple[str, str]] = Counter()
    for name, group, value in duel.facts(played):
        found[name, group] += value
    return found


@pytest.mark.parametrize("seed", SEEDS)
def test_rounds_and_winners_are_those_of_the_game(seed: int) -> None:
    played, state = finished(seed)
    found, won = totals(played), [int(seat) for seat in state.public.turns.won]

    assert found[duel.EXTRA, "all"] == len(won) - 1
    for seat, colour in enumerate(["green", "blue", "nobody"]):
        assert found[duel.WON_BY_COLOUR, colour] == won.count(seat)
    assert found[duel.ENDED, duel.THREE_TOKENS] + found[duel.ENDED, duel.NO_CARDS] == len(won)
    begun = sum(event.kind == ROUND_BEGAN for event in played.events)
    assert begun == len(won)


@pytest.mark.parametrize("seed", SEEDS)
def test_turns_are_all_moves_but_the_answers_how_a_goal_lies(seed: int) -> None:
    played, _ = finished(seed)

    assert 0 <= played.moves - totals(played)[duel.TURNS, "all"] <= 3 * len(played.events)
    assert totals(played)[duel.TURNS, "all"] > 10


def test_nuggets_of_the_last_round_are_the_scores() -> None:
    for seed in SEEDS:
        played, state = finished(seed)
        if len(state.public.turns.won) == 1:
            assert totals(played)[duel.NUGGETS, "all"] == sum(played.outcome.scores)


def test_every_figure_has_facts() -> None:
    named = {figure.name for figure in duel.FIGURES}
    found = {name for seed in SEEDS for name, _, _ in duel.facts(finished(seed)[0])}

    assert found == named
    assert set(duel.FIGURES) <= set(tally_of("duel").figures)
