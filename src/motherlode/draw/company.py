"""Who sits at the table, as one of them (or nobody in particular) speaks of them."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

YOU = "you"
SEAT = re.compile(r"\b([Ss])eat ([0-9]+)\b")
"""How somebody is called by those who know no names."""


@dataclass(frozen=True)
class Company:
    """The names by seat, and who reads: `None` is a spectator.

    >>> Company(("Borin", "Dagna", "Kazad"), me=1).listed([0, 1, 2])
    'Borin, you and Kazad'
    """

    names: tuple[str, ...]
    me: int | None = None

    def who(self, seat: int) -> str:
        """`you`, or a name."""
        return YOU if seat == self.me else self.names[seat]

    def whose(self, owner: int, doer: int) -> str:
        """`your`, `Borin's`, `your own`, `their own`."""
        if owner == doer:
            return "your own" if owner == self.me else "their own"
        return "your" if owner == self.me else f"{self.names[owner]}'s"

    def verb(self, seat: int, theirs: str, yours: str) -> str:
        """`Borin was`, `you were`."""
        return f"{self.who(seat)} {yours if seat == self.me else theirs}"

    def listed(self, seats: Sequence[int]) -> str:
        """Some of them in a sentence."""
        return in_words([self.who(seat) for seat in seats])

    def with_names(self, text: str) -> str:
        """A text with names for seats.

        >>> Company(("Borin", "Dagna")).with_names("Seat 1's lamp; seat 0 mends it.")
        "Dagna's lamp; Borin mends it."
        """
        return SEAT.sub(self._name, text)

    def _name(self, found: re.Match[str]) -> str:
        name = self.who(int(found[2]))
        return sentence(name) if found[1] == "S" else name


def in_words(words: Sequence[str]) -> str:
    """`one, two and three`."""
    *most, last = words
    return f"{', '.join(most)} and {last}" if most else last


def sentence(text: str) -> str:
    """The text with a capital at its beginning."""
    return text[:1].upper() + text[1:]


def counted(number: int, thing: str) -> str:
    """`1 card`, `2 cards`."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
