"""The entries of a table's log: what happened to it, in the past tense.

A log holds secrets (the seed, the nonces, who is who): it is never sent to anyone. A table is what
its entries, applied in order, make of it; so whatever must outlive the process is an entry.
"""

from typing import Final, Literal, TypeAlias

import msgspec

from motherlode.core.record import Hash, Nonce

GuestId: TypeAlias = str
"""Names a guest inside the server; nobody else is told it."""

Mover: TypeAlias = Literal["person", "bot", "clock", "fallback"]
"""Who made a move: the person; the bot on the chair; a bot because time was up; the server, because
the bot failed."""


class Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="what", omit_defaults=True):
    """Something that happened at a moment (seconds since 1970)."""

    at: float


class Opened(Entry, frozen=True, kw_only=True, tag="opened"):
    """The table was made."""

    setup: str
    rules: Hash
    """Of the data that decides the rules: a table keeps the rules it began with."""
    seed: Hash
    """Its hash was published with the table: the deal cannot be chosen later."""
    host: GuestId
    pace: int | None = None
    """Seconds a move; `None`: as long as one likes."""
    stand_in: str
    """The bot that plays for those who leave, or whose time is up."""
    talk: bool = True
    listed: bool = True
    opener: str = ""
    """A mark of the address that it was opened from, for limits."""


class Admitted(Entry, frozen=True, kw_only=True, tag="admitted"):
    """A guest showed the invitation of a table that is not listed."""

    guest: GuestId


class Sat(Entry, frozen=True, kw_only=True, tag="sat"):
    """A guest took an empty chair."""

    seat: int
    guest: GuestId
    name: str
    colour: str


class BotSat(Entry, frozen=True, kw_only=True, tag="bot sat"):
    """A bot was put on a chair that no person had."""

    seat: int
    bot: str
    name: str
    colour: str
    seed: int = 0
    """Of tables that were dealt by earlier versions; since then the deal gives the seeds."""


class Rose(Entry, frozen=True, kw_only=True, tag="rose"):
    """A chair was left before the deal, by a person or a bot."""

    seat: int


class Renamed(Entry, frozen=True, kw_only=True, tag="renamed"):
    """A person has another name or colour."""

    seat: int
    name: str
    colour: str


class SwapAsked(Entry, frozen=True, kw_only=True, tag="swap asked"):
    """A person wants another's chair."""

    seat: int
    other: int


class Swapped(Entry, frozen=True, kw_only=True, tag="swapped"):
    """Two chairs changed places, with whoever sat on them."""

    one: int
    other: int


class Readied(Entry, frozen=True, kw_only=True, tag="readied"):
    """A person is ready, and gave a nonce for the deal."""

    seat: int
    nonce: Nonce


class Waited(Entry, frozen=True, kw_only=True, tag="waited"):
    """A person is not ready after all."""

    seat: int


class Dealt(Entry, frozen=True, kw_only=True, tag="dealt"):
    """Everybody was ready: the game began."""

    seeds_bots: bool = False
    """Whether the bots have seeds of the deal; earlier versions gave them as they sat down."""


class Moved(Entry, frozen=True, kw_only=True, tag="moved"):
    """A move was made."""

    seat: int
    move: str
    by: Mover = "person"
    id: str = ""
    """What the client called it: the same name again is a retry."""


class Claimed(Entry, frozen=True, kw_only=True, tag="claimed"):
    """A seat stated something."""

    seat: int
    claim: str
    id: str = ""


class Left(Entry, frozen=True, kw_only=True, tag="left"):
    """A person does not play for the time being; the stand-in does."""

    seat: int
    seed: int
    wished: bool
    """By own wish, and not because nobody was there."""


class CameBack(Entry, frozen=True, kw_only=True, tag="came back"):
    """A person plays again."""

    seat: int


class Removed(Entry, frozen=True, kw_only=True, tag="removed"):
    """The host sent a person away for good; a stand-in plays on if the game goes on."""

    seat: int
    seed: int = 0


class HostChanged(Entry, frozen=True, kw_only=True, tag="host changed"):
    """Another guest looks after the table."""

    host: GuestId


class Silenced(Entry, frozen=True, kw_only=True, tag="silenced"):
    """The host took somebody's word at the table, or gave it back."""

    seat: int
    silent: bool


class SpectatorRemoved(Entry, frozen=True, kw_only=True, tag="spectator removed"):
    """The host sent somebody away for good who has no chair."""

    guest: GuestId


class SpectatorSilenced(Entry, frozen=True, kw_only=True, tag="spectator silenced"):
    """The host took the word of somebody who has no chair, or gave it back."""

    guest: GuestId
    silent: bool


class DoorShut(Entry, frozen=True, kw_only=True, tag="door shut"):
    """The host shut the door: nobody finds the table, and another invitation leads there."""


class Followed(Entry, frozen=True, kw_only=True, tag="followed"):
    """The same people play again, at another table."""

    table: str


class Closed(Entry, frozen=True, kw_only=True, tag="closed"):
    """The table was given up before the deal."""


AnyEntry: TypeAlias = (
    Opened
    | Admitted
    | Sat
    | BotSat
    | Rose
    | Renamed
    | SwapAsked
    | Swapped
    | Readied
    | Waited
    | Dealt
    | Moved
    | Claimed
    | Left
    | CameBack
    | Removed
    | HostChanged
    | Silenced
    | SpectatorRemoved
    | SpectatorSilenced
    | DoorShut
    | Followed
    | Closed
)

_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final = msgspec.json.Decoder(AnyEntry)


def encode(entry: AnyEntry) -> bytes:
    """An entry as it is kept."""
    return _ENCODER.encode(entry)


def decode(data: bytes) -> AnyEntry:
    """An entry that was kept."""
    entry: AnyEntry = _DECODER.decode(data)
    return entry
