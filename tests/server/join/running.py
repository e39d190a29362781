"""Terminals at a table: `motherlode join` in processes of their own, with pipes or a screen."""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import termios
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from motherlode.core.chance import Fast
from motherlode.server.client import Guest
from tests.cli.running import OVER, command_line, surroundings
from tests.server.live import Server

PATIENCE: Final = 20.0
"""Seconds after which something that should have come never will."""
MOVE: Final = re.compile(r"\((?:1-)?(\d+), a move in words, moves, hint, or \? for help\) > $")
MOVE_HINT: Final = "a move in words, moves, hint, or ? for help) > "
REMATCH: Final = "(rematch, board, quit, or ? for help) > "
READY: Final = "(ready, chairs, invite, bots, or ? for help) > "
LINES, COLUMNS = 24, 80


class Terminal:
    """A person at a table; `folder` is where their program keeps who they are."""

    def __init__(self, folder: Path, *words: str) -> None:
        self.shown = ""
        """All that was shown so far."""
        self.unread = ""
        self._line = command_line("join", *words)
        self._env = surroundings(XDG_STATE_HOME=str(folder))
        self._process, self._in, self._out = self._start()

    def _start(self) -> tuple[subprocess.Popen[bytes], int, int]:
        theirs_in, ours_in = os.pipe()
        ours_out, theirs_out = os.pipe()
        process = subprocess.Popen(
            self._line, stdin=theirs_in, stdout=theirs_out, stderr=theirs_out, env=self._env
        )
        os.close(theirs_in)
        os.close(theirs_out)
        return process, ours_in, ours_out

    def fileno(self) -> int:
        """Where to wait until something is shown."""
        return self._out

    def press(self, keys: str) -> None:
        """Type keys."""
        os.write(self._in, keys.encode())

    def enter(self, *lines: str) -> None:
        """Type lines."""
        self.press("".join(f"{line}\n" for line in lines))

    def read(self) -> bool:
        """Take in what is shown; says whether more may come."""
        try:
            data = os.read(self._out, 2**16).decode(errors="replace")
        except OSError:  # how a screen says that nobody writes on it any more
            return False
        self.shown += data
        self.unread += data
        return bool(data)

    def wait_for(self, text: str) -> str:
        """What is shown until a text is, with that text."""
        last = time.monotonic() + PATIENCE
        while text not in self.unread:
            ready, _, _ = select.select([self], [], [], max(0.0, last - time.monotonic()))
            assert ready, f"{text!r} is never shown:\n{self.shown}"
            assert self.read(), f"it ends without {text!r}:\n{self.shown}"
        before, _, self.unread = self.unread.partition(text)
        return before + text

    def end(self) -> int:
        """Type nothing more, read on to the end; gives the exit code."""
        self._hang_up()
        while self.read():
            pass
        return self._process.wait(PATIENCE)

    def _hang_up(self) -> None:
        if self._in >= 0:
            os.close(self._in)
            self._in = -1

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *problem: object) -> None:
        if self._process.poll() is None:
            self._process.kill()
        self._process.wait()
        self._hang_up()
        os.close(self._out)


class Screen(Terminal):
    """A person before a screen, where keys are seen as they are typed."""

    def _start(self) -> tuple[subprocess.Popen[bytes], int, int]:
        ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", LINES, COLUMNS, 0, 0))
        self._env["TERM"] = "xterm"
        process = subprocess.Popen(
            self._line,
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=self._env,
            start_new_session=True,
            # Ctrl-C is a signal only to those whose own terminal it is.
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )
        os.close(theirs)
        return process, os.dup(ours), ours


def open_table(server: Server, game: str, **wishes: object) -> str:
    """The link to a new table of a host who only looked in."""
    return f"{server.url}/t/{Guest(server.url).open(game, **wishes)}"


def play_out(terminals: Sequence[Terminal], seed: int) -> None:
    """Answer every question for a move by some number, until the game is over for all."""
    chance, last = Fast(seed), time.monotonic() + 10 * PATIENCE
    answered = dict.fromkeys(terminals, "")
    while playing := [one for one in terminals if not one.shown.endswith(REMATCH)]:
        for terminal in playing:
            asked = MOVE.search(terminal.shown)
            if asked is not None and answered[terminal] != terminal.shown:
                answered[terminal] = terminal.shown
                terminal.enter(str(1 + chance.below(int(asked[1]))))
        ready, _, _ = select.select(playing, [], [], max(0.0, last - time.monotonic()))
        assert ready, f"nothing happens any more:\n{playing[0].shown}"
        for terminal in ready:
            assert terminal.read(), f"it ends without {OVER!r}:\n{terminal.shown}"
