"""What everyone saw a seat do in this round, in a sentence."""

from collections import Counter
from collections.abc import Sequence

from motherlode.bots.hints.phrases import Phrase, Seat, kept, row, say
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

    def harm(self, seat: int, more: Phrase | None = None) -> Phrase | None:
        """The harm that a seat did: a sentence, or nothing if it did none."""
        broke = Counter(event.a for event in self._done(seat, BROKE))
        dead = sum(self._is_dead(event) for event in self._done(seat, DUG))
        felled = self.count(seat, FELLED)
        return _has(
            seat,
            *(say(f"hint.deed.broke.{TOOL_NAMES[i]}", n=broke[i]) for i in sorted(broke)),
            say("hint.deed.dead", n=dead) if dead else None,
            say("hint.deed.felled", n=felled) if felled else None,
            more,
        )

    def help(self, seat: int, more: Phrase | None = None) -> Phrase | None:
        """The help that a seat gave: a sentence, or nothing if it gave none."""
        laid = sum(not self._is_dead(event) for event in self._done(seat, DUG))
        mended = sum(event.b != seat for event in self._done(seat, MENDED))
        return _has(
            seat,
            say("hint.deed.laid", n=laid) if laid else None,
            say("hint.deed.mended", n=mended) if mended else None,
            more,
        )

    def count(self, seat: int, kind: int) -> int:
        """How often a seat did something."""
        return len(self._done(seat, kind))

    def _done(self, seat: int, kind: int) -> list[Event]:
        return [event for event in self.told if event.seat == seat and event.kind == kind]

    def _is_dead(self, event: Event) -> bool:
        return bool(is_dead_end(self.ground.tiles.walk, event.a))


def _has(seat: int, *deeds: Phrase | None) -> Phrase | None:
    done = kept(deeds)
    return say("hint.deeds", who=Seat(seat), deeds=row(done)) if done else None
