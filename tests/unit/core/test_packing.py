"""Does every number come back, and is what is cut off or damaged refused?"""

from typing import Literal

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64, u8

from motherlode.core.packing import LONG, SHORT, WIDE, Packer, Unpacker

Kind = Literal["number", "row", "row64"]
Item = tuple[Kind, list[int]]

NUMBERS = st.integers(-(2**31), 2**32)
ITEMS: st.SearchStrategy[list[Item]] = st.lists(
    st.one_of(
        st.tuples(st.just("number"), st.lists(NUMBERS, min_size=1, max_size=1)),
        st.tuples(st.just("row"), st.lists(st.integers(0, 255), max_size=200)),
        st.tuples(st.just("row64"), st.lists(NUMBERS, max_size=80)),
    ),
    max_size=12,
)

repeatable = settings(
    derandomize=True,
    deadline=None,
    max_examples=120,
    suppress_health_check=[HealthCheck.too_slow],
)


def pack(items: list[Item]) -> bytes:
    out = Packer()
    for kind, values in items:
        if kind == "number":
            out.number(values[0])
        elif kind == "row":
            out.row(vec[u8](values))
        else:
            out.row64(vec[i64](values))
    return out.bytes()


def unpack(kinds: list[Kind], data: bytes) -> list[Item]:
    src = Unpacker(data)
    items: list[Item] = []
    for kind in kinds:
        if kind == "number":
            items.append((kind, [src.number()]))
        elif kind == "row":
            items.append((kind, list(map(int, src.row()))))
        else:
            items.append((kind, list(map(int, src.row64()))))
    src.end()
    return items


def read_or_refused(kinds: list[Kind], data: bytes) -> list[Item] | str:
    try:
        return unpack(kinds, data)
    except ValueError as refused:
        return str(refused)


def kinds_of(items: list[Item]) -> list[Kind]:
    return [kind for kind, _ in items]


@repeatable
@given(ITEMS)
def test_what_is_packed_comes_back(items: list[Item]) -> None:
    assert unpack(kinds_of(items), pack(items)) == items


@repeatable
@given(ITEMS)
def test_every_beginning_of_packed_bytes_is_refused(items: list[Item]) -> None:
    data = pack(items)

    for size in range(len(data)):
        with pytest.raises(ValueError, match=f"^{SHORT}$"):
            unpack(kinds_of(items), data[:size])


@repeatable
@given(ITEMS, st.binary(min_size=1, max_size=3))
def test_bytes_after_the_end_are_refused(items: list[Item], more: bytes) -> None:
    with pytest.raises(ValueError, match=f"^{LONG}$"):
        unpack(kinds_of(items), pack(items) + more)


@repeatable
@given(ITEMS, st.data())
def test_a_flipped_bit_is_refused_or_read_as_other_items(
    items: list[Item], data: st.DataObject
) -> None:
    whole = bytearray(pack(items) or b"\0")
    bit = data.draw(st.integers(0, len(whole) * 8 - 1))
    whole[bit // 8] ^= 2 ** (bit % 8)

    read = read_or_refused(kinds_of(items), bytes(whole))

    assert read in (SHORT, LONG, WIDE) or (isinstance(read, list) and read != items)


@pytest.mark.parametrize(
    ("number", "expected"),
    [
        (0, "00"),
        (-1, "01"),
        (1, "02"),
        (63, "7e"),
        (-64, "7f"),
        (64, "8001"),
        (2**32, "8080808020"),
    ],
)
def test_small_numbers_take_few_bytes(number: int, expected: str) -> None:
    assert pack([("number", [number])]).hex() == expected


@pytest.mark.parametrize("size", [9, 10, 1000])
def test_a_number_that_never_ends_is_refused(size: int) -> None:
    with pytest.raises(ValueError, match=f"^{WIDE}$"):
        Unpacker(b"\xff" * size).number()


@pytest.mark.parametrize("size", [-1, -(2**31), 5, 2**31, 2**40])
def test_a_row_longer_than_the_bytes_is_refused(size: int) -> None:
    out = Packer()
    out.number(size)
    data = out.bytes() + b"\0\0\0\0"

    with pytest.raises(ValueError, match=f"^{SHORT}$"):
        Unpacker(data).row()
    with pytest.raises(ValueError, match=f"^{SHORT}$"):
        Unpacker(data).row64()


@pytest.mark.parametrize("number", [-1, 5, 6, 2**32])
def test_a_number_that_is_not_below_its_limit_is_refused(number: int) -> None:
    with pytest.raises(ValueError, match=f"^{WIDE}$"):
        Unpacker(pack([("number", [number])])).below(5)


@pytest.mark.parametrize("number", [0, 4])
def test_a_number_below_its_limit_is_read(number: int) -> None:
    assert Unpacker(pack([("number", [number])])).below(5) == number
