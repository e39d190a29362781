"""The table and the cards of Saboteur, as text."""

from collections.abc import Mapping, Sequence
from functools import cache

from motherlode.draw.ink import Paper
from motherlode.draw.mine import cards
from motherlode.draw.mine.board import Paths, draw_maze
from motherlode.draw.text import Cell, Picture
from motherlode.games.saboteur.data import box
from motherlode.games.saboteur.show import Shown


@cache
def paths() -> Paths:
    """The tunnels of its path cards by name."""
    return box().mine.tunnels_by_name()


def draw_table(shown: Shown, places: Sequence[Cell], paper: Paper, width: int) -> list[str]:
    """Start, maze and goals, with dots on the places where a card may be laid."""
    starts = box().mine.layout.starts
    seen = shown.self.seen if shown.self else {}
    return draw_maze(paths(), starts, shown.maze, shown.goals, seen, places, paper, width)


def draw_card(name: str, paper: Paper) -> Picture:
    """A card of the deck as a small picture."""
    return cards.draw_common_card(paths(), name, paper)


def draw_hand(hand: Sequence[str], notes: Mapping[str, str], paper: Paper) -> list[str]:
    """The cards in a row, their names and notes below."""
    return cards.draw_hand(draw_card, hand, notes, paper)
