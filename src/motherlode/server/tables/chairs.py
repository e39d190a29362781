"""Chairs: who sits where, and who plays."""

from dataclasses import dataclass
from typing import Final

from motherlode.bots.characters import NAMES
from motherlode.server.log.entries import GuestId

COLOURS: Final = (
    *("ochre", "teal", "brick", "moss", "plum", "slate"),
    *("sand", "rust", "pine", "rose", "ink", "clay"),
)
"""Of people and bots: twelve that can be told apart."""


@dataclass
class Chair:
    """A chair, empty unless a guest or a bot has it."""

    guest: GuestId | None = None
    name: str = ""
    colour: str = ""
    bot: str | None = None
    """The bot that plays here: on its own chair, or for a person who is away."""
    seed: int = 0
    """Of the bot's own chance."""
    nonce: str | None = None
    """Given with being ready."""
    left_by_wish: bool = False
    silent: bool = False
    wants: int | None = None

    @property
    def empty(self) -> bool:
        """Whether nobody has it."""
        return self.guest is None and self.bot is None

    @property
    def person(self) -> bool:
        """Whether a guest has it, present or away."""
        return self.guest is not None

    @property
    def ready(self) -> bool:
        """Whether the deal need not wait for it: bots are always ready."""
        return self.nonce is not None or (self.guest is None and self.bot is not None)


def free_colour(chairs: list[Chair], wish: str | None = None, besides: int | None = None) -> str:
    """A colour that no other chair has: the wish, if it is free."""
    taken = {chair.colour for seat, chair in enumerate(chairs) if seat != besides}
    if wish is not None and wish in COLOURS and wish not in taken:
        return wish
    return next(colour for colour in COLOURS if colour not in taken)


def free_name(chairs: list[Chair], wish: str, besides: int | None = None) -> str:
    """A name that no other chair has: the wish, with a number if need be."""
    taken = {chair.name.casefold() for seat, chair in enumerate(chairs) if seat != besides}
    name, number = wish, 2
    while name.casefold() in taken:
        name, number = f"{wish} {number}", number + 1
    return name


def bot_name(chairs: list[Chair], seat: int) -> str:
    """A dwarf's name for a bot that sits down."""
    taken = {chair.name.casefold() for chair in chairs}
    names = NAMES[seat:] + NAMES[:seat]
    return next(name for name in names if name.casefold() not in taken)
