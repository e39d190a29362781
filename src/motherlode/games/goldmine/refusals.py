"""Why a move is refused: the same predicates that `moves.fill` asks, one by one."""

from typing import Final

from mypy_extensions import i64

from motherlode.core.refusals import Refusal
from motherlode.games.goldmine.board import Board
from motherlode.games.goldmine.laying import (
    AXES,
    CELLS,
    agrees,
    is_linked,
    joins,
    keeps_way_out,
    leads_on,
    may_lay,
    meets,
    stays_open,
)
from motherlode.games.goldmine.moves import (
    BATS_KIND,
    BATS_MOVE,
    CARRY_KIND,
    CARRY_MOVE,
    CHOOSE_KIND,
    CHOOSE_MOVE,
    COLLAPSE_KIND,
    COLLAPSE_MOVE,
    COLLECT,
    DRAW,
    ENOUGH,
    GO_KIND,
    GO_MOVE,
    HIDE_KIND,
    HIDE_MOVE,
    LAY_KIND,
    LAY_MOVE,
    NOTHING,
    RESTORE_KIND,
    RESTORE_MOVE,
    ROB_KIND,
    ROB_MOVE,
    ROLL,
    ROLL_FOR_PASSAGE,
    ROLL_TWO,
    STAY,
    WALK_KIND,
    WALK_MOVE,
    has_colour,
    has_open,
    is_beside,
    is_last_tile,
    is_only_tile,
    is_passage,
    is_taken,
    kind_of,
    may_draw,
    may_hide,
    may_name,
    may_take,
    may_turn_over,
    push_move,
    space_of,
)
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
    OVER,
    PASSAGE,
    TUNNELS,
    WALK,
    YELLOW,
)
from motherlode.games.goldmine.state import Own, Public
from motherlode.games.goldmine.walking import WAYS
from motherlode.kit.mine import SIDES
from motherlode.kit.tiles import EMPTY, FIRST

