"""What everyone saw a seat do in this round, in a sentence."""

from collections import Counter
from collections.abc import Iterable, Sequence

from motherlode.bots.hints.words import in_words, some
from motherlode.bots.mine.route import is_dead_end
from motherlode.core.events import Event
from motherlode.kit.maze import Ground
from motherlode.kit.news import BROKE, DUG, FELLED, MENDED, ROUND_BEGAN
from motherlode.kit.tools import TOOL_NAMES


class Deeds:
    """What a seat was told of this round, sorted by who did it."""

    def __init__(self, told: Sequence[Event], ground: Ground) -> None:
        starts = [i for i, event in enumerate(told) if event.kind == ROUND_BEGAN]
        self.told = told[starts[-1] :] if starts else told
        self.ground = ground

    def harm(self, seat: int, more: Iterable[str] = ()) -> str:
        """The harm that a seat did: a sentence, or nothing if it did none."""
        broke = Counter(event.a for event in self._done(seat, BROKE))
        dead = sum(self._is_dead(event) for event in self._done(seat, DUG))
        felled = len(self._done(seat, FELLED))
        things = [some(broke[tool], TOOL_NAMES[tool]) for tool in sorted(broke)]
        parts = [f"broken {in_words(things)}"] if things else []
        parts += [f"laid {some(dead, 'dead end')}"] if dead else []
        parts += [f"brought down {some(felled, 'card')}"] if felled else []
        return _has(seat, [*parts, *more])

    def help(self, seat: int, more: Iterable[str] = ()) -> str:
        """The help that a seat gave: a sentence, or nothing if it gave none."""
        laid = sum(not self._is_dead(event) for event in self._done(seat, DUG))
        mended = sum(event.b != seat for event in self._done(seat, MENDED))
        parts = [f"laid {some(laid, 'tunnel card')}"] if laid else []
        parts += [f"mended {some(mended, 'tool')} of others"] if mended else []
        return _has(seat, [*parts, *more])

    def count(self, seat: int, kind: int) -> int:
        """How often a seat did something."""
        return len(self._done(seat, kind))

    def _done(self, seat: int, kind: int) -> list[Event]:
        return [event for event in self.told if event.seat == seat and event.kind == kind]

    def _is_dead(self, event: Event) -> bool:
        return bool(is_dead_end(self.ground.tiles.walk, event.a))


def _has(seat: int, parts: Sequence[str]) -> str:
    return f"Seat {seat} has {in_words(parts)}." if parts else ""
