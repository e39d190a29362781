"""`motherlode verify`: do records replay exactly?"""

from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from motherlode.cli.language import speaks
from motherlode.words.catalogue import Catalogue

if TYPE_CHECKING:
    from motherlode.core.record import Record

GOOD: Final = 0
DIFFERS: Final = 1
MALFORMED: Final = 2


@click.command()
@click.argument("files", metavar="FILE...", nargs=-1, type=click.Path(path_type=Path))
@speaks
def verify(files: tuple[Path, ...], words: Catalogue) -> int:
    """Replay each FILE and say whether it is exact; exit code 1 if not, 2 if one is no record."""
    if not files:
        raise ValueError("name the records to verify: motherlode verify FILE...")
    return max(_verify(path, words) for path in files)


def _verify(path: Path, words: Catalogue) -> int:
    """Say how one file does; its exit code."""
    from motherlode.core.record_files import open_record
    from motherlode.core.record_replay import verify_record
    from motherlode.games.registry import find_game
    from motherlode.tui.mistakes import explain_mistake

    try:
        game, record = open_record(path, find_game)
        if record.deal.seed is None:
            raise ValueError(f"{path}: a public record has no seed: it is checked when it is over")
        difference = verify_record(game, record)
    except ValueError as problem:
        click.echo(f"motherlode: {explain_mistake(problem, words)}", err=True)
        return MALFORMED
    found = explain_mistake(difference, words) if difference else _praise(record, words)
    click.echo(f"{path}: {found}")
    return DIFFERS if difference else GOOD


def _praise(record: "Record", words: Catalogue) -> str:
    players = words.text("start.players", n=len(record.seats))
    size = f"{players}, {words.text('verify.moves', n=record.moves)}"
    if record.outcome is None:
        return words.text("verify.soFar", size=size)
    winners = ", ".join(record.names[seat] for seat in record.outcome.winners)
    return words.text("verify.good", size=size, winners=winners)
