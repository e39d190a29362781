"""Throwing dice, and who chooses a miner first by them (GLD-43)."""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from motherlode.core.events import Log
from motherlode.games.goldmine.events import ROLLED, ROLLED_FOR_MINER
from motherlode.games.goldmine.pieces import DIE
from motherlode.games.goldmine.state import Hidden, Public


def throw(hidden: Hidden) -> i64:
    """One die; the next of those that a position names, if there are any."""
    left: i64 = len(hidden.loaded)
    if left == 0:
        return hidden.chance.below(DIE) + 1
    die: i64 = i64(hidden.loaded[left - 1])
    hidden.loaded = hidden.loaded[: left - 1]
    return die


def tell_dice(public: Public, seat: i64, one: i64, two: i64, log: Log | None) -> None:
    """Everyone sees dice that were rolled for walking; there is no second one if it is 0."""
    public.course.dice = vec[u8]([u8(one)]) if two == 0 else vec[u8]([u8(one), u8(two)])
    if log is not None:
        log.tell(ROLLED, seat, one, two)


def order_by_dice(hidden: Hidden, seats: vec[u8], log: Log | None) -> vec[u8]:
    """GLD-43: the highest first; those who tie roll again among themselves."""
    if len(seats) < 2:
        return seats
    dice: vec[u8] = vec[u8](capacity=len(seats))
    i: i64
    for i in range(len(seats)):
        die: i64 = throw(hidden)
        dice = append(dice, u8(die))
        if log is not None:
            log.tell(ROLLED_FOR_MINER, i64(seats[i]), die)
    order: vec[u8] = vec[u8](capacity=len(seats))
    face: i64 = DIE
    while face > 0:
        tied: vec[u8] = vec[u8](capacity=len(seats))
        for i in range(len(seats)):
            if i64(dice[i]) == face:
                tied = append(tied, seats[i])
        tied = order_by_dice(hidden, tied, log)
        for i in range(len(tied)):
            order = append(order, tied[i])
        face -= 1
    return order
