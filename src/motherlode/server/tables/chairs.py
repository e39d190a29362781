"""Chairs: who sits where, and who plays."""

from dataclasses import dataclass
from typing import Final, Literal

from motherlode.bots.characters import NAMES
from motherlode.server.log.entries import GuestId
from motherlode.server.wire.likeness import looks
from motherlode.server.wire.texts import LONGEST_NAME

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
    def kind(self) -> Literal["empty", "person", "bot"]:
        """Who has it, as everyone sees it: a person stays one while a bot plays for them."""
        if self.person:
            return "person"
        return "empty" if self.bot is None else "bot"

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
    """A name that looks like no other chair's: the wish, with a number if need be."""
    taken = _looks_taken(chairs, besides)
    name, number = wish, 2
    while not taken.isdisjoint(looks(name)):
        behind = f" {number}"
        name = wish[: LONGEST_NAME - len(behind)].rstrip() + behind
        number += 1
    return name


def bot_name(chairs: list[Chair], seat: int) -> str:
    """A dwarf's name for a bot that sits down."""
    taken = _looks_taken(chairs)
    names = NAMES[seat:] + NAMES[:seat]
    return next(name for name in names if taken.isdisjoint(looks(name)))


def _looks_taken(chairs: list[Chair], besides: int | None = None) -> frozenset[str]:
    """What the names of chairs look like."""
    named = [chair.name for seat, chair in enumerate(chairs) if chair.name and seat != besides]
    return frozenset[str]().union(*map(looks, named))
