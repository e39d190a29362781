"""Everything about a state by name, secrets too: for rule cases, tests and finished games."""

from collections.abc import Callable

from motherlode.core.state import State
from motherlode.games.duel.cards import COLOUR_NAMES, NO_SEAT
from motherlode.games.duel.pay import nuggets_of
from motherlode.games.duel.show import keyed_cells, reached_cells
from motherlode.games.duel.state import Hidden, Own, Public
from motherlode.kit.goals import GOALS
from motherlode.kit.shown import (
    broken_tools,
    how_goals_lie,
    names_of,
    what_lies,
    what_was_seen,
)

Table = State[Public, Own, Hidden]


def facts(state: Table) -> dict[str, object]:
    """Named facts; seats and cells are texts."""
    public, hidden, words = state.public, state.hidden, state.public.rules.words
    turns, tally = public.turns, public.tally
    seats = range(public.rules.seats)
    nuggets = nuggets_of(public)
    return {
        "at": what_lies(words, public.maps.green, public.goals),
        "round": turns.round,
        "starter": turns.starter,
        "pile": tally.pile,
        "cards": {str(seat): int(tally.held[seat]) for seat in seats},
        "hands": _by_seat(state, lambda own: names_of(words, own.hand)),
        "discards": _by_seat(
            state, lambda own: [words.card_names[card] for card in own.discards.list()]
        ),
        "broken": {str(seat): broken_tools(public.tools, seat) for seat in seats},
        "goals": how_goals_lie(words, public.maps.green, public.goals),
        "faces": [words.faces[int(face)] for face in hidden.goals],
        "seen": _by_seat(state, lambda own: what_was_seen(words, own.seen)),
        "keys": keyed_cells(public),
        "keys_left": public.maps.keys,
        "claimed": {
            words.goal(goal): int(public.claimed[goal])
            for goal in range(GOALS)
            if public.claimed[goal] != NO_SEAT
        },
        "nuggets": {str(seat): int(nuggets[seat]) for seat in seats},
        "reached": {str(seat): reached_cells(public, seat) for seat in seats},
        "won": [COLOUR_NAMES[int(seat)] for seat in turns.won],
    }


def _by_seat(state: Table, what: Callable[[Own], object]) -> dict[str, object]:
    return {str(own.seat): what(own) for own in state.own}
