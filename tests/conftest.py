"""What all tests share."""

import signal
from collections.abc import Iterator

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--part 1/2` runs every second test: two processes, one for each core, do it together."""
    parser.addoption("--part", default="1/1", help="which part of the tests: 1/2, 2/2")


@pytest.hookimpl(wrapper=True)
def pytest_collection_modifyitems(
    config: pytest.Config, items: list[pytest.Item]
) -> Iterator[None]:
    """Mark the examples before others choose by marks; then leave out what is another part's."""
    for item in items:
        # Examples in docstrings and pages need the pure source: compiled modules have none.
        if isinstance(item, pytest.DoctestItem):
            item.add_marker(pytest.mark.pure)
    yield
    part, parts = map(int, config.getoption("part").split("/"))
    others = [item for place, item in enumerate(items) if place % parts != part - 1]
    if others:
        config.hook.pytest_deselected(items=others)
        items[:] = items[part - 1 :: parts]


# A shell that starts us in the background has Ctrl-C ignored, and every child inherits that;
# tests of Ctrl-C need it to be heard.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
