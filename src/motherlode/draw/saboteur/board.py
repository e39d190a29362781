"""The cards of Saboteur, as text."""

from collections.abc import Mapping, Sequence
from functools import cache

from motherlode.draw.ink import Paper
from motherlode.draw.mine import cards
from motherlode.draw.mine.board import Paths
from motherlode.draw.text import Picture
from motherlode.games.saboteur.data import box


@cache
def paths() -> Paths:
    """The tunnels of its path cards by name."""
    return box().mine.tunnels_by_name()


def draw_card(name: str, paper: Paper) -> Picture:
    """A card of the deck as a small picture."""
    return cards.draw_common_card(paths(), name, paper)


def draw_hand(hand: Sequence[str], notes: Mapping[str, str], paper: Paper) -> list[str]:
    """The cards in a row, their names and notes below."""
    return cards.draw_hand(draw_card, hand, notes, paper)
