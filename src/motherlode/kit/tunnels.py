"""Tunnels on a tile, as texts: `NESW`, `NS,EW`, `NE,s`.

Capital letters in one group are joined inside the tile, a comma separates groups that do not meet,
a lower-case letter is a stub: a mouth that joins nothing.

>>> bridge = read_tunnels("NS,EW")
>>> bridge.mouths == read_tunnels("NESW").mouths
True
>>> side_letters(bridge.walk(NORTH))
'NS'
>>> read_tunnels("NE,s").turned(2).text
'SW,n'
"""

from dataclasses import dataclass

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
SIDES = "NESW"
ALL_SIDES = 15

Mark = tuple[str, str]
"""Something drawn on a tile: what it is, and on which group or arm (`""`: on the whole tile).

`("door green", "NS")`, `("door blue", "E")`, `("ladder", "")`, `("crystal", "")`,
`("nugget", "s")`.
"""


@dataclass(frozen=True)
class Tunnels:
    """Joined groups and stubs as sets of sides (bits), and the marks drawn on them."""

    groups: tuple[int, ...]
    stubs: int
    marks: tuple[Mark, ...] = ()

    @property
    def mouths(self) -> int:
        """Every side where a tunnel opens, a stub's too."""
        return sum(self.groups) + self.stubs

    def walk(self, entered: int) -> int:
        """The mouths that walks reach which enter by these sides; a stub leads nowhere."""
        return sum(group for group in self.groups if group & entered)

    def walk_past(self, entered: int, shut: str) -> int:
        """As `walk`, for whom every tunnel with such a mark (a door) is closed.

        >>> read_tunnels("NS,EW", (("door blue", "NS"),)).walk_past(ALL_SIDES, "door blue") == 10
        True
        """
        doors = [_read_sides(where, where) for what, where in self.marks if what == shut]
        return sum(g for g in self.groups if g & entered and not any(g & d for d in doors))

    def barred(self, shut: str) -> "Tunnels":
        """The same tile for whom every arm with such a mark (a door, DUE-8) is but a stub.

        >>> read_tunnels("NSW", (("door blue", "S"),)).barred("door blue").text
        'NW,s'
        """
        arms = 0
        for what, where in self.marks:
            if what == shut:
                arms |= _read_sides(where, where)
        groups = tuple(sorted(group & ~arms for group in self.groups if group & ~arms))
        return Tunnels(groups, self.stubs | arms, self.marks)

    def join(self, entered: int) -> int:
        """The mouths that hang together with these when stubs count as linking the card."""
        return self.mouths if entered & self.mouths else 0

    def turned(self, quarters: int) -> "Tunnels":
        """The same tile, turned clockwise by quarter turns."""
        return Tunnels(
            tuple(sorted(_turn(group, quarters) for group in self.groups)),
            _turn(self.stubs, quarters),
            tuple(sorted((what, _turn_letters(where, quarters)) for what, where in self.marks)),
        )

    @property
    def text(self) -> str:
        """The notation, with sides in the order N, E, S, W."""
        parts = [side_letters(group) for group in self.groups]
        parts.sort(key=lambda letters: [SIDES.index(letter) for letter in letters])
        parts += list(side_letters(self.stubs).lower())
        return ",".join(parts)


def read_tunnels(text: str, marks: tuple[Mark, ...] = ()) -> Tunnels:
    """The tunnels that a notation draws; `ValueError` says what is wrong with it."""
    groups: list[int] = []
    stubs = 0
    taken = 0
    for part in text.split(","):
        letters = part.strip()
        sides = _read_sides(letters, text)
        if sides & taken:
            raise ValueError(f"tunnels {text!r}: a side is named twice")
        taken |= sides
        if letters.islower():
            if len(letters) != 1:
                raise ValueError(f"tunnels {text!r}: stubs are single letters between commas")
            stubs |= sides
        elif letters.isupper():
            groups.append(sides)
        else:
            raise ValueError(f"tunnels {text!r}: a group is all capitals or one small letter")
    tunnels = Tunnels(tuple(sorted(groups)), stubs, tuple(sorted(marks)))
    for what, where in marks:
        if where and _read_sides(where, text) & ~tunnels.mouths:
            raise ValueError(f"tunnels {text!r}: no tunnel at {where} for the mark {what!r}")
    return tunnels


def side_letters(sides: int) -> str:
    """A set of sides as letters."""
    return "".join(letter for place, letter in enumerate(SIDES) if sides >> place & 1)


def _read_sides(letters: str, text: str) -> int:
    sides = 0
    for letter in letters:
        place = SIDES.find(letter.upper())
        if place < 0:
            raise ValueError(f"tunnels {text!r}: sides are N, E, S, W; not {letter!r}")
        side = 2**place
        if sides & side:
            raise ValueError(f"tunnels {text!r}: a side is named twice")
        sides |= side
    if not sides:
        raise ValueError(f"tunnels {text!r}: a group between commas is empty")
    return sides


def _turn(sides: int, quarters: int) -> int:
    for _ in range(quarters % 4):
        sides = (sides * 2) & ALL_SIDES | (1 if sides & WEST else 0)
    return sides


def _turn_letters(letters: str, quarters: int) -> str:
    if not letters:
        return ""
    turned = side_letters(_turn(_read_sides(letters, letters), quarters))
    return turned.lower() if letters.islower() else turned
