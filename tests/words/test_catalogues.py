"""The catalogues of all languages say the same things, each in all forms that its language has."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from motherlode.draw.rules import CLAUSE, read_rulebook
from motherlode.games.registry import GAMES, find_game
from motherlode.words.catalogue import WORDS, Catalogue, Word, languages
from motherlode.words.plurals import PLURALS
from tests.words.test_sentences import SENTENCES, listed_in
from tools.package import ROOT

FORMS = {"acc", "broken", "gen", "loc", "pl", "plgen", "remove", "short", "to"}
"""Forms of a word that a language may have besides the word itself."""
NUMBERS = {form for plural in PLURALS.values() for form in plural.forms}
HOLE = re.compile(r"\{(\w+)(?:\.(\w+))?\}")
CYRILLIC, LATIN = re.compile(r"[а-яіїєґё]", re.IGNORECASE), re.compile(r"[a-z]", re.IGNORECASE)
WORD = re.compile(r"[^\W\d_]+")
ALPHABETS = {"uk": set("ыэёъ"), "ru": set("іїєґ")}
"""Letters that a language does not have."""
OTHERS = [language for language in languages() if language != "en"]
CARD = re.compile(r"corporation\.card\.\w+")
LONGEST = 8
"""Letters of a card's name that stand side by side on the smallest phone."""
CLIENT = ROOT / "src" / "motherlode" / "server" / "static"


def texts_of(language: str) -> dict[str, str]:
    """The texts by key, without the sentences that are keys themselves."""
    sentences = {} if language == "en" else listed_in(language)
    return {key: text for key, text in Catalogue(language).texts.items() if key not in sentences}


def plural_keys(texts: dict[str, str]) -> set[str]:
    """The keys that have plural forms."""
    return {key.rpartition(".")[0] for key in texts if key.endswith(".other")}


def is_form(key: str) -> bool:
    """Whether a key is a form of another one."""
    return key.rpartition(".")[2] in FORMS and key not in Catalogue("en").texts


def plain_keys(texts: dict[str, str]) -> set[str]:
    """The keys without plural forms and forms of words."""
    plurals = plural_keys(texts)
    found = set()
    for key in texts:
        base, _, last = key.rpartition(".")
        if not ((last in FORMS and base in texts) or (last in NUMBERS and base in plurals)):
            found.add(key)
    return found | plurals


def params_of(text: str) -> set[str]:
    """What stands in its holes."""
    return {hole[1] for hole in HOLE.finditer(text)}


def test_there_is_a_folder_for_every_language_and_no_other() -> None:
    assert {path.name for path in WORDS.iterdir() if (path / "start.json").exists()} == set(
        languages()
    )


@pytest.mark.parametrize("language", OTHERS)
def test_a_catalogue_has_the_keys_of_the_english_one(language: str) -> None:
    assert plain_keys(texts_of(language)) == plain_keys(texts_of("en"))


@pytest.mark.parametrize("language", OTHERS)
def test_the_parts_of_a_catalogue_are_the_same_files(language: str) -> None:
    def names(language: str) -> Iterator[str]:
        place = WORDS / language
        return (path.relative_to(place).as_posix() for path in place.rglob("*.json"))

    assert set(names(language)) == {*names("en"), *SENTENCES}


@pytest.mark.parametrize("language", languages())
def test_a_plural_has_all_the_forms_of_its_language(language: str) -> None:
    texts = texts_of(language)
    for key in plural_keys(texts):
        missing = {form for form in PLURALS[language].forms if f"{key}.{form}" not in texts}
        # Of a single thing, the text without a number may speak.
        assert not missing or (missing == {"one"} and key in texts), key


@pytest.mark.parametrize("language", OTHERS)
def test_a_text_has_the_parameters_of_the_english_one(language: str) -> None:
    english, texts = texts_of("en"), texts_of(language)
    for key, text in texts.items():
        base = key.rpartition(".")[0]
        if is_form(key):
            assert params_of(text) == params_of(texts[base]), key
            continue
        of = [key] if key in english else [f"{base}.other", base]
        (expected,) = [params_of(english[one]) for one in of if one in english][:1]
        found = params_of(text)
        # "One card" need not say the number again, and plurals may say it where English does not.
        assert found | {"n"} == expected | {"n"}, key


@pytest.mark.parametrize("language", OTHERS)
def test_no_word_mixes_alphabets_or_has_a_letter_of_another_language(language: str) -> None:
    for key, text in Catalogue(language).texts.items():
        for word in WORD.findall(HOLE.sub("", text)):
            assert not (CYRILLIC.search(word) and LATIN.search(word)), (key, word)
            assert not ALPHABETS[language] & set(word.lower()), (key, word)


