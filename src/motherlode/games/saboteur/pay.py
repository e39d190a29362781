"""The end of a round and the gold (SAB-25, SAB-30 to SAB-40)."""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from motherlode.core.events import Log
from motherlode.core.state import NOBODY, State
from motherlode.games.saboteur.cards import DIGGER, SABOTEUR
from motherlode.games.saboteur.deal import deal_round, next_starter, sorted_row
from motherlode.games.saboteur.events import (
    PUT_UNDER,
    SAW_GOLD,
    SPARE_SHOWED,
    TOOK_GOLD,
    WAS_OFFERED,
)
from motherlode.games.saboteur.rulebook import PER_DIGGER
from motherlode.games.saboteur.state import KEEP, OVER, Hidden, Own, Public
from motherlode.kit.news import GOT, ROUND_ENDED, SHOWED
from motherlode.kit.ranking import tell_winners
from motherlode.kit.rows import Cards

Table = State[Public, Own, Hidden]


def end_round(state: Table, log: Log | None) -> None:
    """SAB-24, SAB-25, SAB-30: show the dwarfs, say who won, pay."""
    public = state.public
    winners: i64 = DIGGER if public.goals.gold_is_open() else SABOTEUR
    public.turns.was_won(winners)
    if log is not None:
        log.tell(ROUND_ENDED, public.turns.last_turn, public.turns.round, winners)
    _show_dwarfs(state, log)
    if winners == DIGGER:
        _share_gold(state, log)
    else:
        _pay_saboteurs(state, log)
        _next_round(state, log)


def _show_dwarfs(state: Table, log: Log | None) -> None:
    public = state.public
    seat: i64
    for seat in range(public.rules.seats):
        role: i64 = state.own[seat].role
        public.shown[seat] = u8(role)
        if log is not None:
            log.tell(SHOWED, seat, role)
    public.spare = state.hidden.spare
    if log is not None:
        log.tell(SPARE_SHOWED, NOBODY, public.spare)


# Diggers


def takes_part(public: Public, seat: i64) -> bool:
    """SAB-31, SAB-34: a digger, and with `broken_unpaid` one without a broken tool."""
    if i64(public.shown[seat]) != DIGGER:
        return False
    return not public.rules.broken_unpaid or public.tools.all_whole(seat)


def next_sharer(public: Public, seat: i64) -> i64:
    """The next digger counter-clockwise who takes part; the seat itself comes last."""
    seats: i64 = public.rules.seats
    step: i64
    for step in range(1, seats + 1):
        other: i64 = (seat + seats - step) % seats
        if takes_part(public, other):
            return other
    return NOBODY


def _share_gold(state: Table, log: Log | None) -> None:
    """SAB-31, SAB-32: draw the shares; whoever laid the last card begins, if a sharer."""
    public = state.public
    sharers: i64 = _sharers(public)
    if sharers == 0:
        _next_round(state, log)
        return
    first: i64 = public.turns.last_card
    if not takes_part(public, first):
        first = next_sharer(public, first)
    shares: i64 = sharers if public.rules.gold_shares == PER_DIGGER else public.rules.shares
    drawn: vec[u8] = vec[u8]()
    while len(drawn) < shares and public.gold > 0:
        drawn = append(drawn, u8(state.hidden.gold.draw()))
        public.gold -= 1
    state.own[first].offer = sorted_row(drawn)
    public.offered = len(drawn)
    public.turns.asked = first
    _offer(state, log, alone=sharers == 1)


def _sharers(public: Public) -> i64:
    count: i64 = 0
    seat: i64
    for seat in range(public.rules.seats):
        if takes_part(public, seat):
            count += 1
    return count


