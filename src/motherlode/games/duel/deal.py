"""Setting up a round: starts, goals, hands, tokens (DUE-1, DUE-2)."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from motherlode.core.chance import Chance
from motherlode.core.events import Log
from motherlode.core.state import State
from motherlode.games.duel.rulebook import Rules
from motherlode.games.duel.state import Hidden, Own, Public
from motherlode.kit.goals import shuffle_goals
from motherlode.kit.hands import deal_hand
from motherlode.kit.news import ROUND_BEGAN

Table = State[Public, Own, Hidden]


def begin(rules: Rules, chance: Chance, log: Log | None) -> Table:
    """A fresh game: who begins (DUE-2), and the first round."""
    own: list[Own] = []
    seat: i64
    for seat in range(rules.seats):
        own.append(Own(seat))
    state = State(Public(rules), own, Hidden(chance))
    state.public.turns.starter = 0 if rules.green_first else chance.below(rules.seats)
    deal_round(state, log)
    return state


def deal_round(state: Table, log: Log | None) -> None:
    """DUE-1: lay out the table and deal; `starter` says who begins."""
    public = state.public
    hidden = state.hidden
    rules = public.rules
    turns = public.turns
    public.lay_out()
    turns.begin_round()
    if log is not None:
        log.tell(ROUND_BEGAN, turns.starter, turns.round)
    hidden.goals = shuffle_goals(rules.goals, hidden.chance)
    deck: vec[u8] = rules.cards[:]
    hidden.chance.shuffle(deck)
    hidden.pile.set(deck)
    own: Own
    for own in state.own:
        own.discards.clear(rules.no_card)
        own.seen = rules.goals.none[:]
        deal_hand(hidden.pile, own.hand, public.tally, own.seat, rules.hand, log)
