"""`motherlode restore`: a backup becomes a server's database again."""

from pathlib import Path

import click


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.argument("database", type=click.Path(path_type=Path))
def restore(file: Path, database: Path) -> None:
    """Check the backup FILE and make a new DATABASE of it, for a server to open."""
    from motherlode.server.store import copying

    copied = copying.restore(file, database)
    click.echo(f"{database}: ok, tables: {copied.tables}, entries: {copied.entries}")
