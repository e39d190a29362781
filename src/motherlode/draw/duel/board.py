"""The table and the cards of Saboteur Duel, as text.

Whose a thing is, a letter says: `G` green's, `B` blue's. It stands in the corners of a start,
across the arm with a door (small and beside it once a key lies there), and before the nuggets of a
goal with a token on it.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from msgspec.structs import replace

from motherlode.core.events import Event
from motherlode.draw.ink import Paper
from motherlode.draw.mine.board import START, Paths, lying, read_cell, show_cards
from motherlode.draw.mine.cards import draw_common_card
from motherlode.draw.mine.ending import lay_goals, lay_maze
from motherlode.draw.text import Cell, Picture, card, tile
from motherlode.games.duel.cards import ACTION_NAMES, COLOUR_NAMES, KEY, SEATS
from motherlode.games.duel.data import box
from motherlode.games.duel.events import CLAIMED, UNLOCKED
from motherlode.games.duel.show import Shown, Token
from motherlode.kit.boxes import DOOR, KEYED
from motherlode.kit.shown import Goal, Laid
from motherlode.kit.texts import Words
from motherlode.kit.tunnels import Tunnels
from motherlode.words.catalogue import Catalogue

KEY_PICTURE: Final = "o-m"


@cache
def paths() -> Paths:
    """The tunnels of its path cards by name."""
    return box().mine.tunnels_by_name()


@cache
def nuggets() -> Mapping[str, int]:
    """How many nuggets each face of a goal shows (DUE-1)."""
    return dict(zip(box().mine.layout.faces, box().nuggets, strict=True))


def face_in_words(words: Catalogue, face: str) -> str:
    """`3 nuggets`: the tunnels of a goal are drawn."""
    return words.text("duel.nuggets", n=nuggets()[face])


def letter_of(colour: str) -> str:
    """`G` or `B`."""
    return colour[0].upper()


# The table


def draw_table(
    _words: Catalogue, shown: Shown, places: Sequence[Cell], paper: Paper, width: int
) -> list[str]:
    """Starts, maze and goals, with dots on the places where a card may be laid."""
    face_up = _draw_starts(paper, width)
    face_down: dict[Cell, Picture] = {}
    for laid in shown.maze:
        tunnels = _lying(laid, keyed=laid.cell in shown.keys)
        face_up[read_cell(laid.cell)] = tile(tunnels, paper.ink, width, paint=paper.marked)
    owners = {token.cell: COLOUR_NAMES[token.seat] for token in shown.tokens}
    seen = shown.self.seen if shown.self else {}
    for goal in shown.goals:
        if goal.face and goal.cell != shown.turning:
            picture = _draw_open_goal(goal, goal.face, owners.get(goal.cell), paper, width)
            face_up[read_cell(goal.cell)] = picture
        else:
            face_down[read_cell(goal.cell)] = _draw_closed_goal(
                goal, seen.get(goal.cell), paper, width
            )
    return show_cards(face_up, face_down, places, paper, width)


def _draw_starts(paper: Paper, width: int) -> dict[Cell, Picture]:
    """DUE-1: a ladder each, and in the rock beside it whose it is."""
    pictures = {}
    start = paths()[START]
    for colour, cell in zip(COLOUR_NAMES[:SEATS], box().mine.layout.starts, strict=True):
        marked = Tunnels(start.groups, start.stubs, ((f"{START} {colour}", ""),))
        pictures[cell] = tile(marked, paper.ink, width, paper.ink.ladder, paper.marked)
    return pictures


def _lying(laid: Laid, *, keyed: bool) -> Tunnels:
    """A card as it lies; its door is open if a key lies on it (DUE-14)."""
    tunnels = lying(paths(), laid.card, turned=laid.turned)
    if not keyed:
        return tunnels
    marks = [(what.replace(DOOR, KEYED), where) for what, where in tunnels.marks]
    return Tunnels(tunnels.groups, tunnels.stubs, tuple(marks))


def _draw_open_goal(goal: Goal, face: str, owner: str | None, paper: Paper, width: int) -> Picture:
    """DUE-10: its nuggets behind the letter of whose token it is, or behind the sign of gold."""
    signs = [letter_of(owner) if owner else paper.ink.gold, str(nuggets()[face])]
    mark = [paper.marked(owner, sign) if owner else sign for sign in signs]
    return tile(lying(paths(), face, turned=goal.turned), paper.ink, width, mark)


def _draw_closed_goal(goal: Goal, seen: str | None, paper: Paper, width: int) -> Picture:
    """Its back, with what this seat has seen of it; or what it shows while it does not lie yet."""
    ink = paper.ink
    if goal.face:
        return card(f"{ink.gold}{nuggets()[goal.face]}", ink, width)
    if seen:
        return card(f"{ink.gold}{nuggets()[seen]}", ink, width, top=ink.eye)
    return card("?", ink, width)


def lay_last(notation: Words, before: Shown, told: Sequence[Event]) -> Shown:
    """The table of a round as its last move, which told this, has left it."""
    claims = [event for event in told if event.kind == CLAIMED]
    tokens = [Token(notation.goal(event.a), event.seat, event.b) for event in claims]
    gold = Counter({seat.seat: seat.nuggets for seat in before.seats})
    for token in tokens:
        gold[token.seat] += token.nuggets
    return replace(
        before,
        maze=lay_maze(notation, before.maze, told),
        goals=lay_goals(notation, before.goals, told),
        keys=before.keys + [notation.cell(event.a) for event in told if event.kind == UNLOCKED],
        tokens=[*before.tokens, *tokens],
        seats=[replace(seat, nuggets=gold[seat.seat]) for seat in before.seats],
        turning=None,
        asked=None,
    )


# Cards


def draw_card(name: str, paper: Paper) -> Picture:
    """A card of the deck as a small picture."""
    if name == ACTION_NAMES[KEY]:
        return card(KEY_PICTURE, paper.ink)
    return draw_common_card(paths(), name, paper)
