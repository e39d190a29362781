"""Bouts as tables: for people in a terminal, for pages in Markdown, for programs as JSON."""

import json
from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from motherlode import __version__
from motherlode.arena.bouts import Bout
from motherlode.arena.figures import Figure
from motherlode.arena.kept import Tested, data_of
from motherlode.arena.plan import WHOLE
from motherlode.arena.ratings import Rating
from motherlode.arena.report import table_of
from motherlode.arena.standings import DEALS_WON, SHARE, share_of
from motherlode.arena.tallies import tally_of

DIGITS: Final = 6


def headline(bout: Bout) -> str:
    """What a bout is, in one line that says enough to play it again."""
    cast = "" if bout.cast is None else f"; roles {bout.cast}"
    shard = "" if bout.shard == WHOLE else f" (shard {bout.shard} of {bout.deals:,})"
    deals = f"{len(bout.numbers):,} deals{shard}, each played {times(bout.games_a_deal)}"
    return f"{bout.setup.text}{cast}; {deals}; seed {bout.seed}, version {__version__}"


def times(number: int) -> str:
    """Once, twice, 3 times."""
    return {1: "once", 2: "twice"}.get(number, f"{number} times")


def shares_of(tested: Tested) -> dict[str, tuple[float, float, float]]:
    """By bot: its share of the wins and the 95 % interval; nothing where chairs follow roles."""
    if tested.bout.cast is not None:
        return {}
    counts = tested.counts.of(SHARE)
    return {label: share_of(counts[label]) for label in tested.bout.labels}


def deals_won(tested: Tested, bot: str) -> int:
    """In how many deals a bot had the largest share."""
    won = tested.counts.of(DEALS_WON).get(bot)
    return 0 if won is None else won.total


def percent(share: tuple[float, float, float]) -> str:
    """`61.2 (58.0 to 64.4)`."""
    value, low, high = (100 * part for part in share)
    return f"{value:.1f} ({low:.1f} to {high:.1f})"


def compared(tested: Tested) -> list[Figure]:
    """The figures that compare bots."""
    return [figure for figure in tally_of(tested.bout.setup.game).figures if figure.of_bots]


def print_bouts(bouts: Sequence[Tested], console: Console) -> None:
    """Show every bout: the share of wins, then all figures that compare bots."""
    bar = "━" if console.encoding.lower().startswith("utf") else "="
    for tested in bouts:
        shares = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
        for bot, share in shares_of(tested).items():
            won = f"{deals_won(tested, bot):,} deals won"
            shares.add_row(f"  {bot}", f"{percent(share)} % of all wins", won)
        figures = table_of(compared(tested), tested.counts, bar)
        console.print(Group(Text(headline(tested.bout)), shares, figures, Text()))


def print_ratings(ratings: Mapping[str, Mapping[str, Rating]], console: Console) -> None:
    """Show the ratings of each game."""
    for game, found in ratings.items():
        console.print(Text(f"Ratings in {game} (openskill, Plackett-Luce)"))
        for bot, rating in sorted(found.items(), key=lambda item: -item[1].mu):
            console.print(Text(f"  {bot:10} {rating.mu:6.2f} ± {rating.sigma:.2f}"))


def text_of(bouts: Sequence[Tested], ratings: Mapping[str, Mapping[str, Rating]]) -> str:
    """All bouts as one JSON object: the same to the byte however they were played."""
    data = {
        "bouts": [
            {
                **data_of(tested),
                "shares": {
                    bot: dict(
                        zip(
                            ("value", "low", "high"), (round(x, DIGITS) for x in share), strict=True
                        )
                    )
                    for bot, share in shares_of(tested).items()
                },
            }
            for tested in bouts
        ],
        "ratings": {
            game: {
                bot: {"mu": round(rating.mu, DIGITS), "sigma": round(rating.sigma, DIGITS)}
                for bot, rating in found.items()
            }
            for game, found in ratings.items()
        },
        "version": __version__,
    }
    return json.dumps(data, sort_keys=True, indent=1) + "\n"
