"""Moves and events of Saboteur Duel as text, and back.

| text | move |
| --- | --- |
| `dig t_long_blue 1,-1`, `dig t_long_blue turned 1,-1` | lay a path card on column 1, row -1 |
| `break lamp 1` | lay a sabotage card in front of seat 1 |
| `mend lamp 0`, `mend lamp 0 with fix_pick_lamp` | repair one's own lamp (a card for two tools) |
| `map 5,0`, `key 2,0` | look at a goal; put a key on a door |
| `remove curve_ne map` | DUE-5: discard two, the sabotage card in front goes |
| `pass curve_ne`, `pass` | discard a card; with an empty hand, nothing |
| `lie 5,0`, `lie 5,0 turned` | DUE-9: how a goal that may lie both ways lies |

Columns grow to the east, rows to the south; green starts on `0,-1`, blue on `0,1`.
"""

from motherlode.core.events import Event
from motherlode.games.duel import events as e
from motherlode.games.duel.cards import COLOUR_NAMES
from motherlode.games.duel.moves import (
    DIG_MOVE,
    KEY_KIND,
    KEY_MOVE,
    NOTHING,
    PASS_MOVE,
    REMOVE_KIND,
    REMOVE_MOVE,
    TOOL_MOVE,
    kind_of,
)
from motherlode.kit import news as n
from motherlode.kit.bands import DIG_KIND, PASS_KIND
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

FIRST_WORDS = ["pass", "remove", "break", "mend", "map", "lie", "key", "dig"]
"""What moves begin with, in the order of their numbers."""
SHAPES = {
    **{word: COMMON_SHAPES[word] for word in FIRST_WORDS if word in COMMON_SHAPES},
    "pass": "pass CARD",
    "remove": "remove CARD CARD",
    "key": "key COLUMN,ROW",
}


def write(words: Words, move: int) -> str:
    """The one text of a move."""
    match kind_of(move):
        case k if k == PASS_KIND:
            card = move - PASS_MOVE
            return "pass" if card == NOTHING else f"pass {words.card(card)}"
        case k if k == REMOVE_KIND:
            return " ".join(["remove", *write_cards(words, move - REMOVE_MOVE)])
        case k if k == KEY_KIND:
            return f"key {words.cell(move - KEY_MOVE)}"
        case k if k == DIG_KIND:
            return write_dig(words, move - DIG_MOVE)
        case _:
            return write_action(words, move - TOOL_MOVE)


def read(words: Words, text: str) -> int:
    """The move that a text names, legal or not; `ValueError` says what would be right."""
    said = split_move(text, SHAPES, FIRST_WORDS)
    try:
        own = _read_own(words, said)
        move = read_common(words, said, TOOL_MOVE, 0, DIG_MOVE) if own is None else own
        if move is None:
            raise ValueError(f"it is written {SHAPES[said[0]]}")
        return move
    except ValueError as problem:
        raise ValueError(f"{text!r}: {problem}") from None


def _read_own(words: Words, said: list[str]) -> int | None:
    match said:
        case ["pass"]:
            return PASS_MOVE + NOTHING
        case ["pass", card]:
            return PASS_MOVE + words.read_card(card)
        case ["remove", one, two]:
            return REMOVE_MOVE + read_cards(words, [one, two], 2)
        case ["key", cell]:
            return KEY_MOVE + words.read_cell(cell)
        case _:
            return None


def tell(words: Words, event: Event) -> str:
    """An event as a line: who, what, where."""
    who = f"seat {event.seat}"
    a, b = event.a, event.b
    match event.kind:
        case n.ROUND_ENDED:
            return f"round {a} ended with {who}: {COLOUR_NAMES[b]} won"
        case e.REMOVED:
            return f"{who} removed {words.tool(a)}"
        case e.UNLOCKED:
            return f"{who} opened the door on {words.cell(a)}"
        case e.CLAIMED:
            return f"{who} claimed {words.goal(a)} with nuggets: {b}"
        case e.DRAWN:
            return f"the game is a draw with nuggets: {a}"
        case _:
            return tell_common(words, event)
