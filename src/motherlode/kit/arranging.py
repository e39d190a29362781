"""Pieces of a position: the maze that is drawn, goals, tools, and cards taken from the deck."""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, TypeVar

import msgspec
from librt.vecs import vec
from mypy_extensions import u8

from motherlode.core.chance import Chance
from motherlode.core.state import NOBODY
from motherlode.kit.boxes import Strict
from motherlode.kit.cards import BREAK
from motherlode.kit.goals import GOALS, GOLD, UNSEEN, Goals
from motherlode.kit.maze import Maze
from motherlode.kit.mine import ROCK
from motherlode.kit.picture import Drawn, read_picture
from motherlode.kit.pile import Pile
from motherlode.kit.rows import Cards
from motherlode.kit.tally import Tally
from motherlode.kit.texts import Words
from motherlode.kit.tools import TOOL_NAMES, Tools
from motherlode.kit.turns import Turns

START = "start"
FACE_DOWN = "?"
BY_SEAT = ("hands", "discards", "broken", "looked")


class PositionText(Strict):
    """What a position may say; seats are numbers, cards go by their ids."""

    seed: int = 1
    fresh: bool = False
    round: int = 1
    starter: int = 0
    turn: int | None = None
    mine: str = ""
    goals: list[str] = msgspec.field(default_factory=list)
    hands: dict[int, list[str]] = msgspec.field(default_factory=dict)
    discards: dict[int, list[str]] = msgspec.field(default_factory=dict)
    pile: list[str] | None = None
    pile_size: int | None = None
    broken: dict[int, list[str]] = msgspec.field(default_factory=dict)
    looked: dict[int, list[str]] = msgspec.field(default_factory=dict)


class PassesText(PositionText):
    """Where passes are counted (SAB-24), and who played last matters (SAB-8)."""

    last_card: int | None = None
    last_turn: int | None = None
    passes: int = 0
    forced: int = 0


P = TypeVar("P", bound=PositionText)


def read_position(data: Any, form: type[P]) -> P:
    """A position of a form; `ValueError` names the key that is wrong."""
    try:
        position = msgspec.convert(data, form, str_keys=True)
    except msgspec.ValidationError as problem:
        raise ValueError(f"position: {problem}") from None
    if position.fresh and set(data) - {"fresh", "seed"}:
        raise ValueError("position: fresh is a whole deal: nothing but a seed goes with it")
    return position


class Stock:
    """The cards of the deck that a position has not used yet."""

    def __init__(self, names: list[str], cards: vec[u8]) -> None:
        self.names = names
        self.unused = list(map(int, cards))

    def take(self, key: str, name: str) -> int:
        """Use one card; `ValueError` names the key that asks for it."""
        if name not in self.names:
            known = ", ".join(self.names)
            raise ValueError(f"position: {key}: there is no card {name!r}; there is {known}")
        card = self.names.index(name)
        if card not in self.unused:
            raise ValueError(f"position: {key}: there are not so many cards {name}")
        self.unused.remove(card)
        return card

    def take_all(self, key: str, names: Iterable[str]) -> list[int]:
        """Use several cards, in order."""
        return [self.take(key, name) for name in names]

    def shuffled(self, chance: Chance) -> list[int]:
        """All that is unused, in some order."""
        rest = vec[u8](self.unused)
        chance.shuffle(rest)
        return list(map(int, rest))


Read = TypeVar("Read")


def read_named(key: str, read: Callable[[str], Read], text: str) -> Read:
    """What a text names; `ValueError` names the key that it stands under."""
    try:
        return read(text)
    except ValueError as problem:
        raise ValueError(f"position: {key}: {problem}") from None


# Turns


def check_seats(position: PositionText, keys: Iterable[str], seats: int) -> None:
    """Every seat that these keys name is there."""
    for key in keys:
        for seat in getattr(position, key):
            seat_of(key, seat, seats)


def seat_of(key: str, seat: int, seats: int) -> int:
    """A seat that is there."""
    if not 0 <= seat < seats:
        raise ValueError(f"position: {key}: a seat is 0 to {seats - 1}, not {seat}")
    return seat


def set_turns(position: PositionText, turns: Turns, seats: int, rounds: int) -> None:
    """Which round it is, and whose turn."""
    if not 1 <= position.round <= rounds:
        raise ValueError(f"position: round is 1 to {rounds}, not {position.round}")
    turn = position.starter if position.turn is None else position.turn
    turns.round = position.round
    turns.starter = seat_of("starter", position.starter, seats)
    turns.asked = seat_of("turn", turn, seats)
    turns.won = vec[u8]([1] * (position.round - 1))


def set_passes(position: PassesText, turns: Turns, seats: int) -> None:
    """What came before this turn."""
    turns.last_card = _seat_or_nobody("last_card", position.last_card, seats)
    turns.last_turn = _seat_or_nobody("last_turn", position.last_turn, seats)
    if position.passes and turns.last_turn == NOBODY:
        turns.last_turn = (turns.asked - 1) % seats
    turns.streak = position.passes


def _seat_or_nobody(key: str, seat: int | None, seats: int) -> int:
    return NOBODY if seat is None else seat_of(key, seat, seats)


# Cards


class Dealt(NamedTuple):
    """Cards that nobody holds: the pile, first card first, and those set aside."""

    pile: list[int]
    aside: list[int]


