"""`motherlode bench server`: what a move costs a server, in one table."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from motherlode import extras

if TYPE_CHECKING:
    from rich.console import Console

    from motherlode.server.load.parts import Profile
    from motherlode.server.load.report import Report
    from motherlode.server.load.run import Wish


@click.command()
@click.option("--tables", default=100, show_default=True, help="How many tables play at a time.")
@click.option("--seats", default=4, show_default=True, help="How many people sit at each.")
@click.option("--game", default="saboteur", show_default=True, help="Which game.")
@click.option("--seconds", default=20.0, show_default=True, help="How long is measured.")
@click.option("--rate", type=float, help="Moves a second at a table; else as fast as it goes.")
@click.option("--database", metavar="FILE", help="Where tables are kept; else a temporary file.")
@click.option("--profile", is_flag=True, help="Show where the time goes.")
@click.option("--json", "as_json", is_flag=True, help="Numbers instead of a table.")
def server(
    tables: int,
    seats: int,
    game: str,
    seconds: float,
    rate: float | None,
    database: str | None,
    profile: bool,
    as_json: bool,
) -> int:
    """CPU time, delay and memory of a server whose people move all the time."""
    extras.need("server", "`motherlode bench server`")
    from motherlode.server.load.run import Wish

    wish = Wish(
        game=game,
        tables=tables,
        seats=seats,
        seconds=seconds,
        rate=rate,
        database=Path(database) if database else None,
        profile=profile,
    )
    report = _run(wish, quiet=as_json)
    if as_json:
        import msgspec

        click.echo(msgspec.json.encode(report))
    else:
        _print(report)
    if report.kept.lost or report.kept.added:
        click.echo("motherlode: the logs do not hold what was acknowledged.", err=True)
        return 1
    return 0


def _run(wish: "Wish", *, quiet: bool) -> "Report":
    from rich.console import Console

    from motherlode.server.load.run import run

    if quiet:
        return run(wish, lambda _: None)
    console = Console(stderr=True)
    with console.status("") as status:
        return run(wish, lambda doing: status.update(f"{doing} …"))


def _print(report: "Report") -> None:
    from rich.console import Console
    from rich.table import Table

    load = report.load
    pace = "as fast as it goes" if load.rate is None else f"{load.rate:g} moves a second each"
    click.echo(f"motherlode {report.version}, {report.build}")
    click.echo(
        f"{load.game}, {load.tables} tables of {load.seats} seats, {pace}, {load.seconds:.0f} s"
    )
    table = Table()
    table.add_column("what")
    table.add_column("", justify="right")
    for name, value in _rows(report):
        table.add_row(name, value)
    console = Console()
    console.print(table)
    if report.profile is not None:
        _print_profile(console, report.profile)


def _rows(report: "Report") -> list[tuple[str, str]]:
    load, cost, delay = report.load, report.cost, report.delay
    memory, kept = report.memory, report.kept
    return [
        ("server, CPU ms a move", f"{cost.cpu_ms:.3f}"),
        ("  of its main thread", f"{cost.cpu_ms_main:.3f}"),
        ("  of the store's thread", f"{cost.cpu_ms_others:.3f}"),
        ("moves a second", f"{cost.moves_per_second:,.0f}"),
        ("moves", f"{load.moves:,}"),
        ("games over, new tables", f"{load.games_over:,}"),
        ("ms to the acknowledgement, median", f"{delay.p50:.1f}"),
        ("  95 %", f"{delay.p95:.1f}"),
        ("  99 %", f"{delay.p99:.1f}"),
        ("  longest", f"{delay.longest:.1f}"),
        ("bytes to clients a move", f"{cost.bytes_to_clients:,.0f}"),
        ("bytes to the server a move", f"{cost.bytes_to_server:,.0f}"),
        ("server, cores busy", f"{cost.server_busy:.2f}"),
        ("load, cores busy", f"{cost.client_busy:.2f}"),
        ("memory, empty: MB", f"{memory.empty / 1e6:.1f}"),
        ("  all dealt: MB", f"{memory.dealt / 1e6:.1f}"),
        ("  all connected: MB", f"{memory.connected / 1e6:.1f}"),
        ("  at the end: MB", f"{memory.end / 1e6:.1f}"),
        ("  KB a table", f"{memory.per_table / 1e3:.1f}"),
        ("  KB a connection", f"{memory.per_connection / 1e3:.1f}"),
        ("logs read afterwards", f"{kept.games:,}"),
        ("moves acknowledged in all", f"{kept.acknowledged:,}"),
        ("  of these lost", f"{kept.lost:,}"),
        ("  made twice, or by nobody", f"{kept.added:,}"),
    ]


def _print_profile(console: "Console", profile: "Profile") -> None:
    from rich.table import Table

    parts = Table(title="main thread, CPU time")
    for column in ("part", "µs a move", "%"):
        parts.add_column(column, justify="left" if column == "part" else "right")
    for part in profile.parts:
        parts.add_row(part.part, f"{part.us:.1f}", f"{100 * part.share:.1f}")
    parts.add_row("all", f"{profile.us:.1f}", "100.0")
    console.print(parts)
    click.echo("functions that took longest themselves, a move: own µs, µs with callees")
    for row in profile.functions:
        click.echo(f"{row.own_us:8.1f} {row.us:8.1f}  {row.function}")
