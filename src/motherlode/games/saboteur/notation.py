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

from motherlode.core.events import Event
from motherlode.games.saboteur import events as e
from motherlode.games.saboteur.cards import ROLE_NAMES
from motherlode.games.saboteur.moves import (
    DIG_MOVE,
    KEEP_KIND,
    KEEP_MOVE,
    NO_CARD,
    PASS_MOVE,
    ROCKFALL_MOVE,
    TOOL_MOVE,
    kind_of,
)
from motherlode.kit import news as n
from motherlode.kit.bands import COMMON_MOVES, DIG_KIND, PASS_KIND, ROCKFALL_KIND
from motherlode.kit.texts import (
    COMMON_SHAPES,
    Words,
    read_common,
    split_move,
    tell_common,
    write_action,
    write_dig,
)

SHAPES = {**COMMON_SHAPES, "pass": "pass CARD", "keep": "keep NUGGETS"}
FIRST_WORDS = [*COMMON_MOVES[:ROCKFALL_KIND], "keep", *COMMON_MOVES[ROCKFALL_KIND:]]
"""What moves begin with, in the order of their numbers."""


def write(words: Words, move: int) -> str:
    """The one text of a move."""
    match kind_of(move):
        case k if k == PASS_KIND:
            card = move - PASS_MOVE
            return "pass" if card == NO_CARD else f"pass {words.card(card)}"
        case k if k == DIG_KIND:
            return write_dig(words, move - DIG_MOVE)
        case k if k == ROCKFALL_KIND:
            return f"rockfall {words.cell(move - ROCKFALL_MOVE)}"
        case k if k == KEEP_KIND:
            return f"keep {move - KEEP_MOVE}"
        case _:
            return write_action(words, move - TOOL_MOVE)


def read(words: Words, text: str) -> int:
    """The move that a text names, legal or not; `ValueError` says what would be right."""
    said = split_move(text, SHAPES, FIRST_WORDS)
    try:
        move = read_common(words, said, TOOL_MOVE, ROCKFALL_MOVE, DIG_MOVE)
        return _read_own(words, said) if move is None else move
    except ValueError as problem:
        raise ValueError(f"{text!r}: {problem}") from None


def _read_own(words: Words, said: list[str]) -> int:
    match said:
        case ["pass"]:
            return PASS_MOVE + NO_CARD
        case ["pass", card]:
            return PASS_MOVE + words.read_card(card)
        case ["keep", ("1" | "2" | "3") as nuggets]:
            return KEEP_MOVE + int(nuggets)
        case _:
            raise ValueError(f"it is written {SHAPES[said[0]]}")


def tell(words: Words, event: Event) -> str:
    """An event as a line: who, what, where."""
    who = f"seat {event.seat}"
    a, b, c = event.a, event.b, event.c
    match event.kind:
        case n.ROUND_ENDED:
            return f"round {a} ended with {who}: the {ROLE_NAMES[b]}s won"
        case e.SPARE_SHOWED:
            return f"the spare dwarf was a {ROLE_NAMES[a]}"
        case e.WAS_OFFERED:
            return f"{who} was offered gold: {a}"
        case e.SAW_GOLD:
            return f"{who} saw gold: ones {a}, twos {b}, threes {c}"
        case e.TOOK_GOLD:
            return f"{who} took a gold card"
        case e.PUT_UNDER:
            return f"{who} put a gold card under the pile"
        case _:
            return tell_common(words, event)
