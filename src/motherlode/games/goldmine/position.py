"""Positions of Gold Mine: a mine that is drawn, and whatever else matters by name.

What a position leaves out is dealt from its seed among what is left.
"""

from collections.abc import Iterable
from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import u8

from motherlode.core.chance import Fast
from motherlode.core.state import State
from motherlode.games.goldmine.deal import begin_turn, begin_with, build_on
from motherlode.games.goldmine.notation import (
    cell_text,
    read_cell,
    read_kind,
    read_place,
    read_tile,
)
from motherlode.games.goldmine.pieces import COLOUR_NAMES, COLOURS, DIE, PASSAGE
from motherlode.games.goldmine.rulebook import Rules
from motherlode.games.goldmine.state import Hidden, Own, Public
from motherlode.kit.boxes import Strict
from motherlode.kit.picture import read_picture
from motherlode.kit.tiles import FIRST

Table = State[Public, Own, Hidden]
ENTRANCE = "entrance"
BUILDING, MINING = 1, 2


class Position(Strict):
    """What a position may say; seats are numbers, tiles go by their ids."""

    seed: int = 1
    fresh: bool = False
    phase: int = MINING
    starter: int = 0
    turn: int | None = None
    mine: str = ""
    empty: list[str] = msgspec.field(default_factory=list)
    collapsed: list[str] = msgspec.field(default_factory=list)
    miners: dict[int, str] = msgspec.field(default_factory=dict)
    nuggets: dict[int, int] = msgspec.field(default_factory=dict)
    waiting: int = 0
    gold_challenges: dict[int, int] = msgspec.field(default_factory=dict)
    bat_challenges: dict[int, int] = msgspec.field(default_factory=dict)
    colours: dict[int, str] = msgspec.field(default_factory=dict)
    open: dict[int, list[str]] = msgspec.field(default_factory=dict)
    building: list[str] = msgspec.field(default_factory=list)
    stack: list[str] | None = None
    stack_size: int | None = None
    turns: dict[int, int] = msgspec.field(default_factory=dict)
    dice: list[int] = msgspec.field(default_factory=list)


BY_SEAT = ("miners", "nuggets", "gold_challenges", "bat_challenges", "colours", "open", "turns")


def arrange(rules: Rules, data: Any) -> Table:
    """The state that a position describes; `ValueError` says which key is wrong and why."""
    try:
        position = msgspec.convert(data, Position, str_keys=True)
    except msgspec.ValidationError as problem:
        raise ValueError(f"position: {problem}") from None
    if position.fresh:
        if set(data) - {"fresh", "seed", "dice"}:
            raise ValueError("position: fresh is a whole deal: only seed and dice go with it")
        hidden = Hidden(Fast(position.seed))
        hidden.loaded = _loaded(position.dice)
        return begin_with(rules, hidden, None)
    return _Arrangement(rules, position).state


