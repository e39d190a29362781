"""Invariants of a state: nothing is lost, nothing appears, counts agree."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from motherlode.core.state import NOBODY, State
from motherlode.games.saboteur2.cards import FIRST_PATH, THIEF, TRAP, UNKNOWN_ROLE
from motherlode.games.saboteur2.state import LIE, OPEN, OVER, PLAY, STEAL, Hidden, Own, Public
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
from motherlode.kit.rows import Cards
from motherlode.kit.seats import has_seat

Table = State[Public, Own, Hidden]


def check(state: Table) -> None:
    """Raise `AssertionError` with a sentence if an invariant is broken."""
    _check_cards(state)
    _check_counts(state)
    _check_dwarfs(state)
    _check_knowledge(state)
    check_goals(state.public.goals, state.public.maze, state.hidden.goals)
    check_maze(state.public.maze)
    _check_prompt(state)


def _check_cards(state: Table) -> None:
    """SB2-3: every card of the deck is in exactly one place."""
    public = state.public
    found: vec[i64] = vec[i64]([0] * len(public.rules.deck))
    count_table(found, public.tally, public.maze, public.tools, FIRST_PATH)
    own: Own
    for own in state.own:
        count_cards(found, own.hand.list())
        count_cards(found, own.discards.list())
        if public.front.is_trapped(own.seat):
            found[TRAP] += 1
    found[THIEF] += len(public.front.thieves)
    count_cards(found, state.hidden.pile.list())
    count_cards(found, state.hidden.aside)
    check_deck(found, public.rules.deck)


def _check_counts(state: Table) -> None:
    """What everyone can count is what is there."""
    public = state.public
    tally = public.tally
    own: Own
    for own in state.own:
        seat: i64 = own.seat
        must(i64(tally.held[seat]) == own.hand.size, f"seat {seat}: cards in hand")
        must(i64(tally.folded[seat]) == own.discards.size, f"seat {seat}: cards discarded")
        must((public.rich[seat] != 0) == (own.nuggets > 0), f"seat {seat}: has gold or not")
        must(own.nuggets >= 0, f"seat {seat}: nuggets")
        check_seen(public.goals, state.hidden.goals, own.seen, seat)
    must(tally.pile == state.hidden.pile.size, "cards in the draw pile")
    must(len(public.discarded) == public.turns.streak, "passes in a row")
    if public.turns.phase == PLAY:
        must(0 <= state.hidden.stuck < public.rules.seats, "forced passes")
        must(state.hidden.stuck <= public.turns.streak, "more forced than passed")


def _check_dwarfs(state: Table) -> None:
    """SB2-2, SB2-18: every dwarf is with a player, aside or out."""
    found: vec[i64] = vec[i64]([0] * UNKNOWN_ROLE)
    own: Own
    for own in state.own:
        found[own.role] += 1
    count_cards(found, state.hidden.dwarfs.list())
    count_cards(found, state.hidden.old_roles)
    dwarfs: vec[u8] = state.public.rules.dwarfs
    i: i64
    for i in range(len(dwarfs)):
        found[i64(dwarfs[i])] -= 1
    for i in range(len(found)):
        must(found[i] == 0, f"dwarfs of role {i}")


def _check_knowledge(state: Table) -> None:
    """What seats know is true, and everyone can tell that they know it."""
    public = state.public
    watch = public.watch
    swaps: i64 = len(watch.changed)
    must(len(watch.knows_old) == swaps, "swaps of dwarfs")
    must(len(state.hidden.old_roles) == swaps, "dwarfs out of the round")
    own: Own
    other: Own
    i: i64
    for own in state.own:
        must(len(own.old_roles) == swaps, "what a seat knows of swaps")
        for i in range(swaps):
            knows_old: bool = has_seat(watch.knows_old[i], own.seat)
            old: i64 = i64(state.hidden.old_roles[i]) if knows_old else UNKNOWN_ROLE
            must(i64(own.old_roles[i]) == old, f"seat {own.seat}: a dwarf out of the round")
        for other in state.own:
            sees: bool = has_seat(watch.sees[own.seat], other.seat)
            role: i64 = other.role if sees else UNKNOWN_ROLE
            must(i64(own.roles[other.seat]) == role, f"seat {own.seat}: a dwarf it has seen")
            _check_memory(public, own, other)


def _check_memory(public: Public, own: Own, other: Own) -> None:
    """SB2-16: cards known of a hand are in it; who knows them may be known in turn."""
    known: vec[u8] = own.gave.of(other.seat)
    noticed: vec[u8] = other.got.of(own.seat)
    given: i64 = i64(public.watch.given[own.seat * public.rules.seats + other.seat])
    if len(known) == 0 and len(noticed) == 0 and given == 0:
        return  # as nearly always: there is nothing that could be wrong
    must(_holds(other.hand, known), f"seat {own.seat}: cards of seat {other.seat}")
    noted = Cards()
    noted.set(known)
    must(_holds(noted, noticed), f"seat {other.seat}: what others know of it")
    handed: bool = has_seat(public.watch.handed, other.seat)
    must(handed or len(known) == 0, f"seat {other.seat}: its hand was handed round")
    must(given <= len(known), f"seat {own.seat}: surely knows cards of seat {other.seat}")


def _holds(hand: Cards, cards: vec[u8]) -> bool:
    rest = Cards()
    rest.become(hand)
    i: i64
    for i in range(len(cards)):
        if not rest.has(i64(cards[i])):
            return False
        rest.remove(i64(cards[i]))
    return True


def _check_prompt(state: Table) -> None:
    """Somebody is asked until it is over, for something there is."""
    public = state.public
    turns = public.turns
    if turns.phase == OVER:
        must(turns.asked == NOBODY, "nobody is asked when it is over")
    else:
        must(0 <= turns.asked < public.rules.seats, "somebody is asked")
    ended: bool = turns.phase in (STEAL, OVER)
    must(len(turns.won) == (turns.round if ended else turns.round - 1), "rounds won")
    must((turns.phase == STEAL) == (len(public.queue) > 0), "thieves who may steal")
    must(turns.phase != STEAL or i64(public.queue[0]) == turns.asked, "the thief who is asked")
    scores: i64 = public.rules.seats if turns.phase == OVER else 0
    must(len(public.nuggets) == scores, "gold counted")
    check_turning(public.goals, asks_which=turns.phase == OPEN, asks_how=turns.phase == LIE)
