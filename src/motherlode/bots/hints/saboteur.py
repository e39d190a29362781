"""Why a move of base Saboteur is good."""

from collections.abc import Sequence
from functools import cached_property

from motherlode.bots.hints import mine
from motherlode.bots.hints.deeds import Deeds
from motherlode.bots.hints.words import in_words, percent
from motherlode.bots.saboteur.beliefs import beliefs
from motherlode.core.events import Event
from motherlode.core.moves import Moves
from motherlode.core.state import View
from motherlode.games.saboteur.cards import FIRST_PATH, SABOTEUR
from motherlode.games.saboteur.moves import (
    DIG_MOVE,
    KEEP_MOVE,
    NO_CARD,
    PASS_MOVE,
    ROCKFALL_MOVE,
    TOOL_MOVE,
    fill,
    kind_of,
)
from motherlode.games.saboteur.state import Own, Public
from motherlode.kit.bands import (
    BREAK_KIND,
    BREAK_MOVE,
    DIG_KIND,
    FIX_STEP,
    LIE_KIND,
    LIE_MOVE,
    MAP_KIND,
    MAP_MOVE,
    MEND_KIND,
    MEND_MOVE,
    OPEN_KIND,
    OPEN_MOVE,
    PASS_KIND,
    ROCKFALL_KIND,
    SEATS,
)
from motherlode.kit.goals import GOAL_BIT


def reasons(view: View[Public, Own], move: int, told: Sequence[Event]) -> Sequence[str]:
    """What is true of the position and speaks for a move."""
    scene, rest = Scene(view, told), move - TOOL_MOVE
    match kind_of(move):
        case k if k == DIG_KIND:
            return scene.of_dig(move - DIG_MOVE)
        case k if k == ROCKFALL_KIND:
            return scene.of_rockfall(move - ROCKFALL_MOVE)
        case k if k == BREAK_KIND:
            return scene.of_breaking((rest - BREAK_MOVE) % SEATS)
        case k if k == MEND_KIND:
            mend = (rest - MEND_MOVE) % FIX_STEP
            return scene.of_mending(mend // SEATS, mend % SEATS)
        case k if k == MAP_KIND:
            return scene.of_looking(rest - MAP_MOVE)
        case k if k == OPEN_KIND:
            return [scene.where_gold_is(rest - OPEN_MOVE)]
        case k if k == LIE_KIND:
            return [mine.lying(view.public.goals, view.public.maze, rest - LIE_MOVE)]
        case k if k == PASS_KIND:
            return scene.of_passing(move - PASS_MOVE)
        case _:
            return scene.of_keeping(move - KEEP_MOVE)


class Scene:
    """What a seat knows, and what follows from it."""

    def __init__(self, view: View[Public, Own], told: Sequence[Event]) -> None:
        self.view = view
        self.public, self.own = view.public, view.own
        self.told = told
        self.words = view.public.rules.words
        self.maze = view.public.maze
        self.tools = view.public.tools
        self.digs = view.own.role != SABOTEUR
        self.ends = mine.gold_ends(view.public.goals, view.own.seen, self.words)
        self.deeds = Deeds(told, view.public.rules.ground)

    @cached_property
    def believed(self) -> tuple[list[float], list[float]]:
        """How likely each seat is a saboteur, and the gold on each goal."""
        return beliefs(self.view, list(self.told))

    # Cards in the maze

    def of_dig(self, rest: int) -> Sequence[str]:
        """How the way changes."""
        after = mine.after_dig(self.maze, rest)
        reached = mine.newly_reached(self.public.goals, after)
        if reached:
            cells = in_words([self.words.goal(goal) for goal in reached])
            return [f"It reaches {cells}.", *map(self.where_gold_is, reached)]
        now, then = self.ends.needed(self.maze), self.ends.needed(after)
        dead = "No tunnel goes on through this card." if mine.is_dead_tile(self.maze, rest) else ""
        more = dead or mine.open_places(self.maze, after)
        return mine.kept([mine.compare(now, then, self.ends.name), more])

    def of_rockfall(self, cell: int) -> Sequence[str]:
        """What falls, and how the way changes."""
        after = mine.after_rockfall(self.maze, cell)
        now, then = self.ends.needed(self.maze), self.ends.needed(after)
        return [mine.compare(now, then, self.ends.name), mine.falls(self.maze, cell, self.words)]

    # People

    def of_breaking(self, seat: int) -> Sequence[str]:
        """Who it is, by all that was seen."""
        change = mine.struck(self.tools, seat, able=bool(self.tools.all_whole(seat)))
        harm = self.deeds.harm(seat) if self.digs else ""
        return [self.who_is(seat, saboteur=self.digs), harm or change]

    def of_mending(self, tool: int, seat: int) -> Sequence[str]:
        """Oneself, or somebody of one's own side."""
        own = seat == self.own.seat
        change = mine.mended(self.tools, seat, tool, own=own)
        if own:
            now = mine.missing(self.ends.needed(self.maze), self.ends.name)
            return [change, f"The tunnel {now}."]
        return [self.who_is(seat, saboteur=not self.digs), change]

    def who_is(self, seat: int, *, saboteur: bool) -> str:
        """How likely a seat is a saboteur, or a digger."""
        guilty = self.believed[0][seat]
        likely = guilty if saboteur else 1.0 - guilty
        name = "saboteur" if saboteur else "digger"
        return f"By all that was seen, seat {seat} is a {name} with {percent(likely)}."

    # Goals

    def of_looking(self, goal: int) -> Sequence[str]:
        """What is known of the goals."""
        return [self.where_gold_is(goal)]

    def where_gold_is(self, goal: int) -> str:
        """How likely the gold is on a goal."""
        cell, bit = self.words.goal(goal), GOAL_BIT[goal]
        if self.ends.wanted == bit:
            return f"The gold is on {cell}, by what you know."
        if not self.ends.wanted & bit:
            return f"The gold is not on {cell}, by what you know."
        return (
            f"By all that was seen, the gold is on {cell} with {percent(self.believed[1][goal])}."
        )

    # What is discarded

    def of_passing(self, card: int) -> Sequence[str]:
        """Why nothing is played, and why this card can be spared."""
        if card == NO_CARD:
            return []
        redraw = mine.redraw(int(self.public.tally.pile), 1)
        return mine.kept([self._why_not_dig(), self._why_spare(card), redraw])

    def _why_not_dig(self) -> str:
        broken = mine.your_tools(self.tools, self.own.seat)
        if broken:
            return broken
        moves = Moves()
        fill(self.public, self.own, moves)
        nearer = mine.brings_nearer(self.maze, self.ends, moves, DIG_MOVE)
        if self.digs and not nearer:
            return f"No card of yours brings the tunnel nearer to {self.ends.name}."
        return ""

    def _why_spare(self, card: int) -> str:
        if card >= FIRST_PATH and mine.is_dead_card(self.maze, card - FIRST_PATH) == self.digs:
            return mine.kept_from(1, digs=self.digs)
        return mine.why_spare(self.tools, self.public.rules.seats, self.own.hand, card, self.ends)

    def of_keeping(self, nuggets: int) -> Sequence[str]:
        """SAB-31: the most there is."""
        offer = sorted(int(card) for card in self.own.offer)
        most = "the most" if nuggets == offer[-1] else str(nuggets)
        return [f"It is {most} of what is offered: {in_words(list(map(str, offer)))}."]
