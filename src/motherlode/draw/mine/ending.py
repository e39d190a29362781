"""How a table lay when a round ended: by the next view, it is cleared and dealt anew."""

from collections.abc import Sequence

from motherlode.core.events import Event
from motherlode.kit import news as n
from motherlode.kit.shown import Goal, Laid
from motherlode.kit.texts import Words


def lay_maze(notation: Words, maze: Sequence[Laid], events: Sequence[Event]) -> list[Laid]:
    """The maze after what was told."""
    lying = {laid.cell: laid for laid in maze}
    for event in events:
        if event.kind == n.DUG:
            card, *turned = notation.tile(event.a).split()
            cell = notation.cell(event.b)
            lying[cell] = Laid(cell, card, bool(turned))
        elif event.kind == n.FELLED:
            del lying[notation.cell(event.a)]
    return list(lying.values())


def lay_goals(notation: Words, goals: Sequence[Goal], events: Sequence[Event]) -> list[Goal]:
    """The goals after what was told; which way they lie is told after their face."""
    lying = list(goals)
    for event in events:
        if event.kind == n.OPENED:
            lying[event.a] = Goal(lying[event.a].cell, notation.faces[event.b], turned=False)
        elif event.kind == n.LAY:
            turned = bool(notation.ground.tiles.quarters[event.b])
            lying[event.a] = Goal(lying[event.a].cell, lying[event.a].face, turned)
    return lying
