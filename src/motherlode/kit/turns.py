"""Whose turn it is, and what rounds and passes came before."""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from motherlode.core.packing import Packer, Unpacker
from motherlode.core.state import NOBODY


class Turns:
    """The course of a game in rounds, as everyone sees it."""

    def __init__(self) -> None:
        self.round: i64 = 0
        self.starter: i64 = 0
        self.phase: i64 = 0
        """What the seat that is asked is asked for: one of the game's prompts."""
        self.asked: i64 = 0
        self.last_turn: i64 = NOBODY
        self.last_card: i64 = NOBODY
        """Who laid or played the last card in this round."""
        self.streak: i64 = 0
        """Passes in a row, each begun with an empty pile: everyone can count those."""
        self.won: vec[u8] = vec[u8]()
        """Who won each round so far: the number of a side."""

    def become(self, other: "Turns") -> None:
        """Be what other turns are, and share nothing with them."""
        self.round = other.round
        self.starter = other.starter
        self.phase = other.phase
        self.asked = other.asked
        self.last_turn = other.last_turn
        self.last_card = other.last_card
        self.streak = other.streak
        self.won = other.won[:]

    def begin_round(self) -> None:
        """The next round; `starter` says who begins."""
        self.round += 1
        self.phase = 0
        self.asked = self.starter
        self.last_turn = NOBODY
        self.last_card = NOBODY
        self.streak = 0

    def end_turn(self, seats: i64) -> None:
        """SAB-9: the next player clockwise is asked."""
        self.last_turn = self.asked
        after: i64 = self.asked + 1
        if after == seats:
            after = 0
        self.asked = after

    def played_card(self) -> None:
        """The seat that is asked has laid or played a card: passes are counted anew (SAB-24)."""
        self.last_card = self.asked
        self.streak = 0

    def was_won(self, side: i64) -> None:
        """A round is over."""
        self.won = append(self.won, u8(side))

    def pack(self, out: Packer) -> None:
        """Write it down."""
        out.number(self.round)
        out.number(self.starter)
        out.number(self.phase)
        out.number(self.asked)
        out.number(self.last_turn)
        out.number(self.last_card)
        out.number(self.streak)
        out.row(self.won)

    def unpack(self, seats: i64, phases: i64, src: Unpacker) -> None:
        """Read what `pack` wrote."""
        self.round = src.number()
        self.starter = src.below(seats)
        self.phase = src.below(phases)
        self.asked = src.number()
        self.last_turn = src.number()
        self.last_card = src.number()
        self.streak = src.number()
        self.won = src.row()
