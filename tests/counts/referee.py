"""A round of the engine told to the slow referee, and both played in step."""

from collections import Counter

from motherlode.games.saboteur.cards import ROLE_NAMES
from motherlode.games.saboteur.game import SABOTEUR_GAME as GAME
from motherlode.games.saboteur.game import Table
from tests.counts.guided import Guide
from tests.counts.in_step import in_step
from tests.counts.slow_saboteur import SlowDeal, SlowRound

REFEREED = (
    "placement",
    "double_goal",
    "misfit_goal",
    "gold_shares",
    "broken_unpaid",
    "next_starter",
)
"""The options that matter within a round."""


def slow_round(state: Table) -> SlowRound:
    """The referee's side of a round that has just been dealt."""
    public, hidden = state.public, state.hidden
    names = public.rules.words.card_names
    deal = SlowDeal(
        seats=public.rules.seats,
        starter=public.turns.starter,
        roles=[ROLE_NAMES[own.role] for own in state.own],
        spare=ROLE_NAMES[hidden.spare],
        goals=[public.rules.words.faces[face] for face in hidden.goals],
        hands=[[names[card] for card in own.hand.list()] for own in state.own],
        pile=[names[card] for card in reversed(list(hidden.pile.list()))],
        gold=[int(nuggets) for nuggets in reversed(list(hidden.gold.list()))],
    )
    return SlowRound(deal, {name: public.rules.setup.value(name) for name in REFEREED})


def play_in_step(state: Table, slow: SlowRound, guide: Guide, seen: "Counter[str]") -> None:
    """Play a round to its end on both sides; they must agree at each step.

    Counts in `seen` each prompt and the winner. Then the engine is in the next round, or over.
    """
    had = [gold_of(state, seat) for seat in range(slow.deal.seats)]
    for prompt, _ in in_step(GAME, state, slow, guide):
        seen[prompt] += 1
    seen[slow.winner] += 1
    _compare_ends(state, slow, had)


def gold_of(state: Table, seat: int) -> "Counter[int]":
    """The gold cards of a seat by their nuggets."""
    own = state.own[seat]
    return Counter([*map(int, own.taken.cards), *map(int, own.paid.cards)])


def _compare_ends(state: Table, slow: SlowRound, had: "list[Counter[int]]") -> None:
    """Winner, gold of each seat, what is left of it, and who begins next."""
    public = state.public
    assert f"{ROLE_NAMES[public.turns.won[-1]]}s" == slow.winner
    for seat, before in enumerate(had):
        assert gold_of(state, seat) - before == Counter(slow.gold_of[seat])
    assert sorted(state.hidden.gold.list()) == sorted(slow.gold_left)
    if GAME.turn(public)[0] >= 0:
        assert public.turns.starter == slow.next_starter
