"""How moves of Dwarf Corporation are asked for, listed and explained."""

from collections.abc import Mapping, Sequence
from typing import Final

from motherlode.draw.corporation.board import COLOURS, LETTERS, sign_of
from motherlode.draw.corporation.people import SHARED, alone, card_in_short
from motherlode.draw.face import Entry
from motherlode.draw.ink import Ink
from motherlode.draw.mine.board import read_cell
from motherlode.draw.text import Cell
from motherlode.games.corporation.pieces import INVESTMENTS
from motherlode.games.corporation.show import Player, Shown
from motherlode.words.catalogue import Catalogue, Word

NOTATION: Final = [
    ("dig red 3,4", "corporation.notation.dig"),
    ("dig red 3,4 to 10,2", "corporation.notation.dig.to"),
    ("overtime 3,4", "corporation.notation.overtime"),
    ("tunnel blue 5,6", "corporation.notation.tunnel"),
    ("mine", "corporation.notation.mine"),
    ("cave_in red blue", "corporation.notation.cave_in"),
    ("drop union", "corporation.notation.drop"),
    ("end", "corporation.notation.end"),
    ("invest red", "corporation.notation.invest"),
    ("exchange red blue", "corporation.notation.exchange"),
    ("take red green blue white", "corporation.notation.take"),
    ("swap red blue", "corporation.notation.swap"),
    ("keep", "corporation.notation.keep"),
    ("clear red", "corporation.notation.clear"),
    ("leave", "corporation.notation.leave"),
]
"""Examples of moves, and the keys of what they do."""

RANKS: Final = [
    "dig",
    "overtime",
    "invest",
    "exchange",
    "take",
    "swap",
    "clear",
    "tunnel",
    "mine",
    "cave_in",
    "drop",
    "end",
    "keep",
    "leave",
]
ALONE: Final = {"mine": "mine", "drop union": "union", "end": "", "keep": "", "leave": ""}
"""Moves without colours and cells, listed as they are typed: the card that they use."""
EXCHANGED: Final = 2
"""COR-25: so many investments does an Exchange give."""
USED_IN_DIGS: Final = ("dig", "overtime", "tunnel")


def signs(ink: Ink) -> list[tuple[str, str]]:
    """The signs on the field and those beside names, and the keys of what they mean."""
    return [
        (" ".join(LETTERS.values()), "corporation.sign.colours"),
        (sign_of("gold", ink), "corporation.sign.gold"),
        (sign_of("gnome", ink), "corporation.content.gnome"),
        (sign_of("safe", ink), "corporation.content.safe"),
        (sign_of("chest", ink), "corporation.content.chest"),
        (sign_of("passage", ink), "corporation.content.passage"),
        (sign_of("danger", ink) * 2, "corporation.sign.danger"),
        (sign_of("base", ink) * 2, "corporation.sign.base"),
        (sign_of("empty", ink), "corporation.content.empty"),
        (f"{ink.place} {ink.place}{sign_of('gold', ink)}", "corporation.sign.place"),
        (f"2{alone(ink)}", "corporation.sign.alone"),
        (f"2{SHARED}", "corporation.sign.shared"),
        ("1", "corporation.sign.second"),
        ("4+2", "corporation.sign.interns"),
    ]


# Questions


def ask(words: Catalogue, shown: Shown) -> str:
    """What the seat that is asked has to decide."""
    if shown.asked is None or shown.prompt is None:
        return words.text("face.over")
    match shown.prompt:
        case "dig" if shown.colour:
            colour = Word(f"corporation.colour.{shown.colour}")
            return words.text("corporation.ask.dig.on", n=shown.left, colour=colour)
        case "dig":
            return words.text("corporation.ask.dig", n=shown.left)
        case "take":
            return words.text("corporation.ask.take.example")
        case "trade":
            return _ask_to_trade(words, shown.players[shown.asked])
        case "exchange":
            return words.text("corporation.ask.exchange", n=EXCHANGED)
        case prompt:
            return words.text(f"corporation.ask.{prompt}")


def _ask_to_trade(words: Catalogue, player: Player) -> str:
    if "union" in player.cards:
        return words.text("corporation.ask.trade.union")
    loose = [colour for colour in COLOURS if _loose(player, colour)]
    if not loose:
        return words.text("corporation.ask.trade.none")
    colours = words.listed([words.text(f"corporation.colour.{colour}") for colour in loose])
    return words.text("corporation.ask.swap", colours=colours)


def _loose(player: Player, colour: str) -> int:
    return player.investments.get(colour, 0) - player.fixed.get(colour, 0)


# Lists


def file_move(words: Catalogue, text: str) -> Entry:
    """The heading under which a move stands in a list, and its item there."""
    verb, *rest = text.split()
    key = f"corporation.move.{verb}"
    if text in ALONE:
        item = words.text(f"corporation.item.{text.replace(' ', '_')}")
        return Entry(_rank(verb), text, item, ALONE[text])
    match verb, rest:
        case "tunnel", _:
            return Entry(_rank(verb), words.text(key), text, "secret_tunnel", folded=True)
        case "cave_in", _:
            return Entry(_rank(verb), words.text(key), text, verb, folded=True)
        case "overtime", [*entrance, cell]:
            return Entry(_rank(verb), _heading(words, verb, "", entrance), cell, verb)
        case "dig", [colour, *entrance, cell]:
            return Entry(_rank(verb, colour), _heading(words, verb, colour, entrance), cell)
        case "take", [first, *others]:
            heading = words.text(key, colour=_named(words, first))
            return Entry(_rank(verb, *rest), heading, _letters(others))
        case "swap" | "exchange", [one, two]:
            heading = words.text(key, colour=_named(words, one))
            return Entry(_rank(verb, one), heading, _named(words, two))
        case _:
            return Entry(_rank(verb), words.text(key), _named(words, rest[0]))


def _heading(words: Catalogue, verb: str, colour: str, entrance: Sequence[str]) -> str:
    """Of crystals, with the letter of their colour, which may be typed for it."""
    named = _named(words, colour) if colour else ""
    if entrance:
        return words.text(f"corporation.move.{verb}.to", colour=named, cell=entrance[0])
    return words.text(f"corporation.move.{verb}", colour=named, letter=LETTERS.get(colour))


def _named(words: Catalogue, colour: str) -> str:
    return words.text(f"corporation.colour.{colour}")


def _rank(verb: str, *colours: str) -> int:
    """What belongs to a turn before cards, and of one kind in the order of colours."""
    rank = RANKS.index(verb)
    for place in range(INVESTMENTS):
        colour = COLOURS.index(colours[place]) if place < len(colours) else 0
        rank = rank * len(COLOURS) + colour
    return rank


def _letters(colours: Sequence[str]) -> str:
    return "".join(LETTERS[colour] for colour in colours)


def write_usable(words: Catalogue, notes: Mapping[str, str]) -> str:
    """The own cards that can be used now, with the numbers of their moves."""
    usable = [f"{card_in_short(words, card)} ({numbers})" for card, numbers in notes.items()]
    return words.text("corporation.usable", cards=", ".join(usable)) if usable else ""


def cells_of(texts: Sequence[str]) -> list[Cell]:
    """Where moves put crystals; of a passage the entrance."""
    found = set()
    for text in texts:
        verb, *rest = text.split()
        if verb in USED_IN_DIGS:
            cells = [word for word in rest if "," in word]
            found.add(read_cell(cells[0]))
    return sorted(found)
