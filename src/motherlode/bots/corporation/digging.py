"""Where a dig leads: what it finds, and what it opens to the next player."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from motherlode.bots.corporation.ending import is_won
from motherlode.bots.corporation.ground import Ground, Openings
from motherlode.bots.corporation.stakes import Stakes
from motherlode.bots.corporation.treasures import Treasures
from motherlode.games.corporation.field import SIDES
from motherlode.games.corporation.moves import CELLS, overtimes
from motherlode.games.corporation.pieces import (
    COLOUR_BIT,
    COLOURS,
    CONTENT_NAMES,
    GOLD,
    NO_COLOUR,
    PASSAGE,
)
from motherlode.games.corporation.state import Public

NONE: Final = -1000000
"""Less than any dig is worth."""
DENIED: Final = 60
"""How much it matters what the next player could find instead, in percent."""
NEARER: Final = 25
"""How much it matters what the next player finds with fewer crystals now, in percent of that."""
TOWARDS: Final = vec[i64]([0, 0, 0, 0, 30, 20, 10])
"""What an end is worth by how far it is from new treasures: too far for the next player."""
OPENED: Final = 70
"""How much it matters what the next player can find only now, in percent."""
LEFT_TO_ONESELF: Final = 30
"""How much gold matters that is opened and pays oneself more than the next player, in percent."""
LATER: Final = 20
"""What is found with the next crystal is worth so much more than what is found after it."""
TOKEN: Final = 100
"""What a token of Overtime is worth that is kept (COR-21)."""
FINAL: Final = 100000
"""What it is worth to win with the last gold; to lose with it is worth as much less."""
MOST_EXTRA: Final = 1
"""So many crystals of Overtime are planned with."""

GOLD_AWAY: Final = Ground()
"""From gold that no corporation comes to in one dig."""
TREASURE_AWAY: Final = Ground()
"""From such gnomes, safes and chests. Both are asked within one question, never kept."""
NO_CELL: Final = vec[i64]([0] * CELLS)


class Digging:
    """What a player makes of a dig; looks at whole digs, along one tunnel or at several ends."""

    def __init__(self, public: Public, stakes: Stakes) -> None:
        self.public = public
        self.field = public.field
        self.stakes = stakes
        self.treasures = Treasures(public, stakes)
        self.caved: i64 = public.holdings.caved_in()
        self.extra: i64 = min(MOST_EXTRA, overtimes(public, stakes.seat))
        """Crystals of Overtime that may be added."""
        self.total: i64 = public.course.left + self.extra
        """Crystals that may be placed, Overtime too."""
        self.through: bool = self.field.free_passages() > 1
        self.alone: bool = public.course.declared
        """COR-26."""
        self.denied: vec[i64] = NO_CELL[:]
        """By cell: what it is worth that the next player will not find it."""
        self.brought: vec[i64] = NO_CELL[:]
        """By cell: what it is worth that the next player finds it beside a crystal."""
        self.placed: vec[u8] = public.rules.grid.noughts[:]
        """Cells of the tunnel that is thought about."""
        self.colour: i64 = NO_COLOUR
        self.gains: vec[i64] = vec[i64]([0] * len(CONTENT_NAMES))
        """By what lies on a cell, in this colour."""
        self.opening: i64 = 0
        """What it is worth to open gold to the next player, in this colour."""
        self.ending: i64 = 0
        """What it is worth to dig all gold that is left in this colour (COR-30)."""
        self.struck: i64 = 0
        """Golds of the tunnel that is thought about."""
        self.picks: vec[i64] = vec[i64](capacity=8)
        """Cells with treasures beside crystals of this colour, the best first."""
        self.rest: i64 = 0
        """What it costs to place a crystal of this colour where it does least harm."""
        self._survey()

    def _survey(self) -> None:
        """Which treasures the next player can come to, and how far the others are."""
        field = self.field
        stakes = self.stakes
        openings = Openings(field, self.public.rules.crystals, self.caved)
        GOLD_AWAY.begin(field)
        TREASURE_AWAY.begin(field)
        cell: i64
        for cell in range(self.public.rules.grid.size):
            content: i64 = i64(field.content[cell])
            if not self.treasures.is_one(content) or not field.is_free(cell):
                continue
            colours: i64 = i64(openings.colours[cell])
            if content == GOLD:
                if colours == 0:
                    GOLD_AWAY.put(cell, 0)
                else:
                    self.denied[cell] = -stakes.worth_left(colours, stakes.next) * DENIED // 100
            elif colours == 0:
                TREASURE_AWAY.put(cell, 0)
            else:
                self.denied[cell] = -self.treasures.lost(content) * DENIED // 100
            if i64(field.beside[cell]) & ~self.caved == 0:
                self.brought[cell] = -self.denied[cell] * NEARER // 100
        GOLD_AWAY.spread(field, len(TOWARDS) - 1)
        TREASURE_AWAY.spread(field, len(TOWARDS) - 1)

    # Colours

    def turn_to(self, colour: i64) -> None:
        """Think about a colour from now on."""
        if colour == self.colour:
            return
        self.colour = colour
        self._value(colour)
        self._find_picks()

    def _value(self, colour: i64) -> None:
        stakes = self.stakes
        content: i64
        for content in range(len(self.gains)):
            self.gains[content] = self.treasures.found(content)
        self.gains[GOLD] = stakes.worth(colour, stakes.seat, alone=self.alone)
        left: i64 = stakes.worth(colour, stakes.next)
        self.opening = left * (OPENED if left < 0 else LEFT_TO_ONESELF) // 100
        self.ending = FINAL if self._is_won(colour) else -FINAL

    def _is_won(self, colour: i64) -> bool:
        """Whether all gold that is left, dug in a colour, wins (COR-26, COR-32)."""
        seat: i64 = self.stakes.seat
        paid: vec[i64] = self.stakes.all_paid(colour, seat if self.alone else -1)
        return is_won(self.stakes, paid, seat, seat, self.treasures.gold)

    def _find_picks(self) -> None:
        field = self.field
        self.picks = vec[i64](capacity=8)
        self.rest = NONE
        i: i64
        for i in range(field.rim.size):
            cell: i64 = field.rim.items[i]
            if not field.touches(cell, self.colour) or i64(field.content[cell]) == PASSAGE:
                continue
            self.rest = max(self.rest, self._of_end(cell))
            if self._gain(cell) > 0:
                self._pick(cell)
        if self.rest == NONE:
            self.rest = 0

    def _pick(self, cell: i64) -> None:
        self.picks = append(self.picks, cell)
        i: i64 = len(self.picks) - 1
        while i > 0 and self._gain(self.picks[i - 1]) < self._gain(cell):
            self.picks[i] = self.picks[i - 1]
            i -= 1
        self.picks[i] = cell

    def best_dig(self) -> i64:
        """What the best dig of any colour is worth."""
        field = self.field
        best: i64 = NONE
        colour: i64
        i: i64
        for colour in range(COLOURS):
            if self.public.course.colour not in (colour, NO_COLOUR) or self._is_caved(colour):
                continue
            self.turn_to(colour)
            for i in range(field.rim.size):
                if field.touches(field.rim.items[i], colour):
                    best = max(best, self.from_cell(field.rim.items[i]))
        return best

    def _is_caved(self, colour: i64) -> bool:
        return self.caved & COLOUR_BIT[colour] != 0

    # Tunnels

    def from_cell(self, cell: i64) -> i64:
        """The best dig that starts on a cell; if it is a passage, through it."""
        if i64(self.field.content[cell]) != PASSAGE:
            return self._go(cell, self.total - 1)
        return self._pass(cell, self.total)

    def through_passage(self, way_in: i64, way_out: i64) -> i64:
        """The best dig that starts through a passage."""
        self.placed[way_in] = u8(1)
        value: i64 = self._go(way_out, max(0, self.total - 2))
        self.placed[way_in] = u8(0)
        return value

    def _gain(self, cell: i64) -> i64:
        return self.gains[i64(self.field.content[cell])] + self.denied[cell]

    def _go(self, cell: i64, left: i64) -> i64:
        """A crystal comes to lie on a cell, so many are left."""
        if i64(self.field.content[cell]) != GOLD:
            return self._gain(cell) + self._after(cell, left)
        if self._is_last(self.struck + 1):
            return self._gain(cell) + self.ending
        self.struck += 1
        value: i64 = self._gain(cell) + self._after(cell, left)
        self.struck -= 1
        return value

    def _is_last(self, golds: i64) -> bool:
        """COR-30: whether the game is over after so many golds of this dig."""
        return golds == self.treasures.gold

    def _after(self, cell: i64, left: i64) -> i64:
        """What comes after a crystal on a cell."""
        if left == 0:
            return self._of_end(cell)
        self.placed[cell] = u8(1)
        best: i64 = self._go_on(cell, left)
        if left <= self.extra:
            best = max(best - TOKEN, self._of_end(cell))
        else:
            best = max(best, self._of_end(cell) + self._elsewhere(left - self.extra))
        self.placed[cell] = u8(0)
        return best

    def _go_on(self, cell: i64, left: i64) -> i64:
        """The best way on beside a cell."""
        step: vec[i64] = self.field.rules.grid.step
        best: i64 = NONE
        i: i64
        for i in range(SIDES):
            near: i64 = cell + step[i]
            if self.placed[near] != 0 or not self.field.may_be_dug(near):
                continue
            if i64(self.field.content[near]) != PASSAGE:
                best = max(best, self._go(near, left - 1))
            else:
                best = max(best, self._pass(near, left))
        return best

    def _pass(self, way_in: i64, left: i64) -> i64:
        """COR-6: in, and out anywhere."""
        field = self.field
        best: i64 = NONE
        if left < 2 or not self.through:
            return best
        self.placed[way_in] = u8(1)
        i: i64
        for i in range(field.passages.size):
            way_out: i64 = field.passages.items[i]
            if field.is_free(way_out) and self.placed[way_out] == 0:
                best = max(best, self._go(way_out, left - 2))
        self.placed[way_in] = u8(0)
        return best

    def _elsewhere(self, left: i64) -> i64:
        """So many crystals at other ends of the colour's tunnels."""
        value: i64 = 0
        golds: i64 = self.struck
        i: i64
        for i in range(len(self.picks)):
            cell: i64 = self.picks[i]
            if left == 0:
                return value
            if self.placed[cell] != 0:
                continue
            if i64(self.field.content[cell]) == GOLD:
                golds += 1
                if self._is_last(golds) and self.ending > 0:
                    return value + self._gain(cell) - LATER + self.ending
                if self._is_last(golds):
                    continue
            value += self._gain(cell) - LATER
            left -= 1
        return value + self.rest if left > 0 else value

    def _of_end(self, cell: i64) -> i64:
        """What is opened to the next player, or brought nearer to them or to oneself."""
        step: vec[i64] = self.field.rules.grid.step
        value: i64 = self._of_distance(GOLD_AWAY.of(cell), self.opening)
        value += self._of_distance(TREASURE_AWAY.of(cell), self.treasures.opened)
        i: i64
        for i in range(SIDES):
            if self.placed[cell + step[i]] == 0:
                value += self.brought[cell + step[i]]
        return value

    def _of_distance(self, crystals: i64, opened: i64) -> i64:
        """What a crystal is worth that something lies so far from which nobody came to before."""
        if crystals <= self.public.rules.crystals:
            return opened
        return TOWARDS[crystals] if crystals < len(TOWARDS) else 0

    # Cards

    def of_tunnel(self, cell: i64) -> i64:
        """COR-20: what a dig is worth from a danger cell, in the colour thought about."""
        left: i64 = self.total
        if left == 0:
            return NONE
        return self._go_on(cell, left) - (TOKEN if self.public.course.left == 0 else 0)
