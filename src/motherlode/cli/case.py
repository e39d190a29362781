"""`motherlode case FILE…`: run rule cases."""

from pathlib import Path

import click

from motherlode.core.cases import Case
from motherlode.draw.rules import read_rulebook
from motherlode.games.registry import find_game

FAILED = 1


@click.command()
@click.argument("paths", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--quiet", is_flag=True, help="Name only the cases that fail.")
def case(paths: tuple[Path, ...], quiet: bool) -> int:
    """Run rule cases: files, or folders of them."""
    failed = 0
    files = _files(paths)
    for path in files:
        failures = list(read_case(path).failures())
        if failures or not quiet:
            click.echo(f"{'FAILED' if failures else 'ok    '}  {path}")
        for failure in failures:
            click.echo(f"        {failure}")
        failed += bool(failures)
    click.echo(f"{len(files) - failed} cases hold, {failed} fail")
    return FAILED if failed else 0


def read_case(path: Path) -> Case:
    """The case in a file."""
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise ValueError(f"{path}: cannot be read: {problem}") from None
    return Case(text, str(path), find_game, _clauses_of)


def _clauses_of(game: str) -> list[str]:
    return [clause.number for clause in read_rulebook(game).clauses]


def _files(paths: tuple[Path, ...]) -> list[Path]:
    files = [
        file
        for path in paths
        for file in (sorted(path.rglob("*.toml")) if path.is_dir() else [path])
    ]
    if not files:
        raise ValueError(f"there is no case in {', '.join(map(str, paths))}")
    return files
