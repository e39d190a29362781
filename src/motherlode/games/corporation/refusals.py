"""Why a move is refused: the same predicates that `moves.fill` asks, one by one."""

from typing import Final

from mypy_extensions import i64

from motherlode.core.refusals import Refusal
from motherlode.games.corporation.moves import (
    ALL_MOVES,
    CAVE_KIND,
    CAVE_MOVE,
    CELLS,
    CLEAR_KIND,
    CLEAR_MOVE,
    DECLARE,
    DIG_KIND,
    DIG_MOVE,
    DROP_UNION,
    END,
    EXCHANGE_KIND,
    EXCHANGE_MOVE,
    INVEST_KIND,
    KEEP,
    LEAVE,
    OVERTIME_KIND,
    OVERTIME_MOVE,
    OVERTIME_THROUGH,
    PASSAGES,
    SWAP_KIND,
    SWAP_MOVE,
    TAKE_KIND,
    TAKE_MOVE,
    THROUGH_MOVE,
    TUNNEL_KIND,
    TUNNEL_MOVE,
    count_colours,
    holds,
    is_before_dig,
    is_caved_in,
    kind_of,
    may_pass,
    overtimes,
)
from motherlode.games.corporation.pieces import (
    BASE,
    CAVE_IN,
    CLEAR,
    COLOURS,
    DANGER,
    DIG,
    EXTRA,
    INVEST,
    INVESTMENTS,
    MINE,
    NO_COLOUR,
    OVER,
    PASSAGE,
    SECRET_TUNNEL,
    SWITCH,
    TAKE,
    TRADE,
    UNION,
)
from motherlode.games.corporation.state import Own, Public

GAME_OVER: Final = Refusal("over", "COR-32", "The game is over.")
NO_SUCH_MOVE: Final = Refusal("no-such-move", "COR-4", "There is no such move.")
NOT_NOW: Final = {
    DIG: Refusal("not-asked", "COR-4", "It is time to dig."),
    EXTRA: Refusal("not-asked", "COR-7", "Use Overtime or a Secret tunnel, or end the dig."),
    INVEST: Refusal("not-asked", "COR-9", "First say in which corporation you invest."),
    SWITCH: Refusal("not-asked", "COR-25", "First say into which two corporations you exchange."),
    TAKE: Refusal("not-asked", "COR-8", "It is time to take four investments."),
    TRADE: Refusal("not-asked", "COR-8", "It is time to swap an investment, or to keep them."),
    CLEAR: Refusal("not-asked", "COR-27", "Take a crystal off the Cave-in, or leave it."),
}
OTHER_COLOUR: Final = Refusal("other-colour", "COR-7", "This dig has another colour.")
CAVED_IN: Final = Refusal("caved-in", "COR-27", "A Cave-in keeps that colour off the field.")
NOT_FREE: Final = Refusal("not-free", "COR-5", "A crystal lies there already.")
IS_DANGER: Final = Refusal("danger", "COR-5", "Danger: nobody digs there.")
IS_BASE: Final = Refusal("base-camp", "COR-5", "That is the base camp, or beyond the field.")
NO_NEIGHBOUR: Final = Refusal(
    "no-neighbour", "COR-5", "No crystal of that colour lies beside that cell."
)
NEEDS_EXIT: Final = Refusal(
    "needs-exit", "COR-6", "Into a passage one says where it comes out; elsewhere one does not."
)
NOT_A_PASSAGE: Final = Refusal("not-a-passage", "COR-6", "No other free passage is there.")
NO_CRYSTAL_LEFT: Final = Refusal("no-crystal-left", "COR-6", "No crystal is left for the exit.")
NO_TUNNEL: Final = Refusal("no-tunnel", "COR-20", "You hold no Secret tunnel.")
NOT_DANGER: Final = Refusal(
    "not-danger", "COR-20", "A Secret tunnel comes out on a free danger cell."
)
NO_OVERTIME: Final = Refusal("no-overtime", "COR-21", "You have no Overtime left in this turn.")
CRYSTALS_LEFT: Final = Refusal("crystals-left", "COR-21", "The crystals of the dig come first.")
NO_MINE: Final = Refusal("no-mine", "COR-26", "You hold no such card, or have declared it.")
TOO_LATE: Final = Refusal("too-late", "COR-26", "It is declared before the first crystal.")
NO_CAVE_IN: Final = Refusal("no-cave-in", "COR-27", "You hold no Cave-in.")
IN_THE_MIDDLE: Final = Refusal("in-the-middle", "COR-27", "Not in the middle of a dig.")
NO_UNION: Final = Refusal("no-union", "COR-23", "You hold no Union.")
MUST_DIG: Final = Refusal("must-dig", "COR-7", "You dig on as long as there is a cell for it.")
SAME_IN_EXCHANGE: Final = Refusal("same-colour", "COR-25", "Two different colours.")
SAME_IN_TRADE: Final = Refusal("same-colour", "COR-8", "Different colours.")
NO_INVESTMENT: Final = Refusal("no-investment", "COR-8", "You have no such investment to swap.")
HAS_UNION: Final = Refusal("union", "COR-23", "Who holds the Union does not swap.")
NOT_CAVED: Final = Refusal("not-caved", "COR-27", "No such crystal lies on a Cave-in.")


