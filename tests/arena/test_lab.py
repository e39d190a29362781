"""Ratings and pictures: what the extra `lab` is for."""

from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from motherlode import extras
from motherlode.arena.contest import play_bout
from motherlode.arena.counts import Counts
from motherlode.arena.plot import plot_shares
from motherlode.arena.ratings import rate
from motherlode.arena.schedule import Wish, bouts_of
from motherlode.cli.arena import arena
from motherlode.cli.ladder import ladder


def counted(*standings: str) -> Counts:
    """Games that ended so."""
    counts = Counts()
    for standing in standings:
        counts.add_game([("standings", standing, 1)])
    return counts


def test_who_wins_more_is_rated_higher() -> None:
    ratings = rate([counted(*["b > a"] * 30, *["a > b"] * 10, *["c > b"] * 20)])
    assert ratings["a"].mu < ratings["b"].mu < ratings["c"].mu
    assert ratings["b"].sigma < 25 / 3


def test_the_order_of_games_does_not_matter() -> None:
    games = [*["b > a, a"] * 9, *["a, b > a"] * 7, *["a > b"] * 5]
    assert rate([counted(*games)]) == rate([counted(*reversed(games))])


def test_shares_are_drawn(tmp_path: Path) -> None:
    [bout] = bouts_of(Wish(("duel",), "random,novice", deals=2, seed=5))
    place = tmp_path / "shares.svg"
    plot_shares([play_bout(bout)], place)
    assert "<svg" in place.read_text()


@pytest.mark.parametrize(
    ("command", "words", "sentence"),
    [
        (ladder, ["--deals", "100000"], "ladder with ratings needs"),
        (arena, ["duel", "--deals", "100000", "--ratings"], "--ratings needs the extra"),
        (arena, ["duel", "--deals", "100000", "--plot", "a.svg"], "--plot needs the extra"),
    ],
)
def test_what_is_missing_is_said_before_anything_is_played(
    monkeypatch: pytest.MonkeyPatch, command: click.Command, words: list[str], sentence: str
) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda _: None)
    done = CliRunner().invoke(command, words)
    assert sentence in str(done.exception)
