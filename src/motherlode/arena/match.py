"""One game of a plan, from the deal to the facts that are counted of it."""

from dataclasses import dataclass
from pathlib import Path

from motherlode.arena.plan import Plan
from motherlode.arena.played import Fact, Played
from motherlode.arena.seeds import bot_seed, deal_seed
from motherlode.arena.tallies import tally_of
from motherlode.arena.trouble import Trouble
from motherlode.arena.watch import AnyBot, AnyGame, AnyState, Watch
from motherlode.bots.base import Budget
from motherlode.bots.driver import play_bots
from motherlode.bots.registry import make_bot
from motherlode.core.chance import Fast
from motherlode.core.events import Log
from motherlode.core.record import FastDeal, Record, Robot
from motherlode.core.record_files import check_target, write_record
from motherlode.core.recorder import Recorder
from motherlode.core.state import NOBODY
from motherlode.games.registry import find_game


@dataclass(frozen=True)
class Match:
    """What a process must know to play any game of a plan."""

    plan: Plan
    check: bool = False
    """Look at every state for broken promises."""
    records: Path | None = None
    """A folder for one record a game."""

    def facts(self, number: int) -> list[Fact]:
        """Play a game and say what is counted of it."""
        return list(tally_of(self.plan.setup.game).facts(self.play(number)))

    def play(self, number: int) -> Played:
        """Play one game to its end; `Trouble` if it breaks a promise or has no end."""
        if self.records is not None:
            return self._play_recorded(number, self.records)
        game, setup, log = find_game(self.plan.setup.game), self.plan.setup, Log()
        bots = seat_bots(self.plan, number)
        state = game.begin(setup, Fast(deal_seed(self.plan.seed, number)), log)
        if self.check:
            watch = Watch(game, number, bots, check=True)
            moves = watch.play(
                state, log, lambda move: game.play(state, move, log), game.limit(setup)
            )
        else:
            moves = play_bots(game, state, bots, log, Budget(), game.limit(setup))
        return self._finish(number, game, state, log, moves)

    def _play_recorded(self, number: int, folder: Path) -> Played:
        plan, game = self.plan, find_game(self.plan.setup.game)
        players = [
            Robot(name=f"{bot} {seat}", bot=bot, seed=bot_seed(plan.seed, number, seat))
            for seat, bot in enumerate(plan.seated(number))
        ]
        deal = FastDeal(seed=deal_seed(plan.seed, number))
        recorder = Recorder(game, plan.setup, deal, players)
        watch = Watch(game, number, seat_bots(plan, number), check=self.check)
        moves = watch.play(recorder.state, recorder.log, recorder.play, game.limit(plan.setup))
        played = self._finish(number, game, recorder.state, recorder.log, moves)
        self._write(number, folder, recorder.record())
        return played

    def _finish(self, number: int, game: AnyGame, state: AnyState, log: Log, moves: int) -> Played:
        setup = self.plan.setup
        if game.turn(state.public)[0] != NOBODY:
            raise Trouble(number, f"it is not over after {moves} moves, and promised to be")
        return Played(setup, self.plan.seated(number), moves, log.events, game.outcome(state))

    def _write(self, number: int, folder: Path, record: Record) -> None:
        digits = len(str(self.plan.games - 1))
        path = folder / f"game-{number:0{digits}}.json"
        try:
            check_target(path, record)
            write_record(path, record)
        except ValueError as problem:
            raise Trouble(number, str(problem)) from None


def seat_bots(plan: Plan, number: int) -> list[AnyBot]:
    """Fresh bots for a game, by seat."""
    return [
        make_bot(name, plan.setup.game, seat, bot_seed(plan.seed, number, seat))
        for seat, name in enumerate(plan.seated(number))
    ]
