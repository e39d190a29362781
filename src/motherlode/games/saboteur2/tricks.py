"""When the expansion's action cards may be played (SB2-15 to SB2-19, SB2-29), and SB2-7."""

from typing import Final

from mypy_extensions import i64

from motherlode.games.saboteur2.cards import (
    FREE,
    HANDS_OFF,
    INSPECT,
    SWAP_HANDS,
    SWAP_ROLES,
    TRAP,
)
from motherlode.games.saboteur2.front import Front
from motherlode.games.saboteur2.state import Public
from motherlode.kit.digging import may_dig as has_whole_tools
from motherlode.kit.seats import SEAT_BIT
from motherlode.kit.tools import Tools

TRAP_IN_FRONT: Final = 3
"""What SB2-7 removes: a tool's number, or this."""
REMOVABLE: Final = 4


def may_dig(tools: Tools, front: Front, seat: i64) -> bool:
    """SAB-14, SB2-19: not with a broken tool or a trap in front."""
    return has_whole_tools(tools, seat) and not front.is_trapped(seat)


def may_lay_thief(front: Front, seat: i64) -> bool:
    """SB2-15, SB2-29: in front of oneself, trapped or not; no second one."""
    return not front.has_thief(seat)


def targets_of(public: Public, card: i64, seat: i64) -> i64:
    """The seats that a card may be played on, as bits; a thief names nobody."""
    if card == HANDS_OFF:
        return public.front.robbers()  # SB2-15: anybody's thief, one's own too
    if card == FREE:
        return public.front.trapped  # SB2-19: oneself too
    everyone: i64 = public.rules.everyone
    others: i64 = everyone - SEAT_BIT[seat]
    if card == SWAP_HANDS:
        return others  # SB2-16: even if one or both have no card
    if card == INSPECT:
        return others  # SB2-17
    if card == SWAP_ROLES:
        return everyone if has_dwarfs_aside(public) else i64(0)  # SB2-18: oneself too
    if card == TRAP:
        return others - (others & public.front.trapped)  # SB2-19, SB2-29
    return 0


def has_dwarfs_aside(public: Public) -> bool:
    """SB2-18: whether a dwarf is left to take."""
    rules = public.rules
    return len(rules.dwarfs) - rules.seats > len(public.watch.changed)


def may_remove(public: Public, seat: i64, what: i64) -> bool:
    """SB2-7: a broken tool or a trap in front of oneself (not one's own thief)."""
    if what == TRAP_IN_FRONT:
        return public.front.is_trapped(seat)
    return public.tools.is_broken(seat, what)
