"""Recording a game while it is played."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from motherlode.core.chance import Chance
from motherlode.core.claims import Claim
from motherlode.core.events import EVERYONE, Event, Log
from motherlode.core.record import (
    FORMAT,
    ClaimStep,
    Deal,
    Dealt,
    Ending,
    MoveStep,
    Player,
    Record,
    Step,
)
from motherlode.core.record_deals import chance_of, check_nonces, without_seed
from motherlode.core.record_digests import digest_claim, digest_deal, digest_move
from motherlode.core.record_forms import (
    check_players,
    public_player,
    public_step,
    sealed,
    sealed_step,
)
from motherlode.core.record_rules import AnyGame, rules_hash
from motherlode.core.setups import Setup
from motherlode.core.state import NOBODY, State


class Recorder:
    """Deals a game and plays it; `record` gives all that happened so far.

    `state` and `log` are for looking: the game goes on through `play` and `claim` alone.
    """

    def __init__(self, game: AnyGame, setup: Setup, deal: Deal, players: Sequence[Player]) -> None:
        self.game = game
        self.setup = setup
        self.deal = deal
        self.players = tuple(players)
        self._check_table()
        self.log = Log()
        self.state: State[Any, Any, Any] = game.begin(setup, self.chance(), self.log)
        self.rules = rules_hash(game)
        self.steps: list[MoveStep | ClaimStep] = []
        self._since = 0
        self._until = [len(self.log.events)]
        """How many events there were after the deal, and after each step."""
        self._latest = digest_deal(setup.text, self.rules, self.players, deal, self._public())
        self.dealt = Dealt(public=self._latest, whole=game.digest(self.state))

    def _check_table(self) -> None:
        if len(self.players) != self.setup.seats:
            raise ValueError(f"{self.setup.text} is not for {len(self.players)} players")
        check_players(self.players)
        check_nonces(self.deal, self.setup.seats)

    def chance(self) -> Chance:
        """The generator to deal with; a test may rig it."""
        return chance_of(self.deal)

    # The course of the game

    @property
    def asked(self) -> int:
        """The seat that is asked; `NOBODY` when the game is over."""
        return self.game.turn(self.state.public)[0]

    @property
    def news(self) -> list[Event]:
        """What the last step has told, to whomever."""
        return self.log.events[self._since :]

    def play(self, move: int) -> None:
        """Make a move for the seat that is asked; `ValueError` if it is refused."""
        seat, since = self.asked, len(self.log.events)
        text = "" if seat == NOBODY else self.game.write(self.state.public, move)
        refusal = self.game.refuse_or_play(self.state, move, self.log)
        if refusal is not None:
            raise ValueError(f"{text!r} is refused: {refusal}")
        self._since = since
        self._latest = digest_move(self._latest, seat, self._public())
        whole = self.game.digest(self.state)
        self._add(MoveStep(seat=seat, text=text, public=self._latest, whole=whole))

    def claim(self, seat: int, claim: Claim) -> None:
        """Let any seat state something; `ValueError` if that cannot be stated now."""
        public = self.state.public
        if self.asked == NOBODY or claim not in self.game.claims(public):
            raise ValueError(f"{claim} cannot be claimed now")
        if not 0 <= seat < self.setup.seats:
            raise ValueError(f"there is no seat {seat}; the last is {self.setup.seats - 1}")
        self._since = len(self.log.events)
        text = self.game.write_claim(public, claim)
        self._latest = digest_claim(self._latest, seat, text)
        true = self.game.holds(self.state, seat, claim)
        self._add(ClaimStep(seat=seat, text=text, public=self._latest, true=true))

    def _add(self, step: MoveStep | ClaimStep) -> None:
        self.steps.append(step)
        self._until.append(len(self.log.events))

    def _public(self) -> str:
        return self.game.public_digest(self.state.public)

    def _told(self) -> list[tuple[str, ...]]:
        """What everyone heard of the deal, and of each step."""
        tell, public, events = self.game.tell, self.state.public, self.log.events
        since = [0, *self._until]
        return [
            tuple(tell(public, event) for event in events[a:b] if event.audience == EVERYONE)
            for a, b in zip(since, self._until, strict=False)
        ]

    # What was recorded

    def record(self) -> Record:
        """All so far: finished if the game is over, else a save with no digest of secrets."""
        if self.asked != NOBODY:
            return self._join(
                self.deal, self.players, sealed(self.dealt), map(sealed_step, self.steps)
            )
        record = self._join(self.deal, self.players, self.dealt, self.steps)
        return msgspec.structs.replace(record, outcome=self._ending())

    def public_record(self) -> Record:
        """What everyone may see of it; once the game is over that is all."""
        if self.asked == NOBODY:
            return self.record()
        dealt, *told = self._told()
        return self._join(
            without_seed(self.deal),
            map(public_player, self.players),
            msgspec.structs.replace(sealed(self.dealt), told=dealt),
            map(public_step, self.steps, told),
        )

    def _ending(self) -> Ending:
        outcome = self.game.outcome(self.state)
        return Ending(winners=tuple(outcome.winners), scores=tuple(outcome.scores), why=outcome.why)

    def _join(
        self, deal: Deal, players: Iterable[Player], dealt: Dealt, steps: Iterable[Step]
    ) -> Record:
        return Record(
            format=FORMAT,
            game=self.game.name,
            setup=self.setup.text,
            rules=self.rules,
            seats=tuple(players),
            deal=deal,
            dealt=dealt,
            steps=tuple(steps),
            outcome=None,
        )
