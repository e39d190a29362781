"""Moves and events of Gold Mine as text, and back.

| text | move |
| --- | --- |
| `choose blue` | GLD-43: which miner to play |
| `draw`, `lay corner 90 2,-1` | draw a tile; lay one, turned clockwise by 90 degrees |
| `push straight 90 2,0 3,0` | GLD-3: push the tile in between two that meet |
| `enough` | GLD-43, GLD-45: no second tile |
| `roll`, `roll two`, `passage` | GLD-5, GLD-43: one die, two dice, two dice for the passage |
| `walk 3,1`, `walk 3,1 NS`, `stay` | walk to a tile, to one of its two tunnels; or not |
| `go 4,1` | GLD-21: through the passage |
| `collapse 2,1`, `restore 2,1`, `nothing` | GLD-44: turn a tile over, or back |
| `collect`, `rob 2`, `bats 2`, `nothing` | GLD-6: the nugget here; challenge seat 2 |
| `hide 3,2` | GLD-32: where the nugget goes |
| `carry 3,1`, `carry 3,1 NS`, `stay` | GLD-33: where the bats carry the victim |

Columns grow to the east, rows to the south, the entrance is `0,0`.
"""

import re

from motherlode.core.events import Event
from motherlode.games.goldmine import events as e
from motherlode.games.goldmine.board import EAST, SOUTH, Board
from motherlode.games.goldmine.laying import AXES, CELLS
from motherlode.games.goldmine.moves import (
    BATS_KIND,
    BATS_MOVE,
    CARRY_KIND,
    CARRY_MOVE,
    CHOOSE_KIND,
    CHOOSE_MOVE,
    COLLAPSE_MOVE,
    GO_MOVE,
    HIDE_MOVE,
    LAY_KIND,
    LAY_MOVE,
    MOVE_NAMES,
    RESTORE_MOVE,
    ROB_KIND,
    ROB_MOVE,
    ROLL_TWO,
    WALK_KIND,
    WALK_MOVE,
    kind_of,
    push_move,
)
from motherlode.games.goldmine.pieces import COLOUR_NAMES, COLOURS, NOWHERE, TUNNELS
from motherlode.games.goldmine.rulebook import COLLAPSED, Rules
from motherlode.games.goldmine.state import Public
from motherlode.kit.tiles import FIRST
from motherlode.kit.tunnels import side_letters

CELL = re.compile(r"(-?[0-9]{1,3}),(-?[0-9]{1,3})")
SHAPES = {
    "nothing": "nothing",
    "stay": "stay",
    "enough": "enough",
    "draw": "draw",
    "roll": "roll, or roll two",
    "passage": "passage",
    "collect": "collect",
    "choose": "choose COLOUR",
    "rob": "rob SEAT",
    "bats": "bats SEAT",
    "walk": "walk COLUMN,ROW [TUNNEL]",
    "carry": "carry COLUMN,ROW [TUNNEL]",
    "go": "go COLUMN,ROW",
    "hide": "hide COLUMN,ROW",
    "collapse": "collapse COLUMN,ROW",
    "restore": "restore COLUMN,ROW",
    "lay": "lay TILE [DEGREES] COLUMN,ROW",
    "push": "push TILE [DEGREES] COLUMN,ROW COLUMN,ROW",
}
QUARTER = 90
SIMPLE = {name: move for move, name in enumerate(MOVE_NAMES[:CHOOSE_KIND])}
ON_CELLS = {
    "go": GO_MOVE,
    "hide": HIDE_MOVE,
    "collapse": COLLAPSE_MOVE,
    "restore": RESTORE_MOVE,
}
"""Moves that name a cell and nothing else, in the order of their numbers."""


# From numbers


def cell_text(rules: Rules, cell: int) -> str:
    """A cell as `column,row`."""
    text = rules.cell_texts.get(cell)
    if text is None:
        text = f"{rules.grid.column(cell)},{rules.grid.row(cell)}"
        rules.cell_texts[cell] = text
    return text


def tile_text(rules: Rules, tile: int) -> str:
    """A tile as it lies: `corner 90`."""
    lying = tile % COLLAPSED
    name = rules.names[rules.tiles.card[lying]]
    quarters = int(rules.tiles.quarters[lying])
    return f"{name} {quarters * QUARTER}" if quarters else name


def place_text(board: Board, place: int) -> str:
    """A place: its cell, and which tunnel if the tile there has two."""
    if place == NOWHERE:
        return "nowhere"
    rules = board.rules
    cell, tunnel = divmod(place, TUNNELS)
    text = cell_text(rules, cell)
    if tunnel == 0 and not (cell < rules.grid.size and board.two_tunnels(cell)):
        return text
    arms = int(rules.arms[board.mine.at(cell) * TUNNELS + tunnel]) if cell < rules.grid.size else 0
    return f"{text} {side_letters(arms) or f'tunnel-{tunnel}'}"


