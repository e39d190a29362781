"""One player's view of one turn: how far the tunnel is, and what a move would change about it."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from motherlode.bots.saboteur.beliefs import Beliefs
from motherlode.bots.saboteur.prices import BIT, CARD, Prices
from motherlode.bots.saboteur.ways import LIMIT, Ways
from motherlode.core.state import View
from motherlode.games.saboteur.cards import FIRST_PATH
from motherlode.games.saboteur.state import Own, Public
from motherlode.kit.goals import GOAL_BIT, GOALS, UNSEEN
from motherlode.kit.maze import Maze
from motherlode.kit.mine import SIDES
from motherlode.kit.tiles import SUBSETS
from motherlode.kit.unseen import off_the_table, strike

DETOUR: Final = 3.0
"""So many cards more are needed, on average, where stone lies at the end of a way."""
HOPELESS: Final = 0.02
"""Nobody digs for a goal where gold is less likely than this."""


class Scene:
    """What the player knows and believes about the table."""

    def __init__(self, view: View[Public, Own], beliefs: Beliefs) -> None:
        self.public = view.public
        self.own = view.own
        self.maze = view.public.maze
        self.tools = view.public.tools
        self.seat: i64 = view.own.seat
        self.seats: i64 = view.public.rules.seats
        self.roles: vec[float] = beliefs.saboteurs()
        """How likely each seat is a saboteur."""
        self.goals: vec[float] = beliefs.gold()
        """How likely the gold lies on each goal."""
        self.ends: vec[i64] = _ends(self.goals)
        witness = beliefs.witness
        assert witness is not None, "the beliefs have looked at the table"
        plot = witness.plot
        self.left: vec[u8] = cards_left(view.public, view.own)
        self.prices = Prices(plot, self.left[FIRST_PATH:])
        self.now = Ways(self.maze, self.ends, self.prices)
        self.after = Maze(self.maze.ground)

    def after_dig(self, tile: i64, cell: i64) -> float:
        """How many cards are needed once a tile lies there; 0 if gold is reached, maybe more."""
        self.after.become(self.maze)
        self.after.dig(cell, tile)
        return Ways(self.after, self.ends, self.prices).needed

    def after_rockfall(self, cell: i64) -> float:
        """How many cards are needed once the card there is gone."""
        self.after.become(self.maze)
        self.after.cave_in(cell)
        return Ways(self.after, self.ends, self.prices).needed

    def chance_of_gold(self, tile: i64, cell: i64) -> float:
        """How likely a tile opens the gold at once."""
        out: i64 = self._leaves(tile, cell)
        likely: float = 0.0
        side: i64
        goal: i64
        for side in range(SIDES):
            if out & BIT[side] != 0:
                for goal in range(GOALS):
                    beside: i64 = cell + self.maze.ground.grid.step[side]
                    if self.public.goals.rules.cells[goal] == beside:
                        likely += self.goals[goal] if self._is_shut(goal) else 0.0
        return likely

    def guess_dig(self, tile: i64, cell: i64) -> float:
        """What `after_dig` will say, nearly."""
        return self.now.guess(cell, self._leaves(tile, cell))

    def is_first_circle(self) -> bool:
        """Whether the player has had no turn in this round: everyone draws after each (SAB-9)."""
        rules = self.public.rules
        return self.public.tally.pile > rules.deck_size - rules.seats * (rules.hand + 1)

    def turns_after(self, seat: i64) -> i64:
        """How many others move after a seat before the player does."""
        return self.seats - (seat - self.seat + self.seats) % self.seats - 1

    def holds(self, card: i64) -> i64:
        """How many of a card the player holds."""
        hand: vec[u8] = self.own.hand.list()
        count: i64 = 0
        i: i64
        for i in range(len(hand)):
            if i64(hand[i]) == card:
                count += 1
        return count

    def looked_at(self, goal: i64) -> float:
        """How many others have looked at a goal."""
        peeked: vec[u8] = self.public.goals.peeked
        count: float = 0.0
        seat: i64
        for seat in range(len(peeked)):
            if seat != self.seat and i64(peeked[seat]) & GOAL_BIT[goal] != 0:
                count += 1.0
        return count

    def _leaves(self, tile: i64, cell: i64) -> i64:
        """The sides by which a walk from the start would leave this tile."""
        lead: i64 = i64(self.maze.reach.lead[cell])
        return i64(self.maze.ground.walk[tile * SUBSETS + lead]) & (15 - lead)

    def _is_shut(self, goal: i64) -> bool:
        return self.public.goals.open[goal] == UNSEEN


def _ends(goals: vec[float]) -> vec[i64]:
    """What it costs to come to each goal: more where the gold is less likely."""
    ends: vec[i64] = vec[i64](capacity=GOALS)
    goal: i64
    for goal in range(GOALS):
        detour: i64 = i64((1.0 - goals[goal]) * DETOUR * CARD)
        ends = append(ends, LIMIT if goals[goal] < HOPELESS else detour)
    return ends


def cards_left(public: Public, own: Own) -> vec[u8]:
    """How many of each card may still be played: what a seat holds, and what it has not seen."""
    left: vec[u8] = off_the_table(
        public.rules.deck, public.tally, public.maze, public.tools, FIRST_PATH
    )
    strike(left, own.discards.list())
    return left
