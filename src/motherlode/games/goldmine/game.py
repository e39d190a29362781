"""Gold Mine as a `Game`: joins the rules, holds none."""

from typing import Final

from mypy_extensions import i64

from motherlode.core.chance import Chance
from motherlode.core.claims import Claim
from motherlode.core.events import Event, Log
from motherlode.core.game import Game
from motherlode.core.moves import Moves
from motherlode.core.outcome import Outcome
from motherlode.core.packing import Unpacker
from motherlode.core.refusals import Refusal
from motherlode.core.setups import Setup
from motherlode.core.shelf import Shelf
from motherlode.core.state import State
from motherlode.games.goldmine import data, notation, show
from motherlode.games.goldmine import facts as facts_
from motherlode.games.goldmine import position as position_
from motherlode.games.goldmine.checks import check
from motherlode.games.goldmine.deal import begin
from motherlode.games.goldmine.events import EVENT_NAMES
from motherlode.games.goldmine.imagine import imagine
from motherlode.games.goldmine.moves import MOVE_NAMES, fill, kind_of, space_of
from motherlode.games.goldmine.pay import outcome_of
from motherlode.games.goldmine.pieces import COLOURS, PROMPT_NAMES
from motherlode.games.goldmine.play import play
from motherlode.games.goldmine.refusals import refusal_of
from motherlode.games.goldmine.rulebook import Rules
from motherlode.games.goldmine.state import (
    Hidden,
    Own,
    Public,
    unpack_hidden,
    unpack_own,
    unpack_public,
)

Table = State[Public, Own, Hidden]

MOST_MOVES: Final = 15
"""In a turn: move, two tiles laid and one asked for, Black's roll, six steps of Yellow's and a
stop, a cave-in, two actions, and what follows from a challenge."""


class GoldMine(Game[Public, Own, Hidden]):
    """2 to 6 players; `box` is what it is played with."""

    def __init__(self, box: data.Box) -> None:
        super().__init__(data.sheet(), MOVE_NAMES, PROMPT_NAMES, EVENT_NAMES)
        self.box = box
        self.shelf: Shelf[Rules] = Shelf()

    def rules(self, setup: Setup) -> Rules:
        """The rules of a set-up, worked out once."""
        rules = self.shelf.find(setup)
        return self.shelf.keep(setup, self.box.rules(setup)) if rules is None else rules

    def begin(self, setup: Setup, chance: Chance, log: Log | None = None) -> Table:
        return begin(self.rules(setup), chance, log)

    def arrange(self, setup: Setup, position: object) -> Table:
        return position_.arrange(self.rules(setup), position)

    def turn(self, public: Public) -> tuple[i64, i64]:
        return public.course.asked, public.course.prompt

    def fill(self, public: Public, own: Own, out: Moves) -> None:
        fill(public, own, out)

    def refusal(self, public: Public, own: Own, move: i64) -> Refusal | None:
        return refusal_of(public, own, move)

    def play(self, state: Table, move: i64, log: Log | None = None) -> None:
        play(state, move, log)

    def outcome(self, state: Table) -> Outcome:
        return outcome_of(state.public)

    def imagine(self, public: Public, own: Own, chance: Chance) -> Table:
        return imagine(public, chance)

    def read(self, public: Public, own: Own, text: str) -> i64:
        move: int = notation.read(public, text)
        return move

    def write(self, public: Public, move: i64) -> str:
        return notation.write(public, move)

    def tell(self, public: Public, event: Event) -> str:
        return notation.tell(public, event)

    def show(self, public: Public, own: Own | None) -> object:
        return show.show(public, own)

    def show_own(self, public: Public, own: Own) -> object:
        return show.show_own(own)

    def facts(self, state: Table) -> dict[str, object]:
        return facts_.facts(state)

    def claims(self, public: Public) -> list[Claim]:
        return []  # everything lies open: there is nothing to claim

    def write_claim(self, public: Public, claim: Claim) -> str:
        raise ValueError("there is nothing to claim in this game")

    def holds(self, state: Table, seat: i64, claim: Claim) -> bool:
        raise ValueError("there is nothing to claim in this game")

    def space(self, public: Public) -> i64:
        return space_of(public)

    def kind(self, move: i64) -> i64:
        return kind_of(move)

    def limit(self, setup: Setup) -> i64:
        """Each player chooses a miner, lays some of the 20, and has so many turns."""
        rules = self.rules(setup)
        return COLOURS + rules.building + rules.turn_limit * rules.seats * MOST_MOVES

    def setup_of(self, public: Public) -> Setup:
        return public.rules.setup

    def unpack_public(self, setup: Setup, src: Unpacker) -> Public:
        return unpack_public(self.rules(setup), src)

    def unpack_own(self, setup: Setup, seat: i64, src: Unpacker) -> Own:
        return unpack_own(seat, src)

    def unpack_hidden(self, setup: Setup, src: Unpacker) -> Hidden:
        return unpack_hidden(src)

    def check(self, state: Table) -> None:
        check(state)


GOLDMINE_GAME: Final = GoldMine(data.box())
