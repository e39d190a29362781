"""Chance comes in as an argument: one interface, a fast generator and a secure one.

Both yield 32-bit words; everything else (`below`, `shuffle`) is built on those, so the same words
deal the same game.
"""

import hashlib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from motherlode.core.packing import Packer, Unpacker

MASK: Final = 0xFFFFFFFF
FAST: Final = 1
SECURE: Final = 2
BLOCK: Final = 32
"""Bytes of a SHA-256 block."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of chance: a value that can be copied, saved and replayed."""

    def word(self) -> i64:
        """The next 32 random bits."""
        raise NotImplementedError

    def copy(self) -> "Chance":
        """A generator that will yield the same words, independent of this one."""
        raise NotImplementedError

    def pack(self, out: Packer) -> None:
        """Write the state down (see `unpack_chance`)."""
        raise NotImplementedError

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, all equally likely (n up to 2**31)."""
        product: i64 = self.word() * n
        low: i64 = product & MASK
        if low < n:
            # Rejection keeps it exactly even: the few low products that would favour some number.
            floor: i64 = (MASK + 1 - n) % n
            while low < floor:
                product = self.word() * n
                low = product & MASK
        return product >> 32

    def shuffle(self, cards: vec[u8]) -> None:
        """Put the cards in random order, all orders equally likely."""
        i: i64 = len(cards) - 1
        while i > 0:
            j: i64 = self.below(i + 1)
            card: u8 = cards[i]
            cards[i] = cards[j]
            cards[j] = card
            i -= 1


class Fast(Chance):
    """A small fast generator (sfc32) for simulation; its seed can be searched for.

    Only additions, shifts and masks of 32-bit words: the same numbers compiled and not.
    """

    def __init__(self, seed: i64 = 0) -> None:
        self.a: i64 = seed & MASK
        self.b: i64 = (seed >> 32) & MASK
        self.c: i64 = 0
        self.counter: i64 = 1
        i: i64
        for i in range(15):
            self.word()

    def word(self) -> i64:
        """The next 32 random bits."""
        b: i64 = self.b
        c: i64 = self.c
        drawn: i64 = (self.a + b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = ((((c << 21) | (c >> 11)) & MASK) + drawn) & MASK
        return drawn

    def copy(self) -> "Fast":
        """A generator that will yield the same words, independent of this one."""
        twin = Fast(0)
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.counter = self.counter
        return twin

    def pack(self, out: Packer) -> None:
        """Write the state down."""
        out.number(FAST)
        out.number(self.a)
        out.number(self.b)
        out.number(self.c)
        out.number(self.counter)


class Secure(Chance):
    """SHA-256 over a 256-bit seed and a counter: nobody can search for the seed from a hand.

    For games between people; `secrets.token_bytes(32)` makes a seed.
    """

    def __init__(self, seed: bytes) -> None:
        if len(seed) != BLOCK:
            raise ValueError(f"a secure seed has {BLOCK} bytes, this one has {len(seed)}")
        self.seed = seed
        self.drawn: i64 = 0
        self.block: vec[u8] = vec[u8]()

    def word(self) -> i64:
        """The next 32 random bits."""
        at: i64 = (self.drawn * 4) % BLOCK
        if at == 0 or len(self.block) == 0:
            index: int = self.drawn * 4 // BLOCK
            key = self.seed + index.to_bytes(8, "big")
            self.block = vec[u8](hashlib.sha256(key).digest())
        self.drawn += 1
        word: i64 = 0
        i: i64
        for i in range(4):
            word = word * 256 + i64(self.block[at + i])
        return word

    def copy(self) -> "Secure":
        """A generator that will yield the same words, independent of this one."""
        twin = Secure(self.seed)
        twin.drawn = self.drawn
        return twin

    def pack(self, out: Packer) -> None:
        """Write the state down."""
        out.number(SECURE)
        out.row(vec[u8](self.seed))
        out.number(self.drawn)


def unpack_chance(src: Unpacker) -> Chance:
    """The generator that `pack` wrote."""
    kind: i64 = src.number()
    if kind == FAST:
        fast = Fast(0)
        fast.a = src.number() & MASK
        fast.b = src.number() & MASK
        fast.c = src.number() & MASK
        fast.counter = src.number() & MASK
        return fast
    if kind == SECURE:
        secure = Secure(bytes(src.row()))
        secure.drawn = src.below(MASK)
        return secure
    raise ValueError("the saved generator is of no known kind: the file is damaged")
