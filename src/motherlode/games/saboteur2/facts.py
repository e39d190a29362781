"""Everything about a state by name, secrets too: for rule cases, tests and finished games."""

from collections.abc import Callable

from motherlode.core.state import State
from motherlode.games.saboteur2.cards import ROLE_NAMES, SIDE_NAMES
from motherlode.games.saboteur2.doors import count_crystals, has_way
from motherlode.games.saboteur2.state import Hidden, Own, Public
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
    public, words = state.public, state.public.rules.words
    turns, tally = public.turns, public.tally
    seats = range(public.rules.seats)
    names = words.card_names
    return {
        "at": what_lies(words, public.maze, public.goals),
        "goals": how_goals_lie(words, public.maze, public.goals),
        "faces": [words.faces[int(face)] for face in state.hidden.goals],
        "round": turns.round,
        "starter": turns.starter,
        "won": [SIDE_NAMES[int(side)] for side in turns.won],
        "pile": tally.pile,
        "cards": {str(seat): int(tally.held[seat]) for seat in seats},
        "hands": _by_seat(state, lambda own: names_of(words, own.hand)),
        "discards": _by_seat(state, lambda own: [names[card] for card in own.discards.list()]),
        "cards_aside": [names[card] for card in state.hidden.aside],
        "broken": {str(seat): broken_tools(public.tools, seat) for seat in seats},
        "trapped": [seat for seat in seats if public.front.is_trapped(seat)],
        "thieves": list(map(int, public.front.thieves)),
        "seen": _by_seat(state, lambda own: what_was_seen(words, own.seen)),
        "forced": state.hidden.stuck,
        "passes": turns.streak,
        "last_card": turns.last_card,
        **_dwarfs(state),
        **_knowledge(state),
        **_gold(state),
    }


def _dwarfs(state: Table) -> dict[str, object]:
    public, hidden = state.public, state.hidden
    return {
        "roles": _by_seat(state, lambda own: ROLE_NAMES[own.role]),
        "shown": {str(seat): ROLE_NAMES[int(role)] for seat, role in enumerate(public.shown)},
        "dwarfs_aside": [ROLE_NAMES[int(role)] for role in hidden.dwarfs.list()][::-1],
        "dwarfs_out": [ROLE_NAMES[int(role)] for role in hidden.old_roles],
    }


def _knowledge(state: Table) -> dict[str, object]:
    names = state.public.rules.words.card_names
    return {
        "known_roles": _by_seat(
            state,
            lambda own: {
                str(seat): ROLE_NAMES[int(role)]
                for seat, role in enumerate(own.roles)
                if seat != own.seat
            },
        ),
        "known_out": _by_seat(state, lambda own: [ROLE_NAMES[int(r)] for r in own.old_roles]),
        "known_hands": _by_seat(
            state,
            lambda own: {
                str(seat): [names[card] for card in own.gave.of(seat)]
                for seat in range(len(state.own))
                if seat != own.seat
            },
        ),
    }


def _gold(state: Table) -> dict[str, object]:
    public, rules = state.public, state.public.rules
    return {
        "crystals": count_crystals(public.maze, rules.crystals),
        "ways": {
            "green": has_way(public.maze, public.goals, rules.walk_green),
            "blue": has_way(public.maze, public.goals, rules.walk_blue),
        },
        "nuggets": _by_seat(state, lambda own: own.nuggets),
        "rich": [seat for seat, rich in enumerate(public.rich) if rich],
    }


def _by_seat(state: Table, what: Callable[[Own], object]) -> dict[str, object]:
    return {str(own.seat): what(own) for own in state.own}