def deal_cards(
    position: PositionText,
    hands: list[Cards],
    discards: list[Pile],
    hand_size: int,
    tally: Tally,
    stock: Stock,
    chance: Chance,
    *,
    aside: int = 0,
    named_aside: Iterable[str] = (),
) -> Dealt:
    """Hands, discards and pile as named; then other hands, cards set aside, the pile.

    What is left over is spent.
    """
    for seat, names in position.hands.items():
        hands[seat].set(vec[u8](stock.take_all("hands", names)))
    for seat, names in position.discards.items():
        discards[seat].set(vec[u8](stock.take_all("discards", names)))
    if position.pile is not None and position.pile_size is not None:
        raise ValueError("position: give either pile or pile_size")
    pile = None if position.pile is None else stock.take_all("pile", position.pile)
    put_aside = stock.take_all("cards_aside", named_aside)
    left = stock.shuffled(chance)
    for seat, hand in enumerate(hands):
        if seat not in position.hands:
            hand.set(vec[u8](left[:hand_size]))
            left = left[hand_size:]
        tally.held[seat] = u8(hand.size)
        tally.folded[seat] = u8(discards[seat].size)
    missing = max(0, aside - len(put_aside))
    put_aside, left = put_aside + left[:missing], left[missing:]
    if pile is None:
        size = len(left) if position.pile_size is None else position.pile_size
        if not 0 <= size <= len(left):
            raise ValueError(f"position: pile_size is 0 to {len(left)} here, not {size}")
        pile, left = left[:size], left[size:]
    tally.pile = len(pile)
    for card in left:
        tally.spend(card)
    return Dealt(pile, put_aside)


# The maze


def draw_maze(text: str, maze: Maze, goals: Goals, words: Words, stock: Stock) -> None:
    """Lay the cards that are drawn, and open the goals whose faces are."""
    try:
        picture = read_picture(text)
    except ValueError as problem:
        raise ValueError(f"position: mine: {problem}") from None
    grid = maze.ground.grid
    for (column, row), drawn in picture.items():
        place = f"{column},{row}"
        if not grid.on_table(column, row):
            raise ValueError(f"position: mine: {place} is beyond the table (SAB-5)")
        _draw_cell(grid.cell(column, row), place, drawn, maze, goals, words, stock)
    maze.walk_anew()
    _check_fit(maze, words)


def _draw_cell(
    cell: int, place: str, drawn: Drawn, maze: Maze, goals: Goals, words: Words, stock: Stock
) -> None:
    starts = list(map(int, maze.ground.starts))
    if (drawn.word == START) != (cell in starts):
        where = " and ".join(map(words.cell, starts))
        raise ValueError(f"position: mine: the start lies on {where}, and {drawn.word} on {place}")
    if cell in starts:
        return
    if cell in words.goal_cells:
        if drawn.word != FACE_DOWN:
            face = _face(f"mine: {place}", drawn.word, goals)
            goal = words.goal_cells.index(cell)
            goals.open[goal] = u8(face)
            maze.mine.put(cell, goals.rules.written[face] + int(drawn.turned))
        return
    card = stock.take(f"mine: {place}", drawn.word)
    if card < words.first_path:
        raise ValueError(f"position: mine: {place}: {drawn.word} is no path card")
    maze.dig(cell, words.read_tile(drawn.word, turned=drawn.turned))


def _check_fit(maze: Maze, words: Words) -> None:
    """SAB-12 for all cards that players laid; a goal may lie beside what it does not fit."""
    mine, tiles = maze.mine, maze.ground.tiles
    for cell in mine.laid.list():
        clash = int(mine.need[cell]) & int(tiles.reject[mine.at(cell)])
        for place, step in enumerate(maze.ground.grid.step):
            side = 2**place * (1 + ROCK)
            if clash & side and cell + step not in words.goal_cells:
                name = words.cell(cell)
                raise ValueError(f"position: mine: {name} does not fit its neighbours (SAB-12)")


# Goals and tools


def deal_faces(named: list[str], goals: Goals, chance: Chance) -> vec[u8]:
    """The faces of the goals: open ones as they lie, named ones, the rest at random."""
    if len(named) > GOALS:
        raise ValueError(f"position: goals: there are {GOALS}, from north to south")
    faces = [int(face) for face in goals.open]
    for goal, name in enumerate(named):
        if name != FACE_DOWN:
            faces[goal] = _face("goals", name, goals)
    left = vec[u8]([face for face in range(GOALS) if face not in faces])
    chance.shuffle(left)
    rest = iter(left)
    dealt = vec[u8]([int(next(rest)) if face == UNSEEN else face for face in faces])
    if sorted(map(int, dealt)) != list(range(GOALS)):
        raise ValueError("position: goals: each face lies on one goal")
    return dealt


def _face(key: str, name: str, goals: Goals) -> int:
    names = goals.rules.names
    if name not in names:
        raise ValueError(f"position: {key}: a goal is {', '.join(names)}; not {name!r}")
    return names.index(name)


def refuse_open_gold(goals: Goals, words: Words) -> None:
    """SAB-21: open gold ends a round, so there is no such position."""
    for goal in range(GOALS):
        if goals.open[goal] == GOLD:
            raise ValueError(f"position: mine: {words.goal(goal)}: open gold ends a round (SAB-21)")


def look_at(cells: list[str], seat: int, goals: Goals, faces: vec[u8], words: Words) -> vec[u8]:
    """What a seat remembers that has looked at the goals on these cells."""
    seen = goals.rules.none[:]
    for cell in cells:
        goal = read_named("looked", words.read_goal, cell)
        seen[goal] = faces[goal]
        goals.peek(seat, goal)
    return seen


def break_tools(broken: dict[int, list[str]], tools: Tools, stock: Stock) -> None:
    """Lay broken tools in front of seats."""
    for seat, names in broken.items():
        for name in names:
            if name not in TOOL_NAMES:
                known = ", ".join(TOOL_NAMES)
                raise ValueError(f"position: broken: a tool is {known}; not {name!r}")
            tool = TOOL_NAMES.index(name)
            tools.break_one(seat, tool)
            stock.take("broken", stock.names[BREAK + tool])
