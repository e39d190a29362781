"""The SQLite store does what any store must do."""

import asyncio
from pathlib import Path

import pytest

from motherlode.server.store.checking import Check
from motherlode.server.store.conformance import CHECKS
from motherlode.server.store.sqlite import SqliteStore


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_sqlite_store_conforms(check: Check, tmp_path: Path) -> None:
    asyncio.run(check(lambda: SqliteStore(tmp_path / "store.db")))
