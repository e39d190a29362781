"""What moves are worth to a digger, in hundredths of a card."""

from typing import Final

from mypy_extensions import i64

from motherlode.bots.mine.route import count_exits, is_dead_end
from motherlode.bots.saboteur.scene import Scene
from motherlode.games.saboteur.cards import FIRST_PATH, ROCKFALL
from motherlode.games.saboteur.moves import NO_CARD
from motherlode.kit.actions import may_mend, mends
from motherlode.kit.cards import BREAK, FIX, FIXES, MAP, TOOL_KINDS

GOLD: Final = 5000.0
"""What it is worth to reach the gold."""
MOST: Final = 5.0
"""No single card brings the tunnel nearer by more than this, in cards, whatever the ways say."""
MAP_WORTH: Final = 300.0
"""What a map is worth where nothing is known, times P (1 - P) of the goal."""
MEND_OWN: Final = 150.0
"""A player who can dig again is worth so much,"""
MEND_PART: Final = 90.0
"""and so much where other tools stay broken."""
MEND_OTHER: Final = 110.0
BREAK_WORTH: Final = 110.0
RISK: Final = 1.6
"""How much worse it is to hit a digger than it is good to hit a saboteur."""
KEEP_ROCKFALL: Final = 45.0
"""A rockfall must win so much to be used."""


class Digger:
    """One digger's judgement."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene

    def of_dig(self, tile: i64, cell: i64, *, guess: bool) -> float:
        """By how many cards the tunnel gets nearer, nearly or exactly, and how likely it is there.

        At a goal it still counts how it leads on: there may be stone.
        """
        scene = self.scene
        gold: float = scene.chance_of_gold(tile, cell)
        after: float = scene.guess_dig(tile, cell) if guess else scene.after_dig(tile, cell)
        gain: float = scene.now.needed - after
        return GOLD * gold + 100.0 * max(-MOST, min(MOST, gain))

    def of_rockfall(self, cell: i64) -> float:
        """Dead ends in the way may be cleared."""
        scene = self.scene
        if not is_dead_end(scene.maze.ground.walk, scene.maze.mine.at(cell)):
            return -200.0
        gain: float = scene.now.needed - scene.after_rockfall(cell)
        return 100.0 * min(MOST, gain) - KEEP_ROCKFALL

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
        """Where it is least certain whether gold lies there; of equal ones, the nearest."""
        likely: float = self.scene.goals[goal]
        return MAP_WORTH * likely * (1.0 - likely) - 5.0 - self.scene.far_from(goal)

    def of_discarding(self, card: i64) -> float:
        """What is kept for later is worth more than what is of no use."""
        if card == NO_CARD:
            return 0.0
        if card >= FIRST_PATH:
            return 20.0 - self._of_path(card - FIRST_PATH)
        if card == MAP:
            return 20.0 - self._of_map()
        if card == ROCKFALL:
            return 5.0
        if card >= FIX:
            # A card for two tools does all that a card for one of them does.
            worth: float = 8.0 if is_double(card - FIX) else 12.0
            return worth if self._is_useless_fix(card - FIX) else 0.0
        return 10.0 if card >= BREAK else 0.0

    def _of_path(self, path: i64) -> float:
        maze = self.scene.maze
        first: i64 = i64(maze.ground.tiles.first[path])
        if is_dead_end(maze.ground.walk, first):
            return 0.0
        return 10.0 + 5.0 * float(count_exits(maze, first))

    def _of_map(self) -> float:
        highest: float = max(self.scene.goals[0], max(self.scene.goals[1], self.scene.goals[2]))
        return 0.0 if highest > 0.98 else 40.0

    def _is_useless_fix(self, fix: i64) -> bool:
        """Whether nobody has a tool broken that it mends."""
        seat: i64
        tool: i64
        for seat in range(self.scene.public.rules.seats):
            for tool in range(TOOL_KINDS):
                if mends(fix, tool) and may_mend(self.scene.tools, seat, tool):
                    return False
        return True


def is_double(fix: i64) -> bool:
    """Whether a repair is for either of two tools."""
    return FIXES[fix] & (FIXES[fix] - 1) != 0
