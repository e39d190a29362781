"""Invariants of a state: nothing is lost, nothing appears, counts agree."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from motherlode.core.state import NOBODY, State
from motherlode.games.saboteur.cards import (
    BREAK,
    DIGGER,
    FIRST_PATH,
    GOALS,
    GOLD_VALUES,
    SABOTEUR,
    TOOL_KINDS,
    UNSEEN,
)
from motherlode.games.saboteur.moves import GOAL_BIT
from motherlode.games.saboteur.state import KEEP, LIE, OPEN, OVER, PLAY, Hidden, Own, Public
from motherlode.kit.tiles import FACE_DOWN

Table = State[Public, Own, Hidden]


def check(state: Table) -> None:
    """Raise `AssertionError` with a sentence if an invariant is broken."""
    _check_cards(state)
    _check_ledger(state.public)
    _check_counts(state)
    _check_gold(state)
    _check_dwarfs(state)
    _check_goals(state)
    _check_reach(state.public)
    _check_prompt(state)


def _must(holds: bool, sentence: str) -> None:
    if not holds:
        raise AssertionError(sentence)


def _check_cards(state: Table) -> None:
    """SAB-6: every card of the deck is in exactly one place."""
    public = state.public
    found: vec[i64] = vec[i64]([0] * len(public.rules.deck))
    mine = public.mine
    i: i64
    for i in range(mine.laid.size):
        found[i64(mine.tiles.card[mine.at(mine.laid.items[i])]) + FIRST_PATH] += 1
    seat: i64
    for seat in range(public.rules.seats):
        _tally(found, state.own[seat].hand.list())
        _tally(found, state.own[seat].discards.list())
        for i in range(TOOL_KINDS):
            if public.tools.is_broken(seat, i):
                found[BREAK + i] += 1
    _tally(found, state.hidden.pile.list())
    for i in range(len(found)):
        there: i64 = found[i] + i64(public.spent[i])
        _must(there == i64(public.rules.deck[i]), f"card {i}: {there} are on the table")


def _tally(found: vec[i64], cards: vec[u8]) -> None:
    i: i64
    for i in range(len(cards)):
        found[i64(cards[i])] += 1


def _check_counts(state: Table) -> None:
    """What everyone can count is what is there."""
    public = state.public
    own: Own
    for own in state.own:
        seat: i64 = own.seat
        _must(i64(public.held[seat]) == own.hand.size, f"seat {seat}: cards in hand")
        _must(i64(public.folded[seat]) == own.discards.size, f"seat {seat}: cards discarded")
        gold: i64 = len(own.taken.cards) + len(own.paid.cards)
        _must(public.ledger.cards_of(seat) == gold, f"seat {seat}: gold cards")
        _must(len(own.offers) == GOLD_VALUES * len(own.taken.cards), f"seat {seat}: gold seen")
    _must(public.pile == state.hidden.pile.size, "cards in the draw pile")
    _must(public.gold == state.hidden.gold.size, "cards in the gold pile")
    _must(0 <= state.hidden.stuck < public.rules.seats or public.phase != PLAY, "forced passes")
    _must(state.hidden.stuck <= public.streak or public.phase != PLAY, "more forced than passed")


def _check_gold(state: Table) -> None:
    """SAB-2: every gold card is in exactly one place; exact pays are exact (SAB-33)."""
    public = state.public
    found: vec[i64] = vec[i64]([0, 0, 0, 0])
    own: Own
    for own in state.own:
        _tally(found, own.taken.cards)
        _tally(found, own.paid.cards)
        _tally(found, own.offer)
        _must(len(own.offer) == (public.offered if own.seat == public.asked else 0), "gold offered")
    _tally(found, state.hidden.gold.list())
    i: i64
    for i in range(len(public.rules.gold)):
        found[i64(public.rules.gold[i])] -= 1
    for i in range(GOLD_VALUES + 1):
        _must(found[i] == 0, f"gold cards of {i} nuggets")
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
        _must(ledger.pay_sum[pay] == 0 or total == i64(ledger.pay_sum[pay]), "a pay is not exact")


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
    _must(saboteurs == rules.saboteurs and diggers == rules.diggers, "dwarf cards")


def _check_goals(state: Table) -> None:
    """SAB-4: each face once; what is open or was looked at is what is there."""
    public = state.public
    goals: vec[u8] = state.hidden.goals
    bits: i64 = 0
    goal: i64
    own: Own
    for goal in range(GOALS):
        bits |= GOAL_BIT[i64(goals[goal])]
        _must(public.open[goal] == UNSEEN or public.open[goal] == goals[goal], "an open goal")
        is_down: bool = i64(public.mine.tile[public.rules.goal_cells[goal]]) == FACE_DOWN
        turning: bool = public.turning & GOAL_BIT[goal] != 0
        _must(is_down == (public.open[goal] == UNSEEN or turning), "a goal lies as it should")
        for own in state.own:
            looked: bool = i64(public.peeked[own.seat]) & GOAL_BIT[goal] != 0
            remembers: i64 = i64(goals[goal]) if looked else UNSEEN
            _must(i64(own.seen[goal]) == remembers, f"what seat {own.seat} saw of goal {goal}")
    _must(bits == 7, "a goal face is missing")


def _check_reach(public: Public) -> None:
    """What is kept up to date is what a fresh walk finds."""
    fresh = public.copy()
    fresh.walk_anew()
    _must(public.reach.tied == fresh.reach.tied, "reached mouths")
    _must(public.reach.lead == fresh.reach.lead, "mouths that lead on")
    _must(public.reach.frontier.list() == fresh.reach.frontier.list(), "the frontier")
    part = public.part
    anew = fresh.part
    if part is not None and anew is not None:
        _must(part.tied == anew.tied and part.lead == anew.lead, "the start's part")


def _check_prompt(state: Table) -> None:
    """Somebody is asked until it is over, for something there is."""
    public = state.public
    phase: i64 = public.phase
    if phase == OVER:
        _must(public.asked == NOBODY, "nobody is asked when it is over")
    else:
        _must(0 <= public.asked < public.rules.seats, "somebody is asked")
    _must(phase != KEEP or public.offered > 1, "gold to choose from")
    opened: i64 = 0
    shut: i64 = 0
    goal: i64
    for goal in range(GOALS):
        if public.turning & GOAL_BIT[goal] != 0:
            if public.open[goal] == UNSEEN:
                shut += 1
            else:
                opened += 1
    _must((phase == OPEN) == (shut > 1) and (phase == OPEN or shut == 0), "goals to choose from")
    _must((phase == LIE) == (opened > 0), "a goal to turn")


def _check_ledger(public: Public) -> None:
    """Rows of one table are equally long; every round that is over has a winner."""
    ledger = public.ledger
    _must(len(ledger.take_round) == len(ledger.take_seat), "gold taken")
    pays: i64 = len(ledger.pay_seat)
    _must(len(ledger.pay_round) == pays and len(ledger.pay_cards) == pays, "gold paid")
    _must(len(ledger.pay_sum) == pays, "gold paid")
    ended: i64 = public.round if public.phase == KEEP or public.phase == OVER else public.round - 1
    _must(len(public.won) == ended, "rounds won")
    scores: i64 = public.rules.seats if public.phase == OVER else 0
    _must(len(public.nuggets) == scores, "gold counted")
