"""The caller's buffer for legal moves."""

from librt.vecs import append, vec
from mypy_extensions import i64


class Moves:
    """A row of moves that `Game.fill` writes and the caller keeps and reuses.

    `len(moves)` and `moves.at(index)` read it, `moves.list()` copies it. Where speed does not
    matter, `Game.legal` gives a list at once.
    """

    def __init__(self) -> None:
        self.items: vec[i64] = vec[i64](capacity=64)
        """The moves, and after them what earlier ones left behind."""

        self.count: i64 = 0
        """How many of the items are moves."""

    def clear(self) -> None:
        """Forget all moves."""
        self.count = 0

    def add(self, move: i64) -> None:
        """Append a move; whoever fills keeps them ascending."""
        if self.count < len(self.items):
            self.items[self.count] = move
        else:
            self.items = append(self.items, move)
        self.count += 1

    def reserve(self, more: i64) -> None:
        """Make room, so that a tight loop may write `items` itself and set `count` after it."""
        while len(self.items) < self.count + more:
            self.items = append(self.items, 0)

    def at(self, index: i64) -> i64:
        """The move at a place, from 0."""
        if index < 0 or index >= self.count:
            raise IndexError(f"there are {self.count} moves, numbered from 0; asked for {index}")
        return self.items[index]

    def __len__(self) -> int:
        return self.count

    def has(self, move: i64) -> bool:
        """Whether the move is among them (they ascend, so halving finds it)."""
        low: i64 = 0
        high: i64 = self.count
        while low < high:
            middle: i64 = (low + high) // 2
            if self.items[middle] < move:
                low = middle + 1
            else:
                high = middle
        return low < self.count and self.items[low] == move

    def list(self) -> list[int]:
        """The moves as a Python list."""
        out: list[int] = []
        i: i64
        for i in range(self.count):
            out.append(self.items[i])
        return out
