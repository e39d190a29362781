"""A live game: its record in the making, and bots in the seats that no person has.

This is the only part of the terminal client that holds a state; everything else gets a seat's view,
its moves and what it was told.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from motherlode.bots.base import Bot, Budget
from motherlode.bots.characters import NAMES
from motherlode.bots.hints.hint import give_hint
from motherlode.bots.hints.phrases import write_phrase
from motherlode.bots.registry import make_bot
from motherlode.core.events import EVERYONE, Event
from motherlode.core.moves import Moves
from motherlode.core.outcome import Outcome
from motherlode.core.record import MoveStep, Person, Player, Record, Robot, Step
from motherlode.core.record_files import check_target, write_record
from motherlode.core.record_replay import do_again
from motherlode.core.recorder import Recorder
from motherlode.core.refusals import Refusal
from motherlode.core.state import NOBODY
from motherlode.games.registry import find_game
from motherlode.tui.choices import Choices
from motherlode.tui.deals import bot_seed, deal_of
from motherlode.words.catalogue import Catalogue

THINKING: Final = 1.0
"""Seconds that a bot may think."""
SELF: Final = "I "
"""How claims about oneself begin."""


class Table:
    """A game in progress."""

    def __init__(self, recorder: Recorder, bots: Mapping[int, Bot[Any, Any]]) -> None:
        self.game = recorder.game
        self.public = recorder.state.public
        self.names = tuple(player.name for player in recorder.players)
        self.saved: Path | None = None
        """Where the game was put last."""
        self._recorder = recorder
        self._bots = bots
        self._tell_bots()

    def asked(self) -> int | None:
        """The seat that is asked; `None` when the game is over."""
        seat = self._recorder.asked
        return None if seat == NOBODY else seat

    def view(self, seat: int) -> object:
        """What a seat, or `EVERYONE`, may see."""
        own = None if seat == EVERYONE else self._recorder.state.own[seat]
        return self.game.show(self.public, own)

    def news(self, seat: int) -> list[Event]:
        """What the last step has told to a seat, or to `EVERYONE`."""
        return [event for event in self._recorder.news if event.heard_by(seat)]

    def legal(self) -> list[int]:
        """The moves of the seat that is asked."""
        return self.game.legal(self._recorder.state)

    def read(self, text: str) -> int:
        """The move that a text names, legal or not."""
        return self.game.read(self.public, self._own(), text)

    def refusal(self, move: int) -> Refusal | None:
        """Why the seat that is asked may not make a move."""
        return self.game.refusal(self.public, self._own(), move)

    def bot_move(self) -> int:
        """What the bot that is asked wants to do."""
        seat = self._recorder.asked
        moves = Moves()
        self.game.fill(self.public, self._own(), moves)
        view = self._recorder.state.view(seat)
        return self._bots[seat].choose(view, moves, Budget(seconds=THINKING))

    def hint(self, words: Catalogue) -> tuple[str, Sequence[str]]:
        """What the regular player would do in the place of the seat that is asked, and why."""
        seat, recorder = self._recorder.asked, self._recorder
        told, budget = recorder.log.heard(seat), Budget(seconds=THINKING)
        hint = give_hint(self.game, recorder.state.view(seat), told, budget)
        reasons = [write_phrase(reason, words, self.names) for reason in hint.reasons]
        return self.game.write(self.public, hint.move), reasons

    def play(self, move: int) -> None:
        """Make a legal move; the bots hear what they may."""
        self._recorder.play(move)
        self._tell_bots()

    def repeat(self, step: Step) -> None:
        """Make a recorded step again; its bot thinks again, so that its chance goes on."""
        if isinstance(step, MoveStep) and step.seat in self._bots:
            self.bot_move()
        do_again(self._recorder, step)
        self._tell_bots()

    def outcome(self) -> Outcome:
        """How it ended."""
        return self.game.outcome(self._recorder.state)

    # Once the game is over, for those who want to know how it was

    def all_news(self) -> list[Event]:
        """What the last step has told, to whomever."""
        return self._recorder.news

    def facts(self) -> list[str]:
        """Everything that can be claimed of others or of the table, and is true now."""
        game, state, seats = self.game, self._recorder.state, range(len(self.names))
        true = [
            claim
            for claim in game.claims(self.public)
            if all(game.holds(state, seat, claim) for seat in seats)
        ]
        texts = [game.write_claim(self.public, claim) for claim in true]
        return [text for text in texts if not text.startswith(SELF)]

    # Safekeeping

    def record(self) -> Record:
        """The game so far."""
        return self._recorder.record()

    def save(self, path: Path) -> None:
        """Put the game so far into a file; `ValueError` if that cannot be done."""
        record = self.record()
        check_target(path, record)
        write_record(path, record)
        self.saved = path

    def _own(self) -> Any:
        return self._recorder.state.own[self._recorder.asked]

    def _tell_bots(self) -> None:
        for seat, bot in sorted(self._bots.items()):
            for event in self.news(seat):
                bot.hear(event)


def open_table(choices: Choices) -> Table:
    """Deal a game as it was chosen."""
    deal = deal_of(choices.seed)
    names = names_of(choices.setup.seats)
    players: list[Player] = [
        Person(name=name)
        if seat in choices.people
        else Robot(name=name, bot=choices.bot_of(seat), seed=bot_seed(deal, seat))
        for seat, name in enumerate(names)
    ]
    game = find_game(choices.setup.game)
    return seat_bots(Recorder(game, choices.setup, deal, players))


def seat_bots(recorder: Recorder) -> Table:
    """A table just dealt, with the bots that its record names."""
    bots = {}
    for seat, player in enumerate(recorder.players):
        if isinstance(player, Robot):
            if player.seed is None:
                raise ValueError(f"seats: the bot on seat {seat} cannot be made without its seed")
            bots[seat] = make_bot(player.bot, recorder.game.name, seat, player.seed)
    return Table(recorder, bots)


def names_of(seats: int) -> tuple[str, ...]:
    """A name for each seat."""
    more = tuple(f"Dwarf {seat}" for seat in range(len(NAMES), seats))
    return (NAMES + more)[:seats]
