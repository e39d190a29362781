"""What one player makes of a turn: where to go, and what dice and tiles may bring."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.bots.goldmine.contest import FROM, Contest
from motherlode.bots.goldmine.fields import (
    BLUE_STEPS,
    FAR,
    PASSAGE_STEPS,
    Field,
    turns_for,
)
from motherlode.bots.goldmine.robbing import price_of_robbing, success_of, worth_of_robbing
from motherlode.games.goldmine.board import OPPOSITE, Board
from motherlode.games.goldmine.moves import has_colour, is_passage, may_draw, may_name
from motherlode.games.goldmine.pay import is_mate, nuggets_with
from motherlode.games.goldmine.pieces import BLACK, BLUE, CHAMBER, DIE, GREEN, TUNNELS, YELLOW
from motherlode.games.goldmine.play import LUCKY
from motherlode.games.goldmine.rulebook import NO_TUNNEL
from motherlode.games.goldmine.state import Public
from motherlode.kit.mine import SIDES
from motherlode.kit.tiles import EMPTY

WIN: Final = 100000
DRAW_BONUS: Final = 10
"""What a tile is worth that is laid on the way."""
SIX: Final = 50
"""What a roll is worth where a tile must be restored."""
FITTING: Final = 70
"""How often a chamber fits where one wants it, in percent."""
MOST_RIVALRY: Final = 5
"""Steps that a nugget seems farther at most because somebody is nearer to it."""
WALKING_ON: Final = 40
"""What a step is worth that is left after a nugget, to who takes them on the way (GLD-43)."""
MOST_STEPS: Final = 2 * DIE
WAYS_OF_TWO: Final = DIE * DIE

HERE: Final = Field()
"""From where the player stands."""
THEIRS: Final = Field()
"""From where any of the others stands."""
GOAL: Final = Field()
"""From what the player wants next."""
HOMEWARD: Final = Field()
"""From the entrance, where it matters. All are filled and read within one choice, never kept."""
REACH: Final = Field()
"""What the next walk may come to."""


class Outlook:
    """One player's view of one turn of phase 2.

    A place is worth less for every turn until the next nugget is taken from there, or until one is
    home, in hundredths of a turn; nothing for a nugget that is taken at once.
    """

    def __init__(self, public: Public, seat: i64) -> None:
        self.public = public
        self.board = public.board
        self.seat = seat
        self.place: i64 = public.crew.places[seat]
        self.lacks: i64 = public.rules.needed - nuggets_with(public, seat)
        self.passage: i64 = BLUE_STEPS if has_colour(public, seat, BLUE) else PASSAGE_STEPS
        self.chambers: i64 = chambers_left(public)
        self.best: vec[i64] = vec[i64]([-WIN] * (MOST_STEPS + 1))
        """The worth of the best place within so many steps."""
        self.lone: bool = are_mates_home(public, seat)
        """Whether all partners of the player stand on the entrance."""
        self.stuck: bool = False
        """Whether there is no way to what the player wants."""
        self.contest = Contest(public, seat)
        self.loot: vec[i64] = vec[i64]([0] * public.rules.seats)
        """What it is worth to rob each of the others."""
        self._count_loot()
        self._look_around()
        self._find_goal()

    def _look_around(self) -> None:
        """Measure from the player, from the others, from home."""
        board = self.board
        HERE.begin(board)
        HERE.put(self.place, 0)
        HERE.spread(board, self.passage)
        THEIRS.begin(board)
        seat: i64
        for seat in range(self.public.rules.seats):
            if seat != self.seat:
                THEIRS.put(self.public.crew.places[seat], 0)
                FROM[seat].begin(board)
                FROM[seat].put(self.public.crew.places[seat], 0)
                FROM[seat].spread(board, PASSAGE_STEPS)
        THEIRS.spread(board, PASSAGE_STEPS)
        if self.lacks == 1:
            measure_home(board, self.passage)

    # Where to

    def _find_goal(self) -> None:
        """GLD-35: home with enough nuggets; else to nuggets, or where new ones may be found."""
        GOAL.begin(self.board)
        if self.lacks <= 0:
            GOAL.put(self.public.rules.home * TUNNELS, 0)
        else:
            self._put_nuggets()
        GOAL.spread(self.board, self.passage)
        if GOAL.of(self.place) == FAR and self.lacks > 0 and may_draw(self.public):
            put_open_mouths(GOAL, self.board)
            GOAL.spread(self.board, self.passage)
        if GOAL.of(self.place) == FAR:
            self.stuck = True
            self._put_ways_out()
            GOAL.spread(self.board, self.passage)

    def _put_nuggets(self) -> None:
        gold = self.board.gold
        i: i64
        for i in range(gold.size):
            place: i64 = gold.items[i] * TUNNELS
            GOAL.put(place, self._detour(place))

    def _put_ways_out(self) -> None:
        """There is no way to what one wants: look for somebody to rob, or for a tile to restore."""
        crew = self.public.crew
        board = self.board
        seat: i64
        side: i64
        if self.lacks > 0 and crew.gold[self.seat] > 0:
            for seat in range(self.public.rules.seats):
                if self._is_worth_robbing(seat):
                    GOAL.put(crew.places[seat], 0)
        i: i64
        for i in range(board.collapsed.size):
            for side in range(SIDES):
                place: i64 = place_beside(board, board.collapsed.items[i], side)
                if place >= 0:
                    GOAL.put(place, 0)

    def _is_worth_robbing(self, seat: i64) -> bool:
        if is_mate(self.public, self.seat, seat) or not may_name(self.public, self.seat, seat):
            return False
        return self.public.crew.nuggets[seat] > 0

    def _detour(self, place: i64) -> i64:
        """Steps that a nugget is farther than it seems: others are nearer, or home is far."""
        rivalry: i64 = max(0, min(MOST_RIVALRY, HERE.of(place) - THEIRS.of(place)))
        return rivalry + (HOMEWARD.of(place) if self.lacks == 1 else 0)

    def worth(self, place: i64) -> i64:
        """What it is worth to end a move there."""
        if self.lacks > 0 and self.board.has_gold(place // TUNNELS):
            return -turns_for(HOMEWARD.of(place)) if self.lacks == 1 else 0
        return self.worth_later(place) + self._of_company(place // TUNNELS)

    def _of_company(self, cell: i64) -> i64:
        """GLD-31: what it is worth to end a move beside somebody who can be robbed."""
        best: i64 = 0
        seat: i64
        for seat in range(self.public.rules.seats):
            if self.public.crew.cell_of(seat) == cell:
                best = max(best, self.loot[seat])
        return best

    def _count_loot(self) -> None:
        public = self.public
        success: i64 = success_of(public, self.seat)
        price: i64 = price_of_robbing(public)
        seat: i64
        for seat in range(public.rules.seats):
            if public.crew.gold[self.seat] > 0 and self._is_worth_robbing(seat):
                self.loot[seat] = worth_of_robbing(public, seat) * success // 100 - price

    def worth_later(self, place: i64) -> i64:
        """What it is worth to stand there when nothing can be taken now."""
        if self.lacks <= 0 and place // TUNNELS == self.public.rules.home:
            return WIN if self.lone else 0
        return -turns_for(GOAL.of(place))

    # What dice may bring

    def look_ahead(self) -> None:
        """Work out what a walk of so many steps is worth."""
        green: bool = has_colour(self.public, self.seat, GREEN)
        yellow: bool = has_colour(self.public, self.seat, YELLOW)
        REACH.walk(self.board, self.place, MOST_STEPS if green else DIE)
        best: vec[i64] = self.best
        i: i64
        for i in range(REACH.size):
            place: i64 = REACH.found[i]
            steps: i64 = REACH.of(place)
            worth: i64 = self.worth(place)
            if worth > best[steps]:
                best[steps] = worth
        for i in range(1, MOST_STEPS + 1):
            walks_on: bool = yellow and self.lacks > 1 and best[i - 1] >= 0
            best[i] = max(best[i], best[i - 1] + (WALKING_ON if walks_on else 0))

    def of_rolling(self) -> i64:
        """GLD-5 (b); who is cut off needs a six (GLD-44)."""
        total: i64 = SIX * DIE if self.stuck and self.board.collapsed.size > 0 else 0
        die: i64
        for die in range(1, DIE + 1):
            total += self.best[die]
        return total // DIE

    def of_rolling_two(self) -> i64:
        """GLD-43: Green."""
        total: i64 = 0
        one: i64
        two: i64
        for one in range(1, DIE + 1):
            for two in range(1, DIE + 1):
                total += self.best[one + two]
        return total // WAYS_OF_TWO

    def of_passage(self) -> i64:
        """GLD-21."""
        through: i64 = self._best_passage()
        total: i64 = 0
        one: i64
        two: i64
        for one in range(1, DIE + 1):
            for two in range(1, DIE + 1):
                if one + two >= LUCKY:
                    total += max(through, self.best[max(one, two)])
                else:
                    total += self.best[min(one, two)]
        return total // WAYS_OF_TWO

    def _best_passage(self) -> i64:
        laid = self.board.mine.laid
        best: i64 = -WIN
        i: i64
        for i in range(laid.size):
            if is_passage(self.public, self.seat, laid.items[i]):
                best = max(best, self.worth(laid.items[i] * TUNNELS))
        return best

    # What tiles may bring

    def after_laying(self) -> i64:
        """GLD-5 (a), GLD-43: the walk after a tile was laid; Black may roll."""
        if has_colour(self.public, self.seat, BLACK):
            return self.of_rolling()
        return self.best[1]

    def of_drawing(self) -> i64:
        """Any tile, a chamber perhaps, beside the nearest open mouth."""
        plain: i64 = self.after_laying()
        stack: i64 = self.public.supply.stack
        if self.lacks <= 0 or stack == 0:
            return plain - DRAW_BONUS
        lucky: i64 = max(plain, self.of_chamber(1 + self._nearest_mouth()))
        gain: i64 = (lucky - plain) * FITTING // 100
        return plain + DRAW_BONUS + gain * self.chambers // stack

    def of_chamber(self, steps: i64) -> i64:
        """A new chamber so many steps away, before the walk; with the last nugget one goes home."""
        home: i64 = HOMEWARD.of(self.place) + 1 if self.lacks == 1 else 0
        if steps > 1:
            return -turns_for(min(FAR, steps - 1 + home))
        return -turns_for(min(FAR, home)) if self.lacks == 1 else 0

    def _nearest_mouth(self) -> i64:
        i: i64
        for i in range(REACH.size):
            if has_open_mouth(self.board, REACH.found[i]):
                return REACH.of(REACH.found[i])
        return DIE


def are_mates_home(public: Public, seat: i64) -> bool:
    """GLD-42: whether all partners of a player stand on the entrance."""
    home: i64 = public.rules.home
    other: i64
    for other in range(public.rules.seats):
        away: bool = other != seat and public.crew.cell_of(other) != home
        if away and is_mate(public, seat, other):
            return False
    return True


def measure_home(board: Board, passage: i64) -> None:
    """Fill `HOMEWARD`."""
    HOMEWARD.begin(board)
    HOMEWARD.put(board.rules.home * TUNNELS, 0)
    HOMEWARD.spread(board, passage)


def chambers_left(public: Public) -> i64:
    """How many gold chambers are in the stack: everyone can count them."""
    rules = public.rules
    count: i64 = 0
    kind: i64
    for kind in range(rules.kinds):
        if i64(rules.sort[i64(rules.tiles.first[kind])]) == CHAMBER:
            count += i64(public.supply.left[kind])
    return count


def put_open_mouths(field: Field, board: Board) -> None:
    """A field spreads from every place where a tile may be laid beside it, too."""
    frontier = board.reach.frontier
    i: i64
    side: i64
    for i in range(frontier.size):
        cell: i64 = frontier.items[i]
        if board.is_beside_collapsed(cell):
            continue
        for side in range(SIDES):
            place: i64 = place_beside(board, cell, side)
            if place >= 0:
                field.put(place, 0)


def place_beside(board: Board, cell: i64, side: i64) -> i64:
    """The place whose mouth faces a side of a cell (0 north to 3 west); -1 for none."""
    beside: i64 = cell + board.rules.grid.step[side]
    tunnel: i64 = i64(board.rules.enters[board.mine.at(beside) * SIDES + OPPOSITE[side]])
    return -1 if tunnel == NO_TUNNEL else beside * TUNNELS + tunnel


def has_open_mouth(board: Board, place: i64) -> bool:
    """Whether a tile could be laid beside a place."""
    cell: i64 = place // TUNNELS
    arms: i64 = i64(board.rules.arms[board.mine.at(cell) * TUNNELS + place % TUNNELS])
    side: i64
    for side in range(SIDES):
        if (arms >> side) & 1 == 1:
            beside: i64 = cell + board.rules.grid.step[side]
            if board.mine.at(beside) == EMPTY and not board.is_beside_collapsed(beside):
                return True
    return False
