"""The three compartments of Dwarf Corporation. All is open but the order of the deck."""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from motherlode.core.chance import Chance, Fast, unpack_chance
from motherlode.core.packing import Packer, Unpacker
from motherlode.core.state import Compartment
from motherlode.games.corporation.field import Field
from motherlode.games.corporation.pieces import (
    CARDS,
    COLOUR_BIT,
    COLOURS,
    CTHULHU,
    NO_COLOUR,
    OVER,
    OVERTIME,
)
from motherlode.games.corporation.rulebook import Rules
from motherlode.kit.pile import Pile


class Course:
    """Whose turn it is, and how far the dig is."""

    def __init__(self, rules: Rules) -> None:
        self.prompt: i64 = 0
        self.asked: i64 = 0
        self.turn: i64 = 0
        self.starter: i64 = 0
        self.turns: i64 = 0
        """Turns that were taken."""
        self.idle: i64 = 0
        """Turns in a row without a crystal (COR-31)."""
        self.has_traded: vec[i64] = rules.no_seat[:]
        """1 for each seat whose first trade is over (COR-8)."""
        self.colour: i64 = NO_COLOUR
        """Of the dig, once it is chosen (COR-7)."""
        self.left: i64 = 0
        """Crystals of the dig that are left, without Overtime."""
        self.declared: bool = False
        """COR-26: nobody but the digger is paid in this dig."""
        self.has_moved: bool = False
        """Whether a crystal was put on the field, or taken off a Cave-in, in this turn."""
        self.used: vec[u8] = vec[u8]([0] * rules.tokens)
        """Overtime cards that were used in this turn, by the tokens they have left less one."""

    def become(self, other: "Course") -> None:
        """Be what another course is, and share nothing with it."""
        self.prompt = other.prompt
        self.asked = other.asked
        self.turn = other.turn
        self.starter = other.starter
        self.turns = other.turns
        self.idle = other.idle
        self.has_traded = other.has_traded[:]
        self.colour = other.colour
        self.left = other.left
        self.declared = other.declared
        self.has_moved = other.has_moved
        self.used = other.used[:]

    def pack(self, out: Packer) -> None:
        """Write it down."""
        out.number(self.prompt)
        out.number(self.asked)
        out.number(self.turn)
        out.number(self.starter)
        out.number(self.turns)
        out.number(self.idle)
        out.row64(self.has_traded)
        out.number(self.colour)
        out.number(self.left)
        out.number(i64(self.declared))
        out.number(i64(self.has_moved))
        out.row(self.used)

    def unpack(self, seats: i64, src: Unpacker) -> None:
        """Read what `pack` wrote."""
        self.prompt = src.below(OVER + 1)
        self.asked = src.number()
        self.turn = src.below(seats)
        self.starter = src.below(seats)
        self.turns = src.number()
        self.idle = src.number()
        self.has_traded = src.row64()
        self.colour = src.below(COLOURS + 1)
        self.left = src.number()
        self.declared = src.below(2) == 1
        self.has_moved = src.below(2) == 1
        self.used = src.row()