@pytest.mark.parametrize("language", OTHERS)
def test_a_form_that_is_asked_for_is_one_of_those_that_words_have(language: str) -> None:
    asked = {
        hole[2] for text in texts_of(language).values() for hole in HOLE.finditer(text) if hole[2]
    }
    assert asked <= FORMS


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_option_and_edition_is_said_in_words(game: str, language: str) -> None:
    catalogue, sheet = Catalogue(language), find_game(game).sheet
    for edition in sheet.editions:
        assert catalogue.has(f"edition.{game}.{edition}")
    for option in sheet.options.values():
        assert catalogue.has(f"option.{option.name}")
        for value in option.values:
            if isinstance(value, str):
                assert catalogue.has(f"option.{option.name}.{value}")


def test_every_key_that_the_client_writes_out_is_there() -> None:
    catalogue = Catalogue("en")
    for path in sorted(CLIENT.rglob("*.js")):
        for key in re.findall(r"\b(?:t|word)\('([\w.-]+)'", path.read_text("utf-8")):
            assert catalogue.has(key), f"{path.relative_to(CLIENT)}: {key}"


# Speaking


def test_a_text_may_ask_for_a_form_of_a_word_in_it() -> None:
    tool = Word("tool.pick")
    said = {
        language: Catalogue(language).text("told.broke.me", who="Bruni", tool=tool)
        for language in languages()
    }
    assert said == {
        "en": "Bruni broke your pick.",
        "uk": "Bruni ламає вам кирку.",
        "ru": "Bruni ломает вам кирку.",
    }


def test_a_word_without_that_form_stands_as_it_is() -> None:
    lamp = Catalogue("uk").text("told.broke.me", who="Bruni", tool=Word("tool.lamp"))
    assert lamp == "Bruni ламає вам ліхтар."


@pytest.mark.parametrize(
    ("number", "said"),
    [(1, "1 гравець"), (2, "2 гравці"), (5, "5 гравців"), (11, "11 гравців"), (21, "21 гравець")],
)
def test_a_number_takes_its_plural(number: int, said: str) -> None:
    assert Catalogue("uk").text("start.players", n=number) == said


def test_a_text_that_speaks_to_the_reader_is_taken_for_the_reader() -> None:
    catalogue = Catalogue("ru")
    assert catalogue.text("told.got", who="Бруни", n=3) == "Бруни получает 3 самородка."
    assert catalogue.text("told.got", who="Бруни", n=5, you=True) == "Вы получаете 5 самородков."


def test_a_language_that_there_is_not_is_named_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="language is en or uk or ru, not 'de'"):
        Catalogue("de")


# Rules


def rules_text(game: str, language: str) -> str:
    """A rulebook as it is written."""
    name = "rules.md" if language == "en" else f"rules.{language}.md"
    return Path(ROOT / "src/motherlode/games" / game / name).read_text("utf-8")


def by_clause(text: str) -> dict[str, list[str]]:
    """What stands in backticks, by clause."""
    _, *parts = CLAUSE.split(text)
    return {
        number: sorted(re.findall(r"`[^`]+`", body))
        for number, body in zip(parts[::2], parts[1::2], strict=True)
    }


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_have_the_same_clauses_and_values_in_every_language(
    game: str, language: str
) -> None:
    english, other = read_rulebook(game), read_rulebook(game, language)

    assert [one.number for one in other.clauses] == [one.number for one in english.clauses]
    assert len({one.heading for one in other.clauses}) == len(
        {one.heading for one in english.clauses}
    )
    assert len(other.preface) == len(english.preface)
    assert by_clause(rules_text(game, language)) == by_clause(rules_text(game, "en"))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_cite_the_same_clauses_in_every_language(game: str, language: str) -> None:
    def cited(language: str) -> dict[str, list[str]]:
        return {
            one.number: sorted(re.findall(r"\b[A-Z0-9]{3}-\d+", one.text))
            for one in read_rulebook(game, language).clauses
        }

    assert cited(language) == cited("en")


@pytest.mark.parametrize("language", languages())
def test_names_of_chest_cards_can_be_broken_to_fit_on_a_phone(language: str) -> None:
    texts = json.loads((WORDS / language / "games" / "corporation.json").read_text("utf-8"))
    cards = [text for key, text in texts.items() if CARD.fullmatch(key)]
    assert len(cards) == 8
    pieces = [piece for text in cards for piece in re.split(r"[ \u00ad-]", text)]
    assert [piece for piece in pieces if len(piece) > LONGEST] == []
