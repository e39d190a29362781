"""Moves, events and claims of Saboteur as text, and back.

| text | move |
| --- | --- |
| `dig t_vertical 3,-1`, `dig t_vertical turned 3,-1` | lay a path card on column 3, row -1 |
| `break lamp 2` | lay a broken lamp in front of seat 2 |
| `mend lamp 0`, `mend lamp 0 with fix_pick_lamp` | repair seat 0's lamp (a card for two tools) |
| `rockfall 4,1`, `map 8,2` | take a path card away; look at a goal |
| `pass curve_ne`, `pass` | discard a card; with an empty hand, nothing |
| `open 8,0` | SAB-22: which goal to open |
| `lie 8,0`, `lie 8,0 turned` | SAB-23: how a goal that fits neither way lies |
| `keep 2` | SAB-31: which gold card to keep |

Columns grow to the east, rows to the south, the start is `0,0`.
"""

import re

from motherlode.core.claims import Claim
from motherlode.core.events import Event
from motherlode.games.saboteur import events as e
from motherlode.games.saboteur.cards import (
    FIRST_PATH,
    FIX,
    FIX_KINDS,
    GOAL_NAMES,
    GOALS,
    GOLD,
    ROLE_NAMES,
    STONE_A,
    TOOL_KINDS,
)
from motherlode.games.saboteur.moves import (
    BREAK_KIND,
    BREAK_MOVE,
    CELLS,
    DIG_KIND,
    DIG_MOVE,
    FIX_STEP,
    KEEP_KIND,
    KEEP_MOVE,
    LIE_KIND,
    LIE_MOVE,
    MAP_KIND,
    MAP_MOVE,
    MEND_KIND,
    MEND_MOVE,
    MOVE_NAMES,
    NO_CARD,
    OPEN_KIND,
    OPEN_MOVE,
    PASS_KIND,
    PASS_MOVE,
    ROCKFALL_MOVE,
    SEATS,
    kind_of,
)
from motherlode.games.saboteur.rulebook import Rules
from motherlode.kit.tiles import FIRST
from motherlode.kit.tools import TOOL_NAMES

CELL = re.compile(r"(-?[0-9]{1,3}),(-?[0-9]{1,3})")
SHAPES = {
    "dig": "dig CARD [turned] COLUMN,ROW",
    "break": "break TOOL SEAT",
    "mend": "mend TOOL SEAT [with CARD]",
    "map": "map COLUMN,ROW",
    "rockfall": "rockfall COLUMN,ROW",
    "pass": "pass CARD",
    "open": "open COLUMN,ROW",
    "lie": "lie COLUMN,ROW [turned]",
    "keep": "keep NUGGETS",
}


# Moves


def write(rules: Rules, move: int) -> str:
    """The one text of a move."""
    match kind_of(move):
        case k if k == PASS_KIND:
            card = move - PASS_MOVE
            return "pass" if card == NO_CARD else f"pass {_card_name(rules, card)}"
        case k if k == DIG_KIND:
            tile, cell = divmod(move - DIG_MOVE, CELLS)
            return f"dig {write_tile(rules, tile + FIRST)} {write_cell(rules, cell)}"
        case k if k == BREAK_KIND:
            tool, seat = divmod(move - BREAK_MOVE, SEATS)
            return f"break {_tool_name(tool)} {seat}"
        case k if k == MEND_KIND:
            fix, rest = divmod(move - MEND_MOVE, FIX_STEP)
            tool, seat = divmod(rest, SEATS)
            tail = "" if fix == tool else f" with {_card_name(rules, FIX + fix)}"
            return f"mend {_tool_name(tool)} {seat}{tail}"
        case k if k == MAP_KIND:
            return f"map {write_goal(rules, move - MAP_MOVE)}"
        case k if k == OPEN_KIND:
            return f"open {write_goal(rules, move - OPEN_MOVE)}"
        case k if k == LIE_KIND:
            goal, turned = divmod(move - LIE_MOVE, 2)
            return f"lie {write_goal(rules, goal)}{' turned' if turned else ''}"
        case k if k == KEEP_KIND:
            return f"keep {move - KEEP_MOVE}"
        case _:
            return f"rockfall {write_cell(rules, move - ROCKFALL_MOVE)}"


