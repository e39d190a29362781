"""Is the compiled engine the engine that was written?"""

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from motherlode import build
from motherlode.core.chance import Fast
from motherlode.games.saboteur.game import SABOTEUR_GAME as GAME
from tests.counts.guided import guide_of
from tests.differential.replays import Answer, Replay
from tools import environment
from tools.package import ROOT

EDITIONS = ["ua", "ru", "ru-strict"]
TABLES = [3, 5, 7, 10]


def setup_of(seed: int) -> str:
    """A different table for every seed."""
    edition, seats = EDITIONS[seed % 3], TABLES[seed // 3 % 4]
    rounds = 1 + seed % 4
    unpaid = "true" if seed % 5 == 0 else "false"
    return f"saboteur(edition={edition}, seats={seats}, rounds={rounds}, broken_unpaid={unpaid})"


def random_game(seed: int) -> Replay:
    return Replay(setup_of(seed), seed, secure=seed % 2 == 1)


def guided_game(seed: int) -> Replay:
    """A game whose moves are chosen here, once for both engines."""
    replay = Replay(setup_of(seed), seed, moves=[])
    state = GAME.begin(GAME.setup(replay.setup), Fast(seed))
    guide = guide_of(seed)
    while GAME.turn(state.public)[0] >= 0:
        move = guide.choose(state)
        replay.moves = [*(replay.moves or []), move]
        GAME.play(state, move)
    return replay


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


def test_random_games_are_the_same_compiled_and_not(tmp_path: Path) -> None:
    compare([random_game(seed) for seed in range(60)], tmp_path)


def test_guided_games_are_the_same_compiled_and_not(tmp_path: Path) -> None:
    compare([guided_game(seed) for seed in range(60)], tmp_path)


@pytest.mark.long
def test_many_games_are_the_same_compiled_and_not(tmp_path: Path) -> None:
    games = [random_game(seed) for seed in range(200, 500)]
    compare(games + [guided_game(seed) for seed in range(500, 800)], tmp_path)
