"""A rule-of-thumb player for Saboteur with its expansion: values every move, makes the best."""

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.bots.base import Bot, Budget
from motherlode.bots.mine.suspicion import Suspicion
from motherlode.bots.saboteur2.others import Others
from motherlode.bots.saboteur2.plan import Plan, best_move
from motherlode.bots.saboteur2.prospect import Prospect
from motherlode.bots.saboteur2.roles import doubt_of
from motherlode.bots.saboteur2.works import PERCENT
from motherlode.core.chance import Chance
from motherlode.core.events import Event
from motherlode.core.moves import Moves
from motherlode.core.state import View
from motherlode.games.saboteur2.cards import GEOLOGIST, UNKNOWN_ROLE
from motherlode.games.saboteur2.events import FREED, SWAPPED_ROLE, TRAPPED
from motherlode.games.saboteur2.state import Own, Public


class Thumb(Bot[Public, Own]):
    """Diggers bring a tunnel of their own nearer to where gold may be, saboteurs keep it from
    getting near, geologists look for crystals; all would like to end with a thief and no trap."""

    def __init__(self, seat: i64, chance: Chance) -> None:
        self.chance = chance
        self.suspicion = Suspicion(seat)

    def hear(self, event: Event) -> None:
        """Remember who helped and who harmed, until somebody is somebody else."""
        kind: i64 = event.kind
        if kind == TRAPPED:
            self.suspicion.struck(event.seat, event.a)
        elif kind == FREED:
            self.suspicion.helped(event.seat, event.a)
        elif kind == SWAPPED_ROLE:
            self.suspicion.forget(event.a)
        else:
            self.suspicion.hear(event)

    def choose(self, view: View[Public, Own], moves: Moves, budget: Budget) -> i64:
        """The move with the highest value; chance decides among nearly equal ones."""
        self.suspicion.look_at(view.public.maze)
        prospect = Prospect(view.public, view.own)
        doubts: vec[i64] = self._doubts(prospect)
        others = Others(doubts, doubts, _known_geologists(prospect.own))
        return best_move(Plan(prospect, others, moves), moves, self.chance)

    def _doubts(self, prospect: Prospect) -> vec[i64]:
        """What one knows goes before what one heard."""
        own = prospect.own
        doubts: vec[i64] = self.suspicion.harm[:]
        seat: i64
        for seat in range(len(own.roles)):
            role: i64 = i64(own.roles[seat])
            if role != UNKNOWN_ROLE:
                doubts[seat] = doubt_of(role, own.role, shut_out=prospect.shut_out)
        return doubts


def _known_geologists(own: Own) -> i64:
    """How many of the dwarfs one has seen live on crystals, in percent."""
    known: i64 = 0
    seat: i64
    for seat in range(len(own.roles)):
        if own.roles[seat] == GEOLOGIST and seat != own.seat:
            known += PERCENT
    return known
