"""Recording a game while it is played."""

from collections.abc import Iterable, Sequence

import msgspec

from motherlode.core.claims import Claim
from motherlode.core.events import EVERYONE
from motherlode.core.playing import Playing
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
from motherlode.core.record_deals import without_seed
from motherlode.core.record_digests import digest_claim, digest_deal, digest_move
from motherlode.core.record_forms import (
    public_player,
    public_step,
    sealed,
    sealed_step,
)
from motherlode.core.record_rules import AnyGame, rules_hash
from motherlode.core.setups import Setup
from motherlode.core.state import NOBODY


class Recorder(Playing):
    """Plays a game and writes it down; `record` gives all that happened so far."""

    def __init__(self, game: AnyGame, setup: Setup, deal: Deal, players: Sequence[Player]) -> None:
        super().__init__(game, setup, deal, players)
        self.rules = rules_hash(game)
        self.steps: list[MoveStep | ClaimStep] = []
        self._until = [len(self.log.events)]
        """How many events there were after the deal, and after each step."""
        self._latest = digest_deal(setup.text, self.rules, self.players, deal, self._public())
        self.dealt = Dealt(public=self._latest, whole=game.digest(self.state))

    # The course of the game

    def play(self, move: int) -> str:
        """Make a move for the seat that is asked, gives its text; `ValueError` if it is refused."""
        seat = self.asked
        text = super().play(move)
        self._latest = digest_move(self._latest, seat, self._public())
        whole = self.game.digest(self.state)
        self._add(MoveStep(seat=seat, text=text, public=self._latest, whole=whole))
        return text

    def claim(self, seat: int, claim: Claim) -> tuple[str, bool]:
        """Let any seat state something; gives its text, and whether it is true.

        `ValueError` if that cannot be stated now.
        """
        text, true = super().claim(seat, claim)
        self._latest = digest_claim(self._latest, seat, text)
        self._add(ClaimStep(seat=seat, text=text, public=self._latest, true=true))
        return text, true

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
