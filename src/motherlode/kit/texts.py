"""Cells, cards, seats, moves and events of games of path and action cards as text, and back."""

import re
from collections.abc import Collection, Sequence
from difflib import get_close_matches

from motherlode.core.claims import Claim
from motherlode.core.events import Event
from motherlode.kit import news as n
from motherlode.kit.bands import (
    BREAK_KIND,
    BREAK_MOVE,
    CELLS,
    FIX_STEP,
    LIE_MOVE,
    MAP_KIND,
    MAP_MOVE,
    MEND_KIND,
    MEND_MOVE,
    OPEN_KIND,
    OPEN_MOVE,
    SEATS,
    tool_kind,
)
from motherlode.kit.cards import FIX, FIX_KINDS, TOOL_KINDS
from motherlode.kit.discards import CARDS, digit
from motherlode.kit.goals import GOALS, GOLD, STONE_A, GoalRules
from motherlode.kit.maze import Ground
from motherlode.kit.tiles import FIRST
from motherlode.kit.tools import TOOL_NAMES

CELL = re.compile(r"(-?[0-9]{1,3}),(-?[0-9]{1,3})")
COMMON_SHAPES = {
    "dig": "dig CARD [turned] COLUMN,ROW",
    "break": "break TOOL SEAT",
    "mend": "mend TOOL SEAT [with CARD]",
    "map": "map COLUMN,ROW",
    "rockfall": "rockfall COLUMN,ROW",
    "open": "open COLUMN,ROW",
    "lie": "lie COLUMN,ROW [turned]",
}


class Words:
    """The names of a table's cards, cells, seats and roles."""

    def __init__(
        self,
        ground: Ground,
        goals: GoalRules,
        card_names: list[str],
        first_path: int,
        seats: int,
        roles: list[str],
    ) -> None:
        self.ground = ground
        self.goal_cells = [int(cell) for cell in goals.cells]
        self.faces = goals.names
        """What the faces of goals are called."""
        self.card_names = card_names
        self.first_path = first_path
        self.seats = seats
        self.roles = roles
        """Each role as a noun: `digger`, `green digger`."""
        self._cells: dict[int, str] = {}

    # From numbers

    def cell(self, cell: int) -> str:
        """A cell as `column,row`."""
        text = self._cells.get(cell)
        if text is None:
            grid = self.ground.grid
            text = self._cells[cell] = f"{grid.column(cell)},{grid.row(cell)}"
        return text

    def goal(self, goal: int) -> str:
        """The cell of a goal; a number that is no goal as such."""
        return self.cell(self.goal_cells[goal]) if goal < GOALS else f"goal-{goal}"

    def tile(self, tile: int) -> str:
        """A path card as it lies: `curve_ne`, `curve_ne turned`."""
        tiles = self.ground.tiles
        name = self.card_names[tiles.card[tile] + self.first_path]
        return f"{name} turned" if tiles.quarters[tile] else name

    def card(self, card: int) -> str:
        """The name of a card; a number that is no card as such."""
        return self.card_names[card] if card < len(self.card_names) else f"card-{card}"

    def tool(self, tool: int) -> str:
        """The name of a tool; a number that is no tool as such."""
        return TOOL_NAMES[tool] if tool < TOOL_KINDS else f"tool-{tool}"

    # To numbers; `ValueError` says what would be right

    def read_card(self, name: str) -> int:
        """The number of a card."""
        if name not in self.card_names:
            alike = get_close_matches(name, self.card_names, n=1)
            if alike:
                raise ValueError(f"there is no card {name!r}; perhaps {alike[0]}?")
            known = ", ".join(self.card_names)
            raise ValueError(f"there is no card {name!r}; the cards are {known}")
        return self.card_names.index(name)

    def read_tool(self, name: str) -> int:
        """The number of a tool."""
        if name not in TOOL_NAMES:
            raise ValueError(f"a tool is {', '.join(TOOL_NAMES)}; not {name!r}")
        return TOOL_NAMES.index(name)

    def read_seat(self, text: str) -> int:
        """The number of a seat."""
        if not re.fullmatch(r"[0-9]{1,2}", text) or int(text) >= self.seats:
            raise ValueError(f"a seat is a number from 0 to {self.seats - 1}, not {text!r}")
        return int(text)

    def read_cell(self, text: str) -> int:
        """The number of the cell that `column,row` names."""
        found = CELL.fullmatch(text)
        if not found:
            raise ValueError(f"a cell is COLUMN,ROW, as 3,-1; not {text!r}")
        column, row = int(found[1]), int(found[2])
        grid = self.ground.grid
        if not grid.on_table(column, row):
            raise ValueError(
                f"the table has columns {grid.west} to {grid.east} and rows {grid.north} to"
                f" {grid.south}; {text} is beyond (SAB-5)"
            )
        return grid.cell(column, row)

    def read_goal(self, text: str) -> int:
        """The number of the goal on a cell."""
        cell = self.read_cell(text)
        if cell not in self.goal_cells:
            names = ", ".join(self.cell(goal) for goal in self.goal_cells)
            raise ValueError(f"the goals lie on {names}; not on {text}")
        return self.goal_cells.index(cell)

    def read_tile(self, card: str, *, turned: bool) -> int:
        """The number of a path card's tile."""
        path = self.read_card(card) - self.first_path
        if path < 0:
            raise ValueError(f"{card} is no path card")
        # A card that looks the same turned has one tile: "turned" changes nothing about it.
        tiles = self.ground.tiles
        return int(tiles.first[path]) + int(turned and int(tiles.ways[path]) > 1)


