"""The table of Saboteur Duel: two starts, keys on doors, tokens on goals."""

from typing import Final

from motherlode.draw.art.paths import BADGES
from motherlode.draw.art.ways import CARD
from motherlode.draw.mine.board import read_cell
from motherlode.draw.svg.mazes import corner, lie, lie_goals, lie_laid
from motherlode.draw.svg.placing import Placed
from motherlode.games.duel.cards import COLOUR_NAMES, SEATS
from motherlode.games.duel.data import box
from motherlode.games.duel.show import Shown

TOKEN: Final = 26.0
"""How large a key or a dwarf's token is."""


def draw_duel(shown: Shown) -> list[Placed]:
    """Starts, maze, goals, and what lies on them."""
    placed = [
        lie(f"start-{colour}", cell)
        for colour, cell in zip(COLOUR_NAMES[:SEATS], box().mine.layout.starts, strict=True)
    ]
    placed += lie_laid(shown.maze)
    seen = shown.self.seen if shown.self else {}
    placed += lie_goals(shown.goals, seen, shown.turning)
    placed += [_on("icon-key", cell) for cell in shown.keys]
    for token in shown.tokens:
        placed.append(_on(f"icon-{BADGES[COLOUR_NAMES[token.seat]]}", token.cell))
    return placed


def _on(name: str, cell: str) -> Placed:
    """In the south-western corner of a card, where it hides no door and no gold."""
    x, y = corner(read_cell(cell))
    return Placed(name, x + 1, y + CARD.high - TOKEN - 1, TOKEN, TOKEN)
