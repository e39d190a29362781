"""Everything about a state by name: for rule cases, tests and finished games."""

from motherlode.core.state import State
from motherlode.games.corporation.deal import cards_of
from motherlode.games.corporation.notation import cell_text
from motherlode.games.corporation.pay import team_of
from motherlode.games.corporation.pieces import CARD_NAMES, CONTENT_NAMES, NO_COLOUR, SIDE
from motherlode.games.corporation.show import (
    cards_held,
    crystals_on_caves,
    fixed_of,
    investments_of,
    tokens_of,
)
from motherlode.games.corporation.state import Hidden, Own, Public

Table = State[Public, Own, Hidden]


def facts(state: Table) -> dict[str, object]:
    """Named facts; seats and cells are texts."""
    public = state.public
    rules, course, holdings = public.rules, public.course, public.holdings
    seats = range(rules.seats)
    none = dict.fromkeys(rules.colours, 0)
    cells = [rules.grid.cell(column, row) for row in range(SIDE) for column in range(SIDE)]
    return {
        "at": {cell_text(rules, cell): _at(public, cell) for cell in cells},
        "money": {str(seat): int(holdings.money[seat]) for seat in seats},
        "gnomes": {str(seat): int(holdings.gnomes[seat]) for seat in seats},
        "team": {str(seat): int(team_of(public, seat)) for seat in seats},
        "investments": {str(seat): none | investments_of(public, seat) for seat in seats},
        "fixed": {str(seat): none | fixed_of(public, seat) for seat in seats},
        "cards": {str(seat): cards_held(public, seat) for seat in seats},
        "tokens": {str(seat): tokens_of(public, seat) for seat in seats},
        "caved": crystals_on_caves(public),
        "deck": state.hidden.deck.size,
        "discards": [CARD_NAMES[card] for card in cards_of(public.chests.discards)],
        "colour": "none" if course.colour == NO_COLOUR else rules.colours[course.colour],
        "crystals": course.left,
        "declared": course.declared,
        "starter": course.starter,
        "turns": course.turns,
        "idle": course.idle,
    }


def _at(public: Public, cell: int) -> str:
    colour = int(public.field.crystal[cell])
    if colour != NO_COLOUR:
        return public.rules.colours[colour]
    return CONTENT_NAMES[public.field.content[cell]]
