"""Bouts in files: what was counted so far, so that a run that was stopped goes on."""

import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec

from motherlode import __version__
from motherlode.arena.bouts import Bout
from motherlode.arena.counts import Counts
from motherlode.arena.plan import Shard
from motherlode.arena.result import CountFile, Natural, counts_of, tallies_of
from motherlode.arena.tallies.any_game import games_in

FORMAT: Final = 1


@dataclass
class Tested:
    """A bout, and what was counted of its first deals."""

    bout: Bout
    counts: Counts

    @property
    def done(self) -> int:
        """How many deals were played."""
        return games_in(self.counts)

    @property
    def over(self) -> bool:
        """Whether nothing is left to play."""
        return self.done == len(self.bout.numbers)


class _File(msgspec.Struct, forbid_unknown_fields=True):
    bots: list[str]
    deals: Natural
    done: Natural
    format: int
    roles: str
    seed: Natural
    setup: str
    shard: str
    tallies: dict[str, dict[str, CountFile]]
    version: str


def data_of(tested: Tested) -> dict[str, object]:
    """All that decides a bout, and what was counted."""
    bout = tested.bout
    return {
        "bots": list(bout.bots),
        "deals": bout.deals,
        "done": tested.done,
        "format": FORMAT,
        "roles": "" if bout.cast is None else str(bout.cast),
        "seed": bout.seed,
        "setup": bout.setup.text,
        "shard": str(bout.shard),
        "tallies": tallies_of(tested.counts),
        "version": __version__,
    }


def path_of(folder: Path, bout: Bout) -> Path:
    """Where a bout is kept."""
    words = [bout.setup.text, *bout.bots, "" if bout.cast is None else str(bout.cast)]
    name = "-".join(re.findall(r"[a-z0-9]+", " ".join(words).lower()))
    part = f"{bout.shard.part}-of-{bout.shard.parts}"
    return folder / f"{name}-deals-{bout.deals}-seed-{bout.seed}-{part}.json"


def keep(folder: Path, tested: Tested) -> None:
    """Write it as a whole, or not at all."""
    place = path_of(folder, tested.bout)
    fresh = place.with_suffix(".new")
    fresh.write_text(json.dumps(data_of(tested), sort_keys=True) + "\n", "utf-8")
    fresh.replace(place)


def find_kept(folder: Path, bout: Bout) -> Tested:
    """What was played of a bout: its own file, or all shards of it; else nothing."""
    own = _read(path_of(folder, bout), bout)
    if own is not None:
        return own
    return _merged(folder, bout) or Tested(bout, Counts())


def _merged(folder: Path, bout: Bout) -> Tested | None:
    first = path_of(folder, bout).name.removesuffix("1-of-1.json")
    for place in sorted(folder.glob(f"{first}1-of-*.json")):
        parts = int(place.stem.rpartition("-")[2])
        shards = [_shard(bout, part, parts) for part in range(1, parts + 1)]
        found = [_read(path_of(folder, shard), shard) for shard in shards]
        counts = Counts()
        for tested in found:
            if tested is None or not tested.over:
                break
            counts.add(tested.counts)
        else:
            return Tested(bout, counts)
    return None


def _shard(bout: Bout, part: int, parts: int) -> Bout:
    return Bout(bout.setup, bout.bots, bout.deals, bout.seed, bout.cast, Shard(part, parts))


def _read(place: Path, bout: Bout) -> Tested | None:
    try:
        file = msgspec.json.decode(place.read_bytes(), type=_File)
    except FileNotFoundError:
        return None
    except msgspec.DecodeError as problem:
        raise ValueError(f"{place} is no bout of `motherlode arena`: {problem}") from None
    tested = Tested(bout, counts_of(file.tallies))
    expected = data_of(tested)
    for name in ("version", "format", "setup", "bots", "roles", "deals", "seed", "shard", "done"):
        if getattr(file, name) != expected[name]:
            raise ValueError(
                f"{place} differs in its {name}: {getattr(file, name)}, not {expected[name]};"
                " move it away, or choose another folder"
            )
    return tested