def write(public: Public, move: int) -> str:
    """The one text of a move."""
    rules = public.rules
    kind = int(kind_of(move))
    if kind < CHOOSE_KIND:
        return MOVE_NAMES[kind]
    match kind:
        case k if k == CHOOSE_KIND:
            colour = move - CHOOSE_MOVE
            return f"choose {COLOUR_NAMES[colour] if colour < COLOURS else f'miner-{colour}'}"
        case k if k == ROB_KIND:
            return f"rob {move - ROB_MOVE}"
        case k if k == BATS_KIND:
            return f"bats {move - BATS_MOVE}"
        case k if k == WALK_KIND:
            return f"walk {place_text(public.board, move - WALK_MOVE)}"
        case k if k == CARRY_KIND:
            return f"carry {place_text(public.board, move - CARRY_MOVE)}"
        case k if k == LAY_KIND:
            return _write_tile(public, move)
        case _:
            which, cell = divmod(move - GO_MOVE, CELLS)
            return f"{list(ON_CELLS)[which]} {cell_text(rules, cell)}"


def _write_tile(public: Public, move: int) -> str:
    rules = public.rules
    rest = move - int(push_move(public))
    if rest < 0:
        tile, cell = divmod(move - LAY_MOVE, CELLS)
        return f"lay {tile_text(rules, tile + FIRST)} {cell_text(rules, cell)}"
    way, cell = divmod(rest, CELLS)
    tile, axis = divmod(way, AXES)
    beside = cell + int(rules.grid.step[EAST if axis == 0 else SOUTH])
    pair = f"{cell_text(rules, cell)} {cell_text(rules, beside)}"
    return f"push {tile_text(rules, tile + FIRST)} {pair}"


# To numbers; `ValueError` says what would be right


def read(public: Public, text: str) -> int:
    """The move that a text names, legal or not."""
    said = text.lower().replace(", ", ",").split()
    if not said or said[0] not in SHAPES:
        raise ValueError(f"{text!r} is no move: it begins with one of {', '.join(SHAPES)}")
    try:
        return _read(public, said)
    except ValueError as problem:
        raise ValueError(f"{text!r}: {problem}") from None


def _read(public: Public, said: list[str]) -> int:
    rules = public.rules
    match said:
        case ["roll", "two"]:
            return ROLL_TWO
        case [word] if word in SIMPLE:
            return SIMPLE[word]
        case ["choose", colour]:
            return CHOOSE_MOVE + _read_colour(colour)
        case ["rob", seat]:
            return ROB_MOVE + _read_seat(rules, seat)
        case ["bats", seat]:
            return BATS_MOVE + _read_seat(rules, seat)
        case ["walk", cell, *tunnel] if len(tunnel) < TUNNELS:
            return WALK_MOVE + read_place(public.board, cell, *tunnel)
        case ["carry", cell, *tunnel] if len(tunnel) < TUNNELS:
            return CARRY_MOVE + read_place(public.board, cell, *tunnel)
        case [word, cell] if word in ON_CELLS:
            return ON_CELLS[word] + read_cell(rules, cell)
        case ["lay", name, cell]:
            return _lay_move(rules, name, "0", cell)
        case ["lay", name, degrees, cell]:
            return _lay_move(rules, name, degrees, cell)
        case ["push", name, one, two]:
            return _push_move(public, name, "0", one, two)
        case ["push", name, degrees, one, two]:
            return _push_move(public, name, degrees, one, two)
        case _:
            raise ValueError(f"it is written {SHAPES[said[0]]}")


def _lay_move(rules: Rules, name: str, degrees: str, cell: str) -> int:
    return LAY_MOVE + (read_tile(rules, name, degrees) - FIRST) * CELLS + read_cell(rules, cell)


def _push_move(public: Public, name: str, degrees: str, one: str, two: str) -> int:
    rules = public.rules
    cell, beside = sorted((read_cell(rules, one), read_cell(rules, two)))
    steps = [int(rules.grid.step[side]) for side in (EAST, SOUTH)]
    if beside - cell not in steps:
        raise ValueError(f"{one} and {two} are not side by side")
    way = (read_tile(rules, name, degrees) - FIRST) * AXES + steps.index(beside - cell)
    return int(push_move(public)) + way * CELLS + cell


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
            f" {grid.south}; {text} is beyond (GLD-1)"
        )
    return int(grid.cell(column, row))


