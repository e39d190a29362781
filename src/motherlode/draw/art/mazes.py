"""What the sprites of the maze games hold, by their boxes."""

from collections.abc import Iterator, Sequence
from typing import Final

from motherlode.draw.art.actions import draw_action
from motherlode.draw.art.drawings import Drawing, symbol, use_part
from motherlode.draw.art.paths import draw_goal, draw_path, draw_start, parts_of
from motherlode.draw.art.ways import CARD
from motherlode.games.duel import cards as duel_cards
from motherlode.games.duel.data import box as duel_box
from motherlode.games.saboteur.cards import ROLE_NAMES as SABOTEUR_ROLES
from motherlode.games.saboteur.data import box as saboteur_box
from motherlode.games.saboteur2.cards import ROLE_NAMES as SABOTEUR2_ROLES
from motherlode.games.saboteur2.data import box as saboteur2_box
from motherlode.kit.boxes import MineBox

GOLD: Final = "gold"
UNKNOWN: Final = "unknown"


def saboteur() -> Iterator[Drawing]:
    """Start, goals, cards and roles of the base game."""
    mine = saboteur_box().mine
    yield from _gold_and_stones(mine)
    yield from _roles(SABOTEUR_ROLES)


def saboteur2() -> Iterator[Drawing]:
    """The same with the expansion."""
    mine = saboteur2_box().mine
    yield from _gold_and_stones(mine)
    yield from _roles(SABOTEUR2_ROLES)


def duel() -> Iterator[Drawing]:
    """A start for each colour, goals with nuggets, and roles: one is a colour."""
    box = duel_box()
    tunnels = box.mine.tunnels_by_name()
    colours = duel_cards.COLOUR_NAMES[: duel_cards.SEATS]
    for colour in colours:
        yield draw_start(f"start-{colour}", tunnels["start"], colour)
    for face, nuggets in zip(box.mine.layout.faces, box.nuggets, strict=True):
        yield draw_goal(face, tunnels[face], nuggets)
    yield from _cards(box.mine)
    yield from _roles(colours)


def _gold_and_stones(mine: MineBox) -> Iterator[Drawing]:
    tunnels = mine.tunnels_by_name()
    yield draw_start("start", tunnels["start"])
    for face in mine.layout.faces:
        yield draw_goal(face, tunnels[face], int(face == GOLD))
    yield from _cards(mine)


def _cards(mine: MineBox) -> Iterator[Drawing]:
    tunnels = mine.tunnels_by_name()
    for name in mine.action_names:
        yield draw_action(name)
    for name in mine.card_names[mine.first_path :]:
        yield draw_path(name, tunnels[name])


def parts() -> Iterator[Drawing]:
    """The parts that any of their path cards is drawn with."""
    for box in (saboteur_box().mine, saboteur2_box().mine, duel_box().mine):
        for tunnels in box.cards:
            yield from parts_of(tunnels)


def _roles(roles: Sequence[str]) -> Iterator[Drawing]:
    """A portrait of each; nobody looks like `unknown`."""
    for role in roles:
        if role != UNKNOWN:
            yield symbol(f"role-{role}", CARD.box, use_part(f"role-{role}"))
