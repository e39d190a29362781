"""What the engine and the server say, in every language: looked up by the sentence itself."""

import json
import re

import pytest

from motherlode.words.catalogue import WORDS, Catalogue, languages
from tests.words.complaints import all_complaints
from tests.words.sentences import HOLE, all_sentences

SENTENCES = ("sentences.json", "terminal/options.json", "terminal/mistakes.json")
"""What browsers are told, too, and what only a terminal says."""
OTHERS = [language for language in languages() if language != "en"]


def listed_in(language: str) -> dict[str, str]:
    """The sentences that are translated."""
    files = [WORDS / language / name for name in SENTENCES]
    return {key: text for path in files for key, text in json.loads(path.read_bytes()).items()}


@pytest.mark.parametrize("language", OTHERS)
def test_every_sentence_of_the_sources_is_translated_and_no_other(language: str) -> None:
    assert len(all_sentences()) > 200
    said = all_sentences() | all_complaints()
    assert {re.sub(r"\{\w+\}", HOLE, key) for key in listed_in(language)} == said


@pytest.mark.parametrize("language", OTHERS)
def test_every_sentence_is_found_with_whatever_stands_in_it(language: str) -> None:
    catalogue = Catalogue(language)
    for key, text in listed_in(language).items():
        names = re.findall(r"\{(\w+)\}", key)
        filled = {name: f"<{name}>" for name in names}
        assert catalogue.said(key.format(**filled)) == text.format(**filled)


def test_what_stands_in_a_sentence_may_be_a_text_again() -> None:
    assert Catalogue("uk").said("The table is done with its game.") == (
        "Зараз не можна: гру закінчено."
    )
    assert Catalogue("ru").said("blue has more nuggets after 1 extra round (DUE-15)") == (
        "у синего больше самородков после дополнительного раунда (DUE-15)"
    )


def test_a_name_in_a_sentence_stays_as_it_is() -> None:
    assert Catalogue("uk").said("Dagna (2) sits there.") == "Там сидить Dagna (2)."


def test_what_nobody_has_translated_is_said_in_english() -> None:
    assert Catalogue("uk").said("Expected `int`.") == "Expected `int`."
    assert Catalogue("en").said("It is not your turn.") == "It is not your turn."
