"""The end of a round and the gold (SB2-20 to SB2-28)."""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from motherlode.core.events import Log
from motherlode.core.state import NOBODY, State
from motherlode.games.saboteur2.cards import (
    BLUE,
    BOSS,
    DIGGERS,
    GEOLOGIST,
    GREEN,
    PROFITEER,
    SABOTEUR,
    SABOTEURS,
    THIEF,
)
from motherlode.games.saboteur2.deal import deal_round, next_starter
from motherlode.games.saboteur2.doors import count_crystals, has_way
from motherlode.games.saboteur2.events import GOT_GOLD, STOLE, STOLE_NOTHING, WAY_OPEN
from motherlode.games.saboteur2.moves import may_rob
from motherlode.games.saboteur2.rulebook import BY_FINISHER
from motherlode.games.saboteur2.state import OVER, STEAL, Hidden, Own, Public
from motherlode.kit.news import GOT, ROUND_ENDED, SHOWED
from motherlode.kit.ranking import tell_winners

Table = State[Public, Own, Hidden]


def end_round(state: Table, log: Log | None) -> None:
    """SB2-20: show the players' dwarfs, say who won, pay; then thieves."""
    public = state.public
    turns = public.turns
    side: i64 = DIGGERS if public.goals.gold_is_open() else SABOTEURS
    turns.was_won(side)
    if log is not None:
        log.tell(ROUND_ENDED, turns.last_turn, turns.round, side)
    own: Own
    for own in state.own:
        public.shown[own.seat] = u8(own.role)
        if log is not None:
            log.tell(SHOWED, own.seat, own.role)
    if side == DIGGERS and log is not None:
        green, blue = _open_ways(public)
        log.tell(WAY_OPEN, NOBODY, green, blue)
    _pay_winners(state, side, log)
    _pay_geologists(state, log)
    public.queue = _line_up_thieves(public)
    _ask_thief(state, log)


# Winners


def _pay_winners(state: Table, side: i64, log: Log | None) -> None:
    """SB2-22: the more winners, the less for each; boss and profiteer get less."""
    public = state.public
    rules = public.rules
    paid: vec[u8] = paid_roles(public, side)
    count: i64 = 0
    seat: i64
    for seat in range(rules.seats):
        if is_paid(public, paid, seat):
            count += 1
    if count == 0:
        return
    steps: i64 = len(rules.shares)
    share: i64 = rules.shares[count - 1 if count < steps else steps - 1]
    for seat in range(rules.seats):
        if not is_paid(public, paid, seat):
            continue
        role: i64 = i64(public.shown[seat])
        if role == BOSS:
            _pay(state, seat, share - rules.boss_less, log)
        elif role == PROFITEER:
            _pay(state, seat, share - rules.profiteer_less, log)
        else:
            _pay(state, seat, share, log)


def is_paid(public: Public, paid: vec[u8], seat: i64) -> bool:
    """SB2-22: trapped players are not counted and get nothing."""
    return paid[i64(public.shown[seat])] != 0 and not public.front.is_trapped(seat)


def paid_roles(public: Public, side: i64) -> vec[u8]:
    """SB2-20, SB2-21: 1 for each role that is paid as a winner."""
    paid: vec[u8] = vec[u8]([0, 0, 0, 0, 0, 0])
    paid[PROFITEER] = 1
    if side == SABOTEURS:
        paid[SABOTEUR] = 1
        return paid
    paid[BOSS] = 1
    ways = _open_ways(public)
    green: bool = ways[0] != 0
    blue: bool = ways[1] != 0
    if green and blue and public.rules.winners == BY_FINISHER:
        # SB2-28: if a digger laid the last card, that digger's colour alone.
        finisher: i64 = i64(public.shown[public.turns.last_card])
        green = finisher != BLUE
        blue = finisher != GREEN
    paid[GREEN] = 1 if green else 0
    paid[BLUE] = 1 if blue else 0
    return paid


def _open_ways(public: Public) -> tuple[i64, i64]:
    """SB2-21: 1 for green and for blue diggers who can walk to the gold."""
    green: bool = has_way(public.maze, public.goals, public.rules.walk_green)
    blue: bool = has_way(public.maze, public.goals, public.rules.walk_blue)
    return i64(green), i64(blue)


