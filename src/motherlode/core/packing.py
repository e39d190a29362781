"""Numbers to bytes and back: the one format that saves, digests and comparisons are made of."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

SHORT: Final = "the saved bytes end too early: the file is cut off or damaged"
LONG: Final = "the saved bytes go on after the end: the file is damaged"
WIDE: Final = "the saved bytes hold a number that is too large: the file is damaged"


class Packer:
    """Collects numbers as bytes; equal numbers in equal order give equal bytes."""

    def __init__(self) -> None:
        self.data: vec[u8] = vec[u8](capacity=256)

    def number(self, n: i64) -> None:
        """Add a whole number from -2**31 to 2**32, small ones in one byte."""
        rest: i64 = n * 2 if n >= 0 else -n * 2 - 1
        while rest >= 128:
            self.data = append(self.data, u8(rest % 128 + 128))
            rest = rest // 128
        self.data = append(self.data, u8(rest))

    def row(self, values: vec[u8]) -> None:
        """Add a row of small numbers, its length first."""
        self.number(len(values))
        i: i64
        for i in range(len(values)):
            self.data = append(self.data, values[i])

    def row64(self, values: vec[i64]) -> None:
        """Add a row of numbers, its length first."""
        self.number(len(values))
        i: i64
        for i in range(len(values)):
            self.number(values[i])

    def bytes(self) -> bytes:
        """All that was added, in order."""
        return bytes(self.data)


class Unpacker:
    """Reads what a `Packer` wrote; raises `ValueError` when the bytes are cut off or damaged."""

    def __init__(self, data: bytes) -> None:
        self.data: vec[u8] = vec[u8](data)
        self.at: i64 = 0

    def number(self) -> i64:
        """The next number."""
        scale: i64 = 1
        rest: i64 = 0
        while True:
            if self.at >= len(self.data):
                raise ValueError(SHORT)
            if scale > 562949953421312:  # 2**49: no number of ours is that long
                raise ValueError(WIDE)
            byte: i64 = i64(self.data[self.at])
            self.at += 1
            rest += (byte % 128) * scale
            if byte < 128:
                break
            scale = scale * 128
        if rest % 2 == 0:
            return rest // 2
        return -((rest + 1) // 2)

    def below(self, limit: i64) -> i64:
        """The next number, which must be from 0 to `limit` - 1."""
        n: i64 = self.number()
        if n < 0 or n >= limit:
            raise ValueError(WIDE)
        return n

    def row(self) -> vec[u8]:
        """The next row of small numbers."""
        size: i64 = self.number()
        if size < 0 or self.at + size > len(self.data):
            raise ValueError(SHORT)
        values: vec[u8] = self.data[self.at : self.at + size]
        self.at += size
        return values

    def row64(self) -> vec[i64]:
        """The next row of numbers."""
        size: i64 = self.number()
        if size < 0 or self.at + size > len(self.data):
            raise ValueError(SHORT)
        values: vec[i64] = vec[i64](capacity=size)
        i: i64
        for i in range(size):
            values = append(values, self.number())
        return values

    def end(self) -> None:
        """Nothing may be left."""
        if self.at != len(self.data):
            raise ValueError(LONG)
