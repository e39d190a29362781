"""Claims: typed statements a seat makes to all, kept in the record and never in the state."""

from dataclasses import dataclass


@dataclass(frozen=True, order=True)
class Claim:
    """What a seat says: a kind, whom or what it is about, and what is said of it.

    Numbers mean what the game says they mean; `Game.write_claim` gives the words.
    """

    kind: int
    about: int
    says: int
