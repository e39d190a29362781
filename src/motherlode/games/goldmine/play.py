"""A turn: building, moving, acting (GLD-3 to GLD-6, GLD-10 to GLD-21, GLD-43 to GLD-45)."""

from typing import Final

from mypy_extensions import i64, u8

from motherlode.core.events import Log
from motherlode.core.state import State
from motherlode.games.goldmine.challenge import carry, challenge, flee, hide
from motherlode.games.goldmine.deal import begin_building, begin_turn, build_on, draw
from motherlode.games.goldmine.dice import tell_dice, throw
from motherlode.games.goldmine.events import (
    CHOSE,
    COLLAPSED,
    DID_NOTHING,
    LAID,
    NUGGET_LIES,
    PUSHED,
    RESTORED,
    STAYED,
    TOOK,
    WALKED,
    WENT,
)
from motherlode.games.goldmine.laying import AXES, CELLS
from motherlode.games.goldmine.moves import (
    BATS_MOVE,
    CARRY_MOVE,
    CHOOSE_MOVE,
    COLLAPSE_KIND,
    COLLAPSE_MOVE,
    COLLECT,
    DRAW,
    ENOUGH,
    GO_KIND,
    GO_MOVE,
    HIDE_MOVE,
    LAY_MOVE,
    NOTHING,
    RESTORE_MOVE,
    ROB_MOVE,
    ROLL,
    ROLL_FOR_PASSAGE,
    ROLL_TWO,
    STAY,
    WALK_MOVE,
    has_colour,
    has_other_passage,
    kind_of,
    may_cave_in,
    may_challenge,
    may_draw,
    may_lay_open,
    may_take,
    push_move,
)
from motherlode.games.goldmine.pay import all_turns_taken, end_by_turns, has_won, win
from motherlode.games.goldmine.pieces import (
    ACT,
    AGAIN,
    BLACK,
    CARRY,
    CHOOSE,
    COLLAPSE,
    DIE,
    FLEE,
    HIDE,
    LAY,
    MOVE,
    NO_KIND,
    NOWHERE,
    PICK,
    TUNNELS,
    WALK,
    WHITE,
    YELLOW,
)
from motherlode.games.goldmine.state import Hidden, Own, Public
from motherlode.games.goldmine.walking import may_walk, sticks
from motherlode.kit.tiles import FIRST

Table = State[Public, Own, Hidden]

LUCKY: Final = 7
"""GLD-21: from this sum on the passage is open."""


def play(state: Table, move: i64, log: Log | None) -> None:
    """Make a legal move of the seat that is asked."""
    public = state.public
    prompt: i64 = public.course.prompt
    seat: i64 = public.course.asked
    if prompt == WALK:
        _walk_or_stay(state, seat, move, log)
    elif prompt == MOVE:
        _move(state, seat, move, log)
    elif prompt == ACT:
        _act(state, seat, move, log)
    elif prompt == LAY:
        _place(state, seat, move, log)
    elif prompt == AGAIN:
        _lay_again(state, seat, move, log)
    elif prompt == COLLAPSE:
        _cave_in(state, seat, move, log)
    elif prompt == CHOOSE:
        _choose(state, seat, move - CHOOSE_MOVE, log)
    else:
        if prompt == HIDE:
            hide(public, move - HIDE_MOVE, log)
        elif prompt == FLEE:
            flee(public, seat, NOWHERE if move == STAY else move - WALK_MOVE, log)
        elif prompt == CARRY:
            carry(public, seat, NOWHERE if move == STAY else move - CARRY_MOVE, log)
        _end_turn(state, log)


# Miners, and phase 1


def _choose(state: Table, seat: i64, colour: i64, log: Log | None) -> None:
    """GLD-43: the last to choose begins phase 2."""
    public = state.public
    course = public.course
    public.crew.colours[seat] = u8(colour)
    if log is not None:
        log.tell(CHOSE, seat, colour)
    course.order = course.order[1:]
    if len(course.order) > 0:
        course.ask(CHOOSE, i64(course.order[0]))
        return
    begin_building(state, log)
    course.starter = seat


