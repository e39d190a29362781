"""Plays games and prints a fingerprint of each: run in one process compiled, in another not.

`python -m tests.differential.replays FILE`, where FILE is the JSON of a list of `Replay`s, prints
the JSON of an `Answer`.
"""

import hashlib
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from motherlode import build
from motherlode.core.chance import Chance, Fast, Secure
from motherlode.core.events import Log
from motherlode.core.game import Game
from motherlode.core.state import State
from motherlode.games.registry import find_game

SAVE_EVERY = 5
IMAGINE_EVERY = 9
REFUSE_EVERY = 13

AnyGame = Game[Any, Any, Any]


class Replay(msgspec.Struct):
    """A game to play: the moves are given, or random ones are made."""

    setup: str
    seed: int
    secure: bool = False
    moves: list[int] | None = None

    @property
    def game(self) -> AnyGame:
        """The game of the set-up."""
        return find_game(self.setup.partition("(")[0])


class Answer(msgspec.Struct):
    """What engine was running, and what it made of each game."""

    engine: str
    words: list[int]
    games: list[str]


def generator(replay: Replay) -> Chance:
    """The generator that deals."""
    if replay.secure:
        return Secure(hashlib.sha256(str(replay.seed).encode()).digest())
    return Fast(replay.seed)


def fingerprint(replay: Replay) -> str:
    """A digest over all that can be asked of a game while it is played."""
    game, total = replay.game, hashlib.sha256()
    log = Log()
    state = game.begin(game.setup(replay.setup), generator(replay), log)
    chance = Fast(replay.seed + 1)
    step = 0
    while moves := game.legal(state):
        total.update(repr(moves).encode())
        _look_around(game, state, step, chance, total.update)
        move = replay.moves[step] if replay.moves else moves[chance.below(len(moves))]
        game.play(state, move, log)
        step += 1
    total.update(game.save(state))
    total.update(repr(game.outcome(state)).encode())
    for event in log.events:
        total.update(f"{event.audience} {game.tell(state.public, event)}\n".encode())
    return f"{step} {total.hexdigest()}"


def _look_around(
    game: AnyGame,
    state: State[Any, Any, Any],
    step: int,
    chance: Fast,
    update: Callable[[bytes], None],
) -> None:
    """Now and then: what is saved, shown, imagined and refused."""
    public = state.public
    if step % SAVE_EVERY == 0:
        saved = game.save(state)
        update(saved)
        update(game.save(game.load(game.setup_of(public), saved)))
    if step % IMAGINE_EVERY == 0:
        seat = chance.below(len(state.own))
        update(msgspec.json.encode(game.show(public, state.own[seat])))
        update(game.save(game.imagine(public, state.own[seat], chance)))
    if step % REFUSE_EVERY == 0:
        for _ in range(20):
            move = chance.below(game.space(public))
            update(repr(game.refusal(public, state.own[public.turns.asked], move)).encode())


def words() -> list[int]:
    """The first words of some generators."""
    sources: list[Chance] = [Fast(0), Fast(-1), Fast(2**62 + 12345), Secure(bytes(range(32)))]
    return [int(source.word()) for source in sources for _ in range(100)]


def main(arguments: Sequence[str]) -> None:
    """Play the games that a file lists."""
    replays = msgspec.json.decode(Path(arguments[0]).read_bytes(), type=list[Replay])
    games = [fingerprint(replay) for replay in replays]
    sys.stdout.write(msgspec.json.encode(Answer(build.describe_engine(), words(), games)).decode())


if __name__ == "__main__":
    main(sys.argv[1:])
