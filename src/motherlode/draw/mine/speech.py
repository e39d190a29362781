"""How moves that all these games have are asked for, listed and explained."""

from collections.abc import Sequence
from typing import Final

from motherlode.draw.company import Company
from motherlode.draw.ink import Ink
from motherlode.draw.mine.board import Paths, lying
from motherlode.draw.mine.people import initial
from motherlode.draw.text import glyph
from motherlode.kit.tools import TOOL_NAMES
from motherlode.words.catalogue import Catalogue, Word

DIG_NOTATION: Final = [
    ("dig t_vertical 3,-1", "notation.dig"),
    ("dig t_vertical turned 3,-1", "notation.turned"),
]
ACTION_NOTATION: Final = [
    ("break lamp 2", "notation.break"),
    ("mend lamp 0", "notation.mend"),
    ("mend lamp 0 with fix_pick_lamp", "notation.mend.with"),
    ("rockfall 4,1", "notation.rockfall"),
    ("map 8,2", "notation.map"),
]
GOAL_NOTATION: Final = [
    ("open 8,0", "notation.open"),
    ("lie 8,0 turned", "notation.lie"),
]
"""Examples of moves, and the keys of what they do."""
GOAL_PROMPTS: Final = ("open", "lie")

Filed = tuple[str, str, str]
"""The heading under which a move stands in a list, its item there, the card that it plays."""


def tunnel_signs(ink: Ink) -> list[tuple[str, str]]:
    """The signs of tunnels, and the keys of what they mean."""
    stubs = f"{ink.blocked} {ink.north_stub} {ink.south_stub}"
    return [(ink.tunnel, "sign.tunnel"), (ink.rock, "sign.rock"), (stubs, "sign.blocked")]


def side_signs() -> tuple[str, str]:
    """How tunnels are written in a list where no single sign has their shape."""
    return ("NS,e", "sign.sides")


def place_signs(ink: Ink) -> list[tuple[str, str]]:
    """The signs of places, and of goals that lie face down."""
    return [(ink.place, "sign.place"), ("?", "sign.goal"), (ink.eye, "sign.seen")]


def gold_signs(ink: Ink) -> list[tuple[str, str]]:
    """The sign of the one goal that counts."""
    return [(ink.gold, "sign.gold")]


def tool_letters(words: Catalogue) -> str:
    """Beside a name where there is no room for words: a letter for each broken tool."""
    return " ".join(initial(words, tool) for tool in TOOL_NAMES)


def broken_in_words(words: Catalogue, broken: Sequence[str]) -> str:
    """`your lamp and cart are broken`."""
    tools = tuple(Word(f"tool.{tool}") for tool in broken)
    return words.text("why.broken", tools=tools, n=len(broken))


def file_common(
    paths: Paths, verb: str, rest: Sequence[str], company: Company, ink: Ink
) -> Filed | None:
    """How a move is filed, if it is one that all these games have."""
    text = company.words.text
    match verb, rest:
        case "dig", [card, *turned, cell]:
            sign = glyph(lying(paths, card, turned=bool(turned)), ink)
            return text("move.dig", card=" ".join([card, *turned, sign])), cell, card
        case "break", [tool, seat]:
            heading = text("move.break", tool=Word(f"tool.{tool}"))
            return heading, company.who(int(seat)), f"break_{tool}"
        case "mend", [tool, seat, *with_card]:
            card = with_card[-1] if with_card else f"fix_{tool}"
            return _file_mending(tool, with_card, company), company.who(int(seat)), card
        case "rockfall" | "map", [cell]:
            return text(f"move.{verb}"), cell, verb
        case "open", [cell]:
            return text("move.open"), cell, ""
        case "lie", [cell, *turned]:
            how = text("move.lie.turned" if turned else "move.lie.upright")
            return text("move.lie", cell=cell), how, ""
        case "pass", []:
            return text("move.pass"), text("move.pass.empty"), ""
        case "pass", [card]:
            return text("move.discard"), card, ""
        case _:
            return None


def _file_mending(tool: str, with_card: Sequence[str], company: Company) -> str:
    """`with fix_pick_lamp` names a card for two tools."""
    word = Word(f"tool.{tool}")
    if not with_card:
        return company.words.text("move.mend", tool=word)
    return company.words.text("move.mend.with", tool=word, card=with_card[-1])
