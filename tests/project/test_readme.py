"""Every command of the README does what it says."""

import os
import re
import subprocess
from pathlib import Path

import pytest

from tests.project.checkouts import page_until_ctrl_c

ROOT = Path(__file__).resolve().parents[2]
BLOCK = re.compile(r"```sh\n(.*?)```", re.DOTALL)
OURSELVES = "./test"
"""The command that runs this very test."""
START = "./play"
SERVE = "./play --lan"
JOIN = "tools/motherlode join http://localhost:8741 --name Ann"
PORT = "8741"


def commands() -> list[str]:
    """The lines of all shell blocks."""
    text = (ROOT / "README.md").read_text("utf-8")
    return [line for block in BLOCK.findall(text) for line in block.splitlines() if line.strip()]


def run(command: str) -> "subprocess.CompletedProcess[str]":
    """Run a command. Nobody types: a game that is asked for ends politely when its input does."""
    return subprocess.run(
        command.split(),
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )


@pytest.mark.parametrize(
    "command", [line for line in commands() if line not in (OURSELVES, START, SERVE, JOIN)]
)
def test_a_command_of_the_readme_runs(command: str) -> None:
    done = run(command)

    assert done.returncode == 0, done.stderr
    assert done.stdout


def serving(command: str, folder: Path) -> "subprocess.Popen[str]":
    """Start a command that serves, on any free port; nobody sits before a screen."""
    settings = {"MOTHERLODE_PORT": "0", "MOTHERLODE_DATABASE": str(folder / "tables.sqlite")}
    env = {name: text for name, text in os.environ.items() if not name.endswith("DISPLAY")}
    return subprocess.Popen(
        command.split(), cwd=ROOT, env={**env, **settings}, stdout=subprocess.PIPE, text=True
    )


def test_the_first_command_of_the_readme_serves_the_page_until_ctrl_c(tmp_path: Path) -> None:
    assert commands()[0] == START
    with serving(START, tmp_path) as server:
        page = page_until_ctrl_c(server)

    assert "<title>Motherlode</title>" in page
    assert server.returncode == 0


def test_the_server_of_the_readme_serves_and_can_be_joined(tmp_path: Path) -> None:
    assert {SERVE, JOIN} <= set(commands())
    with serving(SERVE, tmp_path) as server:
        assert server.stdout is not None
        line = server.stdout.readline()
        port = re.findall(r":([0-9]+) ", line)[-1]
        joined = run(JOIN.replace(PORT, port))
        server.terminate()
        shown = server.stdout.read()

    assert joined.returncode == 0, joined.stderr
    assert joined.stdout
    assert "\N{FULL BLOCK}" in shown
    assert server.returncode == 0


def test_the_environment_chooses_the_language_of_commands() -> None:
    command = ["tools/motherlode", "games"]
    spoken = {
        language: subprocess.run(
            command,
            cwd=ROOT,
            env={**os.environ, "MOTHERLODE_LANGUAGE": language},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for language in ("en", "uk")
    }
    assert "players" in spoken["en"]
    assert "гравців" in spoken["uk"]


def test_the_readme_names_the_two_commands_that_do_all_the_set_up() -> None:
    assert {START, OURSELVES} <= set(commands())
