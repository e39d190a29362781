"""The three compartments of Saboteur Duel, made of kit parts."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from motherlode.core.chance import Chance, Fast, unpack_chance
from motherlode.core.packing import Packer, Unpacker
from motherlode.core.state import Compartment
from motherlode.games.duel.maps import Maps
from motherlode.games.duel.rulebook import Rules
from motherlode.kit.goals import Goals
from motherlode.kit.pile import Pile
from motherlode.kit.rows import Cards
from motherlode.kit.tally import Tally
from motherlode.kit.tools import Tools
from motherlode.kit.turns import Turns

# What the seat that is asked is asked for.
PLAY: Final = 0
LIE: Final = 1
OVER: Final = 2
PROMPT_NAMES: Final = ["play", "lie"]


class Public(Compartment):
    """What both players can see."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.turns = Turns()
        self.maps = Maps(rules)
        self.goals = Goals(rules.goals)
        self.claimed: vec[u8] = vec[u8]()
        """Whose token lies on each goal: a seat, or `NO_SEAT` (DUE-10)."""
        self.tools = Tools()
        """The sabotage card in front of each player: one broken tool at most (DUE-11)."""
        self.tally = Tally()
        self.nuggets: vec[i64] = vec[i64]()
        """What each has under own tokens, once the game is over (DUE-15)."""

    def lay_out(self) -> None:
        """The table of a fresh round, before cards are dealt (DUE-1)."""
        rules = self.rules
        self.maps.lay_out(rules)
        self.goals.clear(rules.no_seat)
        self.claimed = rules.no_token[:]
        self.tools.broken = rules.no_seat[:]
        self.tally.clear(rules.no_seat, rules.no_card)

    def copy(self) -> "Public":
        """A copy that shares nothing that changes."""
        twin = Public(self.rules)
        twin.turns.become(self.turns)
        twin.maps.become(self.maps)
        twin.goals.become(self.goals)
        twin.claimed = self.claimed[:]
        twin.tools.become(self.tools)
        twin.tally.become(self.tally)
        twin.nuggets = self.nuggets[:]
        return twin

    def pack(self, out: Packer) -> None:
        """Write down all that matters."""
        self.turns.pack(out)
        self.maps.mine.pack(out)
        self.goals.pack(self.maps.green, out)
        out.row(self.claimed)
        out.row(self.tools.broken)
        self.tally.pack(out)
        out.row64(self.nuggets)


class Own(Compartment):
    """What one player alone knows."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat
        self.hand = Cards()
        self.discards = Pile()
        """What it discarded unseen in this round, in order (DUE-6)."""
        self.seen: vec[u8] = vec[u8]()
        """A copy of each goal face it has looked at (DUE-13)."""

    def copy(self) -> "Own":
        """A copy that shares nothing that changes."""
        twin = Own(self.seat)
        twin.hand.become(self.hand)
        twin.discards.become(self.discards)
        twin.seen = self.seen[:]
        return twin

    def pack(self, out: Packer) -> None:
        """Write down all that matters."""
        out.number(self.seat)
        out.row(self.hand.list())
        out.row(self.discards.list())
        out.row(self.seen)


class Hidden(Compartment):
    """What nobody knows."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.pile = Pile()
        self.goals: vec[u8] = vec[u8]()

    def copy(self) -> "Hidden":
        """A copy that shares nothing that changes."""
        twin = Hidden(self.chance.copy())
        twin.pile.become(self.pile)
        twin.goals = self.goals[:]
        return twin

    def pack(self, out: Packer) -> None:
        """Write down all that matters."""
        out.row(self.pile.list())
        out.row(self.goals)
        self.chance.pack(out)


def unpack_public(rules: Rules, src: Unpacker) -> Public:
    """The compartment that `Public.pack` wrote; what follows from the tiles is worked out anew."""
    public = Public(rules)
    public.lay_out()
    public.turns.unpack(rules.seats, OVER + 1, src)
    public.maps.unpack(src)
    public.goals.unpack(public.maps.green, src)
    public.maps.walk_anew()
    public.claimed = src.row()
    public.tools.broken = src.row()
    public.tally.unpack(src)
    public.nuggets = src.row64()
    return public


def unpack_own(seat: i64, src: Unpacker) -> Own:
    """The compartment that `Own.pack` wrote."""
    own = Own(seat)
    if src.number() != seat:
        raise ValueError("the saved seats are out of order: the file is damaged")
    own.hand.set(src.row())
    own.discards.set(src.row())
    own.seen = src.row()
    return own


def unpack_hidden(src: Unpacker) -> Hidden:
    """The compartment that `Hidden.pack` wrote."""
    hidden = Hidden(Fast(0))
    hidden.pile.set(src.row())
    hidden.goals = src.row()
    hidden.chance = unpack_chance(src)
    return hidden
