"""A link to a table, and a picture of it that phones can read."""

from io import StringIO
from typing import Final

import segno

from motherlode.words.catalogue import Catalogue

ERRORS: Final = "l"
"""The least correction gives the smallest picture: a screen has no spots."""


def draw_invitation(link: str, words: Catalogue, *, plain: bool) -> list[str]:
    """The link, with a picture where blocks can be drawn."""
    lines = [words.text("online.invitation", link=link)]
    if plain:
        return lines
    picture = StringIO()
    segno.make(link, error=ERRORS, micro=False).terminal(out=picture, border=2, compact=True)
    return [*picture.getvalue().splitlines(), *lines]
