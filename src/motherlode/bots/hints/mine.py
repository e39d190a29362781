"""How far the tunnel is from the goals, before a move and after it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import u8

from motherlode.bots.hints.distance import FAR, cards_to
from motherlode.bots.hints.words import capital, counted, in_words
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

SIDE_NAMES = {"N": "north", "E": "east", "S": "south", "W": "west"}
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
    name: str

    @property
    def known(self) -> bool:
        """Whether it is known where the gold is."""
        return self.wanted in GOAL_BIT

    def needed(self, maze: Maze, walk: Walk = everyones) -> int:
        """The fewest cards that are missing."""
        return cards_to(maze, walk(maze), self.goals, self.wanted)


def gold_ends(goals: Goals, seen: vec[u8], words: Words) -> Ends:
    """Where a seat that has seen these faces must look for the gold."""
    wanted = int(wanted_goals(goals, seen))
    single = [goal for goal in range(GOALS) if wanted == GOAL_BIT[goal]]
    if single:
        return Ends(goals, wanted, f"the gold on {words.goal(single[0])}")
    name = "the goals" if wanted == ALL_GOALS else "the goals that may hold the gold"
    return Ends(goals, wanted, name)


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


def compare(before: int, after: int, to: str, whose: str = "the tunnel") -> str:
    """How a move changes what is missing."""
    cards = counted(after, "card")
    if after >= FAR:
        still = "has no short way" if before >= FAR else "loses its short way"
        return f"{capital(whose)} {still} to {to}."
    if before >= FAR:
        return f"It gives {whose} a way to {to}: {cards} to go."
    if after < before:
        return f"It brings {whose} to {cards} from {to} (now {before})."
    if after > before:
        return f"It sets {whose} back to {cards} from {to} (now {before})."
    return f"It keeps {whose} at {cards} from {to}."


def missing(needed: int, to: str) -> str:
    """`is 2 cards from the goals`."""
    return (
        f"has no short way to {to}" if needed >= FAR else f"is {counted(needed, 'card')} from {to}"
    )


def open_places(before: Maze, after: Maze) -> str:
    """How many empty cells the tunnel leads on to, if that changes."""
    then, now = int(after.reach.frontier.size), int(before.reach.frontier.size)
    return (
        "" if then == now else f"The tunnel then leads on to {counted(then, 'place')} (now {now})."
    )


def is_dead_tile(maze: Maze, rest: int) -> bool:
    """Whether the tile of a dig is a dead end."""
    return bool(is_dead_end(maze.ground.tiles.walk, rest // CELLS + FIRST))


def falls(maze: Maze, cell: int, words: Words) -> str:
    """What a rockfall takes away."""
    tile = maze.mine.at(cell)
    what = "a dead end" if is_dead_end(maze.ground.tiles.walk, tile) else "a card of the tunnel"
    return f"What falls on {words.cell(cell)} is {what}."


def lying(goals: Goals, maze: Maze, rest: int) -> str:
    """SAB-23: to which sides a goal opens that lies so."""
    goal, turned = divmod(rest, 2)
    tile = goals.rules.written[int(goals.open[goal])] + turned
    sides = [SIDE_NAMES[letter] for letter in side_letters(int(maze.ground.tiles.mouths[tile]))]
    return f"It opens to the {in_words(sides)} then."


# Tools


def broken_tools(tools: Tools, seat: int) -> list[str]:
    """The tools that lie broken in front of a seat."""
    return [name for tool, name in enumerate(TOOL_NAMES) if tools.is_broken(seat, tool)]


def your_tools(tools: Tools, seat: int) -> str:
    """`Your lamp and cart are broken.`, or nothing."""
    broken = broken_tools(tools, seat)
    return f"Your {in_words(broken)} {_are(broken)} broken." if broken else ""


def mended(tools: Tools, seat: int, tool: int, *, own: bool) -> str:
    """What a repair changes for a seat."""
    left = [name for name in broken_tools(tools, seat) if name != TOOL_NAMES[tool]]
    if not left:
        return able_again("you" if own else f"seat {seat}")
    whose = "Your" if own else f"Seat {seat}'s"
    return f"{whose} {in_words(left)} would stay broken."


def able_again(who: str) -> str:
    """Nothing keeps a seat from digging any more."""
    return f"{capital(who)} can dig again then."


def struck(tools: Tools, seat: int, *, able: bool) -> str:
    """What breaking a tool changes for a seat that can dig now, or cannot."""
    if able:
        return f"Seat {seat} can dig now, and could not then."
    broken = broken_tools(tools, seat)
    why = f": {in_words(broken)} {_are(broken)} broken already" if broken else ""
    return f"Seat {seat} needs one more repair then{why}."


def _are(things: Sequence[str]) -> str:
    return "is" if len(things) == 1 else "are"


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


def why_spare(tools: Tools, seats: int, hand: Cards, card: int, ends: Ends) -> str:
    """Why a card can be spared: it is of no use now, or there are more of its kind."""
    if card == MAP and ends.known:
        return "You know where the gold is: a map tells nothing more."
    if FIX <= card < MAP and not any(_mends(tools, seat, card - FIX) for seat in range(seats)):
        return "Nobody has a tool broken that the repair mends."
    more = copies(hand, card) - 1
    return f"You keep {counted(more, 'more card')} of its kind." if more else ""


def kept_from(discarded: int, *, digs: bool) -> str:
    """Cards that the other side cannot lay once they are discarded: dead ends, or tunnels."""
    if not discarded:
        return ""
    who, thing = ("saboteur", "dead end") if digs else ("digger", "tunnel card")
    return f"Then no {who} can lay {f'this {thing}' if discarded == 1 else f'these {thing}s'}."


def redraw(pile: int, discarded: int) -> str:
    """What comes for cards that are discarded."""
    if not pile:
        return "The pile is empty: no card comes for it."
    return f"You draw {counted(min(pile, discarded), 'card')} for it; the pile has {pile}."


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


def kept(sentences: Sequence[str]) -> list[str]:
    """The sentences that say something."""
    return [sentence for sentence in sentences if sentence]
