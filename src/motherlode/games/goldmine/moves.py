"""Moves as numbers, and all legal moves of a view."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from motherlode.core.moves import Moves
from motherlode.games.goldmine.board import Board
from motherlode.games.goldmine.laying import AXES, CELLS, fill_lays, fill_pushes, may_lay
from motherlode.games.goldmine.pieces import (
    ACT,
    AGAIN,
    BLUE,
    CARRY,
    CHOOSE,
    COLLAPSE,
    COLOURS,
    FLEE,
    GREEN,
    HIDE,
    LAY,
    MOVE,
    PASSAGE,
    RED,
    TUNNELS,
    WALK,
    YELLOW,
)
from motherlode.games.goldmine.state import Own, Public
from motherlode.games.goldmine.walking import WAYS
from motherlode.kit.mine import SIDES
from motherlode.kit.tiles import FIRST

# Bands of numbers, ascending in the order in which `fill` writes them.
NOTHING: Final = 0
STAY: Final = 1
ENOUGH: Final = 2
DRAW: Final = 3
ROLL: Final = 4
ROLL_TWO: Final = 5
ROLL_FOR_PASSAGE: Final = 6
COLLECT: Final = 7
CHOOSE_MOVE: Final = 8
"""+ colour."""
ROB_MOVE: Final = 16
"""+ seat."""
BATS_MOVE: Final = 24
"""+ seat."""
WALK_MOVE: Final = 32
"""+ place."""
CARRY_MOVE: Final = WALK_MOVE + CELLS * TUNNELS
"""+ place."""
GO_MOVE: Final = CARRY_MOVE + CELLS * TUNNELS
"""+ cell."""
HIDE_MOVE: Final = GO_MOVE + CELLS
"""+ cell."""
COLLAPSE_MOVE: Final = HIDE_MOVE + CELLS
"""+ cell."""
RESTORE_MOVE: Final = COLLAPSE_MOVE + CELLS
"""+ cell."""
LAY_MOVE: Final = RESTORE_MOVE + CELLS
"""+ (tile - FIRST) * 8192 + cell; behind all of those pushes:
+ ((tile - FIRST) * 2 + 0 for east, 1 for south) * 8192 + cell."""
SEATS: Final = 8

CHOOSE_KIND: Final = 8
ROB_KIND: Final = 9
BATS_KIND: Final = 10
WALK_KIND: Final = 11
CARRY_KIND: Final = 12
GO_KIND: Final = 13
HIDE_KIND: Final = 14
COLLAPSE_KIND: Final = 15
RESTORE_KIND: Final = 16
LAY_KIND: Final = 17
"""The kinds below `CHOOSE_KIND` are the moves themselves; pushes count as laying."""
MOVE_NAMES: Final = [
    "nothing",
    "stay",
    "enough",
    "draw",
    "roll",
    "roll two",
    "passage",
    "collect",
    "choose",
    "rob",
    "bats",
    "walk",
    "carry",
    "go",
    "hide",
    "collapse",
    "restore",
    "lay",
]


def kind_of(move: i64) -> i64:
    """Which band a number is in."""
    if move >= LAY_MOVE:
        return LAY_KIND
    if move >= GO_MOVE:
        return GO_KIND + (move - GO_MOVE) // CELLS
    if move >= CARRY_MOVE:
        return CARRY_KIND
    if move >= WALK_MOVE:
        return WALK_KIND
    if move >= BATS_MOVE:
        return BATS_KIND
    if move >= ROB_MOVE:
        return ROB_KIND
    return CHOOSE_KIND if move >= CHOOSE_MOVE else move


def push_move(public: Public) -> i64:
    """The first number of the band of pushes."""
    return LAY_MOVE + (public.rules.home_tile - FIRST) * CELLS


def space_of(public: Public) -> i64:
    """All moves are below this number."""
    return push_move(public) + (public.rules.home_tile - FIRST) * AXES * CELLS


def fill(public: Public, own: Own, out: Moves) -> None:
    """All legal moves of the seat that is asked, ascending."""
    out.clear()
    course = public.course
    prompt: i64 = course.prompt
    seat: i64 = own.seat
    if prompt == WALK:
        _fill_walks(public, seat, out)
    elif prompt == MOVE:
        _fill_moves(public, seat, out)
    elif prompt == ACT:
        _fill_actions(public, seat, out)
    elif prompt == LAY:
        fill_drawn(public, course.drawn, out)
    elif prompt == AGAIN:
        out.add(ENOUGH)
        _fill_second_tile(public, seat, out)
    elif prompt == HIDE:
        _fill_hides(public, seat, out)
    elif prompt == FLEE:
        out.add(STAY)
        _fill_places(public.board, public.crew.places[seat], course.steps, WALK_MOVE, out)
    elif prompt == CARRY:
        out.add(STAY)
        victim: i64 = public.crew.places[course.victim]
        _fill_places(public.board, victim, course.steps, CARRY_MOVE, out)
    elif prompt == COLLAPSE:
        _fill_cave_ins(public, seat, out)
    elif prompt == CHOOSE:
        _fill_miners(public, out)


# What is allowed


def has_colour(public: Public, seat: i64, colour: i64) -> bool:
    """GLD-43: whether a seat plays a miner with an ability."""
    return i64(public.crew.colours[seat]) == colour


def is_last_tile(public: Public) -> bool:
    """GLD-10: whether no tile is left but the one that was drawn."""
    return _tiles_left(public) == 0


def is_only_tile(public: Public) -> bool:
    """GLD-10: whether the tile that is about to be drawn, or laid openly, is the last."""
    return _tiles_left(public) == 1


def _tiles_left(public: Public) -> i64:
    supply = public.supply
    return supply.building + supply.stack + supply.open_tiles()


def may_draw(public: Public) -> bool:
    """GLD-10: whether any tile of the stack can be laid; which there are everyone can count."""
    is_last: bool = is_only_tile(public)
    kind: i64
    for kind in range(public.rules.kinds):
        if public.supply.left[kind] > 0 and may_lay(public.board, kind, is_last=is_last):
            return True
    return False


def may_lay_open(public: Public, seat: i64) -> bool:
    """GLD-41: whether any of a seat's open tiles can be laid."""
    is_last: bool = is_only_tile(public)
    kind: i64
    for kind in range(public.rules.kinds):
        if has_open(public, seat, kind) and may_lay(public.board, kind, is_last=is_last):
            return True
    return False