def _place(state: Table, seat: i64, move: i64, log: Log | None) -> None:
    """The tile that was drawn comes to lie; in phase 1 the next player builds."""
    public = state.public
    rest: i64 = move - push_move(public)
    if rest < 0:
        _lay(public, seat, move - LAY_MOVE, log)
    else:
        tile: i64 = rest // CELLS // AXES + FIRST
        cell: i64 = public.board.push(rest % CELLS, tile, east=rest // CELLS % AXES == 0)
        if log is not None:
            log.tell(PUSHED, seat, tile, cell)
        _fill_chamber(public, cell, log)
    public.course.drawn = NO_KIND
    if public.course.phase == 1:
        build_on(state, (seat + 1) % public.rules.seats, log)
    else:
        _after_laying(state, seat, log)


def _lay(public: Public, seat: i64, rest: i64, log: Log | None) -> None:
    tile: i64 = rest // CELLS + FIRST
    cell: i64 = rest % CELLS
    public.board.lay(cell, tile)
    if log is not None:
        log.tell(LAID, seat, tile, cell)
    _fill_chamber(public, cell, log)


def _fill_chamber(public: Public, cell: i64, log: Log | None) -> None:
    """GLD-13: a nugget is put on a gold chamber, first one that waits."""
    supply = public.supply
    if not public.board.is_chamber(cell) or supply.waiting + supply.nuggets == 0:
        return
    if supply.waiting > 0:
        supply.waiting -= 1
    else:
        supply.nuggets -= 1
    public.board.gold.insert(cell)
    if log is not None:
        log.tell(NUGGET_LIES, NOWHERE, cell)


# The move


def _move(state: Table, seat: i64, move: i64, log: Log | None) -> None:
    """GLD-5: (a), (b) or (c)."""
    public = state.public
    course = public.course
    hidden = state.hidden
    if move == DRAW or move >= LAY_MOVE:
        picks: bool = public.rules.pickaxes and course.began_on == PICK
        course.more = 1 if picks or has_colour(public, seat, WHITE) else 0
        _dig(state, seat, move, log)
    elif move == ROLL:
        _roll(state, seat, log)
    elif move == ROLL_TWO:
        one: i64 = throw(hidden)
        two: i64 = throw(hidden)
        tell_dice(public, seat, one, two, log)
        course.steps = one + two
        course.may_collapse = public.rules.cave_in and (one == DIE or two == DIE)
        _ask_to_walk(state, seat, log)
    elif move == ROLL_FOR_PASSAGE:
        _roll_for_passage(state, seat, log)
    else:
        _go(state, seat, move - GO_MOVE, log)


def _dig(state: Table, seat: i64, move: i64, log: Log | None) -> None:
    """GLD-5 (a), GLD-41: draw a tile, or lay one that is open."""
    public = state.public
    if move == DRAW:
        public.course.drawn = draw(state, seat, log)
        public.course.ask(LAY, seat)
        return
    kind: i64 = i64(public.rules.tiles.card[(move - LAY_MOVE) // CELLS + FIRST])
    at: i64 = seat * public.rules.kinds + kind
    public.supply.open[at] = u8(i64(public.supply.open[at]) - 1)
    _lay(public, seat, move - LAY_MOVE, log)
    _after_laying(state, seat, log)


def _after_laying(state: Table, seat: i64, log: Log | None) -> None:
    """GLD-5 (a): walk one tile; White, and who has a pick, may lay another one before."""
    public = state.public
    course = public.course
    if course.more > 0 and (may_draw(public) or may_lay_open(public, seat)):
        course.ask(AGAIN, seat)
        return
    _walk_one(state, seat, log)


def _lay_again(state: Table, seat: i64, move: i64, log: Log | None) -> None:
    """GLD-43, GLD-45: the second tile, or none."""
    state.public.course.more = 0
    if move == ENOUGH:
        _walk_one(state, seat, log)
    else:
        _dig(state, seat, move, log)


def _walk_one(state: Table, seat: i64, log: Log | None) -> None:
    """GLD-5 (a), GLD-43: one tile, or as far as Black rolls."""
    course = state.public.course
    course.more = 0
    course.steps = 1
    course.may_roll = has_colour(state.public, seat, BLACK)
    _ask_to_walk(state, seat, log)


def _roll(state: Table, seat: i64, log: Log | None) -> None:
    """GLD-5 (b), and Black's die in (a)."""
    public = state.public
    die: i64 = throw(state.hidden)
    tell_dice(public, seat, die, 0, log)
    public.course.steps = die
    public.course.may_roll = False
    public.course.may_collapse = public.rules.cave_in and die == DIE
    _ask_to_walk(state, seat, log)


def _roll_for_passage(state: Table, seat: i64, log: Log | None) -> None:
    """GLD-21."""
    public = state.public
    one: i64 = throw(state.hidden)
    two: i64 = throw(state.hidden)
    tell_dice(public, seat, one, two, log)
    lower: i64 = one if one < two else two
    if one + two >= LUCKY:
        public.course.steps = one + two - lower
        public.course.may_go = has_other_passage(public, seat)
    else:
        public.course.steps = lower
    _ask_to_walk(state, seat, log)


def _ask_to_walk(state: Table, seat: i64, log: Log | None) -> None:
    """Whoever has no way to go is not asked."""
    public = state.public
    course = public.course
    has_way: bool = may_walk(public.board, public.crew.places[seat])
    if has_way or course.may_go or course.may_roll:
        course.ask(WALK, seat)
    else:
        _end_walk(state, seat, log)


def _walk_or_stay(state: Table, seat: i64, move: i64, log: Log | None) -> None:
    """GLD-20, GLD-21, GLD-43."""
    if move == ROLL:
        _roll(state, seat, log)
    elif move == STAY:
        if log is not None:
            log.tell(STAYED, seat)
        _end_walk(state, seat, log)
    elif kind_of(move) == GO_KIND:
        _go(state, seat, move - GO_MOVE, log)
    else:
        _walk(state, seat, move - WALK_MOVE, log)


def _walk(state: Table, seat: i64, place: i64, log: Log | None) -> None:
    """All the way; Yellow one step, and on."""
    public = state.public
    course = public.course
    public.crew.places[seat] = place
    if log is not None:
        log.tell(WALKED, seat, place)
    if has_colour(public, seat, YELLOW):
        _take_on_the_way(public, seat, log)
        course.steps -= 1
        course.may_go = False
        if course.steps > 0 and not sticks(public.board, place):
            _ask_to_walk(state, seat, log)
            return
    _end_walk(state, seat, log)


def _go(state: Table, seat: i64, cell: i64, log: Log | None) -> None:
    """GLD-21: through the passage."""
    public = state.public
    public.crew.places[seat] = cell * TUNNELS
    if log is not None:
        log.tell(WENT, seat, cell)
    if has_colour(public, seat, YELLOW):
        _take_on_the_way(public, seat, log)
    _end_walk(state, seat, log)


def _take_on_the_way(public: Public, seat: i64, log: Log | None) -> None:
    """GLD-43: Yellow takes every nugget on a tile he enters."""
    if public.board.has_gold(public.crew.cell_of(seat)):
        _take(public, seat, log)


def _take(public: Public, seat: i64, log: Log | None) -> None:
    cell: i64 = public.crew.cell_of(seat)
    public.board.gold.remove(cell)
    public.crew.nuggets[seat] += 1
    if log is not None:
        log.tell(TOOK, seat, cell)


def _end_walk(state: Table, seat: i64, log: Log | None) -> None:
    """GLD-35, GLD-44: the end of the move part."""
    public = state.public
    course = public.course
    course.steps = 0
    course.may_go = False
    course.may_roll = False
    if has_won(public, seat):
        win(public, seat, log)
    elif course.may_collapse and may_cave_in(public, seat):
        course.ask(COLLAPSE, seat)
    else:
        _ask_to_act(state, seat, log)


def _cave_in(state: Table, seat: i64, move: i64, log: Log | None) -> None:
    """GLD-44."""
    board = state.public.board
    if move == NOTHING:
        if log is not None:
            log.tell(DID_NOTHING, seat)
    elif kind_of(move) == COLLAPSE_KIND:
        board.turn_over(move - COLLAPSE_MOVE)
        if log is not None:
            log.tell(COLLAPSED, seat, move - COLLAPSE_MOVE)
    else:
        board.turn_back(move - RESTORE_MOVE)
        if log is not None:
            log.tell(RESTORED, seat, move - RESTORE_MOVE)
    _ask_to_act(state, seat, log)


# The action


def _ask_to_act(state: Table, seat: i64, log: Log | None) -> None:
    """GLD-6: whoever can do nothing is not asked."""
    public = state.public
    public.course.may_collapse = False
    if may_take(public, seat) or may_challenge(public, seat):
        public.course.ask(ACT, seat)
    else:
        _end_turn(state, log)


def _act(state: Table, seat: i64, move: i64, log: Log | None) -> None:
    """GLD-6: collect, or use a token, or nothing."""
    public = state.public
    if move == COLLECT:
        _take(public, seat, log)
        public.course.has_collected = True
        if not public.rules.collect_and_challenge or not may_challenge(public, seat):
            _end_turn(state, log)
        return
    if move == NOTHING:
        if log is not None:
            log.tell(DID_NOTHING, seat)
    else:
        bats: bool = move >= BATS_MOVE
        victim: i64 = move - (BATS_MOVE if bats else ROB_MOVE)
        if challenge(state, seat, victim, log, bats=bats):
            return
    _end_turn(state, log)


def _end_turn(state: Table, log: Log | None) -> None:
    """GLD-36: the next player, or the end."""
    public = state.public
    seat: i64 = public.course.turn
    public.course.steps = 0
    public.crew.turns[seat] += 1
    if all_turns_taken(public):
        end_by_turns(public, log)
    else:
        begin_turn(public, (seat + 1) % public.rules.seats)
