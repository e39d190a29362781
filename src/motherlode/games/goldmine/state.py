"""The three compartments of Gold Mine. Everything is open but the order of tiles and the dice."""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from motherlode.core.chance import Chance, Fast, unpack_chance
from motherlode.core.packing import Packer, Unpacker
from motherlode.core.state import Compartment
from motherlode.games.goldmine.board import Board
from motherlode.games.goldmine.pieces import NO_COLOUR, NO_KIND, NOWHERE, OVER, PLAIN
from motherlode.games.goldmine.rulebook import Rules
from motherlode.kit.pile import Pile


class Course:
    """How far the game is, whose turn it is, and what is being done in it."""

    def __init__(self) -> None:
        self.phase: i64 = 0
        """0 while miners are chosen (GLD-43), 1 while the mine is built, 2 while it is mined."""
        self.prompt: i64 = 0
        self.asked: i64 = 0
        self.turn: i64 = 0
        """Whose turn it is; another seat may be asked (GLD-32)."""
        self.starter: i64 = 0
        self.order: vec[u8] = vec[u8]()
        """Who still has to choose a miner, the next one first (GLD-43)."""
        self.drawn: i64 = NO_KIND
        """The tile that was drawn and is not laid yet."""
        self.began_on: i64 = PLAIN
        """The symbol under the miner when the turn began."""
        self.more: i64 = 0
        """How many tiles may still be laid after this one (GLD-43, GLD-45)."""
        self.steps: i64 = 0
        """How many tiles may be walked now."""
        self.may_go: bool = False
        """GLD-21: the dice opened the passage."""
        self.may_roll: bool = False
        """GLD-43: Black has laid a tile and may roll."""
        self.may_collapse: bool = False
        """GLD-44: a six was rolled for this walk."""
        self.has_collected: bool = False
        self.victim: i64 = NOWHERE
        """Whom the challenge of this turn was against, while it goes on."""
        self.dice: vec[u8] = vec[u8]()
        """The last dice that were rolled for walking."""

    def become(self, other: "Course") -> None:
        """Be what another course is, and share nothing with it."""
        self.phase = other.phase
        self.prompt = other.prompt
        self.asked = other.asked
        self.turn = other.turn
        self.starter = other.starter
        self.order = other.order[:]
        self.drawn = other.drawn
        self.began_on = other.began_on
        self.more = other.more
        self.steps = other.steps
        self.may_go = other.may_go
        self.may_roll = other.may_roll
        self.may_collapse = other.may_collapse
        self.has_collected = other.has_collected
        self.victim = other.victim
        self.dice = other.dice[:]

    def begin_turn(self, seat: i64) -> None:
        """Nothing has been done yet in a turn."""
        self.turn = seat
        self.asked = seat
        self.drawn = NO_KIND
        self.began_on = PLAIN
        self.more = 0
        self.steps = 0
        self.may_go = False
        self.may_roll = False
        self.may_collapse = False
        self.has_collected = False
        self.victim = NOWHERE
        self.dice = vec[u8]()

    def ask(self, prompt: i64, seat: i64) -> None:
        """A seat is asked for something."""
        self.prompt = prompt
        self.asked = seat

    def pack(self, out: Packer) -> None:
        """Write it down."""
        out.number(self.phase)
        out.number(self.prompt)
        out.number(self.asked)
        out.number(self.turn)
        out.number(self.starter)
        out.row(self.order)
        out.number(self.drawn)
        out.number(self.began_on)
        out.number(self.more)
        out.number(self.steps)
        out.number(i64(self.may_go))
        out.number(i64(self.may_roll))
        out.number(i64(self.may_collapse))
        out.number(i64(self.has_collected))
        out.number(self.victim)
        out.row(self.dice)

    def unpack(self, seats: i64, src: Unpacker) -> None:
        """Read what `pack` wrote."""
        self.phase = src.below(3)
        self.prompt = src.below(OVER + 1)
        self.asked = src.number()
        self.turn = src.below(seats)
        self.starter = src.below(seats)
        self.order = src.row()
        self.drawn = src.number()
        self.began_on = src.number()
        self.more = src.number()
        self.steps = src.number()
        self.may_go = src.below(2) == 1
        self.may_roll = src.below(2) == 1
        self.may_collapse = src.below(2) == 1
        self.has_collected = src.below(2) == 1
        self.victim = src.number()
        self.dice = src.row()


