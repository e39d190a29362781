"""Why a move of Saboteur Duel is good."""

from collections.abc import Callable, Sequence
from typing import Final

from motherlode.bots.hints import mine
from motherlode.bots.hints.mine import Ends
from motherlode.bots.hints.phrases import Phrase, Seat, kept, row, say
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

CONNECTS: Final = {
    (True, True): "hint.duel.connectsBoth",
    (True, False): "hint.duel.connectsYou",
    (False, True): "hint.duel.connectsThem",
    (False, False): "hint.duel.connectsNobody",
}
"""By whether a goal that lies so connects oneself, and the other."""


def reasons(view: View[Public, Own], move: int, _told: Sequence[Event]) -> Sequence[Phrase]:
    """What is true of the position and speaks for a move."""
    scene = Scene(view.public, view.own)
    verb, *rest = write(view.public.rules.words, move).split()
    match verb, rest:
        case "dig", _:
            return scene.of_dig(move - DIG_MOVE)
        case "key", _:
            return scene.of_key(move - KEY_MOVE)
        case "break", _:
            return [scene.where(scene.other), mine.struck(scene.other, [])]
        case "mend", [tool, *_]:
            return scene.of_mending(tool)
        case "remove", _:
            return scene.of_removing()
        case "map", [cell]:
            return scene.of_looking(cell)
        case "lie", _:
            return scene.of_lie(move - TOOL_MOVE - LIE_MOVE)
        case _:
            return kept(scene.of_passing(rest))


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
        self.ends = self._ends_at(self.free)

    def _ends_at(self, goals: Sequence[int]) -> Ends:
        wanted = sum(int(GOAL_BIT[goal]) for goal in goals)
        return Ends(self.public.goals, wanted, say("hint.to.unclaimed"))

    # The maze

    def of_dig(self, rest: int) -> Sequence[Phrase]:
        """What it changes for both."""

        def dig(maps: Maps) -> None:
            maps.of(self.seat).dig(rest % CELLS, rest // CELLS + FIRST)
            maps.of(self.other).walk_on(rest % CELLS)

        return self._compare(dig)

    def of_key(self, cell: int) -> Sequence[Phrase]:
        """DUE-14."""
        return self._compare(lambda maps: maps.unlock(self.seat, cell))

    def _compare(self, change: Callable[[Maps], None]) -> Sequence[Phrase]:
        after = Maps(self.public.rules)
        after.become(self.maps)
        change(after)
        reached = self._reached(after, self.seat)
        if not reached:
            return [
                self._change(after, self.seat, self.ends),
                self._change(after, self.other, self.ends),
            ]
        connects = say("hint.duel.connects", golds=row(map(self._gold_on, reached)))
        left = [goal for goal in self.free if goal not in reached]
        # What is claimed by this very move (DUE-10) is nothing that the other runs for.
        return [connects, *([self._change(after, self.other, self._ends_at(left))] if left else [])]

    def _change(self, after: Maps, seat: int, ends: Ends) -> Phrase:
        now, then = ends.needed(self.maps.of(seat)), ends.needed(after.of(seat))
        return mine.compare(now, then, ends.name, self._whose(seat))

    def _whose(self, seat: int) -> Phrase:
        return mine.YOU if seat == self.seat else say("hint.whose.player", who=Seat(seat))

    def _reached(self, maps: Maps, seat: int) -> list[int]:
        """The unclaimed goals that a player can walk into, and could not before."""
        cells, now = self.public.rules.goals.cells, self.maps.of(seat).reach.lead
        lead = maps.of(seat).reach.lead
        return [goal for goal in self.free if lead[cells[goal]] and not now[cells[goal]]]

    def _gold_on(self, goal: int) -> Phrase:
        face = int(self.public.goals.open[goal])
        if face == UNSEEN:
            face = int(self.own.seen[goal])
        name = mine.goal_name(goal)
        if face == UNSEEN:
            return say("hint.duel.unseenGold", goal=name)
        return say("hint.duel.gold", n=int(self.public.rules.nuggets[face]), goal=name)

    def _needed(self, maps: Maps, seat: int) -> int:
        return self.ends.needed(maps.of(seat))

    def where(self, seat: int) -> Phrase:
        """How far a player is."""
        return mine.missing(self._needed(self.maps, seat), self.ends.name, self._whose(seat))

    def of_looking(self, cell: str) -> Sequence[Phrase]:
        """At a goal that one has not seen."""
        goal = mine.goal_name(mine.goal_on(self.words, cell))
        return [say("hint.duel.unseen", goal=goal), self.where(self.seat)]

    def of_lie(self, rest: int) -> Sequence[Phrase]:
        """DUE-9: whom it connects."""
        goals, goal = self.public.goals, rest // 2
        tile = goals.rules.written[int(goals.open[goal])] + rest % 2
        mouths, cell = int(self.maps.mine.tiles.mouths[tile]), int(goals.rules.cells[goal])
        you, they = (
            bool(mouths & int(self.maps.of(s).reach.lead[cell])) for s in (self.seat, self.other)
        )
        lying = mine.lying(goals, self.maps.of(self.seat), rest)
        return [lying, say(CONNECTS[you, they], who=Seat(self.other))]

    # Tools and discards

    def of_mending(self, tool: str) -> Sequence[Phrase]:
        """What stays broken, and how far one is."""
        left = [one for one in self._broken() if one != mine.in_front(tool)]
        return [mine.relieved(self.seat, left, own=True), self.where(self.seat)]

    def of_removing(self) -> Sequence[Phrase]:
        """DUE-5."""
        return [mine.relieved(self.seat, [], own=True), self.where(self.seat)]

    def _broken(self) -> list[Phrase]:
        return mine.broken_tools(self.tools, self.seat)

    def of_passing(self, cards: Sequence[str]) -> Sequence[Phrase | None]:
        """Why nothing is played, and why this card can be spared."""
        spare = [self._why_spare(self.words.read_card(name)) for name in cards]
        redraw = mine.redraw(int(self.public.tally.pile), len(cards))
        return [self._why_not_dig(), *spare, redraw]

    def _why_not_dig(self) -> Phrase | None:
        broken = self._broken()
        if broken:
            return mine.cannot_dig(broken)
        moves = Moves()
        fill(self.public, self.own, moves)
        is_open = any(int(self.public.goals.open[goal]) != UNSEEN for goal in self.free)
        if is_open or mine.brings_nearer(self.maps.of(self.seat), self.ends, moves, DIG_MOVE):
            return None
        return say("hint.mine.noNearer", to=self.ends.name)

    def _why_spare(self, card: int) -> Phrase | None:
        return mine.why_spare(self.tools, 2, self.own.hand, card, self.ends)
