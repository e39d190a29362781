"""One figure across several results, as a table in Markdown.

`python -m motherlode.arena.across rounds_won_by_diggers a.json b.json` has one row a result.
"""

import sys
from collections.abc import Sequence
from pathlib import Path

from motherlode.arena.figures import MEAN, Figure, estimate
from motherlode.arena.report import order_of_groups
from motherlode.arena.result import Result, read_result
from motherlode.arena.tallies import tally_of


def across(name: str, results: Sequence[Result]) -> str:
    """A row for each result, a column for each group of the figure: value and 95 % interval."""
    figures = [_find(name, result) for result in results]
    groups = sorted({g for result in results for g in result.counts.of(name)}, key=order_of_groups)
    head = ["edition", "players", "bots", "games", *groups]
    rows = [_row(figure, result, groups) for figure, result in zip(figures, results, strict=True)]
    lines = [head, ["---"] * len(head), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def _find(name: str, result: Result) -> Figure:
    known = {figure.name: figure for figure in tally_of(result.plan.setup.game).figures}
    if name not in known:
        raise ValueError(f"there is no figure {name!r}; there is {', '.join(known)}")
    return known[name]


def _row(figure: Figure, result: Result, groups: Sequence[str]) -> list[str]:
    plan, counts = result.plan, result.counts.of(figure.name)
    setup = plan.setup
    head = [setup.edition, str(setup.seats), ", ".join(plan.bots), f"{len(plan.numbers):,}"]
    return head + [_cell(figure, result, group) if group in counts else "" for group in groups]


def _cell(figure: Figure, result: Result, group: str) -> str:
    found = estimate(figure, result.counts.of(figure.name)[group])
    scale, digits = (1, 2) if figure.kind == MEAN else (100, 1)
    value = f"{scale * found.value:.{digits}f}"
    if found.low is None or found.high is None:
        return value
    return f"{value} ({scale * found.low:.{digits}f} to {scale * found.high:.{digits}f})"


def main(words: Sequence[str]) -> int:
    """Print the table of a figure for the files that are named."""
    try:
        if len(words) < 2:
            raise ValueError("name a figure and some files that `motherlode sim --out` wrote")
        print(across(words[0], [read_result(Path(name)) for name in words[1:]]), end="")
    except ValueError as mistake:
        print(f"motherlode: {mistake}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
