"""The table of the maze games: starts, laid cards, goals as this view knows them."""

from collections.abc import Mapping, Sequence
from typing import Final

from motherlode.draw.art.ways import CARD
from motherlode.draw.mine.board import read_cell
from motherlode.draw.svg.placing import Placed
from motherlode.games.saboteur.data import box as saboteur_box
from motherlode.games.saboteur.show import Shown as Saboteur
from motherlode.games.saboteur2.data import box as saboteur2_box
from motherlode.games.saboteur2.show import Shown as Saboteur2
from motherlode.kit.shown import Goal, Laid

GAP: Final = 4
"""Between cards."""
HALF_TURN: Final = 180
EYE: Final = 18.0


def draw_maze(shown: Saboteur | Saboteur2) -> list[Placed]:
    """The table of a game of gold and stones."""
    box = saboteur_box() if isinstance(shown, Saboteur) else saboteur2_box()
    seen = shown.self.seen if shown.self else {}
    starts = [lie("start", cell) for cell in box.mine.layout.starts]
    return [*starts, *lie_laid(shown.maze), *lie_goals(shown.goals, seen)]


def lie(name: str, cell: tuple[int, int], *, turned: bool = False, faint: bool = False) -> Placed:
    """A card on a cell."""
    x, y = corner(cell)
    return Placed(name, x, y, CARD.wide, CARD.high, HALF_TURN if turned else 0, faint)


def corner(cell: tuple[int, int]) -> tuple[float, float]:
    """Where the card of a cell begins."""
    column, row = cell
    return float(column * (CARD.wide + GAP)), float(row * (CARD.high + GAP))


def lie_laid(maze: Sequence[Laid]) -> list[Placed]:
    """The cards that players laid."""
    return [lie(f"card-{one.card}", read_cell(one.cell), turned=one.turned) for one in maze]


def lie_goals(
    goals: Sequence[Goal], seen: Mapping[str, str], turning: str | None = None
) -> list[Placed]:
    """Open ones as they lie, others by their backs; faint if seen, or while being turned."""
    placed = []
    for goal in goals:
        cell = read_cell(goal.cell)
        if goal.face:
            faint = goal.cell == turning
            placed.append(lie(f"goal-{goal.face}", cell, turned=goal.turned, faint=faint))
        elif goal.cell in seen:
            x, y = corner(cell)
            placed.append(lie(f"goal-{seen[goal.cell]}", cell, faint=True))
            placed.append(Placed("icon-eye", x + CARD.wide - EYE - 4, y + 4, EYE, EYE))
        else:
            placed.append(lie("goal-back", cell))
    return placed
