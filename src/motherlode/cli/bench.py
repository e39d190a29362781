"""`motherlode bench engine`: how fast the engine is. Server and bots have their own files."""

import json
from contextlib import ExitStack

import click

from motherlode import extras
from motherlode.bench.games import Bench
from motherlode.bench.measure import Variant, interleave, ratio
from motherlode.bench.openspiel import Yardstick, installed, short_name, yardstick_of
from motherlode.bench.pure import PureProcess
from motherlode.cli.bench_bots import bots
from motherlode.cli.bench_server import server
from motherlode.games.registry import find_game

PURE_SCALE = 0.01
"""The uncompiled engine gets this part of the work: it is some 60 times slower."""


@click.group()
def bench() -> None:
    """Measure how fast things are; CPU time, interleaved, medians."""


bench.add_command(server)
bench.add_command(bots)


@bench.command()
@click.option("--game", "name", default="saboteur", show_default=True, help="Which game.")
@click.option("--seats", type=int, help="How many players; the game's usual number if left out.")
@click.option("--rounds", default=7, show_default=True, help="Runs of every variant.")
@click.option("--scale", default=1.0, show_default=True, help="How much work a run is.")
@click.option("--openspiel", is_flag=True, help="Refuse to measure without OpenSpiel beside us.")
@click.option("--json", "as_json", is_flag=True, help="Numbers instead of a table.")
def engine(
    name: str, seats: int | None, rounds: int, scale: float, openspiel: bool, as_json: bool
) -> None:
    """Steps and games a second, copy, view and imagine, beside uncompiled and beside OpenSpiel."""
    if rounds < 1 or scale <= 0:
        raise ValueError("--rounds is at least 1 and --scale more than 0")
    if openspiel:
        extras.need("bench", "--openspiel")
    game = find_game(name)
    setup = game.setup(name if seats is None else f"{name}(seats={seats})")
    with ExitStack() as stack:
        pure = stack.enter_context(PureProcess(setup.text, scale * PURE_SCALE))
        variants = [*Bench(game, setup, scale).variants(), pure.variant()]
        if installed():
            variants += Yardstick(yardstick_of(name), scale).variants()
        _run(variants, rounds, quiet=as_json)
    found = {variant.name: variant for variant in variants}
    other = short_name(yardstick_of(name))
    if as_json:
        click.echo(json.dumps({"setup": setup.text, "rounds": rounds, "rows": _rows(found, other)}))
    else:
        _print(setup.text, found, other)


def _run(variants: list[Variant], rounds: int, *, quiet: bool) -> None:
    from rich.progress import Progress

    with Progress(transient=True, disable=quiet) as progress:
        task = progress.add_task("measuring", total=len(variants) * (rounds + 1))
        interleave(variants, rounds, lambda: progress.advance(task))


def _rows(found: dict[str, Variant], other: str) -> list[dict[str, object]]:
    rows: list[dict[str, object]] = []
    for variant in found.values():
        row: dict[str, object] = {
            "name": variant.name,
            "unit": variant.unit,
            "per_second": variant.rate,
            "games_per_second": variant.games_rate,
        }
        if variant.works[0].moves:
            row["moves_each"] = variant.moves_each
        rows.append(row)
    return rows + [{"name": name, "ratio": value} for name, value in _ratios(found, other).items()]


def _ratios(found: dict[str, Variant], other: str) -> dict[str, float]:
    """What the bars are about, each from runs side by side; `other` is the yardstick."""
    pairs = {
        "compiled / uncompiled": ("random play, loop inside", "random play, uncompiled"),
        f"loop inside / {other} in C++": (
            "random play, loop inside",
            f"{other}, whole games in C++",
        ),
        f"stepped / {other} stepped": ("stepped from Python", f"{other}, stepped from Python"),
        "early / late in a round": ("early in a round", "late in a round"),
    }
    return {
        name: ratio(found[ours], found[theirs])
        for name, (ours, theirs) in pairs.items()
        if ours in found and theirs in found
    }


def _print(setup: str, found: dict[str, Variant], other: str) -> None:
    from rich.console import Console
    from rich.table import Table

    from motherlode import __version__, build

    table = Table(title=f"motherlode {__version__}, {build.describe()}\n{setup}")
    for column in ("what", "a second", "µs each", "games a second", "moves or entries a step"):
        table.add_column(column, justify="left" if column == "what" else "right")
    for variant in found.values():
        games = f"{variant.games_rate:,.0f}" if variant.games_rate else ""
        moves = f"{variant.moves_each:.1f}" if variant.works[0].moves else ""
        table.add_row(
            variant.name, f"{variant.rate:,.0f}", f"{1e6 / variant.rate:.3f}", games, moves
        )
    console = Console()
    console.print(table)
    for name, value in _ratios(found, other).items():
        console.print(f"{name}: {value:.2f}")
