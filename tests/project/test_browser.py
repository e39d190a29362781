"""Browser tests find a browser, or it is said how to get one; in CI there must be one."""

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


def test_a_browser_is_found_by_its_name(programs: Path) -> None:
    program = programs / "chromium"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)

    assert browser.find() == str(program)


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
