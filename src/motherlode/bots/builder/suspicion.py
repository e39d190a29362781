"""Who helped and who harmed, from what everyone saw."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.bots.builder.route import is_dead_end
from motherlode.core.events import Event
from motherlode.games.saboteur.events import BROKE, DUG, FELLED, MENDED, ROUND_BEGAN
from motherlode.games.saboteur.state import Public

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

    def look_at(self, public: Public) -> None:
        """Judge the cards laid since the last look: dead ends harm, others help a little."""
        event: Event
        for event in self.dug:
            self._add(event.seat, 3 if is_dead_end(public, event.a) else -1)
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
            self._add(event.seat, 2 if self.harm[event.b] <= 1 else -1)
            if event.b == self.seat:
                self._add(event.seat, 1)
        elif kind == MENDED:
            self._add(event.seat, -2 if self.harm[event.b] <= 1 else 1)
        elif kind == FELLED:
            self._add(event.seat, 2)

    def _add(self, seat: i64, harm: i64) -> None:
        self.harm[seat] = max(-LIMIT, min(LIMIT, self.harm[seat] + harm))
