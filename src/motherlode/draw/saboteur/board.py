"""The table and the cards of Saboteur, as text."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache

from msgspec.structs import replace

from motherlode.core.events import Event
from motherlode.draw.ink import Paper
from motherlode.draw.mine import cards
from motherlode.draw.mine.board import Paths, draw_maze
from motherlode.draw.mine.ending import lay_goals, lay_maze
from motherlode.draw.text import Cell, Picture
from motherlode.games.saboteur.data import box
from motherlode.games.saboteur.events import TOOK_GOLD
from motherlode.games.saboteur.show import Shown
from motherlode.kit.news import GOT
from motherlode.kit.texts import Words
from motherlode.words.catalogue import Catalogue


@cache
def paths() -> Paths:
    """The tunnels of its path cards by name."""
    return box().mine.tunnels_by_name()


def draw_table(
    words: Catalogue, shown: Shown, places: Sequence[Cell], paper: Paper, width: int
) -> list[str]:
    """Start, maze and goals, with dots on the places where a card may be laid."""
    starts = box().mine.layout.starts
    seen = shown.self.seen if shown.self else {}
    return draw_maze(words, paths(), starts, shown.maze, shown.goals, seen, places, paper, width)


def lay_last(notation: Words, before: Shown, told: Sequence[Event]) -> Shown:
    """The table of a round as its last move, which told this, has left it."""
    maze = lay_maze(notation, before.maze, told)
    goals = lay_goals(notation, before.goals, told)
    took = Counter(event.seat for event in told if event.kind == TOOK_GOLD)
    seats = [replace(seat, gold_cards=seat.gold_cards + took[seat.seat]) for seat in before.seats]
    # Only one's own gold cards are told with their value.
    got = [event.a for event in told if event.kind == GOT]
    own = before.self and replace(before.self, gold=[*before.self.gold, *got])
    return replace(before, maze=maze, goals=goals, seats=seats, self=own, asked=None)


def draw_card(name: str, paper: Paper) -> Picture:
    """A card of the deck as a small picture."""
    return cards.draw_common_card(paths(), name, paper)


def draw_hand(hand: Sequence[str], notes: Mapping[str, str], paper: Paper) -> list[str]:
    """The cards in a row, their names and notes below."""
    return cards.draw_hand(draw_card, hand, notes, paper)
