"""`motherlode rules`: the rules of a game, all of them or the clauses asked for."""

import shutil
from typing import Final

import click

from motherlode.cli.language import speaks
from motherlode.words.catalogue import Catalogue

WIDEST: Final = 100
"""Longer lines are hard to read, however wide the terminal is."""


@click.command()
@click.argument("game", required=False)
@click.argument("clauses", nargs=-1)
@click.option("--edition", metavar="NAME", help="Show what this edition sets the options to.")
@speaks
def rules(
    game: str | None, clauses: tuple[str, ...], edition: str | None, words: Catalogue
) -> None:
    """Show the rules of GAME: all of them, or CLAUSES such as SAB-13 (or just 13)."""
    from motherlode.core.setups import make_setup
    from motherlode.draw import rules as book_of
    from motherlode.games.registry import GAMES, find_game

    if game is None:
        raise ValueError(f"name a game: {', '.join(GAMES)}")
    sheet = find_game(game).sheet
    chosen = make_setup(sheet, edition=edition).edition
    book = book_of.read_rulebook(game, words.language)
    width = min(shutil.get_terminal_size().columns, WIDEST)
    options = book_of.show_options(sheet, chosen, width, words)
    if clauses:
        found = [book.find(number, words) for number in clauses]
        lines = book_of.show_clauses(found, width)
        lines += ["", *options] if edition else []
    else:
        preface = book_of.show_preface(book, width)
        lines = [*preface, "", *options, *book_of.show_rulebook(book, width)]
    click.echo("\n".join(lines))
