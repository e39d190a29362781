"""Speaking and listening at the same time: news come while a line is being typed."""

import os
import shutil
import sys
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from queue import SimpleQueue
from typing import Final

from motherlode.draw.ink import width_of
from motherlode.tui.editing import Typing
from motherlode.tui.keyboard import key_by_key, read_keys
from motherlode.tui.voice import Voice
from motherlode.words.catalogue import Catalogue

UP: Final = "\033[A"
CLEAR: Final = "\r\033[J"
"""Empties the screen from the line on that the cursor is on."""


@dataclass(frozen=True)
class Keys:
    """What was typed; an empty text says that nothing more will come."""

    text: str


class LiveVoice(Voice):
    """A voice with an inbox, into which keys come, and whatever else others put there.

    At a terminal a line that is half typed stays below what is said. Elsewhere lines are taken when
    they are asked for, so that a file of answers can be piped in.
    """

    def __init__(self, words: Catalogue, inbox: "SimpleQueue[object]") -> None:
        super().__init__(words)
        self.inbox = inbox
        self.alive = _is_terminal()
        """Whether a person types and sees it at once."""
        self._typing = Typing()
        self._lines: deque[str | None] = deque()
        self._piece = ""
        self._shown: str | None = None
        """The prompt that stands on the last line."""
        self._rows = 0
        """Over how many more lines it runs, with what was typed."""

    @contextmanager
    def open(self) -> Iterator[None]:
        """Listen, until this is left."""
        read_keys(lambda text: self.inbox.put(Keys(text)))
        if not self.alive:
            yield
            return
        with key_by_key():
            try:
                yield
            finally:
                self._hide()

    # Speaking

    def say(self, lines: Iterable[str]) -> None:
        """Lines of text, above the prompt."""
        lines = list(lines)
        if lines:
            self._hide()
            super().say(lines)

    def say_pages(self, pages: Sequence[Sequence[str]]) -> None:
        """Pages of lines; others do not wait until one has turned them."""
        for page in pages:
            self.say(page)

    def show_prompt(self, prompt: str) -> None:
        """Let the last line say what can be typed, unless it does so already."""
        if self._shown != prompt:
            self._hide()
            self._shown = prompt
            self._draw()

    def _draw(self) -> None:
        if self._shown is None:
            return
        if self.alive:
            line = self._shown + self._typing.text
            sys.stdout.write(self._clear() + line)
            self._rows = max(width_of(line) - 1, 0) // shutil.get_terminal_size().columns
        else:
            sys.stdout.write(self._shown)
        sys.stdout.flush()

    def _hide(self) -> None:
        if self._shown is not None:
            sys.stdout.write(self._clear() if self.alive else "\n")
            sys.stdout.flush()
            self._shown = None

    def _clear(self) -> str:
        rows, self._rows = self._rows, 0
        return UP * rows + CLEAR

    # Listening

    def take_keys(self, keys: Keys) -> None:
        """Take in what was typed."""
        if not keys.text:
            self._lines += [self._piece, None] if self._piece else [None]
            self._piece = ""
        elif self.alive:
            self._lines += self._typing.press(keys.text)
            self._draw()
        else:
            *lines, self._piece = (self._piece + keys.text).split("\n")
            self._lines += lines

    def has_line(self) -> bool:
        """Whether a line, or the end of all lines, waits to be taken."""
        return bool(self._lines)

    def take_line(self, prompt: str) -> str:
        """The next line, which stands behind the prompt then; `EOFError` if there are no more."""
        self.show_prompt(prompt)
        line = self._lines.popleft()
        if line is None:
            raise EOFError
        self._shown = None
        print(f"{self._clear()}{prompt}{line}" if self.alive else line)
        return line.strip()

    def ask(self, prompt: str) -> str:
        """What is typed next; `EOFError` when nothing more will come."""
        while not self.has_line():
            self.show_prompt(prompt)
            item = self.inbox.get()
            if isinstance(item, Keys):
                self.take_keys(item)
        return self.take_line(prompt)


def _is_terminal() -> bool:
    both = sys.stdin.isatty() and sys.stdout.isatty()
    return both and os.name == "posix" and os.environ.get("TERM", "dumb") != "dumb"
