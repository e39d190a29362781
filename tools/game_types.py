"""`motherlode.game` with the type of each game by its name: `games/named.py`, for editors and mypy.

It is made from the registry: a game's type is that of the object which the registry names.
"""

from motherlode.games.registry import GAMES, find_game
from tools.package import ROOT

PLACE = ROOT / "src" / "motherlode" / "games" / "named.py"
FILE = '''\
"""Games by name, each with its own type. Made by tools/game_types; do not edit."""

from typing import TYPE_CHECKING, Any, Literal, overload

from motherlode.core.game import Game
from motherlode.games.registry import find_game

if TYPE_CHECKING:
{imports}


{overloads}
@overload
def game(name: str) -> Game[Any, Any, Any]: ...


def game(name: str) -> Game[Any, Any, Any]:
    """The game of that name, or `ValueError` with the names there are.

    {names}.
    """
    return find_game(name)
'''
OVERLOAD = """\
@overload
def game(name: Literal["{name}"]) -> "{kind}": ...

"""


def main() -> None:
    """Write the file."""
    PLACE.write_text(game_types(), "utf-8")
    print(PLACE.relative_to(ROOT))


def game_types() -> str:
    """The whole file."""
    kinds = {name: type(find_game(name)) for name in GAMES}
    imports = sorted(
        f"    from {kind.__module__} import {kind.__name__}" for kind in kinds.values()
    )
    overloads = [OVERLOAD.format(name=name, kind=kind.__name__) for name, kind in kinds.items()]
    names = ", ".join(f"`{name}`" for name in GAMES)
    return FILE.format(imports="\n".join(imports), overloads="\n".join(overloads), names=names)


if __name__ == "__main__":
    main()
