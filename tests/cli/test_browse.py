"""`motherlode play` without a game: a server on this machine, and the browser opened there."""

import re
import signal
import socket
import subprocess
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from motherlode.cli.browse import is_ours, taken
from tests.cli.running import GOODBYE, command, command_line, surroundings

SCREEN = {"DISPLAY": ":7", "WAYLAND_DISPLAY": "", "SSH_CONNECTION": "", "SSH_TTY": ""}
NO_SCREEN = {**SCREEN, "DISPLAY": ""}
FAR = {**SCREEN, "SSH_CONNECTION": "192.0.2.1 50000 192.0.2.2 22"}


class Person:
    """Somebody with a browser that notes what it was asked to open."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.note = folder / "opened"
        self.browser = folder / "browser"
        self.browser.write_text(
            f'#!/bin/sh\necho "$1" > "{self.note}.new"\nmv "{self.note}.new" "{self.note}"\n'
        )
        self.browser.chmod(0o755)

    def env(self, port: int, place: Mapping[str, str]) -> dict[str, str]:
        """The surroundings in which this browser is the one that is opened."""
        return surroundings(
            BROWSER=f"{self.browser} %s",
            MOTHERLODE_PORT=str(port),
            MOTHERLODE_DATABASE=str(self.folder / "tables.sqlite"),
            **place,
        )

    @contextmanager
    def playing(self, place: Mapping[str, str], port: int = 0, *more: str) -> Iterator[str]:
        """`motherlode play`, until Ctrl-C; gives the address that it says."""
        line = command_line("play", *more)
        with subprocess.Popen(
            line, env=self.env(port, place), stdout=subprocess.PIPE, text=True
        ) as process:
            assert process.stdout is not None
            said = process.stdout.readline()
            try:
                yield re.findall(r"http://\S+", said)[0]
            finally:
                process.send_signal(signal.SIGINT)
        assert process.returncode == 0

    def opened(self) -> str:
        """What the browser was asked to open, as soon as it was."""
        for _ in range(200):
            if self.note.exists():
                break
            subprocess.run(["sleep", "0.05"], check=True)
        return self.note.read_text().strip()


@pytest.fixture
def person(tmp_path: Path) -> Person:
    """Somebody."""
    return Person(tmp_path)


def test_the_browser_is_opened_on_the_page(person: Person) -> None:
    with person.playing(SCREEN) as url:
        assert person.opened() == url
        assert re.fullmatch(r"http://127\.0\.0\.1:[0-9]+", url)
        with urllib.request.urlopen(url) as answer:
            assert "<title>Motherlode</title>" in answer.read().decode()


def test_the_page_speaks_the_language_that_was_asked_for(person: Person) -> None:
    with person.playing(SCREEN, 0, "--language", "uk") as url:
        assert person.opened() == f"{url}/?lang=uk"


@pytest.mark.parametrize("place", [NO_SCREEN, FAR])
def test_without_a_screen_the_address_is_shown_and_nothing_opened(
    person: Person, place: dict[str, str]
) -> None:
    with person.playing(place) as url:
        assert is_ours(url)

    assert not person.note.exists()


def test_another_port_is_taken_if_a_stranger_has_the_usual_one(person: Person) -> None:
    with socket.socket() as stranger:
        stranger.bind(("127.0.0.1", 0))
        stranger.listen()
        port = stranger.getsockname()[1]
        with person.playing(NO_SCREEN, port) as url:
            assert not url.endswith(f":{port}")
            assert is_ours(url)


def test_a_second_start_opens_the_page_of_the_first(person: Person) -> None:
    with person.playing(NO_SCREEN) as url:
        port = int(url.rpartition(":")[2])
        second = subprocess.run(
            command_line("play"),
            env=person.env(port, SCREEN),
            capture_output=True,
            text=True,
            check=False,
        )
        assert (second.returncode, second.stderr) == (0, "")
        assert second.stdout == f"Motherlode is running already, at {url}.\n"
        assert person.opened() == url
        assert is_ours(url)


def test_a_port_is_taken_only_while_somebody_listens() -> None:
    with socket.socket() as stranger:
        stranger.bind(("127.0.0.1", 0))
        port = stranger.getsockname()[1]
        stranger.listen()
        assert taken("127.0.0.1", port)
    assert not taken("127.0.0.1", port)


def test_the_terminal_can_be_asked_for() -> None:
    done = command("play", "--terminal", typed="quit\n")

    assert done.returncode == 0, done.stderr
    assert GOODBYE in done.stdout


@pytest.mark.parametrize(
    "words", [["saboteur"], ["--seats", "4"], ["--ascii"], ["--colour", "never"], ["--pace", "0"]]
)
def test_whoever_says_anything_about_a_game_plays_it_in_the_terminal(words: list[str]) -> None:
    done = command("play", *words, typed="quit\n")

    assert done.returncode == 0, done.stderr
    assert GOODBYE in done.stdout
