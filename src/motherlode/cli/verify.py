"""`motherlode verify`: do records replay exactly?"""

from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

if TYPE_CHECKING:
    from motherlode.core.record import Record

GOOD: Final = 0
DIFFERS: Final = 1
MALFORMED: Final = 2


@click.command()
@click.argument("files", metavar="FILE...", nargs=-1, type=click.Path(path_type=Path))
def verify(files: tuple[Path, ...]) -> int:
    """Replay each FILE and say whether it is exact; exit code 1 if not, 2 if one is no record."""
    if not files:
        raise ValueError("name the records to verify: motherlode verify FILE...")
    return max(_verify(path) for path in files)


def _verify(path: Path) -> int:
    """Say how one file does; its exit code."""
    from motherlode.core.record_files import open_record
    from motherlode.core.record_replay import verify_record
    from motherlode.games.registry import find_game

    try:
        game, record = open_record(path, find_game)
        if record.deal.seed is None:
            raise ValueError(f"{path}: a public record has no seed: it is checked when it is over")
        difference = verify_record(game, record)
    except ValueError as problem:
        click.echo(f"motherlode: {problem}", err=True)
        return MALFORMED
    click.echo(f"{path}: {difference or _praise(record)}")
    return DIFFERS if difference else GOOD


def _praise(record: "Record") -> str:
    from motherlode.draw.company import counted, in_words

    size = f"{len(record.seats)} players, {counted(record.moves, 'move')}"
    if record.outcome is None:
        return f"ok so far: {size}, not over yet"
    winners = in_words([record.names[seat] for seat in record.outcome.winners])
    return f"ok: {size}, {winners} won"
