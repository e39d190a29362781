"""`motherlode backup`: a server's database, as it is now, in one file."""

from pathlib import Path

import click


@click.command()
@click.argument("database", type=click.Path(path_type=Path))
@click.argument("file", type=click.Path(path_type=Path))
def backup(database: Path, file: Path) -> None:
    """Copy the DATABASE of a server, which may go on running, into a new FILE."""
    from motherlode.server.store.copying import back_up

    copied = back_up(database, file)
    click.echo(f"{file}: ok, tables: {copied.tables}, entries: {copied.entries}")
    click.echo("Keep it private: it holds hands and seeds.")
