"""How likely each dwarf does what, and to whom."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.bots.saboteur2.deeds import DEEDS, SITUATIONS, STRUCK
from motherlode.games.saboteur2.cards import BLUE, BOSS, PROFITEER, SABOTEUR

_ROWS: Final = [
    # towards aside away, crystal, door: own other, struck, own helped, cleared cut, map,
    # folded dumped, tricked inspected, changed: self other
    "357  11   1  64   1  25   0  75   0   5  31   1  46 300  34  30   9   9   1",  # digger
    "  0   0   0   0   0   0   0  38 643   1  33   1  46 211   0  23   1   2   1",  # hampered
    "345  10   1  86   1  23   0 100   0   9  19   0  55 206  57  69  10   8   1",  # near
    "  0   0   0   0   0   0   0  33 811   0  10   0  45  44   0  54   2   1   0",  # near, hampered
    "371  10   2  80   1  10  10  67   0   2  33   0  40 293  37  26   8  10   0",  # boss
    "  0   0   0   0   0   0   0  51 569   2  47   0  70 237   0  24   0   0   0",
    "343   8   2  89   1  15  15 108   0   9  12   0  57 214  53  62   5   7   0",
    "  0   0   0   0   0   0   0  19 847   0  11   0  60   8   0  55   0   0   0",
    "  0   0 229   0  28   0   0 140   0   0  13  10  44 402  81  41  11   0   1",  # profiteer
    "  0   0   0   0   0   0   0  72 491   0  16  12  51 308   0  39  10   0   1",
    "  0   0 324   0  35   0   0 149   0   0   0  75  42 243  63  61   7   1   0",
    "  0   0   0   0   0   0   0  81 551   0   0  42  60 175   0  82   8   1   0",
    "  0  36   7   3 120   0   0 138   0   0   2   6   0 473 158  52   5   0   0",  # geologist
    "  0   0   0   0   0   0   0  25 688   0   0   0   0 283   0   4   0   0   0",
    "  0  11 195   0 134   0   0 150   0   0   0  64   0 288  89  67   2   0   0",
    "  0   0   0   0   0   0   0 123 677   0   0  75   0  58   2  65   0   0   0",
    "  0   0 229   0  28   0   0 140   0   0  13  10  44 402  81  41  11   0   1",  # saboteur
    "  0   0   0   0   0   0   0  72 491   0  16  12  51 308   0  39  10   0   1",
    "  0   0 324   0  35   0   0 149   0   0   0  75  42 243  63  61   7   1   0",
    "  0   0   0   0   0   0   0  81 551   0   0  42  60 175   0  82   8   1   0",
]
HABITS: Final = vec[float]([int(often) / 1000 for row in _ROWS for often in row.split()])
"""How often a dwarf does what (`deeds`), in thousandths: in a situation a row, as counted over
rounds of regular players among themselves. Profiteers and saboteurs play alike, and are counted
together: chance differences between their rows would tell them apart where nothing does."""
FLOOR: Final = 0.005
"""Anybody may do anything so often: people are not bots, and luck forces hands."""
STRIKES: Final = vec[float]([5.0, 5.0, -8.0, -4.0, -8.0])
"""By who strikes (digger, boss, profiteer, geologist, saboteur): the logarithm of how much likelier
one is chosen who is sure to be against the gold than one who is sure not to be."""
HELPS: Final = vec[float]([-5.0, -5.0, 0.0, 0.0, 0.0])
"""The same for whoever helps another."""


def habits_of(role: i64) -> i64:
    """Whose habits a role has: green and blue diggers have the same."""
    return 0 if role <= BLUE else role - BOSS + 1


def is_against(role: i64) -> bool:
    """Whether a role is against the gold: diggers strike it, the others spare it."""
    return role in (SABOTEUR, PROFITEER)


def likelihood(situation: i64, role: i64, deed: i64) -> float:
    """How often a role does something in a situation."""
    often: float = HABITS[(habits_of(role) * SITUATIONS + situation) * DEEDS + deed]
    return often + FLOOR


def choice(role: i64, deed: i64, suspects: vec[float], among: vec[i64], whom: i64) -> float:
    """How likely a role that strikes or helps somebody among these chooses this one.

    `suspects` says for each seat how likely it seemed to whoever chose to be against the gold.
    """
    bias: float = (STRIKES if deed == STRUCK else HELPS)[habits_of(role)]
    total: float = 0.0
    i: i64
    for i in range(len(among)):
        total += exp(bias * suspects[among[i]])
    return exp(bias * suspects[whom]) / total
