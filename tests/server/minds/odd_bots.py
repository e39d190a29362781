"""Bots that no game has: they break, sleep, print, or answer with what a test wants to know."""

import os
import signal
import sys
import time
from typing import Any

from motherlode.bots.base import Bot, Budget
from motherlode.core.chance import Chance
from motherlode.core.events import Event
from motherlode.core.moves import Moves
from motherlode.core.state import View

ASLEEP = "I fell asleep"
SECRET = "the gold is in the middle"
ILLEGAL = -5
FLOOD_LINES = 20_000
LONG_LINE = 100_000


class Odd(Bot[Any, Any]):
    """What they share: the wrong kind of move."""

    def __init__(self, seat: int, chance: Chance) -> None:
        self.chance = chance
        self.heard: list[Event] = []

    def hear(self, event: Event) -> None:
        self.heard.append(event)

    def choose(self, view: View[Any, Any], moves: Moves, budget: Budget) -> int:
        return ILLEGAL


class Listener(Odd):
    """Its move is the number of events that it heard."""

    def choose(self, view: View[Any, Any], moves: Moves, budget: Budget) -> int:
        return len(self.heard)


class Asker(Odd):
    """Its move is how often it was asked."""

    def __init__(self, seat: int, chance: Chance) -> None:
        super().__init__(seat, chance)
        self.asked = 0

    def choose(self, view: View[Any, Any], moves: Moves, budget: Budget) -> int:
        self.asked += 1
        return self.asked


class Napper(Asker):
    """An asker that says that it sleeps, and does so for a moment."""

    def choose(self, view: View[Any, Any], moves: Moves, budget: Budget) -> int:
        print(ASLEEP, file=sys.stderr, flush=True)
        time.sleep(0.2)
        return super().choose(view, moves, budget)


class Whereabouts(Odd):
    """Its move is the number of its process."""

    def choose(self, view: View[Any, Any], moves: Moves, budget: Budget) -> int:
        return os.getpid()


class Breaker(Odd):
    """Raises, and says too much."""

    def choose(self, view: View[Any, Any], moves: Moves, budget: Budget) -> int:
        raise LookupError(SECRET)


class Deaf(Odd):
    """Raises when told something."""

    def hear(self, event: Event) -> None:
        raise ArithmeticError(SECRET)


class Boundless(Odd):
    """Chooses a number that no message can hold."""

    def choose(self, view: View[Any, Any], moves: Moves, budget: Budget) -> int:
        return 1 << 70


class Mute(Odd):
    """Chooses nothing."""

    def choose(self, view: View[Any, Any], moves: Moves, budget: Budget) -> Any:
        return None


class Sleeper(Odd):
    """Says that it sleeps, and does, for ever."""

    def choose(self, view: View[Any, Any], moves: Moves, budget: Budget) -> int:
        print(ASLEEP, file=sys.stderr, flush=True)
        while True:
            time.sleep(60.0)


class Thinker(Odd):
    """Thinks for ever, and deaf to all signals that can be ignored."""

    def choose(self, view: View[Any, Any], moves: Moves, budget: Budget) -> int:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        while True:
            pass


class Suicide(Odd):
    """Its process is gone in the middle of a job."""

    def choose(self, view: View[Any, Any], moves: Moves, budget: Budget) -> int:
        os.kill(os.getpid(), signal.SIGKILL)
        return ILLEGAL


class Leaver(Odd):
    """Ends its process politely."""

    def choose(self, view: View[Any, Any], moves: Moves, budget: Budget) -> int:
        sys.exit()


class Chatterer(Odd):
    """Floods every pipe it can find, tries to read the jobs, and then plays on."""

    def choose(self, view: View[Any, Any], moves: Moves, budget: Budget) -> int:
        for number in range(FLOOD_LINES):
            print(f"line {number}")
            print("and \x1b[2J\x07 that", file=sys.stderr)
        os.write(1, b"x" * LONG_LINE + b"\n")
        return ILLEGAL if os.read(0, 1) else len(self.heard)
