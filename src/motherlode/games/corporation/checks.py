"""Invariants of a state: no card is lost, what is kept up to date is what is there."""

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.state import NOBODY, State
from motherlode.games.corporation.field import Field
from motherlode.games.corporation.moves import may_dig
from motherlode.games.corporation.pieces import (
    BASE,
    CARDS,
    CAVE_IN,
    COLOURS,
    CTHULHU,
    DIG,
    EXCHANGE,
    EXTRA,
    MINE,
    NO_COLOUR,
    OVER,
    OVERTIME,
    SWITCH,
)
from motherlode.games.corporation.state import Hidden, Own, Public
from motherlode.kit.checks import count_cards, must

Table = State[Public, Own, Hidden]


def check(state: Table) -> None:
    """Raise `AssertionError` with a sentence if an invariant is broken."""
    _check_shape(state.public)
    _check_cards(state)
    _check_holdings(state.public)
    _check_field(state.public.field)
    _check_course(state.public)


def _check_shape(public: Public) -> None:
    """Rows are as long as there are seats or kinds, and name nothing that is not there."""
    rules = public.rules
    holdings = public.holdings
    course = public.course
    seats: i64 = rules.seats
    must(len(holdings.money) == seats and len(holdings.gnomes) == seats, "players")
    must(len(holdings.loose) == seats * COLOURS, "investments")
    must(len(holdings.fixed) == seats * COLOURS, "fixed investments")
    must(len(holdings.cards) == seats * CARDS, "cards")
    must(len(holdings.overtime) == seats * rules.tokens, "Overtime")
    must(len(course.used) == rules.tokens and len(course.has_traded) == seats, "the turn")
    must(len(holdings.caves) % 2 == 0, "Cave-ins")
    must(len(public.chests.left) == CARDS and len(public.chests.discards) == CARDS, "chests")
    i: i64
    for i in range(len(holdings.caves)):
        must(i64(holdings.caves[i]) <= NO_COLOUR, "Cave-ins")
    for i in range(len(holdings.watchers)):
        must(i64(holdings.watchers[i]) < seats, "Cthulhu")
    for i in range(len(public.winners)):
        must(i64(public.winners[i]) < seats, "winners")
    for i in range(rules.tokens):
        held: i64 = i64(holdings.overtime[course.turn * rules.tokens + i])
        must(i64(course.used[i]) <= held, "Overtime that was used")


def _check_cards(state: Table) -> None:
    """Every chest card is in exactly one place."""
    public = state.public
    chests = public.chests
    deck: vec[i64] = vec[i64]([0] * CARDS)
    count_cards(deck, state.hidden.deck.list())
    kind: i64
    seat: i64
    for kind in range(CARDS):
        must(deck[kind] == i64(chests.left[kind]), f"card {kind}: {deck[kind]} in the deck")
        found: i64 = deck[kind] + i64(chests.discards[kind]) + i64(chests.gone[kind])
        for seat in range(public.rules.seats):
            found += public.holdings.card(seat, kind)
        if kind == CAVE_IN:
            found += len(public.holdings.caves) // 2
        must(found == i64(public.rules.cards[kind]), f"card {kind}: {found} were found")


def _check_holdings(public: Public) -> None:
    """Tokens lie on Overtime cards, watchers hold Cthulhu, two fixed investments an Exchange."""
    holdings = public.holdings
    tokens: i64 = public.rules.tokens
    seat: i64
    i: i64
    for seat in range(public.rules.seats):
        must(holdings.money[seat] >= 0 and holdings.gnomes[seat] >= 0, f"seat {seat}: has less")
        cards: i64 = 0
        for i in range(tokens):
            cards += i64(holdings.overtime[seat * tokens + i])
        must(cards == holdings.card(seat, OVERTIME), f"seat {seat}: Overtime")
        watches: i64 = 0
        for i in range(len(holdings.watchers)):
            if i64(holdings.watchers[i]) == seat:
                watches += 1
        must(watches == holdings.card(seat, CTHULHU), f"seat {seat}: Cthulhu")
        fixed: i64 = 0
        for i in range(COLOURS):
            fixed += i64(holdings.fixed[seat * COLOURS + i])
        pending: i64 = 0
        if public.course.prompt == SWITCH and public.course.asked == seat:
            pending = 2
        must(fixed + pending == 2 * holdings.card(seat, EXCHANGE), f"seat {seat}: Exchange")
    for i in range(len(holdings.caves) // 2):
        one: i64 = i64(holdings.caves[2 * i])
        two: i64 = i64(holdings.caves[2 * i + 1])
        must(one != NO_COLOUR or two != NO_COLOUR, "an empty Cave-in is discarded")


def _check_field(field: Field) -> None:
    """What is kept up to date is what a fresh look finds; no crystal in the base camp."""
    fresh = Field(field.rules)
    cell: i64
    for cell in range(field.rules.grid.size):
        if field.rules.grid.bare[cell] == 0:
            fresh.set_content(cell, i64(field.content[cell]))
    for cell in range(field.rules.grid.size):
        if not field.is_free(cell):
            must(i64(field.content[cell]) != BASE, "a crystal lies in the base camp")
            fresh.put(cell, i64(field.crystal[cell]))
    must(field.beside == fresh.beside, "colours beside cells")
    must(field.rim.list() == fresh.rim.list(), "the rim")
    must(field.passages.list() == fresh.passages.list(), "passages")


def _check_course(public: Public) -> None:
    """Somebody is asked until it is over, for something there is."""
    course = public.course
    if course.prompt == OVER:
        must(course.asked == NOBODY and len(public.winners) > 0, "nobody is asked when it is over")
        return
    must(course.asked == course.turn and len(public.winners) == 0, "somebody is asked")
    must(0 <= course.idle < public.rules.seats, "turns without a crystal")
    must(course.turns >= 0, "turns taken")
    must(0 <= course.left <= public.rules.crystals, "crystals of the dig")
    held: bool = public.holdings.card(course.turn, MINE) > 0
    must(not course.declared or held, "Mine, all mine! was declared")
    if course.prompt == DIG:
        must(may_dig(public, course.asked), "a crystal to place")
    if course.prompt == EXTRA:
        must(not may_dig(public, course.asked), "the dig goes on")
