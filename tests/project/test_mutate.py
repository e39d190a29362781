"""Every clause that the code cites is proven: break the code, and a case that names it fails."""

import subprocess
from pathlib import Path

import pytest

from motherlode.games.registry import GAMES
from tools.mutants import mutants_for, mutants_of

ROOT = Path(__file__).resolve().parents[2]
RULE = '''
def may_dig(tools, seat):
    """ABC-14: not with a broken tool in front."""
    if log is not None:
        log.tell(1)
    return tools[seat] == 0 and seat < 5
'''


def test_a_function_that_cites_a_clause_is_broken_in_many_ways(tmp_path: Path) -> None:
    path = tmp_path / "digging.py"
    path.write_text(RULE)

    found = list(mutants_of(path))

    assert {mutant.clauses for mutant in found} == {("ABC-14",)}
    sources = [mutant.source for mutant in found]
    assert any("tools[seat] != 0 and" in source for source in sources)
    assert any("tools[seat] == 0 or" in source for source in sources)
    assert any("seat <= 5" in source for source in sources)
    assert all("log.tell(1)" in source for source in sources)


def test_what_is_around_a_broken_function_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "digging.py"
    method = (
        "class Mine:\n    @property\n    def deep(self):\n        # ABC-5\n        return 1 < 2\n"
    )
    path.write_text(f"FIRST = 1\n{method}LAST = 2\n")

    sources = [mutant.source for mutant in mutants_of(path)]

    assert method.replace("        # ABC-5\n", "").replace("<", "<=") in "".join(sources)
    assert all(source.startswith("FIRST = 1\nclass Mine:\n    @property\n") for source in sources)
    assert all(source.endswith("\nLAST = 2\n") for source in sources)


def test_a_function_without_a_clause_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "helper.py"
    path.write_text("def add(one, other):\n    return one + other\n")

    assert list(mutants_of(path)) == []


def test_the_kit_is_broken_where_it_cites_a_clause_that_the_rules_of_the_game_have(
    tmp_path: Path,
) -> None:
    game, kit = tmp_path / "game", tmp_path / "kit"
    game.mkdir()
    kit.mkdir()
    (game / "rules.md").write_text("- **ABC-14** Not with a broken tool.\n- **XYZ-2** Pass.\n")
    (game / "play.py").write_text(
        'def ends(pile):\n    """XYZ-2, XYZ-3."""\n    return pile == 0\n'
    )
    (kit / "digging.py").write_text(RULE)
    (kit / "falling.py").write_text(RULE.replace("ABC-14", "ABC-15"))

    found = mutants_for(game, kit)

    assert {(mutant.path.name, mutant.clauses) for mutant in found} == {
        ("play.py", ("XYZ-2",)),
        ("digging.py", ("ABC-14",)),
    }


@pytest.mark.long
@pytest.mark.pure
@pytest.mark.parametrize("game", GAMES)
def test_every_clause_that_the_code_of_a_game_cites_is_proven_by_a_case(game: str) -> None:
    done = subprocess.run(
        # One at a time: on the other core other tests run.
        [str(ROOT / "tools" / "mutate"), game, "--jobs", "1"],
        capture_output=True,
        text=True,
        check=False,
        timeout=900,
    )

    assert done.returncode == 0, done.stdout