def _offer(state: Table, log: Log | None, *, alone: bool = False) -> None:
    """The digger asked sees the cards handed on; the last card, or all to one alone, unasked."""
    public = state.public
    own = state.own[public.turns.asked]
    while public.offered > 0:
        if log is not None:
            ones, twos, threes = _count_values(own.offer)
            log.tell(WAS_OFFERED, own.seat, public.offered)
            log.whisper(own.seat, SAW_GOLD, own.seat, ones, twos, threes)
        if public.offered > 1 and not alone:
            public.turns.phase = KEEP
            return
        _take(state, own, i64(own.offer[0]), log)
    _next_round(state, log)


def keep_gold(state: Table, nuggets: i64, log: Log | None) -> None:
    """SAB-31: keep one card, hand the rest to the next digger counter-clockwise."""
    public = state.public
    own = state.own[public.turns.asked]
    _take(state, own, nuggets, log)
    after: i64 = next_sharer(public, own.seat)
    rest: vec[u8] = own.offer
    own.offer = vec[u8]()
    state.own[after].offer = rest
    public.turns.asked = after
    _offer(state, log)


def _take(state: Table, own: Own, nuggets: i64, log: Log | None) -> None:
    ones, twos, threes = _count_values(own.offer)
    own.offers = append(append(append(own.offers, u8(ones)), u8(twos)), u8(threes))
    rest = Cards()
    rest.set(own.offer)
    rest.remove(nuggets)
    own.offer = rest.list()
    own.taken.put(nuggets)
    state.public.offered -= 1
    state.public.ledger.took(state.public.turns.round, own.seat)
    if log is not None:
        log.tell(TOOK_GOLD, own.seat)
        log.whisper(own.seat, GOT, own.seat, nuggets)


def _count_values(cards: vec[u8]) -> tuple[i64, i64, i64]:
    ones: i64 = 0
    twos: i64 = 0
    threes: i64 = 0
    i: i64
    for i in range(len(cards)):
        if cards[i] == 1:
            ones += 1
        elif cards[i] == 2:
            twos += 1
        else:
            threes += 1
    return ones, twos, threes


# Saboteurs


def _pay_saboteurs(state: Table, log: Log | None) -> None:
    """SAB-33: each in turn order from the player who began the round."""
    public = state.public
    seats: i64 = public.rules.seats
    count: i64 = 0
    seat: i64
    for seat in range(seats):
        if i64(public.shown[seat]) == SABOTEUR:
            count += 1
    due: i64 = public.rules.saboteur_pay[count]
    step: i64
    for step in range(seats):
        seat = (public.turns.starter + step) % seats
        if i64(public.shown[seat]) == SABOTEUR:
            _pay_one(state, seat, due, log)


def _pay_one(state: Table, seat: i64, due: i64, log: Log | None) -> None:
    """Draw until the sum is exact; what is too much goes under the pile."""
    gold = state.hidden.gold
    own = state.own[seat]
    short: i64 = due
    cards: i64 = 0
    refused: i64 = 0
    while short > 0 and refused < gold.size:
        nuggets: i64 = gold.draw()
        if nuggets > short:
            gold.put_under(nuggets)
            refused += 1
            if log is not None:
                log.tell(PUT_UNDER, seat)
            continue
        refused = 0
        short -= nuggets
        cards += 1
        own.paid.put(nuggets)
        if log is not None:
            log.tell(TOOK_GOLD, seat)
            log.whisper(seat, GOT, seat, nuggets)
    state.public.gold = gold.size
    state.public.ledger.was_paid(state.public.turns.round, seat, cards, due if short == 0 else 0)


# What comes after


def _next_round(state: Table, log: Log | None) -> None:
    """The next round, or after the last one the count of all gold (SAB-40)."""
    public = state.public
    if public.turns.round < public.rules.rounds:
        public.turns.starter = next_starter(public)
        deal_round(state, log)
        return
    public.turns.phase = OVER
    public.turns.asked = NOBODY
    public.nuggets = vec[i64]()
    own: Own
    for own in state.own:
        public.nuggets = append(public.nuggets, own.nuggets())
    if log is not None:
        tell_winners(public.nuggets, log)
