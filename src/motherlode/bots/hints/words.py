"""Numbers, chances and lists, as they stand in a sentence.

>>> in_words([some(2, "lamp"), some(1, "pick")])
'two lamps and a pick'
>>> counted(1, "card"), counted(3, "card")
('1 card', '3 cards')
>>> percent(0.996), percent(0.3334)
('99 %', '33 %')
"""

from collections.abc import Sequence
from typing import Final

NUMBERS: Final = ("no", "a", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def some(number: int, thing: str) -> str:
    """So many of a thing, in words as far as they go."""
    word = NUMBERS[number] if number < len(NUMBERS) else str(number)
    return f"{word} {thing}" if number == 1 else f"{word} {thing}s"


def counted(number: int, thing: str) -> str:
    """So many of a thing, in digits."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def in_words(words: Sequence[str]) -> str:
    """Things in a row."""
    *most, last = words
    return f"{', '.join(most)} and {last}" if most else last


def percent(likely: float) -> str:
    """A probability; what is only believed is neither 0 % nor 100 %."""
    return f"{min(99, max(1, round(likely * 100)))} %"


def capital(text: str) -> str:
    """The text with a capital at its beginning."""
    return text[:1].upper() + text[1:]
