"""What goes to a worker and what comes back: msgpack, each message behind its length.

A job holds what its seat may know and nothing else: the packed view, and events that it heard.
"""

from typing import Final, TypeAlias

import msgspec

from motherlode.bots.hints.phrases import Phrase
from motherlode.server.workers.frames import framed

EventRow: TypeAlias = tuple[int, int, int, int, int, int]
"""Kind, audience, seat, a, b, c of an event."""
KEPT: Final = 256
"""Bots that a worker remembers; whoever has not been asked for the longest time is forgotten."""


class Job(msgspec.Struct, frozen=True, kw_only=True, array_like=True):
    """A bot is to choose a move."""

    key: str
    """Names the bot: the same key again is the same bot, with what it remembers."""
    setup: str
    bot: str
    seat: int
    seed: int
    heard_before: int
    """Events that this bot was told with earlier jobs."""
    heard: list[EventRow]
    """What it was told since."""
    view: bytes
    seconds: float
    hint: bool = False
    """It is for a person: a bot that hears everything for this once, and says why."""


class Ready(msgspec.Struct, frozen=True, array_like=True, tag="ready"):
    """The worker has started; it says so once, before the first job."""


class Chosen(msgspec.Struct, frozen=True, array_like=True, tag="chosen"):
    """The move, legal or not, and the seconds that it took to choose; for a hint, the reasons."""

    move: int
    seconds: float
    reasons: tuple[Phrase, ...] = ()


class TellAgain(msgspec.Struct, frozen=True, array_like=True, tag="tell again"):
    """The worker does not know this bot, or not so far: send all that its seat heard."""


class Broke(msgspec.Struct, frozen=True, array_like=True, tag="broke"):
    """The bot raised an exception of this type; what it said might hold secrets."""

    why: str


Answer: TypeAlias = Ready | Chosen | TellAgain | Broke

_ENCODER: Final = msgspec.msgpack.Encoder()
_JOBS: Final = msgspec.msgpack.Decoder(Job)
_ANSWERS: Final = msgspec.msgpack.Decoder(Answer)


def frame(message: Job | Answer) -> bytes:
    """A message as it is written on a pipe."""
    return framed(_ENCODER.encode(message))


def read_job(data: bytes) -> Job:
    """The job that was sent; `ValueError` if it is none."""
    return _JOBS.decode(data)


def read_answer(data: bytes) -> Answer:
    """The answer that was sent; `ValueError` if it is none."""
    answer: Answer = _ANSWERS.decode(data)
    return answer
