"""Whom does a player by rule of thumb suspect?"""

from typing import Any

from motherlode.bots.base import Bot
from motherlode.bots.registry import make_thumb
from motherlode.core.events import Log
from motherlode.games.saboteur2.events import FREED, SWAPPED_ROLE, TRAPPED
from motherlode.games.saboteur2.game import SABOTEUR2_GAME as GAME
from motherlode.kit.news import DUG
from tests.unit.bots.saboteur2.positions import A_FEW_CARDS, choice, table, tile_of


def thumb() -> Bot[Any, Any]:
    """Such a player in seat 0."""
    return make_thumb(GAME.name, 0, seed=1)


def test_whoever_trapped_somebody_is_suspect() -> None:
    log = Log()
    log.tell(TRAPPED, 2, 0)
    state = table(mine=A_FEW_CARDS, roles={0: "green"}, hands={0: ["trap", "fix_lamp"]})

    assert choice(thumb(), state, log) == "trap 2"


def test_whoever_is_somebody_else_is_suspect_no_more() -> None:
    log = Log()
    log.tell(TRAPPED, 2, 0)
    log.tell(DUG, 2, tile_of("dead_s"))
    log.tell(SWAPPED_ROLE, 1, 2)
    state = table(mine=A_FEW_CARDS, roles={0: "green"}, hands={0: ["trap", "fix_lamp"]})

    assert choice(thumb(), state, log).startswith("pass")


def test_whoever_laid_a_dead_end_is_suspect() -> None:
    log = Log()
    log.tell(DUG, 3, tile_of("dead_s"))
    log.tell(DUG, 1, tile_of("cross"))
    state = table(mine=A_FEW_CARDS, roles={0: "boss"}, hands={0: ["break_pick", "fix_lamp"]})

    assert choice(thumb(), state, log) == "break pick 3"


def test_who_helps_is_trusted() -> None:
    log = Log()
    log.tell(FREED, 3, 1)
    state = table(
        mine=A_FEW_CARDS,
        roles={0: "boss"},
        broken={2: ["lamp"], 3: ["lamp"]},
        hands={0: ["fix_lamp", "free"]},
    )

    assert choice(thumb(), state, log) == "mend lamp 3"