def read_place(board: Board, cell_name: str, tunnel: str = "") -> int:
    """The number of a place; which tunnel must be said where there are two."""
    rules = board.rules
    cell = read_cell(rules, cell_name)
    if not tunnel and not board.two_tunnels(cell):
        return cell * TUNNELS
    tile = board.mine.at(cell)
    known = [side_letters(int(rules.arms[tile * TUNNELS + way])) for way in range(TUNNELS)]
    names = [name for name in known if name]
    if tunnel.upper() not in names:
        if not names:
            raise ValueError(f"no tunnel lies on {cell_name}")
        listed = ", ".join(names)
        raise ValueError(f"the tunnels on {cell_name} are {listed}: name one, as {names[0]}")
    return cell * TUNNELS + names.index(tunnel.upper())


def read_tile(rules: Rules, name: str, degrees: str) -> int:
    """The number of a tile as it lies; turns that look the same are one."""
    kind = read_kind(rules, name)
    if degrees not in ("0", "90", "180", "270"):
        raise ValueError(f"a tile is turned by 0, 90, 180 or 270 degrees, not {degrees!r}")
    ways = int(rules.tiles.ways[kind])
    return int(rules.tiles.first[kind]) + int(degrees) // QUARTER % ways


def read_kind(rules: Rules, name: str) -> int:
    """The number of a kind of tile, the entrance not among them."""
    names = rules.names[:-1]
    if name not in names:
        raise ValueError(f"there is no tile {name!r}; the tiles are {', '.join(names)}")
    return names.index(name)


def _read_colour(name: str) -> int:
    if name not in COLOUR_NAMES[:COLOURS]:
        raise ValueError(f"a miner is {', '.join(COLOUR_NAMES[:COLOURS])}; not {name!r}")
    return COLOUR_NAMES.index(name)


def _read_seat(rules: Rules, text: str) -> int:
    if not re.fullmatch(r"[0-9]", text) or int(text) >= rules.seats:
        raise ValueError(f"a seat is a number from 0 to {rules.seats - 1}, not {text!r}")
    return int(text)


# Events


def tell(public: Public, event: Event) -> str:
    """An event as a line: who, what, where."""
    rules, who = public.rules, f"seat {event.seat}"
    a, b = event.a, event.b
    match event.kind:
        case e.ROLLED_FOR_MINER:
            return f"{who} rolled {a} for a miner"
        case e.CHOSE:
            return f"{who} chose {COLOUR_NAMES[a]}"
        case e.PHASE_BEGAN:
            return f"phase {a} began with {who}"
        case e.DREW:
            return f"{who} drew {rules.names[a]}"
        case e.PUT_BACK:
            return f"{who} put back {rules.names[a]}"
        case e.LAID:
            return f"{who} laid {tile_text(rules, a)} {cell_text(rules, b)}"
        case e.PUSHED:
            return f"{who} pushed {tile_text(rules, a)} {cell_text(rules, b)}"
        case e.NUGGET_LIES:
            return f"a nugget lies on {cell_text(rules, a)}"
        case e.ROLLED:
            return f"{who} rolled {a} and {b}" if b else f"{who} rolled {a}"
        case e.STAYED:
            return f"{who} stayed"
        case e.WENT:
            return f"{who} went through the passage to {cell_text(rules, a)}"
        case e.TOOK:
            return f"{who} took a nugget on {cell_text(rules, a)}"
        case e.COLLAPSED:
            return f"{who} collapsed {cell_text(rules, a)}"
        case e.RESTORED:
            return f"{who} restored {cell_text(rules, a)}"
        case e.DID_NOTHING:
            return f"{who} did nothing"
        case e.WON:
            return f"{who} won with nuggets: {a}"
        case e.LAST_TURN:
            return "the last turn was taken"
        case _:
            return _tell_challenge(public, event)


def _tell_challenge(public: Public, event: Event) -> str:
    who, a, b = f"seat {event.seat}", event.a, event.b
    match event.kind:
        case e.WALKED:
            return f"{who} walked to {place_text(public.board, a)}"
        case e.CHALLENGED:
            return f"{who} challenged seat {a} {'with bats' if b else 'for gold'}"
        case e.THREW:
            return f"{who} threw {a} against {b}"
        case e.WON_CHALLENGE:
            return f"{who} won the challenge"
        case e.NUGGET_WENT:
            return f"a nugget of {who} went to {cell_text(public.rules, a)}"
        case e.NUGGET_WAITS:
            return f"a nugget of {who} waits beside the board"
        case e.CARRIED:
            return f"{who} carried seat {a} to {place_text(public.board, b)}"
        case e.LEFT_ALONE:
            return f"{who} left seat {a} alone"
        case _:
            raise ValueError(f"there is no event {event.kind}")