def read(rules: Rules, text: str) -> int:
    """The move that a text names, legal or not; `ValueError` says what would be right."""
    words = text.lower().replace(", ", ",").split()
    if not words or words[0] not in SHAPES:
        known = ", ".join(MOVE_NAMES)
        raise ValueError(f"{text!r} is no move: it begins with one of {known}")
    try:
        match words:
            case ["pass"]:
                return PASS_MOVE + NO_CARD
            case ["pass", card]:
                return PASS_MOVE + _read_card(rules, card)
            case ["dig", card, cell]:
                return _dig_move(rules, card, cell, turned=False)
            case ["dig", card, "turned", cell]:
                return _dig_move(rules, card, cell, turned=True)
            case ["break", tool, seat]:
                return BREAK_MOVE + _read_tool(tool) * SEATS + _read_seat(rules, seat)
            case ["mend", tool, seat]:
                return _mend_move(rules, _read_tool(tool), tool, seat)
            case ["mend", tool, seat, "with", card]:
                return _mend_move(rules, _read_fix(rules, card), tool, seat)
            case ["map", cell]:
                return MAP_MOVE + _read_goal(rules, cell)
            case ["rockfall", cell]:
                return ROCKFALL_MOVE + read_cell(rules, cell)
            case ["open", cell]:
                return OPEN_MOVE + _read_goal(rules, cell)
            case ["lie", cell]:
                return LIE_MOVE + _read_goal(rules, cell) * 2
            case ["lie", cell, "turned"]:
                return LIE_MOVE + _read_goal(rules, cell) * 2 + 1
            case ["keep", ("1" | "2" | "3") as nuggets]:
                return KEEP_MOVE + int(nuggets)
            case _:
                raise ValueError(f"it is written {SHAPES[words[0]]}")
    except ValueError as problem:
        raise ValueError(f"{text!r}: {problem}") from None


def _dig_move(rules: Rules, card: str, cell: str, *, turned: bool) -> int:
    path = _read_card(rules, card) - FIRST_PATH
    if path < 0:
        raise ValueError(f"{card} is no path card")
    # A card that looks the same turned has one tile: "turned" changes nothing about it.
    way = 1 if turned and int(rules.tiles.ways[path]) > 1 else 0
    tile = int(rules.tiles.first[path]) + way
    return DIG_MOVE + (tile - FIRST) * CELLS + read_cell(rules, cell)


def _mend_move(rules: Rules, fix: int, tool: str, seat: str) -> int:
    return MEND_MOVE + fix * FIX_STEP + _read_tool(tool) * SEATS + _read_seat(rules, seat)


def _read_card(rules: Rules, name: str) -> int:
    if name not in rules.card_names:
        raise ValueError(f"there is no card {name!r}; the cards are {', '.join(rules.card_names)}")
    return rules.card_names.index(name)


def _read_fix(rules: Rules, name: str) -> int:
    fix = _read_card(rules, name) - FIX
    if not 0 <= fix < FIX_KINDS:
        raise ValueError(f"{name} is no repair card")
    return fix


def _read_tool(name: str) -> int:
    if name not in TOOL_NAMES:
        raise ValueError(f"a tool is {', '.join(TOOL_NAMES)}; not {name!r}")
    return TOOL_NAMES.index(name)


def _read_seat(rules: Rules, text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,2}", text) or int(text) >= rules.seats:
        raise ValueError(f"a seat is a number from 0 to {rules.seats - 1}, not {text!r}")
    return int(text)


def read_cell(rules: Rules, text: str) -> int:
    """The number of the cell that `column,row` names."""
    found = CELL.fullmatch(text)
    if not found:
        raise ValueError(f"a cell is COLUMN,ROW, as 3,-1; not {text!r}")
    column, row = int(found[1]), int(found[2])
    grid = rules.grid
    if not grid.on_table(column, row):
        raise ValueError(
            f"the table has columns {grid.west} to {grid.east} and rows {grid.north} to"
            f" {grid.south}; {text} is beyond (SAB-5)"
        )
    return grid.cell(column, row)


def _read_goal(rules: Rules, text: str) -> int:
    cells = list(rules.goal_cells)
    cell = read_cell(rules, text)
    if cell not in cells:
        names = ", ".join(write_cell(rules, goal) for goal in cells)
        raise ValueError(f"the goals lie on {names}; not on {text}")
    return cells.index(cell)


