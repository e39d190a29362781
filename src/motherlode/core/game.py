"""What every game can be asked. A parameter says what the answer may depend on."""

import hashlib
from abc import ABC, abstractmethod
from typing import Generic

from mypy_extensions import i64, mypyc_attr

from motherlode.core.chance import Chance
from motherlode.core.claims import Claim
from motherlode.core.events import Event, Log
from motherlode.core.moves import Moves
from motherlode.core.options import Sheet
from motherlode.core.outcome import Outcome
from motherlode.core.packing import Packer, Unpacker
from motherlode.core.refusals import Refusal
from motherlode.core.setups import Setup, read_setup
from motherlode.core.state import NOBODY, H, O, P, State, View


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[P, O, H]):
    """One stateless object a game; it joins the rules, which are plain functions.

    A game goes like this: `setup` reads how it is to be played, `begin` deals a state; `turn` says
    which seat is asked, `legal` what it may do, `play` does it; when nobody is asked any more,
    `outcome` says who won. Moves are whole numbers from 0 to `space(public)` - 1 inside and texts
    outside: `read` and `write` go between them, and `refusal` says why one is not legal.

    A seat knows `state.view(seat)` and no more: that is what methods with `public` and `own` take.
    """

    def __init__(
        self,
        sheet: Sheet,
        moves_in_words: list[str],
        prompts_in_words: list[str],
        events_in_words: list[str],
    ) -> None:
        self.sheet = sheet
        """Its options: how many seats, which editions, what may be chosen."""

        self.name: str = sheet.game
        """The name by which `motherlode.game` finds it."""

        self.moves_in_words = moves_in_words
        """The names of the kinds of moves, by number: see `kind`."""

        self.prompts_in_words = prompts_in_words
        """The names of what a seat is asked for, by number: see `turn`."""

        self.events_in_words = events_in_words
        """The names of the kinds of events, by number."""

    # The course of a game

    @abstractmethod
    def begin(self, setup: Setup, chance: Chance, log: Log | None = None) -> State[P, O, H]:
        """A fresh state, dealt. It keeps the generator: hand over one that nobody else uses."""

    @abstractmethod
    def arrange(self, setup: Setup, position: object) -> State[P, O, H]:
        """The state that a position (plain data, as read from a file) describes.

        What it leaves out is dealt from its seed among what is left; `ValueError` names the key
        that is wrong.
        """

    @abstractmethod
    def turn(self, public: P) -> tuple[i64, i64]:
        """Which seat is asked, and for what (a prompt); `NOBODY` when the game is over."""

    @abstractmethod
    def fill(self, public: P, own: O, out: Moves) -> None:
        """Replace what is in `out` by all legal moves of the seat asked: ascending, no repeats."""

    @abstractmethod
    def refusal(self, public: P, own: O, move: i64) -> Refusal | None:
        """Why the seat that is asked may not make a move; `None` if it may."""

    @abstractmethod
    def play(self, state: State[P, O, H], move: i64, log: Log | None = None) -> None:
        """Make a legal move, and tell what happens to the log if there is one."""

    @abstractmethod
    def outcome(self, state: State[P, O, H]) -> Outcome:
        """Who won, with how much, and why it ended; only when it is over."""

    @abstractmethod
    def imagine(self, public: P, own: O, chance: Chance) -> State[P, O, H]:
        """A full state that this seat cannot tell from the true one.

        Unseen cards are equally likely in all places that the seat cannot exclude. For games that
        go on: when one is over there is nothing left to imagine.
        """

    # Words and pictures

    @abstractmethod
    def read(self, public: P, own: O, text: str) -> i64:
        """The move that a text names, legal or not; `ValueError` if it names none."""

    @abstractmethod
    def write(self, public: P, move: i64) -> str:
        """The one text of a move."""

    @abstractmethod
    def tell(self, public: P, event: Event) -> str:
        """An event as a line of text."""

    @abstractmethod
    def show(self, public: P, own: O | None) -> object:
        """A view (a spectator's without `own`) as named, typed data, made anew at each call.

        It is held against the next one: no later move may change it.
        """

    @abstractmethod
    def show_own(self, public: P, own: O) -> object:
        """What a seat's view holds beside that of a spectator, as named, typed data made anew."""

    @abstractmethod
    def facts(self, state: State[P, O, H]) -> dict[str, object]:
        """Everything about a state by name, secrets too: for rule cases and finished games."""

    @abstractmethod
    def claims(self, public: P) -> list[Claim]:
        """The statements that a seat may make now."""

    @abstractmethod
    def write_claim(self, public: P, claim: Claim) -> str:
        """The one text of a claim."""

    @abstractmethod
    def holds(self, state: State[P, O, H], seat: i64, claim: Claim) -> bool:
        """Whether what a seat claims is true now."""

    # Numbers about it

    @abstractmethod
    def space(self, public: P) -> i64:
        """All moves of this set-up, legal or not, are below this number."""

    @abstractmethod
    def kind(self, move: i64) -> i64:
        """The kind of a move: an index into `moves_in_words`."""

    @abstractmethod
    def limit(self, setup: Setup) -> i64:
        """No game of this set-up has more moves than this."""

    # Safekeeping

    @abstractmethod
    def setup_of(self, public: P) -> Setup:
        """The set-up that a state began with."""

    @abstractmethod
    def unpack_public(self, setup: Setup, src: Unpacker) -> P:
        """The public part that was packed."""

    @abstractmethod
    def unpack_own(self, setup: Setup, seat: i64, src: Unpacker) -> O:
        """A seat's own part that was packed."""

    @abstractmethod
    def unpack_hidden(self, setup: Setup, src: Unpacker) -> H:
        """The hidden part that was packed."""

    @abstractmethod
    def check(self, state: State[P, O, H]) -> None:
        """Raise `AssertionError` if an invariant is broken: cards conserved, counts agree."""

    # What follows from these for every game

    def setup(self, text: str) -> Setup:
        """The set-up that a string names, `saboteur(seats=4)`; `ValueError` says what is wrong."""
        return read_setup(text, self._sheet_of)

    def _sheet_of(self, name: str) -> Sheet:
        if name != self.name:
            raise ValueError(f"this is {self.name}, not {name}")
        return self.sheet

    def copy(self, state: State[P, O, H]) -> State[P, O, H]:
        """A state that can be played on without touching the first."""
        own: list[O] = []
        part: O
        for part in state.own:
            own.append(part.copy())  # type: ignore[arg-type]
        return State(state.public.copy(), own, state.hidden.copy())  # type: ignore[arg-type]

    def legal(self, state: State[P, O, H]) -> list[int]:
        """All legal moves of the seat that is asked, ascending; none when the game is over."""
        seat: i64 = self.turn(state.public)[0]
        if seat == NOBODY:
            return []
        moves = Moves()
        self.fill(state.public, state.own[seat], moves)
        return moves.list()

    def refuse_or_play(
        self, state: State[P, O, H], move: i64, log: Log | None = None
    ) -> Refusal | None:
        """Play a move if it is legal; else say why not and change nothing."""
        seat: i64 = self.turn(state.public)[0]
        if seat == NOBODY:
            return Refusal("over", "", "The game is over.")
        why = self.refusal(state.public, state.own[seat], move)
        if why is None:
            self.play(state, move, log)
        return why

    def save(self, state: State[P, O, H]) -> bytes:
        """A state as bytes; `load` gives an equal one."""
        out = Packer()
        state.public.pack(out)
        part: O
        for part in state.own:
            part.pack(out)
        state.hidden.pack(out)
        return out.bytes()

    def load(self, setup: Setup, data: bytes) -> State[P, O, H]:
        """The state that `save` wrote; `ValueError` if the bytes are cut off or damaged."""
        src = Unpacker(data)
        try:
            state = self._unpack(setup, src)
            src.end()
            self.check(state)
            same = self.save(state) == data
        except (AssertionError, IndexError, OverflowError):
            same = False
        if not same:
            raise ValueError("the saved state is damaged")
        return state

    def _unpack(self, setup: Setup, src: Unpacker) -> State[P, O, H]:
        public = self.unpack_public(setup, src)
        own: list[O] = []
        seat: i64
        for seat in range(setup.seats):
            own.append(self.unpack_own(setup, seat, src))
        return State(public, own, self.unpack_hidden(setup, src))

    def view_bytes(self, view: View[P, O]) -> bytes:
        """All that a view holds, in canonical form."""
        out = Packer()
        view.public.pack(out)
        view.own.pack(out)
        return out.bytes()

    def load_view(self, setup: Setup, seat: i64, data: bytes) -> View[P, O]:
        """The view that `view_bytes` wrote; `ValueError` if the bytes are cut off or damaged.

        It is for those who were sent a view: nothing but its form can be checked.
        """
        src = Unpacker(data)
        try:
            public = self.unpack_public(setup, src)
            view = View(seat, public, self.unpack_own(setup, seat, src))
            src.end()
            same = self.view_bytes(view) == data
        except (AssertionError, IndexError, OverflowError):
            same = False
        if not same:
            raise ValueError("the view that was sent is damaged")
        return view

    def digest(self, state: State[P, O, H]) -> str:
        """A fingerprint of the whole state; secret, for it could be searched."""
        return hashlib.sha256(self.save(state)).hexdigest()

    def public_digest(self, public: P) -> str:
        """A fingerprint of what everyone sees."""
        out = Packer()
        public.pack(out)
        return hashlib.sha256(out.bytes()).hexdigest()
