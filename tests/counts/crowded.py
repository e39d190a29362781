"""Rounds that begin near their end: cards lie around the goals, the pile is empty, gold is scarce.

What is rare in games from the deal on is common here: goals that fit neither way, several at once,
reached on several sides, saboteurs who cannot be paid in full. The cards come from nowhere: neither
side minds.
"""

from librt.vecs import vec
from mypy_extensions import u8

from motherlode.core.chance import Fast
from motherlode.games.saboteur.cards import FIRST_PATH
from motherlode.games.saboteur.game import Table
from motherlode.games.saboteur.state import Public
from motherlode.kit.goals import GOLD, STONE_A, STONE_B, reached_goals
from motherlode.kit.tiles import EMPTY
from motherlode.kit.tools import TOOL_NAMES
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
        _give(state, int(public.turns.asked), [public.rules.words.card_names.index("straight_ew")])
    slow = slow_round(state)
    if gold_is_near:
        for cell in [*TUNNEL, (6, 0)]:
            _put(state, slow, cell, "straight_ew", turned=False)
    for seat in range(int(public.rules.seats)):
        if seat != public.turns.asked and chance.below(3) == 0:
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
    state.public.tally.held[seat] = u8(len(cards))


def _empty_the_pile(state: Table, chance: Fast) -> None:
    """Take the draw pile away, and most of the gold."""
    public, hidden = state.public, state.hidden
    hidden.pile.set(vec[u8]())
    public.tally.pile = 0
    hidden.gold.set(hidden.gold.list()[: chance.below(MOST_GOLD + 1)])
    public.gold = hidden.gold.size


def _some_card(public: Public, chance: Fast) -> int:
    return chance.below(FIRST_PATH) if chance.below(4) == 0 else _some_path(public, chance)


def _some_path(public: Public, chance: Fast) -> int:
    """Mostly a card that can be walked through: those come first in the box."""
    last = len(public.rules.words.card_names) if chance.below(4) == 0 else FIRST_PATH + OPEN_PATHS
    return FIRST_PATH + chance.below(last - FIRST_PATH)


def _put_any(state: Table, slow: SlowRound, cell: Cell, chance: Fast) -> None:
    """A random card on a cell, if it fits there and opens no goal."""
    public = state.public
    tiles = public.maze.mine.tiles
    card = _some_path(public, chance)
    turned = chance.below(int(tiles.ways[card - FIRST_PATH]))
    place = public.rules.ground.grid.cell(*cell)
    tile = int(tiles.first[card - FIRST_PATH]) + turned
    if public.maze.mine.at(place) != EMPTY or not public.maze.mine.fits(place, tile):
        return
    _put(state, slow, cell, public.rules.words.card_names[card], turned=bool(turned))
    if reached_goals(public.goals, public.maze) != 0:
        public.maze.cave_in(place)
        del slow.maze[cell]


def _put(state: Table, slow: SlowRound, cell: Cell, name: str, *, turned: bool) -> None:
    rules = state.public.rules
    path = rules.words.card_names.index(name) - FIRST_PATH
    tile = int(rules.ground.tiles.first[path]) + turned
    state.public.maze.dig(rules.ground.grid.cell(*cell), tile)
    slow.maze[cell] = (name, turned)
