"""What to do about others: robbing, bats, cave-ins, and where to put what was won."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.bots.goldmine.fields import PASSAGE_STEPS, Field, turns_for
from motherlode.bots.goldmine.outlook import HERE, HOMEWARD, THEIRS, are_mates_home, measure_home
from motherlode.games.goldmine.board import Board
from motherlode.games.goldmine.moves import (
    COLLAPSE_MOVE,
    NOTHING,
    RESTORE_MOVE,
    has_colour,
    may_draw,
)
from motherlode.games.goldmine.pay import is_mate, nuggets_with
from motherlode.games.goldmine.pieces import DIE, GREEN, RED, TUNNELS
from motherlode.games.goldmine.state import Public

NEVER: Final = -1000
COLLECTING: Final = 400
"""What a nugget is worth, in hundredths of a turn."""
LAST_NUGGET: Final = 300
"""How much more the last one that is needed."""
WINNING: Final = 1000
"""What it is worth to keep somebody from winning."""
TOKEN: Final = 100
"""What a token is worth that is kept."""
SUCCESS: Final = 62
"""How often an attacker wins, in percent (GLD-30)."""
ROBBING: Final = vec[i64]([400, 300, 250, 200, 150])
"""What a nugget that is taken from somebody is worth, by how many more they need."""
CAVE_IN: Final = 60
"""What must be won for a tile to be turned over."""
WEIGHTS: Final = vec[i64]([100, 40])
"""How much turns of somebody matter who lacks so many nuggets, in percent of one's own; those of
who lacks more do not."""
CHANCES_OF_TWO: Final = vec[i64]([36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1])
"""By steps: how often two dice are enough, in 36."""

GOLD: Final = Field()
"""From the nuggets. Filled and read within one choice, never kept."""


def lacks_of(public: Public, seat: i64) -> i64:
    """How many more nuggets a player, or a team, needs."""
    return public.rules.needed - nuggets_with(public, seat)


def chance_of_winning(public: Public, seat: i64) -> i64:
    """How likely a seat wins in its next turn, in percent; `HOMEWARD` is filled if anybody may."""
    if lacks_of(public, seat) > 0 or not are_mates_home(public, seat):
        return 0
    steps: i64 = HOMEWARD.of(public.crew.places[seat])
    if has_colour(public, seat, GREEN):
        return CHANCES_OF_TWO[steps] * 100 // 36 if steps <= 2 * DIE else 0
    if steps <= 1:
        return 100
    return (DIE + 1 - steps) * 100 // DIE if steps <= DIE else 0


class Rivalry:
    """One player's view of the others, when it comes to an action."""

    def __init__(self, public: Public, seat: i64) -> None:
        self.public = public
        self.seat = seat
        self.success: i64 = 100 if has_colour(public, seat, RED) else SUCCESS
        self.price: i64 = TOKEN
        """Of a gold challenge: nothing once that is the only way to more nuggets."""
        if public.board.gold.size == 0 and not may_draw(public):
            self.price = 0
        other: i64
        for other in range(public.rules.seats):
            if lacks_of(public, other) <= 0:
                measure_home(public.board, PASSAGE_STEPS)
                break

    def of_collecting(self) -> i64:
        """GLD-6: nearly always; with `collect_and_challenge` a token may follow."""
        if self.public.rules.collect_and_challenge:
            return WINNING * 10
        return COLLECTING + (LAST_NUGGET if lacks_of(self.public, self.seat) == 1 else 0)

    def of_robbing(self, victim: i64) -> i64:
        """GLD-31: whoever needs fewest more."""
        if is_mate(self.public, self.seat, victim):
            return NEVER
        lacks: i64 = max(0, min(len(ROBBING) - 1, lacks_of(self.public, victim)))
        threat: i64 = chance_of_winning(self.public, victim) * WINNING // 100
        return (ROBBING[lacks] + threat) * self.success // 100 - self.price

    def of_bats(self, victim: i64) -> i64:
        """GLD-33: whoever is about to win; a partner who can be carried home."""
        if is_mate(self.public, self.seat, victim):
            return self._of_carrying_home(victim)
        threat: i64 = chance_of_winning(self.public, victim) * WINNING // 100
        return threat * self.success // 100 - TOKEN

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


def of_hiding(cell: i64) -> i64:
    """GLD-32: near oneself, far from others."""
    place: i64 = cell * TUNNELS
    return turns_for(THEIRS.of(place)) - 2 * turns_for(HERE.of(place))


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
