"""The tables that people read."""

import io
import json
from pathlib import Path

import pytest
from rich.console import Console

from motherlode.arena.across import across, main
from motherlode.arena.plan import Shard, make_plan, read_setup_of
from motherlode.arena.report import headline, print_report
from motherlode.arena.result import Result
from motherlode.arena.simulate import simulate
from tests.arena.plans import small_plan


@pytest.fixture(scope="module")
def result() -> Result:
    """Of a few games."""
    return simulate(small_plan(8))


def shown(result: Result, width: int = 80) -> str:
    """The table as it stands in a file."""
    page = io.StringIO()
    print_report(result, Console(file=page, width=width))
    return page.getvalue()


def test_the_table_has_every_figure_of_the_object(result: Result) -> None:
    page = shown(result)
    figures = json.loads(result.text)["figures"]
    assert [figure["title"] for figure in figures.values() if figure["title"] not in page] == []


def test_no_number_is_cut_in_a_narrow_terminal(result: Result) -> None:
    assert "…" not in shown(result, width=64)


def test_one_bot_alone_is_not_compared_with_itself() -> None:
    plan = make_plan(read_setup_of("saboteur", ["rounds=1"]), bots=("random",), games=2, seed=1)
    page = shown(simulate(plan))
    assert "Games won by seat" in page
    assert "Games won by bot" not in page


def test_the_headline_says_what_was_played() -> None:
    plan = small_plan(9, shard=Shard(2, 3))
    assert headline(simulate(plan, check=True)) == (
        "Saboteur, edition ua, 4 players, rounds=2\n"
        "3 games (shard 2/3 of 9) by regular, random; seed 1, every state checked"
    )


def test_a_figure_across_results_is_a_table(result: Result) -> None:
    lines = across("rounds_won_by_diggers", [result, result]).splitlines()
    assert lines[0].startswith("| edition | players | bots | games | all | ")
    assert lines[2] == lines[3]
    assert lines[2].startswith("| ua | 4 | regular, random | 8 | ")


def test_a_figure_that_is_not_there_is_a_mistake(
    result: Result, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = tmp_path / "a.json"
    place.write_text(result.text)
    assert main(["turns_a_round", str(place)]) == 0
    assert main(["beauty", str(place)]) == 2
    assert main([]) == 2
    assert "there is no figure 'beauty'; there is rounds_won_by" in capsys.readouterr().err
