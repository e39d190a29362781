"""Gold: who marks it with a token, and who wins (DUE-10, DUE-15)."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from motherlode.core.events import Log
from motherlode.core.outcome import Outcome
from motherlode.core.state import NOBODY, State
from motherlode.games.duel.cards import COLOUR_NAMES, NO_SEAT
from motherlode.games.duel.deal import deal_round
from motherlode.games.duel.events import CLAIMED, DRAWN
from motherlode.games.duel.state import OVER, Hidden, Own, Public
from motherlode.kit.goals import GOALS, UNSEEN
from motherlode.kit.news import GAME_ENDED, ROUND_ENDED

Table = State[Public, Own, Hidden]


def claim_gold(public: Public, seat: i64, log: Log | None) -> None:
    """DUE-10: on every unclaimed face-up goal, who is connected, this seat before the other."""
    goal: i64
    for goal in range(GOALS):
        if public.goals.open[goal] == UNSEEN or public.claimed[goal] != NO_SEAT:
            continue
        whose: i64 = NO_SEAT
        if is_connected(public, seat, goal):
            whose = seat
        elif is_connected(public, 1 - seat, goal):
            whose = 1 - seat
        if whose != NO_SEAT:
            public.claimed[goal] = u8(whose)
            if log is not None:
                log.tell(CLAIMED, whose, goal, _nuggets_on(public, goal))


def is_connected(public: Public, seat: i64, goal: i64) -> bool:
    """DUE-10: whether a walk on a player's map enters a face-up goal where mouths meet."""
    cell: i64 = public.rules.goals.cells[goal]
    maze = public.maps.of(seat)
    return maze.reach.lead[cell] & maze.mine.tiles.mouths[maze.mine.at(cell)] != 0


def all_claimed(public: Public) -> bool:
    """DUE-15: whether the last token is placed."""
    goal: i64
    for goal in range(GOALS):
        if public.claimed[goal] == NO_SEAT:
            return False
    return True


def nuggets_of(public: Public) -> vec[i64]:
    """What each player has under own tokens in this round."""
    nuggets: vec[i64] = vec[i64]([0, 0])
    goal: i64
    for goal in range(GOALS):
        whose: i64 = i64(public.claimed[goal])
        if whose != NO_SEAT:
            nuggets[whose] += _nuggets_on(public, goal)
    return nuggets


def _nuggets_on(public: Public, goal: i64) -> i64:
    return public.rules.nuggets[i64(public.goals.open[goal])]


def end_round(state: Table, log: Log | None) -> None:
    """DUE-15: most nuggets win; a tie is played off in a fresh round, so many times."""
    public = state.public
    turns = public.turns
    nuggets: vec[i64] = nuggets_of(public)
    winner: i64 = NO_SEAT
    if nuggets[0] != nuggets[1]:
        winner = 0 if nuggets[0] > nuggets[1] else 1
    turns.was_won(winner)
    if log is not None:
        log.tell(ROUND_ENDED, turns.last_turn, turns.round, winner)
    if winner == NO_SEAT and turns.round <= public.rules.tie_rounds:
        turns.starter = 1 - turns.starter
        deal_round(state, log)
        return
    turns.phase = OVER
    turns.asked = NOBODY
    public.nuggets = nuggets
    if log is not None:
        if winner == NO_SEAT:
            log.tell(DRAWN, NOBODY, nuggets[0])
        else:
            log.tell(GAME_ENDED, winner, nuggets[winner])


def outcome_of(public: Public) -> Outcome:
    """DUE-15: who won the last round, with how much; a draw is shared."""
    nuggets: vec[i64] = public.nuggets
    if len(nuggets) == 0:
        raise ValueError("the game is not over")
    scores: list[int] = [nuggets[0], nuggets[1]]
    extra: i64 = public.turns.round - 1
    after = "" if extra == 0 else f" after {extra} extra round" + ("s" if extra > 1 else "")
    if nuggets[0] == nuggets[1]:
        return Outcome([0, 1], scores, f"it is a draw{after} (DUE-15)")
    winner: int = 0 if nuggets[0] > nuggets[1] else 1
    return Outcome([winner], scores, f"{COLOUR_NAMES[winner]} has more nuggets{after} (DUE-15)")
