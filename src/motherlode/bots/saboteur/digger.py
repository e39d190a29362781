"""What moves are worth to a digger, in hundredths of a card."""

from typing import Final

from mypy_extensions import i64

from motherlode.bots.mine.route import count_exits, is_dead_end
from motherlode.bots.saboteur.judge import Judge
from motherlode.games.saboteur.cards import FIRST_PATH, ROCKFALL
from motherlode.games.saboteur.moves import NO_CARD
from motherlode.kit.actions import may_mend, mends
from motherlode.kit.cards import BREAK, FIX, FIXES, MAP, TOOL_KINDS

GOLD: Final = 5000.0
"""What it is worth to reach the gold."""
MOST: Final = 5.0
"""No single card brings the tunnel nearer by more than this, in cards, whatever the ways say."""
MATTERS: Final = 0.1
"""A dig that brings the tunnel nearer by less, in cards, is of no use,"""
IDLE: Final = -100.0
"""and worse than to discard anything: it only tells others what one holds and fills cells."""
MAP_WORTH: Final = 300.0
"""What a map is worth where nothing is known, times P (1 - P) of the goal,"""
SPARE_MAP: Final = 30.0
"""how much more if another is in hand,"""
TOLD: Final = 4.0
"""and how much less for everyone who has looked there and may show it by where they dig."""
MEND_OWN: Final = 150.0
"""A player who can dig again is worth so much,"""
MEND_PART: Final = 90.0
"""and so much where other tools stay broken."""
MEND_OTHER: Final = 110.0
BREAK_WORTH: Final = 170.0
RISK: Final = 2.0
"""How much worse it is to hit a digger than it is good to hit a saboteur."""
KEEP_ROCKFALL: Final = 45.0
"""A rockfall must win so much to be used."""
FILLS: Final = 0.5
"""How likely a digger who can dig fills a hole that leads on."""
REFILLED: Final = 0.7
"""What a rockfall loses if it is certain that a saboteur fills the hole who could be stopped."""

# What a card is worth that is kept.
USELESS: Final = 20.0
"""The value of discarding a card that is worth nothing."""
KEPT_PATH: Final = 10.0
KEPT_EXIT: Final = 5.0
"""For each mouth of a path card."""
SPARE: Final = 6.0
"""A second card of a kind is worth so much less."""
KEPT_MAP: Final = 40.0
KEPT_ROCKFALL: Final = 25.0
KEPT_BREAK: Final = 32.0
KEPT_FIX: Final = 18.0
KEPT_DOUBLE: Final = 4.0
"""A card for two tools does all that a card for one of them does."""
SURE: Final = 0.8
"""Whoever is so likely a saboteur gets no repair."""
KEPT_CURE: Final = 5.0
"""How much more a repair is worth if somebody needs it."""


