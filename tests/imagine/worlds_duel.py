"""All worlds of a duel that a player cannot exclude, found by trying everything.

Cards that the player does not see are dealt in all orders to the places that it does not see: the
other's hand, the other's discards, the pile. Nothing that the other does excludes any of them: to
pass and to remove a card are always allowed (DUE-5, DUE-6). Goals are as in the base game.
"""

from collections import Counter

from motherlode.games.duel.game import Table
from tests.imagine.passes import discards_of, hands_of
from tests.imagine.tiny_duel import TinyDuel
from tests.imagine.worlds import World, arrangements, unseen_cards


def cards_of(state: Table) -> World:
    """Hands, discards, and the pile in order."""
    return (
        tuple(map(tuple, hands_of(state))),
        tuple(tuple(sorted(cards)) for cards in discards_of(state)),
        tuple(map(int, state.hidden.pile.list())),
    )


def card_worlds(table: TinyDuel, seat: int) -> "Counter[World]":
    """DUE-1, DUE-5, DUE-6: unseen cards over the other's hand and discards, and the pile."""
    tally, other = table.state.public.tally, 1 - seat
    held, folded = int(tally.held[other]), int(tally.folded[other])
    mine = cards_of(table.state)
    worlds: Counter[World] = Counter()
    for order in arrangements(unseen_cards(table, seat)):
        hands, discards = [mine[0][seat]] * 2, [mine[1][seat]] * 2
        hands[other] = tuple(sorted(order[:held]))
        discards[other] = tuple(sorted(order[held : held + folded]))
        worlds[(tuple(hands), tuple(discards), order[held + folded :])] += 1
    return worlds
