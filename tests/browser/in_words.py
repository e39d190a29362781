"""The mine of Saboteur in words, as the board as text should have it: from the wire and the box."""

import tomllib
from collections.abc import Mapping, Sequence
from typing import Any, Final

from motherlode.words.catalogue import Catalogue
from tools.package import ROOT

SAYS: Final = Catalogue("en").text
BOX: Final = tomllib.loads((ROOT / "src/motherlode/games/saboteur/cards.toml").read_text("utf-8"))
CARDS: Final = {path["id"]: path["tunnels"] for path in BOX["paths"]}
SIDES: Final = "NESW"
DASH: Final = "\N{EN DASH}"
START: Final = (0, 0)
Place = tuple[int, int]


def maze(view: Mapping[str, Any], own: Mapping[str, Any]) -> list[list[str]]:
    """Headings and cells, row by row."""
    laid = {_place(card["cell"]): _card(card["card"], card["turned"]) for card in view["maze"]}
    goals = {
        _place(goal["cell"]): _goal(goal, index, own["seen"].get(goal["cell"]))
        for index, goal in enumerate(view["goals"])
    }
    start = f"{SAYS('place.start')} ({_ways(BOX['start']['tunnels'], turned=False)})"
    known = {START: start, **goals, **laid}
    brink = [(x + step, y + step) for x, y in laid for step in (-1, 1)]
    columns, rows = (_span([place[at] for place in [START, *goals, *brink]]) for at in (0, 1))
    return [
        ["", *(_head(column, "text.left", "text.right") for column in columns)],
        *(
            [
                _head(row, "text.up", "text.down"),
                *(known.get((column, row), SAYS("text.rock")) for column in columns),
            ]
            for row in rows
        ),
    ]


def person(seat: Mapping[str, Any]) -> list[str]:
    """What must be said of somebody, among other things."""
    broken = [SAYS("marks.broken", tool=SAYS(f"tool.{tool}")) for tool in seat["broken"]]
    return [SAYS("marks.cards", n=seat["cards"]), *broken]


def hand(own: Mapping[str, Any]) -> list[str]:
    """The cards of the reader."""
    return [_card(card, turned=False) for card in own["hand"]]


def _card(card: str, turned: bool) -> str:
    name = SAYS(f"card.{card}")
    return f"{name} ({_ways(CARDS[card], turned)})" if card in CARDS else name


def _goal(goal: Mapping[str, Any], index: int, seen: str | None) -> str:
    name = SAYS(f"goal.{index}")
    if goal["face"] is not None:
        ways = _ways(BOX["goals"][goal["face"]], goal["turned"])
        return f"{name}: {SAYS('face.' + goal['face'])} ({ways})"
    if seen is not None:
        return SAYS("text.goal.seen", goal=name, face=SAYS(f"face.{seen}"))
    return SAYS("text.goal.down", goal=name)


def _ways(tunnels: str, turned: bool) -> str:
    def sides(arms: str) -> list[str]:
        found = {(SIDES.index(arm) + 2 * turned) % len(SIDES) for arm in arms.upper()}
        return [SAYS(f"side.{SIDES[at]}") for at in sorted(found)]

    arms = tunnels.split(",")
    ways = [DASH.join(sides(arm)) for arm in arms if arm.isupper()]
    stubs = sides("".join(arm for arm in arms if arm.islower()))
    ends = [SAYS("text.stub", n=len(stubs), sides=", ".join(stubs))] if stubs else []
    return ", ".join(ways + ends)


def _head(number: int, before: str, after: str) -> str:
    if number == 0:
        return SAYS("place.start")
    return SAYS(before if number < 0 else after, n=abs(number))


def _place(cell: str) -> Place:
    column, row = map(int, cell.split(","))
    return column, row


def _span(numbers: Sequence[int]) -> range:
    return range(min(numbers), max(numbers) + 1)
