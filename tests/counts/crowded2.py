"""Rounds of the expansion that begin near their end, on a table made up at random.

Cards lie around the goals, doors on the way there; thieves, traps and broken tools lie in front of
players, who have gold already, few cards in hand and hardly any to draw. The cards come from
nowhere: neither side minds.
"""

from librt.vecs import vec
from mypy_extensions import u8

from motherlode.core.chance import Fast
from motherlode.games.saboteur2.cards import FIRST_PATH
from motherlode.games.saboteur2.game import SABOTEUR2_GAME as GAME
from motherlode.games.saboteur2.game import Table
from motherlode.games.saboteur2.state import Public
from motherlode.kit.goals import reached_goals
from motherlode.kit.tiles import EMPTY
from motherlode.kit.tools import TOOL_NAMES
from tests.counts.guided import ALWAYS, Linker
from tests.counts.referee2 import CARE, slow_round
from tests.counts.slow_doors import beside_a_goal
from tests.counts.slow_maze import LADDERS, PATHS, Cell, Lie
from tests.counts.slow_saboteur2 import SlowRound2

COLUMNS = range(7, 10)
"""Column 6 is left open: the card that is laid there may reach much at once."""
ROWS = range(-3, 4)
TRIES = 30
HOLES = 15
"""One card in so many is missing, and what lies behind it is cut off."""
EAST_WEST: list[Lie] = [
    ("straight_ew", False),
    ("door_green_ew", False),
    ("door_blue_ew", False),
    ("bridge", False),
    ("crystal_ew_s", False),
    ("mix_ew_n_s", False),
    ("cross", False),
]
NORTH_SOUTH: list[Lie] = [
    ("straight_ns", False),
    ("door_green_ns", False),
    ("door_green_ns", True),
    ("door_blue_ns", False),
    ("bridge", False),
    ("mix_ns_e", True),
]
SOUTH_TO_EAST: list[Lie] = [
    ("curve_es", False),
    ("door_green_es", False),
    ("double_curve_a", False),
    ("ladder_es", False),
]
NORTH_TO_EAST: list[Lie] = [
    ("curve_ne", False),
    ("door_blue_sw", True),
    ("double_curve_b", False),
    ("ladder_ne", False),
]
ROUTES: list[list[tuple[Cell, list[Lie]]]] = [
    [
        ((0, -1), NORTH_SOUTH),
        ((0, -2), SOUTH_TO_EAST),
        *(((x, -2), EAST_WEST) for x in range(1, 6)),
    ],
    [((x, 0), EAST_WEST) for x in range(1, 6)],
    [((0, 1), NORTH_SOUTH), ((0, 2), NORTH_TO_EAST), *(((x, 2), EAST_WEST) for x in range(1, 6))],
]
"""Cells from the start to the row of each goal, with the cards that lead on there."""
OPEN_PATHS = list(PATHS)[:7]
"""Cards of the base game that can be walked through."""
MOST_CARDS = 5
THEME = 2
"""Cards of which a round has many, so that they come together: a ladder and rockfalls, say."""
MOST_PILE = 3
MOST_NUGGETS = 2


def linker_of(seed: int) -> Linker:
    """A guide for one crowded round, more careful or less."""
    chance = Fast(seed)
    return Linker(chance, CARE + chance.below(ALWAYS + 1 - CARE), GAME, evenly=True)


def crowded_round(state: Table, chance: Fast, most_cards: int) -> SlowRound2:
    """Change a round that was just dealt, for the engine and for the referee, who is given back.

    Nobody has more cards than that.
    """
    _deal_anew(state, chance, most_cards)
    slow = slow_round(state)
    _lay_in_front(state, slow, chance)
    _lay_routes(state, slow, chance)
    for _ in range(TRIES):
        column = COLUMNS[chance.below(len(COLUMNS))]
        row = ROWS[chance.below(len(ROWS))]
        _put_any(state, slow, (column, row), chance)
    return slow


