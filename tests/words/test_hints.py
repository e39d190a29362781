"""Reasons of hints in every language: no text, parameter or form of a word is missing."""

import ast
import json
import re
from collections.abc import Iterator
from itertools import chain, islice

import pytest

from motherlode.bots.hints.hint import find_reasons
from motherlode.bots.hints.phrases import Phrase, Seat, row, say, write_phrase
from motherlode.games.registry import find_game
from motherlode.words.catalogue import WORDS, Catalogue, Param, languages
from tests.unit.bots.hints.asking import turns_of_game
from tests.words.test_catalogues import params_of, plain_keys
from tools.package import ROOT

SETUPS = [
    "saboteur(seats=6, rounds=1)",
    "saboteur2(seats=6, rounds=1)",
    "duel()",
    "goldmine(seats=4, abilities=true, mud=true, cave_in=true, teams=true)",
    "goldmine(seats=3)",
    "corporation(seats=3)",
]
NAMES = ["Торві", "Бруні", "Дагна", "Орм", "Гінта", "Ульф"]
HINTS = ROOT / "src" / "motherlode" / "bots" / "hints"
EVERY = 5
"""In each game one of so many positions is asked about."""
LATIN = re.compile(r"[a-z]", re.IGNORECASE)
HOLE = "*"


class Strict(Catalogue):
    """A catalogue that leaves no hole empty."""

    def _show(self, param: Param, form: str | None) -> str:
        assert param is not None
        shown = super()._show(param, form)
        assert shown
        return shown


def reasons_in(setup: str, seed: int) -> Iterator[Phrase]:
    """What would be said in a game of players by rule of thumb, for one move of each kind."""
    game = find_game(setup.partition("(")[0])
    for turn in islice(turns_of_game(game, setup, seed), None, None, EVERY):
        public, view = turn.state.public, turn.state.view(turn.seat)
        kinds = {game.write(public, move).split()[0]: move for move in turn.moves.list()}
        for move in kinds.values():
            yield from find_reasons(game.name)(view, move, turn.told)


@pytest.mark.parametrize("setup", SETUPS)
def test_what_is_said_in_a_game_is_a_sentence_in_every_language(setup: str) -> None:
    catalogues, said = [Strict(language) for language in languages()], 0
    for reason in chain(*(reasons_in(setup, seed) for seed in range(2))):
        for words in catalogues:
            text = write_phrase(reason, words, NAMES)
            assert re.fullmatch(r"[^\Wa-z\d].*[^ ]\.", text), text
            assert not re.search(r"[{}]|  |\.\.|None|True|False", text), text
            assert words.language == "en" or not LATIN.search(text), text
        said += 1

    assert said > 40


def written_keys() -> set[str]:
    """The keys in the sources of hints; `*` stands for what is put into them."""
    found = set()
    for path in sorted(HINTS.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Constant(value=str(text)):
                    found.add(text)
                case ast.JoinedStr(values=parts):
                    texts = [str(p.value) if isinstance(p, ast.Constant) else HOLE for p in parts]
                    found.add("".join(texts))
    return {key for key in found if re.fullmatch(r"hint\.[\w.*]+[\w*]", key)}


def shape(key: str) -> re.Pattern[str]:
    """What a key of the sources may be."""
    return re.compile(re.escape(key).replace(re.escape(HOLE), r"\w+"))


@pytest.mark.parametrize("language", languages())
def test_the_sources_say_every_text_of_hints_and_no_other(language: str) -> None:
    files = sorted((WORDS / language / "hints").glob("*.json"))
    texts = {key: text for path in files for key, text in json.loads(path.read_bytes()).items()}
    keys = {key.removesuffix(".you") for key in plain_keys(texts) if key.startswith("hint.")}
    shapes = [shape(key) for key in written_keys()]

    assert len(keys) > 100
    assert {key for key in keys if not any(one.fullmatch(key) for one in shapes)} == set()
    assert [one.pattern for one in shapes if not any(map(one.fullmatch, keys))] == []


def sayings() -> Iterator[tuple[str, set[str]]]:
    """Whatever is said in the sources by a key that stands there, and with which parameters."""
    for path in sorted(HINTS.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "say" and node.args:
                given = {str(word.arg) for word in node.keywords}
                for key in ast.walk(node.args[0]):
                    if isinstance(key, ast.Constant) and HOLE not in str(key.value):
                        yield str(key.value), given


@pytest.mark.parametrize("language", languages())
def test_what_is_said_is_given_the_parameters_of_its_text(language: str) -> None:
    texts = Catalogue(language).texts
    said = [(key, given) for key, given in sayings() if Catalogue(language).has(key)]
    for key, given in said:
        found = [texts[one] for one in texts if re.fullmatch(rf"{key}(\.you)?(\.[a-z]+)?", one)]
        assert set().union(*map(params_of, found)) <= given, key
        assert f"{key}.other" not in texts or "n" in given, key

    assert len(said) > 80


# Writing


def test_names_stand_where_they_are_known_and_numbers_of_seats_where_not() -> None:
    struck = say("hint.mine.struck", who=Seat(1))

    assert write_phrase(struck, Catalogue("en")) == "Then seat 1 cannot dig."
    assert write_phrase(struck, Catalogue("ru"), ["Ann", "Bob"]) == ("Тогда Bob не сможет копать.")


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Bob has broken a lamp, laid 2 dead ends and brought down 5 cards."),
        (
            "uk",
            "На рахунку гравця Bob в цьому раунді: 1 зламаний ліхтар, 2 тупики і 5 обвалів.",
        ),
        ("ru", "На счету игрока Bob в этом раунде: 1 сломанная лампа, 2 тупика и 5 обвалов."),
    ],
)
def test_things_in_a_row_have_plurals_of_their_own(language: str, text: str) -> None:
    deeds = [
        say("hint.deed.broke.lamp", n=1),
        say("hint.deed.dead", n=2),
        say("hint.deed.felled", n=5),
    ]
    reason = say("hint.deeds", who=Seat(1), deeds=row(deeds))

    assert write_phrase(reason, Catalogue(language), ["Ann", "Bob"]) == text


def test_a_row_stands_in_the_form_that_is_asked_for() -> None:
    reason = say("hint.mine.reaches", goals=row([say("goal.0"), say("goal.2")]))

    assert write_phrase(reason, Catalogue("ru")) == "Туннель дойдёт до верхней жилы и нижней жилы."
