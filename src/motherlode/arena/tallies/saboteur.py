"""What is counted of Saboteur: its rounds, as everyone saw them end, and the gold of each."""

from collections.abc import Iterator
from typing import Final

from motherlode.arena.figures import CHANCE, MEAN, Figure
from motherlode.arena.played import Fact, Played
from motherlode.arena.tallies import rounds
from motherlode.arena.tallies.rounds import Round, rounds_of
from motherlode.games.saboteur.cards import DIGGER, ROLE_NAMES, SABOTEUR

NUGGETS_BY_ROLE: Final = "nuggets_by_role"
NUGGETS_BY_BOT: Final = "nuggets_by_bot_and_role"
WON_BY_BOT: Final = "rounds_won_by_bot_and_role"

FIGURES: Final = (
    *rounds.FIGURES,
    Figure(NUGGETS_BY_ROLE, "Nuggets a round by role", MEAN, "chairs"),
    Figure(NUGGETS_BY_BOT, "Nuggets by bot and role", MEAN, "chairs", of_bots=True),
    Figure(WON_BY_BOT, "Rounds won by bot and role", CHANCE, "chairs", of_bots=True),
)


def facts(played: Played) -> Iterator[Fact]:
    """Everything about the rounds of a game."""
    for round_ in rounds_of(played):
        yield from rounds.facts_of(round_, diggers=DIGGER, saboteur=SABOTEUR)
        yield from _of_seats(round_, played.bots)


def _of_seats(round_: Round, bots: tuple[str, ...]) -> Iterator[Fact]:
    for bot, role, nuggets in zip(bots, round_.roles, round_.nuggets, strict=True):
        name = ROLE_NAMES[role]
        yield NUGGETS_BY_ROLE, name, nuggets
        yield NUGGETS_BY_BOT, f"{bot} {name}", nuggets
        yield WON_BY_BOT, f"{bot} {name}", int(role == round_.winner)
