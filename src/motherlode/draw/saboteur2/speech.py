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
from motherlode.words.catalogue import Catalogue, Word

NOTATION: Final = [
    *common.DIG_NOTATION,
    *common.ACTION_NOTATION,
    ("trap 2", "notation.trap"),
    ("free 2", "notation.free"),
    ("thief", "notation.thief"),
    ("hands_off 2", "notation.hands_off"),
    ("inspect 2", "notation.inspect"),
    ("swap_hands 2", "notation.swap_hands"),
    ("swap_roles 2", "notation.swap_roles"),
    ("remove lamp map cross", "notation.remove"),
    ("remove trap map cross", "notation.remove.trap"),
    ("pass curve_ne map thief", "notation.pass.several"),
    ("pass", "notation.pass.empty"),
    *common.GOAL_NOTATION,
    ("steal 2", "notation.steal"),
    ("decline", "notation.decline"),
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
HAS_A_PAIR: Final = 2


def signs(words: Catalogue, ink: Ink) -> list[tuple[str, str]]:
    """The signs on the table, and those that stand for words where it is narrow."""
    front = " ".join(words.text(f"people.{what}.sign") for what in ("trapped", "thief"))
    return [
        *common.tunnel_signs(ink),
        (ink.ladder, "sign.ladders"),
        ("G B", "sign.doors"),
        (ink.crystal, "sign.crystal"),
        (ink.rail, "sign.bridge"),
        (f"{ink.falling} {ink.rising}", "sign.curves"),
        common.side_signs(),
        *common.place_signs(ink),
        *common.gold_signs(ink),
        (common.tool_letters(words), "sign.letters"),
        (front, "sign.front"),
        (f"{ink.blocked}P fixPL", "sign.discards"),
    ]


# Questions


def ask(words: Catalogue, shown: Shown) -> str:
    """What the seat that is asked has to decide."""
    prompt = shown.prompt or ""
    if prompt in common.GOAL_PROMPTS:
        return words.text(f"ask.{prompt}")
    if prompt == "steal":
        return f"{words.text('ask.steal')} {words.text('ask.orDecline')}"
    return _ask_for_a_card(words, shown)


def _ask_for_a_card(words: Catalogue, shown: Shown) -> str:
    """SAB-14, SB2-19: why one cannot dig; SB2-7: what helps."""
    if shown.self is None:
        return words.text("ask.turn")
    if not shown.self.hand:
        return words.text("ask.empty")
    seat = shown.seats[shown.self.seat]
    reasons = [common.broken_in_words(words, seat.broken)] if seat.broken else []
    reasons += [words.text("why.trapped")] if seat.trapped else []
    if not reasons:
        return words.text("ask.cardOrThree")
    several = ".several" if len(seat.broken) + seat.trapped > 1 else ""
    why = ", ".join(reasons)
    if len(shown.self.hand) >= HAS_A_PAIR:
        why += f" ({words.text(f'ask.discardsHelp{several}')})"
    return words.text(f"ask.cannotDig{several}", why=why)


# Lists


def file_move(text: str, company: Company, ink: Ink) -> Entry:
    """The heading under which a move stands in a list, and its item there."""
    verb, *rest = text.split()
    filed = common.file_common(paths(), verb, rest, company, ink) or _file(verb, rest, company, ink)
    later = max(0, len(rest) - 1) if verb == "pass" else 0
    return Entry(RANKS.index(verb) + later, *filed)


def _file(verb: str, rest: Sequence[str], company: Company, ink: Ink) -> common.Filed:
    text = company.words.text
    match verb, rest:
        case "pass", cards:
            return text(f"move.discard.{len(cards)}"), _in_short(cards, ink), ""
        case "remove", [what, *cards]:
            key = "move.remove.trap" if what == "trap" else "move.remove.tool"
            return text(key, what=Word(f"tool.{what}")), _in_short(cards, ink), ""
        case _:
            item = company.who(int(rest[0])) if rest else text(f"move.{verb}.item")
            return text(f"move.{verb}"), item, verb if verb in TRICK_NAMES else ""


def _in_short(cards: Sequence[str], ink: Ink) -> str:
    """SB2-7, SB2-8: there are dozens of these, so that each has to be short."""
    return "+".join(name_in_short(card, ink) for card in cards)
