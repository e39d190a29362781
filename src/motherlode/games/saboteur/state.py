"""The three compartments of Saboteur, made of kit parts."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from motherlode.core.chance import Chance, Fast, unpack_chance
from motherlode.core.packing import Packer, Unpacker
from motherlode.core.state import Compartment
from motherlode.games.saboteur.cards import UNKNOWN_ROLE
from motherlode.games.saboteur.rulebook import Rules
from motherlode.kit.goals import Goals
from motherlode.kit.maze import Maze
from motherlode.kit.pile import Pile
from motherlode.kit.purse import Purse
from motherlode.kit.rows import Cards
from motherlode.kit.tally import Tally
from motherlode.kit.tools import Tools
from motherlode.kit.turns import Turns

# What the seat that is asked is asked for.
PLAY: Final = 0
OPEN: Final = 1
LIE: Final = 2
KEEP: Final = 3
OVER: Final = 4
PROMPT_NAMES: Final = ["play", "open", "lie", "keep"]


class Ledger:
    """Who got gold cards, how and when: all that everyone could watch of it.

    `take_round`, `take_seat`: the diggers' cards, one by one as they were taken (SAB-31).
    `pay_seat`, `pay_cards`, `pay_sum`: a saboteur's pay (SAB-33): how many cards for which sum;
    a sum of 0 stands for a pay that fell short because the gold pile ran out.
    """

    def __init__(self) -> None:
        self.take_round: vec[u8] = vec[u8]()
        self.take_seat: vec[u8] = vec[u8]()
        self.pay_round: vec[u8] = vec[u8]()
        self.pay_seat: vec[u8] = vec[u8]()
        self.pay_cards: vec[u8] = vec[u8]()
        self.pay_sum: vec[u8] = vec[u8]()

    def become(self, other: "Ledger") -> None:
        """Be what another ledger is, and share nothing with it."""
        self.take_round = other.take_round[:]
        self.take_seat = other.take_seat[:]
        self.pay_round = other.pay_round[:]
        self.pay_seat = other.pay_seat[:]
        self.pay_cards = other.pay_cards[:]
        self.pay_sum = other.pay_sum[:]

    def took(self, round: i64, seat: i64) -> None:
        """A digger has taken one gold card."""
        self.take_round = append(self.take_round, u8(round))
        self.take_seat = append(self.take_seat, u8(seat))

    def was_paid(self, round: i64, seat: i64, cards: i64, sum: i64) -> None:
        """A saboteur has been paid."""
        self.pay_round = append(self.pay_round, u8(round))
        self.pay_seat = append(self.pay_seat, u8(seat))
        self.pay_cards = append(self.pay_cards, u8(cards))
        self.pay_sum = append(self.pay_sum, u8(sum))

    def cards_of(self, seat: i64) -> i64:
        """How many gold cards a seat holds (SAB-35: that is public)."""
        total: i64 = 0
        i: i64
        for i in range(len(self.take_seat)):
            if i64(self.take_seat[i]) == seat:
                total += 1
        for i in range(len(self.pay_seat)):
            if i64(self.pay_seat[i]) == seat:
                total += i64(self.pay_cards[i])
        return total

    def pack(self, out: Packer) -> None:
        """Write it down."""
        out.row(self.take_round)
        out.row(self.take_seat)
        out.row(self.pay_round)
        out.row(self.pay_seat)
        out.row(self.pay_cards)
        out.row(self.pay_sum)

    def unpack(self, src: Unpacker) -> None:
        """Read what `pack` wrote."""
        self.take_round = src.row()
        self.take_seat = src.row()
        self.pay_round = src.row()
        self.pay_seat = src.row()
        self.pay_cards = src.row()
        self.pay_sum = src.row()


class Public(Compartment):
    """What everyone at the table can see."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.turns = Turns()
        self.maze = Maze(rules.ground)
        self.goals = Goals(rules.goals)
        self.tools = Tools()
        self.tally = Tally()

        self.shown: vec[u8] = vec[u8]()
        """The roles of this round, once it is over (SAB-25)."""
        self.spare: i64 = UNKNOWN_ROLE
        self.offered: i64 = 0
        """How many gold cards lie before the digger who is asked (SAB-31)."""
        self.gold: i64 = 0
        """How many cards the gold pile has."""
        self.ledger = Ledger()
        self.nuggets: vec[i64] = vec[i64]()
        """What each seat has, once the game is over (SAB-35, SAB-40)."""

    def lay_out(self) -> None:
        """The table of a fresh round, before cards are dealt: start and face-down goals (SAB-4)."""
        rules = self.rules
        self.maze.lay_out(rules.goals.cells)
        self.goals.clear(rules.no_seat)
        self.tools.broken = rules.no_seat[:]
        self.tally.clear(rules.no_seat, rules.no_card)
        self.shown = rules.no_role[:]
        self.spare = UNKNOWN_ROLE
        self.offered = 0

    def copy(self) -> "Public":
        """A copy that shares nothing that changes."""
        twin = Public(self.rules)
        twin.turns.become(self.turns)
        twin.maze.become(self.maze)
        twin.goals.become(self.goals)
        twin.tools.become(self.tools)
        twin.tally.become(self.tally)
        twin.shown = self.shown[:]
        twin.spare = self.spare
        twin.offered = self.offered
        twin.gold = self.gold
        twin.ledger.become(self.ledger)
        twin.nuggets = self.nuggets[:]
        return twin

    def pack(self, out: Packer) -> None:
        """Write down all that matters."""
        self.turns.pack(out)
        self.maze.mine.pack(out)
        self.goals.pack(self.maze, out)
        out.row(self.tools.broken)
        self.tally.pack(out)
        out.row(self.shown)
        out.number(self.spare)
        out.number(self.offered)
        out.number(self.gold)
        self.ledger.pack(out)
        out.row64(self.nuggets)


