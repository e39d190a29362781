"""What is counted of every game: who won, with how much, and how long it took."""

from collections.abc import Iterator
from typing import Final

from motherlode.arena.counts import Counts
from motherlode.arena.figures import CHANCE, MEAN, RATE, Figure
from motherlode.arena.played import Fact, Played

WON_BY_BOT: Final = "won_by_bot"
SCORE_BY_BOT: Final = "score_by_bot"
WON_BY_SEAT: Final = "won_by_seat"
SCORE_BY_SEAT: Final = "score_by_seat"
SHARED: Final = "wins_shared"
MOVES: Final = "moves"
ALL: Final = "all"

FIGURES: Final = (
    Figure(WON_BY_BOT, "Games won by bot", CHANCE, "chairs", of_bots=True),
    Figure(SCORE_BY_BOT, "Score by bot", MEAN, "chairs", of_bots=True),
    Figure(WON_BY_SEAT, "Games won by seat", RATE, "games"),
    Figure(SCORE_BY_SEAT, "Score by seat", MEAN, "games"),
    Figure(SHARED, "Games with several winners", RATE, "games"),
    Figure(MOVES, "Moves a game", MEAN, "games"),
)


def facts(played: Played) -> Iterator[Fact]:
    """A shared win counts for everyone who shares it."""
    winners, scores = played.outcome.winners, played.outcome.scores
    for seat, bot in enumerate(played.bots):
        won = int(seat in winners)
        yield WON_BY_BOT, bot, won
        yield SCORE_BY_BOT, bot, scores[seat]
        yield WON_BY_SEAT, f"seat {seat}", won
        yield SCORE_BY_SEAT, f"seat {seat}", scores[seat]
    yield SHARED, ALL, int(len(winners) > 1)
    yield MOVES, ALL, played.moves


def games_in(counts: Counts) -> int:
    """How many games were counted: each has a number of moves."""
    moves = counts.of(MOVES).get(ALL)
    return 0 if moves is None else moves.games
