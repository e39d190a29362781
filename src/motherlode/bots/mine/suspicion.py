"""Who helped and who harmed, from what everyone saw."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.bots.mine.route import is_dead_end
from motherlode.core.events import Event
from motherlode.kit.maze import Maze
from motherlode.kit.news import BROKE, DUG, FELLED, MENDED, ROUND_BEGAN

SEATS: Final = 16
LIMIT: Final = 10


class Suspicion:
    """A number for each seat: above zero for harm done, below for help given."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat
        self.harm: vec[i64] = vec[i64]([0] * SEATS)
        self.dug: list[Event] = []

    def of(self, seat: i64) -> i64:
        """What a seat is suspected of."""
        return self.harm[seat]

    def look_at(self, maze: Maze) -> None:
        """Judge the cards laid since the last look: dead ends harm, others help a little."""
        event: Event
        for event in self.dug:
            self._add(event.seat, 3 if is_dead_end(maze.ground.tiles.walk, event.a) else -1)
        self.dug = []

    def hear(self, event: Event) -> None:
        """Judge what a seat has done, by whom it hit."""
        kind: i64 = event.kind
        if kind == ROUND_BEGAN:
            self.harm = vec[i64]([0] * SEATS)
            self.dug = []
        elif kind == DUG:
            self.dug.append(event)
        elif kind == BROKE:
            self.struck(event.seat, event.b)
        elif kind == MENDED:
            self.helped(event.seat, event.b)
        elif kind == FELLED:
            self._add(event.seat, 2)

    def struck(self, seat: i64, whom: i64) -> None:
        """A seat kept another from digging: a good deed if that one is suspect."""
        self._add(seat, 2 if self.harm[whom] <= 1 else -1)
        if whom == self.seat:
            self._add(seat, 1)

    def helped(self, seat: i64, whom: i64) -> None:
        """A seat let another dig again."""
        self._add(seat, -2 if self.harm[whom] <= 1 else 1)

    def forget(self, seat: i64) -> None:
        """A seat is somebody else now."""
        self.harm[seat] = 0
        self.dug = [event for event in self.dug if event.seat != seat]

    def _add(self, seat: i64, harm: i64) -> None:
        self.harm[seat] = max(-LIMIT, min(LIMIT, self.harm[seat] + harm))
