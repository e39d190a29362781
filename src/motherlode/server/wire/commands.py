"""What a client may ask of a table. The same types are the bodies of the HTTP requests.

Every command may carry an `id` of the client's choice, which the answer repeats. A move, a claim or
a line of chat that comes again with the same id is answered again and not made again.
"""

from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Meta

from motherlode.core.record import LONGEST_TEXT, Nonce

PROTOCOL: Final = 1
"""The version of these messages; a client that speaks another is told so at once."""

CommandId = Annotated[str, Meta(max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=11)]
SpectatorNumber = Annotated[int, Meta(ge=1000, le=9999)]
"""Tells one who has no chair from the others at the same table, and nowhere else."""
NameText = Annotated[str, Meta(min_length=1, max_length=200, description="Made harmless, and cut.")]
ChatText = Annotated[str, Meta(min_length=1, max_length=2000)]
MoveText = Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]
Revision = Annotated[int, Meta(ge=0, le=2**53)]
Word = Annotated[str, Meta(min_length=1, max_length=40)]
Colour = Annotated[str, Meta(min_length=1, max_length=20)]


class Command(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"
):
    """Something that a client asks of a table."""

    id: CommandId = ""


# Before the deal


class Sit(Command, frozen=True, kw_only=True, tag="sit"):
    """Take an empty chair, or go over to it."""

    seat: SeatNumber
    name: NameText
    colour: Colour | None = None


class Rename(Command, frozen=True, kw_only=True, tag="rename"):
    """Have another name, or another colour that is free."""

    name: NameText
    colour: Colour | None = None


class Swap(Command, frozen=True, kw_only=True, tag="swap"):
    """Change chairs with a bot, or with a person who asks for the same."""

    seat: SeatNumber


class SeatBot(Command, frozen=True, kw_only=True, tag="seat-bot"):
    """The host: put a bot on an empty chair, or another bot on a bot's."""

    seat: SeatNumber
    bot: Word


class Ready(Command, frozen=True, kw_only=True, tag="ready"):
    """Be ready, with a nonce for the deal: when all are, and no chair is empty, it begins."""

    nonce: Nonce


class Wait(Command, frozen=True, kw_only=True, tag="wait"):
    """Not be ready after all."""


class Close(Command, frozen=True, kw_only=True, tag="close"):
    """The host: give the table up before the deal."""


# During the game


class Move(Command, frozen=True, kw_only=True, tag="move"):
    """Make a move."""

    text: MoveText
    expected: Revision
    """The revision of the view that the move was chosen from."""


class Claim(Command, frozen=True, kw_only=True, tag="claim"):
    """State something to all: one of the claims that may be made now."""

    text: MoveText


class Back(Command, frozen=True, kw_only=True, tag="back"):
    """Take the own chair over from the stand-in."""


# At any time


class Leave(Command, frozen=True, kw_only=True, tag="leave"):
    """Leave the chair; in a game that goes on the stand-in takes it."""


class Remove(Command, frozen=True, kw_only=True, tag="remove"):
    """The host: take a bot off its chair before the deal, or send somebody away for good."""

    seat: SeatNumber | None = None
    spectator: SpectatorNumber | None = None
    """Instead of the seat, for one who has none."""


class Door(Command, frozen=True, kw_only=True, tag="door"):
    """The host: shut the door. Nobody finds the table then, and old invitations are worth nothing;
    who sits there or was let in stays."""


class Say(Command, frozen=True, kw_only=True, tag="say"):
    """Say something to the table."""

    text: ChatText


class Silence(Command, frozen=True, kw_only=True, tag="silence"):
    """The host: take somebody's word in the chat, or give it back."""

    seat: SeatNumber | None = None
    spectator: SpectatorNumber | None = None
    """Instead of the seat, for one who has none."""
    silent: bool


class Report(Command, frozen=True, kw_only=True, tag="report"):
    """Tell whoever runs the server of abuse."""

    text: ChatText
    seat: SeatNumber | None = None


class Rematch(Command, frozen=True, kw_only=True, tag="rematch"):
    """After the game: the same people play again."""


AnyCommand: TypeAlias = (
    Sit
    | Rename
    | Swap
    | SeatBot
    | Ready
    | Wait
    | Close
    | Move
    | Claim
    | Back
    | Leave
    | Remove
    | Door
    | Say
    | Silence
    | Report
    | Rematch
)

COMMANDS: Final[tuple[type[AnyCommand], ...]] = AnyCommand.__args__
"""All of them, in the order above."""
