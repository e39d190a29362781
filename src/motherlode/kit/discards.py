"""Cards that are discarded together, as one number: which there are, and why not (SB2-7, DUE-5)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from motherlode.core.moves import Moves
from motherlode.kit.bands import NO_CARD
from motherlode.kit.rows import Cards

CARDS: Final = 64
"""Up to three cards are digits in this base, ascending: 0 for none, else card + 1."""
PAIRS: Final = CARDS * CARDS
"""Two cards are a number below this."""
MOST_KINDS: Final = 62
"""So many different cards may a game have whose discards are numbered so."""

FINE: Final = 0
NONSENSE: Final = 1
"""They are not named in order."""
LACKING: Final = 2
"""The hand does not hold them all."""


def digit(rest: i64, place: i64) -> i64:
    """The card at a place of three, from 0; `NO_CARD` for none."""
    if place == 0:
        return rest // PAIRS - 1
    return (rest // CARDS if place == 1 else rest) % CARDS - 1


def fill_pairs(hand: Cards, first: i64, out: Moves) -> None:
    """Any two cards of a hand; equal ones are one move."""
    cards: vec[u8] = hand.items
    size: i64 = hand.size
    i: i64
    j: i64
    for i in range(size):
        if i > 0 and cards[i] == cards[i - 1]:
            continue
        for j in range(i + 1, size):
            if j == i + 1 or cards[j] != cards[j - 1]:
                out.add(first + (i64(cards[i]) + 1) * CARDS + i64(cards[j]) + 1)


def judge_pair(hand: Cards, pair: i64) -> i64:
    """Whether exactly two cards are named that a hand holds."""
    if digit(pair, 2) == NO_CARD:
        return NONSENSE
    return judge_cards(hand, digit(pair, 1), digit(pair, 2), NO_CARD)


def judge_cards(hand: Cards, one: i64, two: i64, three: i64) -> i64:
    """Whether cards are named in the deck's order, and no more than a hand holds."""
    if one < 0 or (two < 0 <= three):
        return NONSENSE
    if 0 <= two < one or 0 <= three < two:
        return NONSENSE
    if _lacks(hand, one, one, two, three) or _lacks(hand, two, one, two, three):
        return LACKING
    return LACKING if _lacks(hand, three, one, two, three) else FINE


def _lacks(hand: Cards, card: i64, one: i64, two: i64, three: i64) -> bool:
    """Whether fewer of a card are in the hand than are named."""
    named: i64 = i64(one == card) + i64(two == card) + i64(three == card)
    return card >= 0 and _count(hand, card) < named


def _count(hand: Cards, card: i64) -> i64:
    count: i64 = 0
    i: i64
    for i in range(hand.size):
        if i64(hand.items[i]) == card:
            count += 1
    return count
