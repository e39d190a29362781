"""A record: one game as data that anyone can replay and check. How it reads: `docs/records.md`.

A record has one of three forms. *Finished*: all of it, with the seed, so that anyone can check the
deal and every step. *Unfinished*: a save; it holds the seed, but no digest over secrets. *Public*:
what everyone could watch of a game that goes on; no seed, and no move that tells a card.
"""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

FORMAT: Final[Literal[1]] = 1
LONGEST_NAME: Final = 40
LONGEST_TEXT: Final = 200

HASH: Final = "^[0-9a-f]{64}$"
NONCE: Final = "^[0-9a-f]{32}$"

Hash = Annotated[str, Meta(pattern=HASH, max_length=64)]
"""32 bytes in hex."""
Nonce = Annotated[str, Meta(pattern=NONCE, max_length=32)]
"""16 bytes in hex: all of one length, so that two rows of nonces never join to the same bytes."""
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Text = Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]
Seed = Annotated[int, Meta(ge=0, le=2**63 - 1)]
BotSeed = Annotated[int, Meta(ge=0, lt=2**53)]
SeatNumber = Annotated[int, Meta(ge=0)]


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of a record: what it may hold, and nothing else."""


class _Kind(_Part, frozen=True, tag_field="kind"):
    """One of several kinds of a part; the field `kind` says which."""


# Who plays


class Person(_Kind, frozen=True, tag="person"):
    """A seat that a person has."""

    name: Name


class Robot(_Kind, frozen=True, tag="bot"):
    """A seat that a bot has; with its seed the very same player can be made again."""

    name: Name
    bot: Name
    seed: BotSeed | None = None


Player: TypeAlias = Person | Robot


# Where chance comes from


class FastDeal(_Kind, frozen=True, tag="fast"):
    """A number, for simulation: whoever sees a hand can search for it."""

    seed: Seed | None = None


class SecureDeal(_Kind, frozen=True, tag="secure"):
    """A seed that was fixed by its hash before the players added their nonces."""

    commitment: Hash
    nonces: tuple[Nonce, ...]
    """One of each player, in seat order; or none at all."""
    seed: Hash | None = None
    seeds_bots: bool = False
    """Whether the bots' seeds follow from it, too; in records of old, and at home, they do not."""


Deal: TypeAlias = FastDeal | SecureDeal


# What happened


class Dealt(_Part, frozen=True):
    """The table after the deal."""

    public: Hash
    whole: Hash | None = None
    told: tuple[Text, ...] = ()


class MoveStep(_Kind, frozen=True, tag="move"):
    """A move, with digests of what everyone could watch and of the whole state after it."""

    seat: SeatNumber
    text: Text
    public: Hash
    whole: Hash | None = None


class ClaimStep(_Kind, frozen=True, tag="claim"):
    """A claim; whether it was true when it was made is told when the game is over."""

    seat: SeatNumber
    text: Text
    public: Hash
    true: bool | None = None


class ToldStep(_Kind, frozen=True, tag="told"):
    """In public records: what everyone was told of a move."""

    seat: SeatNumber
    told: tuple[Text, ...]
    public: Hash


Step: TypeAlias = MoveStep | ClaimStep | ToldStep


class Ending(_Part, frozen=True):
    """How it ended."""

    winners: tuple[SeatNumber, ...]
    scores: tuple[int, ...]
    why: Text


class Record(_Part, frozen=True, kw_only=True):
    """One game."""

    format: Literal[1]
    game: Name
    setup: Text
    rules: Hash
    """Of the data that decides the rules: see `record_rules`."""
    seats: tuple[Player, ...]
    deal: Deal
    dealt: Dealt
    steps: tuple[Step, ...]
    outcome: Ending | None

    @property
    def finished(self) -> bool:
        """Whether the game is over."""
        return self.outcome is not None

    @property
    def moves(self) -> int:
        """How many moves were made."""
        return sum(not isinstance(step, ClaimStep) for step in self.steps)

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat."""
        return tuple(player.name for player in self.seats)
