"""Shafts, "quoted" and \\slashed\\; what??/ is no trigraph; Ö before 1: Ö1, шахта, ⛏.

An indented line:
    four spaces, a tab:	here.
"""

from abc import ABC, abstractmethod

import msgspec

FLOOR = object()


class Shaft(ABC):
    """A shaft.

    It has a depth.
    """

    def __init__(self, depth: int, name: str = "?") -> None:
        """Dig it."""
        self.depth = depth
        """How deep it is,
        in metres."""

        self.name: str = name
        """What it is called."""

        self._lamp = False
        self.seen = 0

    @abstractmethod
    def sound(self) -> str:
        """What one hears below."""

    def deepen(self, by: int, *, loudly: bool = False) -> int:
        """Dig on: "by" metres."""
        self.depth += by
        return self.depth

    def silent(self) -> None:
        self.seen += 1

    @property
    def bottom(self) -> int:
        """Below the ground."""
        return -self.depth

    @property
    def lamp(self) -> bool:
        """Whether it is lit."""
        return self._lamp

    @lamp.setter
    def lamp(self, lit: bool) -> None:
        """A setter's own words are read by nobody."""
        self._lamp = lit

    @staticmethod
    def usual() -> int:
        """The usual depth."""
        return 7

    @classmethod
    def kind(cls) -> str:
        """The name of its kind."""
        return cls.__name__


class Well(Shaft):
    """A shaft with water."""

    def sound(self) -> str:
        return "drip"

    def deepen(self, by: int, *, loudly: bool = False) -> int:
        """Wells are dug by one metre only."""
        self.depth += 1
        return self.depth


class Bare:
    def look(self) -> None:
        """Nothing to see."""


class Sign(msgspec.Struct, frozen=True):
    """A sign "at" the shaft, шахта."""

    text: str


class Mark(msgspec.Struct, frozen=True):
    text: str


def measure(shaft: Shaft, floor: object = FLOOR) -> int:
    """How deep it is: a default that no signature can show."""
    return shaft.depth if floor is FLOOR else 0


def wordy() -> None:
    """Its line is made longer than one literal of C may be: LONG."""


def dig(first: int, second: int = 2, *rest: int, loudly: bool = True) -> None:
    """Dig."""


def _hide() -> None:
    """Private, and written down all the same."""


def wordless() -> None:
    return None
