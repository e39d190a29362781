"""Moves and events of Dwarf Corporation as text, and back.

| text | move |
| --- | --- |
| `dig red 3,4`, `dig red 3,4 to 10,2` | place a crystal; through a passage, with its exit (COR-6) |
| `overtime 3,4`, `overtime 3,4 to 10,2` | one more crystal of the dig (COR-21) |
| `tunnel blue 5,6` | use a Secret tunnel (COR-20) |
| `mine` | declare Mine, all mine! (COR-26) |
| `cave_in red blue` | put two crystals on a Cave-in (COR-27) |
| `drop union` | discard the Union (COR-23) |
| `end` | no Overtime and no Secret tunnel any more |
| `invest red`, `exchange red blue` | from a safe; by an Exchange (COR-25) |
| `take red orange yellow green` | the four of the first turn (COR-8) |
| `swap red blue`, `keep` | trade |
| `clear red`, `leave` | take a crystal off a Cave-in, or not |

Columns grow to the east, rows to the south, from `0,0` in the north-west.
"""

import re

from motherlode.core.events import Event
from motherlode.games.corporation import events as e
from motherlode.games.corporation.moves import (
    CAVE_KIND,
    CAVE_MOVE,
    CELLS,
    CLEAR_KIND,
    CLEAR_MOVE,
    DECLARE,
    DIG_MOVE,
    DROP_UNION,
    END,
    EXCHANGE_KIND,
    EXCHANGE_MOVE,
    INVEST_KIND,
    INVEST_MOVE,
    KEEP,
    LEAVE,
    OVERTIME_MOVE,
    OVERTIME_THROUGH,
    PASSAGES,
    SWAP_KIND,
    SWAP_MOVE,
    TAKE_KIND,
    TAKE_MOVE,
    THROUGH_MOVE,
    TUNNEL_KIND,
    TUNNEL_MOVE,
    kind_of,
)
from motherlode.games.corporation.pieces import CARD_NAMES, COLOUR_BIT, COLOURS, INVESTMENTS
from motherlode.games.corporation.rulebook import Rules
from motherlode.games.corporation.state import Public

CELL = re.compile(r"(-?[0-9]{1,3}),(-?[0-9]{1,3})")
SHAPES = {
    "end": "end",
    "keep": "keep",
    "leave": "leave",
    "mine": "mine",
    "drop": "drop union",
    "invest": "invest COLOUR",
    "clear": "clear COLOUR",
    "exchange": "exchange COLOUR COLOUR",
    "swap": "swap COLOUR COLOUR",
    "cave_in": "cave_in COLOUR COLOUR",
    "take": "take COLOUR COLOUR COLOUR COLOUR",
    "tunnel": "tunnel COLOUR COLUMN,ROW",
    "dig": "dig COLOUR COLUMN,ROW [to COLUMN,ROW]",
    "overtime": "overtime COLUMN,ROW [to COLUMN,ROW]",
}
SIMPLE = {
    ("end",): END,
    ("keep",): KEEP,
    ("leave",): LEAVE,
    ("mine",): DECLARE,
    ("drop", "union"): DROP_UNION,
}


# From numbers


def cell_text(rules: Rules, cell: int) -> str:
    """A cell as `column,row`."""
    return f"{rules.grid.column(cell)},{rules.grid.row(cell)}"


def write(public: Public, move: int) -> str:
    """The one text of a move."""
    rules, colours = public.rules, public.rules.colours
    for words, number in SIMPLE.items():
        if move == number:
            return " ".join(words)
    match int(kind_of(move)):
        case k if k == INVEST_KIND:
            return f"invest {_colour(rules, move - INVEST_MOVE)}"
        case k if k == CLEAR_KIND:
            return f"clear {_colour(rules, move - CLEAR_MOVE)}"
        case k if k == EXCHANGE_KIND:
            return f"exchange {_pair(rules, move - EXCHANGE_MOVE)}"
        case k if k == SWAP_KIND:
            return f"swap {_pair(rules, move - SWAP_MOVE)}"
        case k if k == CAVE_KIND:
            return f"cave_in {_pair(rules, move - CAVE_MOVE)}"
        case k if k == TAKE_KIND:
            return " ".join(["take", *names_of(rules, move - TAKE_MOVE)])
        case k if k == TUNNEL_KIND:
            colour, cell = divmod(move - TUNNEL_MOVE, CELLS)
            return f"tunnel {colours[colour]} {cell_text(rules, cell)}"
        case _:
            return _write_dig(public, move)


def _write_dig(public: Public, move: int) -> str:
    rules, colours = public.rules, public.rules.colours
    if move >= OVERTIME_THROUGH:
        return f"overtime {_ways(public, move - OVERTIME_THROUGH)}"
    if move >= THROUGH_MOVE:
        colour, ways = divmod(move - THROUGH_MOVE, PASSAGES * PASSAGES)
        return f"dig {colours[colour]} {_ways(public, ways)}"
    if move >= OVERTIME_MOVE:
        return f"overtime {cell_text(rules, move - OVERTIME_MOVE)}"
    colour, cell = divmod(move - DIG_MOVE, CELLS)
    return f"dig {colours[colour]} {cell_text(rules, cell)}"


def _ways(public: Public, ways: int) -> str:
    names = []
    for way in divmod(ways, PASSAGES):
        passages = public.field.passages
        known = way < passages.size
        names.append(cell_text(public.rules, passages.items[way]) if known else f"passage-{way}")
    return " to ".join(names)


def _colour(rules: Rules, colour: int) -> str:
    return rules.colours[colour] if colour < COLOURS else f"colour-{colour}"


def _pair(rules: Rules, pair: int) -> str:
    return " ".join(_colour(rules, colour) for colour in divmod(pair, COLOURS))


