"""Reading what is typed on a thread of its own, so that news can be told meanwhile."""

import codecs
import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from threading import Thread
from typing import Final

AT_ONCE: Final = 4096


def read_keys(tell: Callable[[str], None]) -> None:
    """Tell what is typed as soon as it is; an empty text says that nothing more will come."""
    Thread(target=_read, args=(sys.stdin.fileno(), tell), daemon=True).start()


def _read(source: int, tell: Callable[[str], None]) -> None:
    decoder = codecs.getincrementaldecoder("utf-8")(errors="replace")
    with suppress(OSError):
        while data := os.read(source, AT_ONCE):
            if text := decoder.decode(data):
                tell(text)
    tell("")


@contextmanager
def key_by_key() -> Iterator[None]:
    """The terminal hands over every key at once and shows none, until this is left."""
    if sys.platform == "win32":
        yield
        return
    import termios

    terminal = sys.stdin.fileno()
    before = termios.tcgetattr(terminal)
    now = termios.tcgetattr(terminal)
    now[3] &= ~(termios.ICANON | termios.ECHO)

    def set_up(*_: object) -> None:
        termios.tcsetattr(terminal, termios.TCSADRAIN, now)

    set_up()
    # A shell to which one went meanwhile leaves the terminal as it likes it.
    handler = signal.signal(signal.SIGCONT, set_up)
    try:
        yield
    finally:
        signal.signal(signal.SIGCONT, handler)
        termios.tcsetattr(terminal, termios.TCSADRAIN, before)
