"""Files for the commands: of Saboteur the kept ones, of other games such as are kept."""

from pathlib import Path

import pytest

from motherlode.core.record_files import write_record
from tests.records.making import FORMS, GOLDEN, golden, golden_path


@pytest.fixture(scope="session", params=list(GOLDEN))
def kept(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with records in all forms, for each game one."""
    game: str = request.param
    if game == "saboteur":
        return golden_path("finished").parent
    folder = tmp_path_factory.mktemp(game)
    for form in FORMS:
        write_record(folder / f"{form}.json", golden(form, game))
    return folder
