"""The mine as both players walk it: each from the own start, past the own doors (DUE-8)."""

from mypy_extensions import i64

from motherlode.core.packing import Unpacker
from motherlode.games.duel.rulebook import Rules
from motherlode.kit.maze import Maze


class Maps:
    """One mine, and what each player reaches in it."""

    def __init__(self, rules: Rules) -> None:
        self.green = Maze(rules.green)
        self.blue = Maze(rules.blue, self.green.mine)
        self.mine = self.green.mine
        self.keys: i64 = 0
        """How many key tokens lie ready (DUE-14)."""

    def of(self, seat: i64) -> Maze:
        """A player's map."""
        return self.green if seat == 0 else self.blue

    def become(self, other: "Maps") -> None:
        """Be what other maps are, and share nothing with them."""
        self.green.become(other.green)
        self.blue.see_as(other.blue)
        self.keys = other.keys

    def lay_out(self, rules: Rules) -> None:
        """DUE-1: both starts, and goals face down; all keys lie ready."""
        self.green.lay_out(rules.goals.cells)
        self.blue.walk_anew()
        self.keys = rules.keys

    def turn_up(self, cell: i64, tile: i64) -> None:
        """A goal comes to lie face up, for both to walk."""
        self.green.turn_up(cell, tile)
        self.blue.walk_on(cell)

    def unlock(self, seat: i64, cell: i64) -> None:
        """DUE-14: a player puts a key on the other's door; who owns it walked through before."""
        self.of(seat).unlock(cell)
        self.keys -= 1

    def leads(self, cell: i64) -> i64:
        """The sides of a cell that a mouth faces which is reached on either map (DUE-9)."""
        return i64(self.green.reach.lead[cell]) | i64(self.blue.reach.lead[cell])

    def is_keyed(self, cell: i64) -> bool:
        """Whether a key lies on the card on a cell."""
        return self.mine.at(cell) >= self.green.ground.first_keyed

    def unpack(self, src: Unpacker) -> None:
        """Lay the cards that `Mine.pack` wrote down; walk anew when goals lie, too."""
        self.green.unpack(src)
        i: i64
        for i in range(self.mine.laid.size):
            if self.is_keyed(self.mine.laid.items[i]):
                self.keys -= 1

    def walk_anew(self) -> None:
        """Work out from the tiles what is reached."""
        self.green.walk_anew()
        self.blue.walk_anew()
