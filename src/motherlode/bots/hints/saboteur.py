"""Why a move of base Saboteur is good."""

from collections.abc import Sequence
from functools import cached_property

from motherlode.bots.hints import mine
from motherlode.bots.hints.chances import percent
from motherlode.bots.hints.deeds import Deeds
from motherlode.bots.hints.phrases import Phrase, Seat, kept, row, say
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
from motherlode.kit.maze import Maze
from motherlode.kit.tools import TOOL_NAMES


def reasons(view: View[Public, Own], move: int, told: Sequence[Event]) -> Sequence[Phrase]:
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
        self.maze = view.public.maze
        self.tools = view.public.tools
        self.digs = view.own.role != SABOTEUR
        self.ends = mine.gold_ends(view.public.goals, view.own.seen)
        self.deeds = Deeds(told, view.public.rules.ground)

    @cached_property
    def believed(self) -> tuple[list[float], list[float]]:
        """How likely each seat is a saboteur, and the gold on each goal."""
        return beliefs(self.view, list(self.told))

    # Cards in the maze

    def of_dig(self, rest: int) -> Sequence[Phrase]:
        """How the way changes."""
        after = mine.after_dig(self.maze, rest)
        reached = mine.newly_reached(self.public.goals, after)
        if reached:
            return [mine.reaches(reached), *map(self.where_gold_is, reached)]
        dead = say("hint.mine.deadEnd") if mine.is_dead_tile(self.maze, rest) else None
        return kept([self._change(after), dead or mine.open_places(self.maze, after)])

    def of_rockfall(self, cell: int) -> Sequence[Phrase]:
        """What falls, and how the way changes."""
        change = self._change(mine.after_rockfall(self.maze, cell))
        return [change, mine.falls(self.maze, cell)]

    def _change(self, after: Maze) -> Phrase:
        now, then = self.ends.needed(self.maze), self.ends.needed(after)
        return mine.compare(now, then, self.ends.name)

    # People

    def of_breaking(self, seat: int) -> Sequence[Phrase]:
        """Who it is, by all that was seen."""
        harm = self.deeds.harm(seat) if self.digs else None
        change = mine.struck(seat, mine.broken_tools(self.tools, seat))
        return [self.who_is(seat, saboteur=self.digs), harm or change]

    def of_mending(self, tool: int, seat: int) -> Sequence[Phrase]:
        """Oneself, or somebody of one's own side."""
        own, mended = seat == self.own.seat, mine.in_front(TOOL_NAMES[tool])
        left = [one for one in mine.broken_tools(self.tools, seat) if one != mended]
        change = mine.relieved(seat, left, own=own)
        if own:
            return [change, mine.missing(self.ends.needed(self.maze), self.ends.name)]
        return [self.who_is(seat, saboteur=not self.digs), change]

    def who_is(self, seat: int, *, saboteur: bool) -> Phrase:
        """How likely a seat is a saboteur, or a digger."""
        guilty = self.believed[0][seat]
        if not guilty:  # by the numbers of roles: whatever anybody does, some doubt is left
            return say("hint.saboteur.isDigger", who=Seat(seat))
        likely = guilty if saboteur else 1.0 - guilty
        key = "hint.saboteur.likelySaboteur" if saboteur else "hint.saboteur.likelyDigger"
        return say(key, who=Seat(seat), percent=percent(likely))

    # Goals

    def of_looking(self, goal: int) -> Sequence[Phrase]:
        """What is known of the goals."""
        return [self.where_gold_is(goal)]

    def where_gold_is(self, goal: int) -> Phrase:
        """How likely the gold is on a goal."""
        likely = percent(self.believed[1][goal])
        name = mine.goal_name(goal)
        return self.ends.certain(goal) or say("hint.gold.likely", goal=name, percent=likely)

    # What is discarded

    def of_passing(self, card: int) -> Sequence[Phrase]:
        """Why nothing is played, and why this card can be spared."""
        if card == NO_CARD:
            return []
        redraw = mine.redraw(int(self.public.tally.pile), 1)
        return kept([self._why_not_dig(), self._why_spare(card), redraw])

    def _why_not_dig(self) -> Phrase | None:
        broken = mine.broken_tools(self.tools, self.own.seat)
        if broken:
            return mine.cannot_dig(broken)
        moves = Moves()
        fill(self.public, self.own, moves)
        nearer = mine.brings_nearer(self.maze, self.ends, moves, DIG_MOVE)
        return say("hint.mine.noNearer", to=self.ends.name) if self.digs and not nearer else None

    def _why_spare(self, card: int) -> Phrase | None:
        if card >= FIRST_PATH and mine.is_dead_card(self.maze, card - FIRST_PATH) == self.digs:
            return mine.kept_from(1, digs=self.digs)
        return mine.why_spare(self.tools, self.public.rules.seats, self.own.hand, card, self.ends)

    def of_keeping(self, nuggets: int) -> Sequence[Phrase]:
        """SAB-31: the most there is."""
        offer = sorted(int(card) for card in self.own.offer)
        if nuggets == offer[-1]:
            return [say("hint.saboteur.keepMost", offer=row(offer))]
        return [say("hint.saboteur.keep", nuggets=nuggets, offer=row(offer))]
