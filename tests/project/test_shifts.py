"""Constants shifted left are silently wrong when compiled, so they are forbidden."""

import pytest

from tools.package import ROOT, sources
from tools.shifts import forbidden_shifts, shifts_in_file


def test_no_compiled_module_shifts_a_constant() -> None:
    paths = sources.compiled_paths(ROOT)
    assert [place for path in paths for place in shifts_in_file(ROOT / path)] == []


@pytest.mark.parametrize(
    "line",
    [
        "a = 1 << k",
        "a = i64(1) << k",
        "a = -1 << k",
        "a = (1 + 2) << k",
        "a = BIT << k",
        "a = bit << k",
        "a = tables.BIT << k",
        "a = 1 << (k + 1)",
        "a = 1 << self.seat",
        "a = [2 << k for k in row]",
    ],
)
def test_a_shifted_constant_is_found(line: str) -> None:
    assert forbidden_shifts(f"bit: Final = 1\n{line}\n") == [2]


@pytest.mark.parametrize(
    "line", ["a = k << 1", "a = k << j", "a = 1 << 4", "a = 1 >> k", "a = powers[k]", "k <<= 2"]
)
def test_other_shifts_are_allowed(line: str) -> None:
    assert forbidden_shifts(line) == []
