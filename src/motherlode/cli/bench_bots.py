"""`motherlode bench bots`: how long bots think, and whether they ever choose what they may not."""

import json

import click

from motherlode.bench.players import Thinking, watch
from motherlode.bots.registry import bot_names
from motherlode.games.registry import GAMES, find_game

COLUMNS = ("game", "players", "bot", "decisions", "illegal", "ms mean", "99 %", "most")


@click.command()
@click.argument("games", nargs=-1)
@click.option("--level", "levels", multiple=True, help="Which bots; all that there are.")
@click.option("--decisions", default=100_000, show_default=True, help="Decisions a game and bot.")
@click.option("--seed", default=1, show_default=True, help="Other deals.")
@click.option("--json", "as_json", is_flag=True, help="Numbers instead of a table.")
def bots(
    games: tuple[str, ...], levels: tuple[str, ...], decisions: int, seed: int, as_json: bool
) -> int:
    """Bots of each level play GAMES (all of them) with the fewest, usual and most players.

    CPU milliseconds a decision, with what a bot heard since the last one. Says in the exit code
    whether all moves were legal.
    """
    if decisions < 1 or seed < 0:
        raise ValueError("--decisions is at least 1 and --seed at least 0")
    found = []
    for game in games or GAMES:
        sheet = find_game(game).sheet
        sizes = sorted({sheet.least, sheet.usual, sheet.most})
        for level in levels or bot_names(game):
            each = -(-decisions // len(sizes))
            found += [_watch(f"{game}(seats={size})", level, each, seed) for size in sizes]
    if as_json:
        click.echo(json.dumps([dict(zip(COLUMNS, _row(one), strict=True)) for one in found]))
    else:
        _print(found)
    return 1 if any(one.illegal for one in found) else 0


def _watch(setup: str, level: str, decisions: int, seed: int) -> Thinking:
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(f"{setup} {level}", total=decisions)
        return watch(setup, level, decisions, seed, lambda more: progress.advance(task, more))


def _row(one: Thinking) -> tuple[object, ...]:
    times = (one.mean, one.quantile(0.99), one.quantile(1.0))
    figures = tuple(round(time, 3) for time in times)
    return (one.game, one.seats, one.level, len(one.times), one.illegal, *figures)


def _print(found: list[Thinking]) -> None:
    from rich.console import Console
    from rich.table import Table

    from motherlode import __version__, build

    table = Table(title=f"motherlode {__version__}, {build.describe()}\nCPU time a decision")
    for column in COLUMNS:
        table.add_column(column, justify="left" if column in ("game", "bot") else "right")
    for one in found:
        table.add_row(*(f"{cell:,}" if isinstance(cell, int) else str(cell) for cell in _row(one)))
    Console().print(table)
