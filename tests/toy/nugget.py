"""Nugget, a toy: everyone holds a number, one number lies hidden, one dwarf may be a thief.

In turn each seat may `swap` its number with the hidden one, or `stay`. Then each in turn accuses a
seat. The number is the score, plus `prize` for whoever accuses the thief. With as many roles as
seats plus one, there may be no thief. Whoever swaps knows what it left behind; whoever swaps next
then holds it, and the first one knows that too.
"""

from collections.abc import Mapping

from librt.vecs import append, vec
from mypy_extensions import u8

from motherlode.core.chance import Chance, Fast, unpack_chance
from motherlode.core.claims import Claim
from motherlode.core.events import Event, Log
from motherlode.core.game import Game
from motherlode.core.moves import Moves
from motherlode.core.options import read_sheet
from motherlode.core.outcome import Outcome
from motherlode.core.packing import Packer, Unpacker
from motherlode.core.refusals import Refusal
from motherlode.core.setups import Setup
from motherlode.core.state import NOBODY, Compartment, State

SHEET = read_sheet(
    """
    game = "nugget"
    title = "Nugget"
    seats = { from = 2, to = 5, default = 3 }
    edition = "plain"
    [options.prize]
    from = 1
    to = 3
    clause = "NUG-1"
    says = "what it is worth to accuse the thief"
    [editions.plain]
    prize = 2
    """,
    "nugget.toml",
)
NUMBERS = 7
"""Numbers 1 to 7."""
STAY, SWAP, ACCUSE = 0, 1, 2
"""Moves; to accuse seat n is `ACCUSE` + n."""
CHOOSE, POINT, OVER = 0, 1, 2
STAYED, SWAPPED, FOUND, ACCUSED, DEALT = range(5)
NONE = 0
"""No number."""


class Public(Compartment):
    """Whose turn it is, who swapped, who was accused."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.asked = 0
        self.phase = CHOOSE
        self.swapped: vec[u8] = vec[u8]()
        self.accused: vec[u8] = vec[u8]()

    def copy(self) -> "Public":
        twin = Public(self.setup)
        twin.asked, twin.phase = self.asked, self.phase
        twin.swapped, twin.accused = self.swapped[:], self.accused[:]
        return twin

    def pack(self, out: Packer) -> None:
        out.number(self.asked)
        out.number(self.phase)
        out.row(self.swapped)
        out.row(self.accused)


class Own(Compartment):
    """A number, a role, and what it left behind."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.number = NONE
        self.left = NONE
        self.thief = 0

    def copy(self) -> "Own":
        twin = Own(self.seat)
        twin.number, twin.left, twin.thief = self.number, self.left, self.thief
        return twin

    def pack(self, out: Packer) -> None:
        for number in (self.seat, self.number, self.left, self.thief):
            out.number(number)


