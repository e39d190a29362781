"""What all tests share."""

import signal

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Examples in docstrings and pages need the pure source: compiled modules have none."""
    for item in items:
        if isinstance(item, pytest.DoctestItem):
            item.add_marker(pytest.mark.pure)


# A shell that starts us in the background has Ctrl-C ignored, and every child inherits that;
# tests of Ctrl-C need it to be heard.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