def has_open(public: Public, seat: i64, kind: i64) -> bool:
    """GLD-41: whether such a tile lies open before a seat."""
    return public.supply.open[seat * public.rules.kinds + kind] > 0


def is_passage(public: Public, seat: i64, cell: i64) -> bool:
    """GLD-21: whether a tile with a passage lies there, and not the one the miner stands on."""
    if public.crew.cell_of(seat) == cell or not public.board.has_tile(cell):
        return False
    return public.board.symbol(cell) == PASSAGE


def has_other_passage(public: Public, seat: i64) -> bool:
    """GLD-21: whether there is any other passage to go to."""
    laid = public.board.mine.laid
    i: i64
    for i in range(laid.size):
        if is_passage(public, seat, laid.items[i]):
            return True
    return False


def may_take(public: Public, seat: i64) -> bool:
    """GLD-6: whether a nugget lies under the miner, to be collected in this turn."""
    if public.course.has_collected:
        return False
    return public.board.has_gold(public.crew.cell_of(seat))


def may_name(public: Public, seat: i64, victim: i64) -> bool:
    """GLD-30, GLD-43: another player, but not Red."""
    return victim != seat and not has_colour(public, victim, RED)


def may_rob(public: Public, seat: i64, victim: i64) -> bool:
    """GLD-31: somebody on the same tile who has a nugget."""
    crew = public.crew
    return (
        crew.gold[seat] > 0
        and may_name(public, seat, victim)
        and crew.cell_of(victim) == crew.cell_of(seat)
        and crew.nuggets[victim] > 0
    )


def may_send_bats(public: Public, seat: i64, victim: i64) -> bool:
    """GLD-33: anybody else, anywhere."""
    return public.crew.bats[seat] > 0 and may_name(public, seat, victim)


def may_challenge(public: Public, seat: i64) -> bool:
    """Whether a token can be used."""
    victim: i64
    for victim in range(public.rules.seats):
        if may_rob(public, seat, victim) or may_send_bats(public, seat, victim):
            return True
    return False


def may_hide(public: Public, seat: i64, cell: i64) -> bool:
    """GLD-32: an empty gold chamber, not collapsed, that neither stands on."""
    board = public.board
    crew = public.crew
    return (
        board.is_chamber(cell)
        and not board.is_collapsed(cell)
        and not board.has_gold(cell)
        and crew.cell_of(seat) != cell
        and crew.cell_of(public.course.victim) != cell
    )


def may_turn_over(public: Public, cell: i64) -> bool:
    """GLD-44: not the entrance, not a passage, not where a miner is."""
    board = public.board
    return (
        board.has_tile(cell)
        and cell != public.rules.home
        and not board.is_collapsed(cell)
        and board.symbol(cell) != PASSAGE
        and not public.crew.is_on(cell)
    )


def is_beside(public: Public, seat: i64, cell: i64) -> bool:
    """GLD-44: whether a cell shares a side with the one where the miner stands."""
    here: i64 = public.crew.cell_of(seat)
    side: i64
    for side in range(SIDES):
        if here + public.rules.grid.step[side] == cell:
            return True
    return False


