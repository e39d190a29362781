"""A result as a table that people read."""

import re
from collections.abc import Sequence
from typing import Final

from rich.console import Console, Group, JustifyMethod
from rich.table import Table
from rich.text import Text

from motherlode.arena.counts import Counts
from motherlode.arena.figures import MEAN, Estimate, Figure, estimate
from motherlode.arena.plan import WHOLE
from motherlode.arena.result import Result
from motherlode.arena.tallies import tally_of
from motherlode.arena.tallies.any_game import ALL
from motherlode.games.registry import find_game

JUSTIFY: Final[tuple[JustifyMethod, ...]] = ("left", "right", "right", "right", "left")
WIDTH: Final = 12
"""Of the bar for 100 %."""


def print_report(result: Result, console: Console) -> None:
    """Show what was played, then one block a figure."""
    bar = "━" if console.encoding.lower().startswith("utf") else "="
    plan = result.plan
    of_bots = len(set(plan.bots)) > 1
    figures = [f for f in tally_of(plan.setup.game).figures if of_bots or not f.of_bots]
    console.print(Group(Text(headline(result)), table_of(figures, result.counts, bar)))


def headline(result: Result) -> str:
    """What was played, in two lines."""
    plan, setup = result.plan, result.plan.setup
    title = find_game(setup.game).sheet.title
    changed = "".join(f", {name}={setup.value(name)}" for name in setup.changed)
    played = f"{len(plan.numbers):,} games"
    if plan.shard != WHOLE:
        played += f" (shard {plan.shard} of {plan.games:,})"
    checked = ", every state checked" if result.checked else ""
    return (
        f"{title}, edition {setup.edition}, {setup.seats} players{changed}\n"
        f"{played} by {', '.join(plan.bots)}; seed {plan.seed}{checked}"
    )


def table_of(figures: Sequence[Figure], counts: Counts, bar: str) -> Table:
    """One block a figure, as far as anything was counted."""
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    for justify in JUSTIFY:  # where there is little room, titles are wrapped and bars cut first
        table.add_column(justify=justify, no_wrap=justify == "right", overflow="crop")
    for figure in figures:
        groups = counts.of(figure.name)
        if not groups:
            continue
        table.add_row()
        table.add_row(*_heading(figure), style="bold")
        for group in sorted(groups, key=order_of_groups):
            table.add_row(*_row(figure, group, estimate(figure, groups[group]), bar))
    return table


def _heading(figure: Figure) -> list[str]:
    is_mean = figure.kind == MEAN
    value, last = ("mean", "range") if is_mean else ("%", "")
    return [figure.title, figure.unit, value, "95 % interval", last]


def _row(figure: Figure, group: str, found: Estimate, bar: str) -> list[str]:
    is_mean = figure.kind == MEAN
    interval = ""
    if found.low is not None and found.high is not None:
        interval = f"{_number(found.low, is_mean)} to {_number(found.high, is_mean)}"
    last = bar * round(WIDTH * found.value)
    if is_mean:
        last = f"{found.least:,} to {found.most:,}"
    return [f"  {group}", f"{found.times:,}", _number(found.value, is_mean), interval, last]


def _number(value: float, is_mean: bool) -> str:
    return f"{value:,.2f}" if is_mean else f"{100 * value:.1f}"


def order_of_groups(group: str) -> tuple[bool, list[tuple[int, str]]]:
    """`all` first, then by name; numbers in a name by size."""
    parts = re.findall(r"[0-9]+|[^0-9]+", group)
    return group != ALL, [(int(part) if part.isdigit() else -1, part) for part in parts]
