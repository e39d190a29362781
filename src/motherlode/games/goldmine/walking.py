"""Where a miner can walk to (GLD-20, GLD-40)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.games.goldmine.board import Board
from motherlode.games.goldmine.pieces import MUD, TUNNELS
from motherlode.kit.mine import SIDES
from motherlode.kit.rows import Row


class Ways:
    """The places within so many tiles of a place, without it, ascending.

    It is filled and read, and filled again; marks tell places that were come to in this search from
    those of earlier ones.
    """

    def __init__(self) -> None:
        self.places = Row()
        self.marks: vec[i64] = vec[i64]()
        self.mark: i64 = 0

    def search(self, board: Board, start: i64, steps: i64) -> None:
        """Find all places that a walk of up to so many tiles can end on; mud ends it."""
        self._begin(board, start)
        todo: vec[i64] = vec[i64]([start])
        done: i64 = 0
        step: i64
        for step in range(steps):
            last: i64 = len(todo)
            while done < last:
                place: i64 = todo[done]
                done += 1
                if place != start and sticks(board, place):
                    continue
                todo = self._go_on(board, place, todo)

    def _begin(self, board: Board, start: i64) -> None:
        if len(self.marks) != board.rules.grid.size * TUNNELS:
            self.marks = vec[i64]([0] * (board.rules.grid.size * TUNNELS))
            self.mark = 0
        self.mark += 1
        self.places.size = 0
        self.marks[start] = self.mark

    def _go_on(self, board: Board, place: i64, todo: vec[i64]) -> vec[i64]:
        side: i64
        for side in range(SIDES):
            beside: i64 = board.steps_on(place, side)
            if beside >= 0 and self.marks[beside] != self.mark:
                self.marks[beside] = self.mark
                self.places.insert(beside)
                todo = append(todo, beside)
        return todo

    def has(self, place: i64) -> bool:
        """Whether a place was found in the last search."""
        i: i64
        for i in range(self.places.size):
            if self.places.items[i] == place:
                return True
        return False


WAYS: Final = Ways()
"""Filled and read within one call, never kept."""


def sticks(board: Board, place: i64) -> bool:
    """GLD-40: whether a miner who comes there must stop."""
    return board.rules.mud and board.symbol(place // TUNNELS) == MUD


def may_walk(board: Board, start: i64) -> bool:
    """Whether there is any way to go."""
    side: i64
    for side in range(SIDES):
        if board.steps_on(start, side) >= 0:
            return True
    return False