GAME_OVER: Final = Refusal("over", "GLD-36", "The game is over.")
NO_SUCH_MOVE: Final = Refusal("no-such-move", "GLD-5", "There is no such move.")
NOT_NOW: Final = {
    CHOOSE: Refusal("not-asked", "GLD-43", "First choose a miner."),
    LAY: Refusal("not-asked", "GLD-3", "First lay the tile that was drawn."),
    MOVE: Refusal("not-asked", "GLD-5", "It is time to draw a tile, to roll, or to use a passage."),
    AGAIN: Refusal("not-asked", "GLD-43", "Lay a second tile, or say that one is enough."),
    WALK: Refusal("not-asked", "GLD-20", "It is time to walk, or to stay."),
    COLLAPSE: Refusal("not-asked", "GLD-44", "Turn over a tile beside you, or nothing."),
    ACT: Refusal("not-asked", "GLD-6", "It is time to collect, to challenge, or for nothing."),
    HIDE: Refusal("not-asked", "GLD-32", "First say where the nugget goes."),
    FLEE: Refusal("not-asked", "GLD-32", "First walk away, or stay."),
    CARRY: Refusal("not-asked", "GLD-33", "First say where the bats carry the miner."),
}
TAKEN: Final = Refusal("taken", "GLD-43", "Another player has that miner.")
OTHER_TILE: Final = Refusal(
    "other-tile", "GLD-10", "That is not the tile that was drawn, nor does it lie open before you."
)
BEYOND: Final = Refusal("beyond-the-table", "GLD-1", "The table ends there.")
NOT_FREE: Final = Refusal("not-free", "GLD-10", "A tile lies on that cell already.")
NO_NEIGHBOUR: Final = Refusal("no-neighbour", "GLD-10", "No tile lies beside that cell.")
BESIDE_COLLAPSED: Final = Refusal(
    "beside-collapsed", "GLD-44", "No tile is laid beside one that has collapsed."
)
NO_FIT: Final = Refusal(
    "no-fit", "GLD-10", "It does not fit there: tunnel must meet tunnel, and rock must meet rock."
)
NOT_REACHED: Final = Refusal(
    "not-reached", "GLD-10", "It does not continue a tunnel that can be walked to."
)
BLOCKS_ENTRANCE: Final = Refusal(
    "blocks-entrance", "GLD-12", "Beside the entrance a tile must lead on to an open tunnel."
)
CLOSES_MINE: Final = Refusal(
    "closes-mine", "GLD-10", "It would close the last open tunnel while tiles are left."
)
FITS_ELSEWHERE: Final = Refusal(
    "fits-elsewhere", "GLD-3", "It can be laid; only a tile that fits nowhere is pushed in."
)
NO_PAIR: Final = Refusal("no-pair", "GLD-3", "Those are not two neighbouring tiles that meet.")
NOT_JOINED: Final = Refusal("not-joined", "GLD-3", "It does not join those two tiles.")
NOTHING_TO_DRAW: Final = Refusal("nothing-to-draw", "GLD-10", "No tile of the stack can be laid.")
NO_PASSAGE: Final = Refusal("no-passage", "GLD-5", "No passage is open to you now.")
NOT_A_PASSAGE: Final = Refusal("not-a-passage", "GLD-21", "No other passage is there.")
NOT_GREEN: Final = Refusal("not-green", "GLD-43", "Only the green miner rolls two dice.")
NO_DICE: Final = Refusal("blue-needs-no-dice", "GLD-43", "Blue goes through passages without dice.")
TOO_FAR: Final = Refusal("too-far", "GLD-20", "There is no walk to that place within reach.")
NO_SUCH_PLACE: Final = Refusal("no-such-place", "GLD-20", "There is no such tunnel there.")
CANNOT_COLLAPSE: Final = Refusal(
    "cannot-collapse",
    "GLD-44",
    "Only a tile beside you: no entrance, no passage, no miner.",
)
NOT_COLLAPSED: Final = Refusal(
    "not-collapsed", "GLD-44", "No collapsed tile lies there beside you."
)
NO_NUGGET: Final = Refusal("no-nugget", "GLD-6", "There is no nugget for you to collect.")
NO_TOKEN: Final = Refusal("no-token", "GLD-30", "You have no such challenge left.")
NOT_ONESELF: Final = Refusal("not-oneself", "GLD-30", "You challenge another player.")
NO_SUCH_SEAT: Final = Refusal("no-such-seat", "GLD-30", "Nobody sits there.")
IS_RED: Final = Refusal("red", "GLD-43", "The red miner cannot be challenged.")
NOT_HERE: Final = Refusal("not-here", "GLD-31", "That player's miner is on another tile.")
NO_GOLD: Final = Refusal("no-gold", "GLD-31", "That player has no nugget.")
CANNOT_HIDE: Final = Refusal(
    "cannot-hide", "GLD-32", "It goes to an empty chamber where neither of you stands."
)


def refusal_of(public: Public, own: Own, move: i64) -> Refusal | None:
    """Why the seat that is asked may not make this move; `None` if it may."""
    prompt: i64 = public.course.prompt
    if prompt == OVER:
        return GAME_OVER
    if move < 0 or move >= space_of(public):
        return NO_SUCH_MOVE
    kind: i64 = kind_of(move)
    seat: i64 = own.seat
    if prompt == LAY:
        return _refuse_drawn(public, move) if kind == LAY_KIND else NOT_NOW[prompt]
    if prompt == MOVE:
        return _refuse_move(public, seat, kind, move)
    if prompt == AGAIN:
        return None if kind == ENOUGH else _refuse_digging(public, seat, kind, move)
    if prompt == WALK:
        return _refuse_walk(public, seat, kind, move)
    if prompt == ACT:
        return _refuse_action(public, seat, kind, move)
    if prompt == COLLAPSE:
        return _refuse_cave_in(public, seat, kind, move)
    if prompt == HIDE:
        if kind != HIDE_KIND:
            return NOT_NOW[prompt]
        return None if _may_hide(public, seat, move - HIDE_MOVE) else CANNOT_HIDE
    if prompt == CHOOSE:
        return _refuse_miner(public, kind, move - CHOOSE_MOVE)
    if kind == STAY:
        return None
    course = public.course
    if prompt == FLEE:
        if kind != WALK_KIND:
            return NOT_NOW[prompt]
        return _refuse_place(public, public.crew.places[seat], course.steps, move - WALK_MOVE)
    if kind != CARRY_KIND:
        return NOT_NOW[prompt]
    return _refuse_place(public, public.crew.places[course.victim], course.steps, move - CARRY_MOVE)


