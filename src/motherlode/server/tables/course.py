"""The game at a table: its record in the making, and what was told at each revision."""

from bisect import bisect_right
from typing import Any, Final

import msgspec

from motherlode.core.claims import Claim
from motherlode.core.events import Event
from motherlode.core.moves import Moves
from motherlode.core.record import ClaimStep, MoveStep, Person, Player, Record, Robot
from motherlode.core.record_deals import secure_deal
from motherlode.core.record_rules import AnyGame
from motherlode.core.recorder import Recorder
from motherlode.core.setups import Setup
from motherlode.core.state import NOBODY, View
from motherlode.server.tables.chairs import Chair

BOTS_NONCE: Final = "0" * 32
"""A bot has no say in the deal: were its nonce free, the server could choose one that suits it."""


class Telling(msgspec.Struct, frozen=True):
    """What was told, to whomever, at one revision."""

    rev: int
    seat: int | None
    events: list[Event]
    claim: ClaimStep | None = None


class Course:
    """A game from its deal on. The only part of a server that holds a state."""

    def __init__(self, recorder: Recorder, last_move: int = 0) -> None:
        self.recorder = recorder
        self.game: AnyGame = recorder.game
        self.public: Any = recorder.state.public
        """What everyone sees: one object from the deal to the end."""
        self.tellings: list[Telling] = []
        self.moves_made = 0
        self.last_move = last_move
        """The revision of the last move, or of the deal: older views are stale."""

    @property
    def asked(self) -> int | None:
        """The seat that is asked; `None` when the game is over."""
        seat = self.recorder.asked
        return None if seat == NOBODY else seat

    def own(self, seat: int) -> Any:
        """What a seat alone knows."""
        return self.recorder.state.own[seat]

    def view(self, seat: int) -> View[Any, Any]:
        """What a seat may know."""
        return self.recorder.state.view(seat)

    def legal(self, seat: int) -> list[int]:
        """The legal moves of the seat that is asked."""
        moves = Moves()
        self.game.fill(self.public, self.own(seat), moves)
        return moves.list()

    def move(self, rev: int, text: str) -> None:
        """Make a move again, or for the first time."""
        seat = self.recorder.asked
        self.recorder.play(self.game.read(self.public, self.own(seat), text))
        self.moves_made += 1
        self.last_move = rev
        self.tellings.append(Telling(rev, seat, self.recorder.news))

    def state_claim(self, rev: int, seat: int, text: str) -> None:
        """Let a seat state something."""
        claim = self.find_claim(text)
        if claim is None:
            raise ValueError(f"{text!r} cannot be claimed now")
        self.recorder.claim(seat, claim)
        step = self.recorder.steps[-1]
        assert isinstance(step, ClaimStep)
        self.tellings.append(Telling(rev, seat, [], step))

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
        return [event for event in self.recorder.log.events if event.heard_by(seat)]

    def record(self) -> Record:
        """The record: finished, or as everyone could watch it."""
        return self.recorder.public_record()

    def claims_made(self) -> list[ClaimStep]:
        """The claims, with whether they were true: for when the game is over."""
        return [step for step in self.recorder.steps if not isinstance(step, MoveStep)]


def deal(game: AnyGame, setup: Setup, seed: str, chairs: list[Chair], rev: int) -> Course:
    """Begin a game from the seed that was promised and the nonces that the people gave."""
    nonces = [chair.nonce if chair.person and chair.nonce else BOTS_NONCE for chair in chairs]
    secure = secure_deal(bytes.fromhex(seed), [bytes.fromhex(nonce) for nonce in nonces])
    recorder = Recorder(game, setup, secure, [_player(chair) for chair in chairs])
    course = Course(recorder, last_move=rev)
    course.tellings.append(Telling(rev, None, recorder.news))
    return course


def _player(chair: Chair) -> Player:
    if chair.person:
        return Person(name=chair.name)
    assert chair.bot is not None
    return Robot(name=chair.name, bot=chair.bot, seed=chair.seed)