class Holdings:
    """What each player has: money, gnomes, investments, cards."""

    def __init__(self, rules: Rules) -> None:
        self.tokens: i64 = rules.tokens
        self.money: vec[i64] = rules.no_seat[:]
        self.gnomes: vec[i64] = vec[i64]([rules.gnomes] * rules.seats)
        self.loose: vec[u8] = rules.no_colour[:]
        """Investments that can be swapped, by seat and colour."""
        self.fixed: vec[u8] = rules.no_colour[:]
        """Those under Exchange (COR-25)."""
        self.cards: vec[u8] = rules.no_card[:]
        """Chest cards, by seat and kind; a Cave-in until it is used."""
        self.overtime: vec[u8] = rules.no_token[:]
        """Overtime cards, by seat and the tokens they have less one."""
        self.watchers: vec[u8] = vec[u8]()
        """Who holds a Cthulhu, the one held longest first (COR-22)."""
        self.caves: vec[u8] = vec[u8]()
        """The crystals on each Cave-in that was used, two numbers a card (COR-27)."""

    def become(self, other: "Holdings") -> None:
        """Be what other holdings are, and share nothing with them."""
        self.money = other.money[:]
        self.gnomes = other.gnomes[:]
        self.loose = other.loose[:]
        self.fixed = other.fixed[:]
        self.cards = other.cards[:]
        self.overtime = other.overtime[:]
        self.watchers = other.watchers[:]
        self.caves = other.caves[:]

    def card(self, seat: i64, kind: i64) -> i64:
        """How many cards of a kind a player holds."""
        return i64(self.cards[seat * CARDS + kind])

    def invested(self, seat: i64, colour: i64) -> i64:
        """All investments of a player in a corporation."""
        at: i64 = seat * COLOURS + colour
        return i64(self.loose[at]) + i64(self.fixed[at])

    def invest(self, seat: i64, colour: i64, more: i64) -> None:
        """So many more (or fewer) investments that can be swapped."""
        at: i64 = seat * COLOURS + colour
        self.loose[at] = u8(i64(self.loose[at]) + more)

    def gain(self, seat: i64, kind: i64) -> None:
        """A player gets a card."""
        at: i64 = seat * CARDS + kind
        self.cards[at] = u8(i64(self.cards[at]) + 1)
        if kind == OVERTIME:
            full: i64 = seat * self.tokens + self.tokens - 1
            self.overtime[full] = u8(i64(self.overtime[full]) + 1)
        elif kind == CTHULHU:
            self.watchers = append(self.watchers, u8(seat))

    def lose(self, seat: i64, kind: i64) -> None:
        """A card leaves a player; its tokens or its watch are the caller's to settle."""
        at: i64 = seat * CARDS + kind
        self.cards[at] = u8(i64(self.cards[at]) - 1)

    def caved_in(self) -> i64:
        """The colours that lie on a Cave-in, as bits."""
        colours: i64 = 0
        i: i64
        for i in range(len(self.caves)):
            if i64(self.caves[i]) != NO_COLOUR:
                colours |= COLOUR_BIT[i64(self.caves[i])]
        return colours

    def pack(self, out: Packer) -> None:
        """Write it down."""
        out.row64(self.money)
        out.row64(self.gnomes)
        out.row(self.loose)
        out.row(self.fixed)
        out.row(self.cards)
        out.row(self.overtime)
        out.row(self.watchers)
        out.row(self.caves)

    def unpack(self, src: Unpacker) -> None:
        """Read what `pack` wrote."""
        self.money = src.row64()
        self.gnomes = src.row64()
        self.loose = src.row()
        self.fixed = src.row()
        self.cards = src.row()
        self.overtime = src.row()
        self.watchers = src.row()
        self.caves = src.row()


class Chests:
    """The chest cards that nobody holds, as everyone can count them."""

    def __init__(self, rules: Rules) -> None:
        self.left: vec[u8] = rules.cards[:]
        """Cards of each kind in the deck."""
        self.discards: vec[u8] = vec[u8]([0] * CARDS)
        self.gone: vec[u8] = vec[u8]([0] * CARDS)
        """Cards that a position leaves out of the game."""

    def become(self, other: "Chests") -> None:
        """Be what other chests are, and share nothing with them."""
        self.left = other.left[:]
        self.discards = other.discards[:]
        self.gone = other.gone[:]

    def discard(self, kind: i64) -> None:
        """A card goes to the discards."""
        self.discards[kind] = u8(i64(self.discards[kind]) + 1)

    def pack(self, out: Packer) -> None:
        """Write it down."""
        out.row(self.left)
        out.row(self.discards)
        out.row(self.gone)

    def unpack(self, src: Unpacker) -> None:
        """Read what `pack` wrote."""
        self.left = src.row()
        self.discards = src.row()
        self.gone = src.row()


class Public(Compartment):
    """What everyone at the table can see."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.course = Course(rules)
        self.field = Field(rules)
        self.holdings = Holdings(rules)
        self.chests = Chests(rules)
        self.winners: vec[u8] = vec[u8]()
        """Who won, once it is over."""

    def copy(self) -> "Public":
        """A copy that shares nothing that changes."""
        twin = Public(self.rules)
        twin.course.become(self.course)
        twin.field.become(self.field)
        twin.holdings.become(self.holdings)
        twin.chests.become(self.chests)
        twin.winners = self.winners[:]
        return twin

    def pack(self, out: Packer) -> None:
        """Write down all that matters."""
        self.course.pack(out)
        self.field.pack(out)
        self.holdings.pack(out)
        self.chests.pack(out)
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
    """What nobody knows: the order of the deck."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.deck = Pile()

    def copy(self) -> "Hidden":
        """A copy that shares nothing that changes."""
        twin = Hidden(self.chance.copy())
        twin.deck.become(self.deck)
        return twin

    def pack(self, out: Packer) -> None:
        """Write down all that matters."""
        out.row(self.deck.list())
        self.chance.pack(out)


def unpack_public(rules: Rules, src: Unpacker) -> Public:
    """The compartment that `Public.pack` wrote; what follows from it is worked out anew."""
    public = Public(rules)
    public.course.unpack(rules.seats, src)
    public.field.unpack(src)
    public.holdings.unpack(src)
    public.chests.unpack(src)
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
    hidden.deck.set(src.row())
    hidden.chance = unpack_chance(src)
    return hidden