class Crew:
    """The miners: where they stand, what they have, how often they went."""

    def __init__(self, rules: Rules) -> None:
        self.places: vec[i64] = vec[i64]([NOWHERE] * rules.seats)
        """A cell times two, and which of its tunnels."""
        self.nuggets: vec[i64] = rules.no_seat[:]
        self.gold: vec[i64] = vec[i64]([rules.gold_challenges] * rules.seats)
        """Gold challenges that are left (GLD-2)."""
        self.bats: vec[i64] = vec[i64]([rules.bat_challenges] * rules.seats)
        self.colours: vec[u8] = vec[u8]([NO_COLOUR] * rules.seats)
        self.turns: vec[i64] = rules.no_seat[:]
        """Turns of phase 2 that each has had (GLD-36)."""

    def become(self, other: "Crew") -> None:
        """Be what another crew is, and share nothing with it."""
        self.places = other.places[:]
        self.nuggets = other.nuggets[:]
        self.gold = other.gold[:]
        self.bats = other.bats[:]
        self.colours = other.colours[:]
        self.turns = other.turns[:]

    def cell_of(self, seat: i64) -> i64:
        """The cell where a miner stands."""
        return self.places[seat] // 2

    def is_on(self, cell: i64) -> bool:
        """Whether any miner stands on a cell."""
        seat: i64
        for seat in range(len(self.places)):
            if self.places[seat] // 2 == cell:
                return True
        return False

    def pack(self, out: Packer) -> None:
        """Write it down."""
        out.row64(self.places)
        out.row64(self.nuggets)
        out.row64(self.gold)
        out.row64(self.bats)
        out.row(self.colours)
        out.row64(self.turns)

    def unpack(self, src: Unpacker) -> None:
        """Read what `pack` wrote."""
        self.places = src.row64()
        self.nuggets = src.row64()
        self.gold = src.row64()
        self.bats = src.row64()
        self.colours = src.row()
        self.turns = src.row64()


class Supply:
    """Tiles and nuggets that do not lie in the mine, as everyone can count them."""

    def __init__(self, rules: Rules) -> None:
        self.left: vec[u8] = rules.counts[:]
        """Tiles of each kind in the two piles: those that nobody has taken."""
        self.shown: vec[u8] = vec[u8]()
        """The kinds of tiles that were drawn and put back among the 20, one by one (GLD-3)."""
        self.than_now: vec[i64] = vec[i64]()
        """For each of them, how many more such tiles could be drawn then than are there now."""
        self.gone: vec[u8] = rules.no_kind[:]
        """Tiles that a position leaves out of the game."""
        self.building: i64 = 0
        """How many of the 20 are left."""
        self.stack: i64 = 0
        self.open: vec[u8] = vec[u8]([0] * (rules.seats * rules.kinds))
        """Tiles of each kind open before each seat (GLD-41)."""
        self.nuggets: i64 = rules.nuggets
        """Nuggets in the box."""
        self.waiting: i64 = 0
        """Nuggets beside the board (GLD-32)."""

    def become(self, other: "Supply") -> None:
        """Be what another supply is, and share nothing with it."""
        self.left = other.left[:]
        self.shown = other.shown[:]
        self.than_now = other.than_now[:]
        self.gone = other.gone[:]
        self.building = other.building
        self.stack = other.stack
        self.open = other.open[:]
        self.nuggets = other.nuggets
        self.waiting = other.waiting

    def pack(self, out: Packer) -> None:
        """Write it down."""
        out.row(self.left)
        out.row(self.shown)
        out.row64(self.than_now)
        out.row(self.gone)
        out.number(self.building)
        out.number(self.stack)
        out.row(self.open)
        out.number(self.nuggets)
        out.number(self.waiting)

    def unpack(self, src: Unpacker) -> None:
        """Read what `pack` wrote."""
        self.left = src.row()
        self.shown = src.row()
        self.than_now = src.row64()
        self.gone = src.row()
        self.building = src.number()
        self.stack = src.number()
        self.open = src.row()
        self.nuggets = src.number()
        self.waiting = src.number()

    def put_back(self, kind: i64, before: i64) -> None:
        """A tile goes back among the 20, as did so many of its kind before in this turn."""
        self.shown = append(self.shown, u8(kind))
        self.than_now = append(self.than_now, -before)

    def take(self, kind: i64) -> None:
        """A tile is drawn and will be laid."""
        self.left[kind] = u8(i64(self.left[kind]) - 1)
        i: i64
        for i in range(len(self.shown)):
            if i64(self.shown[i]) == kind:
                self.than_now[i] += 1

    def forget_shown(self) -> None:
        """What was put back among the 20 is lost in the stack."""
        self.shown = vec[u8]()
        self.than_now = vec[i64]()

    def open_tiles(self) -> i64:
        """How many tiles lie open before all players together."""
        total: i64 = 0
        i: i64
        for i in range(len(self.open)):
            total += i64(self.open[i])
        return total


