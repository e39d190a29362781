"""The three compartments of the expansion, made of kit parts and a few of its own."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from motherlode.core.chance import Chance, Fast, unpack_chance
from motherlode.core.packing import Packer, Unpacker
from motherlode.core.state import Compartment
from motherlode.games.saboteur2.cards import UNKNOWN_ROLE
from motherlode.games.saboteur2.front import Front
from motherlode.games.saboteur2.memory import HandMemory
from motherlode.games.saboteur2.rulebook import Rules
from motherlode.kit.goals import Goals
from motherlode.kit.maze import Maze
from motherlode.kit.pile import Pile
from motherlode.kit.rows import Cards
from motherlode.kit.tally import Tally
from motherlode.kit.tools import Tools
from motherlode.kit.turns import Turns

# What the seat that is asked is asked for.
PLAY: Final = 0
OPEN: Final = 1
LIE: Final = 2
STEAL: Final = 3
OVER: Final = 4
PROMPT_NAMES: Final = ["play", "open", "lie", "steal"]


class Watch:
    """What everyone could watch others learn: who saw whose dwarf or hand, not what they saw."""

    def __init__(self) -> None:
        self.sees: vec[i64] = vec[i64]()
        """For each seat, the seats whose present dwarf it has seen, as bits (SB2-17)."""
        self.changed: vec[u8] = vec[u8]()
        """The seats whose dwarf was swapped in this round, in order (SB2-18)."""
        self.knows_old: vec[i64] = vec[i64]()
        """For each swap of a dwarf, the seats that know which was discarded, as bits."""
        self.handed: i64 = 0
        """The seats whose hands others have held, as bits, since they last discarded (SB2-16)."""
        self.given: vec[u8] = vec[u8]()
        """For two seats, how many cards of the second's hand the first surely knows (SB2-16)."""

    def become(self, other: "Watch") -> None:
        """Be what another watch is, and share nothing with it."""
        self.sees = other.sees[:]
        self.changed = other.changed[:]
        self.knows_old = other.knows_old[:]
        self.handed = other.handed
        self.given = other.given[:]

    def clear(self, rules: Rules) -> None:
        """Nobody has learned anything yet."""
        self.sees = rules.no_bits[:]
        self.changed = vec[u8]()
        self.knows_old = vec[i64]()
        self.handed = 0
        self.given = rules.no_pair[:]

    def pack(self, out: Packer) -> None:
        """Write it down."""
        out.row64(self.sees)
        out.row(self.changed)
        out.row64(self.knows_old)
        out.number(self.handed)
        out.row(self.given)

    def unpack(self, src: Unpacker) -> None:
        """Read what `pack` wrote."""
        self.sees = src.row64()
        self.changed = src.row()
        self.knows_old = src.row64()
        self.handed = src.number()
        self.given = src.row()


