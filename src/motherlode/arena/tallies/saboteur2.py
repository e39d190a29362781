"""What is counted of the expansion: its rounds, who was paid, who stole and who was trapped."""

from collections.abc import Iterator
from typing import Final

from motherlode.arena.figures import CHANCE, MEAN, RATE, Figure
from motherlode.arena.played import Fact, Played
from motherlode.arena.tallies import rounds
from motherlode.arena.tallies.any_game import ALL
from motherlode.arena.tallies.rounds import Round
from motherlode.games.saboteur2.cards import BLUE, DIGGERS, GREEN, ROLE_WORDS, SABOTEUR
from motherlode.games.saboteur2.events import (
    DROVE_OFF,
    FREED,
    GOT_GOLD,
    INSPECTED,
    LAID_THIEF,
    REMOVED,
    STOLE,
    SWAPPED_HANDS,
    SWAPPED_ROLE,
    TRAPPED,
    WAY_OPEN,
)
from motherlode.games.saboteur2.tricks import TRAP_IN_FRONT

OWN_TURNS: Final = frozenset(
    {
        REMOVED,
        LAID_THIEF,
        DROVE_OFF,
        SWAPPED_HANDS,
        INSPECTED,
        SWAPPED_ROLE,
        TRAPPED,
        FREED,
    }
)

COLOURS_WITH_WAY: Final = "colours_with_a_way"
COLOURS_PAID: Final = "colours_paid"
NUGGETS_BY_ROLE: Final = "nuggets_by_role"
NUGGETS_BY_BOT: Final = "nuggets_by_bot_and_role"
PLAYERS_PAID: Final = "players_paid"
PAID_BY_BOT: Final = "players_paid_by_bot_and_role"
THEFTS: Final = "thefts_a_round"
TRAPPED_AT_END: Final = "trapped_at_the_end"
COLOURS: Final = {
    "both": (True, True),
    "green": (True, False),
    "blue": (False, True),
    "neither": (False, False),
}

FIGURES: Final = (
    *rounds.FIGURES,
    Figure(COLOURS_WITH_WAY, "Colours that could walk to the gold", RATE, "rounds"),
    Figure(COLOURS_PAID, "Colours paid when the diggers won", RATE, "rounds"),
    Figure(NUGGETS_BY_ROLE, "Nuggets a round by role", MEAN, "chairs"),
    Figure(NUGGETS_BY_BOT, "Nuggets by bot and role", MEAN, "chairs", of_bots=True),
    Figure(PLAYERS_PAID, "Players paid in a round", CHANCE, "chairs"),
    Figure(PAID_BY_BOT, "Players paid by bot and role", CHANCE, "chairs", of_bots=True),
    Figure(THEFTS, "Thefts a round", MEAN, "rounds"),
    Figure(TRAPPED_AT_END, "Trapped at the end of a round", CHANCE, "chairs"),
)


def facts(played: Played) -> Iterator[Fact]:
    """Everything about the rounds of a game."""
    for round_ in rounds_of(played):
        yield from rounds.facts_of(round_, diggers=DIGGERS, saboteur=SABOTEUR)
        yield from _of_colours(round_)
        yield from _of_seats(round_, played.bots)
        yield THEFTS, ALL, len(thefts_in(round_))


def rounds_of(played: Played) -> list[Round]:
    """The rounds of a game, from what was told."""
    return rounds.rounds_of(played, OWN_TURNS)


def _of_colours(round_: Round) -> Iterator[Fact]:
    """SB2-21: whose diggers could walk to the gold; and whose were there, free, and got some."""
    if round_.winner != DIGGERS:
        return
    paid = {round_.roles[seat] for seat in paid_in(round_)}
    got = (GREEN in paid, BLUE in paid)
    way = way_in(round_)
    for name, colours in COLOURS.items():
        yield COLOURS_WITH_WAY, name, int(way == colours)
        yield COLOURS_PAID, name, int(got == colours)


def _of_seats(round_: Round, bots: tuple[str, ...]) -> Iterator[Fact]:
    paid, trapped, nuggets = paid_in(round_), trapped_in(round_), nuggets_in(round_)
    for seat, (bot, role) in enumerate(zip(bots, round_.roles, strict=True)):
        name = ROLE_WORDS[role]
        yield NUGGETS_BY_ROLE, name, nuggets[seat]
        yield NUGGETS_BY_BOT, f"{bot} {name}", nuggets[seat]
        yield PAID_BY_BOT, f"{bot} {name}", int(seat in paid)
        for group in (ALL, name):
            yield PLAYERS_PAID, group, int(seat in paid)
            yield TRAPPED_AT_END, group, int(seat in trapped)


# From what was told


def way_in(round_: Round) -> tuple[bool, bool]:
    """Whether green and blue diggers could walk to the gold that was found."""
    (told,) = [event for event in round_.own if event.kind == WAY_OPEN]
    return bool(told.a), bool(told.b)


def paid_in(round_: Round) -> set[int]:
    """The seats that got gold when it was shared out; thieves help themselves."""
    return {event.seat for event in round_.own if event.kind == GOT_GOLD}


def thefts_in(round_: Round) -> list[tuple[int, int]]:
    """Who stole from whom."""
    return [(event.seat, event.a) for event in round_.own if event.kind == STOLE]


def nuggets_in(round_: Round) -> list[int]:
    """By how much the gold of each seat grew: what was stolen from it counts against it."""
    nuggets = round_.nuggets[:]
    for _, victim in thefts_in(round_):
        nuggets[victim] -= 1
    return nuggets


def trapped_in(round_: Round) -> set[int]:
    """The seats in front of which a trap lies to the end (SB2-19)."""
    trapped: set[int] = set()
    for event in round_.own:
        if event.kind == TRAPPED:
            trapped.add(event.a)
        elif event.kind == FREED:
            trapped.remove(event.a)
        elif event.kind == REMOVED and event.a == TRAP_IN_FRONT:
            trapped.remove(event.seat)
    return trapped
