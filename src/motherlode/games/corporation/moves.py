"""Moves as numbers, and all legal moves of a view."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.moves import Moves
from motherlode.games.corporation.pieces import (
    CAVE_IN,
    CLEAR,
    COLOUR_BIT,
    COLOURS,
    DANGER,
    DIG,
    EXTRA,
    INVEST,
    INVESTMENTS,
    MINE,
    NO_COLOUR,
    PASSAGE,
    SECRET_TUNNEL,
    SWITCH,
    TAKE,
    TRADE,
    UNION,
)
from motherlode.games.corporation.state import Own, Public

CELLS: Final = 512
"""Moves that name a cell are numbered + cell; all cells are below this."""
PASSAGES: Final = 16
PAIRS: Final = 64
"""Two colours are the first times eight, and the second."""

# Bands of numbers, ascending in the order in which `fill` writes them.
END: Final = 0
KEEP: Final = 1
LEAVE: Final = 2
DECLARE: Final = 3
DROP_UNION: Final = 4
INVEST_MOVE: Final = 5
"""+ colour."""
CLEAR_MOVE: Final = INVEST_MOVE + COLOURS
"""+ colour."""
EXCHANGE_MOVE: Final = 64
"""+ two colours, ascending."""
SWAP_MOVE: Final = 128
"""+ the colour that goes, the colour that comes."""
CAVE_MOVE: Final = 192
"""+ two colours, ascending or alike."""
TAKE_MOVE: Final = 256
"""+ the colours, as bits."""
TUNNEL_MOVE: Final = 512
"""+ colour * 512 + cell."""
DIG_MOVE: Final = TUNNEL_MOVE + COLOURS * CELLS
"""+ colour * 512 + cell."""
OVERTIME_MOVE: Final = DIG_MOVE + COLOURS * CELLS
"""+ cell."""
THROUGH_MOVE: Final = OVERTIME_MOVE + CELLS
"""+ colour * 256 + passage in * 16 + passage out, by their places among all passages."""
OVERTIME_THROUGH: Final = THROUGH_MOVE + COLOURS * PASSAGES * PASSAGES
"""+ passage in * 16 + passage out."""
ALL_MOVES: Final = OVERTIME_THROUGH + PASSAGES * PASSAGES

INVEST_KIND: Final = 5
CLEAR_KIND: Final = 6
EXCHANGE_KIND: Final = 7
SWAP_KIND: Final = 8
CAVE_KIND: Final = 9
TAKE_KIND: Final = 10
TUNNEL_KIND: Final = 11
DIG_KIND: Final = 12
OVERTIME_KIND: Final = 13
"""The kinds below `INVEST_KIND` are the moves themselves; through a passage is digging, too."""
MOVE_NAMES: Final = [
    "end",
    "keep",
    "leave",
    "mine",
    "drop",
    "invest",
    "clear",
    "exchange",
    "swap",
    "cave_in",
    "take",
    "tunnel",
    "dig",
    "overtime",
]


def kind_of(move: i64) -> i64:
    """Which band a number is in."""
    if move >= OVERTIME_THROUGH:
        return OVERTIME_KIND
    if move >= THROUGH_MOVE:
        return DIG_KIND
    if move >= OVERTIME_MOVE:
        return OVERTIME_KIND
    if move >= DIG_MOVE:
        return DIG_KIND
    if move >= TUNNEL_MOVE:
        return TUNNEL_KIND
    if move >= TAKE_MOVE:
        return TAKE_KIND
    if move >= EXCHANGE_MOVE:
        return EXCHANGE_KIND + (move - EXCHANGE_MOVE) // PAIRS
    if move >= INVEST_MOVE:
        return CLEAR_KIND if move >= CLEAR_MOVE else INVEST_KIND
    return move


def fill(public: Public, own: Own, out: Moves) -> None:
    """All legal moves of the seat that is asked, ascending."""
    out.clear()
    prompt: i64 = public.course.prompt
    seat: i64 = own.seat
    if prompt == DIG:
        _fill_dig(public, seat, out)
    elif prompt == TRADE:
        _fill_trade(public, seat, out)
    elif prompt == EXTRA:
        _fill_extra(public, seat, out)
    elif prompt == CLEAR:
        out.add(LEAVE)
        _fill_colours(public.holdings.caved_in(), CLEAR_MOVE, out)
    elif prompt == INVEST:
        _fill_colours(COLOUR_BIT[COLOURS - 1] * 2 - 1, INVEST_MOVE, out)
    elif prompt == SWITCH:
        _fill_exchange(out)
    elif prompt == TAKE:
        _fill_anytime(public, seat, out)
        _fill_cave_ins(public, seat, out)
        _fill_takes(out)


# What is allowed


def holds(public: Public, seat: i64, kind: i64) -> bool:
    """Whether a player holds a card of a kind."""
    return public.holdings.card(seat, kind) > 0


def is_caved_in(public: Public, colour: i64) -> bool:
    """COR-27: whether nobody may place a colour."""
    return (public.holdings.caved_in() >> colour) & 1 != 0


def overtimes(public: Public, seat: i64) -> i64:
    """COR-21: how many crystals Overtime can still give in this turn: one from each card."""
    count: i64 = 0
    tokens: i64 = public.rules.tokens
    i: i64
    for i in range(tokens):
        count += i64(public.holdings.overtime[seat * tokens + i]) - i64(public.course.used[i])
    return count


def may_pass(public: Public, seat: i64, left: i64) -> bool:
    """COR-6: whether a second crystal and another passage are there for the exit."""
    return left + overtimes(public, seat) > 1 and public.field.free_passages() > 1


def has_cell(public: Public, seat: i64, colour: i64, left: i64) -> bool:
    """COR-7: whether a colour has a legal cell, with so many crystals left before Overtime."""
    if is_caved_in(public, colour):
        return False
    field = public.field
    i: i64
    for i in range(field.rim.size):
        cell: i64 = field.rim.items[i]
        if not field.touches(cell, colour):
            continue
        if i64(field.content[cell]) != PASSAGE or may_pass(public, seat, left):
            return True
    return False


def may_dig(public: Public, seat: i64) -> bool:
    """COR-7: whether a crystal of the dig is left that can be placed."""
    course = public.course
    if course.left == 0:
        return False
    if course.colour != NO_COLOUR:
        return has_cell(public, seat, course.colour, course.left)
    colour: i64
    for colour in range(COLOURS):
        if has_cell(public, seat, colour, course.left):
            return True
    return False


def may_work_overtime(public: Public, seat: i64) -> bool:
    """COR-21: one more crystal of the dig's colour, when its own are used up."""
    course = public.course
    if course.left > 0 or course.colour == NO_COLOUR or overtimes(public, seat) == 0:
        return False
    return has_cell(public, seat, course.colour, 0)


