"""Plays seeded games of all five games, and prints a digest of every byte of each as JSON.

`python tools/sameness.py [GAMES]`: run by any Python that has the package, compiled or not; it
needs nothing else of the checkout. Even games are random ones, odd ones among regular bots; what is
hashed is every seat's view after every move, every event with its audience, and the record.
"""

import hashlib
import json
import sys
from collections.abc import Sequence
from typing import Any

from motherlode import build
from motherlode.arena.watch import Watch
from motherlode.bots.registry import bot_names, make_bot
from motherlode.core.record import FastDeal, Robot
from motherlode.core.record_text import write_text
from motherlode.core.recorder import Recorder
from motherlode.games.registry import GAMES, find_game

USUAL = 4
"""Games of each kind."""


def digest(name: str, number: int) -> str:
    """Play one game to its end; how many moves it took, and the hash of all that was seen."""
    game, total = find_game(name), hashlib.sha256()
    setup = game.setup(name)
    level = bot_names(name)[-1] if number % 2 else bot_names(name)[0]
    seats = range(setup.seats)
    players = [Robot(name=f"{level} {seat}", bot=level, seed=number + seat) for seat in seats]
    recorder = Recorder(game, setup, FastDeal(seed=number), players)
    state: Any = recorder.state

    def play(move: int) -> None:
        recorder.play(move)
        for seat in seats:
            total.update(game.view_bytes(state.view(seat)))

    bots = [make_bot(level, name, seat, number + seat) for seat in seats]
    watch = Watch(game, number, bots, check=False)
    moves = watch.play(state, recorder.log, play, game.limit(setup))
    for event in recorder.log.events:
        total.update(f"{event.audience} {game.tell(state.public, event)}\n".encode())
    total.update(write_text(recorder.record()).encode())
    return f"{moves} {total.hexdigest()}"


def main(arguments: Sequence[str]) -> None:
    """Print what runs, and the digests by game."""
    games = int(arguments[0]) if arguments else USUAL
    digests = {name: [digest(name, number) for number in range(games)] for name in GAMES}
    print(json.dumps({"engine": build.describe_engine(), "games": digests}))


if __name__ == "__main__":
    main(sys.argv[1:])
