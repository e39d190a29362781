"""What all tests share."""

import hashlib
import os
import signal
from collections.abc import Iterable, Iterator
from itertools import chain, pairwise
from pathlib import Path

import pytest

from motherlode.cli.language import VARIABLE

# Commands that tests run speak English, whatever this machine's locale is.
os.environ[VARIABLE] = "en"


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--claims FOLDER`: processes, one for each core, run the tests together, each test once."""
    parser.addoption("--claims", type=Path, help="a folder where they note what they have begun")
    parser.addoption("--from-the-end", action="store_true", help="so that they meet in the middle")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the examples before others choose by marks."""
    for item in items:
        # Examples are read from the source's own files, so the source is what they run.
        if isinstance(item, pytest.DoctestItem):
            item.add_marker(pytest.mark.pure)


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool | None:
    """Run what nobody else has begun; as pytest does it, where nobody else is."""
    claims: Path | None = session.config.getoption("claims")
    if claims is None or session.testsfailed or session.config.option.collectonly:
        return None
    forwards = not session.config.getoption("from_the_end")
    items = session.items if forwards else session.items[::-1]
    # A test is told which one comes next, so that one is claimed ahead.
    for item, following in pairwise(chain(claimed(items, claims), [None])):
        assert item is not None
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        if session.shouldfail:
            raise session.Failed(session.shouldfail)
        if session.shouldstop:
            raise session.Interrupted(session.shouldstop)
    return True


def claimed(items: Iterable[pytest.Item], claims: Path) -> Iterator[pytest.Item]:
    """The tests that are ours: a file can be made only once."""
    for item in items:
        try:
            (claims / hashlib.sha256(item.nodeid.encode()).hexdigest()).touch(exist_ok=False)
        except FileExistsError:
            continue
        yield item


# A shell that starts us in the background has Ctrl-C ignored, and every child inherits that;
# tests of Ctrl-C need it to be heard.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
