"""Everything about a state by name, secrets too: for rule cases, tests and finished games."""

from collections.abc import Callable

from motherlode.core.state import State
from motherlode.games.saboteur.cards import ROLE_NAMES
from motherlode.games.saboteur.state import Hidden, Own, Public
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
    return {
        "at": what_lies(words, public.maze, public.goals),
        "round": turns.round,
        "starter": turns.starter,
        "pile": tally.pile,
        "cards": {str(seat): int(tally.held[seat]) for seat in seats},
        "hands": _by_seat(state, lambda own: names_of(words, own.hand)),
        "discards": _by_seat(
            state, lambda own: [words.card_names[card] for card in own.discards.list()]
        ),
        "broken": {str(seat): broken_tools(public.tools, seat) for seat in seats},
        "goals": how_goals_lie(words, public.maze, public.goals),
        "faces": [words.faces[int(face)] for face in hidden.goals],
        "seen": _by_seat(state, lambda own: what_was_seen(words, own.seen)),
        "roles": _by_seat(state, lambda own: ROLE_NAMES[own.role]),
        "shown": {str(seat): ROLE_NAMES[int(public.shown[seat])] for seat in seats},
        "spare": ROLE_NAMES[hidden.spare],
        "spare_shown": ROLE_NAMES[public.spare],
        "offer": _by_seat(state, lambda own: list(map(int, own.offer))),
        "gold": _by_seat(
            state, lambda own: [*map(int, own.taken.cards), *map(int, own.paid.cards)]
        ),
        "gold_cards": {str(seat): public.ledger.cards_of(seat) for seat in seats},
        "gold_pile": list(map(int, hidden.gold.list()))[::-1],
        "won": [f"{ROLE_NAMES[int(role)]}s" for role in turns.won],
        "forced": hidden.stuck,
        "passes": turns.streak,
        "last_card": turns.last_card,
    }


def _by_seat(state: Table, what: Callable[[Own], object]) -> dict[str, object]:
    return {str(own.seat): what(own) for own in state.own}
