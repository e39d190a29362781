"""The three compartments of Saboteur, made of kit parts."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from motherlode.core.chance import Chance, Fast, unpack_chance
from motherlode.core.packing import Packer, Unpacker
from motherlode.core.state import NOBODY, Compartment
from motherlode.games.saboteur.cards import GOALS, UNKNOWN_ROLE
from motherlode.games.saboteur.rulebook import ADJACENT, JOINED, Rules
from motherlode.kit.mine import Mine
from motherlode.kit.pile import Pile
from motherlode.kit.purse import Purse
from motherlode.kit.reach import Reach
from motherlode.kit.rows import Cards
from motherlode.kit.tools import Tools

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
        self.round: i64 = 0
        self.starter: i64 = 0
        self.phase: i64 = PLAY
        self.asked: i64 = 0

        self.mine = Mine(rules.grid, rules.tiles, keeps_rim=rules.placement == ADJACENT)
        self.reach = Reach(rules.tiles.walk)
        self.part: Reach | None = None
        """The start's part, through stubs too: kept only where SAB-13 `joined` asks for it."""
        self.open: vec[u8] = vec[u8]()
        """The face of each goal that was turned up."""
        self.turning: i64 = 0
        """Goals that were opened and do not lie yet, as bits; or those to choose from (`OPEN`)."""

        self.tools = Tools()
        self.held: vec[u8] = vec[u8]()
        self.folded: vec[u8] = vec[u8]()
        """How many cards each seat has discarded face down in this round (SAB-10)."""
        self.idled: vec[u8] = vec[u8]()
        """How often each seat has passed with an empty hand in this round (SAB-9)."""
        self.spent: vec[u8] = vec[u8]()
        """Cards that everyone saw and that are out of the round, by number."""
        self.pile: i64 = 0
        self.peeked: vec[u8] = vec[u8]()
        """The goals that each seat has looked at, as bits."""
        self.last_turn: i64 = NOBODY
        self.last_card: i64 = NOBODY
        self.streak: i64 = 0
        """Passes in a row, each begun with an empty pile: everyone can count those."""

        self.shown: vec[u8] = vec[u8]()
        """The roles of this round, once it is over (SAB-25)."""
        self.spare: i64 = UNKNOWN_ROLE
        self.offered: i64 = 0
        """How many gold cards lie before the digger who is asked (SAB-31)."""
        self.gold: i64 = 0
        """How many cards the gold pile has."""
        self.ledger = Ledger()
        self.won: vec[u8] = vec[u8]()
        """Who won each round so far: `DIGGER` or `SABOTEUR`."""
        self.nuggets: vec[u8] = vec[u8]()
        """What each seat has, once the game is over (SAB-35, SAB-40)."""

    def lay_out(self) -> None:
        """The table of a fresh round, before cards are dealt: start and face-down goals (SAB-4)."""
        rules = self.rules
        self.mine.clear()
        goal: i64
        for goal in range(GOALS):
            self.mine.put_face_down(rules.goal_cells[goal])
        self.mine.put(rules.start_cell, rules.start_tile)
        self.open = rules.no_goal[:]
        self.turning = 0
        self.tools.broken = rules.no_seat[:]
        self.held = rules.no_seat[:]
        self.folded = rules.no_seat[:]
        self.idled = rules.no_seat[:]
        self.spent = rules.no_card[:]
        self.peeked = rules.no_seat[:]
        self.last_turn = NOBODY
        self.last_card = NOBODY
        self.streak = 0
        self.shown = rules.no_role[:]
        self.spare = UNKNOWN_ROLE
        self.offered = 0
        self.walk_anew()

    def walk_anew(self) -> None:
        """Work out from the tiles what is reached (and, for SAB-13 `joined`, the start's part)."""
        self.reach.start(self.mine, self.rules.start_cell)
        if self.rules.placement == JOINED:
            part = Reach(self.rules.tiles.join)
            part.start(self.mine, self.rules.start_cell)
            self.part = part

    def copy(self) -> "Public":
        """A copy that shares nothing that changes."""
        twin = Public(self.rules)
        twin.mine.become(self.mine)
        twin.reach.become(self.reach)
        part = self.part
        if part is not None:
            twin.part = Reach(self.rules.tiles.join)
            twin.part.become(part)
        twin.round = self.round
        twin.starter = self.starter
        twin.phase = self.phase
        twin.asked = self.asked
        twin.open = self.open[:]
        twin.turning = self.turning
        twin.tools.become(self.tools)
        twin.held = self.held[:]
        twin.folded = self.folded[:]
        twin.idled = self.idled[:]
        twin.spent = self.spent[:]
        twin.pile = self.pile
        twin.peeked = self.peeked[:]
        twin.last_turn = self.last_turn
        twin.last_card = self.last_card
        twin.streak = self.streak
        twin.shown = self.shown[:]
        twin.spare = self.spare
        twin.offered = self.offered
        twin.gold = self.gold
        twin.ledger.become(self.ledger)
        twin.won = self.won[:]
        twin.nuggets = self.nuggets[:]
        return twin

    def pack(self, out: Packer) -> None:
        """Write down all that matters."""
        out.number(self.round)
        out.number(self.starter)
        out.number(self.phase)
        out.number(self.asked)
        self.mine.pack(out)
        out.row(self.open)
        i: i64
        for i in range(GOALS):
            out.number(i64(self.mine.tile[self.rules.goal_cells[i]]))
        out.number(self.turning)
        out.row(self.tools.broken)
        out.row(self.held)
        out.row(self.folded)
        out.row(self.idled)
        out.row(self.spent)
        out.number(self.pile)
        out.row(self.peeked)
        out.number(self.last_turn)
        out.number(self.last_card)
        out.number(self.streak)
        out.row(self.shown)
        out.number(self.spare)
        out.number(self.offered)
        out.number(self.gold)
        self.ledger.pack(out)
        out.row(self.won)
        out.row(self.nuggets)


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
    public.round = src.number()
    public.starter = src.below(rules.seats)
    public.phase = src.below(OVER + 1)
    public.asked = src.number()
    cells: vec[i64] = src.row64()
    i: i64
    for i in range(len(cells)):
        if cells[i] < 0 or cells[i] >= rules.grid.size:
            raise ValueError("the saved state has a card beyond the table: the file is damaged")
        public.mine.lay(cells[i], src.below(rules.path_tiles))
    public.open = src.row()
    for i in range(GOALS):
        tile: i64 = src.below(rules.tiles.count)
        if tile >= rules.path_tiles:
            public.mine.put(rules.goal_cells[i], tile)
    public.walk_anew()
    public.turning = src.number()
    public.tools.broken = src.row()
    public.held = src.row()
    public.folded = src.row()
    public.idled = src.row()
    public.spent = src.row()
    public.pile = src.number()
    public.peeked = src.row()
    public.last_turn = src.number()
    public.last_card = src.number()
    public.streak = src.number()
    public.shown = src.row()
    public.spare = src.number()
    public.offered = src.number()
    public.gold = src.number()
    public.ledger.unpack(src)
    public.won = src.row()
    public.nuggets = src.row()
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
