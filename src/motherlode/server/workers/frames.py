"""Messages on the pipes of a worker: each behind its length."""

from typing import BinaryIO, Final

LENGTH: Final = 4
"""Bytes of a frame that say how long the rest is."""
MOST: Final = 1 << 24
"""Bytes of the longest message; a length above it is no length, but something else on the pipe."""


def framed(data: bytes) -> bytes:
    """A message as it is written on a pipe; `ValueError` if it is too long."""
    if len(data) > MOST:
        raise ValueError(f"a message of {len(data)} bytes is too long; {MOST} is the most")
    return len(data).to_bytes(LENGTH, "big") + data


def length_of(head: bytes) -> int:
    """How many bytes follow the head of a frame; `ValueError` if it is none."""
    length = int.from_bytes(head, "big")
    if length > MOST:
        raise ValueError("what is on the pipe is no frame")
    return length


def read_frame(pipe: BinaryIO) -> bytes | None:
    """The next message of a pipe that blocks; `None` when it was closed, in its middle too."""
    head = pipe.read(LENGTH)
    if len(head) < LENGTH:
        return None
    length = length_of(head)
    data = pipe.read(length)
    return data if len(data) == length else None