def _deal_anew(state: Table, chance: Fast, most_cards: int) -> None:
    """Few cards to each, mostly of path, hardly any pile, and gold of earlier rounds."""
    public, hidden = state.public, state.hidden
    theme = [chance.below(len(public.rules.words.card_names)) for _ in range(THEME)]
    pile = chance.below(MOST_PILE + 1) * chance.below(2) if most_cards else 0
    hidden.pile.set(vec[u8]([_some_card(public, theme, chance) for _ in range(pile)]))
    public.tally.pile = pile
    least = 1 if pile else 0  # SB2-5 to SB2-9: nobody runs out of cards before the pile does
    for own in state.own:
        size = least + chance.below(most_cards + 1 - least)
        own.hand.set(vec[u8]([_some_card(public, theme, chance) for _ in range(size)]))
        public.tally.held[own.seat] = u8(size)
        own.nuggets = chance.below(MOST_NUGGETS + 1)
        public.rich[own.seat] = u8(own.nuggets > 0)


def _lay_in_front(state: Table, slow: SlowRound2, chance: Fast) -> None:
    """Thieves, traps and broken tools in front of some."""
    public = state.public
    first = chance.below(slow.deal.seats)
    for step in range(slow.deal.seats):
        seat = (first + step * 5) % slow.deal.seats
        if chance.below(3) == 0 and seat not in slow.thieves:
            public.front.lay_thief(seat)
            slow.thieves.append(seat)
        if chance.below(5) == 0 and seat not in slow.trapped:
            public.front.trap(seat)
            slow.trapped.add(seat)
        tool = chance.below(len(TOOL_NAMES))
        if chance.below(5) == 0 and TOOL_NAMES[tool] not in slow.tools[seat]:
            public.tools.break_one(seat, tool)
            slow.tools[seat].add(TOOL_NAMES[tool])


def _lay_routes(state: Table, slow: SlowRound2, chance: Fast) -> None:
    """One or more tunnels from the start towards the goals; half of their cards are plain."""
    surely = chance.below(len(ROUTES))
    for number, route in enumerate(ROUTES):
        if number != surely and chance.below(2):
            continue
        for cell, lies in route:
            name, turned = lies[chance.below(len(lies)) * chance.below(2)]
            if chance.below(HOLES):
                _put(state, slow, cell, name, turned=turned)


def _some_card(public: Public, theme: list[int], chance: Fast) -> int:
    match chance.below(4):
        case 0:
            return chance.below(FIRST_PATH)
        case 1:
            return theme[chance.below(THEME)]
        case _:
            return _some_path(public, chance)


def _some_path(public: Public, chance: Fast) -> int:
    """In half of the cases one that is common and can be walked through."""
    names = public.rules.words.card_names
    if chance.below(2):
        return names.index(OPEN_PATHS[chance.below(len(OPEN_PATHS))])
    return FIRST_PATH + chance.below(len(names) - FIRST_PATH)


def _put_any(state: Table, slow: SlowRound2, cell: Cell, chance: Fast) -> None:
    """A random card on a cell, if it fits there and opens no goal."""
    public = state.public
    tiles = public.maze.mine.tiles
    card = _some_path(public, chance)
    name = public.rules.words.card_names[card]
    turned = chance.below(int(tiles.ways[card - FIRST_PATH]))
    place = public.rules.ground.grid.cell(*cell)
    tile = int(tiles.first[card - FIRST_PATH]) + turned
    if public.maze.mine.at(place) != EMPTY or not public.maze.mine.fits(place, tile):
        return
    if name in LADDERS and beside_a_goal(cell):
        return
    _put(state, slow, cell, name, turned=bool(turned))
    if reached_goals(public.goals, public.maze) != 0:
        public.maze.cave_in(place)
        del slow.maze[cell]


def _put(state: Table, slow: SlowRound2, cell: Cell, name: str, *, turned: bool) -> None:
    rules = state.public.rules
    path = rules.words.card_names.index(name) - FIRST_PATH
    tile = int(rules.ground.tiles.first[path]) + turned
    state.public.maze.dig(rules.ground.grid.cell(*cell), tile)
    slow.maze[cell] = (name, turned)
