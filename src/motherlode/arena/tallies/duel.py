"""What is counted of Saboteur Duel: how rounds ended, who claimed what, who began."""

from collections.abc import Iterator
from typing import Final

from motherlode.arena.figures import MEAN, RATE, Figure
from motherlode.arena.played import Fact, Played
from motherlode.arena.tallies.any_game import ALL
from motherlode.arena.tallies.rounds import Round, rounds_of
from motherlode.games.duel.cards import COLOUR_NAMES, NO_SEAT
from motherlode.games.duel.events import CLAIMED, REMOVED, UNLOCKED
from motherlode.kit.goals import GOALS
from motherlode.kit.news import ROUND_BEGAN

OWN_TURNS: Final = frozenset({REMOVED, UNLOCKED})

ENDED: Final = "rounds_ended"
WON_BY_COLOUR: Final = "rounds_won_by_colour"
WON_BY_STARTER: Final = "rounds_won_by_who_began"
CLAIMS: Final = "goals_claimed_a_round"
NUGGETS: Final = "nuggets_claimed"
TURNS: Final = "turns_a_round"
KEYS: Final = "keys_a_round"
REMOVALS: Final = "sabotage_removed_a_round"
EXTRA: Final = "extra_rounds"
THREE_TOKENS: Final = "three tokens"
NO_CARDS: Final = "cards ran out"

FIGURES: Final = (
    Figure(ENDED, "How rounds ended", RATE, "rounds"),
    Figure(WON_BY_COLOUR, "Rounds won", RATE, "rounds"),
    Figure(WON_BY_STARTER, "Rounds won by who began", RATE, "rounds"),
    Figure(CLAIMS, "Goals claimed a round", RATE, "rounds"),
    Figure(NUGGETS, "Nuggets claimed a round", MEAN, "rounds"),
    Figure(TURNS, "Turns a round", MEAN, "rounds"),
    Figure(KEYS, "Keys put on doors a round", MEAN, "rounds"),
    Figure(REMOVALS, "Sabotage cards removed by two others a round", MEAN, "rounds"),
    Figure(EXTRA, "Extra rounds a game", MEAN, "games"),
)


def facts(played: Played) -> Iterator[Fact]:
    """What happened, round by round."""
    rounds = rounds_of(played, OWN_TURNS)
    starters = [event.seat for event in played.events if event.kind == ROUND_BEGAN]
    for round_, starter in zip(rounds, starters, strict=True):
        yield from _facts_of(round_, starter)
    yield EXTRA, ALL, len(rounds) - 1


def _facts_of(round_: Round, starter: int) -> Iterator[Fact]:
    claims = [event for event in round_.own if event.kind == CLAIMED]
    yield ENDED, THREE_TOKENS, int(len(claims) == GOALS)
    yield ENDED, NO_CARDS, int(len(claims) < GOALS)
    for seat, colour in enumerate(COLOUR_NAMES):
        yield WON_BY_COLOUR, colour, int(round_.winner == seat)
    if round_.winner != NO_SEAT:
        yield WON_BY_STARTER, ALL, int(round_.winner == starter)
    for number in range(GOALS + 1):
        goals = f"{number} goal{'' if number == 1 else 's'}"
        yield CLAIMS, goals, int(len(claims) == number)
    yield NUGGETS, ALL, sum(event.b for event in claims)
    yield TURNS, ALL, round_.turns
    yield KEYS, ALL, sum(event.kind == UNLOCKED for event in round_.own)
    yield REMOVALS, ALL, sum(event.kind == REMOVED for event in round_.own)
