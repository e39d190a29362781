"""Play towards the goals, so that everything happens: random play never reaches the gold.

A guide looks at the whole state, as no player may; it chooses among the engine's legal moves only.
"""

from motherlode.core.chance import Fast
from motherlode.games.saboteur.game import SABOTEUR_GAME as GAME
from motherlode.games.saboteur.game import Table
from motherlode.games.saboteur.moves import BREAK_MOVE, CELLS, DIG_MOVE, MAP_MOVE, MEND_MOVE
from motherlode.games.saboteur.state import PLAY, Public

BETWEEN = [(8, -1), (8, 1)]
"""From here two goals are reached at once: the prompt `open`."""
AROUND = [(7, -2), (7, 0), (7, 2), (9, -2), (9, 0), (9, 2), (8, -3), (8, 3)]
"""Beside a goal: cards on several sides of one make it fit neither way, the prompt `lie`."""

ALWAYS = 100
ENDED, ARRIVED, FAR, NEVER = -2, -1, 99, 100


class Guide:
    """Chooses moves that lead the tunnel to one target after the other, most of the time.

    `care` is how many moves of a hundred are chosen so; the others are random.
    """

    def __init__(self, chance: Fast, care: int) -> None:
        self.chance = chance
        self.care = care
        self.round = 0
        self.targets: list[tuple[int, int]] = []

    def choose(self, state: Table) -> int:
        """One of the legal moves."""
        moves = GAME.legal(state)
        public = state.public
        if public.round != self.round:
            self.round = public.round
            self.targets = self._plan()
        while self.targets and public.mine.tile[_cell(public, self.targets[0])] != 0:
            self.targets.pop(0)
        if public.phase != PLAY or not self.targets or self.chance.below(ALWAYS) >= self.care:
            return self._any(moves)
        return self._towards(state, moves, self.targets[0])

    def _plan(self) -> list[tuple[int, int]]:
        """The targets of a round, in random order; in half of the rounds those between first."""
        if self.chance.below(2):
            return self._shuffled(BETWEEN) + self._shuffled(AROUND)
        return self._shuffled(BETWEEN + AROUND)

    def _towards(self, state: Table, moves: list[int], target: tuple[int, int]) -> int:
        """The dig that brings the tunnel nearest to the target, if it brings it no farther."""
        now = _distance(state.public, target)
        best, best_score = -1, now * 4 + 4
        for move in moves:
            if move >= DIG_MOVE:
                score = _worth(state, move, target) * 4 + self.chance.below(4)
                if score < best_score:
                    best, best_score = move, score
        return best if best >= 0 else self._something_else(moves)

    def _something_else(self, moves: list[int]) -> int:
        """Mend, or discard, or now and then whatever else there is but digging."""
        mends = [move for move in moves if MEND_MOVE <= move < MAP_MOVE]
        if mends and self.chance.below(2):
            return self._any(mends)
        if self.chance.below(4):
            return self._any([move for move in moves if move < BREAK_MOVE])
        return self._any([move for move in moves if move < DIG_MOVE])

    def _any(self, moves: list[int]) -> int:
        return moves[self.chance.below(len(moves))]

    def _shuffled(self, cells: list[tuple[int, int]]) -> list[tuple[int, int]]:
        rest = list(cells)
        return [rest.pop(self.chance.below(len(rest))) for _ in cells]


def guide_of(seed: int) -> Guide:
    """A guide for one game: every fourth game is all random, in the others care differs."""
    chance = Fast(seed)
    return Guide(chance, 0 if seed % 4 == 3 else 70 + chance.below(31))


def _worth(state: Table, move: int, target: tuple[int, int]) -> int:
    """How far the tunnel is from the target after a dig; less is better."""
    after = GAME.copy(state)
    GAME.play(after, move)
    if after.public.round != state.public.round or len(after.public.won) > len(state.public.won):
        return ENDED
    cell = (move - DIG_MOVE) % CELLS
    if cell != _cell(state.public, target):
        return _distance(after.public, target)
    return ARRIVED if after.public.reach.tied[cell] != 0 else NEVER


def _distance(public: Public, target: tuple[int, int]) -> int:
    """Steps from the nearest place where the tunnel can go on to the target."""
    grid = public.rules.grid
    column, row = target
    steps = FAR
    for cell in public.reach.frontier.list():
        east, south = int(grid.column(cell)), int(grid.row(cell))
        steps = min(steps, abs(east - column) + abs(south - row))
    return steps


def _cell(public: Public, target: tuple[int, int]) -> int:
    return public.rules.grid.cell(*target)
