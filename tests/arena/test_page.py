"""Every command of the page about simulation does what it says."""

import re
import shlex
from pathlib import Path

import pytest

from motherlode.cli.main import main
from tools.package import ROOT

PAGE = ROOT / "docs" / "simulation.md"
BLOCK = re.compile(r"```sh\n(.*?)```", re.DOTALL)
PROGRAM = "tools/motherlode "


def commands() -> list[list[str]]:
    """The commands of the page, with a few games each; not those inside loops."""
    text = re.sub(r"--games [0-9]+", "--games 6", PAGE.read_text("utf-8"))
    text = re.sub(r"(arena .*)$", r"\1 --deals 1", text, flags=re.MULTILINE)
    lines = [line for block in BLOCK.findall(text) for line in block.splitlines()]
    return [shlex.split(line)[1:] for line in lines if line.startswith(PROGRAM)]


def test_every_command_of_the_page_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    found = commands()
    assert len(found) >= 6
    for words in found:
        alone = ["--jobs", "1"] if words[0] in ("sim", "arena") else []
        assert main([*words, *alone]) == 0
        assert capsys.readouterr().out