class Own(Compartment):
    """What one seat alone knows."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat
        self.role: i64 = UNKNOWN_ROLE
        self.hand = Cards()
        self.discards = Pile()
        """What it discarded face down in this round, in order."""
        self.seen: vec[u8] = vec[u8]()
        """A copy of each goal face it has looked at."""
        self.taken = Purse()
        """Gold cards taken as a digger, one for each of its takes in the ledger."""
        self.paid = Purse()
        """Gold cards paid as a saboteur."""
        self.offer: vec[u8] = vec[u8]()
        """Gold cards handed to it now, ascending, to keep one of (SAB-31)."""
        self.offers: vec[u8] = vec[u8]()
        """For each of its takes, how many ones, twos and threes it saw: three numbers a take."""

    def copy(self) -> "Own":
        """A copy that shares nothing that changes."""
        twin = Own(self.seat)
        twin.role = self.role
        twin.hand.become(self.hand)
        twin.discards.become(self.discards)
        twin.seen = self.seen[:]
        twin.taken.become(self.taken)
        twin.paid.become(self.paid)
        twin.offer = self.offer[:]
        twin.offers = self.offers[:]
        return twin

    def pack(self, out: Packer) -> None:
        """Write down all that matters."""
        out.number(self.seat)
        out.number(self.role)
        out.row(self.hand.list())
        out.row(self.discards.list())
        out.row(self.seen)
        out.row(self.taken.cards)
        out.row(self.paid.cards)
        out.row(self.offer)
        out.row(self.offers)

    def nuggets(self) -> i64:
        """All its gold."""
        return self.taken.nuggets() + self.paid.nuggets()


class Hidden(Compartment):
    """What nobody knows."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.pile = Pile()
        self.goals: vec[u8] = vec[u8]()
        self.spare: i64 = UNKNOWN_ROLE
        self.gold = Pile()
        self.stuck: i64 = 0
        """Forced passes in a row (SAB-24): it would tell whether a passer held a playable card."""

    def copy(self) -> "Hidden":
        """A copy that shares nothing that changes."""
        twin = Hidden(self.chance.copy())
        twin.pile.become(self.pile)
        twin.goals = self.goals[:]
        twin.spare = self.spare
        twin.gold.become(self.gold)
        twin.stuck = self.stuck
        return twin

    def pack(self, out: Packer) -> None:
        """Write down all that matters."""
        out.row(self.pile.list())
        out.row(self.goals)
        out.number(self.spare)
        out.row(self.gold.list())
        out.number(self.stuck)
        self.chance.pack(out)


def unpack_public(rules: Rules, src: Unpacker) -> Public:
    """The compartment that `Public.pack` wrote; what follows from the tiles is worked out anew."""
    public = Public(rules)
    public.lay_out()
    public.turns.unpack(rules.seats, OVER + 1, src)
    public.maze.unpack(src)
    public.goals.unpack(public.maze, src)
    public.maze.walk_anew()
    public.tools.broken = src.row()
    public.tally.unpack(src)
    public.shown = src.row()
    public.spare = src.number()
    public.offered = src.number()
    public.gold = src.number()
    public.ledger.unpack(src)
    public.nuggets = src.row64()
    return public


def unpack_own(seat: i64, src: Unpacker) -> Own:
    """The compartment that `Own.pack` wrote."""
    own = Own(seat)
    if src.number() != seat:
        raise ValueError("the saved seats are out of order: the file is damaged")
    own.role = src.number()
    own.hand.set(src.row())
    own.discards.set(src.row())
    own.seen = src.row()
    own.taken.cards = src.row()
    own.paid.cards = src.row()
    own.offer = src.row()
    own.offers = src.row()
    return own


def unpack_hidden(src: Unpacker) -> Hidden:
    """The compartment that `Hidden.pack` wrote."""
    hidden = Hidden(Fast(0))
    hidden.pile.set(src.row())
    hidden.goals = src.row()
    hidden.spare = src.number()
    hidden.gold.set(src.row())
    hidden.stuck = src.number()
    hidden.chance = unpack_chance(src)
    return hidden