def names_of(rules: Rules, colours: int) -> list[str]:
    """The names of a set of colours."""
    return [name for colour, name in enumerate(rules.colours) if colours >> colour & 1]


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
    if tuple(said) in SIMPLE:
        return SIMPLE[tuple(said)]
    match said:
        case ["invest", colour]:
            return INVEST_MOVE + read_colour(rules, colour)
        case ["clear", colour]:
            return CLEAR_MOVE + read_colour(rules, colour)
        case ["exchange", one, two]:
            return EXCHANGE_MOVE + _read_pair(rules, *_in_order(rules, one, two))
        case ["cave_in", one, two]:
            return CAVE_MOVE + _read_pair(rules, *_in_order(rules, one, two))
        case ["swap", one, two]:
            return SWAP_MOVE + _read_pair(rules, one, two)
        case ["take", *names] if len(names) == INVESTMENTS:
            return TAKE_MOVE + sum({int(COLOUR_BIT[read_colour(rules, name)]) for name in names})
        case ["tunnel", colour, cell]:
            return TUNNEL_MOVE + read_colour(rules, colour) * CELLS + read_cell(rules, cell)
        case ["dig", colour, cell]:
            return DIG_MOVE + read_colour(rules, colour) * CELLS + read_cell(rules, cell)
        case ["overtime", cell]:
            return OVERTIME_MOVE + read_cell(rules, cell)
        case ["dig", colour, one, "to", two]:
            band = THROUGH_MOVE + read_colour(rules, colour) * PASSAGES * PASSAGES
            return band + _read_ways(public, one, two)
        case ["overtime", one, "to", two]:
            return OVERTIME_THROUGH + _read_ways(public, one, two)
        case _:
            raise ValueError(f"it is written {SHAPES[said[0]]}")


def _in_order(rules: Rules, one: str, two: str) -> list[str]:
    return sorted((one, two), key=lambda name: read_colour(rules, name))


def _read_pair(rules: Rules, one: str, two: str) -> int:
    return read_colour(rules, one) * COLOURS + read_colour(rules, two)


def _read_ways(public: Public, one: str, two: str) -> int:
    passages = [int(cell) for cell in public.field.passages.list()]
    found = []
    for name in (one, two):
        cell = read_cell(public.rules, name)
        if cell not in passages:
            known = ", ".join(cell_text(public.rules, passage) for passage in passages)
            raise ValueError(f"the passages are {known or 'none'}; {name} is none")
        found.append(passages.index(cell))
    return found[0] * PASSAGES + found[1]


def read_colour(rules: Rules, name: str) -> int:
    """The number of a colour."""
    if name not in rules.colours:
        raise ValueError(f"a colour is {', '.join(rules.colours)}; not {name!r}")
    return rules.colours.index(name)


def read_cell(rules: Rules, text: str) -> int:
    """The number of the cell that `column,row` names."""
    found = CELL.fullmatch(text)
    if not found:
        raise ValueError(f"a cell is COLUMN,ROW, as 3,4; not {text!r}")
    column, row = int(found[1]), int(found[2])
    if not rules.grid.on_table(column, row):
        last = int(rules.grid.east)
        raise ValueError(f"columns and rows are 0 to {last}; {text} is beyond (COR-1)")
    return int(rules.grid.cell(column, row))


# Events


def tell(public: Public, event: Event) -> str:
    """An event as a line: who, what, where."""
    rules, who = public.rules, f"seat {event.seat}"
    a, b = event.a, event.b
    plain = PLAIN.get(event.kind)
    if plain is not None:
        return plain if event.seat < 0 else f"{who} {plain}"
    match event.kind:
        case e.DUG:
            return f"{who} dug {rules.colours[a]} {cell_text(rules, b)}"
        case e.TUNNELLED:
            return f"{who} tunnelled {rules.colours[a]} {cell_text(rules, b)}"
        case e.INVESTED:
            return f"{who} invested in {rules.colours[a]}"
        case e.DREW:
            return f"{who} drew {CARD_NAMES[a]}"
        case e.GOT_COINS:
            return f"{who} got coins: {a}"
        case e.CAVED_IN:
            return f"{who} used cave_in on {rules.colours[a]} and {rules.colours[b]}"
        case e.EXCHANGED:
            return f"{who} exchanged into {rules.colours[a]} and {rules.colours[b]}"
        case e.TOOK:
            return f"{who} took {', '.join(names_of(rules, a))}"
        case e.SWAPPED:
            return f"{who} swapped {rules.colours[a]} for {rules.colours[b]}"
        case e.CLEARED:
            return f"{who} cleared {rules.colours[a]}"
        case e.DISCARDED:
            return f"{who} discarded {CARD_NAMES[a]}"
        case e.WON:
            return f"{who} won with coins: {a}"
        case _:
            raise ValueError(f"there is no event {event.kind}")


PLAIN = {
    e.WORKED_OVERTIME: "worked overtime",
    e.GOT_GNOME: "got a gnome",
    e.TOOK_GNOME: "took the gnome with cthulhu",
    e.FOUND_SAFE: "found a safe",
    e.FOUND_NOTHING: "found an empty chest",
    e.SHUFFLED: "the discards were shuffled",
    e.STRUCK_GOLD: "struck gold",
    e.DECLARED: "declared mine",
    e.DROPPED_UNION: "dropped union",
    e.KEPT: "kept",
    e.LEFT_CAVE: "left the cave-in",
    e.ENDED_DIG: "ended the dig",
    e.CANNOT_DIG: "cannot dig",
    e.GOLD_GONE: "the gold is gone",
    e.ALL_STUCK: "nobody can go on",
}
"""Events that need no numbers."""
