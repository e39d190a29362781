"""Who comes first to a nugget that several want: how far they are, and who moves before whom."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.bots.goldmine.fields import FAR, TURN, Field
from motherlode.bots.goldmine.robbing import lacks_of
from motherlode.games.goldmine.pay import is_mate
from motherlode.games.goldmine.pieces import DIE
from motherlode.games.goldmine.state import Public

ROUNDS: Final = 6
"""Who needs more rolls than so many will find another nugget before."""
CERTAIN: Final = 10000
PRIZE: Final = 400
"""What a nugget is worth in the next turn, in hundredths of a turn; less with every turn."""
ALL: Final = 100

FROM: Final = [Field(), Field(), Field(), Field(), Field(), Field()]
"""From where each of the others stands. Filled and read within one choice, never kept."""


def _count_arrivals() -> vec[i64]:
    """By steps and rolls: how likely it is this roll that is enough, if none before was."""
    away: vec[i64] = vec[i64]([0] + [CERTAIN] * FAR)
    chances: vec[i64] = vec[i64]([0] * ((FAR + 1) * ROUNDS))
    roll: i64
    steps: i64
    die: i64
    for roll in range(ROUNDS):
        later: vec[i64] = vec[i64]([0])
        for steps in range(1, FAR + 1):
            total: i64 = 0
            for die in range(1, min(DIE + 1, steps)):
                total += away[steps - die]
            later = append(later, total // DIE)
            if away[steps] > 0:
                chances[steps * ROUNDS + roll] = CERTAIN - later[steps] * CERTAIN // away[steps]
        away = later
    return chances


ARRIVALS: Final = _count_arrivals()


class Contest:
    """What a nugget is worth to one player and to the others, who all move before."""

    def __init__(self, public: Public, seat: i64) -> None:
        self.seats: i64 = public.rules.seats
        self.seat = seat
        self.weights: vec[i64] = vec[i64]([0] * self.seats)
        """How much it hurts when somebody gets it, in percent; 0 for who does not want it."""
        self.steps: vec[i64] = vec[i64]([FAR] * self.seats)
        """How far everybody is from the nugget in question."""
        self.mine: i64 = 0
        """What it is worth to the player,"""
        self.theirs: i64 = 0
        """and to the others, as far as it hurts."""
        other: i64
        for other in range(self.seats):
            if not is_mate(public, seat, other) and lacks_of(public, other) > 0:
                self.weights[other] = ALL // (self.seats - 1)

    def weigh(self) -> None:
        """Find out what the nugget is worth from how far it is for everybody."""
        self.mine = 0
        self.theirs = 0
        left: i64 = CERTAIN
        prize: i64 = PRIZE
        roll: i64
        turn: i64
        for roll in range(ROUNDS):
            for turn in range(1, self.seats + 1):
                seat: i64 = (self.seat + turn) % self.seats
                if seat != self.seat and self.weights[seat] == 0:
                    continue
                there: i64 = left * ARRIVALS[max(1, self.steps[seat]) * ROUNDS + roll] // CERTAIN
                left -= there
                if seat == self.seat:
                    self.mine += there * prize // CERTAIN
                else:
                    self.theirs += there * prize // CERTAIN * self.weights[seat] // ALL
            prize = max(0, prize - TURN)

    def weigh_place(self, here: Field, place: i64) -> None:
        """The same of a place in the mine."""
        seat: i64
        for seat in range(self.seats):
            self.steps[seat] = (here if seat == self.seat else FROM[seat]).of(place)
        self.weigh()
