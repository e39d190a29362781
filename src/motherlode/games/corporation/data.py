"""Reads the box and the options of Dwarf Corporation, strictly, and complains with the place."""

from collections import Counter
from functools import cache
from importlib.resources import files

from librt.vecs import vec
from mypy_extensions import i64, u8

from motherlode.core.options import Sheet, read_sheet
from motherlode.core.setups import Setup
from motherlode.core.toml import read_toml
from motherlode.games.corporation.pieces import (
    BASE,
    CARD_NAMES,
    CHEST,
    COLOURS,
    CONTENT_NAMES,
    DANGER,
    EMPTY,
    GNOME,
    GOLD,
    NO_COLOUR,
    PASSAGE,
    SAFE,
)
from motherlode.games.corporation.rulebook import Rules
from motherlode.kit.boxes import Strict

FOLDER = files("motherlode.games.corporation")
EDGE = 6
"""Cells along a side of a board."""
OUTER = 8
TURNS = 4
MOST_PASSAGES = 16
SIGNS = {
    ".": EMPTY,
    "n": GNOME,
    "$": GOLD,
    "s": SAFE,
    "c": CHEST,
    "o": PASSAGE,
    "x": DANGER,
    "B": BASE,
}
"""What lies on a cell, as boards and positions draw it."""
FLAGS = "12345678"

Lines = list[str]


class _Totals(Strict):
    boards: int
    gold: int
    gnome: int
    safe: int
    chest: int
    passage: int
    danger: int
    cards: int


class _Board(Strict):
    cells: str


class _BoxText(Strict):
    colours: list[str]
    gnomes: int
    crystals: int
    first_crystals: list[int]
    tokens: int
    totals: _Totals
    cards: dict[str, int]
    centre: _Board
    boards: list[_Board]


class Box:
    """What is in the box: boards, chest cards, and how much everyone begins with."""

    def __init__(self, text: str, place: str) -> None:
        self.place = place
        data = read_toml(text, place, _BoxText)
        self.data = data
        self.centre = self._board("centre", data.centre, SIGNS.keys() | set(FLAGS))
        self.boards = [
            self._board(f"board {number}", board, SIGNS.keys() - {"B"})
            for number, board in enumerate(data.boards, 1)
        ]
        self._expect("boards", len(self.boards), data.totals.boards)
        self._expect("boards", len(self.boards), OUTER)
        self._expect("colours", len(data.colours), COLOURS)
        found = Counter(sign for board in self.boards for line in board for sign in line)
        for sign, content in SIGNS.items():
            if content not in (EMPTY, BASE):
                name = CONTENT_NAMES[content]
                self._expect(f"cells with {name}", found[sign], getattr(data.totals, name))
        if found["o"] > MOST_PASSAGES:
            raise ValueError(f"{place}: {MOST_PASSAGES} passages at most")
        unknown = set(data.cards) - set(CARD_NAMES)
        if unknown:
            raise ValueError(f"{place}: no such card: {', '.join(sorted(unknown))}")
        self.cards = [data.cards.get(name, 0) for name in CARD_NAMES]
        self._expect("cards", sum(self.cards), data.totals.cards)
        flags = sorted(sign for line in self.centre for sign in line if sign in FLAGS)
        if flags != list(FLAGS):
            raise ValueError(f"{place}: centre: one flag of each colour, {FLAGS}")

    def _board(self, name: str, board: _Board, signs: "set[str]") -> Lines:
        lines = board.cells.split()
        if len(lines) != EDGE or any(len(line) != EDGE for line in lines):
            raise ValueError(f"{self.place}: {name}: {EDGE} lines of {EDGE} cells")
        strange = sorted({sign for line in lines for sign in line} - signs)
        if strange:
            raise ValueError(f"{self.place}: {name}: there is no cell {strange[0]!r}")
        return lines

    def _expect(self, what: str, found: int, said: int) -> None:
        if found != said:
            raise ValueError(f"{self.place}: {found} {what}, the box says {said}")

    def rules(self, setup: Setup) -> Rules:
        """The rules of a set-up with this box."""
        data = self.data
        rules = Rules(setup, data.colours)
        rules.random_first = setup.value("first_player") == "random"
        rules.gnomes = data.gnomes
        rules.crystals = data.crystals
        rules.first_crystals = vec[i64](data.first_crystals)
        rules.tokens = data.tokens
        rules.cards = vec[u8](self.cards)
        rules.chests = data.totals.chest
        rules.no_token = vec[u8]([0] * (setup.seats * data.tokens))
        rules.centre = vec[u8]([SIGNS.get(sign, EMPTY) for sign in "".join(self.centre)])
        rules.flags = vec[u8](
            [FLAGS.index(sign) if sign in FLAGS else NO_COLOUR for sign in "".join(self.centre)]
        )
        rules.boards = vec[u8](
            [
                SIGNS[sign]
                for board in self.boards
                for turned in turns_of(board)
                for sign in "".join(turned)
            ]
        )
        return rules


def turns_of(board: Lines) -> list[Lines]:
    """A board in its four orientations, each a quarter clockwise from the one before."""
    found = [board]
    for _ in range(TURNS - 1):
        last = found[-1]
        found.append(["".join(line[column] for line in reversed(last)) for column in range(EDGE)])
    return found


@cache
def sheet() -> Sheet:
    """What can be chosen about the game."""
    return read_sheet((FOLDER / "options.toml").read_text("utf-8"), "corporation/options.toml")


@cache
def box() -> Box:
    """The box, boards and counts of cards reconstructed."""
    return Box((FOLDER / "boards.toml").read_text("utf-8"), "corporation/boards.toml")
