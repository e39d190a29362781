"""The ladder as a page in Markdown."""

from collections.abc import Iterator, Mapping, Sequence
from statistics import NormalDist
from typing import Final

from motherlode import __version__
from motherlode.arena.intervals import Z
from motherlode.arena.kept import Tested
from motherlode.arena.ladder import apart, share_in, verdict
from motherlode.arena.ratings import Rating
from motherlode.arena.table import deals_won, percent
from motherlode.games.registry import find_game

HEAD: Final = ("players", "bout", "deals", "share of the second, %", "deals won", "verdict")
HEAD_BY_ROLE: Final = ("players", "diggers : saboteurs", "rounds", "won by the diggers, %")
ABOUT: Final = """# Ladder

How strong the bots are, level against level. Every deal is played twice: the second
time the two bots exchange chairs, and with them cards and roles. A win is shared by all
winners; the share of a bot is what its chairs have of all wins, so that equal bots have
50 % each. The 95 % interval takes a deal with both games as one draw. A deal is won by
who has more of its two wins. *Mirror*: a bot against itself. *Sanity*: the best against
the weakest."""
ABOUT_ROLES: Final = """## Saboteur by role

Each role has its bot, in deals with that many saboteurs (`ru-strict`, one round each); the same
deals for every pair of bots."""
ALARM: Final = 0.01
"""How often the farthest row of two honest runs may be called too far."""

Ratings = Mapping[str, Mapping[str, Rating]]


class Page:
    """One run of the ladder, and maybe a second with another seed."""

    def __init__(self, first: Sequence[Tested], again: Sequence[Tested], ratings: Ratings) -> None:
        self.first = first
        self.again = again
        self.ratings = ratings

    def text(self, command: str) -> str:
        """The page."""
        return "\n".join(self._lines(command)) + "\n"

    def _lines(self, command: str) -> Iterator[str]:
        bout = self.first[0].bout
        yield from (ABOUT, "")
        yield f"{bout.deals:,} deals a row, seed {bout.seed}, version {__version__}, usual options"
        yield from ("of each game. Written by:", "", "```sh", command, "```")
        if self.again:
            yield from ("", *self._agreement())
        second: Sequence[Tested | None] = self.again or [None] * len(self.first)
        rows = list(zip(self.first, second, strict=True))
        for game in dict.fromkeys(one.bout.setup.game for one, _ in rows):
            own = [r for r in rows if r[0].bout.setup.game == game and r[0].bout.cast is None]
            if own:
                yield from ("", f"## {find_game(game).sheet.title}", "")
                yield from _table(self._head(HEAD), [_row(*row) for row in own])
            if game in self.ratings:
                yield from ("", _rated(self.ratings[game]))
        by_role = [row for row in rows if row[0].bout.cast is not None]
        if by_role:
            yield from ("", ABOUT_ROLES, "")
            yield from _table(self._head(HEAD_BY_ROLE), [_row_by_role(*row) for row in by_role])

    def _head(self, head: Sequence[str]) -> list[str]:
        seed = self.again[0].bout.seed if self.again else None
        return [*head, f"seed {seed}, %"] if self.again else [*head]

    def _agreement(self) -> list[str]:
        """How far two runs are apart, and how far they may be."""
        gaps = [
            apart(share_in(one), share_in(other))
            for one, other in zip(self.first, self.again, strict=True)
        ]
        most = NormalDist().inv_cdf((1 + (1 - ALARM) ** (1 / len(gaps))) / 2)
        far = sum(gap > Z for gap in gaps)
        word = "agree" if max(gaps) <= most else "DISAGREE"
        return [
            f"A second run, with seed {self.again[0].bout.seed}, is in the last column.",
            f"The runs {word}: of {len(gaps)} rows {far} differ by more than a 95 % interval of",
            f"their difference ({len(gaps) * 0.05:.0f} would by chance), the farthest by",
            f"{max(gaps):.1f} standard errors ({most:.1f} would be too far).",
        ]


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    for row in (head, ["---"] * len(head), *rows):
        yield f"| {' | '.join(row)} |"


def _row(tested: Tested, again: Tested | None) -> list[str]:
    bout = tested.bout
    weak, strong = bout.labels
    won = f"{deals_won(tested, weak):,} : {deals_won(tested, strong):,}"
    shares = percent(share_in(tested))
    row = [str(bout.setup.seats), f"{weak} : {strong}", f"{tested.done:,}", shares, won]
    return [*row, verdict(tested), *_second(again)]


def _row_by_role(tested: Tested, again: Tested | None) -> list[str]:
    bout = tested.bout
    assert bout.cast is not None
    digger, saboteur = bout.cast.parts
    sides = f"{digger.bot} : {saboteur.number} {saboteur.bot}"
    share = percent(share_in(tested))
    return [str(bout.setup.seats), sides, f"{tested.done:,}", share, *_second(again)]


def _second(again: Tested | None) -> list[str]:
    return [] if again is None else [percent(share_in(again))]


def _rated(ratings: Mapping[str, Rating]) -> str:
    order = sorted((bot for bot in ratings if " " not in bot), key=lambda bot: -ratings[bot].mu)
    said = ", ".join(f"{bot} {ratings[bot].mu:.1f} ± {ratings[bot].sigma:.1f}" for bot in order)
    return f"Ratings (openskill, Plackett-Luce): {said}."
