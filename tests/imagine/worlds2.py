"""All worlds of the expansion that a seat cannot exclude, found by trying everything.

Dwarfs are dealt in all orders, and what was done to them is done again; deals in which the seat
would have seen something else are left out. Cards that the seat does not see are dealt to all
places that it does not see, but for those that it knows to be in a hand.
"""

from collections import Counter
from collections.abc import Sequence

from motherlode.games.saboteur2.cards import UNKNOWN_ROLE
from motherlode.games.saboteur2.game import Table
from motherlode.games.saboteur2.state import STEAL
from motherlode.kit.goals import UNSEEN
from tests.imagine.passes import discards_of, hands_of
from tests.imagine.tiny import SEATS
from tests.imagine.tiny2 import TinyTable2, Trick
from tests.imagine.worlds import World, arrangements, deals, less, unseen_cards

# Dwarfs


class Dwarfs:
    """A deal of dwarfs, after all that was done to them (SB2-17, SB2-18)."""

    def __init__(self, dealt: Sequence[int], tricks: Sequence[Trick]) -> None:
        self.roles = list(dealt[:SEATS])
        self.aside = list(dealt[SEATS:])
        self.out: list[int] = []
        self.seen: list[list[int]] = [[role] for role in self.roles]
        """By seat, every dwarf that it saw, in order."""
        self.known = [[UNKNOWN_ROLE] * SEATS for _ in range(SEATS)]
        """By seat, others' present dwarfs that it has seen."""
        self.known_out: list[list[int]] = [[] for _ in range(SEATS)]
        """By seat, dwarfs that it knows to be out."""
        for trick, seat, target in tricks:
            if trick == "inspect":
                self._inspect(seat, target)
            else:
                self._swap(target)

    def _inspect(self, seat: int, target: int) -> None:
        self.seen[seat].append(self.roles[target])
        self.known[seat][target] = self.roles[target]

    def _swap(self, target: int) -> None:
        old, self.roles[target] = self.roles[target], self.aside.pop(0)
        self.out.append(old)
        self.seen[target].append(self.roles[target])
        for seat in range(SEATS):
            knows = seat == target or self.known[seat][target] != UNKNOWN_ROLE
            self.known_out[seat].append(old if knows else UNKNOWN_ROLE)
            self.known[seat][target] = UNKNOWN_ROLE

    def world(self) -> World:
        """As `dwarfs_of` has it."""
        return tuple(self.roles), tuple(self.aside), tuple(self.out)


def dwarfs_of(state: Table) -> World:
    """The dwarfs of the seats, those aside in the order they are taken, those that are out."""
    return (
        tuple(int(own.role) for own in state.own),
        tuple(map(int, state.hidden.dwarfs.list()))[::-1],
        tuple(map(int, state.hidden.old_roles)),
    )


def dealt_as(state: Table, tricks: Sequence[Trick]) -> list[int]:
    """How the dwarfs of a state were dealt: what was done to them is taken back."""
    roles, aside, out = map(list, dwarfs_of(state))
    for trick, _, target in reversed(tricks):
        if trick == "swap_roles":
            aside.insert(0, roles[target])
            roles[target] = out.pop()
    return roles + aside


def dwarf_worlds(table: TinyTable2, seat: int) -> "Counter[World]":
    """SB2-2, SB2-17, SB2-18, SB2-20: all deals in which the seat saw what it saw."""
    true = Dwarfs(table.dealt, table.tricks)
    shown = table.state.public.turns.phase == STEAL
    worlds: Counter[World] = Counter()
    for dealt in arrangements(table.dealt):
        dwarfs = Dwarfs(dealt, table.tricks)
        if dwarfs.seen[seat] == true.seen[seat] and (not shown or dwarfs.roles == true.roles):
            worlds[dwarfs.world()] += 1
    return worlds


# Cards


def cards_of(state: Table) -> World:
    """Hands, discards, the pile in order, those aside, and how many forced passes came last."""
    return (
        tuple(map(tuple, hands_of(state))),
        tuple(tuple(sorted(cards)) for cards in discards_of(state)),
        tuple(map(int, state.hidden.pile.list())),
        tuple(map(int, state.hidden.aside)),
        int(state.hidden.stuck),
    )


def card_worlds(table: TinyTable2, seat: int) -> "Counter[World]":
    """SB2-3, SB2-8, SB2-9, SB2-16: unseen cards over all places but the known part of hands."""
    pile = int(table.state.public.tally.pile)
    known = [table.known.get((seat, other), []) for other in range(SEATS)]
    in_front = [card for other in range(SEATS) for card in cards_in_front(table, other)]
    unseen = less(unseen_cards(table, seat), [*in_front, *(card for row in known for card in row)])
    worlds: Counter[World] = Counter()
    for hands, discards, rest, stuck in deals(table, seat, unseen, is_stuck, known):
        worlds[
            (
                tuple(tuple(sorted(hand)) for hand in hands),
                tuple(tuple(sorted(cards)) for cards in discards),
                tuple(rest[:pile]),
                tuple(sorted(rest[pile:])),
                stuck,
            )
        ] += 1
    return worlds


def cards_in_front(table: TinyTable2, seat: int) -> list[int]:
    """SB2-15, SB2-19: a thief or a trap that lies there for all to see."""
    front = table.state.public.front
    names = ["trap"] * front.is_trapped(seat) + ["thief"] * front.has_thief(seat)
    return table.cards(" ".join(names))


def is_stuck(table: TinyTable2, seat: int, hand: list[int]) -> bool:
    """SB2-9: whether there is nothing to do but to pass; SB2-7 needs two cards."""
    front = table.state.public.front
    if front.is_trapped(seat) and len(hand) > 1:
        return False
    return not any(could_play(table, seat, card) for card in hand)


def could_play(table: TinyTable2, seat: int, card: int) -> bool:
    """Whether there is something to do with a card, in a mine where there is room beside the start.

    SB2-15 to SB2-19, SB2-29, for the cards of the tiny tables.
    """
    public = table.state.public
    trapped = [public.front.is_trapped(other) for other in range(SEATS)]
    thieves = [public.front.has_thief(other) for other in range(SEATS)]
    match table.mine.card_names[card]:
        case "map":
            return any(face == UNSEEN for face in public.goals.open)
        case "trap":
            return not all(trapped[other] for other in range(SEATS) if other != seat)
        case "free":
            return any(trapped)
        case "thief":
            return not thieves[seat]
        case "hands_off":
            return any(thieves)
        case "swap_roles":
            return len(public.watch.changed) < len(table.dealt) - SEATS
        case "swap_hands" | "inspect":
            return True
        case _:
            return not trapped[seat]
