"""A full state that one seat cannot tell from the true one.

Unseen cards are equally likely in all unseen places that the seat cannot exclude: dwarfs, goals,
hands, discards and draw pile here; gold in `imagine_gold`.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from motherlode.core.chance import Chance, Fast
from motherlode.core.moves import Moves
from motherlode.core.state import State
from motherlode.games.saboteur.cards import BREAK, FIRST_PATH, GOALS, TOOL_KINDS, UNSEEN
from motherlode.games.saboteur.imagine_gold import imagine_gold
from motherlode.games.saboteur.moves import GOAL_BIT, is_stuck
from motherlode.games.saboteur.state import KEEP, OVER, PLAY, Hidden, Own, Public

Table = State[Public, Own, Hidden]

TRIES: Final = 1000
"""How often hands are dealt anew that would have ended the round already (SAB-24)."""


def imagine(public: Public, own: Own, chance: Chance) -> Table:
    """A state with this public part and this seat's own, the rest dealt at random."""
    table = public.copy()
    hidden = Hidden(Fast(chance.word()))
    others: list[Own] = []
    seat: i64
    for seat in range(table.rules.seats):
        others.append(own.copy() if seat == own.seat else Own(seat))
    state = State(table, others, hidden)
    _imagine_dwarfs(state, own, chance)
    _imagine_goals(state, own, chance)
    imagine_gold(state, own, chance)
    tries: i64 = 0
    while True:
        _imagine_cards(state, own, chance)
        tries += 1
        if _recall_streak(state) or tries == TRIES:
            return state


def _imagine_dwarfs(state: Table, own: Own, chance: Chance) -> None:
    """SAB-3: the dwarfs that this seat does not hold, over the other seats and the spare place."""
    public = state.public
    if public.phase == KEEP or public.phase == OVER:
        seat: i64
        for seat in range(public.rules.seats):
            state.own[seat].role = i64(public.shown[seat])
        state.hidden.spare = public.spare
        return
    unseen: vec[u8] = _without(public.rules.dwarfs, own.role)
    chance.shuffle(unseen)
    next: i64 = 0
    for seat in range(public.rules.seats):
        if seat != own.seat:
            state.own[seat].role = i64(unseen[next])
            next += 1
    state.hidden.spare = i64(unseen[next])


def _imagine_goals(state: Table, own: Own, chance: Chance) -> None:
    """What nobody turned up and this seat did not look at is shuffled over the goals left."""
    public = state.public
    faces: vec[u8] = public.rules.goal_faces[:]
    goals: vec[u8] = public.open[:]
    goal: i64
    for goal in range(GOALS):
        if goals[goal] == UNSEEN:
            goals[goal] = own.seen[goal]
        if goals[goal] != UNSEEN:
            faces = _without(faces, i64(goals[goal]))
    chance.shuffle(faces)
    next: i64 = 0
    for goal in range(GOALS):
        if goals[goal] == UNSEEN:
            goals[goal] = faces[next]
            next += 1
    state.hidden.goals = goals
    _remember_goals(state, own)


def _remember_goals(state: Table, own: Own) -> None:
    """SAB-19: everyone saw who looked at which goal; each remembers what is there."""
    public = state.public
    seat: i64
    goal: i64
    for seat in range(public.rules.seats):
        if seat == own.seat:
            continue
        seen: vec[u8] = public.rules.no_goal[:]
        for goal in range(GOALS):
            if i64(public.peeked[seat]) & GOAL_BIT[goal] != 0:
                seen[goal] = state.hidden.goals[goal]
        state.own[seat].seen = seen


def _imagine_cards(state: Table, own: Own, chance: Chance) -> None:
    """SAB-6, SAB-10: unseen cards over the others' hands, their discards and the pile."""
    public = state.public
    unseen: vec[u8] = unseen_cards(public, own)
    chance.shuffle(unseen)
    next: i64 = 0
    seat: i64
    for seat in range(public.rules.seats):
        if seat == own.seat:
            continue
        other = state.own[seat]
        held: i64 = i64(public.held[seat])
        other.hand.set(unseen[next : next + held])
        next += held
        folded: i64 = i64(public.folded[seat])
        other.discards.set(unseen[next : next + folded])
        next += folded
    state.hidden.pile.set(unseen[next : next + public.pile])


def unseen_cards(public: Public, own: Own) -> vec[u8]:
    """The deck without what lies on the table, what was seen to go, and what this seat had."""
    left: vec[u8] = public.rules.deck[:]
    mine = public.mine
    card: i64
    i: i64
    for card in range(len(left)):
        left[card] = u8(i64(left[card]) - i64(public.spent[card]))
    for i in range(mine.laid.size):
        card = i64(mine.tiles.card[mine.at(mine.laid.items[i])]) + FIRST_PATH
        left[card] = u8(i64(left[card]) - 1)
    seat: i64
    tool: i64
    for seat in range(public.rules.seats):
        for tool in range(TOOL_KINDS):
            if public.tools.is_broken(seat, tool):
                left[BREAK + tool] = u8(i64(left[BREAK + tool]) - 1)
    _strike(left, own.hand.list())
    _strike(left, own.discards.list())
    unseen: vec[u8] = vec[u8](capacity=public.rules.deck_size)
    for card in range(len(left)):
        for i in range(i64(left[card])):
            unseen = append(unseen, u8(card))
    return unseen


def _strike(left: vec[u8], cards: vec[u8]) -> None:
    i: i64
    for i in range(len(cards)):
        left[i64(cards[i])] = u8(i64(left[i64(cards[i])]) - 1)


def _without(cards: vec[u8], card: i64) -> vec[u8]:
    """The cards, in order, without one of a kind."""
    rest: vec[u8] = vec[u8](capacity=len(cards))
    found: bool = False
    i: i64
    for i in range(len(cards)):
        if not found and i64(cards[i]) == card:
            found = True
        else:
            rest = append(rest, cards[i])
    return rest


def _recall_streak(state: Table) -> bool:
    """SAB-24: how many of the passes since the last other turn were forced, in these hands.

    The round goes on, so no circle of them was; hands that say otherwise are refused (`False`).
    Nothing but hands has changed since the streak began, so each pass can be judged now, the
    latest first.
    """
    public = state.public
    state.hidden.stuck = 0
    if public.phase != PLAY or public.streak == 0:
        return True
    scratch = Moves()
    seats: i64 = public.rules.seats
    then: list[Own] = []
    other: Own
    for other in state.own:
        then.append(other.copy())
    idled: vec[u8] = public.idled[:]
    seat: i64 = public.last_turn
    run: i64 = 0
    latest: i64 = -1
    back: i64
    for back in range(public.streak):
        if idled[seat] > 0:
            # Empty hands do not fill again, so a seat's passes without a card came last.
            idled[seat] = u8(i64(idled[seat]) - 1)
        else:
            _take_back(then[seat])
        if is_stuck(public, then[seat], scratch):
            run += 1
            if run == seats:
                return False
        else:
            if latest < 0:
                latest = run
            run = 0
        seat = (seat + seats - 1) % seats
    state.hidden.stuck = run if latest < 0 else latest
    return True


def _take_back(own: Own) -> None:
    """The last discard is in the hand again."""
    own.hand.insert(own.discards.draw())
