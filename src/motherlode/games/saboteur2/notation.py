"""Moves and events of the expansion as text, and back.

| text | move |
| --- | --- |
| `dig t_vertical 3,-1`, `dig t_vertical turned 3,-1` | lay a path card on column 3, row -1 |
| `break lamp 2`, `mend lamp 0`, `mend lamp 0 with fix_pick_lamp` | break and repair tools |
| `rockfall 4,1`, `map 8,2` | take a path card away; look at a goal |
| `thief` | SB2-15: lay a thief in front of oneself |
| `hands_off 3`, `swap_hands 3`, `inspect 3`, `swap_roles 3`, `trap 3`, `free 3` | on seat 3 |
| `pass curve_ne`, `pass curve_ne map thief`, `pass` | SB2-8: discard up to three cards; none left |
| `remove lamp map thief`, `remove trap map thief` | SB2-7: discard two, remove what lies here |
| `open 8,0`, `lie 8,0`, `lie 8,0 turned` | SAB-22, SAB-23: which goal to open, how it lies |
| `steal 3`, `decline` | SB2-24: from whom to steal |

Columns grow to the east, rows to the south, the start is `0,0`.
"""

from motherlode.core.events import Event
from motherlode.games.saboteur2 import events as e
from motherlode.games.saboteur2.cards import ROLE_NAMES, ROLE_WORDS, SIDE_NAMES, THIEF, TRICK_NAMES
from motherlode.games.saboteur2.moves import (
    DECLINE,
    DECLINE_KIND,
    DIG_MOVE,
    MOVE_NAMES,
    PASS_MOVE,
    REMOVE_KIND,
    REMOVE_MOVE,
    ROCKFALL_MOVE,
    STEAL_KIND,
    STEAL_MOVE,
    TOOL_MOVE,
    TRICK_KIND,
    TRICK_MOVE,
    kind_of,
)
from motherlode.games.saboteur2.play import MOST_DISCARDS
from motherlode.games.saboteur2.tricks import TRAP_IN_FRONT
from motherlode.kit import news as n
from motherlode.kit.bands import DIG_KIND, PASS_KIND, ROCKFALL_KIND, SEATS
from motherlode.kit.discards import PAIRS
from motherlode.kit.texts import (
    COMMON_SHAPES,
    Words,
    read_cards,
    read_common,
    split_move,
    tell_common,
    write_action,
    write_cards,
    write_dig,
)

TRAP_NAME = "trap"
THIEF_NAME = "thief"
SHAPES = {
    **COMMON_SHAPES,
    "pass": "pass CARD [CARD [CARD]]",
    "remove": "remove TOOL CARD CARD, or remove trap CARD CARD",
    "steal": "steal SEAT",
    "decline": "decline",
    **{name: f"{name} SEAT" for name in TRICK_NAMES},
    THIEF_NAME: THIEF_NAME,
}


def write(words: Words, move: int) -> str:
    """The one text of a move."""
    match kind_of(move):
        case k if k == PASS_KIND:
            return " ".join(["pass", *write_cards(words, move - PASS_MOVE)])
        case k if k == REMOVE_KIND:
            what, pair = divmod(move - REMOVE_MOVE, PAIRS)
            return " ".join(["remove", write_removed(words, what), *write_cards(words, pair)])
        case k if k == DIG_KIND:
            return write_dig(words, move - DIG_MOVE)
        case k if k == ROCKFALL_KIND:
            return f"rockfall {words.cell(move - ROCKFALL_MOVE)}"
        case k if k == DECLINE_KIND:
            return "decline"
        case k if k == STEAL_KIND:
            return f"steal {move - STEAL_MOVE}"
        case k if k >= TRICK_KIND:
            trick, seat = divmod(move - TRICK_MOVE, SEATS)
            named = seat or TRICK_NAMES[trick] != THIEF_NAME
            return f"{TRICK_NAMES[trick]} {seat}" if named else THIEF_NAME
        case _:
            return write_action(words, move - TOOL_MOVE)


def write_removed(words: Words, what: int) -> str:
    """What SB2-7 removes."""
    return TRAP_NAME if what == TRAP_IN_FRONT else words.tool(what)


def read(words: Words, text: str) -> int:
    """The move that a text names, legal or not; `ValueError` says what would be right."""
    said = split_move(text, SHAPES, MOVE_NAMES)
    try:
        move = read_common(words, said, TOOL_MOVE, ROCKFALL_MOVE, DIG_MOVE)
        return _read_own(words, said) if move is None else move
    except ValueError as problem:
        raise ValueError(f"{text!r}: {problem}") from None


def _read_own(words: Words, said: list[str]) -> int:
    match said:
        case ["pass", *cards] if len(cards) <= MOST_DISCARDS:
            return PASS_MOVE + read_cards(words, cards, MOST_DISCARDS)
        case ["remove", what, one, two]:
            removed = TRAP_IN_FRONT if what == TRAP_NAME else words.read_tool(what)
            return REMOVE_MOVE + removed * PAIRS + read_cards(words, [one, two], 2)
        case ["steal", seat]:
            return STEAL_MOVE + words.read_seat(seat)
        case ["decline"]:
            return STEAL_MOVE + DECLINE
        case ["thief"]:
            return TRICK_MOVE
        case [trick, seat] if trick in TRICK_NAMES and trick != THIEF_NAME:
            return TRICK_MOVE + TRICK_NAMES.index(trick) * SEATS + words.read_seat(seat)
        case _:
            raise ValueError(f"it is written {SHAPES[said[0]]}")


def tell(words: Words, event: Event) -> str:
    """An event as a line: who, what, where."""
    who = f"seat {event.seat}"
    a, b = event.a, event.b
    match event.kind:
        case n.ROUND_ENDED:
            return f"round {a} ended with {who}: the {SIDE_NAMES[b]} won"
        case e.REMOVED:
            return f"{who} removed {write_removed(words, a)}"
        case e.LAID_THIEF:
            return f"{who} laid a {words.card(THIEF)}"
        case e.DROVE_OFF:
            return f"{who} drove off the thief of seat {a}"
        case e.SWAPPED_HANDS:
            return f"{who} swapped hands with seat {a}"
        case e.WAS_HANDED:
            return f"{who} was handed {words.card(a)}"
        case e.INSPECTED:
            return f"{who} inspected seat {a}"
        case e.SAW_ROLE:
            return f"{who} saw that seat {a} is a {ROLE_WORDS[b]}"
        case e.SWAPPED_ROLE:
            return f"{who} swapped the dwarf of seat {a}"
        case e.TRAPPED:
            return f"{who} trapped seat {a}"
        case e.FREED:
            return f"{who} freed seat {a}"
        case e.WAY_OPEN:
            colours = [name for name, can in zip(ROLE_NAMES, (a, b), strict=False) if can]
            return f"the way to the gold is open to {' and '.join(colours) or 'no'} diggers"
        case e.GOT_GOLD:
            return f"{who} got gold"
        case e.STOLE:
            return f"{who} stole from seat {a}"
        case e.STOLE_NOTHING:
            return f"{who} stole nothing"
        case _:
            return tell_common(words, event)
