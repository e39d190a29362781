"""A view of Dwarf Corporation as named, typed data: for wire, clients and drawings."""

from typing import Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64, u8

from motherlode.games.corporation.pay import incomes, payouts, team_of, team_with_interns
from motherlode.games.corporation.pieces import (
    CARD_NAMES,
    CARDS,
    COLOURS,
    CONTENT_NAMES,
    DIG,
    EXTRA,
    INVEST,
    NO_COLOUR,
    OVER,
    PROMPT_NAMES,
    SIDE,
    SWITCH,
)
from motherlode.games.corporation.state import Own, Public

DIGGING: Final = (DIG, EXTRA, INVEST, SWITCH)
"""Prompts of a dig: whoever is asked may still find gold."""


class Player(msgspec.Struct, frozen=True, gc=False):
    """What everyone sees of a player."""

    seat: int
    money: int
    gnomes: int
    team: int
    team_with_interns: int
    investments: dict[str, int]
    """All together, by colour."""
    fixed: dict[str, int]
    """Those that can never be swapped."""
    cards: list[str]
    tokens: list[int]
    """On each Overtime card, ascending."""


class Shown(msgspec.Struct, frozen=True, gc=False):
    """All that a view holds."""

    game: str
    setup: str
    turn: int
    turns: int
    starter: int
    asked: int | None
    prompt: str | None
    field: list[list[str]]
    """Row by row: what lies on each cell, found or not (`gold`, `danger`)."""
    crystals: list[list[str | None]]
    """Row by row: the colour of the crystal on each cell."""
    colour: str | None
    """Of the dig."""
    left: int
    """Crystals of the dig that are left, without Overtime."""
    declared: bool
    players: list[Player]
    caved_in: list[str]
    """The crystals on Cave-ins, in the order of colours."""
    deck: dict[str, int]
    """Cards in the deck by kind: everyone can count them."""
    discards: dict[str, int]
    payouts: dict[str, list[int]]
    """What gold of each colour would pay each player now: in a dig to whoever digs as its finder
    (COR-10, COR-11, COR-26), between digs by investments alone."""
    winners: list[int]
    self: int | None
    """The seat whose view this is; nobody has secrets."""


def show(public: Public, own: Own | None) -> Shown:
    """The view as data; a spectator's without `own`."""
    rules, course = public.rules, public.course
    over = course.prompt == OVER
    return Shown(
        game=rules.setup.game,
        setup=rules.setup.text,
        turn=course.turn,
        turns=course.turns,
        starter=course.starter,
        asked=None if over else course.asked,
        prompt=None if over else PROMPT_NAMES[course.prompt],
        field=[_contents(public, row) for row in range(SIDE)],
        crystals=[_crystals(public, row) for row in range(SIDE)],
        colour=None if course.colour == NO_COLOUR else rules.colours[course.colour],
        left=course.left,
        declared=course.declared,
        players=[_player(public, seat) for seat in range(rules.seats)],
        caved_in=crystals_on_caves(public),
        deck=_named(public.chests.left),
        discards=_named(public.chests.discards),
        payouts=_payouts(public),
        winners=[int(seat) for seat in public.winners],
        self=None if own is None else show_own(own),
    )


def show_own(own: Own) -> int:
    """The seat: nobody has secrets."""
    return own.seat


def _contents(public: Public, row: int) -> list[str]:
    first: i64 = public.rules.grid.cell(0, row)
    content = public.field.content
    return [CONTENT_NAMES[content[first + column]] for column in range(SIDE)]


def _crystals(public: Public, row: int) -> list[str | None]:
    first: i64 = public.rules.grid.cell(0, row)
    crystal, colours = public.field.crystal, public.rules.colours
    shown: list[str | None] = []
    for column in range(SIDE):
        colour = crystal[first + column]
        shown.append(None if colour == NO_COLOUR else colours[colour])
    return shown


def _named(counts: vec[u8]) -> dict[str, int]:
    return {CARD_NAMES[kind]: int(count) for kind, count in enumerate(counts) if count}


def _payouts(public: Public) -> dict[str, list[int]]:
    named: dict[str, list[int]] = {}
    colour: i64
    for colour in range(COLOURS):
        paid: vec[i64] = incomes(public, colour)
        if public.course.prompt in DIGGING:
            paid = payouts(public, colour, public.course.turn)
        named[public.rules.colours[colour]] = [int(coins) for coins in paid]
    return named


def _player(public: Public, seat: int) -> Player:
    holdings = public.holdings
    return Player(
        seat=seat,
        money=int(holdings.money[seat]),
        gnomes=int(holdings.gnomes[seat]),
        team=int(team_of(public, seat)),
        team_with_interns=int(team_with_interns(public, seat)),
        investments=investments_of(public, seat),
        fixed=fixed_of(public, seat),
        cards=cards_held(public, seat),
        tokens=tokens_of(public, seat),
    )


def investments_of(public: Public, seat: int) -> dict[str, int]:
    """All investments of a player, by colour."""
    shares = [int(public.holdings.invested(seat, colour)) for colour in range(COLOURS)]
    return {public.rules.colours[colour]: n for colour, n in enumerate(shares) if n}


def fixed_of(public: Public, seat: int) -> dict[str, int]:
    """The investments under Exchange, by colour."""
    first = seat * COLOURS
    fixed = [int(public.holdings.fixed[first + colour]) for colour in range(COLOURS)]
    return {public.rules.colours[colour]: n for colour, n in enumerate(fixed) if n}


def cards_held(public: Public, seat: int) -> list[str]:
    """The cards of a player, in the order of the box."""
    return [
        CARD_NAMES[kind]
        for kind in range(CARDS)
        for _ in range(int(public.holdings.card(seat, kind)))
    ]


def crystals_on_caves(public: Public) -> list[str]:
    """The crystals that lie on Cave-ins, in the order of colours."""
    caves = sorted(int(colour) for colour in public.holdings.caves)
    return [public.rules.colours[colour] for colour in caves if colour != NO_COLOUR]


def tokens_of(public: Public, seat: int) -> list[int]:
    """The tokens on each Overtime card of a player, ascending."""
    tokens = int(public.rules.tokens)
    return [
        number + 1
        for number in range(tokens)
        for _ in range(int(public.holdings.overtime[seat * tokens + number]))
    ]
