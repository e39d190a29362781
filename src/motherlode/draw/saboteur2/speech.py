"""How moves of the expansion are asked for, listed and explained."""

from collections.abc import Sequence
from typing import Final

from motherlode.draw.company import Company
from motherlode.draw.face import Entry
from motherlode.draw.ink import Ink
from motherlode.draw.mine import speech as common
from motherlode.draw.saboteur2.board import name_in_short, paths
from motherlode.games.saboteur2.cards import TRICK_NAMES
from motherlode.games.saboteur2.show import Shown

NOTATION: Final = [
    *common.DIG_NOTATION,
    *common.ACTION_NOTATION,
    ("trap 2", "trap seat 2, who may not dig and gets no gold; free 2 undoes it"),
    ("free 2", "take the trap from seat 2, or from yourself"),
    ("thief", "lay a thief: when the gold is shared you may steal a nugget"),
    ("hands_off 2", "drive off the thief of seat 2"),
    ("inspect 2", "see the dwarf of seat 2, you alone"),
    ("swap_hands 2", "swap all your cards with seat 2"),
    ("swap_roles 2", "seat 2, or you, takes another dwarf"),
    ("remove lamp map cross", "discard two cards to be rid of your broken lamp"),
    ("remove trap map cross", "the same for a trap in front of you"),
    ("pass curve_ne map thief", "pass, and discard one, two or three cards face down"),
    ("pass", "pass with an empty hand"),
    *common.GOAL_NOTATION,
    ("steal 2", "when asked: steal a nugget from seat 2"),
    ("decline", "when asked: steal nothing"),
]

RANKS: Final = [
    "dig",
    "break",
    "mend",
    "map",
    "rockfall",
    "trap",
    "free",
    "thief",
    "hands_off",
    "inspect",
    "swap_hands",
    "swap_roles",
    "open",
    "lie",
    "steal",
    "decline",
    "remove",
    "pass",
]
"""Passes with two or three cards rank behind all these."""
NUMBERS: Final = ("", "", " two", " three")
WHOM: Final = {"swap_hands": "swap_hands with", "swap_roles": "swap_roles of"}
HAS_A_PAIR: Final = 2


def explain_signs(ink: Ink) -> list[tuple[str, str]]:
    """The signs on the table, and those that stand for words where it is narrow."""
    return [
        *common.explain_tunnels(ink),
        (ink.ladder, "the start, and ladders: all of them are joined"),
        ("G B", "a green door, a blue door: its own diggers alone walk through to the gold"),
        (ink.crystal, "a crystal"),
        (ink.rail, "a bridge: the two tunnels do not meet"),
        (f"{ink.falling} {ink.rising}", "two curves that do not meet"),
        *common.explain_places(ink),
        *common.explain_gold(ink),
        ("P L C", "beside a name: pick, lamp, cart are broken"),
        ("X T", "beside a name: trapped, a thief"),
        (f"{ink.blocked}P fixPL", "in a list of discards: break_pick, fix_pick_lamp"),
    ]


# Questions


def ask(shown: Shown) -> str:
    """What the seat that is asked has to decide."""
    prompt = shown.prompt or ""
    if prompt in common.GOAL_QUESTIONS:
        return common.GOAL_QUESTIONS[prompt]
    if prompt == "steal":
        return "Your thief may steal a nugget: from whom? Or decline."
    return _ask_for_a_card(shown)


def _ask_for_a_card(shown: Shown) -> str:
    """SAB-14, SB2-19: why one cannot dig; SB2-7: what helps."""
    if shown.self is None:
        return "Your turn."
    if not shown.self.hand:
        return common.EMPTY_HANDED
    seat = shown.seats[shown.self.seat]
    reasons = [common.broken_in_words(seat.broken)] if seat.broken else []
    reasons += ["you are trapped"] if seat.trapped else []
    if not reasons:
        return "Your turn: play a card, or pass and discard one to three."
    several = len(seat.broken) + seat.trapped > 1
    hint = f" (two discards remove {'one' if several else 'it'})"
    lead = "You cannot dig" if several else "Your turn, but you cannot dig"
    return f"{lead}: {', '.join(reasons)}{hint if len(shown.self.hand) >= HAS_A_PAIR else ''}."


# Lists


def file_move(text: str, company: Company, ink: Ink) -> Entry:
    """The heading under which a move stands in a list, and its item there."""
    verb, *rest = text.split()
    filed = common.file_common(paths(), verb, rest, company, ink) or _file(verb, rest, company, ink)
    later = max(0, len(rest) - 1) if verb == "pass" else 0
    return Entry(RANKS.index(verb) + later, *filed)


def _file(verb: str, rest: Sequence[str], company: Company, ink: Ink) -> common.Filed:
    match verb, rest:
        case "pass", cards:
            return f"pass, discarding{NUMBERS[len(cards)]}", _in_short(cards, ink), ""
        case "remove", [what, *cards]:
            return f"remove {what}, discarding", _in_short(cards, ink), ""
        case "steal", [seat]:
            return "steal a nugget from", company.who(int(seat)), ""
        case "decline", _:
            return verb, "(steal nothing)", ""
        case "hands_off", [seat]:
            return "hands_off: the thief of", company.who(int(seat)), verb
        case trick, [seat] if trick in TRICK_NAMES:
            return WHOM.get(trick, trick), company.who(int(seat)), trick
        case _:
            return verb, "in front of you", verb


def _in_short(cards: Sequence[str], ink: Ink) -> str:
    """SB2-7, SB2-8: there are dozens of these, so that each has to be short."""
    return "+".join(name_in_short(card, ink) for card in cards)
