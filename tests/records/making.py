"""Games that are recorded while bots play and claim, and ways to spoil the files."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from motherlode.bots.base import Bot, Budget
from motherlode.bots.registry import bot_names
from motherlode.core.chance import Chance, Fast
from motherlode.core.moves import Moves
from motherlode.core.record import Deal, FastDeal, Person, Player, Record, Robot
from motherlode.core.record_deals import secure_deal
from motherlode.core.record_replay import Difference, verify_record
from motherlode.core.record_rules import game_of
from motherlode.core.record_text import read_text, write_text
from motherlode.core.recorder import Recorder
from motherlode.core.setups import Setup
from motherlode.core.state import NOBODY
from motherlode.core.twins import Rig, Rigged
from motherlode.games.registry import find_game
from motherlode.tui.table import names_of
from tests.guides import Racer, thumb_bot

KEPT = Path(__file__).parent / "data"
FORMS = ("finished", "save", "public")
GOLDEN = {
    "saboteur": "saboteur(edition=ru-strict, seats=5)",
    "saboteur2": "saboteur2(seats=5)",
    "duel": "duel()",
}
"""Games such as are kept."""
KEPT_RECORDS = [*(("saboteur", form) for form in FORMS), ("duel", "finished")]
"""Games and forms of which there are files."""
SEEDS = {"saboteur": 7, "saboteur2": 7, "duel": 16}
"""Such that much happens."""
SAVED_AFTER = {"saboteur": 40, "saboteur2": 40, "duel": 20}
"""How many moves are in a save."""
CLAIM_EVERY = 7
SHORT = "saboteur(edition=ru, seats=3, rounds=1)"
"""A game of a few dozen moves."""
SHORT2 = "saboteur2(seats=3, rounds=1)"
"""One of the expansion, not much longer."""
SHORT_DUEL = "duel(tie_rounds=0)"
"""One that ends with its first round."""
SHORTS = [SHORT, SHORT2, SHORT_DUEL]
"""One of each game."""
ENOUGH = 10_000
"""More moves than any game has."""

Path_ = tuple[str | int, ...]
"""Where something is in a file: `("steps", 3, "text")`."""


def players_of(setup: Setup) -> list[Player]:
    """A person on seat 0, bots on the others."""
    names, bot = names_of(setup.seats), bot_names(setup.game)[-1]
    robots = [Robot(name=name, bot=bot, seed=seat) for seat, name in enumerate(names)]
    return [Person(name=names[0]), *robots[1:]]


def bots_of(setup: Setup, seed: int) -> list[Bot[Any, Any]]:
    """Who plays while a game is recorded; in a duel such as try everything."""
    seats = range(setup.seats)
    if setup.game == "duel":
        return [Racer(seat, seed) for seat in seats]
    return [thumb_bot(setup.game, seat, seed) for seat in seats]


def deal_for(setup: Setup, seed: int) -> Deal:
    """A deal with nonces; its seed and nonces are made of a number."""
    nonces = [bytes([seed, seat] * 8) for seat in range(setup.seats)]
    return secure_deal(bytes([seed] * 32), nonces)


def game_in(text: str) -> str:
    """The name of the game that a set-up names."""
    return text.partition("(")[0]


def begin(text: str, seed: int = 1, *, fast: bool = False) -> Recorder:
    """A game just dealt."""
    game = find_game(game_in(text))
    setup = game.setup(text)
    deal = FastDeal(seed=seed) if fast else deal_for(setup, seed)
    return Recorder(game, setup, deal, players_of(setup))


def play(recorder: Recorder, most: int = ENOUGH, *, seed: int = 1) -> Recorder:
    """Let bots play so many moves; now and then somebody claims something."""
    game, chance, moves = recorder.game, Fast(seed), Moves()
    bots = bots_of(recorder.setup, seed)
    for bot in bots:
        for event in recorder.news:
            bot.hear(event)
    for step in range(most):
        seat = recorder.asked
        if seat == NOBODY:
            break
        claims = game.claims(recorder.state.public)
        if step % CLAIM_EVERY == 0 and claims:
            claim = claims[chance.below(len(claims))]
            recorder.claim(chance.below(recorder.setup.seats), claim)
        game.fill(recorder.state.public, recorder.state.own[seat], moves)
        recorder.play(bots[seat].choose(recorder.state.view(seat), moves, Budget()))
        for other, bot in enumerate(bots):
            for event in recorder.news:
                if event.heard_by(other):
                    bot.hear(event)
    return recorder


def finished(text: str = SHORT, seed: int = 1) -> Record:
    """The record of a whole game."""
    return play(begin(text, seed), seed=seed).record()


def golden(form: str, game: str = "saboteur") -> Record:
    """What is kept in `data`, by its form and game, or might be."""
    recorder, seed = begin(GOLDEN[game], SEEDS[game]), SEEDS[game]
    if form == "finished":
        return play(recorder, seed=seed).record()
    play(recorder, SAVED_AFTER[game], seed=seed)
    return recorder.record() if form == "save" else recorder.public_record()


def golden_path(form: str, game: str = "saboteur") -> Path:
    """Where it is kept, if it is."""
    return KEPT / (f"{form}.json" if game == "saboteur" else f"{game}-{form}.json")


class RiggedRecorder(Recorder):
    """Deals a game with one swap after one shuffle."""

    def __init__(self, text: str, rig: Rig) -> None:
        self.rig = rig
        game = find_game(game_in(text))
        setup = game.setup(text)
        super().__init__(game, setup, deal_for(setup, 1), players_of(setup))

    def chance(self) -> Chance:
        return Rigged(super().chance(), self.rig)


# Spoiling


def as_data(record: Record) -> dict[str, Any]:
    """A record as plain data that can be changed."""
    data: dict[str, Any] = json.loads(write_text(record))
    return data


def leaves(data: Any, path: Path_ = ()) -> Iterator[Path_]:
    """Where all texts, numbers and marks of some data are."""
    if isinstance(data, dict):
        for name, value in data.items():
            yield from leaves(value, (*path, name))
    elif isinstance(data, list):
        for place, value in enumerate(data):
            yield from leaves(value, (*path, place))
    else:
        yield path


def look_up(data: Any, path: Path_) -> Any:
    """What is there."""
    for key in path:
        data = data[key]
    return data


def put(data: Any, path: Path_, value: Any) -> None:
    """Change what is there."""
    look_up(data, path[:-1])[path[-1]] = value


def as_file(data: dict[str, Any], path: Path) -> Path:
    """Put spoiled data into a file."""
    path.write_text(json.dumps(data), "utf-8")
    return path


def complaint(data: dict[str, Any]) -> Difference | ValueError | None:
    """What is wrong with spoiled data: it cannot be read, or differs from its replay."""
    try:
        record = read_text(json.dumps(data).encode(), "spoiled.json")
        return verify_record(game_of(record, find_game), record)
    except ValueError as problem:
        return problem