# Moves


def write_action(words: Words, rest: int) -> str:
    """The text of a move of the first band, by its number within it."""
    match tool_kind(rest):
        case k if k == BREAK_KIND:
            tool, seat = divmod(rest - BREAK_MOVE, SEATS)
            return f"break {words.tool(tool)} {seat}"
        case k if k == MEND_KIND:
            fix, rest = divmod(rest - MEND_MOVE, FIX_STEP)
            tool, seat = divmod(rest, SEATS)
            tail = "" if fix == tool else f" with {words.card(FIX + fix)}"
            return f"mend {words.tool(tool)} {seat}{tail}"
        case k if k == MAP_KIND:
            return f"map {words.goal(rest - MAP_MOVE)}"
        case k if k == OPEN_KIND:
            return f"open {words.goal(rest - OPEN_MOVE)}"
        case _:
            goal, turned = divmod(rest - LIE_MOVE, 2)
            return f"lie {words.goal(goal)}{' turned' if turned else ''}"


def write_dig(words: Words, rest: int) -> str:
    """The text of a dig, by its number within the band."""
    tile, cell = divmod(rest, CELLS)
    return f"dig {words.tile(tile + FIRST)} {words.cell(cell)}"


def write_cards(words: Words, rest: int) -> list[str]:
    """The names of cards that are discarded together."""
    cards = [digit(rest, place) for place in range(3)]
    return [words.card(card) for card in cards if card >= 0]


def read_cards(words: Words, names: list[str], places: int) -> int:
    """Cards that are discarded together, in whatever order they are named."""
    digits = sorted(words.read_card(name) + 1 for name in names)
    rest = 0
    for place in range(places):
        rest = rest * CARDS + (digits[place] if place < len(digits) else 0)
    return rest


def split_move(text: str, shapes: Collection[str], kinds: Sequence[str]) -> list[str]:
    """The words of a move, if its first word is one that moves begin with."""
    said = text.lower().replace(", ", ",").split()
    if not said or said[0] not in shapes:
        raise ValueError(f"{text!r} is no move: it begins with one of {', '.join(kinds)}")
    return said


def read_common(
    words: Words, said: list[str], first: int, rockfall_move: int, dig_move: int
) -> int | None:
    """The move that words name, if it is one that all these games have; `first`: of the band."""
    match said:
        case ["dig", card, cell]:
            return _dig_move(words, dig_move, words.read_tile(card, turned=False), cell)
        case ["dig", card, "turned", cell]:
            return _dig_move(words, dig_move, words.read_tile(card, turned=True), cell)
        case ["break", tool, seat]:
            return first + BREAK_MOVE + words.read_tool(tool) * SEATS + words.read_seat(seat)
        case ["mend", tool, seat]:
            return first + _mend_move(words, words.read_tool(tool), tool, seat)
        case ["mend", tool, seat, "with", card]:
            return first + _mend_move(words, _read_fix(words, card), tool, seat)
        case ["map", cell]:
            return first + MAP_MOVE + words.read_goal(cell)
        case ["open", cell]:
            return first + OPEN_MOVE + words.read_goal(cell)
        case ["lie", cell]:
            return first + LIE_MOVE + words.read_goal(cell) * 2
        case ["lie", cell, "turned"]:
            return first + LIE_MOVE + words.read_goal(cell) * 2 + 1
        case ["rockfall", cell]:
            return rockfall_move + words.read_cell(cell)
        case _:
            return None


