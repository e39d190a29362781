"""`motherlode games`: what can be played."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import click

from motherlode.cli.language import speaks
from motherlode.words.catalogue import Catalogue

if TYPE_CHECKING:
    from motherlode.core.options import Sheet

HEADINGS: Final = ("game", "title", "players", "usually", "editions", "edition")
OPTION_HEADINGS: Final = ("option", "values", "usual", "clause")


@click.command()
@click.argument("game", required=False)
@speaks
def games(game: str | None, words: Catalogue) -> None:
    """List the games with their editions; of GAME, the options too."""
    from motherlode.games.registry import GAMES, find_game

    sheets = [find_game(name).sheet for name in ([game] if game else GAMES)]
    headings = [words.text(f"games.{name}") for name in HEADINGS]
    for line in _columns([headings, *(_row(sheet, words) for sheet in sheets)]):
        click.echo(line)
    click.echo()
    for line in _options(sheets[0], words) if game else [words.text("games.more")]:
        click.echo(line)


def _row(sheet: "Sheet", words: Catalogue) -> tuple[str, ...]:
    editions = ", ".join(sheet.editions)
    title, seats = words.said(sheet.title), words.said(sheet.seats_in_words())
    return sheet.game, title, seats, str(sheet.usual), editions, sheet.edition


def _options(sheet: "Sheet", words: Catalogue) -> list[str]:
    from motherlode.core.options import show_value

    usual = sheet.editions[sheet.edition]
    rows = [(*(words.text(f"games.{name}") for name in OPTION_HEADINGS), "")]
    for name, option in sheet.options.items():
        value = show_value(usual[name])
        choices, says = words.said(option.choices()), words.said(option.says)
        rows.append((name, choices, value, option.clause, says))
    return _columns(rows)


def _columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """The rows as lines, each column as wide as its widest entry."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(entry.ljust(width) for entry, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]
