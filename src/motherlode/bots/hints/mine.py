"""How far the tunnel is from the goals, before a move and after it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import u8

from motherlode.bots.hints.distance import FAR, cards_to
from motherlode.bots.hints.phrases import Phrase, Seat, row, say
from motherlode.bots.mine.outlook import wanted_goals
from motherlode.bots.mine.route import is_dead_end
from motherlode.core.moves import Moves
from motherlode.kit.bands import CELLS
from motherlode.kit.cards import FIX, FIXES, MAP
from motherlode.kit.goals import ALL_GOALS, GOAL_BIT, GOALS, Goals, reached_goals
from motherlode.kit.maze import Maze
from motherlode.kit.reach import Reach
from motherlode.kit.rows import Cards
from motherlode.kit.texts import Words
from motherlode.kit.tiles import FIRST
from motherlode.kit.tools import TOOL_BIT, TOOL_NAMES, Tools
from motherlode.kit.tunnels import side_letters

TUNNEL: Final = say("hint.whose.tunnel")
YOU: Final = say("hint.whose.reader")
Walk = Callable[[Maze], Reach]
"""Whose walk counts."""


def everyones(maze: Maze) -> Reach:
    """The walk of those to whom no door is shut."""
    return maze.reach


@dataclass(frozen=True)
class Ends:
    """What a tunnel is led to: goals that may hold the gold (bits), and how they are called."""

    goals: Goals
    wanted: int
    name: Phrase

    @property
    def known(self) -> bool:
        """Whether it is known where the gold is."""
        return self.wanted in GOAL_BIT

    def needed(self, maze: Maze, walk: Walk = everyones) -> int:
        """The fewest cards that are missing."""
        return cards_to(maze, walk(maze), self.goals, self.wanted)

    def certain(self, goal: int) -> Phrase | None:
        """That the gold is on a goal, or is not, if that is known."""
        if self.wanted == GOAL_BIT[goal]:
            return say("hint.gold.there", goal=goal_name(goal))
        if not self.wanted & GOAL_BIT[goal]:
            return say("hint.gold.elsewhere", goal=goal_name(goal))
        return None


def gold_ends(goals: Goals, seen: vec[u8]) -> Ends:
    """Where a seat that has seen these faces must look for the gold."""
    wanted = int(wanted_goals(goals, seen))
    single = [goal for goal in range(GOALS) if wanted == GOAL_BIT[goal]]
    if single:
        return Ends(goals, wanted, say("hint.to.gold", goal=goal_name(single[0])))
    return Ends(
        goals, wanted, say("hint.to.goals" if wanted == ALL_GOALS else "hint.to.goldenGoals")
    )


def goal_name(goal: int) -> Phrase:
    """`the upper goal`."""
    return say(f"goal.{goal}")


def goal_on(words: Words, cell: str) -> int:
    """The goal on a cell."""
    return next(goal for goal in range(GOALS) if words.goal(goal) == cell)


def after_dig(maze: Maze, rest: int) -> Maze:
    """The maze with one more card."""
    after = Maze(maze.ground)
    after.become(maze)
    after.dig(rest % CELLS, rest // CELLS + FIRST)
    return after


def after_rockfall(maze: Maze, cell: int) -> Maze:
    """The maze with one card less."""
    after = Maze(maze.ground)
    after.become(maze)
    after.cave_in(cell)
    return after


def newly_reached(goals: Goals, after: Maze) -> list[int]:
    """The face-down goals that a new card leads to."""
    bits = reached_goals(goals, after)
    return [goal for goal in range(GOALS) if bits & GOAL_BIT[goal]]


def reaches(goals: Sequence[int], *, gold: bool = False) -> Phrase:
    """That a card leads to goals."""
    return say(
        "hint.mine.reachesGold" if gold else "hint.mine.reaches", goals=row(map(goal_name, goals))
    )


def compare(before: int, after: int, to: Phrase, whose: Phrase = TUNNEL) -> Phrase:
    """How a move changes what is missing."""
    you = whose == YOU
    if after >= FAR:
        key = "hint.mine.farStill" if before >= FAR else "hint.mine.farThen"
        return say(key, whose=whose, to=to, you=you)
    if before >= FAR:
        return say("hint.mine.opened", n=after, whose=whose, to=to)
    if after == before:
        return say("hint.mine.same", n=after, whose=whose, to=to)
    key = "hint.mine.nearer" if after < before else "hint.mine.farther"
    return say(key, n=after, now=before, whose=whose, to=to)


def missing(needed: int, to: Phrase, whose: Phrase = TUNNEL) -> Phrase:
    """`The tunnel is 2 cards from the goals.`"""
    you = whose == YOU
    if needed >= FAR:
        return say("hint.mine.farStill", whose=whose, to=to, you=you)
    return say("hint.mine.missing", n=needed, whose=whose, to=to, you=you)


def open_places(before: Maze, after: Maze) -> Phrase | None:
    """How many empty cells the tunnel leads on to, if that changes."""
    then, now = int(after.reach.frontier.size), int(before.reach.frontier.size)
    return None if then == now else say("hint.mine.places", n=then, now=now)


def is_dead_tile(maze: Maze, rest: int) -> bool:
    """Whether the tile of a dig is a dead end."""
    return bool(is_dead_end(maze.ground.tiles.walk, rest // CELLS + FIRST))


def falls(maze: Maze, cell: int) -> Phrase:
    """What a rockfall takes away."""
    dead = is_dead_end(maze.ground.tiles.walk, maze.mine.at(cell))
    return say("hint.mine.fallsDead" if dead else "hint.mine.falls")


def lying(goals: Goals, maze: Maze, rest: int) -> Phrase:
    """SAB-23: to which sides a goal opens that lies so."""
    goal, turned = divmod(rest, 2)
    tile = goals.rules.written[int(goals.open[goal])] + turned
    sides = side_letters(int(maze.ground.tiles.mouths[tile]))
    return say("hint.mine.lying", sides=row(say(f"hint.side.{side}") for side in sides))


# Tools


def broken_tools(tools: Tools, seat: int) -> list[Phrase]:
    """The tools that lie broken in front of a seat."""
    return [in_front(name) for tool, name in enumerate(TOOL_NAMES) if tools.is_broken(seat, tool)]


def in_front(name: str) -> Phrase:
    """`a broken lamp`, `a trap`."""
    return say(f"hint.front.{name}")


def cannot_dig(front: Sequence[Phrase]) -> Phrase:
    """That something in front of oneself keeps one from digging."""
    return say("hint.mine.cannotDig", front=row(front))


def relieved(seat: int, left: Sequence[Phrase], *, own: bool) -> Phrase:
    """What is still in front of a seat that was helped; or that nothing is."""
    if left:
        return say("hint.mine.stays", who=Seat(seat), front=row(left), you=own)
    return say("hint.mine.again", who=Seat(seat), you=own)


def struck(seat: int, front: Sequence[Phrase]) -> Phrase:
    """What one thing more in front of a seat changes."""
    if front:
        return say("hint.mine.oneMore", who=Seat(seat), front=row(front))
    return say("hint.mine.struck", who=Seat(seat))


# Cards


def brings_nearer(maze: Maze, ends: Ends, moves: Moves, first: int, walk: Walk = everyones) -> bool:
    """Whether any of the moves is a dig (numbered from `first` on) after which less is missing."""
    now = ends.needed(maze, walk)
    for move in moves.list():
        if move >= first:
            after = after_dig(maze, move - first)
            if newly_reached(ends.goals, after) or ends.needed(after, walk) < now:
                return True
    return False


def why_spare(tools: Tools, seats: int, hand: Cards, card: int, ends: Ends) -> Phrase | None:
    """Why a card can be spared: it is of no use now, or there are more of its kind."""
    if card == MAP and ends.known:
        return say("hint.mine.spareMap")
    if FIX <= card < MAP and not any(_mends(tools, seat, card - FIX) for seat in range(seats)):
        return say("hint.mine.spareRepair")
    more = copies(hand, card) - 1
    return say("hint.mine.spareCopy", n=more) if more else None


def kept_from(discarded: int, *, digs: bool) -> Phrase | None:
    """Cards that the other side cannot lay once they are discarded: dead ends, or tunnels."""
    if not discarded:
        return None
    return say("hint.mine.fromSaboteurs" if digs else "hint.mine.fromDiggers", n=discarded)


def redraw(pile: int, discarded: int) -> Phrase:
    """What comes for cards that are discarded."""
    if not pile:
        return say("hint.mine.pileEmpty")
    return say("hint.mine.redraw", n=min(pile, discarded), pile=pile)


def _mends(tools: Tools, seat: int, fix: int) -> bool:
    return bool(int(tools.broken[seat]) & FIXES[fix])


def repairs(tool: int) -> list[int]:
    """The cards that mend a tool."""
    return [FIX + fix for fix, mends in enumerate(FIXES) if mends & TOOL_BIT[tool]]


def copies(hand: Cards, card: int) -> int:
    """How many of a card are in a hand."""
    return sum(int(held) == card for held in hand.list())


def is_dead_card(maze: Maze, path: int) -> bool:
    """Whether a path card (from 0) is a dead end."""
    return bool(is_dead_end(maze.ground.tiles.walk, int(maze.ground.tiles.first[path])))
