"""Setting up a round: dwarfs, goals, cards set aside, hands (SB2-2 to SB2-4, SB2-27)."""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from motherlode.core.chance import Chance
from motherlode.core.events import Log
from motherlode.core.state import NOBODY, State
from motherlode.games.saboteur2.rulebook import Rules
from motherlode.games.saboteur2.state import Hidden, Own, Public
from motherlode.kit.goals import shuffle_goals
from motherlode.kit.hands import deal_hand
from motherlode.kit.news import ROUND_BEGAN, WAS_DEALT
from motherlode.kit.rows import Cards

Table = State[Public, Own, Hidden]


def begin(rules: Rules, chance: Chance, log: Log | None) -> Table:
    """A fresh game: who begins (SAB-8), the first round, no gold yet."""
    own: list[Own] = []
    seat: i64
    for seat in range(rules.seats):
        own.append(Own(seat))
    state = State(Public(rules), own, Hidden(chance))
    public = state.public
    public.rich = rules.no_seat[:]
    public.counted = rules.no_bits[:]
    public.turns.starter = chance.below(rules.seats) if rules.random_first else 0
    deal_round(state, log)
    return state


def next_starter(public: Public) -> i64:
    """SB2-27: the left neighbour of whoever played the last card; else of the last turn."""
    turns = public.turns
    last: i64 = turns.last_turn if turns.last_card == NOBODY else turns.last_card
    return (last + 1) % public.rules.seats


def deal_round(state: Table, log: Log | None) -> None:
    """Lay out the table and deal; `starter` says who begins."""
    public = state.public
    turns = public.turns
    public.lay_out()
    turns.begin_round()
    if log is not None:
        log.tell(ROUND_BEGAN, turns.starter, turns.round)
    own: Own
    for own in state.own:
        own.begin_round(public.rules)
    _deal_dwarfs(state, log)
    state.hidden.goals = shuffle_goals(public.rules.goals, state.hidden.chance)
    _deal_cards(state, log)


def _deal_dwarfs(state: Table, log: Log | None) -> None:
    """SB2-2: all are shuffled, one goes to each player, the rest is set aside unseen."""
    hidden = state.hidden
    dwarfs: vec[u8] = state.public.rules.dwarfs[:]
    hidden.chance.shuffle(dwarfs)
    hidden.dwarfs.set(dwarfs)
    hidden.old_roles = vec[u8]()
    own: Own
    for own in state.own:
        own.role = hidden.dwarfs.draw()
        if log is not None:
            log.whisper(own.seat, WAS_DEALT, own.seat, own.role)


def _deal_cards(state: Table, log: Log | None) -> None:
    """SB2-3, SB2-4: all cards are shuffled, the top ten set aside, six dealt to each player."""
    rules = state.public.rules
    hidden = state.hidden
    hidden.stuck = 0
    deck: vec[u8] = rules.cards[:]
    hidden.chance.shuffle(deck)
    hidden.pile.set(deck)
    hidden.aside = _draw_aside(hidden, rules.aside)
    own: Own
    for own in state.own:
        deal_hand(hidden.pile, own.hand, state.public.tally, own.seat, rules.hand, log)


def _draw_aside(hidden: Hidden, count: i64) -> vec[u8]:
    """Kept ascending: in which order they lie matters to nobody."""
    cards: vec[u8] = vec[u8](capacity=count)
    i: i64
    for i in range(count):
        cards = append(cards, u8(hidden.pile.draw()))
    row = Cards()
    row.set(cards)
    return row.list()
