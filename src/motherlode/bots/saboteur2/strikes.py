"""Whom to strike and whom to help, by what a player makes of the others and by who leads."""

from typing import Final

from mypy_extensions import i64

from motherlode.bots.mine.outlook import FAIR, GOOD, NEAR, NEVER, WEAK, Outlook
from motherlode.bots.saboteur2.others import Others
from motherlode.bots.saboteur2.prospect import Prospect
from motherlode.games.saboteur2.cards import GEOLOGIST, INSPECT, UNKNOWN_ROLE
from motherlode.games.saboteur2.tricks import may_dig

DOUBTFUL: Final = 4
"""From so much on that an opinion may be off, somebody is worth a look (SB2-17)."""
LOOK_FIRST: Final = 300
"""By so much a blow loses while one could look at whom it would hit."""
SOON: Final = 80
"""How much more it is worth to strike who moves next than who has just moved, when gold is near."""
IN_NO_HURRY: Final = 4
"""A geologist strikes only to make a round last: by so much less while the gold is far."""


class Strikes:
    """One player's view of the others in one turn."""

    def __init__(self, prospect: Prospect, outlook: Outlook, others: Others) -> None:
        self.public = prospect.public
        self.own = prospect.own
        self.late: bool = prospect.late
        self.outlook = outlook
        self.unsure = others.unsure

    def of_breaking(self, seat: i64) -> i64:
        """SAB-15: little for another tool of one who cannot dig already."""
        value: i64 = self._of_striking(seat)
        if not self.outlook.digs and self.outlook.route.best <= NEAR:
            value += SOON * self._turns_after(seat) // self.public.rules.seats
        hampered: bool = not may_dig(self.public.tools, self.public.front, seat)
        return value // 2 if value > 0 and hampered else value

    def of_trapping(self, seat: i64) -> i64:
        """SB2-19: as breaking a tool, and later is better: who is trapped is not paid."""
        if self.late and self._leads(seat):
            return GOOD + FAIR
        return self._of_striking(seat) + (WEAK if self.late else -WEAK)

    def of_freeing(self, seat: i64) -> i64:
        """SB2-19: as mending a tool, but nobody is freed to win."""
        return NEVER // 2 if self._leads(seat) else self.outlook.of_mending(seat)

    def of_inspecting(self, seat: i64) -> i64:
        """SB2-17: early, of whom there is most to learn, and rather of a suspect."""
        if self.own.roles[seat] != UNKNOWN_ROLE or self.late:
            return -WEAK
        if self.own.role == GEOLOGIST:
            return 0
        suspect: i64 = 10 * self.outlook.doubts[seat] if self._would_look(seat) else 0
        return FAIR - WEAK + 20 * self.unsure[seat] + max(suspect, 0)

    def _of_striking(self, seat: i64) -> i64:
        value: i64 = self.outlook.of_breaking(seat)
        if self.own.role == GEOLOGIST and self.outlook.route.best > NEAR:
            return value // IN_NO_HURRY
        return value - LOOK_FIRST if self._would_look(seat) else value

    def _would_look(self, seat: i64) -> bool:
        if self.late or not self.outlook.digs or not self.own.hand.has(INSPECT):
            return False
        return self.own.roles[seat] == UNKNOWN_ROLE and self.unsure[seat] >= DOUBTFUL

    def _turns_after(self, seat: i64) -> i64:
        """How many others move after a seat before the player does."""
        seats: i64 = self.public.rules.seats
        return seats - (seat - self.own.seat + seats) % seats - 1

    def _leads(self, seat: i64) -> bool:
        """SB2-26: whether somebody else has more in the last round, as far as all could count."""
        public = self.public
        if seat == self.own.seat or public.turns.round < public.rules.rounds:
            return False
        return public.counted[seat] > self.own.nuggets
