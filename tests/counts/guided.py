"""Play towards the goals, so that everything happens: random play never reaches the gold.

A guide looks at the whole state, as no player may; it chooses among the engine's legal moves only.
It plays any game whose table, moves and turns are those of the kit.
"""

from typing import Any

from motherlode.core.chance import Fast
from motherlode.core.game import Game
from motherlode.core.state import State
from motherlode.games.saboteur.game import SABOTEUR_GAME
from motherlode.kit.bands import CELLS, DIG_KIND, MEND_KIND, PASS_KIND
from motherlode.kit.tiles import EMPTY, FIRST

AnyGame = Game[Any, Any, Any]
AnyTable = State[Any, Any, Any]

BETWEEN = [(8, -1), (8, 1)]
"""From here two goals are reached at once: the prompt `open`."""
AROUND = [(7, -2), (7, 0), (7, 2), (9, -2), (9, 0), (9, 2), (8, -3), (8, 3)]
"""Beside a goal: cards on several sides of one make it fit neither way, the prompt `lie`."""

PLAY = "play"
ALWAYS = 100
ENDED, ARRIVED, FAR, NEVER = -2, -1, 99, 100


class Guide:
    """Chooses moves that lead the tunnel to one target after the other, most of the time.

    `care` is how many moves of a hundred are chosen so; the others are random, or `evenly` random:
    each kind of move is as likely.
    """

    def __init__(
        self, chance: Fast, care: int, game: AnyGame = SABOTEUR_GAME, *, evenly: bool = False
    ) -> None:
        self.chance = chance
        self.care = care
        self.game = game
        self.evenly = evenly
        self.round = 0
        self.targets: list[tuple[int, int]] = []

    def choose(self, state: AnyTable) -> int:
        """One of the legal moves."""
        moves = self.game.legal(state)
        public = state.public
        if public.turns.round != self.round:
            self.round = public.turns.round
            self.targets = self._plan()
        while self.targets and public.maze.mine.tile[_cell(public, self.targets[0])] != EMPTY:
            self.targets.pop(0)
        if not self._is_to_play(state) or not self.targets or self._is_careless():
            return self._any(moves)
        return self._towards(state, moves, self.targets[0])

    def _is_to_play(self, state: AnyTable) -> bool:
        """Whether a seat is asked for a whole turn, and not how to end one."""
        return self.game.prompts_in_words[self.game.turn(state.public)[1]] == PLAY

    def _is_careless(self) -> bool:
        """Whether the next move is random."""
        return self.chance.below(ALWAYS) >= self.care

    def _any(self, moves: list[int]) -> int:
        """A random one."""
        if self.evenly:
            kinds = sorted({int(self.game.kind(move)) for move in moves})
            kind = kinds[self.chance.below(len(kinds))]
            moves = [move for move in moves if self.game.kind(move) == kind]
        return moves[self.chance.below(len(moves))]

    def _digs(self, moves: list[int]) -> list[int]:
        """Those that lay a path card."""
        return [move for move in moves if self.game.kind(move) == DIG_KIND]

    def _plan(self) -> list[tuple[int, int]]:
        """The targets of a round, in random order; in half of the rounds those between first."""
        if self.chance.below(2):
            return self._shuffled(BETWEEN) + self._shuffled(AROUND)
        return self._shuffled(BETWEEN + AROUND)

    def _towards(self, state: AnyTable, moves: list[int], target: tuple[int, int]) -> int:
        """The dig that brings the tunnel nearest to the target, if it brings it no farther."""
        now = _distance(state.public, target)
        best, best_score = -1, now * 4 + 4
        for move in self._digs(moves):
            score = self._worth(state, move, target) * 4 + self.chance.below(4)
            if score < best_score:
                best, best_score = move, score
        return best if best >= 0 else self._something_else(moves)

    def _worth(self, state: AnyTable, move: int, target: tuple[int, int]) -> int:
        """How far the tunnel is from the target after a dig; less is better."""
        after = self.game.copy(state)
        self.game.play(after, move)
        was, turns = state.public.turns, after.public.turns
        if turns.round != was.round or len(turns.won) > len(was.won):
            return ENDED
        cell = _cell(state.public, target)
        if after.public.maze.mine.tile[cell] == EMPTY:
            return _distance(after.public, target)
        return ARRIVED if after.public.maze.reach.tied[cell] != 0 else NEVER

    def _something_else(self, moves: list[int]) -> int:
        """Mend, or discard, or now and then whatever else there is but digging."""
        mends = [move for move in moves if self.game.kind(move) == MEND_KIND]
        if mends and self.chance.below(2):
            return self._any(mends)
        if self.chance.below(4):
            return self._any([move for move in moves if self.game.kind(move) == PASS_KIND])
        return self._any([move for move in moves if self.game.kind(move) != DIG_KIND])

    def _shuffled(self, cells: list[tuple[int, int]]) -> list[tuple[int, int]]:
        rest = list(cells)
        return [rest.pop(self.chance.below(len(rest))) for _ in cells]


class Linker(Guide):
    """Prefers digs through which much is reached, goals above all."""

    def choose(self, state: AnyTable) -> int:
        moves = self.game.legal(state)
        digs = self._digs(moves)
        if not self._is_to_play(state) or not digs or self._is_careless():
            return self._any(moves)
        return max(digs, key=lambda move: self._reached_by(state, move))

    def _reached_by(self, state: AnyTable, move: int) -> int:
        """More is better; equal ones in random order."""
        after = state.public.copy()
        reach = after.maze.reach
        tile, cell = divmod(move - _first_dig(self.game, after), CELLS)
        after.maze.dig(cell, tile + FIRST)
        goals = sum(int(reach.lead[goal]).bit_count() for goal in after.rules.goals.cells)
        return (goals * 100 + len(reach.walked)) * 4 + self.chance.below(4)


def guide_of(seed: int) -> Guide:
    """A guide for one game: every fourth game is all random, in the others care differs."""
    chance = Fast(seed)
    return Guide(chance, 0 if seed % 4 == 3 else 70 + chance.below(31))


def _distance(public: Any, target: tuple[int, int]) -> int:
    """Steps from the nearest place where the tunnel can go on to the target."""
    grid = public.rules.ground.grid
    column, row = target
    steps = FAR
    for cell in public.maze.reach.frontier.list():
        east, south = int(grid.column(cell)), int(grid.row(cell))
        steps = min(steps, abs(east - column) + abs(south - row))
    return steps


def _cell(public: Any, target: tuple[int, int]) -> int:
    cell: int = public.rules.ground.grid.cell(*target)
    return cell


def _first_dig(game: AnyGame, public: Any) -> int:
    """Digs are the last band of moves: + (tile - FIRST) * CELLS + cell."""
    return int(game.space(public)) - (int(public.rules.ground.path_tiles) - FIRST) * CELLS
