"""Positions of Saboteur: a maze that is drawn, and whatever else matters by name.

What a position leaves out is dealt from its seed among what is left.
"""

from collections.abc import Iterable
from typing import Any

import msgspec
from librt.vecs import append, vec
from mypy_extensions import u8

from motherlode.core.chance import Chance, Fast
from motherlode.core.state import NOBODY, State
from motherlode.games.saboteur.cards import (
    BREAK,
    FIRST_PATH,
    GOAL_NAMES,
    GOALS,
    GOLD,
    GOLD_VALUES,
    ROLE_NAMES,
    UNKNOWN_ROLE,
    UNSEEN,
)
from motherlode.games.saboteur.deal import begin
from motherlode.games.saboteur.moves import GOAL_BIT
from motherlode.games.saboteur.notation import read_cell, write_cell
from motherlode.games.saboteur.rulebook import Rules
from motherlode.games.saboteur.state import PLAY, Hidden, Own, Public
from motherlode.kit.mine import ROCK
from motherlode.kit.picture import Drawn, read_picture
from motherlode.kit.tools import TOOL_NAMES

Table = State[Public, Own, Hidden]
START = "start"
FACE_DOWN = "?"
BY_SEAT = ("roles", "hands", "discards", "broken", "looked", "gold")
LONG_AGO = 100
"""Gold that a position gives was taken in rounds of its own, numbered from here."""


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """What a position may say; seats are numbers, cards go by their ids."""

    seed: int = 1
    fresh: bool = False
    round: int = 1
    starter: int = 0
    turn: int | None = None
    mine: str = ""
    goals: list[str] = []
    roles: dict[int, str] = {}
    spare: str | None = None
    hands: dict[int, list[str]] = {}
    discards: dict[int, list[str]] = {}
    pile: list[str] | None = None
    pile_size: int | None = None
    broken: dict[int, list[str]] = {}
    looked: dict[int, list[str]] = {}
    gold: dict[int, list[int]] = {}
    gold_pile: list[int] | None = None
    last_card: int | None = None
    last_turn: int | None = None
    passes: int = 0
    forced: int = 0


def arrange(rules: Rules, data: Any) -> Table:
    """The state that a position describes; `ValueError` says which key is wrong and why."""
    try:
        position = msgspec.convert(data, Position, str_keys=True)
    except msgspec.ValidationError as problem:
        raise ValueError(f"position: {problem}") from None
    if position.fresh:
        if set(data) - {"fresh", "seed"}:
            raise ValueError("position: fresh is a whole deal: nothing but a seed goes with it")
        return begin(rules, Fast(position.seed), None)
    return _Arrangement(rules, position).state


