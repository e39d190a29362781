"""Rounds of the Duel that begin near their end: a maze lies there already, the pile is empty.

What is rare from the deal on is common here: both players near the goals, several goals in one
turn, goals that fit in two ways or in none, doors everywhere. The cards come from nowhere: neither
side minds.
"""

from librt.vecs import vec
from mypy_extensions import u8

from motherlode.core.chance import Fast
from motherlode.games.duel.cards import FIRST_PATH
from motherlode.games.duel.game import Table
from motherlode.kit.goals import GOALS
from motherlode.kit.tiles import EMPTY
from motherlode.kit.tools import TOOL_NAMES
from tests.counts.referee_duel import slow_round
from tests.counts.slow_duel import SlowRoundDuel
from tests.counts.slow_maze import Cell

TUNNELS: list[Cell] = [(column, row) for column in range(1, 4) for row in (-1, 1)]
"""From each start towards the goals; column 4 is left open: a card there may reach much at once."""
COLUMNS = range(4, 7)
ROWS = range(-3, 4)
MOST_TRIES = 24
MOST_CARDS = 8


def crowded_round(state: Table, chance: Fast) -> SlowRoundDuel:
    """Change a round that was just dealt, for the engine and for the referee, who is given back."""
    public, hidden = state.public, state.hidden
    hidden.pile.set(vec[u8]())
    public.tally.pile = 0
    for own in state.own:
        cards = [_some_card(state, chance) for _ in range(1 + chance.below(MOST_CARDS))]
        own.hand.set(vec[u8](cards))
        public.tally.held[own.seat] = u8(len(cards))
    slow = slow_round(state)
    for cell in TUNNELS:
        _put(state, slow, cell, "straight_ew", turned=0)
    for _ in range(chance.below(MOST_TRIES)):
        cell = COLUMNS[chance.below(len(COLUMNS))], ROWS[chance.below(len(ROWS))]
        _put_any(state, slow, cell, chance)
    if chance.below(4) == 0:
        tool = chance.below(len(TOOL_NAMES))
        public.tools.break_one(public.turns.asked, tool)
        slow.broken[public.turns.asked] = TOOL_NAMES[tool]
    return slow


def _some_card(state: Table, chance: Fast) -> int:
    names = state.public.rules.words.card_names
    if chance.below(4) == 0:
        return chance.below(FIRST_PATH)
    return FIRST_PATH + chance.below(len(names) - FIRST_PATH)


def _put_any(state: Table, slow: SlowRoundDuel, cell: Cell, chance: Fast) -> None:
    """A random card on a cell, if it fits there and reaches no goal."""
    public = state.public
    rules, maps = public.rules, public.maps
    path = chance.below(len(rules.words.card_names) - FIRST_PATH)
    turned = chance.below(int(maps.mine.tiles.ways[path]))
    place = rules.green.grid.cell(*cell)
    tile = int(maps.mine.tiles.first[path]) + turned
    if maps.mine.at(place) != EMPTY or not maps.mine.fits(place, tile):
        return
    _put(state, slow, cell, rules.words.card_names[FIRST_PATH + path], turned=turned)
    if any(maps.leads(rules.goals.cells[goal]) for goal in range(GOALS)):
        maps.mine.lift(place)
        maps.walk_anew()
        del slow.maze[cell]


def _put(state: Table, slow: SlowRoundDuel, cell: Cell, name: str, *, turned: int) -> None:
    rules, maps = state.public.rules, state.public.maps
    path = rules.words.card_names.index(name) - FIRST_PATH
    maps.mine.lay(rules.green.grid.cell(*cell), int(maps.mine.tiles.first[path]) + turned)
    maps.walk_anew()
    slow.maze[cell] = (name, bool(turned))
