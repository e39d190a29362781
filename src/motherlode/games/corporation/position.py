"""Positions of Dwarf Corporation: a field that is drawn, and whatever else matters by name.

What a position leaves out is dealt from its seed among what is left.
"""

from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64, u8

from motherlode.core.chance import Fast
from motherlode.core.state import State
from motherlode.games.corporation.data import SIGNS
from motherlode.games.corporation.deal import begin, cards_of, deal_boards, plant_flags
from motherlode.games.corporation.notation import read_colour
from motherlode.games.corporation.pieces import (
    BASE,
    CARD_NAMES,
    CAVE_IN,
    COLOURS,
    EMPTY,
    EXCHANGE,
    NO_COLOUR,
    OVERTIME,
    SIDE,
)
from motherlode.games.corporation.play import begin_turn
from motherlode.games.corporation.rulebook import Rules
from motherlode.games.corporation.state import Hidden, Own, Public
from motherlode.kit.boxes import Strict

Table = State[Public, Own, Hidden]
CRYSTALS = "ROYGCLVW"
"""How crystals of the colours are drawn."""
CENTRE = range(6, 12)


class Position(Strict):
    """What a position may say; seats are numbers, colours and cards go by their names."""

    seed: int = 1
    fresh: bool = False
    starter: int = 0
    turn: int | None = None
    first: bool = False
    field: str = ""
    rows: dict[int, str] = msgspec.field(default_factory=dict)
    money: dict[int, int] = msgspec.field(default_factory=dict)
    gnomes: dict[int, int] = msgspec.field(default_factory=dict)
    investments: dict[int, dict[str, int]] = msgspec.field(default_factory=dict)
    fixed: dict[int, dict[str, int]] = msgspec.field(default_factory=dict)
    cards: dict[int, list[str]] = msgspec.field(default_factory=dict)
    tokens: dict[int, list[int]] = msgspec.field(default_factory=dict)
    caved: list[str] = msgspec.field(default_factory=list)
    deck: list[str] | None = None
    discards: list[str] = msgspec.field(default_factory=list)
    idle: int = 0
    turns: int | None = None


BY_SEAT = ("money", "gnomes", "investments", "fixed", "cards", "tokens")


def arrange(rules: Rules, data: Any) -> Table:
    """The state that a position describes; `ValueError` says which key is wrong and why."""
    try:
        position = msgspec.convert(data, Position, str_keys=True)
    except msgspec.ValidationError as problem:
        raise ValueError(f"position: {problem}") from None
    if position.fresh:
        if set(data) - {"fresh", "seed"}:
            raise ValueError("position: fresh is a whole deal: nothing but a seed goes with it")
        state = begin(rules, Fast(position.seed))
        begin_turn(state, state.public.course.starter, None)
        return state
    return _Arrangement(rules, position).state


