"""The table and the cards of the expansion, as text."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from msgspec.structs import replace

from motherlode.core.events import Event
from motherlode.draw.ink import Ink, Paper
from motherlode.draw.mine.board import Paths, draw_maze
from motherlode.draw.mine.cards import BREAK, draw_common_card
from motherlode.draw.mine.ending import lay_goals, lay_maze
from motherlode.draw.text import WIDE, Cell, Picture, card, parts_in_signs
from motherlode.games.saboteur2.cards import TRICK_NAMES
from motherlode.games.saboteur2.data import box
from motherlode.games.saboteur2.events import GOT_GOLD, STOLE
from motherlode.games.saboteur2.show import Shown
from motherlode.kit.news import GOT
from motherlode.kit.texts import Words
from motherlode.kit.tools import TOOL_NAMES
from motherlode.words.catalogue import Catalogue

SWAP: Final = "<->"
SHORT_NAMES: Final = {
    "rockfall": "rock",
    "hands_off": "off",
    "swap_hands": "hands",
    "swap_roles": "roles",
    "inspect": "insp",
}


@cache
def paths() -> Paths:
    """The tunnels of its path cards by name."""
    return box().mine.tunnels_by_name()


def draw_table(
    words: Catalogue, shown: Shown, places: Sequence[Cell], paper: Paper, width: int
) -> list[str]:
    """Start, maze and goals, with dots on the places where a card may be laid."""
    starts = box().mine.layout.starts
    seen = shown.self.seen if shown.self else {}
    return draw_maze(words, paths(), starts, shown.maze, shown.goals, seen, places, paper, width)


def lay_last(notation: Words, before: Shown, told: Sequence[Event]) -> Shown:
    """The table of a round as its last move, which told this, has left it."""
    maze = lay_maze(notation, before.maze, told)
    goals = lay_goals(notation, before.goals, told)
    paid = {event.seat for event in told if event.kind == GOT_GOLD}
    seats = [replace(seat, has_gold=seat.has_gold or seat.seat in paid) for seat in before.seats]
    own = before.self
    if own is not None:
        got = sum(event.a for event in told if event.kind == GOT)
        lost = sum(event.kind == STOLE and event.a == own.seat for event in told)
        own = replace(own, nuggets=own.nuggets + got - lost)
    return replace(before, maze=maze, goals=goals, seats=seats, self=own, asked=None)


def draw_card(name: str, paper: Paper) -> Picture:
    """A card of the deck as a small picture."""
    if name in TRICK_NAMES:
        return _draw_trick(name, paper.ink)
    return draw_common_card(paths(), name, paper)


def _draw_trick(name: str, ink: Ink) -> Picture:
    """What takes something away shows it with a cross below, as broken tools have one."""
    bars = ink.rail * 3
    match name:
        case "thief":
            return card(ink.gold, ink, WIDE, top="thief")
        case "hands_off":
            return card(ink.gold, ink, WIDE, top="thief", bottom=ink.blocked)
        case "swap_hands":
            return card(SWAP, ink, WIDE, top="hands")
        case "inspect":
            return card("roles", ink, WIDE, top=ink.eye)
        case "swap_roles":
            return card(SWAP, ink, WIDE, top="roles")
        case "trap":
            return card(bars, ink, WIDE, top="trap")
        case _:
            return card(bars, ink, WIDE, top="trap", bottom=ink.blocked)


def name_in_short(name: str, ink: Ink) -> str:
    """A card in a few characters, so that three of them stand in a list: `╔G`, `fixPL`, `xL`."""
    if name in paths():
        return parts_in_signs(paths()[name], ink)
    verb, *tools = name.split("_")
    if tools and set(tools) <= set(TOOL_NAMES):
        letters = "".join(tool[0].upper() for tool in tools)
        return f"{ink.blocked if verb == BREAK else verb}{letters}"
    return SHORT_NAMES.get(name, name)
