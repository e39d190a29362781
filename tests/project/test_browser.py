"""Browser tests find a browser, or it is said how to get one; in CI there must be one."""

import os
import sys
from pathlib import Path

import pytest

from tools import browser
from tools.trouble import Trouble

pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="elsewhere browsers have set places"
)


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine on which there are no programs yet, no `apt-get` either."""
    monkeypatch.setenv("PATH", str(tmp_path))
    return tmp_path


def put(programs: Path, name: str, *lines: str) -> str:
    """A program of this name; lines of shell are what it does."""
    program = programs / name
    program.write_text("\n".join(["#!/bin/sh", *lines]) + "\n")
    program.chmod(0o755)
    return str(program)


def test_a_browser_is_found_by_its_name(programs: Path) -> None:
    whole = put(programs, "chromium")

    assert browser.find() == whole


def test_one_without_windows_of_its_own_comes_first_but_is_not_a_whole_one(programs: Path) -> None:
    shell = put(programs, "chromium-headless-shell")
    assert browser.find_whole() is None

    whole = put(programs, "chromium")

    assert browser.find() == shell
    assert browser.find_whole() == whole


def debian(programs: Path, *packages: str) -> None:
    """Put an `apt-get` there that knows these packages, and installs all that it is told to."""
    known = f'case " {" ".join(packages)} " in *" $one "*);; *) exit 100;; esac'
    put(
        programs,
        "apt-get",
        "[ $1 = install ] || exit 0",
        "shift 3",
        f'for one in "$@"; do {known}; done',
        f'for one in "$@"; do echo > {programs}/$one; /bin/chmod +x {programs}/$one; done',
    )


@pytest.mark.parametrize("shell", ["chromium-headless-shell", None])
def test_it_is_installed_with_the_shell_where_there_is_one(
    programs: Path, monkeypatch: pytest.MonkeyPatch, shell: str | None
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    debian(programs, "chromium", "fonts-dejavu-core", *([shell] if shell else []))

    browser.set_up()

    assert browser.find_whole() == str(programs / "chromium")
    assert browser.find() == str(programs / (shell or "chromium"))


@pytest.mark.usefixtures("programs")
def test_where_there_is_none_it_is_said_how_to_get_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("CI", raising=False)
    browser.set_up()

    assert browser.find() is None
    assert "sudo apt install chromium" in capsys.readouterr().err


@pytest.mark.usefixtures("programs")
def test_on_a_ci_machine_there_must_be_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")

    with pytest.raises(Trouble, match="none was found"):
        browser.set_up()
