"""How moves of Saboteur Duel are asked for, listed and explained."""

from collections.abc import Sequence
from typing import Final

from motherlode.draw.company import Company
from motherlode.draw.duel.board import nuggets, paths
from motherlode.draw.face import Entry
from motherlode.draw.ink import Ink
from motherlode.draw.mine import speech as common
from motherlode.draw.mine.board import lying
from motherlode.draw.text import glyph
from motherlode.games.duel.show import Shown
from motherlode.kit.tunnels import side_letters
from motherlode.words.catalogue import Catalogue

NOTATION: Final = [
    ("dig t_long_blue 1,-1", "duel.notation.dig"),
    ("dig t_long_blue turned 1,-1", "notation.turned"),
    ("break lamp 1", "duel.notation.break"),
    ("mend lamp 0", "duel.notation.mend"),
    ("mend lamp 0 with fix_pick_lamp", "notation.mend.with"),
    ("map 5,0", "notation.map"),
    ("key 2,0", "duel.notation.key"),
    ("remove map bridge", "duel.notation.remove"),
    ("pass curve_ne", "notation.pass"),
    ("pass", "notation.pass.empty"),
    ("lie 5,0 turned", "duel.notation.lie"),
]

RANKS: Final = ["dig", "break", "mend", "map", "key", "lie", "remove", "pass"]
HAS_A_PAIR: Final = 2


def signs(words: Catalogue, ink: Ink) -> list[tuple[str, str]]:
    """The signs on the table; letters say whose a thing is."""
    gold = ink.gold
    faces = [f"{gold}{nuggets()[face]} {glyph(paths()[face], ink)}" for face in nuggets()]
    return [
        *common.tunnel_signs(ink),
        (ink.rail, "sign.bridge"),
        (ink.falling, "sign.curves"),
        common.side_signs(),
        (ink.ladder, "duel.sign.start"),
        ("G B", "duel.sign.doors"),
        ("g b", "duel.sign.keyed"),
        (" ".join(ink.arrows), "duel.sign.side"),
        *common.place_signs(ink),
        (f"{gold}2", "duel.sign.open"),
        ("G2 B2", "duel.sign.claimed"),
        (", ".join(faces), "duel.sign.faces"),
        (common.tool_letters(words), "sign.letters"),
    ]


# Questions


def ask(words: Catalogue, shown: Shown) -> str:
    """What the seat that is asked has to decide."""
    if shown.turning is not None:
        return _ask_how_it_lies(words, shown, shown.turning)
    if shown.self is None:
        return words.text("ask.turn")
    hand, broken = shown.self.hand, shown.seats[shown.self.seat].broken
    if not hand:
        return words.text("ask.empty")
    if broken:
        # DUE-5: two cards help, DUE-7: why one cannot dig.
        hint = f" ({words.text('ask.discardsHelp')})" if len(hand) >= HAS_A_PAIR else ""
        return words.text("ask.cannotDig", why=common.broken_in_words(words, broken) + hint)
    return words.text("ask.card")


def _ask_how_it_lies(words: Catalogue, shown: Shown, cell: str) -> str:
    """DUE-9: with the sides to which it would open."""
    face = next(goal.face for goal in shown.goals if goal.cell == cell)
    upright, turned = (_sides(words, face or "", turned=turned) for turned in (False, True))
    return words.text("duel.ask.how", cell=cell, upright=upright, turned=turned)


def _sides(words: Catalogue, face: str, *, turned: bool) -> str:
    letters = side_letters(lying(paths(), face, turned=turned).mouths)
    return ", ".join(words.text(f"duel.side.{letter}") for letter in letters)


# Lists


def file_move(text: str, company: Company, ink: Ink) -> Entry:
    """The heading under which a move stands in a list, and its item there."""
    verb, *rest = text.split()
    filed = common.file_common(paths(), verb, rest, company, ink)
    return Entry(RANKS.index(verb), *(filed or _file(company.words, verb, rest)))


def _file(words: Catalogue, verb: str, rest: Sequence[str]) -> common.Filed:
    heading = words.text(f"duel.move.{verb}")
    return (heading, rest[0], verb) if verb == "key" else (heading, "+".join(rest), "")
