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
    "382  77   1  95   8  32   0  81   0   7   9   0  46 176  18  43  13   8   1",  # digger
    "  0   0   0   0   0   0   0 151 572   0   4   0  83 176   0  12   1   1   0",  # hampered
    "331 118   1  85   9  22   0  90   0  12  10   0  48 145  40  70  10   8   1",  # near
    "  0   0   0   0   0   0   0 172 650   0   1   0  93  41   0  42   0   0   0",  # near, hampered
    "403  82   1 112   4  11  11  75   0   9   8   0  35 180  14  41  11   3   1",  # boss
    "  0   0   0   0   0   0   0 170 552   0   2   0 119 133   0  16   5   3   0",
    "323 138   1  88  10  16  16  79   0  12   6   0  50 145  34  68   8   5   2",
    "  0   0   0   0   0   0   0 191 576   0   1   0 119  59   0  52   0   0   0",
    "  0   0 215   0  28   0   0 169   0   0  15  11  46 338 103  58  16   0   1",  # profiteer
    "  0   0   0   0   0   0   0  96 623   0  11   5  63 134   0  41  26   0   0",
    "  0   0 278   0  44   0   0 161   0   0   7  60  30 258  78  74  10   0   1",
    "  0   0   0   0   0   0   0 102 584   0   9  73  63  75   0  82  12   0   0",
    "  0  11   2   3 153   0   0 178   0   0   0   0   0 325 250  72   6   0   0",  # geologist
    "  0   0   0   0   0   0   0   6 871   0   0   0   0 119   0   4   0   0   0",
    "  0  19   2   0 139   0   0 173   0   0   0   0   0 290 277  98   2   0   0",
    "  0   0   0   0   0   0   0   0 910   0   0   0   0  25   0  65   0   0   0",
    "  0   0 217   0  36   0   0 159   0   0  16  12  48 316 120  57  17   0   1",  # saboteur
    "  0   0   0   0   0   0   0  81 670   0  11  10  58 112   0  32  25   0   1",
    "  0   0 309   0  44   0   0 142   0   0   8  57  34 246  85  65   8   1   1",
    "  0   0   0   0   0   0   0  80 598   0   7  64  67  89   0  77  15   3   0",
]
HABITS: Final = vec[float]([int(often) / 1000 for row in _ROWS for often in row.split()])
"""How often a dwarf does what (`deeds`), in thousandths: in a situation a row, as counted over
rounds of regular players among themselves."""
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
