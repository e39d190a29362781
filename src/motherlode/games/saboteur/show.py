"""A view of Saboteur as named, typed data: for wire, clients and drawings."""

import msgspec

from motherlode.games.saboteur.cards import ROLE_NAMES
from motherlode.games.saboteur.state import OVER, PROMPT_NAMES, Own, Public
from motherlode.kit.shown import (
    Goal,
    Laid,
    broken_tools,
    looked_at,
    names_of,
    show_goals,
    show_maze,
    what_was_seen,
)


class Seat(msgspec.Struct, frozen=True, gc=False):
    """What everyone sees of a player."""

    seat: int
    cards: int
    discarded: int
    broken: list[str]
    looked_at: list[str]
    gold_cards: int
    role: str | None
    nuggets: int | None


class Self(msgspec.Struct, frozen=True, gc=False):
    """What this seat alone knows."""

    seat: int
    role: str
    hand: list[str]
    discarded: list[str]
    gold: list[int]
    offer: list[int]
    seen: dict[str, str]
    """The faces that it has looked at, by the cells of the goals."""


class Shown(msgspec.Struct, frozen=True, gc=False):
    """All that a view holds."""

    game: str
    setup: str
    round: int
    rounds: int
    starter: int
    asked: int | None
    prompt: str | None
    maze: list[Laid]
    goals: list[Goal]
    seats: list[Seat]
    pile: int
    gold_pile: int
    offered: int
    winners: list[str]
    """Who won each round so far: `digger` or `saboteur`."""
    spare: str | None
    self: Self | None


def show(public: Public, own: Own | None) -> Shown:
    """The view as data; a spectator's without `own`."""
    rules = public.rules
    over = public.turns.phase == OVER
    return Shown(
        game=rules.setup.game,
        setup=rules.setup.text,
        round=public.turns.round,
        rounds=rules.rounds,
        starter=public.turns.starter,
        asked=None if over else public.turns.asked,
        prompt=None if over else PROMPT_NAMES[public.turns.phase],
        maze=show_maze(rules.words, public.maze),
        goals=show_goals(rules.words, public.maze, public.goals),
        seats=[_seat(public, seat) for seat in range(rules.seats)],
        pile=public.tally.pile,
        gold_pile=public.gold,
        offered=public.offered,
        winners=[ROLE_NAMES[role] for role in public.turns.won],
        spare=_role(public.spare),
        self=None if own is None else show_own(public, own),
    )


def _seat(public: Public, seat: int) -> Seat:
    rules = public.rules
    return Seat(
        seat=seat,
        cards=public.tally.held[seat],
        discarded=public.tally.folded[seat],
        broken=broken_tools(public.tools, seat),
        looked_at=looked_at(rules.words, public.goals, seat),
        gold_cards=public.ledger.cards_of(seat),
        role=_role(public.shown[seat]),
        nuggets=int(public.nuggets[seat]) if len(public.nuggets) else None,
    )


def show_own(public: Public, own: Own) -> Self:
    """What the seat alone knows, as data."""
    words = public.rules.words
    return Self(
        seat=own.seat,
        role=ROLE_NAMES[own.role],
        hand=names_of(words, own.hand),
        discarded=[words.card_names[card] for card in own.discards.list()],
        gold=[int(nuggets) for gold in (own.taken, own.paid) for nuggets in gold.cards],
        offer=[int(nuggets) for nuggets in own.offer],
        seen=what_was_seen(words, own.seen),
    )


def _role(role: int) -> str | None:
    return None if ROLE_NAMES[role] == "unknown" else ROLE_NAMES[role]