class Public(Compartment):
    """What everyone at the table can see."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.course = Course()
        self.board = Board(rules)
        self.crew = Crew(rules)
        self.supply = Supply(rules)
        self.winners: vec[u8] = vec[u8]()
        """Who won, once it is over."""

    def copy(self) -> "Public":
        """A copy that shares nothing that changes."""
        twin = Public(self.rules)
        twin.course.become(self.course)
        twin.board.become(self.board)
        twin.crew.become(self.crew)
        twin.supply.become(self.supply)
        twin.winners = self.winners[:]
        return twin

    def pack(self, out: Packer) -> None:
        """Write down all that matters."""
        self.course.pack(out)
        self.board.pack(out)
        self.crew.pack(out)
        self.supply.pack(out)
        out.row(self.winners)


class Own(Compartment):
    """What one seat alone knows: nothing."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def copy(self) -> "Own":
        """A copy that shares nothing that changes."""
        return Own(self.seat)

    def pack(self, out: Packer) -> None:
        """Write down all that matters."""
        out.number(self.seat)


class Hidden(Compartment):
    """What nobody knows: tiles face down, and dice to come."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.building = Pile()
        self.stack = Pile()
        self.loaded: vec[u8] = vec[u8]()
        """The next dice, the first one last, where a position names them."""

    def copy(self) -> "Hidden":
        """A copy that shares nothing that changes."""
        twin = Hidden(self.chance.copy())
        twin.building.become(self.building)
        twin.stack.become(self.stack)
        twin.loaded = self.loaded[:]
        return twin

    def pack(self, out: Packer) -> None:
        """Write down all that matters."""
        out.row(self.building.list())
        out.row(self.stack.list())
        out.row(self.loaded)
        self.chance.pack(out)


def unpack_public(rules: Rules, src: Unpacker) -> Public:
    """The compartment that `Public.pack` wrote; what follows from the tiles is worked out anew."""
    public = Public(rules)
    public.board.lay_out()
    public.course.unpack(rules.seats, src)
    public.board.unpack(src)
    public.crew.unpack(src)
    public.supply.unpack(src)
    public.winners = src.row()
    return public


def unpack_own(seat: i64, src: Unpacker) -> Own:
    """The compartment that `Own.pack` wrote."""
    if src.number() != seat:
        raise ValueError("the saved seats are out of order: the file is damaged")
    return Own(seat)


def unpack_hidden(src: Unpacker) -> Hidden:
    """The compartment that `Hidden.pack` wrote."""
    hidden = Hidden(Fast(0))
    hidden.building.set(src.row())
    hidden.stack.set(src.row())
    hidden.loaded = src.row()
    hidden.chance = unpack_chance(src)
    return hidden
