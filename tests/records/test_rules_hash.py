"""Records keep the rules they began with."""

import sys
from importlib.resources import files
from pathlib import Path

import pytest

from motherlode.core import record_rules
from motherlode.core.record_files import open_record, write_record
from motherlode.core.record_rules import data_hash, hash_texts, rules_hash
from motherlode.games.registry import GAMES, find_game
from tests.project.checkouts import run
from tests.records.making import KEPT, SHORT2, begin, finished
from tests.toy.nugget import NUGGET
from tools import environment
from tools.package import ROOT

SAY = (
    "import sys; from motherlode.core.record_rules import rules_hash;"
    "from motherlode.games.registry import GAMES, find_game;"
    "print(*(rules_hash(find_game(name)) for name in GAMES))"
)
BOXES = {"goldmine": "tiles.toml", "corporation": "boards.toml"}
"""What is in the box, where it is not cards."""


def texts(game: str = "saboteur") -> dict[str, str]:
    """The data of a game."""
    return {
        entry.name: entry.read_text("utf-8")
        for entry in files(f"motherlode.games.{game}").iterdir()
        if entry.name.endswith(".toml")
    }


@pytest.mark.parametrize("game", GAMES)
def test_the_hash_is_over_options_and_cards(game: str) -> None:
    assert set(texts(game)) == {"options.toml", BOXES.get(game, "cards.toml")}
    assert rules_hash(find_game(game)) == hash_texts(texts(game))


@pytest.mark.parametrize("name", ["options.toml", "cards.toml"])
def test_a_changed_value_is_another_hash(name: str) -> None:
    changed = {**texts(), name: texts()[name] + "\nmore = 1\n"}
    assert hash_texts(changed) != hash_texts(texts())


def test_line_endings_and_comments_change_nothing() -> None:
    other = {name: "# hello\n" + text for name, text in reversed(texts().items())}
    other = {name: text.replace("\n", "\r\n") for name, text in other.items()}
    assert hash_texts(other) == hash_texts(texts())


def test_the_plain_source_has_the_same_hash_as_what_runs_here() -> None:
    done = run(sys.executable, "-c", SAY, env=environment.clean_env(PYTHONPATH=str(ROOT / "src")))
    assert done.stdout.split() == [rules_hash(find_game(name)) for name in GAMES], done.stderr


def test_every_game_has_a_hash_of_its_own() -> None:
    hashes = {rules_hash(find_game(name)) for name in GAMES}
    assert len(hashes) == len(GAMES)
    assert rules_hash(NUGGET) == hash_texts({})


def test_under_other_rules_a_record_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_record(tmp_path / "old.json", finished())
    write_record(tmp_path / "save.json", begin("saboteur(seats=3)").record())
    write_record(tmp_path / "other.json", begin(SHORT2).record())
    open_record(tmp_path / "old.json", find_game)
    monkeypatch.setattr(record_rules, "data_hash", lambda _package: data_hash("tests.toy"))
    for path in (*tmp_path.iterdir(), *KEPT.iterdir()):
        with pytest.raises(ValueError, match="rules: the record was made with other rules"):
            open_record(path, find_game)
