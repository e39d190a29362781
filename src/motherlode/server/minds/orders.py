"""What the server asks of a bot, what it gets, and the job that is made of it."""

from collections.abc import Sequence
from dataclasses import dataclass

from motherlode.bots.hints.phrases import Phrase
from motherlode.core.events import Event
from motherlode.server.minds.jobs import EventRow, Job


@dataclass(frozen=True, kw_only=True)
class Order:
    """A bot is asked for a move, or for a hint what a person should do."""

    key: str
    """Names the bot as long as it plays; `Minds.forget` takes the beginning of such names."""
    setup: str
    bot: str
    seat: int
    seed: int
    heard: Sequence[Event]
    """All that the seat was told so far, from the deal on."""
    view: bytes
    """What the seat may know (`Game.view_bytes`)."""
    seconds: float
    hint: bool = False
    """The move comes with reasons. No bot is kept for it: it hears everything and is gone."""


@dataclass(frozen=True)
class Choice:
    """A move, legal or not, the seconds of thought that it took, and for a hint the reasons."""

    move: int
    seconds: float
    reasons: tuple[Phrase, ...] = ()


class MindFailed(Exception):
    """A bot gave no move.

    `why` is "overran" (it thought for too long), "crashed" (its process died), the type of an
    exception that it raised, "busy" (its turn to think did not come), "down" (no process can be
    started), or "closed" (there are none any more).
    """

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


def job_for(order: Order, sent: int) -> Job:
    """The job for a bot that was told so many events before; `ValueError` if one is not for it."""
    return Job(
        key=order.key,
        setup=order.setup,
        bot=order.bot,
        seat=order.seat,
        seed=order.seed,
        heard_before=sent,
        heard=[_row(event, order.seat) for event in order.heard[sent:]],
        view=order.view,
        seconds=order.seconds,
        hint=order.hint,
    )


def _row(event: Event, seat: int) -> EventRow:
    if not event.heard_by(seat):
        raise ValueError(f"an event for seat {event.audience} must not reach seat {seat}")
    return event.kind, event.audience, event.seat, event.a, event.b, event.c
