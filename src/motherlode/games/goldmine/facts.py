"""Everything about a state by name: for rule cases, tests and finished games."""

from motherlode.core.state import State
from motherlode.games.goldmine.notation import cell_text, place_text, tile_text
from motherlode.games.goldmine.pieces import COLOUR_NAMES, NO_KIND
from motherlode.games.goldmine.show import open_tiles_of
from motherlode.games.goldmine.state import Hidden, Own, Public

Table = State[Public, Own, Hidden]


def facts(state: Table) -> dict[str, object]:
    """Named facts; seats and cells are texts."""
    public = state.public
    rules, course, board = public.rules, public.course, public.board
    crew, supply = public.crew, public.supply
    seats = range(rules.seats)
    at = {cell_text(rules, rules.home): "entrance"}
    laid = board.mine.laid.list()
    at |= {cell_text(rules, cell): tile_text(rules, board.mine.at(cell)) for cell in laid}
    return {
        "at": at,
        "collapsed": [cell_text(rules, cell) for cell in board.collapsed.list()],
        "gold": [cell_text(rules, cell) for cell in board.gold.list()],
        "waiting": supply.waiting,
        "supply": supply.nuggets,
        "miners": {str(seat): place_text(board, crew.places[seat]) for seat in seats},
        "nuggets": {str(seat): int(crew.nuggets[seat]) for seat in seats},
        "gold_challenges": {str(seat): int(crew.gold[seat]) for seat in seats},
        "bat_challenges": {str(seat): int(crew.bats[seat]) for seat in seats},
        "colours": {str(seat): COLOUR_NAMES[crew.colours[seat]] for seat in seats},
        "open": {str(seat): open_tiles_of(public, seat) for seat in seats},
        "phase": course.phase,
        "starter": course.starter,
        "turns": {str(seat): int(crew.turns[seat]) for seat in seats},
        "drawn": "none" if course.drawn == NO_KIND else rules.names[course.drawn],
        "building": supply.building,
        "stack": supply.stack,
        "steps": course.steps,
        "dice": [int(die) for die in course.dice],
    }
