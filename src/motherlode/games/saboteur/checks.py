"""Invariants of a state: nothing is lost, nothing appears, counts agree."""

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.state import NOBODY, State
from motherlode.games.saboteur.cards import DIGGER, FIRST_PATH, GOLD_VALUES, SABOTEUR
from motherlode.games.saboteur.state import KEEP, LIE, OPEN, OVER, PLAY, Hidden, Own, Public
from motherlode.kit.checks import (
    check_deck,
    check_goals,
    check_maze,
    check_seen,
    check_turning,
    count_cards,
    count_table,
    must,
)

Table = State[Public, Own, Hidden]


def check(state: Table) -> None:
    """Raise `AssertionError` with a sentence if an invariant is broken."""
    _check_cards(state)
    _check_ledger(state.public)
    _check_counts(state)
    _check_gold(state)
    _check_dwarfs(state)
    check_goals(state.public.goals, state.public.maze, state.hidden.goals)
    check_maze(state.public.maze)
    _check_prompt(state)


def _check_cards(state: Table) -> None:
    """SAB-6: every card of the deck is in exactly one place."""
    public = state.public
    found: vec[i64] = vec[i64]([0] * len(public.rules.deck))
    count_table(found, public.tally, public.maze, public.tools, FIRST_PATH)
    own: Own
    for own in state.own:
        count_cards(found, own.hand.list())
        count_cards(found, own.discards.list())
    count_cards(found, state.hidden.pile.list())
    check_deck(found, public.rules.deck)


def _check_counts(state: Table) -> None:
    """What everyone can count is what is there."""
    public = state.public
    own: Own
    for own in state.own:
        seat: i64 = own.seat
        must(i64(public.tally.held[seat]) == own.hand.size, f"seat {seat}: cards in hand")
        must(i64(public.tally.folded[seat]) == own.discards.size, f"seat {seat}: cards discarded")
        check_seen(public.goals, state.hidden.goals, own.seen, seat)
        gold: i64 = len(own.taken.cards) + len(own.paid.cards)
        must(public.ledger.cards_of(seat) == gold, f"seat {seat}: gold cards")
        must(len(own.offers) == GOLD_VALUES * len(own.taken.cards), f"seat {seat}: gold seen")
    must(public.tally.pile == state.hidden.pile.size, "cards in the draw pile")
    must(public.gold == state.hidden.gold.size, "cards in the gold pile")
    must(
        0 <= state.hidden.stuck < public.rules.seats or public.turns.phase != PLAY, "forced passes"
    )
    must(
        state.hidden.stuck <= public.turns.streak or public.turns.phase != PLAY,
        "more forced than passed",
    )


def _check_gold(state: Table) -> None:
    """SAB-2: every gold card is in exactly one place; exact pays are exact (SAB-33)."""
    public = state.public
    found: vec[i64] = vec[i64]([0, 0, 0, 0])
    own: Own
    for own in state.own:
        count_cards(found, own.taken.cards)
        count_cards(found, own.paid.cards)
        count_cards(found, own.offer)
        must(
            len(own.offer) == (public.offered if own.seat == public.turns.asked else 0),
            "gold offered",
        )
    count_cards(found, state.hidden.gold.list())
    i: i64
    for i in range(len(public.rules.gold)):
        found[i64(public.rules.gold[i])] -= 1
    for i in range(GOLD_VALUES + 1):
        must(found[i] == 0, f"gold cards of {i} nuggets")
    _check_pays(state)


def _check_pays(state: Table) -> None:
    ledger = state.public.ledger
    at: vec[i64] = vec[i64]([0] * state.public.rules.seats)
    pay: i64
    i: i64
    for pay in range(len(ledger.pay_seat)):
        seat: i64 = i64(ledger.pay_seat[pay])
        total: i64 = 0
        for i in range(i64(ledger.pay_cards[pay])):
            total += i64(state.own[seat].paid.cards[at[seat] + i])
        at[seat] += i64(ledger.pay_cards[pay])
        must(ledger.pay_sum[pay] == 0 or total == i64(ledger.pay_sum[pay]), "a pay is not exact")


def _check_dwarfs(state: Table) -> None:
    """SAB-3: so many diggers, so many saboteurs, one of them spare."""
    rules = state.public.rules
    saboteurs: i64 = 1 if state.hidden.spare == SABOTEUR else 0
    diggers: i64 = 1 if state.hidden.spare == DIGGER else 0
    own: Own
    for own in state.own:
        if own.role == SABOTEUR:
            saboteurs += 1
        elif own.role == DIGGER:
            diggers += 1
    must(saboteurs == rules.saboteurs and diggers == rules.diggers, "dwarf cards")


def _check_prompt(state: Table) -> None:
    """Somebody is asked until it is over, for something there is."""
    public = state.public
    phase: i64 = public.turns.phase
    if phase == OVER:
        must(public.turns.asked == NOBODY, "nobody is asked when it is over")
    else:
        must(0 <= public.turns.asked < public.rules.seats, "somebody is asked")
    must(phase != KEEP or public.offered > 1, "gold to choose from")
    check_turning(public.goals, asks_which=phase == OPEN, asks_how=phase == LIE)


def _check_ledger(public: Public) -> None:
    """Rows of one table are equally long; every round that is over has a winner."""
    ledger = public.ledger
    must(len(ledger.take_round) == len(ledger.take_seat), "gold taken")
    pays: i64 = len(ledger.pay_seat)
    must(len(ledger.pay_round) == pays and len(ledger.pay_cards) == pays, "gold paid")
    must(len(ledger.pay_sum) == pays, "gold paid")
    ended: i64 = (
        public.turns.round
        if public.turns.phase == KEEP or public.turns.phase == OVER
        else public.turns.round - 1
    )
    must(len(public.turns.won) == ended, "rounds won")
    scores: i64 = public.rules.seats if public.turns.phase == OVER else 0
    must(len(public.nuggets) == scores, "gold counted")
