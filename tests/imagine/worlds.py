"""All worlds that a seat cannot exclude, found by trying everything; each with its odds.

What is tried are all orders in which the cards that the seat does not see can lie in the places
that it does not see. All are equally likely. Some look the same in the end, which makes that world
more likely; some contradict what the seat knows, and are left out.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, TypeVar

from motherlode.games.saboteur.cards import UNKNOWN_ROLE
from motherlode.games.saboteur.game import Table
from motherlode.games.saboteur.state import KEEP, Own, Public
from motherlode.kit.goals import UNSEEN
from tests.imagine.passes import (
    Rows,
    circles,
    discards_of,
    forced_passes,
    hands_of,
    run_at_the_end,
)
from tests.imagine.tiny import SEATS, Tiny, TinyTable

T = TypeVar("T", bound=Tiny)
World = tuple[Any, ...]


def arrangements(cards: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """All different orders of these cards."""
    if not cards:
        yield ()
    for first in sorted(set(cards)):
        rest = list(cards)
        rest.remove(first)
        for order in arrangements(rest):
            yield (first, *order)


def less(cards: Sequence[int], gone: Sequence[int]) -> list[int]:
    """The cards without those that are gone, which must be among them."""
    rest = Counter(cards)
    rest.subtract(gone)
    assert min(rest.values(), default=0) >= 0
    return sorted(rest.elements())


# Dwarfs and goals


def dwarfs_of(state: Table) -> World:
    """The role of each seat and the spare one."""
    return (*(int(own.role) for own in state.own), int(state.hidden.spare))


def dwarf_worlds(public: Public, own: Own) -> "Counter[World]":
    """SAB-3, SAB-25: all that are not shown, over the other seats and the spare place."""
    shown = [*map(int, public.shown), int(public.spare)]
    if shown[own.seat] == UNKNOWN_ROLE:
        shown[own.seat] = int(own.role)
    known = [role for role in shown if role != UNKNOWN_ROLE]
    rest = less(list(map(int, public.rules.dwarfs)), known)
    return Counter(filled(shown, UNKNOWN_ROLE, order) for order in arrangements(rest))


def goals_of(state: Table) -> World:
    """The face of each goal."""
    return tuple(map(int, state.hidden.goals))


def goal_worlds(public: Public, own: Own) -> "Counter[World]":
    """SAB-4, SAB-19: all faces that neither lie open nor were looked at."""
    known = [
        int(face if face != UNSEEN else seen)
        for face, seen in zip(public.goals.open, own.seen, strict=True)
    ]
    rest = less([0, 1, 2], [face for face in known if face != UNSEEN])
    return Counter(filled(known, UNSEEN, order) for order in arrangements(rest))


def filled(row: list[int], gap: int, cards: Sequence[int]) -> World:
    """The row with the cards in its gaps, in order."""
    fresh = iter(cards)
    return tuple(next(fresh) if card == gap else card for card in row)


# Cards


def cards_of(state: Table) -> World:
    """Hands, discards in order, the pile in order, and how many forced passes came last."""
    return (
        tuple(map(tuple, hands_of(state))),
        tuple(map(tuple, discards_of(state))),
        tuple(map(int, state.hidden.pile.list())),
        int(state.hidden.stuck),
    )


def card_worlds(table: TinyTable, seat: int) -> "Counter[World]":
    """SAB-6, SAB-10, SAB-24: unseen cards over the others' hands, discards, and the pile."""
    worlds: Counter[World] = Counter()
    for hands, discards, rest, stuck in deals(table, seat, unseen_cards(table, seat), is_stuck):
        worlds[
            (
                tuple(tuple(sorted(hand)) for hand in hands),
                tuple(map(tuple, discards)),
                tuple(rest),
                stuck,
            )
        ] += 1
    return worlds


def deals(
    table: T,
    seat: int,
    unseen: list[int],
    is_stuck: Callable[[T, int, list[int]], bool],
    known: Sequence[Sequence[int]] = ((),) * SEATS,
) -> Iterator[tuple[Rows, Rows, list[int], int]]:
    """All ways to deal unseen cards to others' hands and discards, and what is left of them.

    Cards that are known of hands are in them. Each comes with how many forced passes came last;
    those in which a circle of passes was forced are left out (SAB-24).
    """
    tally, own = table.state.public.tally, table.state.own[seat]
    for order in arrangements(unseen):
        rest = list(order)
        hands = [list(cards) for cards in known]
        discards: Rows = [[] for _ in known]
        for other in range(SEATS):
            if other == seat:
                hands[other] = list(map(int, own.hand.list()))
                discards[other] = list(map(int, own.discards.list()))
            else:
                missing = int(tally.held[other]) - len(hands[other])
                hands[other] += [rest.pop(0) for _ in range(missing)]
                discards[other] = [rest.pop(0) for _ in range(int(tally.folded[other]))]
        forced = forced_passes(table.passes, hands, discards, partial(is_stuck, table))
        if not circles(forced, SEATS):
            yield hands, discards, rest, run_at_the_end(forced)


def unseen_cards(table: Tiny, seat: int) -> list[int]:
    """The deck without what lies on the table, what was seen to go, and what the seat had."""
    public, own = table.state.public, table.state.own[seat]
    names = table.mine.card_names
    deck = [card for card, count in enumerate(table.mine.deck) for _ in range(count)]
    seen = [*map(int, own.hand.list()), *map(int, own.discards.list())]
    seen += [card for card, count in enumerate(public.tally.spent) for _ in range(int(count))]
    for laid in table.game.show(public, None).maze:  # type: ignore[attr-defined]
        seen.append(names.index(laid.card))
    for player in table.game.show(public, None).seats:  # type: ignore[attr-defined]
        seen += [names.index(f"break_{tool}") for tool in player.broken]
    return less(deck, seen)


