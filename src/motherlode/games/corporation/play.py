"""A turn: digging with its treasures, trading, clearing (COR-4 to COR-9, COR-20 to COR-27)."""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from motherlode.core.events import Log
from motherlode.core.state import State
from motherlode.games.corporation.chest import (
    discard,
    open_chest,
    uncover_gnome,
    use_overtime,
    without_place,
)
from motherlode.games.corporation.events import (
    CANNOT_DIG,
    CAVED_IN,
    CLEARED,
    DECLARED,
    DISCARDED,
    DROPPED_UNION,
    DUG,
    ENDED_DIG,
    EXCHANGED,
    FOUND_SAFE,
    INVESTED,
    KEPT,
    LEFT_CAVE,
    SWAPPED,
    TOOK,
    TUNNELLED,
)
from motherlode.games.corporation.moves import (
    CAVE_KIND,
    CAVE_MOVE,
    CELLS,
    CLEAR_MOVE,
    DECLARE,
    DIG_MOVE,
    DROP_UNION,
    END,
    EXCHANGE_MOVE,
    INVEST_MOVE,
    KEEP,
    LEAVE,
    OVERTIME_MOVE,
    OVERTIME_THROUGH,
    PASSAGES,
    SWAP_MOVE,
    TAKE_MOVE,
    THROUGH_MOVE,
    TUNNEL_KIND,
    TUNNEL_MOVE,
    kind_of,
    may_dig,
    may_tunnel,
    may_work_overtime,
)
from motherlode.games.corporation.pay import end_game, is_gold_gone, pay_gold
from motherlode.games.corporation.pieces import (
    CAVE_IN,
    CHEST,
    CLEAR,
    COLOURS,
    DIG,
    EXTRA,
    GNOME,
    GOLD,
    INVEST,
    MINE,
    NO_COLOUR,
    SAFE,
    SECRET_TUNNEL,
    SWITCH,
    TAKE,
    TRADE,
    UNION,
)
from motherlode.games.corporation.state import Hidden, Own, Public

Table = State[Public, Own, Hidden]


def play(state: Table, move: i64, log: Log | None) -> None:
    """Make a legal move of the seat that is asked."""
    public = state.public
    prompt: i64 = public.course.prompt
    seat: i64 = public.course.asked
    if move == DROP_UNION:
        _drop_union(public, seat, log)
        _ask_again(state, seat, log)
    elif kind_of(move) == CAVE_KIND:
        _cave_in(public, seat, move - CAVE_MOVE, log)
        _ask_again(state, seat, log)
    elif prompt in (DIG, EXTRA):
        _dig(state, seat, move, log)
    elif prompt == INVEST:
        _invest(public, seat, move - INVEST_MOVE, log)
        _after_crystal(state, seat, log)
    elif prompt == SWITCH:
        _exchange(public, seat, move - EXCHANGE_MOVE, log)
        _after_crystal(state, seat, log)
    elif prompt == CLEAR:
        _clear(public, seat, move, log)
        _end_turn(state, log)
    else:
        _trade(public, seat, move, log)
        if len(public.holdings.caves) > 0:
            public.course.prompt = CLEAR
        else:
            _end_turn(state, log)


# Turns


def begin_turn(state: Table, seat: i64, log: Log | None) -> None:
    """COR-4, COR-30: so many crystals, if there is still gold to dig."""
    public = state.public
    course = public.course
    course.turn = seat
    course.asked = seat
    course.colour = NO_COLOUR
    course.declared = False
    course.has_moved = False
    course.used = vec[u8]([0] * public.rules.tokens)
    course.left = public.rules.crystals
    if course.turns < len(public.rules.first_crystals):
        course.left = public.rules.first_crystals[course.turns]
    if is_gold_gone(public):
        end_game(public, log, stuck=False)
        return
    if not may_dig(public, seat) and not may_tunnel(public, seat):
        if log is not None:
            log.tell(CANNOT_DIG, seat)
        _end_dig(state, seat, log)
        return
    ask_to_dig(state, seat, log)


