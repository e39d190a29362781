"""A whole game as text: every move, every event with its audience, digests of what is public."""

from pathlib import Path

from motherlode.bots.base import Budget
from motherlode.bots.registry import make_bot
from motherlode.core.chance import Fast
from motherlode.core.events import EVERYONE, Event, Log
from motherlode.core.moves import Moves
from motherlode.games.registry import find_game

HERE = Path(__file__).parent
SEED = 7
GAMES = {
    "saboteur-ru-strict": "saboteur(edition=ru-strict, seats=5)",
    "saboteur-ru-strict-3": "saboteur(edition=ru-strict, seats=3, rounds=1)",
    "saboteur-ru-strict-7": "saboteur(edition=ru-strict, seats=7, rounds=1)",
    "saboteur-ru-strict-10": "saboteur(edition=ru-strict, seats=10, rounds=1)",
    "saboteur-ru": "saboteur(edition=ru, seats=4)",
    "saboteur-ua": "saboteur(edition=ua, seats=6)",
    "saboteur2-ru": "saboteur2(seats=5)",
    "saboteur2-ru-2": "saboteur2(seats=2, rounds=1)",
    "saboteur2-ru-8": "saboteur2(seats=8, rounds=1)",
    "saboteur2-ru-12": "saboteur2(seats=12, rounds=1)",
    "saboteur2-finisher": "saboteur2(seats=6, winners=finisher, placement=joined, rounds=2)",
}


def path_of(name: str) -> Path:
    """Where a transcript is kept."""
    return HERE / f"{name}.txt"


def transcript(text: str) -> str:
    """Builders play one game of a set-up; a whisper is marked with the seat that heard it."""
    game = find_game(text.partition("(")[0])
    setup = game.setup(text)
    log, moves = Log(), Moves()
    state = game.begin(setup, Fast(SEED), log)
    bots = [make_bot("builder", game.name, seat, SEED) for seat in range(setup.seats)]
    lines = [f"{setup.text}, seed {SEED}, builders in all seats", ""]

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


def _audience(event: Event) -> str:
    return "" if event.audience == EVERYONE else f"({event.audience}) "