def is_stuck(table: TinyTable, seat: int, hand: list[int]) -> bool:
    """Whether there is nothing to do but to pass."""
    return not any(could_play(table, seat, card) for card in hand)


def could_play(table: TinyTable, seat: int, card: int) -> bool:
    """Whether there is something to do with a card, in a mine where there is room beside the start.

    SAB-14 to SAB-19, for the cards of a tiny box.
    """
    public = table.state.public
    broken = [bool(tools) for tools in public.tools.broken]
    match table.mine.card_names[card]:
        case "map":
            return any(face == UNSEEN for face in public.goals.open)
        case "break_pick":
            return not all(broken)
        case "fix_pick":
            return any(broken)
        case _:
            return not broken[seat]


# Gold


def gold_of(state: Table) -> World:
    """Gold taken and paid, seat by seat, in order; what is offered; the pile in order."""
    offer: list[int] = []
    if state.public.turns.phase == KEEP:
        offer = list(map(int, state.own[state.public.turns.asked].offer))
    return (
        tuple(tuple(map(int, own.taken.cards)) for own in state.own),
        tuple(tuple(map(int, own.paid.cards)) for own in state.own),
        tuple(sorted(offer)),
        tuple(map(int, state.hidden.gold.list())),
    )


def gold_in_order(state: Table) -> list[int]:
    """All gold cards of a state, in the order in which `Shares` cuts them."""
    ledger = state.public.ledger
    taken = [list(map(int, own.taken.cards)) for own in state.own]
    paid = [list(map(int, own.paid.cards)) for own in state.own]
    order = [taken[seat].pop(0) for seat in ledger.take_seat]
    order += gold_of(state)[2]
    for seat, cards in zip(ledger.pay_seat, ledger.pay_cards, strict=True):
        order += [paid[seat].pop(0) for _ in range(int(cards))]
    return order + list(map(int, state.hidden.gold.list()))


class Shares:
    """All gold cards in one possible order, cut into where they went."""

    def __init__(self, public: Public, order: Sequence[int]) -> None:
        ledger = public.ledger
        rest = list(order)
        self.takes = [
            (int(number), int(seat), rest.pop(0))
            for number, seat in zip(ledger.take_round, ledger.take_seat, strict=True)
        ]
        self.offer = sorted(rest.pop(0) for _ in range(int(public.offered)))
        self.pays = [
            (int(number), int(seat), [rest.pop(0) for _ in range(int(cards))])
            for number, seat, cards in zip(
                ledger.pay_round, ledger.pay_seat, ledger.pay_cards, strict=True
            )
        ]
        self.pile = rest

    def taken_by(self, seat: int) -> list[int]:
        """What a digger took, in order."""
        return [nuggets for _, taker, nuggets in self.takes if taker == seat]

    def paid_to(self, seat: int) -> list[int]:
        """What a saboteur was paid, in order."""
        return [nuggets for _, who, cards in self.pays if who == seat for nuggets in cards]

    def seen_by(self, seat: int, now: int) -> list[int]:
        """SAB-31: for each of a seat's takes, how many ones, twos and threes lay before it."""
        counts = []
        for at, (number, taker, _) in enumerate(self.takes):
            if taker == seat:
                there = [nuggets for round_, _, nuggets in self.takes[at:] if round_ == number]
                there += self.offer if number == now else []
                counts += [there.count(nuggets) for nuggets in (1, 2, 3)]
        return counts

    def left_after(self, pay: int) -> list[int]:
        """What was in the gold pile after a saboteur's pay."""
        number = self.pays[pay][0]
        left = [nuggets for _, _, cards in self.pays[pay + 1 :] for nuggets in cards]
        left += [nuggets for round_, _, nuggets in self.takes if round_ > number]
        return left + self.offer + self.pile

    def world(self) -> World:
        """As `gold_of` has it."""
        return (
            tuple(tuple(self.taken_by(seat)) for seat in range(SEATS)),
            tuple(tuple(self.paid_to(seat)) for seat in range(SEATS)),
            tuple(self.offer),
            tuple(self.pile),
        )


def gold_worlds(public: Public, own: Own) -> "Counter[World]":
    """SAB-31, SAB-33, SAB-35: all orders of the gold that fit what the seat knows."""
    worlds: Counter[World] = Counter()
    for order in arrangements(list(map(int, public.rules.gold))):
        shares = Shares(public, order)
        if seat_agrees(shares, public, own) and pays_agree(shares, public):
            worlds[shares.world()] += 1
    return worlds


def seat_agrees(shares: Shares, public: Public, own: Own) -> bool:
    """Whether the seat remembers its own gold and what it was handed so."""
    seat, turns = int(own.seat), public.turns
    offered = turns.phase == KEEP and turns.asked == seat
    if offered and shares.offer != list(map(int, own.offer)):
        return False
    return (
        shares.taken_by(seat) == list(map(int, own.taken.cards))
        and shares.paid_to(seat) == list(map(int, own.paid.cards))
        and shares.seen_by(seat, int(turns.round)) == list(map(int, own.offers))
    )


def pays_agree(shares: Shares, public: Public) -> bool:
    """SAB-33: exact pays are exact; one that fell short left only cards that were too much."""
    for at, (number, _, cards) in enumerate(shares.pays):
        saboteurs = sum(paid_in == number for paid_in, _, _ in shares.pays)
        exact = int(public.ledger.pay_sum[at])
        short = int(public.rules.saboteur_pay[saboteurs]) - sum(cards)
        if exact and sum(cards) != exact:
            return False
        if not exact and (short <= 0 or any(nuggets <= short for nuggets in shares.left_after(at))):
            return False
    return True