def _refuse_miner(public: Public, kind: i64, colour: i64) -> Refusal | None:
    if kind != CHOOSE_KIND:
        return NOT_NOW[CHOOSE]
    if colour >= COLOURS:
        return NO_SUCH_MOVE
    return TAKEN if is_taken(public, colour) else None


# Tiles


def _refuse_drawn(public: Public, move: i64) -> Refusal | None:
    drawn: i64 = public.course.drawn
    rest: i64 = move - push_move(public)
    if rest < 0:
        tile: i64 = (move - LAY_MOVE) // CELLS + FIRST
        if i64(public.rules.tiles.card[tile]) != drawn:
            return OTHER_TILE
        cell: i64 = (move - LAY_MOVE) % CELLS
        return refuse_cell(public.board, cell, tile, is_last=is_last_tile(public))
    return _refuse_push(public, rest)


def refuse_cell(board: Board, cell: i64, tile: i64, *, is_last: bool) -> Refusal | None:
    """Why a tile may not be laid on a cell (GLD-10 to GLD-12, GLD-44)."""
    if not _on_table(board, cell):
        return BEYOND
    if board.mine.at(cell) != EMPTY:
        return NOT_FREE
    if not _has_neighbour(board, cell):
        return NO_NEIGHBOUR
    if board.is_beside_collapsed(cell):
        return BESIDE_COLLAPSED
    if not agrees(board, cell, tile):
        return NO_FIT
    if not is_linked(board, cell, tile):
        return NOT_REACHED
    if not leads_on(board, cell, tile):
        return BLOCKS_ENTRANCE
    return None if is_last or stays_open(board, cell, tile) else CLOSES_MINE


def _on_table(board: Board, cell: i64) -> bool:
    grid = board.rules.grid
    return 0 <= cell < grid.size and grid.bare[cell] == 0


def _has_neighbour(board: Board, cell: i64) -> bool:
    side: i64
    for side in range(SIDES):
        if board.has_tile(cell + board.rules.grid.step[side]):
            return True
    return False


def _refuse_push(public: Public, rest: i64) -> Refusal | None:
    board = public.board
    tile: i64 = rest // CELLS // AXES + FIRST
    cell: i64 = rest % CELLS
    east: bool = rest // CELLS % AXES == 0
    kind: i64 = i64(public.rules.tiles.card[tile])
    if kind != public.course.drawn:
        return OTHER_TILE
    if may_lay(board, kind, is_last=is_last_tile(public)):
        return FITS_ELSEWHERE
    if not _on_table(board, cell) or not meets(board, cell, east=east):
        return NO_PAIR
    if not joins(board, tile, east=east):
        return NOT_JOINED
    if not board.has_room(cell, east=east):
        return BEYOND
    return None if keeps_way_out(board, cell, tile, east=east) else BLOCKS_ENTRANCE


def _refuse_digging(public: Public, seat: i64, kind: i64, move: i64) -> Refusal | None:
    """A tile of the stack, or an open one."""
    if kind == DRAW:
        return None if may_draw(public) else NOTHING_TO_DRAW
    if kind != LAY_KIND or move >= push_move(public):
        return NOT_NOW[public.course.prompt]
    tile: i64 = (move - LAY_MOVE) // CELLS + FIRST
    if not has_open(public, seat, i64(public.rules.tiles.card[tile])):
        return OTHER_TILE
    cell: i64 = (move - LAY_MOVE) % CELLS
    return refuse_cell(public.board, cell, tile, is_last=is_only_tile(public))


