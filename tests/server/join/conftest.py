"""A server for all tests of a module: nobody at one table knows of the others."""

from collections.abc import Iterator

import pytest

from tests.server.live import Server, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that runs while a module is tested."""
    with running(tmp_path_factory.mktemp("server")) as server:
        yield server
