"""What is counted of Gold Mine: how it ended, turns, tiles, nuggets, challenges, who began."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

from motherlode.arena.figures import MEAN, RATE, Figure
from motherlode.arena.played import Fact, Played
from motherlode.arena.tallies.any_game import ALL
from motherlode.core.events import Event
from motherlode.games.goldmine.events import (
    CHALLENGED,
    CHOSE,
    COLLAPSED,
    DREW,
    LAID,
    LAST_TURN,
    PHASE_BEGAN,
    PUT_BACK,
    RESTORED,
    ROLLED,
    TOOK,
    WENT,
    WON_CHALLENGE,
)
from motherlode.games.goldmine.pieces import COLOUR_NAMES

ENDED: Final = "games_ended"
TURNS: Final = "turns_a_player"
WON_BY_ORDER: Final = "won_by_order"
WON_BY_COLOUR: Final = "won_by_colour"
NUGGETS: Final = "nuggets_at_the_end"
TAKEN: Final = "nuggets_taken"
TILES: Final = "tiles_laid_in_phase_2"
CHALLENGES: Final = "challenges_a_game"
CHALLENGES_WON: Final = "challenges_won"
PASSAGES: Final = "passages_a_game"
CAVE_INS: Final = "cave_ins_a_game"

ENTRANCE: Final = "the entrance was turned over"
TURN_LIMIT: Final = "all turns were taken"
KINDS: Final = ("for gold", "with bats")
ORDER: Final = ("1st", "2nd", "3rd", "4th", "5th", "6th")
BEGIN_TURNS: Final = frozenset({ROLLED, PUT_BACK, DREW, LAID, WENT})
"""The first thing told of a turn of phase 2 is one of these (GLD-5)."""

FIGURES: Final = (
    Figure(ENDED, "How games ended", RATE, "games"),
    Figure(TURNS, "Turns a player took", MEAN, "chairs"),
    Figure(WON_BY_ORDER, "Games won by order of play", RATE, "games"),
    Figure(WON_BY_COLOUR, "Games won by miner", RATE, "games"),
    Figure(NUGGETS, "Nuggets at the end", MEAN, "chairs"),
    Figure(TAKEN, "Nuggets taken a game", MEAN, "games"),
    Figure(TILES, "Tiles laid in phase 2", MEAN, "games"),
    Figure(CHALLENGES, "Challenges a game", MEAN, "games"),
    Figure(CHALLENGES_WON, "Challenges won by the attacker", RATE, "throws"),
    Figure(PASSAGES, "Passages used a game", MEAN, "games"),
    Figure(CAVE_INS, "Tiles turned over a game", MEAN, "games"),
)


@dataclass
class Mining:
    """What is kept of phase 2."""

    starter: int
    turns: list[int]
    """How many turns each seat began."""
    events: list[Event] = field(default_factory=list)


def facts(played: Played) -> Iterator[Fact]:
    """Everything about a game."""
    mining = mining_of(played)
    times = Counter(event.kind for event in mining.events)
    yield ENDED, ENTRANCE, int(not times[LAST_TURN])
    yield ENDED, TURN_LIMIT, int(times[LAST_TURN])
    yield TAKEN, ALL, times[TOOK]
    yield TILES, ALL, times[LAID]
    yield PASSAGES, ALL, times[WENT]
    if played.setup.value("cave_in"):
        yield CAVE_INS, "collapsed", times[COLLAPSED]
        yield CAVE_INS, "restored", times[RESTORED]
    yield from _of_seats(played, mining)
    yield from _of_challenges(mining.events)


def _of_seats(played: Played, mining: Mining) -> Iterator[Fact]:
    seats, winners = played.setup.seats, played.outcome.winners
    for seat, nuggets in enumerate(played.outcome.scores):
        won = seat in winners
        yield TURNS, ALL, mining.turns[seat]
        yield NUGGETS, "winners" if won else "others", nuggets
        yield WON_BY_ORDER, ORDER[(seat - mining.starter) % seats], int(won)
    for event in played.events:
        if event.kind == CHOSE:
            yield WON_BY_COLOUR, COLOUR_NAMES[event.a], int(event.seat in winners)


def _of_challenges(events: Sequence[Event]) -> Iterator[Fact]:
    """GLD-30; Red's succeed without throws (GLD-43) and are not among those that were thrown."""
    challenges = [event for event in events if event.kind in (CHALLENGED, WON_CHALLENGE)]
    for kind, name in enumerate(KINDS):
        yield CHALLENGES, name, sum(e.kind == CHALLENGED and e.b == kind for e in challenges)
    for asked, told in pairwise(challenges):
        if told.kind == WON_CHALLENGE:
            yield CHALLENGES_WON, KINDS[asked.b], int(told.seat == asked.seat)


def mining_of(played: Played) -> Mining:
    """Phase 2 of a game, from what was told."""
    begins = [index for index, event in enumerate(played.events) if event.kind == PHASE_BEGAN]
    events = list(played.events[begins[-1] :])
    mining = Mining(events[0].seat, [0] * played.setup.seats, events)
    turn, for_gold, flees = -1, False, False
    for event in events:
        if event.kind in BEGIN_TURNS and event.seat != turn and not flees:
            turn = event.seat
            mining.turns[turn] += 1
        if event.kind == CHALLENGED:
            for_gold = event.b == 0
        # GLD-32: who was attacked for gold in vain rolls next, and it is still the other's turn.
        flees = event.kind == WON_CHALLENGE and for_gold and event.seat != turn
    return mining
