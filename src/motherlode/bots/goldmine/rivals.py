"""What to do about others: robbing, bats, cave-ins, and where to put what was won."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.bots.goldmine.contest import ALL
from motherlode.bots.goldmine.fields import FAR, PASSAGE_STEPS, TURN, Field, turns_for
from motherlode.bots.goldmine.outlook import HERE, HOMEWARD, REACH, Outlook, measure_home
from motherlode.bots.goldmine.race import CERTAIN, LUCK, chance_to_outlast
from motherlode.bots.goldmine.robbing import (
    lacks_of,
    price_of_robbing,
    success_of,
    worth_of_robbing,
)
from motherlode.games.goldmine.board import Board
from motherlode.games.goldmine.moves import (
    COLLAPSE_MOVE,
    NOTHING,
    RESTORE_MOVE,
    has_colour,
    may_send_bats,
    may_take,
)
from motherlode.games.goldmine.pay import is_mate
from motherlode.games.goldmine.pieces import DIE, GREEN, TUNNELS
from motherlode.games.goldmine.state import Public

NEVER: Final = -1000
COLLECTING: Final = 400
"""What a nugget is worth, in hundredths of a turn,"""
LATE: Final = 40
"""and once somebody has enough of them, when it matters only who is home first."""
NUGGET: Final = 250
"""In how many hundredths of a turn one finds another,"""
ITS_STEPS: Final = 10
"""and how many steps it takes somebody else."""
HELP: Final = 1
"""Steps that a way home seems longer for everyone else who can send bats before."""
BATS: Final = 50
"""What a bat challenge is worth that is kept, beside what it may still be good for in this race."""
CAVE_IN: Final = 60
"""What must be won for a tile to be turned over."""
WEIGHTS: Final = vec[i64]([100, 40])
"""How much turns of somebody matter who lacks so many nuggets, in percent of one's own; those of
who lacks more do not."""
GOLD: Final = Field()
"""From the nuggets. Filled and read within one choice, never kept."""


def way_home(public: Public, seat: i64) -> i64:
    """Steps of a player from the entrance, in a team of the last of them (GLD-42); to Green, who
    rolls two dice, a way seems half as long (GLD-43). `HOMEWARD` is filled."""
    steps: i64 = 0
    other: i64
    for other in range(public.rules.seats):
        if is_mate(public, seat, other):
            steps = max(steps, steps_home(public, other, public.crew.places[other]))
    return steps


def steps_home(public: Public, seat: i64, place: i64) -> i64:
    """As many from a place."""
    steps: i64 = HOMEWARD.of(place)
    return (steps + 1) // 2 if has_colour(public, seat, GREEN) else steps


class Rivalry:
    """One player's view of the others, when it comes to an action."""

    def __init__(self, public: Public, seat: i64) -> None:
        self.public = public
        self.seat = seat
        self.success: i64 = success_of(public, seat)
        self.price: i64 = price_of_robbing(public)
        self.ways: vec[i64] = vec[i64]([FAR] * public.rules.seats)
        """Of every other player, or team, with enough nuggets: steps home."""
        self.threatened: bool = False
        self.turns: i64 = 0
        """Hundredths of a turn until one wins oneself, if nothing is collected now."""
        self.now: i64 = 0
        """How likely one wins then."""
        self._look_around()

    def _look_around(self) -> None:
        public = self.public
        measure_home(public.board, PASSAGE_STEPS)
        other: i64
        for other in range(public.rules.seats):
            if lacks_of(public, other) <= 0 and not is_mate(public, self.seat, other):
                self.ways[other] = min(
                    FAR - 1, way_home(public, other) + HELP * self._helpers(other)
                )
                self.threatened = True
        lacks: i64 = max(0, lacks_of(public, self.seat))
        self.turns = lacks * NUGGET + turns_for(way_home(public, self.seat))
        if may_take(public, self.seat) and lacks > 0:
            self.turns += TURN - NUGGET
        self.now = self._chance(self.turns, public.crew.bats[self.seat])

    def _helpers(self, victim: i64) -> i64:
        """How many others can send bats before somebody moves."""
        public = self.public
        count: i64 = 0
        seat: i64 = (self.seat + 1) % public.rules.seats
        while seat != victim:
            if may_send_bats(public, seat, victim) and not is_mate(public, seat, victim):
                count += 1
            seat = (seat + 1) % public.rules.seats
        return count

    def _chance(self, turns: i64, bats: i64) -> i64:
        """How likely one is home before all others, in parts of `CERTAIN`; or the game goes on at
        least, and turns."""
        home: i64 = self._chance_to_outlast_all(turns, bats)
        return (home * (100 - LUCK) + self._chance_to_outlast_all(TURN, bats) * LUCK) // 100

    def _chance_to_outlast_all(self, turns: i64, bats: i64) -> i64:
        chance: i64 = CERTAIN
        seat: i64
        for seat in range(self.public.rules.seats):
            if self.ways[seat] < FAR and not self._is_counted(seat):
                chance = chance * chance_to_outlast(bats, self.ways[seat], turns) // CERTAIN
        return chance

    def _is_counted(self, seat: i64) -> bool:
        """Whether somebody before a seat plays with it."""
        other: i64
        for other in range(seat):
            if is_mate(self.public, seat, other):
                return True
        return False

    def _chance_against(self, victim: i64, way: i64, bats: i64) -> i64:
        """How likely one is home first if somebody had so many steps home."""
        before: i64 = self.ways[victim]
        seat: i64
        for seat in range(self.public.rules.seats):
            if is_mate(self.public, victim, seat):
                self.ways[seat] = way
        chance: i64 = self._chance(self.turns, bats)
        for seat in range(self.public.rules.seats):
            if is_mate(self.public, victim, seat):
                self.ways[seat] = before
        return chance

    def of_collecting(self) -> i64:
        """GLD-6: nearly always; with `collect_and_challenge` a token may follow."""
        if self.public.rules.collect_and_challenge:
            return CERTAIN
        if not self.threatened:
            return COLLECTING
        bats: i64 = self.public.crew.bats[self.seat]
        return LATE + self._chance(self.turns - TURN, bats) - self.now

    def of_robbing(self, victim: i64) -> i64:
        """GLD-31: whoever needs fewest more."""
        if is_mate(self.public, self.seat, victim):
            return NEVER
        value: i64 = worth_of_robbing(self.public, victim)
        if self.ways[victim] < FAR and lacks_of(self.public, victim) == 0:
            bats: i64 = self.public.crew.bats[self.seat]
            way: i64 = min(FAR - 1, self.ways[victim] + ITS_STEPS)
            value += self._chance_against(victim, way, bats) - self.now
        return value * self.success // 100 - self.price

    def of_bats(self, victim: i64) -> i64:
        """GLD-33: whoever is about to win; a partner who can be carried home."""
        if is_mate(self.public, self.seat, victim):
            return self._of_carrying_home(victim)
        if self.ways[victim] == FAR:
            return -BATS
        bats: i64 = self.public.crew.bats[self.seat] - 1
        missed: i64 = self._chance(self.turns, bats) * (100 - self.success)
        hit: i64 = self._chance_after_bats(victim, bats) * self.success
        return (hit + missed) // 100 - self.now - BATS

    def _chance_after_bats(self, victim: i64, bats: i64) -> i64:
        """How likely one is home first once somebody was carried as far as the die allows."""
        public = self.public
        REACH.walk(public.board, public.crew.places[victim], DIE)
        way: i64 = self.ways[victim]
        help: i64 = HELP * self._helpers(victim)
        total: i64 = 0
        done: i64 = 0
        die: i64
        for die in range(1, DIE + 1):
            while done < REACH.size and REACH.of(REACH.found[done]) <= die:
                way = max(way, help + steps_home(public, victim, REACH.found[done]))
                done += 1
            total += self._chance_against(victim, min(FAR - 1, way), bats)
        return total // DIE

    def _of_carrying_home(self, partner: i64) -> i64:
        """GLD-42: all members must stand on the entrance."""
        if lacks_of(self.public, partner) > 0:
            return NEVER
        steps: i64 = HOMEWARD.of(self.public.crew.places[partner])
        if not 0 < steps <= DIE:
            return NEVER
        return COLLECTING * (DIE + 1 - steps) // DIE * self.success // 100

    def of_carrying(self, place: i64) -> i64:
        """GLD-33: somebody away from home, or from gold, behind mud; a partner home."""
        public = self.public
        victim: i64 = public.course.victim
        steps: i64
        if lacks_of(public, victim) > 0:
            steps = GOLD.of(place)
        else:
            steps = HOMEWARD.of(place)
        value: i64 = turns_for(steps)
        return -value if is_mate(public, self.seat, victim) else value


