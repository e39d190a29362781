"""A rule-of-thumb player for Gold Mine: values every move, makes the best."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.bots.base import Bot, Budget
from motherlode.bots.goldmine.fields import TURN
from motherlode.bots.goldmine.laying import (
    of_building,
    of_laying,
    of_shortcut,
    steps_to,
    weigh_chamber,
)
from motherlode.bots.goldmine.outlook import HERE, WIN, Outlook
from motherlode.bots.goldmine.rivals import Rivalry, measure_gold, of_cave_in, of_hiding
from motherlode.core.chance import Chance
from motherlode.core.moves import Moves
from motherlode.core.state import View
from motherlode.games.goldmine.laying import CELLS
from motherlode.games.goldmine.moves import (
    BATS_MOVE,
    CARRY_MOVE,
    CHOOSE_MOVE,
    COLLECT,
    DRAW,
    ENOUGH,
    GO_KIND,
    GO_MOVE,
    HIDE_MOVE,
    LAY_MOVE,
    NOTHING,
    ROB_MOVE,
    ROLL,
    ROLL_FOR_PASSAGE,
    ROLL_TWO,
    STAY,
    WALK_MOVE,
    kind_of,
    push_move,
)
from motherlode.games.goldmine.pieces import (
    ACT,
    AGAIN,
    CARRY,
    CHAMBER,
    CHOOSE,
    COLLAPSE,
    FLEE,
    HIDE,
    LAY,
    MOVE,
    TUNNELS,
)
from motherlode.games.goldmine.state import Own, Public
from motherlode.kit.tiles import FIRST

SHADES: Final = 8
"""Chance decides among moves whose values differ by less than this."""
LIKED: Final = vec[i64]([1, 5, 6, 2, 3, 4])
"""How well each miner does, by colour (GLD-43)."""
KEPT: Final = 10
"""What an open tile is worth that is kept (GLD-41)."""


class Regular(Bot[Public, Own]):
    """Walks to the nearest nugget, draws where none is near, and goes home with enough of them;
    robs who has most, and keeps from winning who is about to."""

    def __init__(self, seat: i64, chance: Chance) -> None:
        self.chance = chance

    def choose(self, view: View[Public, Own], moves: Moves, budget: Budget) -> i64:
        """The move with the highest value; chance decides among nearly equal ones."""
        plan = Plan(view.public, view.own.seat)
        best: i64 = moves.items[0]
        highest: i64 = -2 * WIN
        i: i64
        for i in range(moves.count):
            value: i64 = plan.value(moves.items[i]) + self.chance.below(SHADES)
            if value > highest:
                highest = value
                best = moves.items[i]
        return best


class Plan:
    """What one player makes of one question; it works out no more than it needs for that."""

    def __init__(self, public: Public, seat: i64) -> None:
        self.public = public
        self.seat = seat
        self.prompt: i64 = public.course.prompt
        self.outlook: Outlook | None = None
        self.rivalry: Rivalry | None = None
        if self.prompt in (ACT, CARRY):
            self.rivalry = Rivalry(public, seat)
            if self.prompt == CARRY:
                measure_gold(public.board)
        elif public.course.phase == 2 and self.prompt != COLLAPSE:
            self.outlook = Outlook(public, seat)
            if self.prompt in (MOVE, AGAIN) or public.course.may_roll:
                self.outlook.look_ahead()

    def value(self, move: i64) -> i64:
        """How good a move seems, in hundredths of a turn that it saves."""
        prompt: i64 = self.prompt
        if self.rivalry is not None:
            return self._of_action(self.rivalry, move)
        if self.outlook is not None:
            return self._of_turn(self.outlook, move)
        if prompt == COLLAPSE:
            return of_cave_in(self.public, self.seat, move)
        if prompt == CHOOSE:
            return LIKED[move - CHOOSE_MOVE] * TURN
        return self._of_building(move)

    def _of_building(self, move: i64) -> i64:
        rest: i64 = move - LAY_MOVE
        if move >= push_move(self.public):
            return 0  # GLD-3: where it is pushed in is all the same
        return of_building(self.public.board, rest // CELLS + FIRST, rest % CELLS)

    def _of_action(self, rivalry: Rivalry, move: i64) -> i64:
        if self.prompt == CARRY:
            here: i64 = self.public.crew.places[self.public.course.victim]
            return rivalry.of_carrying(here if move == STAY else move - CARRY_MOVE)
        if move == NOTHING:
            return 0
        if move == COLLECT:
            return rivalry.of_collecting()
        if move >= BATS_MOVE:
            return rivalry.of_bats(move - BATS_MOVE)
        return rivalry.of_robbing(move - ROB_MOVE)

    def _of_turn(self, outlook: Outlook, move: i64) -> i64:
        prompt: i64 = self.prompt
        if prompt in (MOVE, AGAIN):
            return self._of_move(outlook, move)
        if prompt == LAY:
            rest: i64 = move - LAY_MOVE
            return of_laying(outlook, rest // CELLS + FIRST, rest % CELLS)
        if prompt == HIDE:
            return of_hiding(outlook, move - HIDE_MOVE)
        if prompt == FLEE:
            return outlook.worth_later(outlook.place if move == STAY else move - WALK_MOVE)
        return self._of_walk(outlook, move)

    def _of_move(self, outlook: Outlook, move: i64) -> i64:
        """GLD-5, GLD-43: what the rest of the move is likely to bring."""
        if move == ENOUGH:
            return outlook.after_laying()
        if move == DRAW:
            return outlook.of_drawing()
        if move == ROLL:
            return outlook.of_rolling()
        if move == ROLL_TWO:
            return outlook.of_rolling_two()
        if move == ROLL_FOR_PASSAGE:
            return outlook.of_passage()
        if move >= LAY_MOVE:
            return self._of_open_tile(outlook, move - LAY_MOVE)
        return outlook.worth((move - GO_MOVE) * TUNNELS)

    def _of_open_tile(self, outlook: Outlook, rest: i64) -> i64:
        """GLD-41: a chamber to step on before others do, a shortcut; else it is kept."""
        tile: i64 = rest // CELLS + FIRST
        cell: i64 = rest % CELLS
        plain: i64 = outlook.after_laying()
        if i64(self.public.rules.sort[tile]) == CHAMBER and outlook.lacks > 0:
            steps: i64 = steps_to(HERE, outlook.board, tile, cell)
            weigh_chamber(outlook, tile, cell)
            return max(plain, outlook.of_chamber(steps)) - outlook.contest.theirs - KEPT
        return plain + of_shortcut(outlook, tile, cell) - KEPT

    def _of_walk(self, outlook: Outlook, move: i64) -> i64:
        """GLD-20, GLD-21, GLD-43."""
        if move == STAY:
            return outlook.worth(outlook.place)
        if move == ROLL:
            return outlook.of_rolling()
        if kind_of(move) == GO_KIND:
            return outlook.worth((move - GO_MOVE) * TUNNELS)
        return outlook.worth(move - WALK_MOVE)
