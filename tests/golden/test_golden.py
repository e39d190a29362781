"""The transcripts are what the games play today."""

import re

import pytest

from tests.golden.transcripts import GAMES, path_of, transcript

DUEL_WORDS = [
    r"dug (cross|t_long|t_short)_(green|blue)",
    "opened the door on",
    r"\. seat [01]: lie 5,\S+ \(2 moves\)",
    r"\. seat [01]: lie 5,\S+ turned",
    "lies as written",
    "lies turned",
    r"seat 0 claimed \S+ with nuggets: [123]",
    r"seat 1 claimed \S+ with nuggets: [123]",
    "broke (pick|lamp|cart)",
    "mended (pick|lamp|cart)",
    "removed (pick|lamp|cart)",
    r"\([01]\) seat [01] discarded",
    r"\([01]\) seat [01] saw",
    "round 1 ended with seat [01]: nobody won",
    "round 2 began",
    "round 1 ended with seat [01]: (green|blue) won",
    "seat [01] won with nuggets",
    "the game is a draw with nuggets: 3",
]
"""Doors, keys, goals that may lie both ways, tokens, sabotage, secrets, a tie, a draw."""


@pytest.mark.parametrize("name", GAMES)
def test_a_game_goes_as_its_transcript_says(name: str) -> None:
    kept = path_of(name).read_text("utf-8")

    assert transcript(GAMES[name]) == kept, "if that is meant: tools/regold, in its own commit"


def test_the_duels_that_are_kept_show_all_that_can_happen_in_one() -> None:
    duels = "\n".join(
        path_of(name).read_text("utf-8") for name in GAMES if name.startswith("duel-")
    )

    for words in DUEL_WORDS:
        assert re.search(words, duels), words