class _Arrangement:
    """A state that is being put together, and the tiles that are still unused."""

    def __init__(self, rules: Rules, position: Position) -> None:
        self.rules = rules
        self.position = position
        self.chance = Fast(position.seed)
        own = [Own(seat) for seat in range(rules.seats)]
        self.state: Table = State(Public(rules), own, Hidden(self.chance))
        self.unused = [int(count) for count in rules.counts]
        self._check_seats()
        self.state.public.board.lay_out()
        self._draw_mine()
        self._collapse()
        self._open_tiles()
        self._fill_piles()
        self._equip()
        self._count_nuggets()
        self.state.hidden.loaded = _loaded(position.dice)
        self._begin()

    def _check_seats(self) -> None:
        for key in BY_SEAT:
            for seat in getattr(self.position, key):
                self._seat(key, seat)
        if self.position.phase not in (BUILDING, MINING):
            raise ValueError(f"position: phase is 1 or 2, not {self.position.phase}")

    def _seat(self, key: str, seat: int) -> int:
        if not 0 <= seat < self.rules.seats:
            raise ValueError(f"position: {key}: a seat is 0 to {self.rules.seats - 1}, not {seat}")
        return seat

    def _take(self, key: str, name: str) -> int:
        kind = self._named(key, lambda: read_kind(self.rules, name))
        if not self.unused[kind]:
            raise ValueError(f"position: {key}: there are not so many tiles {name}")
        self.unused[kind] -= 1
        return kind

    def _named(self, key: str, read: Any) -> int:
        try:
            found: int = read()
        except ValueError as problem:
            raise ValueError(f"position: {key}: {problem}") from None
        return found

    def _draw_mine(self) -> None:
        board, grid = self.state.public.board, self.rules.grid
        for (column, row), drawn in self._picture().items():
            place = f"{column},{row}"
            name, _, degrees = drawn.word.partition(":")
            if (name == ENTRANCE) != ((column, row) == (0, 0)):
                raise ValueError(f"position: mine: the entrance lies on 0,0, and {name} on {place}")
            if name == ENTRANCE:
                continue
            cell = self._named("mine", lambda place=place: read_cell(self.rules, place))
            self._take(f"mine: {place}", name)
            turned = degrees or "0"
            tile = self._named(
                f"mine: {place}",
                lambda name=name, turned=turned: read_tile(self.rules, name, turned),
            )
            board.mine.lay(cell, tile)
            if board.is_chamber(cell):
                board.gold.insert(cell)
        board.walk_anew()
        for cell in board.mine.laid.list():
            if not board.mine.fits(cell, board.mine.at(cell)):
                at = f"{grid.column(cell)},{grid.row(cell)}"
                raise ValueError(f"position: mine: {at} does not agree with what lies beside it")
        for place in self.position.empty:
            cell = self._named("empty", lambda place=place: read_cell(self.rules, place))
            if not board.has_gold(cell):
                raise ValueError(f"position: empty: there is no chamber on {place}")
            board.gold.remove(cell)

    def _picture(self) -> Any:
        try:
            return read_picture(self.position.mine)
        except ValueError as problem:
            raise ValueError(f"position: mine: {problem}") from None

    def _collapse(self) -> None:
        board = self.state.public.board
        for place in self.position.collapsed:
            cell = self._named("collapsed", lambda place=place: read_cell(self.rules, place))
            lies = board.mine.at(cell) >= FIRST and cell != self.rules.home
            if not lies or board.is_collapsed(cell) or board.symbol(cell) == PASSAGE:
                raise ValueError(f"position: collapsed: no tile on {place} can have collapsed")
            board.turn_over(cell)

    def _open_tiles(self) -> None:
        supply = self.state.public.supply
        for seat, names in self.position.open.items():
            for name in names:
                at = seat * int(self.rules.kinds) + self._take("open", name)
                supply.open[at] = u8(int(supply.open[at]) + 1)

    def _fill_piles(self) -> None:
        position, hidden, supply = self.position, self.state.hidden, self.state.public.supply
        if position.stack is not None and position.stack_size is not None:
            raise ValueError("position: give either stack or stack_size")
        if bool(position.building) != (position.phase == BUILDING):
            raise ValueError("position: building goes with phase 1, and phase 1 with building")
        building = [self._take("building", name) for name in position.building]
        stack = None
        if position.stack is not None:
            stack = [self._take("stack", name) for name in position.stack]
        left = [kind for kind, count in enumerate(self.unused) for _ in range(count)]
        rest = vec[u8](left)
        self.chance.shuffle(rest)
        if stack is None:
            size = len(left) if position.stack_size is None else position.stack_size
            if not 0 <= size <= len(left):
                raise ValueError(f"position: stack_size is 0 to {len(left)} here, not {size}")
            stack = [int(kind) for kind in rest[:size]]
            for kind in stack:
                self.unused[kind] -= 1
        hidden.building.set(vec[u8](building[::-1]))
        hidden.stack.set(vec[u8](stack[::-1]))
        supply.building, supply.stack = len(building), len(stack)
        supply.gone = vec[u8](self.unused)
        both = [*building, *stack]
        supply.left = vec[u8]([both.count(kind) for kind in range(self.rules.kinds)])

    def _equip(self) -> None:
        position, crew = self.position, self.state.public.crew
        if bool(position.colours) != self.rules.abilities:
            raise ValueError("position: colours go with abilities, and abilities with colours")
        for seat in range(self.rules.seats):
            if self.rules.abilities:
                crew.colours[seat] = u8(self._colour(seat))
            crew.nuggets[seat] = position.nuggets.get(seat, 0)
            crew.gold[seat] = position.gold_challenges.get(seat, int(self.rules.gold_challenges))
            crew.bats[seat] = position.bat_challenges.get(seat, int(self.rules.bat_challenges))
            crew.turns[seat] = position.turns.get(seat, 0)
            if position.phase == MINING:
                crew.places[seat] = self._place(position.miners.get(seat, "0,0"))

    def _colour(self, seat: int) -> int:
        name = self.position.colours.get(seat, "")
        if name not in COLOUR_NAMES[:COLOURS]:
            raise ValueError(f"position: colours: seat {seat} plays a miner, not {name!r}")
        if list(self.position.colours.values()).count(name) > 1:
            raise ValueError(f"position: colours: two seats play {name}")
        return COLOUR_NAMES.index(name)

    def _place(self, text: str) -> int:
        board = self.state.public.board
        words: Iterable[str] = text.split()
        place = self._named("miners", lambda: read_place(board, *words))
        cell = place // 2
        if not board.has_tile(cell) or board.is_collapsed(cell):
            raise ValueError(f"position: miners: nobody can stand on {cell_text(self.rules, cell)}")
        return place

    def _count_nuggets(self) -> None:
        public = self.state.public
        if any(count < 0 for count in (self.position.waiting, *self.position.nuggets.values())):
            raise ValueError("position: nuggets: there are none or some")
        public.supply.waiting = self.position.waiting
        out = sum(int(n) for n in public.crew.nuggets) + self.position.waiting
        public.supply.nuggets = int(self.rules.nuggets) - out - int(public.board.gold.size)
        if public.supply.nuggets < 0:
            raise ValueError(f"position: nuggets: there are {self.rules.nuggets} in all")

    def _begin(self) -> None:
        position, public = self.position, self.state.public
        public.course.starter = self._seat("starter", position.starter)
        turn = position.starter if position.turn is None else position.turn
        self._seat("turn", turn)
        public.course.phase = position.phase
        if position.phase == BUILDING:
            build_on(self.state, turn, None)
        else:
            begin_turn(public, turn)


def _loaded(dice: list[int]) -> "vec[u8]":
    for die in dice:
        if not 1 <= die <= DIE:
            raise ValueError(f"position: dice: a die shows 1 to {DIE}, not {die}")
    return vec[u8](dice[::-1])
