"""A turn: playing a move and what follows from it (DUE-3 to DUE-6, DUE-11 to DUE-14)."""

from mypy_extensions import i64, u8

from motherlode.core.events import Log
from motherlode.core.state import State
from motherlode.games.duel.cards import FIRST_PATH, KEY
from motherlode.games.duel.events import REMOVED, UNLOCKED
from motherlode.games.duel.goals import lie_as_chosen, look_for_goals
from motherlode.games.duel.moves import (
    DIG_MOVE,
    KEY_KIND,
    KEY_MOVE,
    NOTHING,
    PASS_MOVE,
    REMOVE_KIND,
    REMOVE_MOVE,
    TOOL_MOVE,
    kind_of,
)
from motherlode.games.duel.pay import all_claimed, claim_gold, end_round
from motherlode.games.duel.state import LIE, PLAY, Hidden, Own, Public
from motherlode.kit.actions import act
from motherlode.kit.bands import (
    CELLS,
    DIG_KIND,
    LIE_KIND,
    LIE_MOVE,
    NO_CARD,
    PASS_KIND,
    tool_card,
)
from motherlode.kit.cards import BREAK, TOOL_KINDS
from motherlode.kit.digging import dig, dug_card
from motherlode.kit.discards import digit
from motherlode.kit.goals import ASKS_HOW
from motherlode.kit.hands import discard, draw, tell_pass

Table = State[Public, Own, Hidden]


def play(state: Table, move: i64, log: Log | None) -> None:
    """Make a legal move of the seat that is asked."""
    own = state.own[state.public.turns.asked]
    kind: i64 = kind_of(move)
    if kind == DIG_KIND:
        _dig(state, own, move - DIG_MOVE, log)
    elif kind == PASS_KIND:
        _pass(state, own, move - PASS_MOVE, log)
    elif kind == REMOVE_KIND:
        _remove(state, own, move - REMOVE_MOVE, log)
    elif kind == KEY_KIND:
        _unlock(state, own, move - KEY_MOVE, log)
    elif kind == LIE_KIND:
        rest: i64 = move - TOOL_MOVE - LIE_MOVE
        found: i64 = lie_as_chosen(state.public, state.hidden.goals, rest, own.seat, log)
        _go_on(state, own, found, log)
    else:
        _act(state, own, move - TOOL_MOVE, log)


# Changing the maze


def _dig(state: Table, own: Own, rest: i64, log: Log | None) -> None:
    """DUE-3: both may walk the card, whoever laid it (DUE-7)."""
    maps = state.public.maps
    _play_card(state, own, dug_card(maps.green, rest, FIRST_PATH))
    dig(maps.of(own.seat), own.seat, rest, log)
    maps.of(1 - own.seat).walk_on(rest % CELLS)
    _look(state, own, log)


def _unlock(state: Table, own: Own, cell: i64, log: Log | None) -> None:
    """DUE-14."""
    _play_card(state, own, KEY)
    state.public.tally.spend(KEY)
    state.public.maps.unlock(own.seat, cell)
    if log is not None:
        log.tell(UNLOCKED, own.seat, cell)
    _look(state, own, log)


def _look(state: Table, own: Own, log: Log | None) -> None:
    _go_on(state, own, look_for_goals(state.public, state.hidden.goals, own.seat, log), log)


def _go_on(state: Table, own: Own, found: i64, log: Log | None) -> None:
    """After goals were looked for: how one lies is asked, or gold is claimed (DUE-9, DUE-10)."""
    public = state.public
    if found == ASKS_HOW:
        public.turns.phase = LIE
        return
    public.turns.phase = PLAY
    claim_gold(public, own.seat, log)
    if all_claimed(public):
        public.turns.last_turn = own.seat
        end_round(state, log)
    else:
        _end_turn(state, own, log)


# Other cards


def _act(state: Table, own: Own, rest: i64, log: Log | None) -> None:
    """DUE-4: sabotage, a repair or a map."""
    public = state.public
    _play_card(state, own, tool_card(rest))
    faces = state.hidden.goals
    act(public.tools, public.goals, public.tally, faces, own.seen, own.seat, rest, log)
    _end_turn(state, own, log)


def _remove(state: Table, own: Own, pair: i64, log: Log | None) -> None:
    """DUE-5: two cards for the one in front; still one card is drawn."""
    public = state.public
    tool: i64
    for tool in range(TOOL_KINDS):
        if public.tools.is_broken(own.seat, tool):
            public.tools.mend_one(own.seat, tool)
            public.tally.spend(BREAK + tool)
            if log is not None:
                log.tell(REMOVED, own.seat, tool)
    one: i64 = digit(pair, 1)
    two: i64 = digit(pair, 2)
    discard(own.hand, own.discards, public.tally, own.seat, one, two, NO_CARD, log)
    _end_turn(state, own, log)


def _pass(state: Table, own: Own, card: i64, log: Log | None) -> None:
    """DUE-6."""
    public = state.public
    tell_pass(public.tally, own.seat, 0 if card == NOTHING else 1, log)
    if card != NOTHING:
        discard(own.hand, own.discards, public.tally, own.seat, card, NO_CARD, NO_CARD, log)
    _end_turn(state, own, log)


def _play_card(state: Table, own: Own, card: i64) -> None:
    """A card leaves the hand for all to see."""
    own.hand.remove(card)
    state.public.tally.held[own.seat] = u8(own.hand.size)


def _end_turn(state: Table, own: Own, log: Log | None) -> None:
    """Draw one card, if there is one; with no cards left anywhere the round is over (DUE-15)."""
    public = state.public
    draw(state.hidden.pile, own.hand, public.tally, own.seat, 1, log)
    public.turns.end_turn(public.rules.seats)
    if public.tally.pile == 0 and state.own[0].hand.size == 0 and state.own[1].hand.size == 0:
        end_round(state, log)
