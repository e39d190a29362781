"""The characters that pictures are drawn with, and the paper they are drawn on."""

import re
from dataclasses import dataclass
from typing import Final

PLAIN: Final = "\033[0m"
GOLD: Final = "\033[38;5;178m"
BOLD: Final = "\033[1m"
RED: Final = "\033[31m"
ESCAPE: Final = re.compile(r"\033\[[0-9;]*m")


@dataclass(frozen=True)
class Ink:
    """One character for each thing that a picture shows."""

    rock: str
    tunnel: str
    blocked: str
    """Where a stub ends."""
    north_stub: str
    south_stub: str
    """A mouth that is blocked right behind it, where there is no room for more."""
    rail: str
    """At both sides of a bridge."""
    falling: str
    rising: str
    """Between two curves on one tile."""
    place: str
    """Where a card may be laid."""
    ladder: str
    gold: str
    eye: str
    """What this seat alone has seen."""
    rubble: str
    corners: str
    """Of a frame: north-west, north-east, south-west, south-east."""
    across: str
    down: str
    turn: str
    """Before the player whose turn it is."""
    joined: str
    """Small signs of tiles by their mouths (N 1, E 2, S 4, W 8), all joined; a space: none."""
    dead: str
    """The same for tiles of stubs alone."""


UNICODE: Final = Ink(
    rock="░",
    tunnel="█",
    blocked="×",  # noqa: RUF001
    north_stub="▀",
    south_stub="▄",
    rail="║",
    falling="╲",
    rising="╱",  # noqa: RUF001
    place="•",
    ladder="╫",
    gold="◆",
    eye="◉",
    rubble="▼",
    corners="┌┐└┘",
    across="─",
    down="│",
    turn="▸",
    joined="   ╚ ║╔╠ ╝═╩╗╣╦╬",
    dead=" ╵╶└╷│┌├╴┘─┴┐┤┬┼",
)

ASCII: Final = Ink(
    rock="#",
    tunnel=".",
    blocked="x",
    north_stub="x",
    south_stub="x",
    rail="|",
    falling="\\",
    rising="/",
    place="*",
    ladder="H",
    gold="$",
    eye="@",
    rubble="v",
    corners="++++",
    across="-",
    down="|",
    turn=">",
    joined=" " * 16,
    dead=" " * 16,
)


@dataclass(frozen=True)
class Paper:
    """What a picture is drawn on: its characters, whether it takes colour, and its size."""

    ink: Ink = UNICODE
    colour: bool = False
    columns: int = 100
    lines: int = 40

    def gold(self, text: str) -> str:
        """Gold means "you may": legal places, and nothing else."""
        return self._painted(GOLD, text)

    def bold(self, text: str) -> str:
        """What matters most just now."""
        return self._painted(BOLD, text)

    def red(self, text: str) -> str:
        """What is broken."""
        return self._painted(RED, text)

    def _painted(self, paint: str, text: str) -> str:
        return f"{paint}{text}{PLAIN}" if self.colour and text else text


def width_of(text: str) -> int:
    """How many columns a text takes: colours take none."""
    return len(ESCAPE.sub("", text))


def padded(text: str, width: int) -> str:
    """The text with spaces up to a width."""
    return text + " " * (width - width_of(text))
