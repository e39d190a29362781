"""Mazes drawn in text: column numbers above, row numbers at the left, a word a cell.

>>> read_picture('''
...        0      1         2
...   -1   .      curve_es  .
...   0    start  cross     dead_ew
... ''')[(1, -1)]
Drawn(word='curve_es', turned=False)

A dot is an empty cell; `~` behind a word says that the card lies turned: `curve_es~`.
"""

import re
from typing import NamedTuple

NUMBER = re.compile(r"-?[0-9]{1,3}")
EMPTY = "."
TURNED = "~"

Place = tuple[int, int]


class Drawn(NamedTuple):
    """What is drawn on one cell."""

    word: str
    turned: bool


def read_picture(text: str) -> dict[Place, Drawn]:
    """What is drawn where, by (column, row); `ValueError` names the line that is wrong."""
    lines = [line.split() for line in text.splitlines() if line.strip()]
    if not lines:
        return {}
    columns = [_number(word, "the first line holds column numbers") for word in lines[0]]
    drawn: dict[Place, Drawn] = {}
    for words in lines[1:]:
        row = _number(words[0], "a line begins with its row number")
        if len(words) - 1 > len(columns):
            raise ValueError(f"row {row} has {len(words) - 1} cells, {len(columns)} columns above")
        for column, word in zip(columns, words[1:], strict=False):
            if (column, row) in drawn:
                raise ValueError(f"{column},{row} is drawn twice")
            if word != EMPTY:
                drawn[(column, row)] = Drawn(word.removesuffix(TURNED), word.endswith(TURNED))
    return drawn


def _number(word: str, want: str) -> int:
    if not NUMBER.fullmatch(word):
        raise ValueError(f"{want}; not {word!r}")
    return int(word)
