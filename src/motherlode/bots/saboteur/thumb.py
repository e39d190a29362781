"""A rule-of-thumb player for base Saboteur: values every move, makes the best."""

from mypy_extensions import i64

from motherlode.bots.base import Bot, Budget
from motherlode.bots.mine.outlook import WEAK, Outlook, Pick, wanted_goals
from motherlode.bots.mine.route import Route
from motherlode.bots.mine.suspicion import Suspicion
from motherlode.core.chance import Chance
from motherlode.core.events import Event
from motherlode.core.moves import Moves
from motherlode.core.state import View
from motherlode.games.saboteur.cards import FIRST_PATH, ROCKFALL, SABOTEUR
from motherlode.games.saboteur.moves import (
    DIG_MOVE,
    KEEP_KIND,
    KEEP_MOVE,
    NO_CARD,
    PASS_MOVE,
    ROCKFALL_MOVE,
    TOOL_MOVE,
    kind_of,
)
from motherlode.games.saboteur.state import Own, Public
from motherlode.kit.bands import CELLS, DIG_KIND, PASS_KIND, ROCKFALL_KIND
from motherlode.kit.cards import MAP
from motherlode.kit.tiles import FIRST


class Thumb(Bot[Public, Own]):
    """Diggers bring the tunnel nearer to where gold may be; saboteurs keep it from getting near."""

    def __init__(self, seat: i64, chance: Chance) -> None:
        self.chance = chance
        self.suspicion = Suspicion(seat)

    def hear(self, event: Event) -> None:
        """Remember who helped and who harmed."""
        self.suspicion.hear(event)

    def choose(self, view: View[Public, Own], moves: Moves, budget: Budget) -> i64:
        """The move with the highest value; chance decides among nearly equal ones."""
        public = view.public
        maze = public.maze
        self.suspicion.look_at(maze)
        outlook = Outlook(
            Route(maze, maze.reach, public.goals, wanted_goals(public.goals, view.own.seen)),
            public.tools,
            view.own.seen,
            view.own.seat,
            self.suspicion.harm,
            digs=view.own.role != SABOTEUR,
        )
        pick = Pick(self.chance, moves.items[0])
        i: i64
        for i in range(moves.count):
            pick.offer(moves.items[i], _value(outlook, moves.items[i]))
        return pick.move


def _value(outlook: Outlook, move: i64) -> i64:
    kind: i64 = kind_of(move)
    if kind == DIG_KIND:
        tile: i64 = (move - DIG_MOVE) // CELLS + FIRST
        cell: i64 = (move - DIG_MOVE) % CELLS
        return outlook.of_dig(tile, cell, outlook.route.exits(tile, cell))
    if kind == ROCKFALL_KIND:
        return outlook.of_rockfall(move - ROCKFALL_MOVE)
    if kind == KEEP_KIND:
        return (move - KEEP_MOVE) * WEAK
    if kind == PASS_KIND:
        return _value_of_discarding(outlook, move - PASS_MOVE)
    return outlook.of_action(move - TOOL_MOVE)


def _value_of_discarding(outlook: Outlook, card: i64) -> i64:
    if card == NO_CARD:
        return 0
    if card >= FIRST_PATH:
        first: i64 = i64(outlook.maze.ground.tiles.first[card - FIRST_PATH])
        return outlook.of_discarding_path(first)
    if card == MAP:
        return outlook.of_discarding_map()
    return outlook.of_discarding_rockfall() if card == ROCKFALL else 10
