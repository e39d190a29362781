"""News of the engine for whoever starts a game: is it being compiled?"""

import click

from motherlode import build
from motherlode.words.catalogue import Catalogue


def tell_of_compiling(words: Catalogue) -> None:
    """Say in a line how compiling goes, where `./play` began it; nothing on the fast engine."""
    state = build.compiling()
    if state is not None:
        click.echo(words.text(f"compiling.{state}"), err=True)
