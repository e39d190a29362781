"""Extras: libraries that only some commands need, and the sentence for where they are missing.

`[project.optional-dependencies]` in `pyproject.toml` says which versions; this table says who
needs them. Standard library only: the doctor reads it where nothing else is installed.
"""

from collections.abc import Mapping
from importlib.util import find_spec
from typing import Final, NamedTuple

from motherlode import build, sources

FROM_CHECKOUT: Final = ("src", ".build")
"""Folders of a checkout whose package `tools/` starts, after installing what it needs."""


class Extra(NamedTuple):
    """Libraries that come together."""

    what_for: str
    """What cannot be done without them."""

    libraries: Mapping[str, str]
    """Names on the index, each with the module that is imported."""

    started_by: str
    """The command of a checkout that installs them by itself."""

    faster: Mapping[str, str] = {}
    """Libraries that are used where they are there, and missed nowhere."""


EXTRAS: Final[Mapping[str, Extra]] = {
    "bench": Extra(
        "OpenSpiel beside us in `bench engine`", {"open_spiel": "pyspiel"}, "tools/with_bench"
    ),
    "lab": Extra(
        "ratings and plots in `arena` and `ladder`",
        {"matplotlib": "matplotlib", "openskill": "openskill"},
        "tools/motherlode",
    ),
    "server": Extra(
        "the browser, `serve`, `join`, `play --lan` and `bench server`",
        {
            "segno": "segno",
            "starlette": "starlette",
            "uvicorn": "uvicorn",
            "websockets": "websockets",
        },
        "tools/motherlode",
        faster={"uvloop": "uvloop"},
    ),
}


def need(extra: str, whose: str, *libraries: str) -> None:
    """`ValueError` with what to do, if an extra, or of it these libraries, is not installed."""
    lacking = missing(extra, *libraries)
    if lacking:
        names, how = ", ".join(lacking), how_to_get(extra)
        raise ValueError(f'{whose} needs the extra "{extra}" ({names} missing): {how}')


def missing(extra: str, *libraries: str) -> list[str]:
    """The libraries of an extra, or those of these, that are not installed."""
    known = EXTRAS[extra].libraries
    return [name for name in libraries or known if find_spec(known[name]) is None]


def how_to_get(extra: str) -> str:
    """How the libraries of an extra come here, in a few words."""
    command = command_for(extra)
    return f"{command} installs it by itself" if in_checkout() else command


def command_for(extra: str) -> str:
    """The command that brings an extra: pip's, or in a checkout the one that calls pip."""
    return EXTRAS[extra].started_by if in_checkout() else f'pip install "motherlode[{extra}]"'


def in_checkout() -> bool:
    """Whether the running package is a checkout's own, not one that was installed."""
    checkout = sources.checkout_above(build.HOME)
    return checkout is not None and build.HOME.relative_to(checkout).parts[0] in FROM_CHECKOUT