def ask_to_dig(state: Table, seat: i64, log: Log | None) -> None:
    """COR-7: as long as a legal cell is left; then for Overtime or a Secret tunnel."""
    public = state.public
    course = public.course
    if may_dig(public, seat):
        course.prompt = DIG
    elif may_work_overtime(public, seat) or may_tunnel(public, seat):
        course.prompt = EXTRA
    else:
        _end_dig(state, seat, log)


def _ask_again(state: Table, seat: i64, log: Log | None) -> None:
    """After something that is no part of the dig or the trade."""
    if state.public.course.prompt in (DIG, EXTRA):
        ask_to_dig(state, seat, log)


def _end_dig(state: Table, seat: i64, log: Log | None) -> None:
    """COR-8, COR-26: the trade."""
    public = state.public
    course = public.course
    if course.declared:
        course.declared = False
        discard(public, seat, MINE, log)
    course.prompt = TRADE if course.has_traded[seat] != 0 else TAKE


def _end_turn(state: Table, log: Log | None) -> None:
    """COR-31: turns without a crystal are counted."""
    public = state.public
    course = public.course
    course.turns += 1
    course.idle = 0 if course.has_moved else course.idle + 1
    if course.idle >= public.rules.seats:
        end_game(public, log, stuck=True)
    else:
        begin_turn(state, (course.turn + 1) % public.rules.seats, log)


# Digging


