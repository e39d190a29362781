"""What moves are worth to a saboteur, in hundredths of a card."""

from typing import Final

from mypy_extensions import i64

from motherlode.bots.mine.route import count_exits, is_dead_end
from motherlode.bots.saboteur.judge import Judge
from motherlode.bots.saboteur.scene import Scene
from motherlode.games.saboteur.cards import FIRST_PATH, ROCKFALL
from motherlode.games.saboteur.moves import NO_CARD
from motherlode.kit.cards import BREAK, FIX, MAP

GOLD: Final = 5000.0
"""What it costs to open the gold."""
MOST: Final = 6.0
NEAR: Final = 4.5
"""The mask drops when the tunnel needs so few cards."""
MASK: Final = 120.0
"""What it costs to be seen to do harm while the tunnel is far."""
SHY: Final = 600.0
"""What it costs on the first turn of a round, when one who does harm is found out at once."""
HONEST: Final = 120.0
"""What an honest dig is worth on that turn to one who plays along: who only looks at goals and
discards then would be known by it."""
HELP: Final = 0.5
"""An honest dig brings the tunnel nearer by more cards than this,"""
MUCH_HELP: Final = 1.6
"""and by fewer than this."""
ASIDE: Final = 25.0
"""A card that is laid and changes little looks busy."""
SOON: Final = 40.0
"""How much more it is worth to strike who moves next than who has just moved, when gold is near."""
PLAIN: Final = 0.4
"""Harm that everyone sees is more than so many cards."""


class Spoiler(Judge):
    """One saboteur's judgement; `plays_along` is whether it digs honestly on its first turn."""

    def __init__(self, scene: Scene, *, plays_along: bool) -> None:
        super().__init__(scene)
        self.masked: bool = scene.now.least > NEAR and scene.tools.all_whole(scene.seat)
        first: bool = scene.is_first_circle()
        self.mask: float = SHY if first else MASK
        self.busy: float = 0.0 if first else ASIDE
        self.plays_along: bool = first and plays_along

    def of_dig(self, tile: i64, cell: i64, *, guess: bool) -> float:
        """By how many cards the tunnel gets farther, nearly or exactly."""
        scene = self.scene
        gold: float = scene.chance_of_gold(tile, cell)
        if gold > 0.0:
            return -GOLD * gold
        # A guess leaves out what a tile takes away, which at the front is the point of it.
        nearly: bool = guess and not scene.now.is_front(cell)
        after: float = scene.guess_dig(tile, cell) if nearly else scene.after_dig(tile, cell)
        harm: float = after - scene.now.needed
        worth: float = 100.0 * max(-MOST, min(MOST, harm))
        if not self.masked:
            return worth
        if self.plays_along and HELP < -harm < MUCH_HELP:
            return HONEST
        dead: bool = is_dead_end(scene.maze.ground.walk, tile)
        if dead or harm > PLAIN:
            return worth - self.mask
        return worth + self.busy

    def of_rockfall(self, cell: i64) -> float:
        """Cut the trunk when the tunnel is near."""
        scene = self.scene
        if scene.maze.reach.tied[cell] == 0:
            return -100.0
        harm: float = scene.after_rockfall(cell) - scene.now.needed
        return 100.0 * min(MOST, harm) - (150.0 + self.mask if self.masked else 0.0)

    def of_breaking(self, whom: i64) -> float:
        """Whoever is likely a digger and can still dig."""
        scene = self.scene
        if whom == scene.seat:
            return -500.0
        honest: float = 1.0 - scene.roles[whom]
        worth: float = 100.0 * (honest - (1.0 - honest))
        if self.masked:
            worth -= self.mask / 2.0
        else:
            worth = worth * 2.0 + SOON * float(scene.turns_after(whom)) / float(scene.seats)
        return worth if scene.tools.all_whole(whom) else worth / 2.0 - 20.0

    def of_mending(self, whom: i64, fix: i64) -> float:
        """Oneself, and fellow saboteurs who are known as such; best is to be able to dig again."""
        scene = self.scene
        broken: i64 = i64(scene.tools.broken[whom])
        share: float = 1.0 if broken & (broken - 1) == 0 else 0.5
        if whom == scene.seat:
            return 60.0 * share
        guilty: float = scene.roles[whom]
        return 80.0 * share * (guilty - (1.0 - guilty) * 2.0)

    def of_looking(self, goal: i64) -> float:
        """To know where not to let them dig."""
        likely: float = self.scene.goals[goal]
        return 200.0 * likely * (1.0 - likely) - 5.0

    def of_opening(self, goal: i64) -> float:
        """The least likely."""
        return -GOLD * self.scene.goals[goal]

    def of_discarding(self, card: i64) -> float:
        """Throw away what helps diggers."""
        if card == NO_CARD:
            return 0.0
        if card >= FIRST_PATH:
            maze = self.scene.maze
            first: i64 = i64(maze.ground.tiles.first[card - FIRST_PATH])
            if is_dead_end(maze.ground.walk, first):
                return -30.0
            return 5.0 + 3.0 * float(count_exits(maze, first))
        if card == ROCKFALL:
            return -60.0
        if card == MAP:
            return 10.0
        if card >= FIX:
            return 8.0
        return -20.0 if card >= BREAK else 0.0
