"""What a player thinks of moves, whichever side it is on, in hundredths of a card."""

from abc import ABC, abstractmethod

from mypy_extensions import i64

from motherlode.bots.saboteur.scene import Scene
from motherlode.games.saboteur.moves import (
    DIG_MOVE,
    KEEP_KIND,
    KEEP_MOVE,
    PASS_MOVE,
    ROCKFALL_MOVE,
    TOOL_MOVE,
    kind_of,
)
from motherlode.kit.bands import (
    BREAK_KIND,
    BREAK_MOVE,
    CELLS,
    DIG_KIND,
    FIX_STEP,
    MAP_KIND,
    MAP_MOVE,
    MEND_KIND,
    MEND_MOVE,
    OPEN_KIND,
    OPEN_MOVE,
    PASS_KIND,
    ROCKFALL_KIND,
    SEATS,
)
from motherlode.kit.tiles import FIRST


class Judge(ABC):
    """Values every move that may be made at one turn."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene

    def value(self, move: i64, *, guess: bool) -> float:
        """What a move is worth; with `guess` that of a dig is not exact, but cheap."""
        kind: i64 = kind_of(move)
        rest: i64 = move - TOOL_MOVE
        if kind == DIG_KIND:
            cell: i64 = (move - DIG_MOVE) % CELLS
            return self.of_dig((move - DIG_MOVE) // CELLS + FIRST, cell, guess=guess)
        if kind == ROCKFALL_KIND:
            return self.of_rockfall(move - ROCKFALL_MOVE)
        if kind == BREAK_KIND:
            return self.of_breaking((rest - BREAK_MOVE) % SEATS)
        if kind == MEND_KIND:
            mend: i64 = rest - MEND_MOVE
            return self.of_mending(mend % SEATS, mend // FIX_STEP)
        if kind == MAP_KIND:
            return self.of_looking(rest - MAP_MOVE)
        if kind == OPEN_KIND:
            return self.of_opening(rest - OPEN_MOVE)
        if kind == PASS_KIND:
            return self.of_discarding(move - PASS_MOVE)
        return 100.0 * float(move - KEEP_MOVE) if kind == KEEP_KIND else 0.0

    @abstractmethod
    def of_dig(self, tile: i64, cell: i64, *, guess: bool) -> float:
        """A tile on a cell."""

    @abstractmethod
    def of_rockfall(self, cell: i64) -> float:
        """A card taken out of the maze."""

    @abstractmethod
    def of_breaking(self, whom: i64) -> float:
        """A tool of somebody broken."""

    @abstractmethod
    def of_mending(self, whom: i64, fix: i64) -> float:
        """A tool of somebody mended with this repair."""

    @abstractmethod
    def of_looking(self, goal: i64) -> float:
        """A map for a goal."""

    @abstractmethod
    def of_opening(self, goal: i64) -> float:
        """SAB-22: this of the goals that were reached."""

    @abstractmethod
    def of_discarding(self, card: i64) -> float:
        """A card thrown away, or none."""
