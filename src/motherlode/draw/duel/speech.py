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

NOTATION: Final = [
    ("dig t_long_blue 1,-1", "lay a path card on column 1, row -1"),
    ("dig t_long_blue turned 1,-1", "the same card, turned upside down"),
    ("break lamp 1", "break the lamp of seat 1, if nothing of theirs is broken"),
    ("mend lamp 0", "mend your own lamp (you are seat 0 if you are green, 1 if blue)"),
    ("mend lamp 0 with fix_pick_lamp", "the same with a card for two tools"),
    ("map 5,0", "look at a goal, you alone"),
    ("key 2,0", "open the other's door on column 2, row 0, for both"),
    ("remove map bridge", "discard two cards to be rid of what is broken"),
    ("pass curve_ne", "pass, and discard a card face down"),
    ("pass", "pass with an empty hand"),
    ("lie 5,0 turned", "when asked: how a goal lies that may lie both ways"),
]

RANKS: Final = ["dig", "break", "mend", "map", "key", "lie", "remove", "pass"]
HAS_A_PAIR: Final = 2


def explain_signs(ink: Ink) -> list[tuple[str, str]]:
    """The signs on the table; letters say whose a thing is."""
    gold = ink.gold
    faces = [f"{gold}{nuggets()[face]} {glyph(paths()[face], ink)}" for face in nuggets()]
    return [
        *common.explain_tunnels(ink),
        (ink.rail, "a bridge: the two tunnels do not meet"),
        (ink.falling, "two curves that do not meet"),
        (ink.ladder, "a start, green's with G in its corners, blue's with B"),
        ("G B", "across a tunnel: a door that only green, only blue walks through"),
        ("g b", "beside a tunnel: its door with a key on it, open to both"),
        (" ".join(ink.arrows), "in a list: on which side of the card its door is"),
        *common.explain_places(ink),
        (f"{gold}2", "nuggets of a goal that nobody has claimed yet"),
        ("G2 B2", "nuggets that green, that blue has claimed with a token"),
        (", ".join(faces), "what goals there are; they may lie turned"),
        ("P L C", "beside a name: pick, lamp, cart is broken"),
    ]


# Questions


def ask(shown: Shown) -> str:
    """What the seat that is asked has to decide."""
    if shown.turning is not None:
        return _ask_how_it_lies(shown, shown.turning)
    if shown.self is None:
        return "Your turn."
    hand, broken = shown.self.hand, shown.seats[shown.self.seat].broken
    if not hand:
        return common.EMPTY_HANDED
    if broken:
        # DUE-5: two cards help, DUE-7: why one cannot dig.
        hint = " (two discards remove it)" if len(hand) >= HAS_A_PAIR else ""
        return f"Your turn, but you cannot dig: {common.broken_in_words(broken)}{hint}."
    return "Your turn: play a card, or pass and discard one."


def _ask_how_it_lies(shown: Shown, cell: str) -> str:
    """DUE-9: with the sides to which it would open."""
    face = next(goal.face for goal in shown.goals if goal.cell == cell)
    upright, turned = (_sides(face or "", turned=turned) for turned in (False, True))
    return f"How shall the goal on {cell} lie: upright (it opens {upright}) or turned ({turned})?"


def _sides(face: str, *, turned: bool) -> str:
    return ", ".join(side_letters(lying(paths(), face, turned=turned).mouths))


# Lists


def file_move(text: str, company: Company, ink: Ink) -> Entry:
    """The heading under which a move stands in a list, and its item there."""
    verb, *rest = text.split()
    filed = common.file_common(paths(), verb, rest, company, ink) or _file(verb, rest)
    return Entry(RANKS.index(verb), *filed)


def _file(verb: str, rest: Sequence[str]) -> common.Filed:
    if verb == "key":
        return "key on the door at", rest[0], verb
    return f"{verb} it, discarding", "+".join(rest), ""
