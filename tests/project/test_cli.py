"""The command line: quick to start, and its mistakes are sentences."""

import subprocess
import sys
from collections.abc import Callable

import click
import pytest

from motherlode import __version__
from motherlode.cli import doctor
from motherlode.cli.main import COMMANDS, INTERRUPTED, MISTAKE, LazyGroup, main, motherlode
from motherlode.server.config import Config
from tests.project.checkouts import run
from tools import environment
from tools.package import ROOT

HEAVY = "import sys; heavy = {'msgspec', 'rich', 'librt', 'motherlode.core'} & set(sys.modules)"
HELP = f"from motherlode.cli.main import main; main(['--help']); {HEAVY}; sys.exit(bool(heavy))"
CHATTER = """
import click, sys
from motherlode.cli.main import main

@click.command()
def chatter():
    for _ in range(100000):
        click.echo("more and more")

sys.exit(main([], chatter))
"""


def command(action: Callable[[], object]) -> click.Group:
    """A group with one command, `act`."""
    group = click.Group("motherlode")
    group.add_command(click.Command("act", callback=action))
    return group


def refuse() -> None:
    """A user's mistake."""
    raise ValueError("there is no game called chess.")


def interrupt() -> None:
    """Ctrl-C."""
    raise KeyboardInterrupt


def test_version_says_how_the_engine_runs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith(f"motherlode {__version__} (")
    assert "compiled" in shown or "pure Python" in shown


def test_help_lists_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    shown = capsys.readouterr().out
    assert all(entry.help.split()[0] in shown for entry in COMMANDS.values())
    assert all(name in shown for name in COMMANDS)


def test_help_imports_nothing_heavy() -> None:
    done = run(sys.executable, "-c", HELP, env=_env())
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("name", sorted(COMMANDS))
def test_every_command_of_the_table_exists(name: str) -> None:
    found = motherlode.get_command(click.Context(motherlode), name)
    assert isinstance(found, click.Command)
    assert found.name == name


def test_an_unknown_command_is_a_mistake(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["dance"]) == MISTAKE
    assert "dance" in capsys.readouterr().err


def test_a_value_error_becomes_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["act"], command(refuse)) == MISTAKE
    assert capsys.readouterr().err == "motherlode: there is no game called chess.\n"


def test_a_value_error_shows_its_place_on_request(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MOTHERLODE_TRACEBACK", "1")
    with pytest.raises(ValueError, match="chess"):
        main(["act"], command(refuse))


def test_ctrl_c_is_quiet(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["act"], command(interrupt)) == INTERRUPTED
    assert capsys.readouterr().err.strip() == ""


def test_a_reader_who_leaves_is_no_error() -> None:
    line = [sys.executable, "-c", CHATTER]
    pipe = subprocess.PIPE
    with subprocess.Popen(line, stdout=pipe, stderr=pipe, text=True, env=_env()) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == ""


def test_a_commands_number_is_the_exit_code() -> None:
    assert main(["act"], command(lambda: 7)) == 7


def test_doctor_finds_this_machine_playable(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor"]) == 0
    shown = capsys.readouterr().out
    assert shown.endswith("You can play.\n")
    assert [
        word for word in ("Python", "compiler", "engine", "database") if word not in shown
    ] == []


def test_doctor_looks_at_the_port_where_the_server_listens() -> None:
    assert Config().port == doctor.PORT


def test_the_program_is_a_group_of_lazy_commands() -> None:
    assert isinstance(motherlode, LazyGroup)


def _env() -> dict[str, str]:
    """The surroundings of this very run, compiled or not."""
    import motherlode as package

    place = str(package.__path__[0]).rpartition("motherlode")[0]
    return {**environment.clean_env(), "PYTHONPATH": place, "PWD": str(ROOT)}
