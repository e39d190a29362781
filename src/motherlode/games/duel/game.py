"""Saboteur Duel as a `Game`: joins the rules, holds none."""

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
from motherlode.games.duel import data, notation, show
from motherlode.games.duel import facts as facts_
from motherlode.games.duel import position as position_
from motherlode.games.duel.checks import check
from motherlode.games.duel.deal import begin
from motherlode.games.duel.events import EVENT_NAMES
from motherlode.games.duel.imagine import imagine
from motherlode.games.duel.moves import MOVE_NAMES, fill, kind_of, space_of
from motherlode.games.duel.pay import outcome_of
from motherlode.games.duel.play import play
from motherlode.games.duel.refusals import refusal_of
from motherlode.games.duel.rulebook import Rules
from motherlode.games.duel.state import (
    PROMPT_NAMES,
    Hidden,
    Own,
    Public,
    unpack_hidden,
    unpack_own,
    unpack_public,
)
from motherlode.kit import texts
from motherlode.kit.goals import GOALS, UNSEEN

Table = State[Public, Own, Hidden]


class Duel(Game[Public, Own, Hidden]):
    """The mini-game, 2 players; `box` is what it is played with."""

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
        return public.turns.asked, public.turns.phase

    def fill(self, public: Public, own: Own, out: Moves) -> None:
        fill(public, own, out)

    def refusal(self, public: Public, own: Own, move: i64) -> Refusal | None:
        return refusal_of(public, own, move)

    def play(self, state: Table, move: i64, log: Log | None = None) -> None:
        play(state, move, log)

    def outcome(self, state: Table) -> Outcome:
        return outcome_of(state.public)

    def imagine(self, public: Public, own: Own, chance: Chance) -> Table:
        return imagine(public, own, chance)

    def read(self, public: Public, own: Own, text: str) -> i64:
        move: int = notation.read(public.rules.words, text)
        return move

    def write(self, public: Public, move: i64) -> str:
        return notation.write(public.rules.words, move)

    def tell(self, public: Public, event: Event) -> str:
        return notation.tell(public.rules.words, event)

    def show(self, public: Public, own: Own | None) -> object:
        return show.show(public, own)

    def show_own(self, public: Public, own: Own) -> object:
        return show.show_own(public, own)

    def facts(self, state: Table) -> dict[str, object]:
        return facts_.facts(state)

    def claims(self, public: Public) -> list[Claim]:
        shut = [goal for goal in range(GOALS) if public.goals.open[goal] == UNSEEN]
        return texts.face_claims(public.rules.words, shut)

    def write_claim(self, public: Public, claim: Claim) -> str:
        return texts.write_face_claim(public.rules.words, claim)

    def holds(self, state: Table, seat: i64, claim: Claim) -> bool:
        return int(state.hidden.goals[claim.about]) == claim.says

    def space(self, public: Public) -> i64:
        return space_of(public)

    def kind(self, move: i64) -> i64:
        return kind_of(move)

    def limit(self, setup: Setup) -> i64:
        """Every card is played or discarded once; passes without a card come between those."""
        rules = self.rules(setup)
        turns: i64 = rules.deck_size * rules.seats
        return (rules.tie_rounds + 1) * (turns + GOALS)

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


DUEL_GAME: Final = Duel(data.box())
