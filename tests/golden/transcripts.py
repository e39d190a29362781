"""A whole game as text: every move, every event with its audience, digests of what is public."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from motherlode.bots.base import Bot, Budget
from motherlode.core.chance import Fast
from motherlode.core.events import EVERYONE, Event, Log
from motherlode.core.moves import Moves
from motherlode.games.registry import find_game
from tests.guides import Racer, thumb_bot

HERE = Path(__file__).parent
SEED = 7


@dataclass(frozen=True)
class Played:
    """A game that is kept: its table, its seed, and who plays."""

    setup: str
    seed: int = SEED
    racers: bool = False
    """Who try everything, as players who mean to win do not."""


GAMES = {
    "saboteur-ru-strict": Played("saboteur(edition=ru-strict, seats=5)"),
    "saboteur-ru-strict-3": Played("saboteur(edition=ru-strict, seats=3, rounds=1)"),
    "saboteur-ru-strict-7": Played("saboteur(edition=ru-strict, seats=7, rounds=1)"),
    "saboteur-ru-strict-10": Played("saboteur(edition=ru-strict, seats=10, rounds=1)"),
    "saboteur-ru": Played("saboteur(edition=ru, seats=4)"),
    "saboteur-ua": Played("saboteur(edition=ua, seats=6)"),
    "saboteur2-ru": Played("saboteur2(seats=5)"),
    "saboteur2-ru-2": Played("saboteur2(seats=2, rounds=1)"),
    "saboteur2-ru-8": Played("saboteur2(seats=8, rounds=1)"),
    "saboteur2-ru-12": Played("saboteur2(seats=12, rounds=1)"),
    "saboteur2-finisher": Played(
        "saboteur2(seats=6, winners=finisher, placement=joined, rounds=2)"
    ),
    "duel-mini": Played("duel()"),
    "duel-race": Played("duel()", seed=158, racers=True),
    "duel-tie": Played("duel(tie_rounds=1)", seed=150, racers=True),
    "duel-draw": Played("duel(first_player=green, tie_rounds=0)", seed=98, racers=True),
    "goldmine-usual": Played("goldmine(seats=3, turn_limit=30)"),
    "goldmine-two": Played("goldmine(seats=2, turn_limit=20, collect_and_challenge=true)"),
    "goldmine-teams": Played("goldmine(seats=4, teams=true, cave_in=true, turn_limit=25)"),
    "goldmine-abilities": Played(
        "goldmine(seats=6, abilities=true, pickaxes=true, open_tiles=five, turn_limit=20)"
    ),
    "corporation-usual": Played("corporation(seats=4)"),
    "corporation-two": Played("corporation(seats=2)", seed=11),
}


def path_of(name: str) -> Path:
    """Where a transcript is kept."""
    return HERE / f"{name}.txt"


def transcript(played: Played) -> str:
    """One game; a whisper is marked with the seat that heard it."""
    game = find_game(played.setup.partition("(")[0])
    setup = game.setup(played.setup)
    log, moves = Log(), Moves()
    state = game.begin(setup, Fast(played.seed), log)
    seat_bot = _racer if played.racers else thumb_bot
    bots = [seat_bot(game.name, seat, played.seed) for seat in range(setup.seats)]
    who = "racers" if played.racers else "players by rule of thumb"
    lines = [f"{setup.text}, seed {played.seed}, {who} in all seats", ""]

    def tell() -> None:
        for event in log.events:
            lines.append(f"      {_audience(event)}{game.tell(state.public, event)}")
            for seat, bot in enumerate(bots):
                if event.heard_by(seat):
                    bot.hear(event)
        log.clear()

    tell()
    step = 0
    while (seat := game.turn(state.public)[0]) >= 0:
        game.fill(state.public, state.own[seat], moves)
        move = bots[seat].choose(state.view(seat), moves, Budget())
        step += 1
        lines.append(
            f"{step:4}. seat {seat}: {game.write(state.public, move)} ({len(moves)} moves)"
        )
        game.play(state, move, log)
        tell()
        lines.append(f"      = {game.public_digest(state.public)[:16]}")
    outcome = game.outcome(state)
    lines += ["", f"winners {outcome.winners}, scores {outcome.scores}: {outcome.why}"]
    return "\n".join(lines) + "\n"


def _racer(_game: str, seat: int, seed: int) -> Bot[Any, Any]:
    return Racer(seat, seed)


def _audience(event: Event) -> str:
    return "" if event.audience == EVERYONE else f"({event.audience}) "