def _dig(state: Table, seat: i64, move: i64, log: Log | None) -> None:
    public = state.public
    course = public.course
    if move == END:
        if log is not None:
            log.tell(ENDED_DIG, seat)
        _end_dig(state, seat, log)
        return
    if move == DECLARE:
        course.declared = True
        if log is not None:
            log.tell(DECLARED, seat)
        return
    if kind_of(move) == TUNNEL_KIND:
        _tunnel(state, seat, move - TUNNEL_MOVE, log)
        return
    if move >= THROUGH_MOVE:
        _go_through(state, seat, move, log)
        return
    if move >= OVERTIME_MOVE:
        use_overtime(public, seat, log)
        _place(state, seat, course.colour, move - OVERTIME_MOVE, log)
        return
    course.left -= 1
    _place(state, seat, (move - DIG_MOVE) // CELLS, (move - DIG_MOVE) % CELLS, log)


def _place(state: Table, seat: i64, colour: i64, cell: i64, log: Log | None) -> None:
    """COR-5, COR-9: a crystal, and the treasure under it."""
    public = state.public
    _put(public, seat, colour, cell, log)
    content: i64 = i64(public.field.content[cell])
    if content == GOLD:
        pay_gold(public, seat, log)
    elif content == GNOME:
        uncover_gnome(public, seat, log)
    elif content == SAFE:
        if log is not None:
            log.tell(FOUND_SAFE, seat)
        public.course.prompt = INVEST
        return
    elif content == CHEST and open_chest(state, seat, log):
        public.course.prompt = SWITCH
        return
    _after_crystal(state, seat, log)


def _put(public: Public, seat: i64, colour: i64, cell: i64, log: Log | None) -> None:
    public.course.colour = colour
    public.course.has_moved = True
    public.field.put(cell, colour)
    if log is not None:
        log.tell(DUG, seat, colour, cell)


def _go_through(state: Table, seat: i64, move: i64, log: Log | None) -> None:
    """COR-6: two crystals, nothing between them; Overtime gives what is missing."""
    public = state.public
    course = public.course
    rest: i64 = move - THROUGH_MOVE
    colour: i64 = rest // (PASSAGES * PASSAGES)
    if move >= OVERTIME_THROUGH:
        rest = move - OVERTIME_THROUGH
        colour = course.colour
    ways: vec[i64] = public.field.passages.items
    _spend_crystal(public, seat, log)
    _put(public, seat, colour, ways[rest // PASSAGES % PASSAGES], log)
    _spend_crystal(public, seat, log)
    _put(public, seat, colour, ways[rest % PASSAGES], log)
    _after_crystal(state, seat, log)


def _spend_crystal(public: Public, seat: i64, log: Log | None) -> None:
    if public.course.left > 0:
        public.course.left -= 1
    else:
        use_overtime(public, seat, log)


def _tunnel(state: Table, seat: i64, rest: i64, log: Log | None) -> None:
    """COR-20: it does not choose the colour of the dig."""
    public = state.public
    public.field.put(rest % CELLS, rest // CELLS)
    public.course.has_moved = True
    if log is not None:
        log.tell(TUNNELLED, seat, rest // CELLS, rest % CELLS)
    discard(public, seat, SECRET_TUNNEL, log)
    _after_crystal(state, seat, log)


def _after_crystal(state: Table, seat: i64, log: Log | None) -> None:
    """COR-30: the end is looked for after each crystal and its treasure."""
    if is_gold_gone(state.public):
        end_game(state.public, log, stuck=False)
    else:
        ask_to_dig(state, seat, log)


# Cards


def _drop_union(public: Public, seat: i64, log: Log | None) -> None:
    """COR-23."""
    public.holdings.lose(seat, UNION)
    public.chests.discard(UNION)
    if log is not None:
        log.tell(DROPPED_UNION, seat)


def _cave_in(public: Public, seat: i64, pair: i64, log: Log | None) -> None:
    """COR-27: two crystals go on it."""
    holdings = public.holdings
    holdings.lose(seat, CAVE_IN)
    holdings.caves = append(holdings.caves, u8(pair // COLOURS))
    holdings.caves = append(holdings.caves, u8(pair % COLOURS))
    if log is not None:
        log.tell(CAVED_IN, seat, pair // COLOURS, pair % COLOURS)


def _invest(public: Public, seat: i64, colour: i64, log: Log | None) -> None:
    """COR-9: from a safe."""
    public.holdings.invest(seat, colour, 1)
    if log is not None:
        log.tell(INVESTED, seat, colour)


def _exchange(public: Public, seat: i64, pair: i64, log: Log | None) -> None:
    """COR-25: two investments that stay."""
    fixed: vec[u8] = public.holdings.fixed
    one: i64 = seat * COLOURS + pair // COLOURS
    two: i64 = seat * COLOURS + pair % COLOURS
    fixed[one] = u8(i64(fixed[one]) + 1)
    fixed[two] = u8(i64(fixed[two]) + 1)
    if log is not None:
        log.tell(EXCHANGED, seat, pair // COLOURS, pair % COLOURS)


# Trading


def _trade(public: Public, seat: i64, move: i64, log: Log | None) -> None:
    """COR-8."""
    holdings = public.holdings
    public.course.has_traded[seat] = 1
    colour: i64
    if move == KEEP:
        if log is not None:
            log.tell(KEPT, seat)
    elif move >= TAKE_MOVE:
        for colour in range(COLOURS):
            if ((move - TAKE_MOVE) >> colour) & 1 != 0:
                holdings.invest(seat, colour, 1)
        if log is not None:
            log.tell(TOOK, seat, move - TAKE_MOVE)
    else:
        pair: i64 = move - SWAP_MOVE
        holdings.invest(seat, pair // COLOURS, -1)
        holdings.invest(seat, pair % COLOURS, 1)
        if log is not None:
            log.tell(SWAPPED, seat, pair // COLOURS, pair % COLOURS)


def _clear(public: Public, seat: i64, move: i64, log: Log | None) -> None:
    """COR-27: one crystal off a Cave-in; an empty one is discarded."""
    if move == LEAVE:
        if log is not None:
            log.tell(LEFT_CAVE, seat)
        return
    colour: i64 = move - CLEAR_MOVE
    public.course.has_moved = True
    if log is not None:
        log.tell(CLEARED, seat, colour)
    if _take_off(public, colour):
        public.chests.discard(CAVE_IN)
        if log is not None:
            log.tell(DISCARDED, seat, CAVE_IN)


def _take_off(public: Public, colour: i64) -> bool:
    """From the first Cave-in that has it; says whether it is empty now, and gone."""
    caves: vec[u8] = public.holdings.caves
    i: i64
    for i in range(len(caves)):
        if i64(caves[i]) != colour:
            continue
        caves[i] = u8(NO_COLOUR)
        first: i64 = i - i % 2
        if i64(caves[first]) != NO_COLOUR or i64(caves[first + 1]) != NO_COLOUR:
            return False
        rest: vec[u8] = without_place(without_place(caves, first + 1), first)
        public.holdings.caves = rest
        return True
    raise ValueError("no such crystal lies on a Cave-in")
