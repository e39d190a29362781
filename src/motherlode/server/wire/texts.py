"""Names and chat as harmless text: what a person types is never markup, never a trick.

>>> clean_name("  Dagna\\u202e \\u0000 of   the\\nHill ")
'Dagna of the Hill'
>>> clean_chat("<b>well\\tdug</b>")
'<b>well dug</b>'
"""

import unicodedata
from typing import Final

LONGEST_NAME: Final = 24
LONGEST_CHAT: Final = 400

UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Control, format (bidi among them), surrogate, private and unassigned characters."""
BLANKS: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
    + "".join(map(chr, range(0xFE00, 0xFE10)))
    + "".join(map(chr, range(0xE0100, 0xE01F0)))
)
"""Letters and marks that leave no ink: fillers, joiners, variation selectors, the empty Braille
cell. A name of them looks like none, and with them two names look like one."""
MARKS: Final = frozenset({"Mn", "Me"})
MOST_MARKS: Final = 3
"""Accents on one letter: more of them paint over other lines."""


def clean_name(text: str) -> str:
    """A name that can be shown on a line; `ValueError` if nothing is left of it."""
    name = _clean(text)[:LONGEST_NAME].strip()
    if not name:
        raise ValueError("A name has at least one letter that can be seen.")
    return name


def clean_chat(text: str) -> str:
    """What somebody says, on one line; `ValueError` if nothing is left of it."""
    said = _clean(text)[:LONGEST_CHAT].strip()
    if not said:
        raise ValueError("There is nothing in that message that can be seen.")
    return said


def _clean(text: str) -> str:
    """One form for each letter, one space for all kinds of space, nothing that hides or paints."""
    seen = "".join(" " if letter.isspace() else letter for letter in text if _can_be_seen(letter))
    # Only now: whatever stood between a letter and its accent is gone.
    one_form = unicodedata.normalize("NFC", seen)
    return " ".join(_with_few_marks(one_form).split())


def _can_be_seen(letter: str) -> bool:
    return letter.isspace() or not (unicodedata.category(letter) in UNSEEN or letter in BLANKS)


def _with_few_marks(text: str) -> str:
    """Each letter with its first accents; an accent that stands on nothing is left out."""
    kept: list[str] = []
    marks = MOST_MARKS
    for letter in text:
        marked = unicodedata.category(letter) in MARKS
        marks = marks + 1 if marked else 0
        if letter == " ":
            # An accent would stand on the space, or on what is shown before the text.
            marks = MOST_MARKS
        if not marked or marks <= MOST_MARKS:
            kept.append(letter)
    return "".join(kept)
