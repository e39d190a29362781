"""Are the two generators what they say, and is everything built on their words even?"""

import hashlib
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice, product

import pytest
from librt.vecs import vec
from mypy_extensions import i64, u8

from motherlode.core.chance import SECURE, Chance, Fast, Secure, unpack_chance
from motherlode.core.packing import Packer, Unpacker

WORDS = 2**32
SEED = bytes(range(32))
SEEDS = [0, 1, 7, 2**31, 2**32 - 1, 2**32, 0x0123456789ABCDEF, 2**63 - 1]
SOURCES: list[Callable[[], Chance]] = [lambda: Fast(99), lambda: Secure(SEED)]


def sfc32(seed: int) -> Iterator[int]:
    """Chris Doty-Humphrey's small fast counting generator, as it is published."""
    a, b, c, counter = seed % WORDS, seed // WORDS % WORDS, 0, 1
    for drawn in range(2**62):
        word = (a + b + counter) % WORDS
        counter = (counter + 1) % WORDS
        a = b ^ (b >> 9)
        b = c * 9 % WORDS
        c = (((c << 21) | (c >> 11)) % WORDS + word) % WORDS
        if drawn >= 15:
            yield word


def hash_stream(seed: bytes) -> Iterator[int]:
    """SHA-256 over the seed and a counter, cut into words."""
    for index in range(2**62):
        block = hashlib.sha256(seed + index.to_bytes(8, "big")).digest()
        for at in range(0, 32, 4):
            yield int.from_bytes(block[at : at + 4], "big")


class Scripted(Chance):
    """Yields the words it is given."""

    def __init__(self, words: list[int]) -> None:
        self.words = words

    def word(self) -> i64:
        return self.words.pop(0)


class Lots(Chance):
    """Draws the lots it is given, and notes of how many each was drawn."""

    def __init__(self, lots: list[int]) -> None:
        self.lots = lots
        self.asked: list[int] = []

    def below(self, n: i64) -> i64:
        self.asked.append(int(n))
        return self.lots.pop(0)


def words_of(chance: Chance, count: int) -> list[int]:
    return [chance.word() for _ in range(count)]


def packed(chance: Chance) -> bytes:
    out = Packer()
    chance.pack(out)
    return out.bytes()


# The words


@pytest.mark.parametrize("seed", SEEDS)
def test_the_fast_generator_is_sfc32(seed: int) -> None:
    assert words_of(Fast(seed), 1000) == list(islice(sfc32(seed), 1000))


def test_the_fast_generator_yields_the_words_it_always_did() -> None:
    assert words_of(Fast(2024), 4) == [0xD1FCE684, 0x7F6B19C0, 0x1318CB77, 0x9DAEB298]


def test_a_negative_seed_is_the_seed_with_the_same_bits() -> None:
    assert words_of(Fast(-1), 10) == list(islice(sfc32(2**64 - 1), 10))


def test_different_seeds_give_different_words() -> None:
    first_words = {tuple(words_of(Fast(seed), 2)) for seed in range(1000)}

    assert len(first_words) == 1000


def test_the_secure_generator_is_a_hash_of_seed_and_counter() -> None:
    assert words_of(Secure(SEED), 100) == list(islice(hash_stream(SEED), 100))


@pytest.mark.parametrize("size", [0, 31, 33])
def test_a_secure_seed_of_another_length_is_refused(size: int) -> None:
    with pytest.raises(ValueError, match=f"^a secure seed has 32 bytes, this one has {size}$"):
        Secure(bytes(size))


# Copies and saves


@pytest.mark.parametrize("source", SOURCES)
@pytest.mark.parametrize("drawn", [0, 1, 7, 8, 9, 16, 100])
def test_a_copy_yields_the_same_words_and_goes_its_own_way(
    source: Callable[[], Chance], drawn: int
) -> None:
    chance = source()
    words_of(chance, drawn)
    twin = chance.copy()

    ahead = words_of(twin, 40)

    assert words_of(chance, 40) == ahead


