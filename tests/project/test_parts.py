"""The engine's C is cut into parts: whole folders, all files once, what is cold apart."""

from pathlib import Path

import pytest

from tools.engine import parts

pytestmark = pytest.mark.pure

ORDER = [
    "motherlode.core.chance",
    "motherlode.core.game",
    "motherlode.games.one.moves",
    "motherlode.games.one.notation",
    "motherlode.games.two.moves",
    "motherlode.bots.one.regular",
]
COLD = {"motherlode.games.one.notation"}


@pytest.fixture
def written(tmp_path: Path) -> list[str]:
    """What mypyc wrote: a file for each module, one that they share, its runtime library."""
    names = [f"__native_{module.replace('.', '___')}.c" for module in ORDER]
    paths = [tmp_path / name for name in (*names, "__native_motherlode.c", "int_ops.c")]
    for path in paths:
        path.write_text("int x;\n" * 100)
    return sorted(map(str, paths))


def included(place: str) -> list[str]:
    """The files that a part includes, in their order."""
    return [Path(line.split('"')[1]).name for line in Path(place).read_text().splitlines()]


def test_every_file_is_in_exactly_one_part(written: list[str], tmp_path: Path) -> None:
    places = parts.join(written, tmp_path, ORDER, COLD)
    found = [name for place in places for name in included(place)]
    assert sorted(found) == sorted(Path(path).name for path in written)


def test_what_all_modules_call_comes_first(written: list[str], tmp_path: Path) -> None:
    first = parts.join(written, tmp_path, ORDER, COLD)[0]
    assert included(first)[:3] == [
        "int_ops.c",
        "__native_motherlode.c",
        "__native_motherlode___core___chance.c",
    ]


def test_a_folder_is_never_cut(written: list[str], tmp_path: Path) -> None:
    places = parts.join(written, tmp_path, ORDER, set())
    homes = [
        {
            place
            for place in places
            if any("one___" in name and "games" in name for name in included(place))
        }
    ]
    assert [len(home) for home in homes] == [1]


def test_what_is_cold_is_a_part_of_its_own(written: list[str], tmp_path: Path) -> None:
    places = parts.join(written, tmp_path, ORDER, COLD)
    cold = [place for place in places if parts.is_cold(place)]
    assert [included(place) for place in cold] == [
        ["__native_motherlode___games___one___notation.c"]
    ]


def test_a_shim_of_another_shape_is_refused(tmp_path: Path) -> None:
    shim = tmp_path / "chance.c"
    shim.write_text("#include <Other.h>\n")
    with pytest.raises(SystemExit, match=r"chance\.c: mypyc's shims begin otherwise"):
        parts.lighten(shim)
