"""A game of Dwarf Corporation that gets stuck: chance alone hardly ever leads there."""

from motherlode.core.chance import Chance
from motherlode.games.corporation.game import CORPORATION_GAME as GAME
from motherlode.games.corporation.state import Public

WALLERS = frozenset({"red", "cyan"})
BURIED = "cave_in red cyan"
FREEING = ("clear", "tunnel", "cave_in")
"""Moves by which somebody could go on (COR-20, COR-27); and a Cave-in that is used too soon."""


def choose_wall(public: Public, moves: list[int], chance: Chance) -> int:
    """Two corporations dig until the others are walled in, and are then buried (COR-27, COR-31)."""
    texts = {GAME.write(public, move): move for move in moves}
    digs = [text for text in texts if text.startswith("dig ")]
    if BURIED in texts and digs and all(text.split()[1] in WALLERS for text in digs):
        return texts[BURIED]
    walls = [text for text in digs if text.split()[1] in WALLERS]
    others = [text for text in texts if not text.startswith(FREEING)]
    some = walls or digs or others
    return texts[some[chance.below(len(some))]]
