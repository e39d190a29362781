"""What the drawing tests share: views made by hand, and pictures as they are drawn."""

from collections.abc import Mapping, Sequence
from textwrap import dedent

from motherlode.draw.ink import ASCII, UNICODE, Paper
from motherlode.games.saboteur.show import Seat, Self, Shown
from motherlode.kit.shown import Goal, Laid
from motherlode.words.catalogue import Catalogue

EN = Catalogue("en")
PLAIN = Paper(ASCII, colour=False, columns=100, lines=40)
FINE = Paper(UNICODE, colour=False, columns=100, lines=40)
GOALS = ("8,-2", "8,0", "8,2")


def drawn(lines: Sequence[str]) -> str:
    """Lines as one text, to be compared with a picture."""
    return "\n".join(lines) + "\n"


def picture(text: str) -> str:
    """A picture as it stands in a test: without its first line break and its indentation."""
    return dedent(text.removeprefix("\n"))


def goal(cell: str, *, face: str | None = None) -> Goal:
    """A goal, face down unless it has a face."""
    return Goal(cell=cell, face=face, turned=False)


def seat(number: int, *, broken: Sequence[str] = (), looked_at: Sequence[str] = ()) -> Seat:
    """A player with six cards."""
    return Seat(
        seat=number,
        cards=6,
        discarded=0,
        broken=list(broken),
        looked_at=list(looked_at),
        gold_cards=0,
        role=None,
        nuggets=None,
    )


def own(*hand: str, gold: Sequence[int] = (), seen: Mapping[str, str] | None = None) -> Self:
    """A digger on seat 0."""
    return Self(
        seat=0,
        role="digger",
        hand=list(hand),
        discarded=[],
        gold=list(gold),
        offer=[],
        seen=dict(seen or {}),
    )


def view(
    *maze: Laid,
    goals: Sequence[Goal] = (),
    seats: Sequence[Seat] = (),
    mine: Self | None = None,
) -> Shown:
    """A view of round 1 of 3, seat 0 to play."""
    return Shown(
        game="saboteur",
        setup="saboteur(edition=ru-strict, seats=3)",
        round=1,
        rounds=3,
        starter=0,
        asked=0,
        prompt="play",
        maze=list(maze),
        goals=list(goals) or [goal(cell) for cell in GOALS],
        seats=list(seats) or [seat(number) for number in range(3)],
        pile=49,
        gold_pile=28,
        offered=0,
        winners=[],
        spare=None,
        self=mine,
    )
