"""How far it is from everywhere to somewhere, in steps and in turns."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.games.goldmine.board import Board
from motherlode.games.goldmine.pieces import DIE, MUD, PASSAGE, TUNNELS
from motherlode.games.goldmine.walking import sticks
from motherlode.kit.mine import SIDES

FAR: Final = 60
"""So many steps, or no way at all."""
MUD_LOSS: Final = 2
"""Steps that are lost, on average, to mud on the way (GLD-40)."""
PASSAGE_STEPS: Final = 6
"""Steps that one could walk while dice open a passage (GLD-21)."""
BLUE_STEPS: Final = 4
"""As many for Blue, who needs no dice (GLD-43)."""
TURN: Final = 100
"""Turns are counted in hundredths."""


class Field:
    """Steps from places to the nearest of some places; the way back is as long.

    It is filled and read, and filled again: a place that was come to in this search holds at least
    `base`. `found` are the places in the order they were come to, some of them several times.
    """

    def __init__(self) -> None:
        self.known: vec[i64] = vec[i64]()
        self.base: i64 = 0
        self.found: vec[i64] = vec[i64]()
        self.size: i64 = 0

    def begin(self, board: Board) -> None:
        """Forget all places."""
        if len(self.known) != board.rules.grid.size * TUNNELS:
            self.known = vec[i64]([0] * (board.rules.grid.size * TUNNELS))
            self.base = 0
        self.base += FAR
        self.size = 0

    def of(self, place: i64) -> i64:
        """Steps from a place; `FAR` if there is no way."""
        steps: i64 = self.known[place] - self.base
        return steps if steps >= 0 else FAR

    def put(self, place: i64, steps: i64) -> None:
        """A place is so near, or nearer."""
        if steps >= self.of(place):
            return
        self.known[place] = self.base + steps
        if self.size < len(self.found):
            self.found[self.size] = place
        else:
            self.found = append(self.found, place)
        self.size += 1

    def spread(self, board: Board, passage: i64) -> None:
        """Go on from all places that were put in; `passage` is how many steps a passage costs."""
        done: i64 = 0
        through: i64 = FAR
        while done < self.size:
            place: i64 = self.found[done]
            done += 1
            steps: i64 = self.of(place)
            symbol: i64 = board.symbol(place // TUNNELS)
            lost: i64 = MUD_LOSS if symbol == MUD and steps > 0 and board.rules.mud else 0
            self.go_on(board, place, steps + 1 + lost)
            if symbol == PASSAGE and steps + passage < through:
                through = steps + passage
                self._go_through(board, through)

    def go_on(self, board: Board, place: i64, steps: i64) -> None:
        """All places beside one are so near."""
        side: i64
        for side in range(SIDES):
            beside: i64 = board.steps_on(place, side)
            if beside >= 0:
                self.put(beside, steps)

    def _go_through(self, board: Board, steps: i64) -> None:
        laid = board.mine.laid
        i: i64
        for i in range(laid.size):
            if board.symbol(laid.items[i]) == PASSAGE:
                self.put(laid.items[i] * TUNNELS, steps)

    def walk(self, board: Board, start: i64, most: i64) -> None:
        """Only what one walk of so many tiles comes to, nearest first: mud ends it."""
        self.begin(board)
        self.put(start, 0)
        done: i64 = 0
        while done < self.size:
            place: i64 = self.found[done]
            done += 1
            steps: i64 = self.of(place)
            if steps < most and (steps == 0 or not sticks(board, place)):
                self.go_on(board, place, steps + 1)


def _count_turns() -> vec[i64]:
    """Hundredths of a turn by steps, for one who rolls until the place is within the die.

    Whoever stands there already waits for a turn, too, but may do something else in it.
    """
    turns: vec[i64] = vec[i64]([TURN // 2])
    steps: i64
    die: i64
    for steps in range(1, FAR + 1):
        more: i64 = 0
        for die in range(1, DIE + 1):
            if die < steps:
                more += turns[steps - die]
        turns = append(turns, TURN + more // DIE)
    return turns


TURNS: Final = _count_turns()


def turns_for(steps: i64) -> i64:
    """Hundredths of a turn until one stands there at the end of a move."""
    return TURNS[steps]