class _Arrangement:
    """A state that is being put together, and the cards that are still unused."""

    def __init__(self, rules: Rules, position: Position) -> None:
        self.rules = rules
        self.position = position
        self.chance = Fast(position.seed)
        own = [Own(seat) for seat in range(rules.seats)]
        self.state: Table = State(Public(rules), own, Hidden(self.chance))
        self.unused = [int(count) for count in rules.cards]
        for key in BY_SEAT:
            for seat in getattr(position, key):
                self._seat(key, seat)
        self._draw_field()
        self._deal_cards()
        self._invest()
        self._begin()

    def _seat(self, key: str, seat: int) -> int:
        if not 0 <= seat < self.rules.seats:
            raise ValueError(f"position: {key}: a seat is 0 to {self.rules.seats - 1}, not {seat}")
        return seat

    # The field

    def _draw_field(self) -> None:
        position, public = self.position, self.state.public
        if position.field and position.rows:
            raise ValueError("position: give either field or rows")
        if not position.field and not position.rows:
            deal_boards(public, self.chance)
            plant_flags(public)
            return
        lines = position.field.split() if position.field else self._closed_field()
        if len(lines) != SIDE or any(len(line) != SIDE for line in lines):
            raise ValueError(f"position: field: {SIDE} lines of {SIDE} cells")
        for row, line in enumerate(lines):
            for column, sign in enumerate(line):
                self._set(column, row, sign)
        for row, line in enumerate(lines):
            for column, sign in enumerate(line):
                if sign in CRYSTALS:
                    public.field.put(self.rules.grid.cell(column, row), CRYSTALS.index(sign))

    def _closed_field(self) -> list[str]:
        """All danger but the central board as it begins, and the rows that are named."""
        lines = [["x"] * SIDE for _ in range(SIDE)]
        for row in CENTRE:
            for column in CENTRE:
                lines[row][column] = self._central(column, row)
        for row, text in self.position.rows.items():
            if not 0 <= row < SIDE or len(text) > SIDE:
                raise ValueError(f"position: rows: {row} has {SIDE} cells at most, from 0 to 17")
            for column, sign in enumerate(text):
                if sign != " ":
                    lines[row][column] = sign
        return ["".join(line) for line in lines]

    def _central(self, column: int, row: int) -> str:
        at = (row - CENTRE[0]) * len(CENTRE) + column - CENTRE[0]
        colour = int(self.rules.flags[at])
        if colour != NO_COLOUR:
            return CRYSTALS[colour]
        return "B" if int(self.rules.centre[at]) == BASE else "."

    def _set(self, column: int, row: int, sign: str) -> None:
        cell, field = self.rules.grid.cell(column, row), self.state.public.field
        if sign not in SIGNS and sign not in CRYSTALS:
            raise ValueError(f"position: field: there is no cell {sign!r}, at {column},{row}")
        content = SIGNS.get(sign, EMPTY)
        in_camp = column in CENTRE and row in CENTRE and self._central(column, row) == "B"
        if (content == BASE) != in_camp:
            raise ValueError(f"position: field: the base camp lies elsewhere than {column},{row}")
        field.set_content(cell, content)

    # Cards

    def _card(self, key: str, name: str) -> int:
        if name not in CARD_NAMES:
            known = ", ".join(CARD_NAMES)
            raise ValueError(f"position: {key}: a card is {known}; not {name!r}")
        kind = CARD_NAMES.index(name)
        if not self.unused[kind]:
            raise ValueError(f"position: {key}: there are not so many cards {name}")
        self.unused[kind] -= 1
        return kind

    def _deal_cards(self) -> None:
        position, public = self.position, self.state.public
        for seat, names in sorted(position.cards.items()):
            for name in names:
                public.holdings.gain(seat, self._card("cards", name))
        self._put_tokens()
        self._cave_in()
        for name in position.discards:
            public.chests.discard(self._card("discards", name))
        if position.deck is None:
            deck = cards_of(vec[u8](self.unused))
            self.chance.shuffle(deck)
            self.unused = [0] * len(self.unused)
        else:
            deck = vec[u8]([self._card("deck", name) for name in position.deck][::-1])
        self.state.hidden.deck.set(deck)
        cards = [int(card) for card in deck]
        public.chests.left = vec[u8]([cards.count(kind) for kind in range(len(CARD_NAMES))])
        public.chests.gone = vec[u8](self.unused)

    def _put_tokens(self) -> None:
        holdings, most = self.state.public.holdings, int(self.rules.tokens)
        for seat, numbers in self.position.tokens.items():
            if len(numbers) != holdings.card(seat, OVERTIME):
                raise ValueError(f"position: tokens: one number for each overtime of seat {seat}")
            if not all(1 <= number <= most for number in numbers):
                raise ValueError(f"position: tokens: 1 to {most} on each card")
            for number in range(1, most + 1):
                holdings.overtime[seat * most + number - 1] = u8(numbers.count(number))

    def _cave_in(self) -> None:
        names = self.position.caved
        if len(names) > 2:
            raise ValueError("position: caved: two crystals at most")
        if names:
            self._card("caved", CARD_NAMES[CAVE_IN])
            colours = [self._colour("caved", name) for name in names]
            self.state.public.holdings.caves = vec[u8]([*colours, NO_COLOUR][:2])

    def _colour(self, key: str, name: str) -> int:
        try:
            return read_colour(self.rules, name)
        except ValueError as problem:
            raise ValueError(f"position: {key}: {problem}") from None

    # Players

    def _invest(self) -> None:
        position, holdings = self.position, self.state.public.holdings
        for seat in range(self.rules.seats):
            holdings.money[seat] = position.money.get(seat, 0)
            holdings.gnomes[seat] = position.gnomes.get(seat, int(self.rules.gnomes))
            if holdings.money[seat] < 0 or holdings.gnomes[seat] < 0:
                raise ValueError(f"position: money, gnomes: seat {seat} has none or some")
            for name, count in position.investments.get(seat, {}).items():
                at = seat * COLOURS + self._colour("investments", name)
                holdings.loose[at] = u8(self._number("investments", count))
            fixed = position.fixed.get(seat, {})
            for name, count in fixed.items():
                at = seat * COLOURS + self._colour("fixed", name)
                holdings.fixed[at] = u8(self._number("fixed", count))
            if sum(fixed.values()) != 2 * holdings.card(seat, EXCHANGE):
                raise ValueError(f"position: fixed: two for each exchange of seat {seat}")

    def _number(self, key: str, count: int) -> int:
        if not 0 <= count < 100:
            raise ValueError(f"position: {key}: a number from 0 to 99, not {count}")
        return count

    def _begin(self) -> None:
        position, course = self.position, self.state.public.course
        course.starter = self._seat("starter", position.starter)
        turn = self._seat("turn", position.starter if position.turn is None else position.turn)
        ahead = (turn - position.starter) % self.rules.seats
        usual = ahead if position.first else len(self.rules.first_crystals)
        course.turns = usual if position.turns is None else position.turns
        course.has_traded = vec[i64]([0 if position.first else 1] * self.rules.seats)
        if not 0 <= position.idle < self.rules.seats or course.turns < 0:
            raise ValueError(f"position: idle is 0 to {self.rules.seats - 1}")
        course.idle = position.idle
        begin_turn(self.state, turn, None)
