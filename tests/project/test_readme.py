"""Every command of the README does what it says."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BLOCK = re.compile(r"```sh\n(.*?)```", re.DOTALL)
OURSELVES = "./test"
"""The command that runs this very test."""


def commands() -> list[str]:
    """The lines of all shell blocks."""
    text = (ROOT / "README.md").read_text("utf-8")
    return [line for block in BLOCK.findall(text) for line in block.splitlines() if line.strip()]


@pytest.mark.parametrize("command", [line for line in commands() if line != OURSELVES])
def test_a_command_of_the_readme_runs(command: str) -> None:
    # Nobody types: a game that is asked for ends politely when its input does.
    done = subprocess.run(
        command.split(),
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )

    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_the_readme_names_the_two_commands_that_do_all_the_set_up() -> None:
    assert {"./play", OURSELVES} <= set(commands())
