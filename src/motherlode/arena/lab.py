"""What comes with the extra `lab`, and is asked for before anything long begins."""

from importlib.util import find_spec
from typing import Final

WHAT_FOR: Final = {"matplotlib": "a plot needs", "openskill": "ratings need"}


def insist_on(library: str) -> None:
    """`ValueError` if a library of the extra is not installed."""
    if find_spec(library) is None:
        raise ValueError(f"{WHAT_FOR[library]} {library}: pip install 'motherlode[lab]'")
