"""Mistakes that people make, explained in their language.

A complaint is written once, in English, where the mistake is noticed; what people read is looked up
by it (docs/decisions/0017).
"""

import re
from typing import Final

from motherlode.words.catalogue import Catalogue

PLACE: Final = re.compile(r"((?:in |step )?(?:'.*?'|\".*?\"|\S+)): ")
"""Where the mistake is: in a file, a field, something that was typed."""


def explain_mistake(mistake: ValueError | str, words: Catalogue) -> str:
    """What is wrong, and what would be right; the place that it names stays before it.

    >>> explain_mistake(ValueError("game.json: this is no text"), Catalogue("uk"))
    'game.json: це не текст'
    """
    text = str(mistake)
    if found := PLACE.match(text):
        place = words.said(found[1]) if " " in found[1] else found[1]
        return f"{place}: {explain_mistake(text[found.end() :], words)}"
    # What the server says, too, has a full stop there.
    for sentence in (text, f"{text}."):
        if (said := words.said(sentence)) != sentence:
            return said.removesuffix(".") if sentence != text else said
    first, colon, rest = text.partition(": ")
    return f"{words.said(first)}: {explain_mistake(rest, words)}" if colon else text
