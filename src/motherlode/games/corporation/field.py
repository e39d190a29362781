"""The field: what lies on its cells, crystals, and where they may go on (COR-5, COR-6, COR-30)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from motherlode.core.packing import Packer, Unpacker
from motherlode.games.corporation.pieces import (
    BASE,
    COLOUR_BIT,
    COLOURS,
    DANGER,
    GOLD,
    NO_COLOUR,
    PASSAGE,
)
from motherlode.games.corporation.rulebook import Rules
from motherlode.kit.rows import Row

SIDES: Final = 4


class Field:
    """Cells are numbered as on a `Grid` with an edge, which counts as base camp."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.content: vec[u8] = rules.bare[:]
        self.crystal: vec[u8] = vec[u8]([NO_COLOUR] * rules.grid.size)
        self.beside: vec[u8] = rules.grid.noughts[:]
        """For each cell, the colours of crystals that it shares a side with, as bits."""
        self.rim = Row()
        """Free cells that can be dug and have a crystal beside them, ascending."""
        self.passages = Row()
        """All cells with a passage, free or not, ascending."""

    def become(self, other: "Field") -> None:
        """Be what another field is, and share nothing with it."""
        self.content = other.content[:]
        self.crystal = other.crystal[:]
        self.beside = other.beside[:]
        self.rim.become(other.rim)
        self.passages.become(other.passages)

    def set_content(self, cell: i64, content: i64) -> None:
        """What lies on a cell, before any crystal is placed."""
        self.content[cell] = u8(content)
        if content == PASSAGE:
            self.passages.insert(cell)

    def is_free(self, cell: i64) -> bool:
        """Whether no crystal lies on a cell."""
        return i64(self.crystal[cell]) == NO_COLOUR

    def may_be_dug(self, cell: i64) -> bool:
        """COR-5: a free cell, not danger, not base camp."""
        content: i64 = i64(self.content[cell])
        return self.is_free(cell) and content != DANGER and content != BASE

    def touches(self, cell: i64, colour: i64) -> bool:
        """COR-5: whether a crystal of a colour lies beside a cell."""
        return i64(self.beside[cell]) & COLOUR_BIT[colour] != 0

    def put(self, cell: i64, colour: i64) -> None:
        """A crystal comes to lie on a free cell."""
        self.crystal[cell] = u8(colour)
        self.rim.remove(cell)
        step: vec[i64] = self.rules.grid.step
        i: i64
        for i in range(SIDES):
            near: i64 = cell + step[i]
            if self.beside[near] == 0 and self.may_be_dug(near):
                self.rim.insert(near)
            self.beside[near] = u8(i64(self.beside[near]) | COLOUR_BIT[colour])

    def free_passages(self) -> i64:
        """How many passages are free."""
        count: i64 = 0
        i: i64
        for i in range(self.passages.size):
            if self.is_free(self.passages.items[i]):
                count += 1
        return count

    def has_free_danger(self) -> bool:
        """Whether a Secret tunnel can come out anywhere (COR-20)."""
        cell: i64
        for cell in range(self.rules.grid.size):
            if i64(self.content[cell]) == DANGER and self.is_free(cell):
                return True
        return False

    # The end

    def has_gold_left(self, *, tunnels: bool) -> bool:
        """COR-30: whether any gold could still be dug; with a tunnel, from danger cells too."""
        seeker = SEEKER
        seeker.begin(self)
        i: i64
        for i in range(self.rim.size):
            if seeker.come_to(self, self.rim.items[i]):
                return True
        if tunnels and self._gold_beside_danger(seeker):
            return True
        return seeker.go_on(self)

    def _gold_beside_danger(self, seeker: "Seeker") -> bool:
        step: vec[i64] = self.rules.grid.step
        cell: i64
        i: i64
        for cell in range(self.rules.grid.size):
            if i64(self.content[cell]) != DANGER or not self.is_free(cell):
                continue
            for i in range(SIDES):
                if seeker.come_to(self, cell + step[i]):
                    return True
        return False

    # Safekeeping

    def pack(self, out: Packer) -> None:
        """Write it down."""
        out.row(self.content)
        out.row(self.crystal)

    def unpack(self, src: Unpacker) -> None:
        """Read what `pack` wrote."""
        content: vec[u8] = src.row()
        crystal: vec[u8] = src.row()
        size: i64 = self.rules.grid.size
        if len(content) != size or len(crystal) != size:
            raise ValueError("the saved field has another size: the file is damaged")
        cell: i64
        for cell in range(size):
            on_field: bool = self.rules.grid.bare[cell] == 0
            if on_field and i64(content[cell]) <= BASE:
                self.set_content(cell, i64(content[cell]))
        for cell in range(size):
            if i64(crystal[cell]) < COLOURS and self.rules.grid.bare[cell] == 0:
                self.put(cell, i64(crystal[cell]))


class Seeker:
    """Follows chains of free cells until one of them is gold (COR-30)."""

    def __init__(self) -> None:
        self.marks: vec[i64] = vec[i64]()
        self.mark: i64 = 0
        self.todo: vec[i64] = vec[i64]()
        self.through: bool = False
        """Whether another passage is free, so that chains go through them."""

    def begin(self, field: Field) -> None:
        """Nothing is reached yet."""
        if len(self.marks) != field.rules.grid.size:
            self.marks = vec[i64]([0] * field.rules.grid.size)
            self.mark = 0
        self.mark += 1
        self.todo = vec[i64](capacity=64)
        self.through = field.free_passages() > 1

    def come_to(self, field: Field, cell: i64) -> bool:
        """A chain comes to a cell, if it may; says whether it is gold."""
        if self.marks[cell] == self.mark or not field.may_be_dug(cell):
            return False
        content: i64 = i64(field.content[cell])
        if content == PASSAGE and not self.through:
            return False
        self.marks[cell] = self.mark
        self.todo = append(self.todo, cell)
        return content == GOLD

    def go_on(self, field: Field) -> bool:
        """Follow all chains; says whether one comes to gold."""
        step: vec[i64] = field.rules.grid.step
        done: i64 = 0
        i: i64
        while done < len(self.todo):
            cell: i64 = self.todo[done]
            done += 1
            for i in range(SIDES):
                if self.come_to(field, cell + step[i]):
                    return True
            if i64(field.content[cell]) == PASSAGE:
                for i in range(field.passages.size):
                    if self.come_to(field, field.passages.items[i]):
                        return True
        return False


SEEKER: Final = Seeker()
"""Asked within one call, never kept."""