def _dig_move(words: Words, dig_move: int, tile: int, cell: str) -> int:
    return dig_move + (tile - FIRST) * CELLS + words.read_cell(cell)


def _mend_move(words: Words, fix: int, tool: str, seat: str) -> int:
    return MEND_MOVE + fix * FIX_STEP + words.read_tool(tool) * SEATS + words.read_seat(seat)


def _read_fix(words: Words, name: str) -> int:
    fix = words.read_card(name) - FIX
    if not 0 <= fix < FIX_KINDS:
        raise ValueError(f"{name} is no repair card")
    return fix


# Events


def tell_common(words: Words, event: Event) -> str:
    """An event that all these games have as a line: who, what, where."""
    who = f"seat {event.seat}"
    a, b, c = event.a, event.b, event.c
    match event.kind:
        case n.ROUND_BEGAN:
            return f"round {a} began with {who}"
        case n.WAS_DEALT:
            return f"{who} is a {words.roles[a]}"
        case n.DREW:
            return f"{who} drew a card" if a == 1 else f"{who} drew {a} cards"
        case n.DREW_CARD:
            return f"{who} drew {words.card(a)}"
        case n.DUG:
            return f"{who} dug {words.tile(a)} {words.cell(b)}"
        case n.BROKE:
            return f"{who} broke {words.tool(a)} {b}"
        case n.MENDED:
            return f"{who} mended {words.tool(a)} {b} with {words.card(c)}"
        case n.FELLED:
            return f"{who} felled {words.tile(b)} {words.cell(a)}"
        case n.LOOKED:
            return f"{who} looked at {words.goal(a)}"
        case n.SAW:
            return f"{who} saw {words.faces[b]} {words.goal(a)}"
        case n.PASSED:
            how = {0: " with an empty hand", 1: ""}.get(a, f" with {a} cards")
            return f"{who} passed{how}"
        case n.DISCARDED:
            return f"{who} discarded {words.card(a)}"
        case n.OPENED:
            return f"{who} opened {words.faces[b]} {words.goal(a)}"
        case n.LAY:
            turned = " turned" if words.ground.tiles.quarters[b] else ""
            return f"the goal {words.goal(a)} lies{turned or ' as written'}"
        case n.SHOWED:
            return f"{who} was a {words.roles[a]}"
        case n.GOT:
            return f"{who} got nuggets: {a}"
        case n.GAME_ENDED:
            return f"{who} won with nuggets: {a}"
        case _:
            raise ValueError(f"there is no event {event.kind}")


# Claims

GOAL_CLAIM = 0
"""about: goal; says: `GOLD` or `STONE_A` (which stone does not matter)."""
SELF_CLAIM = 1
"""says: role."""
SEAT_CLAIM = 2
"""about: seat; says: role."""


def claims(words: Words, unseen_goals: list[int]) -> list[Claim]:
    """What a seat may state: about face-down goals, itself, and others."""
    goals = [Claim(GOAL_CLAIM, goal, says) for goal in unseen_goals for says in (GOLD, STONE_A)]
    roles = range(len(words.roles))
    itself = [Claim(SELF_CLAIM, 0, role) for role in roles]
    others = [Claim(SEAT_CLAIM, seat, role) for seat in range(words.seats) for role in roles]
    return [*goals, *itself, *others]


def write_claim(words: Words, claim: Claim) -> str:
    """The one text of a claim."""
    match claim.kind:
        case k if k == GOAL_CLAIM:
            face = "gold" if claim.says == GOLD else "stone"
            return f"{words.goal(claim.about)} is {face}"
        case k if k == SELF_CLAIM:
            return f"I am a {words.roles[claim.says]}"
        case _:
            return f"seat {claim.about} is a {words.roles[claim.says]}"


def face_claims(words: Words, unseen_goals: list[int]) -> list[Claim]:
    """What can be stated where no roles are hidden: which face lies on a face-down goal."""
    faces = range(len(words.faces))
    return [Claim(GOAL_CLAIM, goal, face) for goal in unseen_goals for face in faces]


def write_face_claim(words: Words, claim: Claim) -> str:
    """The one text of such a claim."""
    return f"{words.goal(claim.about)} is {words.faces[claim.says]}"


def claim_holds(faces: list[int], roles: list[int], seat: int, claim: Claim) -> bool:
    """Whether what a seat claims is true, where these are the faces of goals and the roles."""
    if claim.kind == GOAL_CLAIM:
        return (faces[claim.about] == GOLD) == (claim.says == GOLD)
    return roles[seat if claim.kind == SELF_CLAIM else claim.about] == claim.says