def may_tunnel(public: Public, seat: i64) -> bool:
    """COR-20: whether a Secret tunnel can be used."""
    if not holds(public, seat, SECRET_TUNNEL):
        return False
    everything: i64 = COLOUR_BIT[COLOURS - 1] * 2 - 1
    return public.holdings.caved_in() != everything and public.field.has_free_danger()


def is_before_dig(public: Public) -> bool:
    """Whether no crystal of the dig was placed yet (COR-26, COR-27)."""
    return public.course.colour == NO_COLOUR


# All of them


def _fill_anytime(public: Public, seat: i64, out: Moves) -> None:
    """COR-23."""
    if holds(public, seat, UNION):
        out.add(DROP_UNION)


def _fill_dig(public: Public, seat: i64, out: Moves) -> None:
    """COR-4 to COR-7, and what may come between."""
    course = public.course
    if is_before_dig(public) and holds(public, seat, MINE) and not course.declared:
        out.add(DECLARE)
    _fill_anytime(public, seat, out)
    if is_before_dig(public):
        _fill_cave_ins(public, seat, out)
    _fill_tunnels(public, seat, out)
    caved: i64 = public.holdings.caved_in()
    colour: i64
    for colour in range(COLOURS):
        if course.colour in (colour, NO_COLOUR) and (caved >> colour) & 1 == 0:
            _fill_cells(public, colour, DIG_MOVE + colour * CELLS, out)
    if may_pass(public, seat, course.left):
        for colour in range(COLOURS):
            if course.colour in (colour, NO_COLOUR) and (caved >> colour) & 1 == 0:
                first: i64 = THROUGH_MOVE + colour * PASSAGES * PASSAGES
                _fill_throughs(public, colour, first, out)