def _pay_geologists(state: Table, log: Log | None) -> None:
    """SB2-23: whoever wins, the crystals of the whole maze, shared by those free of traps."""
    public = state.public
    crystals: i64 = count_crystals(public.maze, public.rules.crystals)
    free: i64 = 0
    seat: i64
    for seat in range(public.rules.seats):
        if _is_free_geologist(public, seat):
            free += 1
    for seat in range(public.rules.seats):
        if _is_free_geologist(public, seat):
            _pay(state, seat, crystals // free, log)


def _is_free_geologist(public: Public, seat: i64) -> bool:
    return i64(public.shown[seat]) == GEOLOGIST and not public.front.is_trapped(seat)


def _pay(state: Table, seat: i64, nuggets: i64, log: Log | None) -> None:
    """SB2-26: the bank always pays; SB2-22: never below nothing."""
    if nuggets <= 0:
        return
    _gain(state, seat, nuggets)
    if log is not None:
        log.tell(GOT_GOLD, seat)
        log.whisper(seat, GOT, seat, nuggets)


def _gain(state: Table, seat: i64, nuggets: i64) -> None:
    public = state.public
    own = state.own[seat]
    own.nuggets += nuggets
    public.counted[seat] += nuggets
    public.rich[seat] = 1
    if own.nuggets == 0:
        # Everyone sees that it has none, whatever a position gave it that nobody counted.
        public.counted[seat] = 0
        public.rich[seat] = 0


# Thieves


def _line_up_thieves(public: Public) -> vec[u8]:
    """SB2-24: of those not trapped, the one whose thief was laid last, then clockwise."""
    front = public.front
    first: i64 = NOBODY
    i: i64
    for i in range(len(front.thieves)):
        if not front.is_trapped(i64(front.thieves[i])):
            first = i64(front.thieves[i])
    queue: vec[u8] = vec[u8]()
    if first == NOBODY:
        return queue
    for i in range(public.rules.seats):
        seat: i64 = (first + i) % public.rules.seats
        if front.has_thief(seat) and not front.is_trapped(seat):
            queue = append(queue, u8(seat))
    return queue


def _ask_thief(state: Table, log: Log | None) -> None:
    """SB2-24: the next thief for whom there is anything to steal; after the last, all go."""
    public = state.public
    while len(public.queue) > 0:
        seat: i64 = i64(public.queue[0])
        if _can_steal(public, seat):
            public.turns.phase = STEAL
            public.turns.asked = seat
            return
        public.queue = public.queue[1:]
    i: i64
    for i in range(len(public.front.thieves)):
        public.tally.spend(THIEF)
    public.front.thieves = vec[u8]()
    _next_round(state, log)


def _can_steal(public: Public, seat: i64) -> bool:
    victim: i64
    for victim in range(public.rules.seats):
        if may_rob(public, seat, victim):
            return True
    return False


def steal(state: Table, victim: i64, log: Log | None) -> None:
    """SB2-24: one nugget changes hands; `NOBODY` declines."""
    public = state.public
    seat: i64 = public.turns.asked
    if victim == NOBODY:
        if log is not None:
            log.tell(STOLE_NOTHING, seat)
    else:
        _gain(state, victim, -1)
        _gain(state, seat, 1)
        if log is not None:
            log.tell(STOLE, seat, victim)
            log.whisper(seat, GOT, seat, 1)
    public.queue = public.queue[1:]
    _ask_thief(state, log)


# What comes after


def _next_round(state: Table, log: Log | None) -> None:
    """The next round, or after the last one the count of all gold (SB2-26)."""
    public = state.public
    turns = public.turns
    if turns.round < public.rules.rounds:
        turns.starter = next_starter(public)
        deal_round(state, log)
        return
    turns.phase = OVER
    turns.asked = NOBODY
    public.nuggets = vec[i64]()
    own: Own
    for own in state.own:
        public.nuggets = append(public.nuggets, own.nuggets)
    if log is not None:
        tell_winners(public.nuggets, log)