def of_hiding(outlook: Outlook, cell: i64) -> i64:
    """GLD-32: where one comes first, though all others move before; far from the victim above all,
    who else has it back."""
    contest = outlook.contest
    contest.weights[outlook.public.course.victim] = ALL
    contest.weigh_place(HERE, cell * TUNNELS)
    return contest.mine - contest.theirs


# Cave-ins


def of_cave_in(public: Public, seat: i64, move: i64) -> i64:
    """GLD-44: what others lose by it, more than oneself."""
    if move == NOTHING:
        return 0
    after = Board(public.rules)
    after.become(public.board)
    value: i64 = 0
    if move >= RESTORE_MOVE:
        after.turn_back(move - RESTORE_MOVE)
    else:
        after.turn_over(move - COLLAPSE_MOVE)
        value -= CAVE_IN
    other: i64
    for other in range(public.rules.seats):
        if is_mate(public, seat, other):
            value += _loss(public, public.board, other) - _loss(public, after, other)
        else:
            lost: i64 = _loss(public, after, other) - _loss(public, public.board, other)
            value += lost * _weight(lacks_of(public, other)) // 100
    return value


def _weight(lacks: i64) -> i64:
    return WEIGHTS[max(0, lacks)] if lacks < len(WEIGHTS) else 0


def _loss(public: Public, board: Board, seat: i64) -> i64:
    """Hundredths of a turn to the next nugget, with enough of them home; home matters anyway."""
    place: i64 = public.crew.places[seat]
    measure_home(board, PASSAGE_STEPS)
    home: i64 = turns_for(HOMEWARD.of(place))
    if lacks_of(public, seat) <= 0:
        return home
    measure_gold(board)
    return turns_for(GOLD.of(place)) + home // 4


def measure_gold(board: Board) -> None:
    """Fill `GOLD`."""
    GOLD.begin(board)
    i: i64
    for i in range(board.gold.size):
        GOLD.put(board.gold.items[i] * TUNNELS, 0)
    GOLD.spread(board, PASSAGE_STEPS)
