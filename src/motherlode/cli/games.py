"""`motherlode games`: what can be played."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import click

if TYPE_CHECKING:
    from motherlode.core.options import Sheet

HEADINGS: Final = ("game", "title", "players", "usually", "editions", "usual edition")


@click.command()
@click.argument("game", required=False)
def games(game: str | None) -> None:
    """List the games with their editions; of GAME, the options too."""
    from motherlode.games.registry import GAMES, find_game

    sheets = [find_game(name).sheet for name in ([game] if game else GAMES)]
    for line in _columns([HEADINGS, *map(_row, sheets)]):
        click.echo(line)
    if game:
        click.echo()
        for line in _options(sheets[0]):
            click.echo(line)
    else:
        click.echo("\n`motherlode games GAME` lists its options, `motherlode play GAME` plays it.")


def _row(sheet: "Sheet") -> tuple[str, ...]:
    editions = ", ".join(sheet.editions)
    seats = sheet.seats_in_words()
    return sheet.game, sheet.title, seats, str(sheet.usual), editions, sheet.edition


def _options(sheet: "Sheet") -> list[str]:
    from motherlode.core.options import show_value

    usual = sheet.editions[sheet.edition]
    rows = [("option", "values", "usual", "clause", "")]
    for name, option in sheet.options.items():
        value = show_value(usual[name])
        rows.append((name, option.choices(), value, option.clause, option.says))
    return _columns(rows)


def _columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """The rows as lines, each column as wide as its widest entry."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(entry.ljust(width) for entry, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]
