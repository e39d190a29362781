"""How moves of Saboteur are asked for, listed and explained."""

from typing import Final

from motherlode.draw.company import Company, counted, in_words
from motherlode.draw.face import Entry
from motherlode.draw.ink import Ink
from motherlode.draw.saboteur.board import tunnels_of
from motherlode.draw.text import glyph
from motherlode.games.saboteur.show import Shown

NOTATION: Final = [
    ("dig t_vertical 3,-1", "lay a path card on column 3, row -1"),
    ("dig t_vertical turned 3,-1", "the same card, turned upside down"),
    ("break lamp 2", "break the lamp of seat 2 (a name will do: break lamp Kazad)"),
    ("mend lamp 0", "mend the lamp of seat 0"),
    ("mend lamp 0 with fix_pick_lamp", "the same with a card for two tools"),
    ("rockfall 4,1", "take a path card out of the maze"),
    ("map 8,2", "look at a goal, you alone"),
    ("pass curve_ne", "pass, and discard a card face down"),
    ("pass", "pass with an empty hand"),
    ("open 8,0", "when asked: which of the reached goals to open"),
    ("lie 8,0 turned", "when asked: how a goal lies that fits neither way"),
    ("keep 2", "when asked: which gold card to keep"),
]

RANKS: Final = ["dig", "break", "mend", "map", "rockfall", "open", "lie", "keep", "pass"]


def explain_signs(ink: Ink) -> list[tuple[str, str]]:
    """The signs on the table."""
    return [
        (ink.tunnel, "tunnel"),
        (ink.rock, "rock"),
        (ink.blocked, "the tunnel is blocked here"),
        (ink.ladder, "the start"),
        (ink.place, "a card of yours fits here"),
        ("?", "a goal, face down"),
        (ink.eye, "what you alone have seen of it"),
        (ink.gold, "the gold"),
    ]


def ask(shown: Shown) -> str:
    """What the seat that is asked has to decide."""
    match shown.prompt:
        case "open":
            return "You reached more than one goal: which do you open?"
        case "lie":
            return "The goal fits neither way: how shall it lie?"
        case "keep":
            offer = in_words([str(card) for card in shown.self.offer]) if shown.self else ""
            return f"Which gold card do you keep? They show {offer}."
        case _:
            return _ask_for_a_card(shown)


def _ask_for_a_card(shown: Shown) -> str:
    """SAB-14: a broken tool is why one cannot dig."""
    broken = shown.seats[shown.self.seat].broken if shown.self else []
    if broken:
        verb = "is" if len(broken) == 1 else "are"
        return f"Your turn, but you cannot dig: your {in_words(broken)} {verb} broken."
    if shown.self and not shown.self.hand:
        return "Your turn, but you have no card left: all you can do is pass."
    return "Your turn: play a card, or pass."


def file_move(text: str, company: Company, ink: Ink) -> Entry:
    """The heading under which a move stands in a list, and its item there."""
    verb, *rest = text.split()
    heading, item, card = _file(verb, rest, company, ink)
    return Entry(RANKS.index(verb), heading, item, card)


def _file(verb: str, rest: list[str], company: Company, ink: Ink) -> tuple[str, str, str]:
    match verb, rest:
        case "dig", [card, *turned, cell]:
            sign = glyph(tunnels_of(card, turned=bool(turned)), ink)
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
        case "lie", [cell, *turned]:
            return f"lay {cell}", " ".join(turned) or "upright", ""
        case "keep", [nuggets]:
            return verb, counted(int(nuggets), "nugget"), ""
        case "pass", [card]:
            return "pass, discarding", card, ""
        case _:
            return verb, " ".join(rest) or "(no card left)", ""
