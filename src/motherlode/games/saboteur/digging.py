"""Laying a path card: who may dig, and where a card may lie (SAB-11 to SAB-14)."""

from mypy_extensions import i64

from motherlode.games.saboteur.rulebook import ADJACENT, JOINED
from motherlode.games.saboteur.state import Public
from motherlode.kit.rows import Row
from motherlode.kit.tiles import EMPTY
from motherlode.kit.tools import Tools


def may_dig(tools: Tools, seat: i64) -> bool:
    """SAB-14: not with a broken tool in front."""
    return tools.all_whole(seat)


def places(public: Public) -> Row:
    """The empty cells where a card that fits may lie, ascending (SAB-12, SAB-13)."""
    placement: i64 = public.rules.placement
    if placement == ADJACENT:
        return public.mine.rim
    part = public.part
    if placement == JOINED and part is not None:
        return part.frontier
    return public.reach.frontier


def is_place(public: Public, cell: i64) -> bool:
    """Whether `places` holds an empty cell, asked without searching the list."""
    placement: i64 = public.rules.placement
    if placement == ADJACENT:
        return public.mine.need[cell] != 0
    part = public.part
    if placement == JOINED and part is not None:
        return part.lead[cell] != 0
    return public.reach.lead[cell] != 0


def is_free(public: Public, cell: i64) -> bool:
    """SAB-12: whether nothing lies on a cell of the table."""
    return public.mine.tile[cell] == EMPTY


def dig(public: Public, cell: i64, tile: i64) -> None:
    """Lay a path card, and let walks go on through it."""
    public.mine.lay(cell, tile)
    _walk_on(public, cell)


def turn_up(public: Public, cell: i64, tile: i64) -> None:
    """A goal comes to lie face up, and is part of the maze from now on."""
    public.mine.put(cell, tile)
    _walk_on(public, cell)


def _walk_on(public: Public, cell: i64) -> None:
    public.reach.grow(public.mine, cell)
    part = public.part
    if part is not None:
        part.grow(public.mine, cell)


def cave_in(public: Public, cell: i64) -> None:
    """A rockfall takes a path card away (SAB-18); walks are worked out anew."""
    public.mine.lift(cell)
    public.walk_anew()
