"""The game at a table, and what was told at each revision."""

from bisect import bisect_right
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from motherlode.core.claims import Claim
from motherlode.core.events import Event
from motherlode.core.moves import Moves
from motherlode.core.playing import Playing
from motherlode.core.record import Person, Player, Record, Robot, SecureDeal
from motherlode.core.record_deals import bot_seed_of, secure_deal
from motherlode.core.record_rules import AnyGame
from motherlode.core.recorder import Recorder
from motherlode.core.setups import Setup
from motherlode.core.state import NOBODY, View
from motherlode.server.tables.chairs import Chair

BOTS_NONCE: Final = "0" * 32
"""A bot has no say in the deal: were its nonce free, the server could choose one that suits it."""


class Statement(msgspec.Struct, frozen=True, gc=False):
    """A claim that was made."""

    seat: int
    text: str
    true: bool
    """Nobody is told before the game is over."""


class Telling(msgspec.Struct, frozen=True, gc=False):
    """What was told, to whomever, at one revision, and of what."""

    rev: int
    seat: int | None
    events: list[Event]
    move: str = ""
    claim: Statement | None = None


class Shown(msgspec.Struct, gc=False):
    """What was shown of a game after so many moves, to whomever; claims change nothing of it."""

    moves_made: int
    view: object = None
    """What everyone sees, if anybody looked."""
    selves: dict[int, object] = {}
    """What a seat alone knows, if it looked."""


class Course:
    """A game from its deal on. The only part of a server that holds a state."""

    def __init__(self, playing: Playing, last_move: int = 0) -> None:
        self.playing = playing
        self.game: AnyGame = playing.game
        self.public: Any = playing.state.public
        """What everyone sees: one object from the deal to the end."""
        self.tellings: list[Telling] = []
        self.moves_made = 0
        self.shown = Shown(0)
        """What was shown since the last move, and before it."""
        self.shown_before: Shown | None = None
        self.last_move = last_move
        """The revision of the last move, or of the deal: older views are stale."""

    @property
    def asked(self) -> int | None:
        """The seat that is asked; `None` when the game is over."""
        seat = self.playing.asked
        return None if seat == NOBODY else seat

    def stand_in_seed(self, seat: int, rev: int) -> int:
        """The seed of a stand-in that comes on a chair at this revision."""
        secure = self.playing.deal
        assert isinstance(secure, SecureDeal)
        return bot_seed_of(secure, seat, rev)

    def own(self, seat: int) -> Any:
        """What a seat alone knows."""
        return self.playing.state.own[seat]

    def view(self, seat: int) -> View[Any, Any]:
        """What a seat may know."""
        return self.playing.state.view(seat)

    def legal(self, seat: int) -> list[int]:
        """The legal moves of the seat that is asked."""
        moves = Moves()
        self.game.fill(self.public, self.own(seat), moves)
        return moves.list()

    def move(self, rev: int, text: str) -> None:
        """Make a move again, or for the first time."""
        seat = self.playing.asked
        self.playing.play(self.game.read(self.public, self.own(seat), text))
        self.moves_made += 1
        self.shown, self.shown_before = Shown(self.moves_made), self.shown
        self.last_move = rev
        self.tellings.append(Telling(rev, seat, self.playing.news, text))

    def state_claim(self, rev: int, seat: int, text: str) -> None:
        """Let a seat state something."""
        claim = self.find_claim(text)
        if claim is None:
            raise ValueError(f"{text!r} cannot be claimed now")
        statement = Statement(seat, *self.playing.claim(seat, claim))
        self.tellings.append(Telling(rev, seat, [], claim=statement))

    def find_claim(self, text: str) -> Claim | None:
        """The claim that a text names, if it may be made now."""
        for claim in self.game.claims(self.public):
            if self.game.write_claim(self.public, claim) == text:
                return claim
        return None

    def since(self, rev: int) -> list[Telling]:
        """What was told after a revision."""
        return self.tellings[bisect_right(self.tellings, rev, key=lambda telling: telling.rev) :]

    def heard(self, seat: int) -> list[Event]:
        """All that a seat was ever told."""
        return [event for event in self.playing.log.events if event.heard_by(seat)]

    def claims_made(self) -> list[Statement]:
        """The claims, with whether they were true: for when the game is over."""
        return [telling.claim for telling in self.tellings if telling.claim is not None]

    def again(self, playing: Playing) -> Iterator[Telling]:
        """Play the whole game once more; after the deal and after each step, what was told then."""
        once_more = Course(playing)
        yield self.tellings[0]
        for telling in self.tellings[1:]:
            if telling.claim is None:
                once_more.move(telling.rev, telling.move)
            else:
                once_more.state_claim(telling.rev, telling.claim.seat, telling.claim.text)
            yield telling

    def record(self) -> Record:
        """The record: finished, or as everyone could watch it.

        It is made when it is asked for: its digests would cost every move as much as making it.
        """
        old = self.playing
        recorder = Recorder(old.game, old.setup, old.deal, old.players)
        for _ in self.again(recorder):
            pass
        return recorder.public_record()


def deal(
    game: AnyGame, setup: Setup, seed: str, chairs: list[Chair], rev: int, *, seeds_bots: bool
) -> Course:
    """Begin a game from the seed that was promised and the nonces that the people gave.

    Every chair gets the seed of the bot that is on it, or comes on it when time is up.
    """
    nonces = [chair.nonce if chair.person and chair.nonce else BOTS_NONCE for chair in chairs]
    given = [bytes.fromhex(nonce) for nonce in nonces]
    secure = secure_deal(bytes.fromhex(seed), given, seeds_bots=seeds_bots)
    if seeds_bots:
        for seat, chair in enumerate(chairs):
            chair.seed = bot_seed_of(secure, seat)
    playing = Playing(game, setup, secure, [_player(chair) for chair in chairs])
    course = Course(playing, last_move=rev)
    course.tellings.append(Telling(rev, None, playing.news))
    return course


def _player(chair: Chair) -> Player:
    if chair.person:
        return Person(name=chair.name)
    assert chair.bot is not None
    return Robot(name=chair.name, bot=chair.bot, seed=chair.seed)
