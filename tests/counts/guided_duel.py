"""Play Saboteur Duel as a race for the goals, so that everything happens in it.

Random play hardly ever reaches a goal. A guide knows what the player knows whose turn it is, and
chooses among the engine's legal moves only.
"""

from motherlode.core.chance import Fast
from motherlode.games.duel.cards import NO_SEAT
from motherlode.games.duel.game import DUEL_GAME
from motherlode.games.duel.moves import DIG_MOVE, KEY_KIND, KEY_MOVE
from motherlode.games.duel.state import PLAY, Public
from motherlode.kit.bands import BREAK_KIND, CELLS, DIG_KIND, MAP_KIND, MEND_KIND
from motherlode.kit.maze import Maze
from motherlode.kit.tiles import FIRST
from tests.counts.guided import ARRIVED, FAR, AnyGame, AnyTable, Guide

TIES = 4
"""Moves that are equally good are told apart by so many lots."""
BREAKS = 4
"""One turn in so many is a sabotage, if there is a card for it."""


class RaceGuide(Guide):
    """Chooses what brings the player's own tunnels nearest to a goal without a token.

    `care` is how many moves of a hundred are chosen so; the others are random, or `evenly` random:
    each kind of move is as likely. The prompt `lie` is always answered at random.
    """

    def __init__(
        self, chance: Fast, care: int, game: AnyGame = DUEL_GAME, *, evenly: bool = True
    ) -> None:
        super().__init__(chance, care, game, evenly=evenly)

    def choose(self, state: AnyTable) -> int:
        return self.pick(state.public, self.game.legal(state))

    def pick(self, public: Public, moves: list[int]) -> int:
        """One of the legal moves of the player who is asked."""
        if public.turns.phase != PLAY or self._is_careless():
            return self._any(moves)
        breaks = self._of_kinds(moves, BREAK_KIND)
        if breaks and self.chance.below(BREAKS) == 0:
            return self._any(breaks)
        return self._on(public, moves)

    def _on(self, public: Public, moves: list[int]) -> int:
        """The dig or key that leads nearest to a goal, if it leads no farther away."""
        seat = int(public.turns.asked)
        best, best_score = -1, _distance(public, public.maps.of(seat)) * TIES + TIES
        for move in self._of_kinds(moves, DIG_KIND, KEY_KIND):
            score = self._steps_after(public, seat, move) * TIES + self.chance.below(TIES)
            if score < best_score:
                best, best_score = move, score
        return best if best >= 0 else self._something_else(moves)

    def _steps_after(self, public: Public, seat: int, move: int) -> int:
        """How far the player is from a goal after a dig or a key; less is better."""
        now = public.maps.of(seat)
        then = Maze(now.ground)
        then.become(now)
        if self.game.kind(move) == KEY_KIND:
            then.unlock(move - KEY_MOVE)
        else:
            tile, cell = divmod(move - DIG_MOVE, CELLS)
            then.dig(cell, tile + FIRST)
        return _distance(public, then)

    def _something_else(self, moves: list[int]) -> int:
        """Mend or look, if there is a card for it; else whatever there is but digging."""
        useful = self._of_kinds(moves, MEND_KIND, MAP_KIND)
        if useful and self.chance.below(4):
            return self._any(useful)
        return self._any([move for move in moves if self.game.kind(move) != DIG_KIND])

    def _of_kinds(self, moves: list[int], *kinds: int) -> list[int]:
        return [move for move in moves if self.game.kind(move) in kinds]


def race_of(seed: int) -> RaceGuide:
    """A guide for one game: every fifth game is all random, in the others care differs."""
    chance = Fast(seed)
    return RaceGuide(chance, 0 if seed % 5 == 4 else 60 + chance.below(41))


def _distance(public: Public, maze: Maze) -> int:
    """Steps to the nearest goal without a token from the nearest place where a tunnel can go on."""
    grid = maze.ground.grid
    steps = FAR
    for goal, cell in enumerate(public.rules.goals.cells):
        if public.claimed[goal] != NO_SEAT:
            continue
        if maze.reach.lead[cell] != 0:
            return ARRIVED
        column, row = int(grid.column(cell)), int(grid.row(cell))
        for place in maze.reach.frontier.list():
            east, south = int(grid.column(place)), int(grid.row(place))
            steps = min(steps, abs(east - column) + abs(south - row))
    return steps