class _Arrangement:
    """A state that is being put together, and the cards that are still unused."""

    def __init__(self, rules: Rules, position: Position) -> None:
        self.rules = rules
        self.position = position
        chance = Fast(position.seed)
        self.chance: Chance = chance
        public = Public(rules)
        public.lay_out()
        own = [Own(seat) for seat in range(rules.seats)]
        self.state: Table = State(public, own, Hidden(chance))
        self.unused = list(map(int, rules.cards))
        for key in BY_SEAT:
            for seat in getattr(position, key):
                self._seat(key, seat)
        self._set_turn()
        self._draw_mine()
        self._deal_goals()
        self._deal_roles()
        self._break_tools()
        self._deal_cards()
        self._deal_gold()

    # Whose turn

    def _set_turn(self) -> None:
        public, position = self.state.public, self.position
        if not 1 <= position.round <= self.rules.rounds:
            raise ValueError(f"position: round is 1 to {self.rules.rounds}, not {position.round}")
        turn = position.starter if position.turn is None else position.turn
        public.round = position.round
        public.starter = self._seat("starter", position.starter)
        public.asked = self._seat("turn", turn)
        public.phase = PLAY
        public.won = vec[u8]([1] * (position.round - 1))
        public.last_card = self._seat_or_nobody("last_card", position.last_card)
        public.last_turn = self._seat_or_nobody("last_turn", position.last_turn)
        if position.passes and public.last_turn == NOBODY:
            public.last_turn = (turn - 1) % self.rules.seats
        public.streak = position.passes
        self.state.hidden.stuck = position.forced

    def _seat(self, key: str, seat: int) -> int:
        if not 0 <= seat < self.rules.seats:
            raise ValueError(f"position: {key}: a seat is 0 to {self.rules.seats - 1}, not {seat}")
        return seat

    def _seat_or_nobody(self, key: str, seat: int | None) -> int:
        return NOBODY if seat is None else self._seat(key, seat)

    # The mine and its goals

    def _draw_mine(self) -> None:
        try:
            picture = read_picture(self.position.mine)
        except ValueError as problem:
            raise ValueError(f"position: mine: {problem}") from None
        for (column, row), drawn in picture.items():
            place = f"{column},{row}"
            if not self.rules.grid.on_table(column, row):
                raise ValueError(f"position: mine: {place} is beyond the table (SAB-5)")
            self._draw_cell(self.rules.grid.cell(column, row), place, drawn)
        self.state.public.walk_anew()
        self._check_fit()

    def _check_fit(self) -> None:
        """SAB-12 for all cards that players laid; a goal may lie beside what it does not fit."""
        mine, tiles = self.state.public.mine, self.rules.tiles
        goals = list(self.rules.goal_cells)
        for cell in mine.laid.list():
            clash = int(mine.need[cell]) & int(tiles.reject[mine.at(cell)])
            for place, step in enumerate(self.rules.grid.step):
                side = 2**place * (1 + ROCK)
                if clash & side and cell + step not in goals:
                    name = write_cell(self.rules, cell)
                    raise ValueError(f"position: mine: {name} does not fit its neighbours (SAB-12)")

    def _draw_cell(self, cell: int, place: str, drawn: Drawn) -> None:
        rules, public = self.rules, self.state.public
        goals = list(rules.goal_cells)
        if (drawn.word == START) != (cell == rules.start_cell):
            raise ValueError(f"position: mine: the start lies on 0,0, and {drawn.word} on {place}")
        if cell == rules.start_cell:
            return
        if cell in goals:
            if drawn.word != FACE_DOWN:
                face = self._face(f"mine: {place}", drawn.word)
                if face == GOLD:
                    raise ValueError(f"position: mine: {place}: open gold ends a round (SAB-21)")
                public.open[goals.index(cell)] = u8(face)
                public.mine.put(cell, rules.goal_tile[face] + int(drawn.turned))
            return
        card = self._take(f"mine: {place}", drawn.word)
        if card < FIRST_PATH:
            raise ValueError(f"position: mine: {place}: {drawn.word} is no path card")
        path = card - FIRST_PATH
        turned = drawn.turned and int(rules.tiles.ways[path]) > 1
        public.mine.lay(cell, int(rules.tiles.first[path]) + int(turned))

    def _face(self, key: str, name: str) -> int:
        if name not in GOAL_NAMES[:GOALS]:
            names = ", ".join(GOAL_NAMES[:GOALS])
            raise ValueError(f"position: {key}: a goal is {names}; not {name!r}")
        return GOAL_NAMES.index(name)

    def _deal_goals(self) -> None:
        public, hidden = self.state.public, self.state.hidden
        if len(self.position.goals) > GOALS:
            raise ValueError(f"position: goals: there are {GOALS}, from north to south")
        faces = [int(face) for face in public.open]
        for goal, name in enumerate(self.position.goals):
            if name != FACE_DOWN:
                faces[goal] = self._face("goals", name)
        left = vec[u8]([face for face in range(GOALS) if face not in faces])
        self.chance.shuffle(left)
        rest = iter(left)
        hidden.goals = vec[u8]([int(next(rest)) if face == UNSEEN else face for face in faces])
        if sorted(map(int, hidden.goals)) != list(range(GOALS)):
            raise ValueError("position: goals: each face lies on one goal")
        for own in self.state.own:
            own.seen = self.rules.no_goal[:]
            for cell in self.position.looked.get(own.seat, []):
                self._look(own, cell)

    def _look(self, own: Own, cell: str) -> None:
        cells = list(self.rules.goal_cells)
        number = read_cell(self.rules, cell)
        if number not in cells:
            raise ValueError(f"position: looked: there is no goal on {cell}")
        goal = cells.index(number)
        own.seen[goal] = self.state.hidden.goals[goal]
        peeked = self.state.public.peeked
        peeked[own.seat] = u8(int(peeked[own.seat]) | GOAL_BIT[goal])

    # Dwarfs and tools

    def _deal_roles(self) -> None:
        left = list(map(int, self.rules.dwarfs))
        roles = [self.position.roles.get(seat) for seat in range(self.rules.seats)]
        named = [self._role(name) for name in [*roles, self.position.spare]]
        for role in named:
            if role != UNKNOWN_ROLE:
                if role not in left:
                    raise ValueError(f"position: roles: too many {ROLE_NAMES[role]}s (SAB-3)")
                left.remove(role)
        rest = vec[u8](left)
        self.chance.shuffle(rest)
        deal = iter(rest)
        dealt = [int(next(deal)) if role == UNKNOWN_ROLE else role for role in named]
        for own in self.state.own:
            own.role = dealt[own.seat]
        self.state.hidden.spare = dealt[-1]

    def _role(self, name: str | None) -> int:
        if name is None:
            return UNKNOWN_ROLE
        if name not in ROLE_NAMES[:UNKNOWN_ROLE]:
            raise ValueError(f"position: roles: a role is digger or saboteur, not {name!r}")
        return ROLE_NAMES.index(name)

    def _break_tools(self) -> None:
        for seat, tools in self.position.broken.items():
            for tool in tools:
                if tool not in TOOL_NAMES:
                    names = ", ".join(TOOL_NAMES)
                    raise ValueError(f"position: broken: a tool is {names}; not {tool!r}")
                number = TOOL_NAMES.index(tool)
                self.state.public.tools.break_one(seat, number)
                self._take("broken", self.rules.card_names[BREAK + number])

    # Cards

    def _take(self, key: str, name: str) -> int:
        if name not in self.rules.card_names:
            names = ", ".join(self.rules.card_names)
            raise ValueError(f"position: {key}: there is no card {name!r}; there is {names}")
        card = self.rules.card_names.index(name)
        if card not in self.unused:
            raise ValueError(f"position: {key}: there are not so many cards {name}")
        self.unused.remove(card)
        return card

    def _take_all(self, key: str, names: Iterable[str]) -> list[int]:
        return [self._take(key, name) for name in names]

    def _deal_cards(self) -> None:
        """Hands and discards as named; then other hands, the pile; the rest is spent."""
        public, position = self.state.public, self.position
        for seat, names in position.hands.items():
            self.state.own[seat].hand.set(vec[u8](self._take_all("hands", names)))
        for seat, names in position.discards.items():
            self.state.own[seat].discards.set(vec[u8](self._take_all("discards", names)))
        if position.pile is not None and position.pile_size is not None:
            raise ValueError("position: give either pile or pile_size")
        pile = None if position.pile is None else self._take_all("pile", position.pile)
        rest = vec[u8](self.unused)
        self.chance.shuffle(rest)
        left = list(map(int, rest))
        for own in self.state.own:
            if own.seat not in position.hands:
                hand, left = left[: self.rules.hand], left[self.rules.hand :]
                own.hand.set(vec[u8](hand))
            public.held[own.seat] = u8(own.hand.size)
            public.folded[own.seat] = u8(own.discards.size)
        if pile is None:
            size = len(left) if position.pile_size is None else position.pile_size
            if not 0 <= size <= len(left):
                raise ValueError(f"position: pile_size is 0 to {len(left)} here, not {size}")
            pile, left = left[:size], left[size:]
        self.state.hidden.pile.set(vec[u8](pile[::-1]))
        public.pile = len(pile)
        for card in left:
            public.spent[card] = u8(int(public.spent[card]) + 1)

    # Gold

    def _deal_gold(self) -> None:
        left = list(map(int, self.rules.gold))
        for seat, cards in sorted(self.position.gold.items()):
            for nuggets in cards:
                self._strike(left, nuggets)
                self._give_gold(seat, nuggets)
        if self.position.gold_pile is not None:
            for nuggets in self.position.gold_pile:
                self._strike(left, nuggets)
        rest = vec[u8](left)
        self.chance.shuffle(rest)
        top = self.position.gold_pile or []
        # Named cards lie on top, in the order in which they are drawn.
        self.state.hidden.gold.set(vec[u8]([*map(int, rest), *top[::-1]]))
        self.state.public.gold = len(rest) + len(top)

    def _strike(self, left: list[int], nuggets: int) -> None:
        if nuggets not in left:
            raise ValueError(f"position: gold: there are not so many cards of {nuggets} nuggets")
        left.remove(nuggets)

    def _give_gold(self, seat: int, nuggets: int) -> None:
        own, ledger = self.state.own[seat], self.state.public.ledger
        ledger.took(LONG_AGO + len(ledger.take_seat), seat)
        own.taken.put(nuggets)
        for value in range(1, GOLD_VALUES + 1):
            own.offers = append(own.offers, u8(int(value == nuggets)))
