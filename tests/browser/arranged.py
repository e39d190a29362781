"""A server on which games begin in the positions of rule cases: `arranged.py serve …`.

Some prompts come once in a hundred games. A table whose set-up is that of a case below begins in
the case's position; all else, the server, the game and its rules, is as it ships.
"""

import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from motherlode.cli.main import main
from motherlode.core.events import Log
from motherlode.core.playing import Playing
from motherlode.core.record import Deal, Player
from motherlode.core.record_rules import AnyGame
from motherlode.core.setups import Setup
from motherlode.server.tables import course

CASES: Final = Path(__file__).parents[2] / "cases"
POSITIONS: Final[dict[str, dict[str, Any]]] = {
    "duel/DUE-9-two-ways-to-lie": {},
    "saboteur/SAB-22-several-goals-at-once": {},
    "saboteur2/SB2-18-swapping-dwarfs": {},
    "goldmine/GLD-3-a-tile-that-fits-nowhere-is-pushed-in": {},
    "goldmine/GLD-32-the-victim-who-wins-may-flee": {},
    "goldmine/GLD-44-buried-and-turned-back": {"collapsed": ["3,0"], "miners": {"0": "2,0"}},
}
"""Cases, and what is otherwise in their positions here."""


class Arranged(Playing):
    """A game that begins in the position of a case with its set-up, if there is one."""

    def __init__(self, game: AnyGame, setup: Setup, deal: Deal, players: Sequence[Player]) -> None:
        super().__init__(game, setup, deal, players)
        for name, changes in POSITIONS.items():
            case = read(name)
            if name.startswith(f"{game.name}/") and game.setup(case["setup"]) == setup:
                self.state = game.arrange(setup, case["position"] | changes)
                self.log = Log()


def read(name: str) -> dict[str, Any]:
    """A case."""
    return tomllib.loads((CASES / f"{name}.toml").read_text("utf-8"))


if __name__ == "__main__":
    vars(course)["Playing"] = Arranged
    sys.exit(main())
