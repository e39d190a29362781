"""What laying a card in the maze, or felling one, is worth to a dwarf of the expansion."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from motherlode.bots.mine.outlook import FAIR, GOOD, MUST, NEAR, NEVER, WEAK
from motherlode.bots.mine.route import FAR, count_exits, is_dead_end
from motherlode.bots.saboteur2.falls import Falls
from motherlode.bots.saboteur2.prospect import AT_HAND, Prospect
from motherlode.bots.saboteur2.roles import digs, door_colour
from motherlode.core.moves import Moves
from motherlode.games.saboteur2.cards import BOSS, FIRST_PATH, GEOLOGIST
from motherlode.games.saboteur2.moves import DIG_MOVE
from motherlode.kit.bands import CELLS
from motherlode.kit.digging import dug_card
from motherlode.kit.discards import CARDS
from motherlode.kit.maze import LADDER
from motherlode.kit.tiles import FIRST

STEP: Final = 50
"""What a card less to the gold is worth to a digger,"""
SETBACK: Final = 40
"""and a card more to a dwarf who is against it."""
MOST: Final = 10
"""No more cards than this are counted: the tunnel is stuck, or free again."""
IDLE: Final = -50
"""A card that changes nothing is better kept or exchanged (SB2-8)."""
LAST_CHANCE: Final = 250
"""What keeps the gold from being found any moment goes before striking one digger of several."""
CRYSTAL: Final = 40
"""What a nugget for somebody else is worth to one who lays a crystal (SB2-23)."""
PERCENT: Final = 100
NO_CARDS: Final = vec[u8]([0] * CARDS)


class Works:
    """One player's view of the maze in one turn."""

    def __init__(self, prospect: Prospect, geologists: i64) -> None:
        """`geologists` is how many others are likely to live on crystals, in percent."""
        self.public = prospect.public
        self.role: i64 = prospect.own.role
        self.route = prospect.route
        self.common = prospect.common
        self.shut_out: bool = prospect.shut_out
        self.digs: bool = digs(self.role)
        self.price: i64 = CRYSTAL * min(geologists, PERCENT) // PERCENT
        self.falls: Falls | None = None

    # Laying

    def of_dig(self, tile: i64, cell: i64) -> i64:
        """Laying a tile on a cell."""
        beyond: i64 = self.route.ways(tile, cell)
        has_crystal: bool = self.public.rules.crystals[tile] != 0
        if self.role == GEOLOGIST:
            return self._of_crystals(tile, cell, beyond, has_crystal=has_crystal)
        price: i64 = self.price if has_crystal else 0
        if not self.digs:
            return self._of_spoiling(tile, cell, beyond) - price
        if self.shut_out and beyond > 0 and self.common.exits(tile, cell) == 0:
            return NEVER  # it would be for the other colour alone
        value: i64 = self._of_digging(tile, cell, beyond) - price
        return value + self._of_door(tile) if value >= GOOD else value

    def helpful(self, moves: Moves) -> vec[u8]:
        """By card, 1 for those that may bring the tunnel nearer to the gold now."""
        helps: vec[u8] = NO_CARDS[:]
        i: i64
        for i in range(moves.count):
            rest: i64 = moves.items[i] - DIG_MOVE
            if rest >= 0:
                cell: i64 = rest % CELLS
                beyond: i64 = self.route.ways(rest // CELLS + FIRST, cell)
                if self.route.after(cell, beyond) < self.route.best:
                    helps[dug_card(self.public.maze, rest, FIRST_PATH)] = 1
        return helps

    def _of_digging(self, tile: i64, cell: i64, beyond: i64) -> i64:
        """More for every card by which the tunnel gets nearer, and for ways that stay open."""
        route = self.route
        if beyond == 0:
            return MUST
        gain: i64 = route.best - route.after(cell, beyond)
        if gain < 0:
            return NEVER
        if gain > 0:
            return GOOD + STEP * min(gain, MOST) + 8 * count_exits(self.public.maze, tile)
        opens: bool = beyond == route.best and beyond < FAR
        is_ladder: bool = i64(self.public.rules.ground.nature[tile]) == LADDER
        return WEAK if opens and not is_ladder else IDLE

    def _of_door(self, tile: i64) -> i64:
        """SB2-21: one's own colour shuts the other out; the boss would rather be paid for both."""
        colour: i64 = door_colour(self.public.rules, tile)
        if colour == self.role:
            return 40
        return -20 if colour >= 0 and self.role == BOSS else 0

    def _of_spoiling(self, tile: i64, cell: i64, beyond: i64) -> i64:
        """More for every card by which the tunnel gets farther; never a step nearer."""
        route = self.route
        if beyond == 0:
            return NEVER
        loss: i64 = route.after(cell, beyond) - route.best
        if loss > 0:
            return self._of_setback(loss)
        if loss < 0:
            return NEVER // 2
        is_front: bool = i64(route.cards[cell]) == route.best and beyond > route.best
        if is_front and is_dead_end(route.walker.through, tile):
            return FAIR - WEAK  # one of several ways that are equally near
        return IDLE

    def _of_setback(self, loss: i64) -> i64:
        value: i64 = FAIR + SETBACK * min(loss, MOST)
        if self.route.best <= NEAR:
            value += FAIR
        return value + LAST_CHANCE if self.route.best <= AT_HAND else value

    def _of_crystals(self, tile: i64, cell: i64, beyond: i64, *, has_crystal: bool) -> i64:
        """A geologist lays crystals wherever it can, and is in no hurry otherwise (SB2-23).

        Crystals are paid whoever wins, and as long as a round goes on there may be more of them.
        """
        after: i64 = self.route.after(cell, beyond)
        if has_crystal:
            if beyond == 0:
                return FAIR
            return GOOD + FAIR + 8 * min(after - self.route.best, MOST)
        if beyond == 0:
            return NEVER // 2
        if self.is_near():
            return self._of_spoiling(tile, cell, beyond)
        if after < self.route.best:
            return -WEAK
        return 30 + 4 * count_exits(self.public.maze, tile)

    def is_near(self) -> bool:
        """Whether a round may end soon that should last."""
        return self.route.best <= NEAR

    # Felling

    def of_rockfall(self, cell: i64) -> i64:
        """Diggers clear away what bars the way to them: dead ends, the other colour's doors.
        Others cut the tunnel near the goals; a geologist spares crystals."""
        walker = self.route.walker
        if walker.lead[cell] == 0 and walker.tied[cell] == 0:
            return -WEAK
        if self.digs:
            return self._of_clearing(cell)
        if self.role == GEOLOGIST and (not self.is_near() or self._glitters(cell)):
            return NEVER
        if self.route.best > NEAR + 1:
            return -WEAK
        loss: i64 = self._falls().after(cell) - self.route.best
        if loss <= 0:
            return -WEAK
        return self._of_setback(loss) + 4 * self.public.rules.ground.grid.column(cell)

    def _of_clearing(self, cell: i64) -> i64:
        gain: i64 = self.route.best - self._falls().after(cell)
        if gain > 1:
            return GOOD + STEP * min(gain, MOST)
        return FAIR if gain == 1 else NEVER

    def _glitters(self, cell: i64) -> bool:
        return self.public.rules.crystals[self.public.maze.mine.at(cell)] != 0

    def _falls(self) -> Falls:
        """Made when it is asked for: few have a rockfall."""
        falls = self.falls
        if falls is None:
            falls = Falls(self.public, self.role, self.route.wanted)
            self.falls = falls
        return falls
