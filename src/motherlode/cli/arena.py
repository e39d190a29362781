"""`motherlode arena`: bots against each other on paired deals."""

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from motherlode.cli.sim import MOST_JOBS, WIDTH, count_cores, insist_on_folder, write_whole

if TYPE_CHECKING:
    from motherlode.arena.bouts import Bout
    from motherlode.arena.kept import Tested
    from motherlode.arena.ratings import Rating


@click.command()
@click.argument("games", nargs=-1)
@click.option("--bots", metavar="NAMES", help="Every one against every other; all that there are.")
@click.option("--roles", metavar="ROLES", multiple=True, help="digger=regular,saboteur:2=random")
@click.option("--seats", metavar="LIST", help="2,4-6 or all; as many as usual.")
@click.option("--edition", "editions", metavar="NAMES", help="Which editions of the rules.")
@click.option("--option", "options", metavar="NAME=VALUE", multiple=True, help="A house rule.")
@click.option("--deals", default="200", metavar="N", show_default=True, help="Deals a bout.")
@click.option("--seed", default="1", metavar="N", show_default=True, help="Other deals.")
@click.option("--jobs", metavar="N", help="Processes; as many as there are cores.")
@click.option("--shard", default="1/1", metavar="K/N", help="Play part K of N.")
@click.option("--keep", metavar="DIR", help="Keep what was played there, and go on from it.")
@click.option("--ratings", is_flag=True, help="Rate the bots by openskill, too.")
@click.option("--plot", metavar="FILE", help="Draw the shares of wins: a .png, .svg or .pdf.")
@click.option("--json", "as_json", is_flag=True, help="JSON instead of tables.")
@click.option("--out", metavar="FILE", help="Write the JSON to a file, too.")
def arena(
    games: tuple[str, ...],
    bots: str | None,
    roles: tuple[str, ...],
    seats: str | None,
    editions: str | None,
    options: tuple[str, ...],
    deals: str,
    seed: str,
    jobs: str | None,
    shard: str,
    keep: str | None,
    ratings: bool,
    plot: str | None,
    as_json: bool,
    out: str | None,
) -> int:
    """Let bots play against each other in GAMES (names or set-ups; without any, in all).

    Every deal is played once for each way round: the bots exchange chairs, and with them cards
    and roles. With --roles each role has its bot instead.
    """
    from motherlode import extras
    from motherlode.arena.plan import read_number, read_shard
    from motherlode.arena.schedule import Wish, bouts_of

    if ratings:
        extras.need("lab", "--ratings", "openskill")
    if plot is not None:
        extras.need("lab", "--plot", "matplotlib")
    wish = Wish(
        games,
        bots,
        roles,
        seats,
        editions,
        options,
        deals=read_number(deals, "--deals", 1),
        seed=read_number(seed, "--seed", 0),
        shard=read_shard(shard),
    )
    for file in (out, plot):
        insist_on_folder(file)
    tested = play_all(bouts_of(wish), jobs, keep)
    found = rate_all(tested) if ratings else {}
    _give(tested, found, as_json=as_json, out=out)
    if plot is not None:
        from motherlode.arena.plot import plot_shares

        plot_shares(tested, Path(plot))
    return 0


def play_all(bouts: Sequence["Bout"], jobs: str | None, keep: str | None) -> list["Tested"]:
    """Play a schedule with a progress bar; what is kept in a folder is not played again."""
    from motherlode.arena.contest import play_bout
    from motherlode.arena.plan import read_number
    from motherlode.arena.trouble import Trouble

    processes = count_cores() if jobs is None else read_number(jobs, "--jobs", 1, MOST_JOBS)
    folder = None if keep is None else Path(keep)
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    done = []
    with _progress(sum(len(bout.numbers) for bout in bouts)) as tick:
        for bout in bouts:
            try:
                done.append(play_bout(bout, jobs=processes, folder=folder, tick=tick))
            except Trouble as trouble:
                raise ValueError(f"{bout.setup.text}, seed {bout.seed}: {trouble}") from trouble
    return done


@contextmanager
def _progress(total: int) -> Iterator[Callable[[int], None]]:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), "deals", TimeRemainingColumn())
    quiet = not sys.stderr.isatty()
    with Progress(
        *columns, console=Console(stderr=True), transient=True, disable=quiet
    ) as progress:
        task = progress.add_task("", total=total)
        yield lambda deals: progress.advance(task, deals)


def rate_all(tested: Sequence["Tested"]) -> Mapping[str, Mapping[str, "Rating"]]:
    """The ratings of the bots in each game, where chairs do not follow roles."""
    from motherlode.arena.ratings import rate

    games = dict.fromkeys(one.bout.setup.game for one in tested)
    return {
        game: rate([t.counts for t in tested if t.bout.setup.game == game and not t.bout.cast])
        for game in games
    }


def _give(
    tested: Sequence["Tested"],
    ratings: Mapping[str, Mapping[str, "Rating"]],
    *,
    as_json: bool,
    out: str | None,
) -> None:
    from rich.console import Console

    from motherlode.arena.table import print_bouts, print_ratings, text_of

    if out is not None:
        write_whole(out, text_of(tested, ratings))
    if as_json:
        click.echo(text_of(tested, ratings), nl=False)
        return
    console = Console(highlight=False, width=None if sys.stdout.isatty() else WIDTH)
    print_bouts(tested, console)
    print_ratings(ratings, console)
