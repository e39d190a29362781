"""What a server tells a client. Each seat gets what it may know; a spectator what everyone may."""

from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType


class Part(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """A part of a message."""


class Message(Part, frozen=True, kw_only=True, tag_field="type"):
    """Something that a server tells."""


# The table


class Chair(Part, frozen=True, kw_only=True):
    """A chair as everyone sees it."""

    seat: int
    kind: Literal["empty", "person", "bot"]
    name: str = ""
    colour: str = ""
    bot: str = ""
    """The bot that plays here: on a bot's chair, or for a person who left."""
    character: str = ""
    """What is said of a bot on its own chair: `never takes the long way round`."""
    ready: bool = False
    here: bool = False
    """Whether the person is connected."""
    silent: bool = False
    wants: int | None = None
    """The chair that the person would like to change for."""


class TableInfo(Part, frozen=True, kw_only=True):
    """A table as everyone sees it."""

    id: str
    game: str
    setup: str
    phase: Literal["waiting", "playing", "over", "closed"]
    chairs: list[Chair]
    host: int | None
    """The host's seat; `None` if the host only watches."""
    pace: int | None
    stand_in: str
    talk: bool
    listed: bool
    commitment: str
    """The hash of the seed, known before anyone gives a nonce."""
    nonces: list[str] = []
    """In seat order, once dealt; a bot's is all zeros."""
    spectators: int = 0
    door: int = 0
    """How often the host has shut the door: each time another invitation leads here."""
    next: str | None = None
    """Where the same people play again."""


class Spectator(Part, frozen=True, kw_only=True):
    """Somebody without a chair, as the host tells them apart."""

    number: int
    silent: bool = False


class You(Part, frozen=True, kw_only=True):
    """Who the reader is."""

    seat: int | None
    host: bool
    spectator: int | None = None
    """The number of a guest without a chair, at this table alone."""
    watching: list[Spectator] = []
    """The guests who watch: only the host is told."""


# The game


class Told(Part, frozen=True, kw_only=True):
    """An event that the reader may hear of."""

    kind: str
    text: str
    seat: int | None = None
    numbers: tuple[int, int, int] = (0, 0, 0)
    """As the engine counts cards, cells, …: with the packed view they are an `Event` again."""
    private: bool = False
    """Told to its seat alone."""


class Stated(Part, frozen=True, kw_only=True):
    """A claim."""

    seat: int
    text: str
    true: bool | None = None
    """Known when the game is over."""


class End(Part, frozen=True, kw_only=True):
    """How the game ended; everything may be seen now."""

    winners: list[int]
    scores: list[int]
    why: str
    seed: str
    claims: list[Stated] = []
    record: str
    """Where the record can be had."""


class Changed(Part, frozen=True, kw_only=True):
    """What changed in the view since an earlier one (`core/changes.py` says in which form)."""

    since: int
    """After how many moves the reader was sent that one, as its newest."""
    view: msgspec.Raw | UnsetType = UNSET
    """The change of `view`; left out if there is none."""
    self: msgspec.Raw | UnsetType = UNSET
    """The change of `self`; left out if there is none."""


class Play(Part, frozen=True, kw_only=True):
    """The game as the reader may see it."""

    moves_made: int
    asked: int | None
    """The seat that is asked."""
    prompt: str | None = None
    due: float | None = None
    """When its time is up, in seconds since 1970."""
    view: msgspec.Raw | UnsetType = UNSET
    """What everyone sees (`Game.show` without an own part)."""
    self: msgspec.Raw | UnsetType = UNSET
    """What the reader alone knows (`Game.show_own`)."""
    packed: bytes | None = None
    """Instead of both, if the client asks for it: the view as bytes, in base64."""
    changed: Changed | None = None
    """Instead of both, if the client asks for it: what is not as it was."""
    moves: list[str] | None = None
    """All legal moves, for the seat that is asked."""
    end: End | None = None


class Step(Part, frozen=True, kw_only=True):
    """A step of a game that is seen again."""

    seat: int | None
    told: list[Told]
    stated: Stated | None = None
    view: msgspec.Raw
    """What the reader saw after it (`Game.show`)."""
    selves: list[msgspec.Raw] = []
    """With everything open: what each seat alone knew (`Game.show_own`)."""
    facts: msgspec.Raw | UnsetType = UNSET
    """With everything open: what nobody knew, too (`Game.facts`)."""


class Missed(Part, frozen=True, kw_only=True):
    """A step that the reader has not heard of yet."""

    rev: int
    seat: int | None = None
    told: list[Told] = []
    stated: Stated | None = None


class Saying(Part, frozen=True, kw_only=True):
    """A line of chat."""

    number: int
    at: float
    name: str
    seat: int | None
    spectator: int | None = None
    """The number of one who has no chair: say it in the reader's language, instead of the name."""
    text: str


# Messages


class Welcome(Message, frozen=True, kw_only=True, tag="welcome"):
    """All about a table, for one who comes or comes back."""

    protocol: int
    rev: int
    you: You
    table: TableInfo
    play: Play | None
    missed: list[Missed]
    """What the reader was told after the revision it asked for, step by step."""
    chat: list[Saying]


class TableNow(Message, frozen=True, kw_only=True, tag="table"):
    """Something changed about the table or its chairs."""

    rev: int
    you: You
    table: TableInfo
    play: Play | None = None
    """Sent along when it changes what the reader may see or do."""


class News(Message, frozen=True, kw_only=True, tag="news"):
    """Something happened in the game."""

    rev: int
    seat: int | None = None
    """Who moved or claimed; nobody: the deal."""
    by: str = "person"
    told: list[Told] = []
    stated: Stated | None = None
    play: Play
    done: str = ""
    """The id of the reader's own command, which is thereby kept and safe."""


class Said(Message, frozen=True, kw_only=True, tag="said"):
    """Somebody said something."""

    saying: Saying


class Here(Message, frozen=True, kw_only=True, tag="here"):
    """Who is connected."""

    here: list[int]
    spectators: int
    watching: list[Spectator] = []
    """As in `You`: only the host is told."""


class Done(Message, frozen=True, kw_only=True, tag="done"):
    """A command was carried out, and what it changed is kept and safe."""

    id: str
    rev: int
    table: str = ""
    """The new table, if it was a rematch."""


class Refused(Message, frozen=True, kw_only=True, tag="refused"):
    """A command was not carried out, and changed nothing."""

    id: str
    code: str
    sentence: str
    clause: str = ""
    rev: int
    play: Play | None = None
    """The present view, if the client's was stale."""


class Fault(Message, frozen=True, kw_only=True, tag="fault"):
    """What was sent could not be read, or was too much."""

    code: str
    sentence: str


AnyMessage: TypeAlias = Welcome | TableNow | News | Said | Here | Done | Refused | Fault

_ENCODER: Final = msgspec.json.Encoder()


def encode(message: AnyMessage) -> bytes:
    """A message as it is sent."""
    return _ENCODER.encode(message)


def raw(data: object) -> msgspec.Raw:
    """Data as it will be sent, put into bytes once for all who read it."""
    return msgspec.Raw(_ENCODER.encode(data))
