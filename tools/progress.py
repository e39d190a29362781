"""Steps that show that they are alive: a live line on a terminal, plain lines elsewhere."""

import os
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TextIO

SPINNER = "|/-\\"
BLINK = 0.1
HEARTBEAT = 15.0
"""Seconds between signs of life where no line can be repainted."""

NEWS = 70
"""How much of a command's latest line is shown where lines are kept."""

TAIL = 40
"""How many of the last lines of a failed command are shown."""


class StepFailed(Exception):
    """A command went wrong; carries its title and its output."""

    def __init__(self, title: str, output: str) -> None:
        super().__init__(f"{title}: failed")
        self.title = title
        self.output = output

    def tail(self) -> str:
        """The last lines of the output, where the reason usually is."""
        return "\n".join(self.output.splitlines()[-TAIL:])


class LiveLine:
    """One line that says what is being done and for how long."""

    def __init__(self, title: str, out: TextIO) -> None:
        self.title = title
        self.out = out
        self.live = out.isatty()
        self.began = time.monotonic()
        self.spoke = self.began
        self.turns = 0
        if not self.live:
            self._say(f"{title} …")

    def tick(self, news: str) -> None:
        """Show that the step goes on, and its latest news."""
        now = time.monotonic()
        if self.live:
            self.turns += 1
            mark = SPINNER[self.turns % len(SPINNER)]
            self._repaint(f"{mark} {self.title} … {now - self.began:.0f} s  {news}")
        elif now - self.spoke >= HEARTBEAT:
            self.spoke = now
            self._say(f"  … {now - self.began:.0f} s  {news[:NEWS]}")

    def end(self, verdict: str) -> None:
        """Close the line with how it went."""
        text = f"{self.title}: {verdict}, {time.monotonic() - self.began:.1f} s"
        if self.live:
            self._repaint(text)
            self._say("")
        else:
            self._say(text)

    def _repaint(self, text: str) -> None:
        width = shutil.get_terminal_size().columns - 1
        self.out.write("\r\x1b[K" + text[:width])
        self.out.flush()

    def _say(self, text: str) -> None:
        self.out.write(text + "\n")
        self.out.flush()


def run(
    title: str,
    command: Sequence[str | Path],
    *,
    cwd: Path,
    env: Mapping[str, str] | None = None,
    out: TextIO = sys.stderr,
) -> str:
    """Run a command under a live line; return its output, or raise `StepFailed` with it."""
    line = LiveLine(title, out)
    lines: list[str] = []
    process = subprocess.Popen(
        [str(word) for word in command],
        cwd=cwd,
        env=dict(os.environ if env is None else env),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
    )
    reader = threading.Thread(target=_read, args=(process, lines), daemon=True)
    reader.start()
    try:
        while reader.is_alive():
            reader.join(BLINK)
            line.tick(lines[-1].strip() if lines else "")
        code = process.wait()
    except BaseException:
        process.terminate()
        process.wait()
        line.end("stopped")
        raise
    line.end("done" if code == 0 else "FAILED")
    if code != 0:
        raise StepFailed(title, "".join(lines))
    return "".join(lines)


def _read(process: "subprocess.Popen[str]", lines: list[str]) -> None:
    assert process.stdout is not None
    with process.stdout as stream:
        for text in stream:
            if text.strip():
                lines.append(text)