class Public(Compartment):
    """What everyone at the table can see."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.turns = Turns()
        self.maze = Maze(rules.ground)
        self.goals = Goals(rules.goals)
        self.tools = Tools()
        self.front = Front()
        self.tally = Tally()
        self.watch = Watch()
        self.discarded: vec[u8] = vec[u8]()
        """How many cards went with each pass of the streak (SB2-8)."""

        self.shown: vec[u8] = vec[u8]()
        """The roles of this round, once it is over (SB2-20)."""
        self.queue: vec[u8] = vec[u8]()
        """Thieves who may still steal, the one who is asked first (SB2-24)."""
        self.rich: vec[u8] = vec[u8]()
        """1 for each seat that has gold: that much is public (SB2-24)."""
        self.counted: vec[i64] = vec[i64]()
        """What each seat gained so far: dwarfs are shown and thefts seen, so all can add it up."""
        self.nuggets: vec[i64] = vec[i64]()
        """What each seat has, once the game is over (SB2-26)."""

    def lay_out(self) -> None:
        """The table of a fresh round, before cards are dealt: start and face-down goals (SAB-4)."""
        rules = self.rules
        self.maze.lay_out(rules.goals.cells)
        self.goals.clear(rules.no_seat)
        self.tools.broken = rules.no_seat[:]
        self.front.clear()
        self.tally.clear(rules.no_seat, rules.no_card)
        self.watch.clear(rules)
        self.discarded = vec[u8]()
        self.shown = rules.no_role[:]
        self.queue = vec[u8]()

    def copy(self) -> "Public":
        """A copy that shares nothing that changes."""
        twin = Public(self.rules)
        twin.turns.become(self.turns)
        twin.maze.become(self.maze)
        twin.goals.become(self.goals)
        twin.tools.become(self.tools)
        twin.front.become(self.front)
        twin.tally.become(self.tally)
        twin.watch.become(self.watch)
        twin.discarded = self.discarded[:]
        twin.shown = self.shown[:]
        twin.queue = self.queue[:]
        twin.rich = self.rich[:]
        twin.counted = self.counted[:]
        twin.nuggets = self.nuggets[:]
        return twin

    def pack(self, out: Packer) -> None:
        """Write down all that matters."""
        self.turns.pack(out)
        self.maze.mine.pack(out)
        self.goals.pack(self.maze, out)
        out.row(self.tools.broken)
        self.front.pack(out)
        self.tally.pack(out)
        self.watch.pack(out)
        out.row(self.discarded)
        out.row(self.shown)
        out.row(self.queue)
        out.row(self.rich)
        out.row64(self.counted)
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
        self.roles: vec[u8] = vec[u8]()
        """Others' present dwarfs that it has seen (SB2-17)."""
        self.old_roles: vec[u8] = vec[u8]()
        """For each swap of a dwarf, which was discarded, if it knows (SB2-18)."""
        self.gave = HandMemory()
        """Cards that it knows others to hold, for it once held their hands (SB2-16)."""
        self.got = HandMemory()
        """Cards in its own hand, by the seats that it knows to know them."""
        self.nuggets: i64 = 0
        """Its gold: how much is secret (SB2-24)."""

    def begin_round(self, rules: Rules) -> None:
        """Nothing is known of a fresh round; gold stays."""
        self.hand.size = 0
        self.discards.clear(rules.no_card)
        self.seen = rules.goals.none[:]
        self.roles = rules.no_role[:]
        self.old_roles = vec[u8]()
        self.gave.clear()
        self.got.clear()

    def copy(self) -> "Own":
        """A copy that shares nothing that changes."""
        twin = Own(self.seat)
        twin.role = self.role
        twin.hand.become(self.hand)
        twin.discards.become(self.discards)
        twin.seen = self.seen[:]
        twin.roles = self.roles[:]
        twin.old_roles = self.old_roles[:]
        twin.gave.become(self.gave)
        twin.got.become(self.got)
        twin.nuggets = self.nuggets
        return twin

    def pack(self, out: Packer) -> None:
        """Write down all that matters."""
        out.number(self.seat)
        out.number(self.role)
        out.row(self.hand.list())
        out.row(self.discards.list())
        out.row(self.seen)
        out.row(self.roles)
        out.row(self.old_roles)
        self.gave.pack(out)
        self.got.pack(out)
        out.number(self.nuggets)


class Hidden(Compartment):
    """What nobody knows."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.pile = Pile()
        self.aside: vec[u8] = vec[u8]()
        """The cards set aside for this round, ascending (SB2-3)."""
        self.goals: vec[u8] = vec[u8]()
        self.dwarfs = Pile()
        """The dwarfs set aside; the next to be taken is on top (SB2-2, SB2-18)."""
        self.old_roles: vec[u8] = vec[u8]()
        """The dwarfs that were discarded, in order (SB2-18)."""
        self.stuck: i64 = 0
        """Forced passes in a row (SAB-24): it would tell whether a passer held a playable card."""

    def copy(self) -> "Hidden":
        """A copy that shares nothing that changes."""
        twin = Hidden(self.chance.copy())
        twin.pile.become(self.pile)
        twin.aside = self.aside[:]
        twin.goals = self.goals[:]
        twin.dwarfs.become(self.dwarfs)
        twin.old_roles = self.old_roles[:]
        twin.stuck = self.stuck
        return twin

    def pack(self, out: Packer) -> None:
        """Write down all that matters."""
        out.row(self.pile.list())
        out.row(self.aside)
        out.row(self.goals)
        out.row(self.dwarfs.list())
        out.row(self.old_roles)
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
    public.front.unpack(src)
    public.tally.unpack(src)
    public.watch.unpack(src)
    public.discarded = src.row()
    public.shown = src.row()
    public.queue = src.row()
    public.rich = src.row()
    public.counted = src.row64()
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
    own.roles = src.row()
    own.old_roles = src.row()
    own.gave.unpack(src)
    own.got.unpack(src)
    own.nuggets = src.number()
    return own


def unpack_hidden(src: Unpacker) -> Hidden:
    """The compartment that `Hidden.pack` wrote."""
    hidden = Hidden(Fast(0))
    hidden.pile.set(src.row())
    hidden.aside = src.row()
    hidden.goals = src.row()
    hidden.dwarfs.set(src.row())
    hidden.old_roles = src.row()
    hidden.stuck = src.number()
    hidden.chance = unpack_chance(src)
    return hidden
