"""Who has most nuggets when a game is over (SAB-40, SB2-26)."""

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.events import Log
from motherlode.core.outcome import Outcome
from motherlode.kit.news import GAME_ENDED


def winners_of(nuggets: vec[i64]) -> list[int]:
    """Most nuggets; a tie is shared."""
    most: i64 = 0
    seat: i64
    for seat in range(len(nuggets)):
        if nuggets[seat] > most:
            most = nuggets[seat]
    winners: list[int] = []
    for seat in range(len(nuggets)):
        if nuggets[seat] == most:
            winners.append(seat)
    return winners


def tell_winners(nuggets: vec[i64], log: Log) -> None:
    """Everyone hears who has won."""
    winner: int
    for winner in winners_of(nuggets):
        log.tell(GAME_ENDED, winner, nuggets[winner])


def outcome_of(nuggets: vec[i64], rounds: i64, clause: str) -> Outcome:
    """Who won, with how many nuggets, and why it ended; nuggets are counted when it is over."""
    if len(nuggets) == 0:
        raise ValueError("the game is not over")
    scores: list[int] = []
    seat: i64
    for seat in range(len(nuggets)):
        scores.append(nuggets[seat])
    why = "one round was played" if rounds == 1 else f"{rounds} rounds were played"
    return Outcome(winners_of(nuggets), scores, f"{why} ({clause})")
