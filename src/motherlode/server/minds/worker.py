"""A worker: `python -m motherlode.server.minds.worker`. Jobs come by stdin, answers go to stdout.

It knows no table, no clock of a game and no network, and ends when its stdin does.
"""

import argparse
import gc
import operator
import time
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from typing import Any, BinaryIO, Final

from motherlode.bots.base import Bot, Budget
from motherlode.bots.hints.hint import find_reasons, give_hint
from motherlode.bots.registry import bot_names, make_bot
from motherlode.core.chance import Fast
from motherlode.core.events import Event
from motherlode.core.game import Game
from motherlode.core.moves import Moves
from motherlode.core.setups import Setup, read_setup
from motherlode.games.registry import GAMES, find_game
from motherlode.server.minds.jobs import (
    KEPT,
    Broke,
    Chosen,
    Job,
    Ready,
    TellAgain,
    frame,
    read_job,
)
from motherlode.server.workers.frames import read_frame
from motherlode.server.workers.program import begin_work, note, send, set_alarm

OVERTIME: Final = 60.0
"""Seconds beyond twice its time after which a job ends the worker, if nobody else has."""
JOBS_A_CLEANING: Final = 64


@dataclass
class Kept:
    """A bot that is remembered between its jobs."""

    who: tuple[str, str, int, int]
    bot: Bot[Any, Any]
    heard: int = 0


class Thinker:
    """Does jobs, one after the other, and remembers the bots."""

    def __init__(self, also: Sequence[str] = (), most: int = KEPT) -> None:
        self.also = also
        self.most = most
        self.kept: OrderedDict[str, Kept] = OrderedDict()
        self.moves = Moves()

    def answer(self, job: Job) -> bytes:
        """The frame that answers a job, whatever the bot does."""
        try:
            if job.hint:
                return frame(_advise(job))
            kept = self._find(job)
            if kept is None:
                return frame(TellAgain())
            chosen = frame(self._think(kept, job))
        except Exception as problem:
            note(problem)
            return frame(Broke(type(problem).__name__))
        self.kept[job.key] = kept
        if len(self.kept) > self.most:
            self.kept.popitem(last=False)
        return chosen

    def _find(self, job: Job) -> Kept | None:
        """The bot, taken out until it has answered: one that breaks is forgotten."""
        who = (job.setup, job.bot, job.seat, job.seed)
        kept = self.kept.pop(job.key, None)
        if kept is not None and kept.who == who and kept.heard == job.heard_before:
            return kept
        if job.heard_before > 0:
            return None
        return Kept(who, self._make(job))

    def _make(self, job: Job) -> Bot[Any, Any]:
        module, _, kind = job.bot.partition(":")
        if module in self.also:
            bot: Bot[Any, Any] = getattr(import_module(module), kind)(job.seat, Fast(job.seed))
            return bot
        game, _ = _table(job.setup)
        return make_bot(job.bot, game.name, job.seat, job.seed)

    def _think(self, kept: Kept, job: Job) -> Chosen:
        for row in job.heard:
            kept.bot.hear(Event(*row))
        kept.heard += len(job.heard)
        game, setup = _table(job.setup)
        view = game.load_view(setup, job.seat, job.view)
        game.fill(view.public, view.own, self.moves)
        begin = time.perf_counter()
        move = operator.index(kept.bot.choose(view, self.moves, Budget(seconds=job.seconds)))
        return Chosen(move, time.perf_counter() - begin)


def _advise(job: Job) -> Chosen:
    """A hint depends on the job alone."""
    game, setup = _table(job.setup)
    view = game.load_view(setup, job.seat, job.view)
    told = [Event(*row) for row in job.heard]
    begin = time.perf_counter()
    hint = give_hint(game, view, told, Budget(seconds=job.seconds))
    return Chosen(hint.move, time.perf_counter() - begin, hint.reasons)


@lru_cache(maxsize=KEPT)
def _table(text: str) -> tuple[Game[Any, Any, Any], Setup]:
    setup = read_setup(text, lambda name: find_game(name).sheet)
    return find_game(setup.game), setup


def import_all(also: Sequence[str]) -> None:
    """Load all games and bots, so that no job pays for it with its time."""
    for game in GAMES:
        find_game(game)
        for bot in bot_names(game):
            make_bot(bot, game, seat=0, seed=0)
        find_reasons(game)
    for module in also:
        import_module(module)


def work(thinker: Thinker, jobs: BinaryIO, answers: BinaryIO, overtime: float) -> None:
    """Answer jobs until nobody sends any."""
    gc.collect()
    gc.freeze()
    gc.disable()
    send(answers, frame(Ready()))
    done = 0
    while (data := read_frame(jobs)) is not None:
        job = read_job(data)
        set_alarm(job.seconds * 2 + overtime)
        answer = thinker.answer(job)
        set_alarm(0.0)
        send(answers, answer)
        done += 1
        if done % JOBS_A_CLEANING == 0:
            gc.collect()


def main() -> None:
    """Run a worker. `--also` names modules whose bots can be asked for as `module:Class`."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--also", action="append", default=[])
    parser.add_argument("--overtime", type=float, default=OVERTIME)
    words = parser.parse_args()
    jobs, answers = begin_work()
    import_all(words.also)
    with suppress(BrokenPipeError):
        work(Thinker(words.also), jobs, answers, words.overtime)


if __name__ == "__main__":
    main()
