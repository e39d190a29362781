"""Why a move of Saboteur Duel is good."""

from collections.abc import Callable, Sequence

from motherlode.bots.hints import mine
from motherlode.bots.hints.mine import Ends
from motherlode.bots.hints.words import counted, in_words
from motherlode.core.events import Event
from motherlode.core.moves import Moves
from motherlode.core.state import View
from motherlode.games.duel.cards import NO_SEAT
from motherlode.games.duel.maps import Maps
from motherlode.games.duel.moves import DIG_MOVE, KEY_MOVE, TOOL_MOVE, fill
from motherlode.games.duel.notation import write
from motherlode.games.duel.state import Own, Public
from motherlode.kit.bands import CELLS, LIE_MOVE
from motherlode.kit.goals import GOAL_BIT, GOALS, UNSEEN
from motherlode.kit.tiles import FIRST
from motherlode.kit.tools import TOOL_NAMES


def reasons(view: View[Public, Own], move: int, _told: Sequence[Event]) -> Sequence[str]:
    """What is true of the position and speaks for a move."""
    scene = Scene(view.public, view.own)
    verb, *rest = write(view.public.rules.words, move).split()
    match verb, rest:
        case "dig", _:
            return scene.of_dig(move - DIG_MOVE)
        case "key", _:
            return scene.of_key(move - KEY_MOVE)
        case "break", _:
            return [scene.where(scene.other), mine.struck(scene.tools, scene.other, able=True)]
        case "mend", [tool, *_]:
            change = mine.mended(scene.tools, scene.seat, TOOL_NAMES.index(tool), own=True)
            return [change, scene.where(scene.seat)]
        case "remove", _:
            return scene.of_removing()
        case "map", [cell]:
            return [f"You have not seen the goal on {cell}.", scene.where(scene.seat)]
        case "lie", _:
            return scene.of_lie(move - TOOL_MOVE - LIE_MOVE)
        case _:
            return mine.kept(scene.of_passing(rest))


class Scene:
    """What a player knows, and what follows from it."""

    def __init__(self, public: Public, own: Own) -> None:
        self.public, self.own = public, own
        self.seat = int(own.seat)
        self.other = 1 - self.seat
        self.words = public.rules.words
        self.tools = public.tools
        self.maps = public.maps
        self.free = [goal for goal in range(GOALS) if int(public.claimed[goal]) == NO_SEAT]
        wanted = sum(int(GOAL_BIT[goal]) for goal in self.free)
        self.ends = Ends(public.goals, wanted, "unclaimed gold")

    # The maze

    def of_dig(self, rest: int) -> Sequence[str]:
        """What it changes for both."""

        def dig(maps: Maps) -> None:
            maps.of(self.seat).dig(rest % CELLS, rest // CELLS + FIRST)
            maps.of(self.other).walk_on(rest % CELLS)

        return self._compare(dig)

    def of_key(self, cell: int) -> Sequence[str]:
        """DUE-14."""
        return self._compare(lambda maps: maps.unlock(self.seat, cell))

    def _compare(self, change: Callable[[Maps], None]) -> Sequence[str]:
        after = Maps(self.public.rules)
        after.become(self.maps)
        change(after)
        return mine.kept([self._of_own(after), self._of_other(after)])

    def _of_own(self, after: Maps) -> str:
        reached = self._reached(after, self.seat)
        if reached:
            return f"It connects you to {in_words([self._gold_on(goal) for goal in reached])}."
        now, then = self._needed(self.maps, self.seat), self._needed(after, self.seat)
        return mine.compare(now, then, self.ends.name, "you")

    def _of_other(self, after: Maps) -> str:
        now, then = self._needed(self.maps, self.other), self._needed(after, self.other)
        if now == then:
            return f"Seat {self.other} {mine.missing(now, self.ends.name)}, before and after."
        return mine.compare(now, then, self.ends.name, f"seat {self.other}")

    def _reached(self, maps: Maps, seat: int) -> list[int]:
        """The unclaimed goals that a player can walk into, and could not before."""
        cells, now = self.public.rules.goals.cells, self.maps.of(seat).reach.lead
        lead = maps.of(seat).reach.lead
        return [goal for goal in self.free if lead[cells[goal]] and not now[cells[goal]]]

    def _gold_on(self, goal: int) -> str:
        face = int(self.public.goals.open[goal])
        if face == UNSEEN:
            face = int(self.own.seen[goal])
        cell = self.words.goal(goal)
        if face == UNSEEN:
            return f"the goal on {cell}, which you have not seen"
        return f"{counted(int(self.public.rules.nuggets[face]), 'nugget')} on {cell}"

    def _needed(self, maps: Maps, seat: int) -> int:
        return self.ends.needed(maps.of(seat))

    def where(self, seat: int) -> str:
        """How far a player is."""
        who = "You are" if seat == self.seat else f"Seat {seat} is"
        now = self._needed(self.maps, seat)
        return f"{who} {mine.missing(now, self.ends.name).removeprefix('is ')}."

    def of_lie(self, rest: int) -> Sequence[str]:
        """DUE-9: whom it connects."""
        goals, goal = self.public.goals, rest // 2
        tile = goals.rules.written[int(goals.open[goal])] + rest % 2
        mouths, cell = int(self.maps.mine.tiles.mouths[tile]), int(goals.rules.cells[goal])
        meets = [
            bool(mouths & int(self.maps.of(s).reach.lead[cell])) for s in (self.seat, self.other)
        ]
        you, they = ("connects" if one else "does not connect" for one in meets)
        lying = mine.lying(goals, self.maps.of(self.seat), rest)
        return [lying, f"So it {you} you, and {they} seat {self.other}."]

    # Discards

    def of_removing(self) -> Sequence[str]:
        """DUE-5."""
        return [mine.able_again("you"), self.where(self.seat)]

    def of_passing(self, cards: Sequence[str]) -> Sequence[str]:
        """Why nothing is played, and why this card can be spared."""
        spare = [self._why_spare(self.words.read_card(name)) for name in cards]
        redraw = mine.redraw(int(self.public.tally.pile), len(cards))
        return [self._why_not_dig(), *spare, redraw]

    def _why_not_dig(self) -> str:
        broken = mine.your_tools(self.tools, self.seat)
        if broken:
            return broken
        moves = Moves()
        fill(self.public, self.own, moves)
        is_open = any(int(self.public.goals.open[goal]) != UNSEEN for goal in self.free)
        if is_open or mine.brings_nearer(self.maps.of(self.seat), self.ends, moves, DIG_MOVE):
            return ""
        return f"No card of yours brings you nearer to {self.ends.name}."

    def _why_spare(self, card: int) -> str:
        return mine.why_spare(self.tools, 2, self.own.hand, card, self.ends)
