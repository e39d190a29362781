"""Chests and gnomes: what they give, and which cards go (COR-9, COR-20 to COR-22)."""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from motherlode.core.events import Log
from motherlode.core.state import NOBODY, State
from motherlode.games.corporation.deal import cards_of, shuffle_deck
from motherlode.games.corporation.events import (
    DISCARDED,
    DREW,
    FOUND_NOTHING,
    GOT_GNOME,
    SHUFFLED,
    TOOK_GNOME,
    WORKED_OVERTIME,
)
from motherlode.games.corporation.pieces import (
    CARDS,
    CTHULHU,
    EXCHANGE,
    NO_CARD,
    OVERTIME,
    SECRET_TUNNEL,
)
from motherlode.games.corporation.state import Hidden, Own, Public

Table = State[Public, Own, Hidden]


def open_chest(state: Table, seat: i64, log: Log | None) -> bool:
    """COR-9: turn up the top card; says whether its finder is asked for investments (COR-25)."""
    public = state.public
    card: i64 = _draw(state, log)
    if card == NO_CARD:
        if log is not None:
            log.tell(FOUND_NOTHING, seat)
        return False
    public.chests.left[card] = u8(i64(public.chests.left[card]) - 1)
    public.holdings.gain(seat, card)
    if log is not None:
        log.tell(DREW, seat, card)
    if card == SECRET_TUNNEL:
        _bring_gnomes(public, log)
    return card == EXCHANGE


def _draw(state: Table, log: Log | None) -> i64:
    """The top card; an exhausted deck is reshuffled from the discards."""
    hidden = state.hidden
    chests = state.public.chests
    if hidden.deck.size == 0:
        hidden.deck.set(cards_of(chests.discards))
        if hidden.deck.size == 0:
            return NO_CARD
        shuffle_deck(hidden)
        kind: i64
        for kind in range(CARDS):
            chests.left[kind] = chests.discards[kind]
            chests.discards[kind] = 0
        if log is not None:
            log.tell(SHUFFLED, NOBODY)
    return hidden.deck.draw()


def _bring_gnomes(public: Public, log: Log | None) -> None:
    """COR-20: one for every player."""
    seat: i64
    for seat in range(public.rules.seats):
        public.holdings.gnomes[seat] += 1
        if log is not None:
            log.tell(GOT_GNOME, seat)


def uncover_gnome(public: Public, seat: i64, log: Log | None) -> None:
    """COR-9, COR-22: it joins the team, or that of another who holds Cthulhu."""
    holdings = public.holdings
    i: i64
    for i in range(len(holdings.watchers)):
        holder: i64 = i64(holdings.watchers[i])
        if holder == seat:
            continue
        holdings.watchers = without_place(holdings.watchers, i)
        holdings.gnomes[holder] += 1
        if log is not None:
            log.tell(TOOK_GNOME, holder)
        discard(public, holder, CTHULHU, log)
        return
    holdings.gnomes[seat] += 1
    if log is not None:
        log.tell(GOT_GNOME, seat)


def without_place(row: vec[u8], place: i64) -> vec[u8]:
    """A row without the number at one place."""
    rest: vec[u8] = vec[u8](capacity=len(row))
    i: i64
    for i in range(len(row)):
        if i != place:
            rest = append(rest, row[i])
    return rest


def use_overtime(public: Public, seat: i64, log: Log | None) -> None:
    """COR-21: a token of the card that has the fewest and was not used in this turn."""
    tokens: i64 = public.rules.tokens
    overtime = public.holdings.overtime
    used = public.course.used
    if log is not None:
        log.tell(WORKED_OVERTIME, seat)
    i: i64
    for i in range(tokens):
        at: i64 = seat * tokens + i
        if overtime[at] == used[i]:
            continue
        overtime[at] = u8(i64(overtime[at]) - 1)
        if i == 0:
            discard(public, seat, OVERTIME, log)
        else:
            overtime[at - 1] = u8(i64(overtime[at - 1]) + 1)
            used[i - 1] = u8(i64(used[i - 1]) + 1)
        return


def discard(public: Public, seat: i64, kind: i64, log: Log | None) -> None:
    """A card that was used up goes to the discards."""
    public.holdings.lose(seat, kind)
    public.chests.discard(kind)
    if log is not None:
        log.tell(DISCARDED, seat, kind)