@pytest.mark.parametrize("source", SOURCES)
@pytest.mark.parametrize("drawn", [0, 1, 7, 8, 9, 16, 100])
def test_a_packed_generator_goes_on_where_it_was(source: Callable[[], Chance], drawn: int) -> None:
    chance = source()
    words_of(chance, drawn)

    again = unpack_chance(Unpacker(packed(chance)))

    assert packed(again) == packed(chance)
    assert words_of(again, 40) == words_of(chance, 40)


@pytest.mark.parametrize("kind", [-1, 0, SECURE + 1, 2**20])
def test_a_packed_generator_of_no_known_kind_is_refused(kind: int) -> None:
    out = Packer()
    out.number(kind)

    with pytest.raises(ValueError, match="the saved generator is of no known kind"):
        unpack_chance(Unpacker(out.bytes()))


@pytest.mark.parametrize("source", SOURCES)
def test_a_packed_generator_that_is_cut_off_is_refused(source: Callable[[], Chance]) -> None:
    data = packed(source())
    for size in range(len(data)):
        with pytest.raises(ValueError, match="the saved bytes end too early"):
            unpack_chance(Unpacker(data[:size]))


def test_a_packed_secure_generator_that_drew_less_than_nothing_is_refused() -> None:
    out = Packer()
    out.number(SECURE)
    out.row(vec[u8](SEED))
    out.number(-1)

    with pytest.raises(ValueError, match="damaged"):
        unpack_chance(Unpacker(out.bytes()))


# Lots


def first_word(lot: int, n: int) -> int:
    """The least word that points at a lot of n."""
    return -(-lot * WORDS // n)


def lots_to_try(n: int) -> list[int]:
    return list(range(n)) if n <= 1000 else [0, 1, 2, n // 3, n // 2, n - 2, n - 1]


@pytest.mark.parametrize("n", [1, 2, 3, 5, 6, 7, 10, 28, 67, 255, 256, 1000, 2**31 - 1, 2**31])
def test_as_many_words_lead_to_each_lot(n: int) -> None:
    for lot in lots_to_try(n):
        first, after = first_word(lot, n), first_word(lot + 1, n)
        script = Scripted([first, after - 1])

        drawn = script.below(n)

        # Only the first word of a lot can be one too many: then it is rejected, the next one drawn.
        rejected = 1 - len(script.words)
        assert drawn == lot
        assert after - first - rejected == WORDS // n


@pytest.mark.parametrize("n", [3, 6, 67, 1000])
def test_all_words_in_between_lead_to_their_lot_at_once(n: int) -> None:
    for lot in range(n):
        first, after = first_word(lot, n), first_word(lot + 1, n)
        for word in (first + 1, (first + after) // 2, after - 1):
            script = Scripted([word, 0])

            assert script.below(n) == lot
            assert script.words == [0]


def test_rejected_words_are_drawn_again_until_one_will_do() -> None:
    script = Scripted([0, 0, 0, first_word(2, 3)])

    assert script.below(3) == 2
    assert script.words == []


# Shuffles


def test_a_shuffle_makes_each_order_from_exactly_one_row_of_lots() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    for lots in product(range(5), range(4), range(3), range(2)):
        cards = vec[u8]([0, 1, 2, 3, 4])
        chance = Lots(list(lots))
        chance.shuffle(cards)
        orders[tuple(map(int, cards))] += 1
        assert chance.asked == [5, 4, 3, 2]

    assert len(orders) == 120
    assert set(orders.values()) == {1}


@pytest.mark.parametrize("size", [0, 1])
def test_what_has_one_order_is_shuffled_without_a_word(size: int) -> None:
    cards = vec[u8]([7] * size)

    Scripted([]).shuffle(cards)

    assert list(cards) == [7] * size