def refusal_of(public: Public, own: Own, move: i64) -> Refusal | None:
    """Why the seat that is asked may not make this move; `None` if it may."""
    prompt: i64 = public.course.prompt
    if prompt == OVER:
        return GAME_OVER
    if move < 0 or move >= ALL_MOVES:
        return NO_SUCH_MOVE
    kind: i64 = kind_of(move)
    seat: i64 = own.seat
    if kind == DROP_UNION and prompt in (DIG, EXTRA, TAKE, TRADE):
        return None if holds(public, seat, UNION) else NO_UNION
    if kind == CAVE_KIND and prompt in (DIG, EXTRA, TAKE, TRADE):
        return _refuse_cave_in(public, seat, move - CAVE_MOVE)
    if prompt in (DIG, EXTRA):
        return _refuse_digging(public, seat, kind, move)
    if prompt == INVEST and kind == INVEST_KIND:
        return None
    if prompt == SWITCH and kind == EXCHANGE_KIND:
        return _refuse_pair(move - EXCHANGE_MOVE)
    if prompt == TAKE and kind == TAKE_KIND:
        few: bool = count_colours(move - TAKE_MOVE) != INVESTMENTS
        return SAME_IN_TRADE if few else None
    if prompt == TRADE:
        return _refuse_trade(public, seat, kind, move)
    if prompt == CLEAR:
        return _refuse_clear(public, kind, move)
    return NOT_NOW[prompt]


def _refuse_cave_in(public: Public, seat: i64, pair: i64) -> Refusal | None:
    if pair // COLOURS > pair % COLOURS:
        return NO_SUCH_MOVE
    if not holds(public, seat, CAVE_IN):
        return NO_CAVE_IN
    digging: bool = public.course.prompt in (DIG, EXTRA)
    return IN_THE_MIDDLE if digging and not is_before_dig(public) else None


def _refuse_pair(pair: i64) -> Refusal | None:
    if pair // COLOURS == pair % COLOURS:
        return SAME_IN_EXCHANGE
    return None if pair // COLOURS < pair % COLOURS else NO_SUCH_MOVE


# Digging


