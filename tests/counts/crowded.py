"""Rounds that begin near their end: cards lie around the goals, the pile is empty, gold is scarce.

What is rare in games from the deal on is common here: goals that fit neither way, several at once,
reached on several sides, saboteurs who cannot be paid in full. The cards come from nowhere: neither
side minds.
"""

from librt.vecs import vec
from mypy_extensions import u8

from motherlode.core.chance import Fast
from motherlode.games.saboteur.cards import FIRST_PATH, GOLD, STONE_A, STONE_B
from motherlode.games.saboteur.digging import cave_in, dig
from motherlode.games.saboteur.game import SABOTEUR_GAME as GAME
from motherlode.games.saboteur.game import Table
from motherlode.games.saboteur.goals import reached_goals
from motherlode.games.saboteur.moves import DIG_MOVE
from motherlode.games.saboteur.state import PLAY, Public
from motherlode.kit.tiles import EMPTY, FIRST
from motherlode.kit.tools import TOOL_NAMES
from tests.counts.guided import Guide
from tests.counts.referee import slow_round
from tests.counts.slow_maze import Cell
from tests.counts.slow_saboteur import SlowRound

COLUMNS = range(7, 10)
"""Column 6 is left open: the card that is laid there may reach much at once."""
ROWS = range(-3, 4)
TRIES = 30
TUNNEL: list[Cell] = [(column, 0) for column in range(1, 6)]
MOST_CARDS = 5
OPEN_PATHS = 7
MOST_GOLD = 8


class Linker(Guide):
    """Prefers digs through which much is reached, goals above all."""

    def choose(self, state: Table) -> int:
        moves = GAME.legal(state)
        digs = [move for move in moves if move >= DIG_MOVE]
        if state.public.phase != PLAY or not digs or self.chance.below(100) >= self.care:
            return self._any(moves)
        return max(digs, key=lambda move: self._reached_by(state, move))

    def _reached_by(self, state: Table, move: int) -> int:
        after = state.public.copy()
        tile, cell = divmod(move - DIG_MOVE, 4096)
        dig(after, cell, tile + FIRST)
        goals = sum(int(after.reach.lead[goal]).bit_count() for goal in after.rules.goal_cells)
        return (goals * 100 + len(after.reach.walked)) * 4 + self.chance.below(4)


def crowded_round(state: Table, chance: Fast) -> SlowRound:
    """Change a round that was just dealt, for the engine and for the referee, who is given back."""
    _deal_anew(state, chance)
    slow = slow_round(state)
    for cell in TUNNEL:
        _put(state, slow, cell, "straight_ew", turned=False)
    for _ in range(TRIES):
        column = COLUMNS[chance.below(len(COLUMNS))]
        row = ROWS[chance.below(len(ROWS))]
        _put_any(state, slow, (column, row), chance)
    return slow


def payday(state: Table, chance: Fast, *, gold_is_near: bool) -> SlowRound:
    """Nobody has a card but whoever begins, who can only dig to the gold, if it is near."""
    public = state.public
    for own in state.own:
        _give(state, int(own.seat), [])
    _empty_the_pile(state, chance)
    state.hidden.goals = vec[u8]([STONE_A, GOLD, STONE_B])
    if gold_is_near:
        _give(state, int(public.asked), [public.rules.card_names.index("straight_ew")])
    slow = slow_round(state)
    if gold_is_near:
        for cell in [*TUNNEL, (6, 0)]:
            _put(state, slow, cell, "straight_ew", turned=False)
    for seat in range(int(public.rules.seats)):
        if seat != public.asked and chance.below(3) == 0:
            tool = chance.below(len(TOOL_NAMES))
            public.tools.break_one(seat, tool)
            slow.tools[seat].add(TOOL_NAMES[tool])
    return slow


def _deal_anew(state: Table, chance: Fast) -> None:
    """Few cards to each, mostly of path; no pile; some of the gold."""
    for seat in range(len(state.own)):
        most = 1 + chance.below(MOST_CARDS)
        _give(state, seat, [_some_card(state.public, chance) for _ in range(most)])
    _empty_the_pile(state, chance)


def _give(state: Table, seat: int, cards: list[int]) -> None:
    state.own[seat].hand.set(vec[u8](cards))
    state.public.held[seat] = u8(len(cards))


def _empty_the_pile(state: Table, chance: Fast) -> None:
    """Take the draw pile away, and most of the gold."""
    public, hidden = state.public, state.hidden
    hidden.pile.set(vec[u8]())
    public.pile = 0
    hidden.gold.set(hidden.gold.list()[: chance.below(MOST_GOLD + 1)])
    public.gold = hidden.gold.size


def _some_card(public: Public, chance: Fast) -> int:
    return chance.below(FIRST_PATH) if chance.below(4) == 0 else _some_path(public, chance)


def _some_path(public: Public, chance: Fast) -> int:
    """Mostly a card that can be walked through: those come first in the box."""
    last = len(public.rules.card_names) if chance.below(4) == 0 else FIRST_PATH + OPEN_PATHS
    return FIRST_PATH + chance.below(last - FIRST_PATH)


def _put_any(state: Table, slow: SlowRound, cell: Cell, chance: Fast) -> None:
    """A random card on a cell, if it fits there and opens no goal."""
    public = state.public
    tiles = public.mine.tiles
    card = _some_path(public, chance)
    turned = chance.below(int(tiles.ways[card - FIRST_PATH]))
    place = public.rules.grid.cell(*cell)
    tile = int(tiles.first[card - FIRST_PATH]) + turned
    if public.mine.at(place) != EMPTY or not public.mine.fits(place, tile):
        return
    _put(state, slow, cell, public.rules.card_names[card], turned=bool(turned))
    if reached_goals(public) != 0:
        cave_in(public, place)
        del slow.maze[cell]


def _put(state: Table, slow: SlowRound, cell: Cell, name: str, *, turned: bool) -> None:
    public = state.public
    path = public.rules.card_names.index(name) - FIRST_PATH
    dig(public, public.rules.grid.cell(*cell), int(public.mine.tiles.first[path]) + turned)
    slow.maze[cell] = (name, turned)
