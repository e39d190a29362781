"""What came of a run, as one JSON object: the same to the byte however it was played."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec

from motherlode import __version__
from motherlode.arena.counts import Count, Counts
from motherlode.arena.figures import Figure, estimate
from motherlode.arena.plan import Plan, make_plan, read_setup_of, read_shard
from motherlode.arena.tallies import tally_of
from motherlode.arena.tallies.any_game import games_in

FORMAT: Final = 1
DIGITS: Final = 6
"""Decimal places of rates and means."""

Natural = Annotated[int, msgspec.Meta(ge=0)]


@dataclass(frozen=True)
class Result:
    """A plan, and what was counted."""

    plan: Plan
    counts: Counts
    checked: int
    """How many of the games were looked at move by move."""

    @property
    def text(self) -> str:
        """The result as JSON."""
        return json.dumps(self._data(), sort_keys=True, indent=1) + "\n"

    def _data(self) -> dict[str, object]:
        plan = self.plan
        return {
            "bots": list(plan.bots),
            "checked": self.checked,
            "figures": _estimates(plan.setup.game, self.counts),
            "format": FORMAT,
            "games": plan.games,
            "played": len(plan.numbers),
            "seed": plan.seed,
            "setup": plan.setup.text,
            "shard": str(plan.shard),
            "tallies": tallies_of(self.counts),
            "version": __version__,
        }


def tallies_of(counts: Counts) -> dict[str, dict[str, object]]:
    """All counts as data."""
    return {
        figure: {group: asdict(count) for group, count in groups.items()}
        for figure, groups in counts.figures.items()
    }


def _estimates(game: str, counts: Counts) -> dict[str, object]:
    return {
        figure.name: {
            "groups": {group: _shown(figure, count) for group, count in groups.items()},
            "kind": figure.kind,
            "title": figure.title,
            "unit": figure.unit,
        }
        for figure in tally_of(game).figures
        if (groups := counts.of(figure.name))
    }


def _shown(figure: Figure, count: Count) -> dict[str, object]:
    found = asdict(estimate(figure, count))
    return {
        name: round(value, DIGITS) if isinstance(value, float) else value
        for name, value in found.items()
    }


# Reading


class CountFile(msgspec.Struct, forbid_unknown_fields=True):
    """A count in a file."""

    games: Natural
    squares: tuple[int, int, int]
    values: dict[int, Natural]


class _File(msgspec.Struct, forbid_unknown_fields=True):
    bots: list[str]
    checked: Natural
    figures: Mapping[str, Any]
    format: int
    games: Natural
    played: Natural
    seed: Natural
    setup: str
    shard: str
    tallies: dict[str, dict[str, CountFile]]
    version: str


def read_result(place: Path) -> Result:
    """The result that a file holds, or `ValueError` with what is wrong with it."""
    try:
        file = msgspec.json.decode(place.read_bytes(), type=_File)
    except OSError as problem:
        raise ValueError(f"{place} cannot be read: {problem.strerror}") from None
    except msgspec.DecodeError as problem:
        raise ValueError(f"{place} is no result of `motherlode sim`: {problem}") from None
    if file.version != __version__ or file.format != FORMAT:
        raise ValueError(f"{place} was made by motherlode {file.version}; this is {__version__}")
    try:
        plan = _plan(file)
    except ValueError as problem:
        raise ValueError(f"{place} is damaged: {problem}") from None
    result = Result(plan, counts_of(file.tallies), file.checked)
    if not games_in(result.counts) == file.played == len(plan.numbers):
        raise ValueError(f"{place} is damaged: shard {plan.shard} has {len(plan.numbers)} games")
    return result


def _plan(file: _File) -> Plan:
    return make_plan(
        read_setup_of(file.setup, []),
        bots=tuple(file.bots),
        games=file.games,
        seed=file.seed,
        shard=read_shard(file.shard),
    )


def counts_of(tallies: Mapping[str, Mapping[str, CountFile]]) -> Counts:
    """The counts that were written as data."""
    counts = Counts()
    for figure, groups in tallies.items():
        counts.figures[figure] = {
            group: Count(count.values, count.games, count.squares)
            for group, count in groups.items()
        }
    return counts
