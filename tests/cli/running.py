"""Running commands as people do."""

import subprocess
import sys
from pathlib import Path

import motherlode
from motherlode.games.registry import GAMES, find_game
from motherlode.tui.choices import Choices, read_choices
from motherlode.tui.table import open_table
from tests.project.checkouts import run
from tools import environment

GOODBYE = "Goodbye!"
OVER = "The game is over"

SEAT_0_FIRST = {"duel": "first_player=green"}
ONE_ROUND = {
    "duel": "tie_rounds=0",
    "goldmine": "turn_limit=3",
    "corporation": "first_player=random",  # it has no rounds: a game is a game
}
"""What games call it that seat 0 begins, and that one round is enough, if not as most do."""
DIGS = {"goldmine": ("lay", "laid")}
"""What games call it to dig, and to have dug, if not as most do."""
OPEN_GAMES = ("goldmine", "corporation")
"""Those without cards in hand, and without secrets."""
ENTRANCES = {"corporation": "HHHH"}
"""What a start looks like in ASCII, if not as in most games."""
CARD_GAMES = tuple(game for game in GAMES if game not in OPEN_GAMES)


def seat_0_first(game: str) -> str:
    """The option with which seat 0 begins."""
    return SEAT_0_FIRST.get(game, "first_player=seat0")


def one_round(game: str) -> str:
    """The option with which one round is played, or a game is short."""
    return ONE_ROUND.get(game, "rounds=1")


def first_dig(seats: int, seed: str, game: str) -> tuple[str, str]:
    """A move of seat 0 that digs, and how it is told to the seat itself."""
    verb, done = DIGS.get(game, ("dig", "dug"))
    move = next(text for text in first_moves(seats, seed, game) if text.startswith(f"{verb} "))
    card, *turned, cell = move.split()[1:]
    return move, f"You {done} {' '.join([card, *turned])} at {cell}"


def seats_of(game: str, wanted: int) -> int:
    """So many seats, if the game has as many."""
    return min(wanted, find_game(game).sheet.most)


def command(*words: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """Run `motherlode` to its end, with lines typed into it."""
    return run(*command_line(*words), env=surroundings(**more), stdin=typed)


def command_line(*words: str) -> list[str]:
    """How a process of its own is started."""
    return [sys.executable, "-m", "motherlode", *words]


def surroundings(**more: str) -> dict[str, str]:
    """Those of this very run, compiled or not; no terminal's."""
    place = str(Path(motherlode.__path__[0]).parent)
    env = environment.clean_env(PYTHONPATH=place, PYTHONUTF8="1")
    ours = {name: value for name, value in env.items() if name not in ("COLUMNS", "LINES")}
    return {**ours, **more}


def chosen(seats: int, seed: str, people: str = "0", game: str = "saboteur") -> Choices:
    """A game that seat 0 begins, for looking into."""
    return read_choices(
        game=game,
        seats=str(seats_of(game, seats)),
        edition=None,
        options=[seat_0_first(game)],
        bots=None,
        seat=people,
        seed=seed,
    )


def first_moves(seats: int, seed: str, game: str = "saboteur") -> list[str]:
    """What seat 0 may do first, in the notation."""
    table = open_table(chosen(seats, seed, game=game))
    return [table.game.write(table.public, move) for move in table.legal()]


def words_of(seats: int, seed: str, game: str = "saboteur") -> list[str]:
    """The words that start the game of `first_moves`."""
    return chosen(seats, seed, game=game).command.split()[1:]
