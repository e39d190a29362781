"""A full state that one player cannot tell from the true one.

Unseen cards are equally likely in all unseen places, and nothing that the other did excludes any:
whoever passes or removes a card may do so with every hand.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from motherlode.core.chance import Chance, Fast
from motherlode.core.state import State
from motherlode.games.duel.cards import FIRST_PATH
from motherlode.games.duel.state import Hidden, Own, Public
from motherlode.kit.unseen import (
    imagine_faces,
    off_the_table,
    one_by_one,
    remembered_faces,
    strike,
)

Table = State[Public, Own, Hidden]


def imagine(public: Public, own: Own, chance: Chance) -> Table:
    """A state with this public part and this player's own, the rest dealt at random."""
    hidden = Hidden(Fast(chance.word()))
    other = Own(1 - own.seat)
    hidden.goals = imagine_faces(public.goals, own.seen, chance)
    other.seen = remembered_faces(public.goals, hidden.goals, other.seat)
    _deal_unseen(public, own, other, hidden, chance)
    both = [own.copy(), other] if own.seat == 0 else [other, own.copy()]
    return State(public.copy(), both, hidden)


def _deal_unseen(public: Public, own: Own, other: Own, hidden: Hidden, chance: Chance) -> None:
    """DUE-1, DUE-6: over the other's hand, its discards and the pile."""
    unseen: vec[u8] = unseen_cards(public, own)
    chance.shuffle(unseen)
    held: i64 = i64(public.tally.held[other.seat])
    gone: i64 = held + i64(public.tally.folded[other.seat])
    other.hand.set(unseen[:held])
    other.discards.set(unseen[held:gone])
    hidden.pile.set(unseen[gone : gone + public.tally.pile])


def unseen_cards(public: Public, own: Own) -> vec[u8]:
    """The deck without what lies on the table, what was seen to go, and what this seat had."""
    left: vec[u8] = off_the_table(
        public.rules.deck, public.tally, public.maps.green, public.tools, FIRST_PATH
    )
    strike(left, own.hand.list())
    strike(left, own.discards.list())
    return one_by_one(left)
