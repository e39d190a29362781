"""Setting up a round: roles, goals, hands, gold (SAB-3 to SAB-8)."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from motherlode.core.chance import Chance
from motherlode.core.events import Log
from motherlode.core.state import NOBODY, State
from motherlode.games.saboteur.rulebook import LAST_CARD, Rules
from motherlode.games.saboteur.state import Hidden, Own, Public
from motherlode.kit.goals import shuffle_goals
from motherlode.kit.hands import deal_hand
from motherlode.kit.news import ROUND_BEGAN, WAS_DEALT
from motherlode.kit.rows import Cards

Table = State[Public, Own, Hidden]


def begin(rules: Rules, chance: Chance, log: Log | None) -> Table:
    """A fresh game: who begins (SAB-8), the first round, all gold in its pile."""
    hidden = Hidden(chance)
    hidden.gold.set(rules.gold[:])
    own: list[Own] = []
    seat: i64
    for seat in range(rules.seats):
        own.append(Own(seat))
    state = State(Public(rules), own, hidden)
    state.public.turns.starter = chance.below(rules.seats) if rules.random_first else 0
    deal_round(state, log)
    return state


def next_starter(public: Public) -> i64:
    """SAB-8: the left neighbour of whoever took the last turn, or played the last card."""
    last: i64 = public.turns.last_turn
    if public.rules.next_starter == LAST_CARD and public.turns.last_card != NOBODY:
        last = public.turns.last_card
    return (last + 1) % public.rules.seats


def deal_round(state: Table, log: Log | None) -> None:
    """Lay out the table and deal; `starter` says who begins."""
    public = state.public
    turns = public.turns
    public.lay_out()
    turns.begin_round()
    if log is not None:
        log.tell(ROUND_BEGAN, turns.starter, turns.round)
    _deal_roles(state, log)
    state.hidden.goals = shuffle_goals(public.rules.goals, state.hidden.chance)
    _deal_hands(state, log)
    _shuffle_gold(state)


def _deal_roles(state: Table, log: Log | None) -> None:
    """SAB-3: one more dwarf than players; the one left over is nobody's to see."""
    hidden = state.hidden
    dwarfs: vec[u8] = state.public.rules.dwarfs[:]
    hidden.chance.shuffle(dwarfs)
    seat: i64
    for seat in range(state.public.rules.seats):
        state.own[seat].role = i64(dwarfs[seat])
        if log is not None:
            log.whisper(seat, WAS_DEALT, seat, i64(dwarfs[seat]))
    hidden.spare = i64(dwarfs[state.public.rules.seats])


def _deal_hands(state: Table, log: Log | None) -> None:
    """SAB-6: all path and action cards, wherever they lay, are shuffled for every round."""
    rules = state.public.rules
    hidden = state.hidden
    hidden.stuck = 0
    deck: vec[u8] = rules.cards[:]
    hidden.chance.shuffle(deck)
    hidden.pile.set(deck)
    own: Own
    for own in state.own:
        own.discards.size = 0
        own.seen = rules.goals.none[:]
        deal_hand(hidden.pile, own.hand, state.public.tally, own.seat, rules.hand, log)


def _shuffle_gold(state: Table) -> None:
    """SAB-7: the gold cards that no player holds are shuffled for every round."""
    gold: vec[u8] = state.hidden.gold.list()
    state.hidden.chance.shuffle(gold)
    state.hidden.gold.set(gold)
    state.public.gold = len(gold)


def sorted_row(cards: vec[u8]) -> vec[u8]:
    """The cards ascending: a shuffle from there does not depend on how they lay before."""
    row = Cards()
    row.set(cards)
    return row.list()
