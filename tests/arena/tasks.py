"""Tasks that go wrong, for processes to play."""

import os
import signal
import time
from collections.abc import Sequence
from dataclasses import dataclass

from motherlode.arena.played import Fact


@dataclass(frozen=True)
class Stumble:
    """Raises at one game."""

    at: int

    def facts(self, number: int) -> Sequence[Fact]:
        if number == self.at:
            raise KeyError("a card that is not there")
        return [("moves", "all", number)]


@dataclass(frozen=True)
class Drop:
    """Takes its process down at one game."""

    at: int

    def facts(self, number: int) -> Sequence[Fact]:
        if number == self.at:
            os.kill(os.getpid(), signal.SIGKILL)
        return [("moves", "all", number)]


@dataclass(frozen=True)
class DropOrSleep:
    """Takes its process down at game 1; no other game ever ends."""

    def facts(self, number: int) -> Sequence[Fact]:
        if number == 1:
            os.kill(os.getpid(), signal.SIGKILL)
        time.sleep(3600)
        return []


@dataclass(frozen=True)
class Unsendable:
    """Cannot be made in another process."""

    def __reduce__(self) -> tuple[object, ...]:
        return (_refuse, ())

    def facts(self, number: int) -> Sequence[Fact]:
        return []


def _refuse() -> None:
    os._exit(3)