class Digger(Judge):
    """One digger's judgement."""

    def of_dig(self, tile: i64, cell: i64, *, guess: bool) -> float:
        """By how many cards the tunnel gets nearer, nearly or exactly, and how likely it is there.

        At a goal it still counts how it leads on: there may be stone.
        """
        scene = self.scene
        gold: float = scene.chance_of_gold(tile, cell)
        after: float = scene.guess_dig(tile, cell) if guess else scene.after_dig(tile, cell)
        gain: float = scene.now.needed - after
        if gold == 0.0 and gain < MATTERS:
            return IDLE
        return GOLD * gold + 100.0 * max(-MOST, min(MOST, gain))

    def of_rockfall(self, cell: i64) -> float:
        """Dead ends in the way may be cleared, but first stop the saboteur who would refill it."""
        scene = self.scene
        if not is_dead_end(scene.maze.ground.walk, scene.maze.mine.at(cell)):
            return -200.0
        gain: float = scene.now.needed - scene.after_rockfall(cell)
        waits: float = REFILLED * self._refill() if self._can_break() else 0.0
        return 100.0 * min(MOST, gain) * (1.0 - waits) - KEEP_ROCKFALL

    def _can_break(self) -> bool:
        tool: i64
        for tool in range(TOOL_KINDS):
            if self.scene.own.hand.has(BREAK + tool):
                return True
        return False

    def _refill(self) -> float:
        """How likely a saboteur fills a hole before a digger does."""
        scene = self.scene
        seats: i64 = scene.public.rules.seats
        empty: float = 1.0
        refilled: float = 0.0
        i: i64
        for i in range(1, seats):
            seat: i64 = (scene.seat + i) % seats
            if scene.tools.all_whole(seat):
                refilled += empty * scene.roles[seat]
                empty *= (1.0 - scene.roles[seat]) * (1.0 - FILLS)
        return refilled

    def of_breaking(self, whom: i64) -> float:
        """Whoever is likely a saboteur, and can still dig."""
        scene = self.scene
        if whom == scene.seat:
            return -500.0
        guilty: float = scene.roles[whom]
        worth: float = BREAK_WORTH * (guilty - (1.0 - guilty) * RISK)
        return worth if scene.tools.all_whole(whom) else worth / 2.0 - 10.0

    def of_mending(self, whom: i64, fix: i64) -> float:
        """Oneself first, then whoever is likely a digger; with the card that mends least else."""
        scene = self.scene
        double: float = 12.0 if is_double(fix) else 0.0
        broken: i64 = i64(scene.tools.broken[whom])
        whole: bool = broken & (broken - 1) == 0
        if whom == scene.seat:
            return (MEND_OWN if whole else MEND_PART) - double
        honest: float = 1.0 - scene.roles[whom]
        worth: float = MEND_OTHER * (honest - (1.0 - honest) * RISK)
        return (worth if whole else worth / 2.0) - double

    def of_looking(self, goal: i64) -> float:
        """Where it is least certain whether gold lies there, and where fewest have looked."""
        scene = self.scene
        likely: float = scene.goals[goal]
        worth: float = MAP_WORTH * likely * (1.0 - likely) - 5.0 - TOLD * scene.looked_at(goal)
        return worth + SPARE_MAP if scene.holds(MAP) > 1 and worth > 0.0 else worth

    def of_opening(self, goal: i64) -> float:
        """The likeliest."""
        return GOLD * self.scene.goals[goal]

    def of_discarding(self, card: i64) -> float:
        """What is kept for later is worth more than what is of no use."""
        if card == NO_CARD:
            return 0.0
        spare: float = SPARE if self.scene.holds(card) > 1 else 0.0
        return USELESS - max(0.0, self._keep(card) - spare)

    def _keep(self, card: i64) -> float:
        """What a card is worth later."""
        if card >= FIRST_PATH:
            return self._keep_path(card - FIRST_PATH)
        if card == MAP:
            return self._keep_map()
        if card == ROCKFALL:
            return KEPT_ROCKFALL
        if card < FIX:
            return KEPT_BREAK
        worth: float = KEPT_FIX + (KEPT_DOUBLE if is_double(card - FIX) else 0.0)
        return worth if self._is_useless_fix(card - FIX) else worth + KEPT_CURE

    def _keep_path(self, path: i64) -> float:
        maze = self.scene.maze
        first: i64 = i64(maze.ground.tiles.first[path])
        if is_dead_end(maze.ground.walk, first):
            return 0.0
        return KEPT_PATH + KEPT_EXIT * float(count_exits(maze, first))

    def _keep_map(self) -> float:
        highest: float = max(self.scene.goals[0], max(self.scene.goals[1], self.scene.goals[2]))
        return 0.0 if highest > 0.98 else KEPT_MAP

    def _is_useless_fix(self, fix: i64) -> bool:
        """Whether nobody who may be a digger has a tool broken that it mends."""
        seat: i64
        tool: i64
        for seat in range(self.scene.public.rules.seats):
            if self.scene.roles[seat] > SURE:
                continue
            for tool in range(TOOL_KINDS):
                if mends(fix, tool) and may_mend(self.scene.tools, seat, tool):
                    return False
        return True


def is_double(fix: i64) -> bool:
    """Whether a repair is for either of two tools."""
    return FIXES[fix] & (FIXES[fix] - 1) != 0
