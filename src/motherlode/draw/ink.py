"""The characters that pictures are drawn with, and the paper they are drawn on."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

PLAIN: Final = "\033[0m"
GOLD: Final = "\033[38;5;178m"
BOLD: Final = "\033[1m"
RED: Final = "\033[31m"
GREEN: Final = "\033[38;5;78m"
BLUE: Final = "\033[38;5;75m"
CYAN: Final = "\033[38;5;80m"
PINK: Final = "\033[38;5;176m"
BROWN: Final = "\033[38;5;137m"
YELLOW: Final = "\033[38;5;228m"
WHITE: Final = "\033[38;5;255m"
GREY: Final = "\033[38;5;245m"
FILLED: Final = "\033[38;5;16;48;5;{}m"
MARKS: Final = {
    "door green": GREEN,
    "door blue": BLUE,
    "open door green": GREEN,
    "open door blue": BLUE,
    "start green": GREEN,
    "start blue": BLUE,
    "crystal": CYAN,
    "passage": PINK,
    "mud": BROWN,
    "pick": CYAN,
    "green": GREEN,
    "blue": BLUE,
    "red": RED,
    "yellow": YELLOW,
    "white": WHITE,
    "black": GREY,
    "empty": GREY,
    "danger": GREY,
}
"""The colours of what is drawn on tiles (`kit.tunnels.Mark`) and cells, and of players."""
FILLS: Final = {
    "red": 167,
    "orange": 208,
    "yellow": 227,
    "green": 71,
    "cyan": 87,
    "blue": 69,
    "violet": 134,
    "white": 255,
}
"""The colours of whole cells; what is written there is black."""
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
    arrows: str
    """Towards north, east, south, west."""
    place: str
    """Where a card may be laid."""
    ladder: str
    crystal: str
    gold: str
    eye: str
    """What this seat alone has seen."""
    rubble: str
    empty: str
    """A gold chamber without its nugget."""
    passage: str
    mud: str
    pick: str
    cavern: str
    """A small sign of a room with mouths on all sides."""
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
    mixed: Mapping[str, str]
    """The same, by their notation, for those where tunnels do not meet all the others."""
    ends: str
    """The same for dead ends, open to north, east, south, west."""
    over: str
    """The same for two tunnels one above the other."""
    bare: str
    """A cell on which nothing lies."""


UNICODE: Final = Ink(
    rock="░",
    tunnel="█",
    blocked="×",  # noqa: RUF001
    north_stub="▀",
    south_stub="▄",
    rail="║",
    falling="╲",
    rising="╱",  # noqa: RUF001
    arrows="↑→↓←",
    place="•",
    ladder="╫",
    crystal="▲",
    gold="◆",
    eye="◉",
    rubble="▼",
    empty="◇",
    passage="◎",
    mud="≈",
    pick="T",
    cavern="▓",
    corners="┌┐└┘",
    across="─",
    down="│",
    turn="▸",
    joined="   ╚ ║╔╠ ╝═╩╗╣╦╬",
    dead=" ╵╶└╷│┌├╴┘─┴┐┤┬┼",
    mixed={
        "NS,e": "╟",
        "NS,w": "╢",
        "EW,n": "╧",
        "EW,s": "╤",
        "EW,n,s": "╪",
        "NE,SW": "╲",
        "NW,ES": "╱",  # noqa: RUF001
    },
    ends="╨╞╥╡",
    over="╪",
    bare="·",
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
    arrows="^>v<",
    place="*",
    ladder="H",
    crystal="^",
    gold="$",
    eye="@",
    rubble="v",
    empty="o",
    passage="@",
    mud="~",
    pick="T",
    cavern="%",
    corners="++++",
    across="-",
    down="|",
    turn=">",
    joined=" " * 16,
    dead=" " * 16,
    mixed={},
    ends=" " * 4,
    over="X",
    bare=".",
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

    def marked(self, what: str, sign: str) -> str:
        """The sign of something that is drawn on a tile, in its colour."""
        return self._painted(MARKS.get(what, ""), sign)

    def filled(self, what: str, text: str) -> str:
        """A text on a ground of the colour that is named."""
        return self._painted(FILLED.format(FILLS[what]), text)

    def _painted(self, paint: str, text: str) -> str:
        return f"{paint}{text}{PLAIN}" if self.colour and paint and text else text


def width_of(text: str) -> int:
    """How many columns a text takes: colours take none."""
    return len(ESCAPE.sub("", text))


def padded(text: str, width: int) -> str:
    """The text with spaces up to a width."""
    return text + " " * (width - width_of(text))


def centred(text: str, width: int) -> str:
    """The text between spaces, as `str.center` puts them."""
    room = max(0, width - width_of(text))
    left = room // 2 + (room & width & 1)
    return " " * left + text + " " * (room - left)
