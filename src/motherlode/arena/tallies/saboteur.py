"""What is counted of Saboteur: its rounds, as everyone saw them end, and the gold of each."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from motherlode.arena.figures import CHANCE, MEAN, RATE, Figure
from motherlode.arena.played import Fact, Played
from motherlode.games.saboteur.cards import DIGGER, GOALS, GOLD, ROLE_NAMES, SABOTEUR
from motherlode.games.saboteur.events import (
    BROKE,
    DUG,
    FELLED,
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
"""Every turn is told by exactly one of these."""

DIGGERS_WON: Final = "rounds_won_by_diggers"
ENDED: Final = "rounds_ended"
NUGGETS_BY_ROLE: Final = "nuggets_by_role"
NUGGETS_BY_BOT: Final = "nuggets_by_bot_and_role"
WON_BY_BOT: Final = "rounds_won_by_bot_and_role"
GOALS_OPENED: Final = "goals_opened"
TURNS_A_ROUND: Final = "turns_a_round"
ALL: Final = "all"
GOLD_FOUND: Final = "the gold was found"
ALL_PASSED: Final = "everyone passed"

FIGURES: Final = (
    Figure(DIGGERS_WON, "Rounds won by the diggers", RATE, "rounds"),
    Figure(ENDED, "How rounds ended", RATE, "rounds"),
    Figure(GOALS_OPENED, "Goals opened in a round", RATE, "rounds"),
    Figure(TURNS_A_ROUND, "Turns a round", MEAN, "rounds"),
    Figure(NUGGETS_BY_ROLE, "Nuggets a round by role", MEAN, "chairs"),
    Figure(NUGGETS_BY_BOT, "Nuggets by bot and role", MEAN, "chairs", of_bots=True),
    Figure(WON_BY_BOT, "Rounds won by bot and role", CHANCE, "chairs", of_bots=True),
)


@dataclass
class Round:
    """What is kept of one round."""

    seats: int
    turns: int = 0
    goals: int = 0
    gold: bool = False
    winner: int = SABOTEUR
    roles: list[int] = field(default_factory=list)
    nuggets: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.nuggets = [0] * self.seats


def rounds_of(played: Played) -> list[Round]:
    """The rounds of a game, from what was told."""
    rounds: list[Round] = []
    for event in played.events:
        kind = event.kind
        if kind in TURNS:
            rounds[-1].turns += 1
        elif kind >= OPENED:
            _note(rounds[-1], kind, event.seat, event.a, event.b)
        elif kind == ROUND_BEGAN:
            rounds.append(Round(played.setup.seats))
    return rounds


def _note(round_: Round, kind: int, seat: int, a: int, b: int) -> None:
    """Goals, winners, roles and gold are told towards the end of a round."""
    if kind == OPENED:
        round_.goals += 1
        round_.gold = round_.gold or b == GOLD
    elif kind == ROUND_ENDED:
        round_.winner = b
    elif kind == SHOWED:
        round_.roles.append(a)
    elif kind == GOT:
        round_.nuggets[seat] += a


def facts(played: Played) -> Iterator[Fact]:
    """Everything about the rounds of a game."""
    for round_ in rounds_of(played):
        yield from _of_round(round_)
        yield from _of_seats(round_, played.bots)


def _of_round(round_: Round) -> Iterator[Fact]:
    saboteurs = round_.roles.count(SABOTEUR)
    won = int(round_.winner == DIGGER)
    yield DIGGERS_WON, ALL, won
    yield DIGGERS_WON, f"{saboteurs} saboteur{'' if saboteurs == 1 else 's'}", won
    yield ENDED, GOLD_FOUND, int(round_.gold)
    yield ENDED, ALL_PASSED, int(not round_.gold)
    for goals in range(GOALS + 1):
        yield GOALS_OPENED, f"{goals} goal{'' if goals == 1 else 's'}", int(round_.goals == goals)
    yield TURNS_A_ROUND, ALL, round_.turns
    yield TURNS_A_ROUND, GOLD_FOUND if round_.gold else ALL_PASSED, round_.turns


def _of_seats(round_: Round, bots: tuple[str, ...]) -> Iterator[Fact]:
    for bot, role, nuggets in zip(bots, round_.roles, round_.nuggets, strict=True):
        name = ROLE_NAMES[role]
        yield NUGGETS_BY_ROLE, name, nuggets
        yield NUGGETS_BY_BOT, f"{bot} {name}", nuggets
        yield WON_BY_BOT, f"{bot} {name}", int(role == round_.winner)
