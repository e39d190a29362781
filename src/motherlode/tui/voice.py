"""Speaking and listening, line by line."""

import sys
import time
from collections.abc import Iterable, Sequence

from motherlode.words.catalogue import Catalogue


class Voice:
    """Standard output and input; `pace` is how many seconds pass between the bots' moves."""

    def __init__(self, words: Catalogue, pace: float = 0.0) -> None:
        self.words = words
        """The language that it speaks."""
        self.pace = pace
        self.echo = not sys.stdin.isatty()

    def say(self, lines: Iterable[str]) -> None:
        """Lines of text."""
        for line in lines:
            print(line)
        sys.stdout.flush()

    def say_pages(self, pages: Sequence[Sequence[str]]) -> None:
        """Pages of lines; at a terminal people turn them."""
        for number, page in enumerate(pages):
            if number and any(pages[number - 1]) and not self.echo:
                self.ask(f"{self.words.text('play.goOn')} ")
            self.say(page)

    def ask(self, prompt: str) -> str:
        """What is typed next; `EOFError` when nothing more will come."""
        typed = input(prompt)
        if self.echo:
            # A transcript of piped input reads as if it had been typed.
            print(typed)
        return typed.strip()

    def pause(self) -> None:
        """Time to read."""
        if self.pace:
            time.sleep(self.pace)