def _fill_extra(public: Public, seat: i64, out: Moves) -> None:
    """COR-7: Overtime, a Secret tunnel, or the end of the dig."""
    course = public.course
    out.add(END)
    _fill_anytime(public, seat, out)
    if is_before_dig(public):
        _fill_cave_ins(public, seat, out)
    _fill_tunnels(public, seat, out)
    if may_work_overtime(public, seat):
        _fill_cells(public, course.colour, OVERTIME_MOVE, out)
        if may_pass(public, seat, 0):
            _fill_throughs(public, course.colour, OVERTIME_THROUGH, out)


def _fill_cells(public: Public, colour: i64, first: i64, out: Moves) -> None:
    """Free cells beside a crystal of a colour, without passages."""
    field = public.field
    i: i64
    for i in range(field.rim.size):
        cell: i64 = field.rim.items[i]
        if field.touches(cell, colour) and i64(field.content[cell]) != PASSAGE:
            out.add(first + cell)


def _fill_throughs(public: Public, colour: i64, first: i64, out: Moves) -> None:
    """COR-6: in by any free passage beside a crystal of a colour, out by any other."""
    field = public.field
    way_in: i64
    way_out: i64
    for way_in in range(field.passages.size):
        cell: i64 = field.passages.items[way_in]
        if not field.is_free(cell) or not field.touches(cell, colour):
            continue
        for way_out in range(field.passages.size):
            if way_out != way_in and field.is_free(field.passages.items[way_out]):
                out.add(first + way_in * PASSAGES + way_out)


def _fill_tunnels(public: Public, seat: i64, out: Moves) -> None:
    """COR-20: any colour, on any free danger cell."""
    if not holds(public, seat, SECRET_TUNNEL):
        return
    cells: vec[i64] = _free_dangers(public)
    colour: i64
    i: i64
    for colour in range(COLOURS):
        if not is_caved_in(public, colour):
            for i in range(len(cells)):
                out.add(TUNNEL_MOVE + colour * CELLS + cells[i])


def _free_dangers(public: Public) -> vec[i64]:
    field = public.field
    found: vec[i64] = vec[i64](capacity=32)
    cell: i64
    for cell in range(public.rules.grid.size):
        if i64(field.content[cell]) == DANGER and field.is_free(cell):
            found = append(found, cell)
    return found


def _fill_cave_ins(public: Public, seat: i64, out: Moves) -> None:
    """COR-27: two crystals of any colours."""
    if not holds(public, seat, CAVE_IN):
        return
    one: i64
    two: i64
    for one in range(COLOURS):
        for two in range(one, COLOURS):
            out.add(CAVE_MOVE + one * COLOURS + two)


def _fill_colours(colours: i64, first: i64, out: Moves) -> None:
    colour: i64
    for colour in range(COLOURS):
        if (colours >> colour) & 1 != 0:
            out.add(first + colour)


def _fill_exchange(out: Moves) -> None:
    """COR-25: two different colours."""
    one: i64
    two: i64
    for one in range(COLOURS):
        for two in range(one + 1, COLOURS):
            out.add(EXCHANGE_MOVE + one * COLOURS + two)


def _fill_takes(out: Moves) -> None:
    """COR-8: four different colours."""
    colours: i64
    for colours in range(COLOUR_BIT[COLOURS - 1] * 2):
        if count_colours(colours) == INVESTMENTS:
            out.add(TAKE_MOVE + colours)


def count_colours(colours: i64) -> i64:
    """How many colours are in a set."""
    count: i64 = 0
    while colours > 0:
        count += colours % 2
        colours = colours // 2
    return count


def _fill_trade(public: Public, seat: i64, out: Moves) -> None:
    """COR-8, COR-23."""
    out.add(KEEP)
    _fill_anytime(public, seat, out)
    one: i64
    two: i64
    if not holds(public, seat, UNION):
        for one in range(COLOURS):
            if public.holdings.loose[seat * COLOURS + one] == 0:
                continue
            for two in range(COLOURS):
                if two != one:
                    out.add(SWAP_MOVE + one * COLOURS + two)
    _fill_cave_ins(public, seat, out)
