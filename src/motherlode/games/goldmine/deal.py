"""Setting up: open tiles, the 20 and the stack, miners; drawing tiles (GLD-1 to GLD-7, GLD-41)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from motherlode.core.chance import Chance
from motherlode.core.events import Log
from motherlode.core.moves import Moves
from motherlode.core.state import State
from motherlode.games.goldmine.dice import order_by_dice
from motherlode.games.goldmine.events import DREW, PHASE_BEGAN, PUT_BACK
from motherlode.games.goldmine.laying import may_lay, may_push
from motherlode.games.goldmine.moves import is_only_tile
from motherlode.games.goldmine.pieces import (
    CAVERN,
    CHAMBER,
    CHOOSE,
    LAY,
    MOVE,
    MUD,
    NO_KIND,
    PASSAGE,
    PLAIN,
    TUNNELS,
)
from motherlode.games.goldmine.rulebook import FIVE, NO_OPEN_TILES, Rules
from motherlode.games.goldmine.state import Hidden, Own, Public
from motherlode.kit.pile import Pile

Table = State[Public, Own, Hidden]

SCRATCH: Final = Moves()
"""Filled and read within one call, never kept."""
MOST_WITH_CAVERNS: Final = 4
"""GLD-46: with more players there are too few caverns."""
OPEN_PASSAGES: Final = 2
OPEN_MUD: Final = 2


def begin(rules: Rules, chance: Chance, log: Log | None) -> Table:
    """A fresh game."""
    return begin_with(rules, Hidden(chance), log)


def begin_with(rules: Rules, hidden: Hidden, log: Log | None) -> Table:
    """Who begins (GLD-7), open tiles, the 20, the stack; then miners or building."""
    own: list[Own] = []
    seat: i64
    for seat in range(rules.seats):
        own.append(Own(seat))
    state = State(Public(rules), own, hidden)
    public = state.public
    public.board.lay_out()
    public.course.starter = hidden.chance.below(rules.seats) if rules.random_first else 0
    _deal_tiles(state)
    if rules.abilities:
        seats: vec[u8] = vec[u8](capacity=rules.seats)
        for seat in range(rules.seats):
            seats = append(seats, u8(seat))
        public.course.order = order_by_dice(state.hidden, seats, log)
        public.course.ask(CHOOSE, i64(public.course.order[0]))
    else:
        begin_building(state, log)
    return state


def _deal_tiles(state: Table) -> None:
    """GLD-1, GLD-41: open tiles first, then the 20; the rest is the stack."""
    public = state.public
    rules = public.rules
    supply = public.supply
    seat: i64
    if rules.open_tiles != NO_OPEN_TILES:
        for seat in range(rules.seats):
            _deal_open(state, seat)
    tiles: vec[u8] = vec[u8](capacity=100)
    kind: i64
    i: i64
    for kind in range(rules.kinds):
        for i in range(i64(supply.left[kind])):
            tiles = append(tiles, u8(kind))
    state.hidden.chance.shuffle(tiles)
    state.hidden.building.set(tiles[: rules.building])
    state.hidden.stack.set(tiles[rules.building :])
    supply.building = rules.building
    supply.stack = len(tiles) - rules.building


def _deal_open(state: Table, seat: i64) -> None:
    """GLD-41, GLD-46: a chamber or a cavern, two passages, two tiles with mud."""
    rules = state.public.rules
    cavern: bool = rules.open_tiles == FIVE and rules.seats <= MOST_WITH_CAVERNS
    _deal_one(state, seat, CAVERN if cavern else CHAMBER, PLAIN)
    i: i64
    for i in range(OPEN_PASSAGES):
        _deal_one(state, seat, -1, PASSAGE)
    for i in range(OPEN_MUD):
        _deal_one(state, seat, -1, MUD)


def _deal_one(state: Table, seat: i64, sort: i64, symbol: i64) -> None:
    """One of the tiles of a sort (-1: any) with a symbol, all equally likely."""
    rules = state.public.rules
    supply = state.public.supply
    total: i64 = 0
    kind: i64
    for kind in range(rules.kinds):
        if _is_such(rules, kind, sort, symbol):
            total += i64(supply.left[kind])
    pick: i64 = state.hidden.chance.below(total)
    for kind in range(rules.kinds):
        if _is_such(rules, kind, sort, symbol):
            pick -= i64(supply.left[kind])
            if pick < 0:
                supply.left[kind] = u8(i64(supply.left[kind]) - 1)
                at: i64 = seat * rules.kinds + kind
                supply.open[at] = u8(i64(supply.open[at]) + 1)
                return


def _is_such(rules: Rules, kind: i64, sort: i64, symbol: i64) -> bool:
    tile: i64 = i64(rules.tiles.first[kind])
    return i64(rules.symbol[tile]) == symbol and sort in (-1, i64(rules.sort[tile]))


# Phases


def begin_building(state: Table, log: Log | None) -> None:
    """GLD-3: phase 1."""
    course = state.public.course
    course.phase = 1
    if log is not None:
        log.tell(PHASE_BEGAN, course.starter, 1)
    build_on(state, course.starter, log)


def build_on(state: Table, seat: i64, log: Log | None) -> None:
    """GLD-3, GLD-4: the next player draws one of the 20; when they are gone, phase 2 begins."""
    public = state.public
    course = public.course
    course.begin_turn(seat)
    kind: i64 = _draw_from(state, state.hidden.building, seat, log, builds=True)
    public.supply.building = state.hidden.building.size
    if kind != NO_KIND:
        course.drawn = kind
        course.ask(LAY, seat)
        return
    _end_building(state)
    begin_mining(state, log)


def _end_building(state: Table) -> None:
    """GLD-3: what is left of the 20 and can be placed nowhere is shuffled into the stack."""
    supply = state.public.supply
    hidden = state.hidden
    i: i64
    if hidden.building.size > 0:
        rest: vec[u8] = hidden.building.list()
        for i in range(len(rest)):
            hidden.stack.put_on(i64(rest[i]))
        shuffle(hidden.stack, hidden.chance)
        hidden.building.size = 0
    supply.building = 0
    supply.stack = hidden.stack.size
    supply.forget_shown()


def begin_mining(state: Table, log: Log | None) -> None:
    """GLD-4: all miners stand on the entrance."""
    public = state.public
    public.course.phase = 2
    seat: i64
    for seat in range(public.rules.seats):
        public.crew.places[seat] = public.rules.home * TUNNELS
    if log is not None:
        log.tell(PHASE_BEGAN, public.course.starter, 2)
    begin_turn(public, public.course.starter)


def begin_turn(public: Public, seat: i64) -> None:
    """GLD-5: a turn of phase 2."""
    public.course.begin_turn(seat)
    public.course.began_on = public.board.symbol(public.crew.cell_of(seat))
    public.course.ask(MOVE, seat)


# Drawing


def draw(state: Table, seat: i64, log: Log | None) -> i64:
    """GLD-10: the next tile of the stack that can be laid."""
    kind: i64 = _draw_from(state, state.hidden.stack, seat, log, builds=False)
    state.public.supply.stack = state.hidden.stack.size
    return kind


def _draw_from(state: Table, pile: Pile, seat: i64, log: Log | None, *, builds: bool) -> i64:
    """Take the first tile that can be placed; those before it are shuffled back.

    `NO_KIND` if there is none.
    """
    public = state.public
    at: i64 = pile.size - 1
    while at >= 0 and not _may_place(public, i64(pile.cards[at]), builds=builds):
        if log is not None:
            log.tell(PUT_BACK, seat, i64(pile.cards[at]))
        if builds:
            public.supply.put_back(i64(pile.cards[at]), _shown_before(pile, at))
        at -= 1
    if at < 0:
        return NO_KIND
    kind: i64 = i64(pile.cards[at])
    was_top: bool = at == pile.size - 1
    while at + 1 < pile.size:
        pile.cards[at] = pile.cards[at + 1]
        at += 1
    pile.size -= 1
    if not was_top:
        shuffle(pile, state.hidden.chance)
    public.supply.take(kind)
    if log is not None:
        log.tell(DREW, seat, kind)
    return kind


def _shown_before(pile: Pile, at: i64) -> i64:
    """How many tiles of the same kind were drawn before this one."""
    shown: i64 = 0
    i: i64
    for i in range(at + 1, pile.size):
        if pile.cards[i] == pile.cards[at]:
            shown += 1
    return shown


def _may_place(public: Public, kind: i64, *, builds: bool) -> bool:
    if may_lay(public.board, kind, is_last=is_only_tile(public)):
        return True
    return builds and may_push(public.board, kind, SCRATCH)


def shuffle(pile: Pile, chance: Chance) -> None:
    """Put a pile into random order."""
    tiles: vec[u8] = pile.list()
    chance.shuffle(tiles)
    pile.set(tiles)
