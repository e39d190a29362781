"""How moves that all these games have are asked for, listed and explained."""

from collections.abc import Sequence
from typing import Final

from motherlode.draw.company import Company, in_words
from motherlode.draw.ink import Ink
from motherlode.draw.mine.board import Paths, lying
from motherlode.draw.text import glyph

DIG_NOTATION: Final = [
    ("dig t_vertical 3,-1", "lay a path card on column 3, row -1"),
    ("dig t_vertical turned 3,-1", "the same card, turned upside down"),
]
ACTION_NOTATION: Final = [
    ("break lamp 2", "break the lamp of seat 2 (a name will do: break lamp Kazad)"),
    ("mend lamp 0", "mend the lamp of seat 0"),
    ("mend lamp 0 with fix_pick_lamp", "the same with a card for two tools"),
    ("rockfall 4,1", "take a path card out of the maze"),
    ("map 8,2", "look at a goal, you alone"),
]
GOAL_NOTATION: Final = [
    ("open 8,0", "when asked: which of the reached goals to open"),
    ("lie 8,0 turned", "when asked: how a goal lies that fits neither way"),
]

GOAL_QUESTIONS: Final = {
    "open": "You reached more than one goal: which do you open?",
    "lie": "The goal fits neither way: how shall it lie?",
}
EMPTY_HANDED: Final = "Your turn, but you have no card left: all you can do is pass."

Filed = tuple[str, str, str]
"""The heading under which a move stands in a list, its item there, the card that it plays."""


def explain_tunnels(ink: Ink) -> list[tuple[str, str]]:
    """The signs of tunnels."""
    return [
        (ink.tunnel, "tunnel"),
        (ink.rock, "rock"),
        (ink.blocked, "the tunnel is blocked here"),
    ]


def explain_places(ink: Ink) -> list[tuple[str, str]]:
    """The signs of places, and of goals that lie face down."""
    return [
        (ink.place, "a card of yours fits here"),
        ("?", "a goal, face down"),
        (ink.eye, "what you alone have seen of it"),
    ]


def explain_gold(ink: Ink) -> list[tuple[str, str]]:
    """The sign of the one goal that counts."""
    return [(ink.gold, "the gold")]


def broken_in_words(broken: Sequence[str]) -> str:
    """`your lamp and cart are broken`."""
    verb = "is" if len(broken) == 1 else "are"
    return f"your {in_words(broken)} {verb} broken"


def file_common(
    paths: Paths, verb: str, rest: Sequence[str], company: Company, ink: Ink
) -> Filed | None:
    """How a move is filed, if it is one that all these games have."""
    match verb, rest:
        case "dig", [card, *turned, cell]:
            sign = glyph(lying(paths, card, turned=bool(turned)), ink)
            return " ".join([verb, card, *turned, sign]), cell, card
        case "break", [tool, seat]:
            return f"break {tool} of", company.who(int(seat)), f"break_{tool}"
        case "mend", [tool, seat]:
            return f"mend {tool} of", company.who(int(seat)), f"fix_{tool}"
        case "mend", [tool, seat, "with", card]:
            return f"mend {tool} ({card}) of", company.who(int(seat)), card
        case "rockfall", [cell]:
            return "rockfall on", cell, "rockfall"
        case "map", [cell]:
            return "map of", cell, "map"
        case "open", [cell]:
            return "open", cell, ""
        case "lie", [cell, *turned]:
            return f"lay {cell}", " ".join(turned) or "upright", ""
        case "pass", []:
            return "pass", "(no card left)", ""
        case "pass", [card]:
            return "pass, discarding", card, ""
        case _:
            return None
