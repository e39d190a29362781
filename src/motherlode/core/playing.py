"""A game from its deal on, one step after the other; a `Recorder` writes it down as well."""

from collections.abc import Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from motherlode.core.chance import Chance
from motherlode.core.claims import Claim
from motherlode.core.events import Event, Log
from motherlode.core.record import Deal, Player
from motherlode.core.record_deals import chance_of, check_bot_seeds, check_nonces
from motherlode.core.record_forms import check_players
from motherlode.core.record_rules import AnyGame
from motherlode.core.setups import Setup
from motherlode.core.state import NOBODY, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Playing:
    """Deals a game and plays it.

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
        self._since = 0

    def _check_table(self) -> None:
        if len(self.players) != self.setup.seats:
            raise ValueError(f"{self.setup.text} is not for {len(self.players)} players")
        check_players(self.players)
        check_nonces(self.deal, self.setup.seats)
        check_bot_seeds(self.deal, self.players)

    def chance(self) -> Chance:
        """The generator to deal with; a test may rig it."""
        return chance_of(self.deal)

    @property
    def asked(self) -> int:
        """The seat that is asked; `NOBODY` when the game is over."""
        return self.game.turn(self.state.public)[0]

    @property
    def news(self) -> list[Event]:
        """What the last step has told, to whomever."""
        return self.log.events[self._since :]

    def play(self, move: int) -> str:
        """Make a move for the seat that is asked, gives its text; `ValueError` if it is refused."""
        since = len(self.log.events)
        text = "" if self.asked == NOBODY else self.game.write(self.state.public, move)
        refusal = self.game.refuse_or_play(self.state, move, self.log)
        if refusal is not None:
            raise ValueError(f"{text!r} is refused: {refusal}")
        self._since = since
        return text

    def claim(self, seat: int, claim: Claim) -> tuple[str, bool]:
        """Let any seat state something; gives its text, and whether it is true.

        `ValueError` if that cannot be stated now.
        """
        public = self.state.public
        if self.asked == NOBODY or claim not in self.game.claims(public):
            raise ValueError(f"{claim} cannot be claimed now")
        if not 0 <= seat < self.setup.seats:
            raise ValueError(f"there is no seat {seat}; the last is {self.setup.seats - 1}")
        self._since = len(self.log.events)
        return self.game.write_claim(public, claim), self.game.holds(self.state, seat, claim)
