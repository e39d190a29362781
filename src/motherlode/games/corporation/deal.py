"""Setting up the field and the deck; turns and their prompts (COR-1 to COR-4, COR-7)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from motherlode.core.chance import Chance
from motherlode.core.state import State
from motherlode.games.corporation.pieces import CARDS, NO_COLOUR
from motherlode.games.corporation.rulebook import Rules
from motherlode.games.corporation.state import Hidden, Own, Public

Table = State[Public, Own, Hidden]

BOARD: Final = 6
AREA: Final = 36
ACROSS: Final = 3
TURNS: Final = 4


def begin(rules: Rules, chance: Chance) -> Table:
    """A fresh game, before the first turn begins."""
    own: list[Own] = []
    seat: i64
    for seat in range(rules.seats):
        own.append(Own(seat))
    state = State(Public(rules), own, Hidden(chance))
    state.public.course.starter = chance.below(rules.seats) if rules.random_first else 0
    deal_boards(state.public, chance)
    plant_flags(state.public)
    state.hidden.deck.set(cards_of(rules.cards))
    shuffle_deck(state.hidden)
    return state


def deal_boards(public: Public, chance: Chance) -> None:
    """COR-1: the outer boards around the centre, in random order and orientation."""
    rules = public.rules
    order: vec[u8] = vec[u8]()
    board: i64
    for board in range(ACROSS * ACROSS - 1):
        order = append(order, u8(board))
    chance.shuffle(order)
    next: i64 = 0
    place: i64
    for place in range(ACROSS * ACROSS):
        first: i64 = 0
        cells: vec[u8] = rules.centre
        if place != ACROSS * ACROSS // 2:
            first = (i64(order[next]) * TURNS + chance.below(TURNS)) * AREA
            cells = rules.boards
            next += 1
        _lay_board(public, place, cells, first)


def _lay_board(public: Public, place: i64, cells: vec[u8], first: i64) -> None:
    grid = public.rules.grid
    i: i64
    for i in range(AREA):
        column: i64 = place % ACROSS * BOARD + i % BOARD
        row: i64 = place // ACROSS * BOARD + i // BOARD
        public.field.set_content(grid.cell(column, row), i64(cells[first + i]))


def plant_flags(public: Public) -> None:
    """COR-3: a crystal of its colour on each flag."""
    rules = public.rules
    i: i64
    for i in range(AREA):
        if i64(rules.flags[i]) != NO_COLOUR:
            cell: i64 = rules.grid.cell(BOARD + i % BOARD, BOARD + i // BOARD)
            public.field.put(cell, i64(rules.flags[i]))


def cards_of(counts: vec[u8]) -> vec[u8]:
    """Cards one by one, ascending."""
    cards: vec[u8] = vec[u8](capacity=16)
    kind: i64
    i: i64
    for kind in range(CARDS):
        for i in range(i64(counts[kind])):
            cards = append(cards, u8(kind))
    return cards


def shuffle_deck(hidden: Hidden) -> None:
    """Put the deck into random order."""
    cards: vec[u8] = hidden.deck.list()
    hidden.chance.shuffle(cards)
    hidden.deck.set(cards)
