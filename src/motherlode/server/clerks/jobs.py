"""What is asked for, what goes to a clerk and what comes back."""

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

import msgspec

from motherlode.server.tables.replaying import Wish
from motherlode.server.workers.frames import framed

What: TypeAlias = Literal["record", "replay"]


class Question(msgspec.Struct, frozen=True, array_like=True):
    """The record of a table's game, or its replay as `seat` wishes, as they are at a revision."""

    table: str
    rev: int
    """Of the last step of the game: what came later changes neither."""
    what: What
    seat: Wish = None


class Job(msgspec.Struct, frozen=True, array_like=True):
    """A question, and the log of its table until that revision."""

    question: Question
    log: Sequence[bytes]
    seconds: float
    """For which the answer is waited for."""


class Made(msgspec.Struct, frozen=True, array_like=True, tag="made"):
    """What was asked for, as JSON, compressed."""

    packed: bytes
    size: int
    """Of what is compressed."""
    mark: str
    """A hash of it."""


class Broke(msgspec.Struct, frozen=True, array_like=True, tag="broke"):
    """An exception of this type was raised; what it said might hold secrets."""

    why: str


Answer: TypeAlias = Made | Broke

_ENCODER: Final = msgspec.msgpack.Encoder()
_JOBS: Final = msgspec.msgpack.Decoder(Job)
_ANSWERS: Final = msgspec.msgpack.Decoder(Answer)


def frame(message: Job | Answer) -> bytes:
    """A message as it is written on a pipe; `ValueError` if it is too long."""
    return framed(_ENCODER.encode(message))


def read_job(data: bytes) -> Job:
    """The job that was sent; `ValueError` if it is none."""
    return _JOBS.decode(data)


def read_answer(data: bytes) -> Answer:
    """The answer that was sent; `ValueError` if it is none."""
    answer: Answer = _ANSWERS.decode(data)
    return answer
