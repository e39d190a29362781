"""What was worked out for a set-up, kept for the next time it is asked for."""

from typing import Generic, TypeVar

from motherlode.core.setups import Setup

R = TypeVar("R")


class Shelf(Generic[R]):
    """The rules of set-ups; the latest is found without hashing, which takes as long as moves."""

    def __init__(self) -> None:
        self.known: dict[Setup, R] = {}
        self.setup: Setup | None = None
        self.latest: R | None = None

    def find(self, setup: Setup) -> R | None:
        """What is kept for a set-up."""
        if self.setup is setup:
            return self.latest
        found = self.known.get(setup)
        if found is not None:
            self.setup = setup
            self.latest = found
        return found

    def keep(self, setup: Setup, rules: R) -> R:
        """Keep it, and give it back."""
        self.known[setup] = rules
        self.setup = setup
        self.latest = rules
        return rules
