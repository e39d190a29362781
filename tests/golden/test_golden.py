"""The transcripts are what the games play today."""

import pytest

from tests.golden.transcripts import GAMES, path_of, transcript


@pytest.mark.parametrize("name", GAMES)
def test_a_game_goes_as_its_transcript_says(name: str) -> None:
    kept = path_of(name).read_text("utf-8")

    assert transcript(GAMES[name]) == kept, "if that is meant: tools/regold, in its own commit"