def write_cell(rules: Rules, cell: int) -> str:
    """A cell as `column,row`."""
    return f"{rules.grid.column(cell)},{rules.grid.row(cell)}"


def write_goal(rules: Rules, goal: int) -> str:
    """The cell of a goal; a number that is no goal as such."""
    return write_cell(rules, rules.goal_cells[goal]) if goal < GOALS else f"goal-{goal}"


def write_tile(rules: Rules, tile: int) -> str:
    """A path card as it lies: `curve_ne`, `curve_ne turned`."""
    name = rules.card_names[rules.tiles.card[tile] + FIRST_PATH]
    return f"{name} turned" if rules.tiles.quarters[tile] else name


def _card_name(rules: Rules, card: int) -> str:
    return rules.card_names[card] if card < len(rules.card_names) else f"card-{card}"


def _tool_name(tool: int) -> str:
    return TOOL_NAMES[tool] if tool < TOOL_KINDS else f"tool-{tool}"


# Events


def tell(rules: Rules, event: Event) -> str:
    """An event as a line: who, what, where."""
    who = f"seat {event.seat}"
    a, b, c = event.a, event.b, event.c
    match event.kind:
        case e.ROUND_BEGAN:
            return f"round {a} began with {who}"
        case e.WAS_DEALT:
            return f"{who} is a {ROLE_NAMES[a]}"
        case e.DREW:
            return f"{who} drew a card"
        case e.DREW_CARD:
            return f"{who} drew {rules.card_names[a]}"
        case e.DUG:
            return f"{who} dug {write_tile(rules, a)} {write_cell(rules, b)}"
        case e.BROKE:
            return f"{who} broke {TOOL_NAMES[a]} {b}"
        case e.MENDED:
            return f"{who} mended {TOOL_NAMES[a]} {b} with {rules.card_names[c]}"
        case e.FELLED:
            return f"{who} felled {write_tile(rules, b)} {write_cell(rules, a)}"
        case e.LOOKED:
            return f"{who} looked at {write_goal(rules, a)}"
        case e.SAW:
            return f"{who} saw {GOAL_NAMES[b]} {write_goal(rules, a)}"
        case e.PASSED:
            return f"{who} passed" if a else f"{who} passed with an empty hand"
        case e.DISCARDED:
            return f"{who} discarded {rules.card_names[a]}"
        case e.OPENED:
            return f"{who} opened {GOAL_NAMES[b]} {write_goal(rules, a)}"
        case e.LAY:
            turned = " turned" if rules.tiles.quarters[b] else ""
            return f"the goal {write_goal(rules, a)} lies{turned or ' as written'}"
        case e.ROUND_ENDED:
            return f"round {a} ended with {who}: the {ROLE_NAMES[b]}s won"
        case e.SHOWED:
            return f"{who} was a {ROLE_NAMES[a]}"
        case e.SPARE_SHOWED:
            return f"the spare dwarf was a {ROLE_NAMES[a]}"
        case e.WAS_OFFERED:
            return f"{who} was offered gold: {a}"
        case e.SAW_GOLD:
            return f"{who} saw gold: ones {a}, twos {b}, threes {c}"
        case e.TOOK_GOLD:
            return f"{who} took a gold card"
        case e.GOT:
            return f"{who} got nuggets: {a}"
        case e.PUT_UNDER:
            return f"{who} put a gold card under the pile"
        case e.GAME_ENDED:
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


def claims(rules: Rules, unseen_goals: list[int]) -> list[Claim]:
    """What a seat may state: about face-down goals, itself, and others."""
    goals = [Claim(GOAL_CLAIM, goal, says) for goal in unseen_goals for says in (GOLD, STONE_A)]
    roles = range(2)
    itself = [Claim(SELF_CLAIM, 0, role) for role in roles]
    others = [Claim(SEAT_CLAIM, seat, role) for seat in range(rules.seats) for role in roles]
    return [*goals, *itself, *others]


def write_claim(rules: Rules, claim: Claim) -> str:
    """The one text of a claim."""
    match claim.kind:
        case k if k == GOAL_CLAIM:
            face = "gold" if claim.says == GOLD else "stone"
            return f"{write_goal(rules, claim.about)} is {face}"
        case k if k == SELF_CLAIM:
            return f"I am a {ROLE_NAMES[claim.says]}"
        case _:
            return f"seat {claim.about} is a {ROLE_NAMES[claim.says]}"
