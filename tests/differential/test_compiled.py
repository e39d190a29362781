"""Is the compiled engine the engine that was written?"""

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from motherlode import build
from motherlode.core.chance import Fast
from tests.counts.guided import Guide
from tests.counts.guided_duel import RaceGuide
from tests.differential.replays import Answer, AnyGame, Replay
from tests.soak import many
from tools import environment
from tools.package import ROOT

EDITIONS = ["ua", "ru", "ru-strict"]
PLACEMENTS = ["adjacent", "joined", "reachable"]
GAMES = {"saboteur": 60, "saboteur2": 20, "duel": 80}
"""How many games of each kind are compared: those of the expansion are longer, duels short."""


def setup_of(game: str, seed: int) -> str:
    """A different table for every seed."""
    third, quarter = seed % 3, seed // 3 % 4
    if game == "duel":
        return f"duel(first_player={['random', 'green'][seed % 2]}, tie_rounds={third})"
    if game == "saboteur2":
        winners = "finisher" if seed % 5 == 0 else "doors"
        options = f"placement={PLACEMENTS[third]}, seats={[2, 4, 7, 12][quarter]}"
        return f"saboteur2({options}, rounds={1 + seed % 2}, winners={winners})"
    unpaid = "true" if seed % 5 == 0 else "false"
    options = f"edition={EDITIONS[third]}, seats={[3, 5, 7, 10][quarter]}"
    return f"saboteur({options}, rounds={1 + seed % 4}, broken_unpaid={unpaid})"


def random_game(name: str, seed: int) -> Replay:
    return Replay(setup_of(name, seed), seed, secure=seed % 2 == 1)


def guided_game(name: str, seed: int) -> Replay:
    """A game whose moves are chosen here, once for both engines."""
    replay = Replay(setup_of(name, seed), seed, moves=[])
    game = replay.game
    state = game.begin(game.setup(replay.setup), Fast(seed))
    guide = guide_of(game, seed)
    while game.turn(state.public)[0] >= 0:
        move = guide.choose(state)
        replay.moves = [*(replay.moves or []), move]
        game.play(state, move)
    return replay


def guide_of(game: AnyGame, seed: int) -> Guide:
    """Somebody who plays towards the goals, and everything else now and then."""
    kind = RaceGuide if game.name == "duel" else Guide
    return kind(Fast(seed), 70 + seed % 31, game, evenly=True)


def start(games: Path, package: Path) -> "subprocess.Popen[bytes]":
    """Play the games in another process, with the package that lies there."""
    path = os.pathsep.join([str(package), str(ROOT)])
    env = environment.clean_env(PYTHONPATH=path, PYTHONDONTWRITEBYTECODE="1")
    command = [sys.executable, "-m", "tests.differential.replays", str(games)]
    return subprocess.Popen(command, env=env, cwd=games.parent, stdout=subprocess.PIPE)


def answer(process: "subprocess.Popen[bytes]") -> Answer:
    output, _ = process.communicate(timeout=600)
    assert process.returncode == 0
    return msgspec.json.decode(output, type=Answer)


def compare(replays: list[Replay], folder: Path) -> None:
    """Play all games compiled and not, side by side, and compare what they were like."""
    if not build.compiled():
        pytest.skip("no compiled build here")
    games = folder / "games.json"
    games.write_bytes(msgspec.json.encode(replays))

    running = [start(games, build.HOME.parent), start(games, ROOT / "src")]
    compiled, pure = [answer(process) for process in running]

    assert compiled.engine.startswith("compiled")
    assert pure.engine == "pure Python"
    assert compiled.words == pure.words
    differ = [
        replay.setup
        for replay, one, other in zip(replays, compiled.games, pure.games, strict=True)
        if one != other
    ]
    assert differ == []


@pytest.mark.parametrize("game", GAMES)
def test_random_games_are_the_same_compiled_and_not(game: str, tmp_path: Path) -> None:
    compare([random_game(game, seed) for seed in range(GAMES[game])], tmp_path)


@pytest.mark.parametrize("game", GAMES)
def test_guided_games_are_the_same_compiled_and_not(game: str, tmp_path: Path) -> None:
    compare([guided_game(game, seed) for seed in range(GAMES[game])], tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_many_games_are_the_same_compiled_and_not(game: str, tmp_path: Path) -> None:
    more = many(2 * GAMES[game])
    games = [random_game(game, seed) for seed in range(2000, 2000 + more)]
    compare(games + [guided_game(game, seed) for seed in range(5000, 5000 + more)], tmp_path)
