"""One server with an honest table for all attacks: what one of them breaks, the next ones see."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.hostile.honest import HonestTable
from tests.server.live import GENEROUS, running


@pytest.fixture(scope="package")
def honest(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HonestTable]:
    """People who play, on a server whose rates nobody feels."""
    folder: Path = tmp_path_factory.mktemp("hostile")
    with running(folder, GENEROUS) as server:
        table = HonestTable(server)
        yield table
        table.close()
