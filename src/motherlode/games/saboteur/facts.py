"""Everything about a state by name, secrets too: for rule cases, tests and finished games."""

from collections.abc import Callable

from motherlode.core.state import State
from motherlode.games.saboteur.cards import GOAL_NAMES, GOALS, ROLE_NAMES, UNSEEN
from motherlode.games.saboteur.notation import write_cell, write_goal, write_tile
from motherlode.games.saboteur.state import Hidden, Own, Public
from motherlode.kit.tiles import FACE_DOWN
from motherlode.kit.tools import TOOL_NAMES

Table = State[Public, Own, Hidden]


def facts(state: Table) -> dict[str, object]:
    """Named facts; seats and cells are texts."""
    public, hidden, names = state.public, state.hidden, state.public.rules.card_names
    seats = range(public.rules.seats)
    return {
        "at": _at(public),
        "round": public.round,
        "starter": public.starter,
        "pile": public.pile,
        "cards": {str(seat): int(public.held[seat]) for seat in seats},
        "hands": _by_seat(state, lambda own: [names[card] for card in own.hand.list()]),
        "discards": _by_seat(state, lambda own: [names[card] for card in own.discards.list()]),
        "broken": {
            str(seat): [
                name for tool, name in enumerate(TOOL_NAMES) if public.tools.is_broken(seat, tool)
            ]
            for seat in seats
        },
        "goals": {write_goal(public.rules, goal): _goal(public, goal) for goal in range(GOALS)},
        "faces": [GOAL_NAMES[int(face)] for face in hidden.goals],
        "seen": _by_seat(
            state,
            lambda own: {
                write_goal(public.rules, goal): GOAL_NAMES[int(own.seen[goal])]
                for goal in range(GOALS)
                if own.seen[goal] != UNSEEN
            },
        ),
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
        "won": [f"{ROLE_NAMES[int(role)]}s" for role in public.won],
        "forced": hidden.stuck,
        "passes": public.streak,
        "last_card": public.last_card,
    }


def _by_seat(state: Table, what: Callable[[Own], object]) -> dict[str, object]:
    return {str(own.seat): what(own) for own in state.own}


def _at(public: Public) -> dict[str, str]:
    rules = public.rules
    at = {write_cell(rules, rules.start_cell): "start"}
    for cell in public.mine.laid.list():
        at[write_cell(rules, cell)] = write_tile(rules, public.mine.at(cell))
    for goal in range(GOALS):
        at[write_goal(rules, goal)] = _goal(public, goal)
    return at


def _goal(public: Public, goal: int) -> str:
    tile = public.mine.at(public.rules.goal_cells[goal])
    if tile == FACE_DOWN:
        return "face down"
    name = GOAL_NAMES[int(public.open[goal])]
    return f"{name} turned" if public.rules.tiles.quarters[tile] else name