class Hidden(Compartment):
    """The number in the middle, the numbers nobody has, the spare role."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.middle = NONE
        self.rest: vec[u8] = vec[u8]()
        self.spare = 0

    def copy(self) -> "Hidden":
        twin = Hidden(self.chance.copy())
        twin.middle, twin.rest, twin.spare = self.middle, self.rest[:], self.spare
        return twin

    def pack(self, out: Packer) -> None:
        out.number(self.middle)
        out.row(self.rest)
        out.number(self.spare)
        self.chance.pack(out)


Table = State[Public, Own, Hidden]


class Nugget(Game[Public, Own, Hidden]):
    """The toy as a game."""

    def __init__(self) -> None:
        super().__init__(
            SHEET,
            ["stay", "swap", "accuse"],
            ["choose", "point"],
            ["stayed", "swapped", "found", "accused", "dealt"],
        )

    def begin(self, setup: Setup, chance: Chance, log: Log | None = None) -> Table:
        numbers = vec[u8](range(1, NUMBERS + 1))
        roles = vec[u8]([1] + [0] * setup.seats)
        chance.shuffle(numbers)
        chance.shuffle(roles)
        hidden = Hidden(chance)
        state = State(Public(setup), [Own(seat) for seat in range(setup.seats)], hidden)
        for own in state.own:
            own.number, own.thief = int(numbers[own.seat]), int(roles[own.seat])
            if log is not None:
                log.whisper(own.seat, DEALT, own.seat, own.number, own.thief)
        hidden.middle = int(numbers[setup.seats])
        hidden.rest = numbers[setup.seats + 1 :]
        hidden.spare = int(roles[setup.seats])
        return state

    def arrange(self, setup: Setup, position: object) -> Table:
        """A position of the toy is a list of numbers, one a seat; what is left is dealt."""
        state = self.begin(setup, Fast(0))
        if not isinstance(position, list) or len(set(position)) != setup.seats:
            raise ValueError(f"a position is a list of {setup.seats} numbers")
        for own, number in zip(state.own, position, strict=True):
            own.number = number
        left = vec[u8]([n for n in range(1, NUMBERS + 1) if n not in position])
        state.hidden.middle, state.hidden.rest = int(left[0]), left[1:]
        return state

    def turn(self, public: Public) -> tuple[int, int]:
        return (NOBODY if public.phase == OVER else public.asked), public.phase

    def fill(self, public: Public, own: Own, out: Moves) -> None:
        out.clear()
        for move in range(ACCUSE + public.setup.seats):
            if self.refusal(public, own, move) is None:
                out.add(move)

    def refusal(self, public: Public, own: Own, move: int) -> Refusal | None:
        if not 0 <= move < self.space(public):
            return Refusal("no-such-move", "NUG-1", "There is no such move.")
        if (move >= ACCUSE) != (public.phase == POINT):
            return Refusal("not-now", "NUG-2", "That is not what you are asked.")
        if move - ACCUSE == own.seat:
            return Refusal("oneself", "NUG-3", "You cannot accuse yourself.")
        return None

    def play(self, state: Table, move: int, log: Log | None = None) -> None:
        public, seat = state.public, state.public.asked
        if move >= ACCUSE:
            public.accused = append(public.accused, u8(move - ACCUSE))
        elif move == SWAP:
            own = state.own[seat]
            own.left, own.number, state.hidden.middle = own.number, state.hidden.middle, own.number
            public.swapped = append(public.swapped, u8(seat))
        if log is not None:
            kind = ACCUSED if move >= ACCUSE else SWAPPED if move == SWAP else STAYED
            log.tell(kind, seat, max(0, move - ACCUSE))
            if move == SWAP:
                log.whisper(seat, FOUND, seat, state.own[seat].number)
        public.asked = (seat + 1) % public.setup.seats
        if public.asked == 0:
            public.phase += 1

    def outcome(self, state: Table) -> Outcome:
        prize = int(state.public.setup.value("prize"))
        scores = [
            own.number + prize * state.own[int(state.public.accused[own.seat])].thief
            for own in state.own
        ]
        best = max(scores)
        return Outcome([s for s, score in enumerate(scores) if score == best], scores, "all told")

    def imagine(self, public: Public, own: Own, chance: Chance) -> Table:
        state = State(public.copy(), [Own(s) for s in range(public.setup.seats)], Hidden(Fast(1)))
        state.own[own.seat] = own.copy()
        swappers = [int(seat) for seat in public.swapped]
        known = {own.seat: own.number}
        if own.left != NONE:
            after = swappers[swappers.index(own.seat) + 1 :]
            known[after[0] if after else NOBODY] = own.left
        places = [s for s in [*range(public.setup.seats), NOBODY] if s not in known]
        unseen = vec[u8]([n for n in range(1, NUMBERS + 1) if n not in known.values()])
        chance.shuffle(unseen)
        holds = known | {place: int(unseen[i]) for i, place in enumerate(places)}
        roles = vec[u8]([1 - own.thief] + [0] * (public.setup.seats - 1))
        chance.shuffle(roles)
        self._seat_others(state, own, holds, swappers, roles)
        state.hidden.middle = holds[NOBODY]
        state.hidden.rest = unseen[len(places) :]
        return state

    def _seat_others(
        self,
        state: Table,
        own: Own,
        holds: Mapping[int, int],
        swappers: list[int],
        roles: vec[u8],
    ) -> None:
        others = [other for other in state.own if other.seat != own.seat]
        for other, role in zip(others, roles, strict=False):
            other.number, other.thief = holds[other.seat], int(role)
            if other.seat in swappers:
                after = swappers[swappers.index(other.seat) + 1 :]
                other.left = holds[after[0] if after else NOBODY]
        state.hidden.spare = int(roles[len(roles) - 1])

    def read(self, public: Public, own: Own, text: str) -> int:
        for move in range(self.space(public)):
            if self.write(public, move) == text:
                return move
        raise ValueError(f"{text!r} is no move: write stay, swap or accuse N")

    def write(self, public: Public, move: int) -> str:
        return f"accuse {move - ACCUSE}" if move >= ACCUSE else ["stay", "swap"][move]

    def tell(self, public: Public, event: Event) -> str:
        return f"{event.seat} {self.events_in_words[event.kind]} {event.a} {event.b}"

    def show(self, public: Public, own: Own | None) -> object:
        shown = {"asked": public.asked, "swapped": list(public.swapped)}
        return shown | ({} if own is None else {"self": self.show_own(public, own)})

    def show_own(self, public: Public, own: Own) -> object:
        return {"number": own.number, "thief": own.thief}

    def facts(self, state: Table) -> dict[str, object]:
        return {"numbers": [own.number for own in state.own], "middle": state.hidden.middle}

    def claims(self, public: Public) -> list[Claim]:
        return [Claim(0, 0, number) for number in range(1, NUMBERS + 1)]

    def write_claim(self, public: Public, claim: Claim) -> str:
        return f"I hold {claim.says}"

    def holds(self, state: Table, seat: int, claim: Claim) -> bool:
        return state.own[seat].number == claim.says

    def space(self, public: Public) -> int:
        return ACCUSE + public.setup.seats

    def kind(self, move: int) -> int:
        return min(move, ACCUSE)

    def limit(self, setup: Setup) -> int:
        return 2 * setup.seats

    def setup_of(self, public: Public) -> Setup:
        return public.setup

    def unpack_public(self, setup: Setup, src: Unpacker) -> Public:
        public = Public(setup)
        public.asked, public.phase = src.number(), src.number()
        public.swapped, public.accused = src.row(), src.row()
        return public

    def unpack_own(self, setup: Setup, seat: int, src: Unpacker) -> Own:
        own = Own(seat)
        own.seat, own.number = src.number(), src.number()
        own.left, own.thief = src.number(), src.number()
        return own

    def unpack_hidden(self, setup: Setup, src: Unpacker) -> Hidden:
        hidden = Hidden(Fast(0))
        hidden.middle, hidden.rest, hidden.spare = src.number(), src.row(), src.number()
        hidden.chance = unpack_chance(src)
        return hidden

    def check(self, state: Table) -> None:
        numbers = [own.number for own in state.own] + [state.hidden.middle, *state.hidden.rest]
        assert sorted(map(int, numbers)) == list(range(1, NUMBERS + 1)), "a number is lost"
        assert sum(own.thief for own in state.own) + state.hidden.spare == 1, "one thief"


NUGGET = Nugget()
