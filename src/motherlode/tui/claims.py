"""Claims in the words of a language; in the notation they are English."""

import re
from collections.abc import Sequence
from typing import Final

from motherlode.words.catalogue import Catalogue

CLAIM: Final = re.compile(
    r"(?P<goal>-?\d+,-?\d+) is (?P<face>\w+)"
    r"|I am a (?P<own>.+)|seat (?P<seat>\d+) is a (?P<role>.+)"
)


def say_claim(text: str, names: Sequence[str], words: Catalogue) -> str:
    """What somebody states, with names for seats.

    >>> say_claim("seat 1 is a digger", ["Borin", "Dagna"], Catalogue("en"))
    'Dagna is a digger'
    """
    found = CLAIM.fullmatch(text)
    if found is None:
        return text
    if found["goal"]:
        return words.text(
            "claim.goal", goal=found["goal"], face=words.text(f"face.{found['face']}")
        )
    if found["own"]:
        return words.text("claim.iAm", role=_role(found["own"], words))
    name = names[int(found["seat"])]
    return words.text("claim.seat", name=name, role=_role(found["role"], words))


def _role(noun: str, words: Catalogue) -> str:
    return words.text(f"role.a.{noun.replace(' ', '_')}")
