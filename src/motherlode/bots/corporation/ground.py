"""How many crystals it takes to come somewhere, and which corporations come there in one dig."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from motherlode.games.corporation.field import SIDES, Field
from motherlode.games.corporation.pieces import GOLD, PASSAGE, SECRET_TUNNEL
from motherlode.games.corporation.state import Public

FAR: Final = 60
"""So many crystals, or no way at all."""


class Ground:
    """Crystals from cells to the nearest of some cells; the way back is as long.

    It is filled and read, and filled again: a cell that was come to in this search holds at least
    `base`.
    """

    def __init__(self) -> None:
        self.known: vec[i64] = vec[i64]()
        self.base: i64 = 0
        self.found: vec[i64] = vec[i64](capacity=64)
        self.size: i64 = 0
        self.passages: bool = False
        """Whether ways go through passages (COR-6), and no way has done so yet."""

    def begin(self, field: Field) -> None:
        """Forget all cells."""
        if len(self.known) != field.rules.grid.size:
            self.known = vec[i64]([0] * field.rules.grid.size)
            self.base = 0
        self.base += FAR
        self.size = 0
        self.passages = field.free_passages() > 1

    def of(self, cell: i64) -> i64:
        """Crystals from a cell; `FAR` if there is no way."""
        steps: i64 = self.known[cell] - self.base
        return steps if steps >= 0 else FAR

    def put(self, cell: i64, steps: i64) -> None:
        """A cell is so near, if nothing nearer is known; cells are put in nearest first."""
        if self.known[cell] >= self.base:
            return
        self.known[cell] = self.base + steps
        if self.size < len(self.found):
            self.found[self.size] = cell
        else:
            self.found = append(self.found, cell)
        self.size += 1

    def spread(self, field: Field, most: i64) -> None:
        """Go on from all cells that were put in, over free cells, so many crystals far."""
        step: vec[i64] = field.rules.grid.step
        known: vec[i64] = self.known
        content: vec[u8] = field.content
        base: i64 = self.base
        through: bool = self.passages
        done: i64 = 0
        i: i64
        while done < self.size:
            cell: i64 = self.found[done]
            done += 1
            steps: i64 = known[cell] - base + 1
            if steps > most:
                return
            for i in range(SIDES):
                near: i64 = cell + step[i]
                if known[near] >= base or not field.may_be_dug(near):
                    continue
                if through or i64(content[near]) != PASSAGE:
                    self.put(near, steps)
            if self.passages and i64(content[cell]) == PASSAGE:
                self.passages = False  # once is enough: all exits are as near
                for i in range(field.passages.size):
                    if field.is_free(field.passages.items[i]):
                        self.put(field.passages.items[i], steps)


EVERYWHERE: Final = Ground()
"""From the crystals of all colours. Asked within one question, never kept."""


def gold_left(public: Public) -> i64:
    """COR-30: how many golds could still be dug; with a Secret tunnel out, any."""
    field = public.field
    count: i64 = 0
    i: i64
    if _is_tunnel_out(public):
        for i in range(public.rules.grid.size):
            if i64(field.content[i]) == GOLD and field.is_free(i):
                count += 1
        return count
    EVERYWHERE.begin(field)
    for i in range(field.rim.size):
        cell: i64 = field.rim.items[i]
        if EVERYWHERE.passages or i64(field.content[cell]) != PASSAGE:
            EVERYWHERE.put(cell, 1)
    EVERYWHERE.spread(field, FAR - 1)
    for i in range(EVERYWHERE.size):
        if i64(field.content[EVERYWHERE.found[i]]) == GOLD:
            count += 1
    return count


def _is_tunnel_out(public: Public) -> bool:
    seat: i64
    for seat in range(public.rules.seats):
        if public.holdings.card(seat, SECRET_TUNNEL) > 0:
            return True
    return False


class Openings:
    """For each free cell the corporations that come to it in one dig, as bits."""

    def __init__(self, field: Field, crystals: i64, barred: i64) -> None:
        self.field = field
        self.colours: vec[u8] = field.rules.grid.noughts[:]
        self.coming: vec[u8] = field.rules.grid.noughts[:]
        """Colours that come to a cell with the next crystal."""
        self.cells: vec[i64] = vec[i64](capacity=64)
        """Where any do."""
        self.through: bool = field.free_passages() > 1
        i: i64
        for i in range(field.rim.size):
            cell: i64 = field.rim.items[i]
            self._come(cell, i64(field.beside[cell]) & ~barred)
        for i in range(crystals - 1):
            self._go_on()
        self._arrive()

    def _come(self, cell: i64, colours: i64) -> None:
        fresh: i64 = colours & ~i64(self.colours[cell])
        if fresh == 0 or not self.field.may_be_dug(cell):
            return
        if i64(self.field.content[cell]) == PASSAGE and not self.through:
            return
        if self.coming[cell] == 0:
            self.cells = append(self.cells, cell)
        self.coming[cell] = u8(i64(self.coming[cell]) | fresh)

    def _arrive(self) -> vec[i64]:
        """The colours that were coming are there; says where."""
        cells: vec[i64] = self.cells
        i: i64
        for i in range(len(cells)):
            cell: i64 = cells[i]
            self.colours[cell] = u8(i64(self.colours[cell]) | i64(self.coming[cell]))
        self.cells = vec[i64](capacity=64)
        return cells

    def _go_on(self) -> None:
        """With one more crystal."""
        field = self.field
        step: vec[i64] = field.rules.grid.step
        cells: vec[i64] = self._arrive()
        fresh: vec[u8] = self.coming
        self.coming = field.rules.grid.noughts[:]
        i: i64
        side: i64
        for i in range(len(cells)):
            cell: i64 = cells[i]
            colours: i64 = i64(fresh[cell])
            for side in range(SIDES):
                self._come(cell + step[side], colours)
            if i64(field.content[cell]) == PASSAGE:
                for side in range(field.passages.size):
                    self._come(field.passages.items[side], colours)
