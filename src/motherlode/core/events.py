"""Events say what happened, and to whom it is told."""

from typing import Final

from mypy_extensions import i64

EVERYONE: Final = -1
"""The audience of what all may hear, spectators too."""


class Event:
    """Something that happened: a kind, who did it, up to three numbers, and who may hear of it.

    What the numbers mean is the game's; `Game.tell` puts an event into words.
    """

    def __init__(self, kind: i64, audience: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        self.kind = kind
        """An index into the game's `events_in_words`."""

        self.audience = audience
        """The only seat that may hear it, or `EVERYONE`."""

        self.seat = seat
        """Who did it."""

        self.a = a
        self.b = b
        self.c = c

    def heard_by(self, seat: i64) -> bool:
        """Whether a seat may hear it; a spectator is `EVERYONE`."""
        return self.audience == EVERYONE or self.audience == seat


class Log:
    """Collects the events of the moves that are played: hand one to `Game.begin` and `Game.play`.

    `heard(seat)` gives what one seat was told, and `Game.tell` puts it into words.
    """

    def __init__(self) -> None:
        self.events: list[Event] = []
        """All events in order, secrets too."""

    def tell(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Something that everyone sees."""
        self.events.append(Event(kind, EVERYONE, seat, a, b, c))

    def whisper(
        self, audience: i64, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0
    ) -> None:
        """Something that one seat alone learns."""
        self.events.append(Event(kind, audience, seat, a, b, c))

    def heard(self, seat: i64) -> list[Event]:
        """What a seat was told, in order; `EVERYONE` asks for a spectator."""
        return [event for event in self.events if event.heard_by(seat)]

    def clear(self) -> None:
        """Forget all events."""
        self.events = []
