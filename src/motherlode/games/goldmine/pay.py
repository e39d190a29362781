"""Who has won (GLD-35, GLD-36, GLD-42)."""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from motherlode.core.events import Log
from motherlode.core.outcome import Outcome
from motherlode.core.state import NOBODY
from motherlode.games.goldmine.events import LAST_TURN, WON
from motherlode.games.goldmine.pieces import OVER
from motherlode.games.goldmine.state import Public


def is_mate(public: Public, seat: i64, other: i64) -> bool:
    """GLD-42: whether two seats play together: partners sit opposite. Each is its own mate."""
    if seat == other:
        return True
    return public.rules.teams and (seat - other) % (public.rules.seats // 2) == 0


def nuggets_with(public: Public, seat: i64) -> i64:
    """The nuggets of a player, or of the team."""
    total: i64 = 0
    other: i64
    for other in range(public.rules.seats):
        if is_mate(public, seat, other):
            total += public.crew.nuggets[other]
    return total


def has_won(public: Public, seat: i64) -> bool:
    """GLD-35, GLD-42: enough nuggets, and all who play together stand on the entrance."""
    if nuggets_with(public, seat) < public.rules.needed:
        return False
    other: i64
    for other in range(public.rules.seats):
        if is_mate(public, seat, other) and public.crew.cell_of(other) != public.rules.home:
            return False
    return True


def win(public: Public, seat: i64, log: Log | None) -> None:
    """The entrance is turned over."""
    winners: vec[u8] = vec[u8]()
    other: i64
    for other in range(public.rules.seats):
        if is_mate(public, seat, other):
            winners = append(winners, u8(other))
    _end(public, winners, log)


def all_turns_taken(public: Public) -> bool:
    """GLD-36: whether every player has had as many turns as there are."""
    seat: i64
    for seat in range(public.rules.seats):
        if public.crew.turns[seat] < public.rules.turn_limit:
            return False
    return True


def end_by_turns(public: Public, log: Log | None) -> None:
    """GLD-36: most nuggets win, a tie is shared."""
    if log is not None:
        log.tell(LAST_TURN, NOBODY)
    most: i64 = 0
    seat: i64
    for seat in range(public.rules.seats):
        if nuggets_with(public, seat) > most:
            most = nuggets_with(public, seat)
    winners: vec[u8] = vec[u8]()
    for seat in range(public.rules.seats):
        if nuggets_with(public, seat) == most:
            winners = append(winners, u8(seat))
    _end(public, winners, log)


def _end(public: Public, winners: vec[u8], log: Log | None) -> None:
    public.winners = winners
    public.course.ask(OVER, NOBODY)
    i: i64
    if log is not None:
        for i in range(len(winners)):
            log.tell(WON, i64(winners[i]), nuggets_with(public, i64(winners[i])))


def outcome_of(public: Public) -> Outcome:
    """Who won, with how many nuggets, and why it ended."""
    if public.course.prompt != OVER:
        raise ValueError("the game is not over")
    winners: list[int] = []
    scores: list[int] = []
    i: i64
    for i in range(len(public.winners)):
        winners.append(i64(public.winners[i]))
    for i in range(public.rules.seats):
        scores.append(public.crew.nuggets[i])
    if all_turns_taken(public):  # a turn that wins is not counted as taken
        return Outcome(winners, scores, "every player has had all turns (GLD-36)")
    clause = "GLD-42" if public.rules.teams else "GLD-35"
    return Outcome(winners, scores, f"the entrance was turned over ({clause})")