# Moving


def _refuse_move(public: Public, seat: i64, kind: i64, move: i64) -> Refusal | None:
    """GLD-5, GLD-43."""
    if kind == ROLL:
        return None
    if kind == ROLL_TWO:
        return None if has_colour(public, seat, GREEN) else NOT_GREEN
    if kind == ROLL_FOR_PASSAGE:
        if public.course.began_on != PASSAGE:
            return NO_PASSAGE
        return NO_DICE if has_colour(public, seat, BLUE) else None
    if kind == GO_KIND:
        if public.course.began_on != PASSAGE or not has_colour(public, seat, BLUE):
            return NO_PASSAGE
        return _refuse_going(public, seat, move - GO_MOVE)
    return _refuse_digging(public, seat, kind, move)


def _refuse_going(public: Public, seat: i64, cell: i64) -> Refusal | None:
    there: bool = _on_table(public.board, cell) and is_passage(public, seat, cell)
    return None if there else NOT_A_PASSAGE


def _refuse_walk(public: Public, seat: i64, kind: i64, move: i64) -> Refusal | None:
    course = public.course
    if kind == STAY or (kind == ROLL and course.may_roll):
        return None
    if kind == GO_KIND:
        return _refuse_going(public, seat, move - GO_MOVE) if course.may_go else NO_PASSAGE
    if kind != WALK_KIND:
        return NOT_NOW[WALK]
    steps: i64 = 1 if has_colour(public, seat, YELLOW) else course.steps
    return _refuse_place(public, public.crew.places[seat], steps, move - WALK_MOVE)


def _refuse_place(public: Public, start: i64, steps: i64, place: i64) -> Refusal | None:
    board = public.board
    cell: i64 = place // TUNNELS
    if not _on_table(board, cell) or not board.has_tile(cell):
        return NO_SUCH_PLACE
    if place % TUNNELS == 1 and not board.two_tunnels(cell):
        return NO_SUCH_PLACE
    WAYS.search(board, start, steps)
    return None if WAYS.has(place) else TOO_FAR


def _refuse_cave_in(public: Public, seat: i64, kind: i64, move: i64) -> Refusal | None:
    """GLD-44."""
    if kind == NOTHING:
        return None
    if kind == COLLAPSE_KIND:
        cell: i64 = move - COLLAPSE_MOVE
        may: bool = is_beside(public, seat, cell) and may_turn_over(public, cell)
        return None if may else CANNOT_COLLAPSE
    if kind != RESTORE_KIND:
        return NOT_NOW[COLLAPSE]
    cell = move - RESTORE_MOVE
    may = is_beside(public, seat, cell) and public.board.is_collapsed(cell)
    return None if may else NOT_COLLAPSED


# Acting


def _refuse_action(public: Public, seat: i64, kind: i64, move: i64) -> Refusal | None:
    """GLD-6."""
    if kind == NOTHING:
        return None
    if kind == COLLECT:
        return None if may_take(public, seat) else NO_NUGGET
    if kind == ROB_KIND:
        victim: i64 = move - ROB_MOVE
        why = _refuse_victim(public, seat, victim, public.crew.gold[seat])
        if why is not None:
            return why
        if public.crew.cell_of(victim) != public.crew.cell_of(seat):
            return NOT_HERE
        return None if public.crew.nuggets[victim] > 0 else NO_GOLD
    if kind == BATS_KIND:
        return _refuse_victim(public, seat, move - BATS_MOVE, public.crew.bats[seat])
    return NOT_NOW[ACT]


def _refuse_victim(public: Public, seat: i64, victim: i64, tokens: i64) -> Refusal | None:
    if victim >= public.rules.seats:
        return NO_SUCH_SEAT
    if tokens == 0:
        return NO_TOKEN
    if victim == seat:
        return NOT_ONESELF
    return None if may_name(public, seat, victim) else IS_RED


def _may_hide(public: Public, seat: i64, cell: i64) -> bool:
    return _on_table(public.board, cell) and may_hide(public, seat, cell)
