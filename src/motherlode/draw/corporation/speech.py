"""How moves of Dwarf Corporation are asked for, listed and explained."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from motherlode.draw.company import counted, in_words
from motherlode.draw.corporation.board import COLOURS, LETTERS, sign_of
from motherlode.draw.corporation.people import CARDS, SHARED, alone, name_crystals
from motherlode.draw.face import Entry
from motherlode.draw.ink import Ink
from motherlode.draw.mine.board import read_cell
from motherlode.draw.text import Cell
from motherlode.games.corporation.pieces import INVESTMENTS
from motherlode.games.corporation.show import Player, Shown

NOTATION: Final = [
    ("dig red 3,4", "put a red crystal on column 3, row 4"),
    ("dig red 3,4 to 10,2", "on a passage: the next one comes out at 10,2"),
    ("overtime 3,4", "for a token of Overtime: one more crystal"),
    ("tunnel blue 5,6", "Secret tunnel: any colour on a danger cell"),
    ("mine", "before the first crystal: only you will be paid"),
    ("cave_in red blue", "before or after the dig: nobody may dig these"),
    ("drop union", "discard the Union, to be able to swap"),
    ("end", "no Overtime and no Secret tunnel: end the dig"),
    ("invest red", "when you found a safe: one more investment"),
    ("exchange red blue", "when you drew an Exchange: two investments for good"),
    ("take red green blue white", "in your first turn: four investments"),
    ("swap red blue", "give back a red investment for a blue one"),
    ("keep", "swap nothing"),
    ("clear red", "take a red crystal off a Cave-in"),
    ("leave", "leave the Cave-in as it is"),
]

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
TOLD: Final = {
    "mine": ("only you are paid in this dig", "mine"),
    "drop union": ("three gnomes fewer, but you may swap", "union"),
    "end": ("the dig", ""),
    "keep": ("all investments", ""),
    "leave": ("it there", ""),
}
"""Moves without colours and cells: what they do, and the card that they use."""
USED_IN_DIGS: Final = ("dig", "overtime", "tunnel")


def explain_signs(ink: Ink) -> list[tuple[str, str]]:
    """The signs on the field, and those beside names."""
    return [
        (" ".join(LETTERS.values()), ", ".join(_spelled())),
        (sign_of("gold", ink), "gold: coins for those who have invested most in its colour"),
        (sign_of("gnome", ink), "a gnome for your team"),
        (sign_of("safe", ink), "a safe: one more investment"),
        (sign_of("chest", ink), "a chest: a card"),
        (sign_of("passage", ink), "a passage: the next crystal comes out at another one"),
        (sign_of("danger", ink) * 2, "danger: nobody digs here without a Secret tunnel"),
        (sign_of("base", ink) * 2, "the base camp: nobody digs here"),
        (sign_of("empty", ink), "nothing"),
        (f"{ink.place} {ink.place}{sign_of('gold', ink)}", "you may dig here; here with gold"),
        (f"2{alone(ink)}", "the most investments: gold pays 2 coins a gnome"),
        (f"2{SHARED}", "most, but shared: 1 coin a gnome, and nobody else is paid"),
        ("1", "second: 1 coin a gnome, or half if shared; others nothing"),
        ("4+2", "a team of 4, and 2 Interns where gold pays 1 coin or less"),
    ]


def _spelled() -> list[str]:
    """The colours; those whose letter is not their first with it."""
    return [
        colour if colour[0].upper() == letter else f"{colour} ({letter})"
        for colour, letter in LETTERS.items()
    ]


# Questions


def ask(shown: Shown) -> str:
    """What the seat that is asked has to decide."""
    if shown.asked is None or shown.prompt is None:
        return "The game is over."
    return QUESTIONS[shown.prompt](shown, shown.players[shown.asked])


def _ask_to_dig(shown: Shown, _player: Player) -> str:
    left = counted(shown.left, "crystal")
    if shown.colour is None:
        return f"Your turn: {left} of one colour to dig. Which, and where?"
    return f"Dig on: {shown.left} more of {shown.colour}."


def _ask_for_more(_shown: Shown, _player: Player) -> str:
    return "One more crystal with a card of yours, or end the dig?"


def _ask_to_invest(_shown: Shown, _player: Player) -> str:
    return "You found a safe: in which colour do you invest?"


def _ask_to_exchange(_shown: Shown, _player: Player) -> str:
    return "You drew an Exchange: which two colours do you take for good?"


def _ask_to_take(_shown: Shown, _player: Player) -> str:
    return "Invest in four colours, for example: take red green blue white (or t r g b w)."


def _ask_to_trade(_shown: Shown, player: Player) -> str:
    if "union" in player.cards:
        return "Trade: with the Union you swap nothing. Keep all, or drop it first?"
    loose = [colour for colour in COLOURS if _loose(player, colour)]
    if not loose:
        return "Trade: you have nothing to swap."
    return f"Trade: swap an investment ({in_words(loose)}), or keep all?"


def _loose(player: Player, colour: str) -> int:
    return player.investments.get(colour, 0) - player.fixed.get(colour, 0)


def _ask_to_clear(shown: Shown, _player: Player) -> str:
    caved_in = name_crystals(shown.caved_in)
    return f"The turn ends: clear a crystal of the Cave-in ({caved_in}), or leave it?"


QUESTIONS: Final[dict[str, Callable[[Shown, Player], str]]] = {
    "dig": _ask_to_dig,
    "extra": _ask_for_more,
    "invest": _ask_to_invest,
    "exchange": _ask_to_exchange,
    "take": _ask_to_take,
    "trade": _ask_to_trade,
    "clear": _ask_to_clear,
}


# Lists


def file_move(text: str) -> Entry:
    """The heading under which a move stands in a list, and its item there."""
    verb, *rest = text.split()
    if text in TOLD:
        return Entry(_rank(verb), text, *TOLD[text])
    match verb, rest:
        case "dig", [colour, cell]:
            return Entry(_rank(verb, colour), f"dig {colour} ({LETTERS[colour]})", cell)
        case "dig", [colour, entrance, "to", cell]:
            return Entry(_rank(verb, colour), f"dig {colour} {entrance} to", cell)
        case "overtime", [cell]:
            return Entry(_rank(verb), verb, cell, verb)
        case "overtime", [entrance, "to", cell]:
            return Entry(_rank(verb), f"{verb} {entrance} to", cell, verb)
        case "tunnel", _:
            heading = "tunnel COLOUR CELL"
            return Entry(_rank(verb), heading, text, "secret_tunnel", folded=True)
        case "cave_in", _:
            return Entry(_rank(verb), "cave_in COLOUR COLOUR", text, verb, folded=True)
        case "take", [first, *others]:
            return Entry(_rank(verb, *rest), f"take {first} and", _letters(others))
        case "swap", [old, new]:
            return Entry(_rank(verb, old), f"swap {old} for", new)
        case "exchange", [one, two]:
            return Entry(_rank(verb, one), f"exchange {one} and", two)
        case _:
            return Entry(_rank(verb), verb, rest[0])


def _rank(verb: str, *colours: str) -> int:
    """What belongs to a turn before cards, and of one kind in the order of colours."""
    rank = RANKS.index(verb)
    for place in range(INVESTMENTS):
        colour = COLOURS.index(colours[place]) if place < len(colours) else 0
        rank = rank * len(COLOURS) + colour
    return rank


def _letters(colours: Sequence[str]) -> str:
    return "".join(LETTERS[colour] for colour in colours)


def write_usable(notes: Mapping[str, str]) -> str:
    """The own cards that can be used now, with the numbers of their moves."""
    usable = [f"{CARDS[card]} ({numbers})" for card, numbers in notes.items()]
    return f"Cards you may use: {', '.join(usable)}." if usable else ""


def cells_of(texts: Sequence[str]) -> list[Cell]:
    """Where moves put crystals; of a passage the entrance."""
    found = set()
    for text in texts:
        verb, *rest = text.split()
        if verb in USED_IN_DIGS:
            cells = [word for word in rest if "," in word]
            found.add(read_cell(cells[0]))
    return sorted(found)