def may_cave_in(public: Public, seat: i64) -> bool:
    """GLD-44: whether any tile beside the miner can be turned over, or back."""
    here: i64 = public.crew.cell_of(seat)
    side: i64
    for side in range(SIDES):
        cell: i64 = here + public.rules.grid.step[side]
        if may_turn_over(public, cell) or public.board.is_collapsed(cell):
            return True
    return False


# All of them


def fill_drawn(public: Public, kind: i64, out: Moves) -> None:
    """GLD-3, GLD-10: where the tile that was drawn may go; pushed in only if it fits nowhere."""
    fill_lays(public.board, kind, LAY_MOVE, out, is_last=is_last_tile(public))
    if out.count == 0:
        fill_pushes(public.board, kind, push_move(public), out, stop_at_first=False)


def _fill_second_tile(public: Public, seat: i64, out: Moves) -> None:
    if may_draw(public):
        out.add(DRAW)
    _fill_open(public, seat, out)


def _fill_open(public: Public, seat: i64, out: Moves) -> None:
    """GLD-41: any open tile of one's own instead of drawing."""
    is_last: bool = is_only_tile(public)
    kind: i64
    for kind in range(public.rules.kinds):
        if has_open(public, seat, kind):
            fill_lays(public.board, kind, LAY_MOVE, out, is_last=is_last)


def _fill_moves(public: Public, seat: i64, out: Moves) -> None:
    """GLD-5, GLD-43."""
    if may_draw(public):
        out.add(DRAW)
    out.add(ROLL)
    if has_colour(public, seat, GREEN):
        out.add(ROLL_TWO)
    on_passage: bool = public.course.began_on == PASSAGE
    if on_passage:
        if has_colour(public, seat, BLUE):
            _fill_passages(public, seat, out)
        else:
            out.add(ROLL_FOR_PASSAGE)
    _fill_open(public, seat, out)


def _fill_passages(public: Public, seat: i64, out: Moves) -> None:
    laid = public.board.mine.laid
    i: i64
    for i in range(laid.size):
        if is_passage(public, seat, laid.items[i]):
            out.add(GO_MOVE + laid.items[i])


def _fill_walks(public: Public, seat: i64, out: Moves) -> None:
    """GLD-20; Yellow goes step by step, Black may roll first, a passage may be open."""
    course = public.course
    out.add(STAY)
    if course.may_roll:
        out.add(ROLL)
    steps: i64 = 1 if has_colour(public, seat, YELLOW) else course.steps
    _fill_places(public.board, public.crew.places[seat], steps, WALK_MOVE, out)
    if course.may_go:
        _fill_passages(public, seat, out)


def _fill_places(board: Board, start: i64, steps: i64, first: i64, out: Moves) -> None:
    WAYS.search(board, start, steps)
    i: i64
    for i in range(WAYS.places.size):
        out.add(first + WAYS.places.items[i])


def _fill_actions(public: Public, seat: i64, out: Moves) -> None:
    """GLD-6."""
    out.add(NOTHING)
    if may_take(public, seat):
        out.add(COLLECT)
    victim: i64
    for victim in range(public.rules.seats):
        if may_rob(public, seat, victim):
            out.add(ROB_MOVE + victim)
    for victim in range(public.rules.seats):
        if may_send_bats(public, seat, victim):
            out.add(BATS_MOVE + victim)


def _fill_hides(public: Public, seat: i64, out: Moves) -> None:
    laid = public.board.mine.laid
    i: i64
    for i in range(laid.size):
        if may_hide(public, seat, laid.items[i]):
            out.add(HIDE_MOVE + laid.items[i])


def _fill_cave_ins(public: Public, seat: i64, out: Moves) -> None:
    out.add(NOTHING)
    here: i64 = public.crew.cell_of(seat)
    step: vec[i64] = public.rules.grid.step
    order: vec[u8] = vec[u8]([0, 3, 1, 2])  # north, west, east, south: ascending cells
    i: i64
    for i in range(SIDES):
        cell: i64 = here + step[i64(order[i])]
        if may_turn_over(public, cell):
            out.add(COLLAPSE_MOVE + cell)
    for i in range(SIDES):
        cell = here + step[i64(order[i])]
        if public.board.is_collapsed(cell):
            out.add(RESTORE_MOVE + cell)


def _fill_miners(public: Public, out: Moves) -> None:
    colour: i64
    for colour in range(COLOURS):
        if not is_taken(public, colour):
            out.add(CHOOSE_MOVE + colour)


def is_taken(public: Public, colour: i64) -> bool:
    """GLD-43: whether somebody has chosen a miner already."""
    seat: i64
    for seat in range(public.rules.seats):
        if has_colour(public, seat, colour):
            return True
    return False
