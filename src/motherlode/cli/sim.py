"""`motherlode sim`: many games among bots, and what came of them."""

import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

if TYPE_CHECKING:
    from motherlode.arena.plan import Plan
    from motherlode.arena.result import Result
    from motherlode.arena.trouble import Trouble

BROKEN: Final = 1
MOST_JOBS: Final = 256
WIDTH: Final = 100
"""Columns of the table where there is no terminal to ask."""
TRACEBACK: Final = "MOTHERLODE_TRACEBACK"


@click.command()
@click.argument("game", required=False)
@click.option("--seats", metavar="N", help="How many play.")
@click.option("--edition", metavar="NAME", help="Which edition of the rules.")
@click.option("--option", "options", metavar="NAME=VALUE", multiple=True, help="A house rule.")
@click.option("--bots", metavar="NAMES", help="Dealt to the seats in turn: regular,random.")
@click.option("--games", default="1000", metavar="N", show_default=True, help="How many games.")
@click.option("--seed", default="1", metavar="N", show_default=True, help="Other games.")
@click.option("--jobs", metavar="N", help="Processes; as many as there are cores.")
@click.option("--shard", default="1/1", metavar="K/N", help="Play part K of N; see `merge`.")
@click.option("--check", is_flag=True, help="Check every state and every move; slower.")
@click.option("--records", metavar="DIR", help="Keep a record of every game there.")
@click.option("--json", "as_json", is_flag=True, help="JSON instead of a table.")
@click.option("--out", metavar="FILE", help="Write the result as JSON, too.")
def sim(
    game: str | None,
    seats: str | None,
    edition: str | None,
    options: tuple[str, ...],
    bots: str | None,
    games: str,
    seed: str,
    jobs: str | None,
    shard: str,
    check: bool,
    records: str | None,
    as_json: bool,
    out: str | None,
) -> int:
    """Let bots play many games of GAME: a name, or a set-up as saboteur(edition=ua, seats=5)."""
    from motherlode.arena.plan import make_plan, read_bots, read_number, read_setup_of, read_shard
    from motherlode.arena.trouble import Trouble

    setup = read_setup_of(game, _settings(seats, edition, options))
    plan = make_plan(
        setup,
        bots=read_bots(bots, setup.game),
        games=read_number(games, "--games", 1),
        seed=read_number(seed, "--seed", 0),
        shard=read_shard(shard),
    )
    processes = count_cores() if jobs is None else read_number(jobs, "--jobs", 1, MOST_JOBS)
    insist_on_folder(out)
    folder = None if records is None else _folder(records)
    try:
        result = _run(plan, processes, check=check, records=folder)
    except Trouble as trouble:
        return _explain(trouble, plan, check=check)
    give(result, as_json=as_json, out=out)
    return 0


def give(result: "Result", *, as_json: bool, out: str | None) -> None:
    """Show a result, and write it to a file if one is wanted."""
    if out is not None:
        write_whole(out, result.text)
    if as_json:
        click.echo(result.text, nl=False)
        return
    from rich.console import Console

    from motherlode.arena.report import print_report

    width = None if sys.stdout.isatty() else WIDTH
    print_report(result, Console(highlight=False, width=width))


def write_whole(out: str, text: str) -> None:
    """Write a file as a whole, or not at all."""
    fresh = Path(f"{out}.new")
    fresh.write_text(text, "utf-8")
    fresh.replace(out)


def insist_on_folder(out: str | None) -> None:
    """Complain before hours of work if the result could not be written."""
    if out is None:
        return
    folder = Path(out).parent
    if Path(out).is_dir() or not folder.is_dir() or not os.access(folder, os.W_OK):
        raise ValueError(f"--out is a file in a folder that can be written to; not {out!r}")


def _settings(seats: str | None, edition: str | None, options: tuple[str, ...]) -> list[str]:
    """The options as parts of a set-up."""
    found = [] if seats is None else [f"seats={seats}"]
    found += [] if edition is None else [f"edition={edition}"]
    return [*found, *options]


def count_cores() -> int:
    """How many processes can run at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _folder(records: str) -> Path:
    folder = Path(records)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise ValueError(f"--records {records}: {problem.strerror}") from None
    return folder


def _run(plan: "Plan", jobs: int, *, check: bool, records: Path | None) -> "Result":
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from motherlode.arena.simulate import simulate

    total, watched = len(plan.numbers), sys.stderr.isatty()
    columns = (BarColumn(), MofNCompleteColumn(), "games", TimeRemainingColumn())
    began = time.monotonic()
    with Progress(
        *columns, console=Console(stderr=True), transient=True, disable=not watched
    ) as progress:
        task = progress.add_task("", total=total)
        result = simulate(
            plan,
            jobs=jobs,
            check=check,
            records=records,
            tick=lambda games: progress.advance(task, games),
        )
    seconds = time.monotonic() - began
    if watched:
        rate = f"{total / seconds:,.0f} games a second"
        click.echo(f"{total:,} games in {seconds:.1f} s, {rate}.", err=True)
    return result


def _explain(trouble: "Trouble", plan: "Plan", *, check: bool) -> int:
    from motherlode.arena.trouble import NO_GAME

    if os.environ.get(TRACEBACK):
        click.echo(trouble.trace, err=True, nl=False)
    click.echo(f"motherlode: {plan.setup.text} with seed {plan.seed}, {trouble}.", err=True)
    if trouble.game != NO_GAME:
        again = plan.words_for(trouble.game) + (" --check" if check else "")
        click.echo(f"That game alone: motherlode {again}", err=True)
    return BROKEN
