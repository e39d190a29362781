"""Invariants of a state: nothing is lost, nothing appears, counts and maps agree."""

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.state import NOBODY, State
from motherlode.games.duel.cards import FIRST_PATH, NO_SEAT, SEATS
from motherlode.games.duel.pay import all_claimed, is_connected
from motherlode.games.duel.state import LIE, OVER, PLAY, Hidden, Own, Public
from motherlode.kit.checks import (
    check_deck,
    check_goals,
    check_maze,
    check_seen,
    count_cards,
    count_table,
    must,
)
from motherlode.kit.goals import GOAL_BIT, GOALS, UNSEEN
from motherlode.kit.tools import TOOL_BIT

Table = State[Public, Own, Hidden]


def check(state: Table) -> None:
    """Raise `AssertionError` with a sentence if an invariant is broken."""
    public = state.public
    _check_cards(state)
    _check_counts(state)
    _check_sabotage(public)
    check_goals(public.goals, public.maps.green, state.hidden.goals)
    _check_tokens(public)
    _check_turning(public)
    check_maze(public.maps.green)
    check_maze(public.maps.blue)
    _check_keys(public)
    _check_prompt(public)
    if public.turns.phase == PLAY:
        must(not all_claimed(public), "the last token ends the round (DUE-15)")
        must_be_settled(public)


def must_be_settled(public: Public) -> None:
    """DUE-9, DUE-10: between turns all that is reached is turned up, and claimed by whoever may."""
    goal: i64
    for goal in range(GOALS):
        name = public.rules.words.goal(goal)
        if public.goals.open[goal] == UNSEEN:
            reached: bool = public.maps.leads(public.rules.goals.cells[goal]) != 0
            must(not reached, f"the goal {name} is reached and lies face down (DUE-9)")
            must(public.claimed[goal] == NO_SEAT, f"a token lies on {name}, face down (DUE-10)")
            continue
        whose: i64 = i64(public.claimed[goal])
        if whose == NO_SEAT:
            free: bool = is_connected(public, 0, goal) or is_connected(public, 1, goal)
            must(not free, f"the goal {name} is connected and has no token (DUE-10)")
        else:
            must(is_connected(public, whose, goal), f"{name} is claimed without a way (DUE-10)")


def _check_tokens(public: Public) -> None:
    """DUE-10: a token is green's or blue's, and lies on a goal that is turned up."""
    goal: i64
    for goal in range(GOALS):
        whose: i64 = i64(public.claimed[goal])
        must(whose <= NO_SEAT, f"goal {goal}: nobody's token")
        hidden: bool = public.goals.open[goal] == UNSEEN
        must(whose == NO_SEAT or not hidden, f"goal {goal}: a token lies on it, face down")


def _check_turning(public: Public) -> None:
    """DUE-9: of goals that are being turned, the northernmost is seen, the others are not yet."""
    goals = public.goals
    goal: i64
    for goal in range(GOALS):
        if goals.turning & GOAL_BIT[goal] != 0:
            seen: bool = goals.open[goal] != UNSEEN
            must(seen == (goal == goals.first_turning()), f"goal {goal}: is being turned")


def _check_cards(state: Table) -> None:
    """DUE-1: every card of the deck is in exactly one place."""
    public = state.public
    found: vec[i64] = vec[i64]([0] * len(public.rules.deck))
    count_table(found, public.tally, public.maps.green, public.tools, FIRST_PATH)
    own: Own
    for own in state.own:
        count_cards(found, own.hand.list())
        count_cards(found, own.discards.list())
    count_cards(found, state.hidden.pile.list())
    check_deck(found, public.rules.deck)


def _check_counts(state: Table) -> None:
    """What both can count is what is there."""
    public = state.public
    own: Own
    for own in state.own:
        seat: i64 = own.seat
        must(i64(public.tally.held[seat]) == own.hand.size, f"seat {seat}: cards in hand")
        must(i64(public.tally.folded[seat]) == own.discards.size, f"seat {seat}: cards discarded")
        check_seen(public.goals, state.hidden.goals, own.seen, seat)
    must(public.tally.pile == state.hidden.pile.size, "cards in the draw pile")
    must(len(public.claimed) == GOALS, "tokens")


def _check_sabotage(public: Public) -> None:
    """DUE-11: one sabotage card at most in front of each."""
    seat: i64
    for seat in range(SEATS):
        broken: i64 = i64(public.tools.broken[seat])
        one: bool = broken == TOOL_BIT[0] or broken == TOOL_BIT[1] or broken == TOOL_BIT[2]
        must(broken == 0 or one, f"seat {seat}: more than one sabotage card")


def _check_keys(public: Public) -> None:
    """DUE-14: tokens lie ready or on doors."""
    maps = public.maps
    lying: i64 = 0
    i: i64
    for i in range(maps.mine.laid.size):
        if maps.is_keyed(maps.mine.laid.items[i]):
            lying += 1
    must(maps.keys >= 0 and maps.keys + lying == public.rules.keys, "keys")


def _check_prompt(public: Public) -> None:
    """Somebody is asked until it is over, for something there is."""
    turns = public.turns
    over: bool = turns.phase == OVER
    must(turns.asked == NOBODY if over else 0 <= turns.asked < SEATS, "somebody is asked")
    must((public.goals.turning != 0) == (turns.phase == LIE), "a goal to turn")
    ended: i64 = turns.round if over else turns.round - 1
    must(len(turns.won) == ended, "rounds won")
    must(1 <= turns.round <= public.rules.tie_rounds + 1, "rounds")
    must(len(public.nuggets) == (SEATS if over else 0), "nuggets counted")
