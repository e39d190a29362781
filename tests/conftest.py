"""What all tests share."""

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Examples in docstrings and pages need the pure source: compiled modules have none."""
    for item in items:
        if isinstance(item, pytest.DoctestItem):
            item.add_marker(pytest.mark.pure)
