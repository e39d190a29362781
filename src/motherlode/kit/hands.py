"""Dealing, drawing and discarding (SAB-6, SAB-9, SAB-10)."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from motherlode.core.events import Log
from motherlode.kit.bands import NO_CARD
from motherlode.kit.news import DISCARDED, DREW, DREW_CARD, PASSED
from motherlode.kit.pile import Pile
from motherlode.kit.rows import Cards
from motherlode.kit.tally import Tally


def draw(pile: Pile, hand: Cards, tally: Tally, seat: i64, most: i64, log: Log | None) -> None:
    """Draw so many cards, or as many as the pile has; how many a seat holds is there to see."""
    count: i64 = most if most < pile.size else pile.size
    if log is not None and count > 0:
        log.tell(DREW, seat, count)
    i: i64
    for i in range(count):
        card: i64 = pile.draw()
        hand.insert(card)
        if log is not None:
            log.whisper(seat, DREW_CARD, seat, card)
    tally.pile = pile.size
    tally.held[seat] = u8(hand.size)


def deal_hand(pile: Pile, hand: Cards, tally: Tally, seat: i64, size: i64, log: Log | None) -> None:
    """A fresh hand from the top of the pile, which must have so many cards."""
    hand.size = 0
    i: i64
    for i in range(size):
        card: i64 = pile.draw()
        hand.insert(card)
        if log is not None:
            log.whisper(seat, DREW_CARD, seat, card)
    tally.held[seat] = u8(size)
    tally.pile = pile.size


def discard(
    hand: Cards,
    discards: Pile,
    tally: Tally,
    seat: i64,
    one: i64,
    two: i64,
    three: i64,
    log: Log | None,
) -> None:
    """SAB-10: up to three cards, ascending, `NO_CARD` behind them, go to the discards face down.

    Nobody else sees which. They are in the hand, and so one sweep finds them all.
    """
    items: vec[u8] = hand.items
    kept: i64 = 0
    i: i64
    for i in range(hand.size):
        card: i64 = i64(items[i])
        if card != one:
            items[kept] = u8(card)
            kept += 1
            continue
        discards.put_on(card)
        one = two
        two = three
        three = NO_CARD
        if log is not None:
            log.whisper(seat, DISCARDED, seat, card)
    tally.fold(seat, hand.size - kept)
    hand.size = kept
    tally.held[seat] = u8(kept)


def tell_pass(tally: Tally, seat: i64, cards: i64, log: Log | None) -> None:
    """Everyone sees a pass, and how many cards go with it."""
    if cards == 0:
        tally.idle(seat)
    if log is not None:
        log.tell(PASSED, seat, cards)