def _refuse_digging(public: Public, seat: i64, kind: i64, move: i64) -> Refusal | None:
    prompt: i64 = public.course.prompt
    if kind == DECLARE:
        return _refuse_declaring(public, seat)
    if kind == TUNNEL_KIND:
        return _refuse_tunnel(public, seat, move - TUNNEL_MOVE)
    if kind == END:
        return None if prompt == EXTRA else MUST_DIG
    if kind == OVERTIME_KIND:
        return _refuse_overtime(public, seat, move)
    if kind != DIG_KIND or prompt != DIG:
        return NOT_NOW[prompt]
    left: i64 = public.course.left
    if move >= THROUGH_MOVE:
        rest: i64 = move - THROUGH_MOVE
        colour: i64 = rest // (PASSAGES * PASSAGES)
        return _refuse_through(public, seat, colour, rest % (PASSAGES * PASSAGES), left)
    return _refuse_cell(public, (move - DIG_MOVE) // CELLS, (move - DIG_MOVE) % CELLS)


def _refuse_declaring(public: Public, seat: i64) -> Refusal | None:
    """COR-26."""
    if not holds(public, seat, MINE) or public.course.declared:
        return NO_MINE
    if not is_before_dig(public):
        return TOO_LATE
    return None if public.course.prompt == DIG else NOT_NOW[EXTRA]


def _refuse_tunnel(public: Public, seat: i64, rest: i64) -> Refusal | None:
    """COR-20."""
    if not holds(public, seat, SECRET_TUNNEL):
        return NO_TUNNEL
    cell: i64 = rest % CELLS
    if is_caved_in(public, rest // CELLS):
        return CAVED_IN
    if cell >= public.rules.grid.size:
        return NOT_DANGER
    if not public.field.is_free(cell):
        return NOT_FREE
    return None if i64(public.field.content[cell]) == DANGER else NOT_DANGER


def _refuse_overtime(public: Public, seat: i64, move: i64) -> Refusal | None:
    """COR-21."""
    course = public.course
    if overtimes(public, seat) == 0:
        return NO_OVERTIME
    if course.colour == NO_COLOUR or course.left > 0:
        return CRYSTALS_LEFT
    if move >= OVERTIME_THROUGH:
        return _refuse_through(public, seat, course.colour, move - OVERTIME_THROUGH, 0)
    return _refuse_cell(public, course.colour, move - OVERTIME_MOVE)


def _refuse_cell(public: Public, colour: i64, cell: i64) -> Refusal | None:
    """COR-5, COR-6."""
    why = _refuse_place(public, colour, cell)
    if why is not None:
        return why
    return NEEDS_EXIT if i64(public.field.content[cell]) == PASSAGE else None


def _refuse_place(public: Public, colour: i64, cell: i64) -> Refusal | None:
    field = public.field
    if public.course.colour not in (colour, NO_COLOUR):
        return OTHER_COLOUR
    if is_caved_in(public, colour):
        return CAVED_IN
    if cell >= public.rules.grid.size:
        return IS_BASE
    if not field.is_free(cell):
        return NOT_FREE
    content: i64 = i64(field.content[cell])
    if content == DANGER:
        return IS_DANGER
    if content == BASE:
        return IS_BASE
    return None if field.touches(cell, colour) else NO_NEIGHBOUR


def _refuse_through(public: Public, seat: i64, colour: i64, ways: i64, left: i64) -> Refusal | None:
    """COR-6: the entrance is a legal cell, the exit another free passage."""
    passages = public.field.passages
    way_in: i64 = ways // PASSAGES
    way_out: i64 = ways % PASSAGES
    if way_in >= passages.size or way_out >= passages.size:
        return NO_SUCH_MOVE
    why = _refuse_place(public, colour, passages.items[way_in])
    if why is not None:
        return why
    if way_in == way_out or not public.field.is_free(passages.items[way_out]):
        return NOT_A_PASSAGE
    return None if may_pass(public, seat, left) else NO_CRYSTAL_LEFT


# Trading


def _refuse_trade(public: Public, seat: i64, kind: i64, move: i64) -> Refusal | None:
    """COR-8, COR-23."""
    if kind == KEEP:
        return None
    if kind != SWAP_KIND:
        return NOT_NOW[TRADE]
    if holds(public, seat, UNION):
        return HAS_UNION
    pair: i64 = move - SWAP_MOVE
    if public.holdings.loose[seat * COLOURS + pair // COLOURS] == 0:
        return NO_INVESTMENT
    return SAME_IN_TRADE if pair // COLOURS == pair % COLOURS else None


def _refuse_clear(public: Public, kind: i64, move: i64) -> Refusal | None:
    """COR-27."""
    if kind == LEAVE:
        return None
    if kind != CLEAR_KIND:
        return NOT_NOW[CLEAR]
    colour: i64 = move - CLEAR_MOVE
    if colour >= COLOURS:
        return NO_SUCH_MOVE
    return None if is_caved_in(public, colour) else NOT_CAVED
