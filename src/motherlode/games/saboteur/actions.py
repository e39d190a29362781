"""When an action card may be played (SAB-15 to SAB-19)."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from motherlode.games.saboteur.cards import FIXES, UNSEEN
from motherlode.kit.mine import Mine
from motherlode.kit.tiles import FIRST
from motherlode.kit.tools import Tools


def may_break(tools: Tools, seat: i64, tool: i64) -> bool:
    """SAB-15: in front of any player who does not have that tool broken."""
    return not tools.is_broken(seat, tool)


def may_mend(tools: Tools, seat: i64, tool: i64) -> bool:
    """SAB-16: only where that tool lies broken."""
    return tools.is_broken(seat, tool)


def mends(fix: i64, tool: i64) -> bool:
    """SAB-17: whether a repair card shows a tool."""
    return (FIXES[fix] >> tool) & 1 != 0


def may_look(open: vec[u8], goal: i64) -> bool:
    """SAB-19: not on an open goal."""
    return open[goal] == UNSEEN


def may_fall(mine: Mine, first_fixed: i64, cell: i64) -> bool:
    """SAB-18: any path card; not the start, not a goal (their tiles are numbered last)."""
    return FIRST <= i64(mine.tile[cell]) < first_fixed
