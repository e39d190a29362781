"""The terminal in Ukrainian and Russian: whole games, mistakes, and who chooses the language."""

import re
from pathlib import Path

import pytest

from motherlode.cli.language import choose_language
from motherlode.cli.main import MISTAKE, main
from motherlode.draw.face import find_face
from motherlode.draw.ink import Paper, width_of
from motherlode.games.registry import GAMES
from motherlode.tui.help import explain
from motherlode.words.catalogue import Catalogue
from tests.cli.english import english_in, stray_words
from tests.cli.running import command

OTHERS = ("uk", "ru")
MANY = 200
ASKED = ["?", "moves", "log", "rules", "rules 13", "rules 99", "board", "hint", "dance"]
"""What a curious person types before the first move."""
SHORT = {
    "saboteur": ["--seats", "3", "--option", "rounds=1", "--bots", "random"],
    "goldmine": ["--seats", "2", "--option", "turn_limit=1", "--bots", "random"],
}
languages = pytest.mark.parametrize("language", OTHERS)


@languages
@pytest.mark.parametrize("game", SHORT)
def test_a_person_plays_a_whole_game_in_another_language(
    game: str, language: str, tmp_path: Path
) -> None:
    kept, words = str(tmp_path / "game.json"), Catalogue(language)
    line = ["play", game, *SHORT[game], "--seed", "7", "--language", language, "--record", kept]
    done = command(*line, typed="\n".join([*ASKED, *["1"] * MANY]))

    assert (done.returncode, done.stderr) == (0, "")
    assert stray_words(done.stdout, game) == set()
    assert words.text("help.typed") in done.stdout
    assert words.text("play.over", why="").removesuffix(".") in done.stdout
    assert words.text("play.kept", command=f"motherlode replay {kept}") in done.stdout
    replayed = command("replay", kept, "--plain", MOTHERLODE_LANGUAGE=language)
    assert stray_words(replayed.stdout, game) == set()
    assert replayed.stdout.startswith(words.text("film.deal"))
    assert words.text("verify.good", size="").partition(":")[0] in (
        command("verify", kept, "--language", language).stdout
    )


def test_english_would_be_noticed() -> None:
    said = Catalogue("en").text("play.kept", command="motherlode replay game.json")
    assert english_in(said) == ["The game is kept:"]
    assert stray_words(f"Dagna dig cross\n{said}", "saboteur") == {"The", "game", "is", "kept"}


@languages
def test_people_at_one_screen_hide_their_cards_in_their_language(language: str) -> None:
    words = ["play", "saboteur", "--seats", "3", "--seat", "0,1,2", "--language", language]
    done = command(*words, "--seed", "7", typed="\n1\n\n\nsave\nquit\n")
    assert english_in(done.stdout) == []
    assert "Enter" in done.stdout


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["play", "chess"], "Гри 'chess' немає; є saboteur, saboteur2, duel"),
        (["play", "--seats", "2"], "Кількість гравців у грі saboteur: від 3 до 10, а не 2"),
        (["play", "--seats", "many"], "--seats – це число від 3 до 10, а не 'many'"),
        (["play", "--option", "rounds=10"], "Опція rounds: від 1 до 9, а не '10'"),
        (["play", "--resume", "x", "--seed", "1"], "як вона була: приберіть --seed"),
        (["play", "--resume", "no such.json"], "no such.json: такого файлу немає"),
        (
            ["rules", "saboteur", "99"],
            "пункту '99' у правилах гри saboteur немає; є SAB-1 – SAB-25",
        ),
        (["verify"], "назвіть записи для перевірки"),
        (["games", "chess"], "Гри 'chess' немає; є saboteur"),
    ],
)
def test_a_mistake_is_one_sentence_in_the_language(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*words, "--language", "uk"]) == MISTAKE
    out, error = capsys.readouterr()
    assert (out, error.count("\n")) == ("", 1)
    assert sentence in error


def test_malformed_lines_are_answered_in_the_language() -> None:
    answers = {
        "dance": "'dance' – не ход: ход начинается с одного из слов pass, break, mend",
        "dig": "'dig': пишут так: dig CARD [turned] COLUMN,ROW",
        "dig cross here": "клетка – это СТОЛБЕЦ,РЯД, например 3,-1, а не 'here'",
        "m 8,0": "'m' – это может быть map или mend.",
        "keep 2": "Сейчас время сыграть карту или пропустить ход. (SAB-9)",
    }
    done = command("play", "--seed", "4", "--language", "ru", typed="\n".join(answers))
    parts = done.stdout.split("справка) > ")[1:]
    for (typed, answer), part in zip(answers.items(), parts, strict=False):
        assert part.startswith(f"{typed}\n")
        assert answer in part


def test_options_are_explained_in_the_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "saboteur", "--language", "uk"]) == 0
    shown = capsys.readouterr().out
    assert "adjacent, joined або reachable" in shown
    assert "як нова карта тунелю має бути зв’язана з лабіринтом" in shown
    assert english_in(shown) == []


# Who chooses it


@pytest.mark.parametrize(
    ("asked", "environ", "language"),
    [
        (None, {}, "en"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LANG": "uk_UA.UTF-8"}, "uk"),
        (None, {"LANG": "en_GB.UTF-8", "LC_MESSAGES": "ru_UA.UTF-8"}, "ru"),
        (None, {"LANG": "uk_UA.UTF-8", "LC_ALL": "C"}, "en"),
        (None, {"LANG": "uk_UA.UTF-8", "MOTHERLODE_LANGUAGE": "ru"}, "ru"),
        ("en", {"LANG": "uk_UA.UTF-8", "MOTHERLODE_LANGUAGE": "ru"}, "en"),
    ],
)
def test_a_wish_comes_before_the_environment_and_that_before_the_locale(
    asked: str | None, environ: dict[str, str], language: str
) -> None:
    assert choose_language(asked, environ) == language


def test_a_language_that_there_is_not_is_answered_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="--language is en, uk, ru; not 'de'"):
        choose_language("de", {})
    with pytest.raises(ValueError, match="MOTHERLODE_LANGUAGE is en, uk, ru; not 'de'"):
        choose_language(None, {"MOTHERLODE_LANGUAGE": "de"})


def test_where_its_letters_cannot_be_written_a_locale_is_english_and_a_wish_is_refused() -> None:
    assert choose_language(None, {"LANG": "uk_UA"}, "ascii") == "en"
    with pytest.raises(ValueError, match="uk cannot be written in ascii"):
        choose_language("uk", {}, "ascii")


# What does not fit


@pytest.mark.parametrize("language", ["en", *OTHERS])
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("columns", [60, 80])
def test_help_is_wrapped_to_the_terminal(game: str, language: str, columns: int) -> None:
    words, paper = Catalogue(language), Paper(columns=columns)
    lines = explain(game, find_face(game, words), paper, words)
    assert [line for line in lines if width_of(line) > columns] == []


def test_moves_that_do_not_fit_are_counted_and_where_they_are_is_said() -> None:
    size = {"COLUMNS": "80", "LINES": "23"}
    shown = command("play", "saboteur", "--seed", "7", typed="", **size).stdout
    numbers = re.search(r"\(1-(\d+), a move in words", shown)
    assert numbers is not None
    assert f"\n{numbers[1]} moves are not listed here: `moves` shows them.\n" in shown
