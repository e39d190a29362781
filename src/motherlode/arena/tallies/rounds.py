"""What is counted of every game of rounds in a mine: how each round went, as everyone saw it."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from motherlode.arena.figures import MEAN, RATE, Figure
from motherlode.arena.played import Fact, Played
from motherlode.arena.tallies.any_game import ALL
from motherlode.core.events import Event
from motherlode.kit.goals import GOALS, GOLD
from motherlode.kit.news import (
    BROKE,
    DUG,
    FELLED,
    FIRST_OWN,
    GOT,
    LOOKED,
    MENDED,
    OPENED,
    PASSED,
    ROUND_BEGAN,
    ROUND_ENDED,
    SHOWED,
)

TURNS: Final = frozenset({DUG, BROKE, MENDED, FELLED, LOOKED, PASSED})
"""Every turn is told by exactly one of these, or of a game's own."""

DIGGERS_WON: Final = "rounds_won_by_diggers"
ENDED: Final = "rounds_ended"
GOALS_OPENED: Final = "goals_opened"
TURNS_A_ROUND: Final = "turns_a_round"
GOLD_FOUND: Final = "the gold was found"
ALL_PASSED: Final = "everyone passed"

FIGURES: Final = (
    Figure(DIGGERS_WON, "Rounds won by the diggers", RATE, "rounds"),
    Figure(ENDED, "How rounds ended", RATE, "rounds"),
    Figure(GOALS_OPENED, "Goals opened in a round", RATE, "rounds"),
    Figure(TURNS_A_ROUND, "Turns a round", MEAN, "rounds"),
)


@dataclass
class Round:
    """What is kept of one round."""

    nuggets: list[int]
    """What each seat was told it got."""
    turns: int = 0
    goals: int = 0
    gold: bool = False
    winner: int = -1
    """The number of a side, or of a role, as the game has it."""
    roles: list[int] = field(default_factory=list)
    own: list[Event] = field(default_factory=list)
    """What only this game tells of, in order."""


def rounds_of(played: Played, own_turns: frozenset[int] = frozenset()) -> list[Round]:
    """The rounds of a game, from what was told; some of a game's own events tell of turns too."""
    rounds: list[Round] = []
    turns = TURNS | own_turns
    for event in played.events:
        kind = event.kind
        if kind in turns:
            rounds[-1].turns += 1
        if kind >= OPENED:
            _note(rounds[-1], event)
        elif kind == ROUND_BEGAN:
            rounds.append(Round([0] * played.setup.seats))
    return rounds


def _note(round_: Round, event: Event) -> None:
    """Goals, winners, roles and gold are told towards the end of a round."""
    kind = event.kind
    if kind >= FIRST_OWN:
        round_.own.append(event)
    elif kind == OPENED:
        round_.goals += 1
        round_.gold = round_.gold or event.b == GOLD
    elif kind == ROUND_ENDED:
        round_.winner = event.b
    elif kind == SHOWED:
        round_.roles.append(event.a)
    elif kind == GOT:
        round_.nuggets[event.seat] += event.a


def facts_of(round_: Round, *, diggers: int, saboteur: int) -> Iterator[Fact]:
    """How a round went, where these are the numbers of the diggers' side and of a saboteur."""
    saboteurs = round_.roles.count(saboteur)
    won = int(round_.winner == diggers)
    yield DIGGERS_WON, ALL, won
    yield DIGGERS_WON, f"{saboteurs} saboteur{'' if saboteurs == 1 else 's'}", won
    yield ENDED, GOLD_FOUND, int(round_.gold)
    yield ENDED, ALL_PASSED, int(not round_.gold)
    for goals in range(GOALS + 1):
        yield GOALS_OPENED, f"{goals} goal{'' if goals == 1 else 's'}", int(round_.goals == goals)
    yield TURNS_A_ROUND, ALL, round_.turns
    yield TURNS_A_ROUND, GOLD_FOUND if round_.gold else ALL_PASSED, round_.turns
