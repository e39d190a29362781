"""A full state that nobody at the table can tell from the true one.

Everything is open but the order of tiles and the dice: what is unseen is shuffled. A tile that was
drawn and put back among the 20 makes it likelier that such tiles are there, and is remembered as
that (`Supply.shown`).
"""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from motherlode.core.chance import Chance, Fast
from motherlode.core.state import State
from motherlode.games.goldmine.state import Hidden, Own, Public, Supply

Table = State[Public, Own, Hidden]


def imagine(public: Public, chance: Chance) -> Table:
    """A state with this public part, tiles in an order that may be the true one."""
    hidden = Hidden(Fast(chance.word()))
    tiles: vec[u8] = unseen_tiles(public.supply)
    size: i64 = public.supply.building
    while True:
        chance.shuffle(tiles)
        if _is_believed(public.supply, tiles[:size], chance):
            break
    hidden.building.set(tiles[:size])
    hidden.stack.set(tiles[size:])
    seats: list[Own] = []
    seat: i64
    for seat in range(public.rules.seats):
        seats.append(Own(seat))
    return State(public.copy(), seats, hidden)


def unseen_tiles(supply: Supply) -> vec[u8]:
    """The tiles of both piles, ascending."""
    tiles: vec[u8] = vec[u8](capacity=supply.building + supply.stack)
    kind: i64
    i: i64
    for kind in range(len(supply.left)):
        for i in range(i64(supply.left[kind])):
            tiles = append(tiles, u8(kind))
    return tiles


def _is_believed(supply: Supply, building: vec[u8], chance: Chance) -> bool:
    """GLD-3: whether the tiles that were put back came up with these among the 20.

    A tile is drawn as often as there are such tiles. So for each one that was shown a pile is kept
    with a chance that grows with how many of them it held then.
    """
    i: i64
    for i in range(len(supply.shown)):
        kind: i64 = i64(supply.shown[i])
        most: i64 = i64(supply.left[kind])
        if most > supply.building:
            most = supply.building
        held: i64 = _count(building, kind) + supply.than_now[i]
        if held <= 0 or chance.below(most + supply.than_now[i]) >= held:
            return False
    return True


def _count(tiles: vec[u8], kind: i64) -> i64:
    count: i64 = 0
    i: i64
    for i in range(len(tiles)):
        if i64(tiles[i]) == kind:
            count += 1
    return count
