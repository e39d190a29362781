"""A terminal for commands that ask people."""

import os
import pty
import subprocess

from tests.cli.running import command_line, surroundings


def at_terminal(*words: str, typed: str) -> tuple[int, str]:
    """Run a command at a terminal of its own; says its exit code and all that stood there."""
    ours, theirs = pty.openpty()
    line = command_line(*words)
    env = surroundings(COLUMNS="100", LINES="40", TERM="dumb")
    with subprocess.Popen(line, stdin=theirs, stdout=theirs, stderr=theirs, env=env) as process:
        os.close(theirs)
        os.write(ours, typed.encode())
        shown = b""
        try:
            while part := os.read(ours, 65536):
                shown += part
        except OSError:
            pass  # the other side was closed
    os.close(ours)
    return process.returncode, shown.decode().replace("\r\n", "\n")
