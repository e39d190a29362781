"""A view of the expansion as named, typed data: for wire, clients and drawings."""

from collections.abc import Iterable

import msgspec

from motherlode.games.saboteur2.cards import ROLE_NAMES, SIDE_NAMES, UNKNOWN_ROLE
from motherlode.games.saboteur2.doors import count_crystals
from motherlode.games.saboteur2.state import OVER, PROMPT_NAMES, Own, Public
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
    trapped: bool
    thief: bool
    looked_at: list[str]
    inspected: list[int]
    """The seats whose present dwarf it has seen."""
    swaps: int
    """How often its dwarf was swapped in this round."""
    has_gold: bool
    role: str | None
    nuggets: int | None


class KnownHand(msgspec.Struct, frozen=True, gc=False):
    """Cards that this seat knows another to hold."""

    seat: int
    cards: list[str]


class KnownRole(msgspec.Struct, frozen=True, gc=False):
    """A dwarf that this seat has seen."""

    seat: int
    role: str


class Self(msgspec.Struct, frozen=True, gc=False):
    """What this seat alone knows."""

    seat: int
    role: str
    hand: list[str]
    discarded: list[str]
    nuggets: int
    roles: list[KnownRole]
    """Others' present dwarfs."""
    former: list[KnownRole]
    """Dwarfs that are out of the round, with the seats that had them."""
    hands: list[KnownHand]
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
    crystals: int
    seats: list[Seat]
    thieves: list[int]
    """Seats in the order in which their thieves were laid."""
    pile: int
    winners: list[str]
    """Who won each round so far: `diggers` or `saboteurs`."""
    self: Self | None


def show(public: Public, own: Own | None) -> Shown:
    """The view as data; a spectator's without `own`."""
    rules, turns = public.rules, public.turns
    over = turns.phase == OVER
    return Shown(
        game=rules.setup.game,
        setup=rules.setup.text,
        round=turns.round,
        rounds=rules.rounds,
        starter=turns.starter,
        asked=None if over else turns.asked,
        prompt=None if over else PROMPT_NAMES[turns.phase],
        maze=show_maze(rules.words, public.maze),
        goals=show_goals(rules.words, public.maze, public.goals),
        crystals=count_crystals(public.maze, rules.crystals),
        seats=[_seat(public, seat) for seat in range(rules.seats)],
        thieves=list(map(int, public.front.thieves)),
        pile=public.tally.pile,
        winners=[SIDE_NAMES[side] for side in turns.won],
        self=None if own is None else show_own(public, own),
    )


def _seat(public: Public, seat: int) -> Seat:
    words, watch = public.rules.words, public.watch
    role = int(public.shown[seat])
    return Seat(
        seat=seat,
        cards=public.tally.held[seat],
        discarded=public.tally.folded[seat],
        broken=broken_tools(public.tools, seat),
        trapped=public.front.is_trapped(seat),
        thief=public.front.has_thief(seat),
        looked_at=looked_at(words, public.goals, seat),
        inspected=[other for other in range(words.seats) if watch.sees[seat] >> other & 1],
        swaps=list(watch.changed).count(seat),
        has_gold=bool(public.rich[seat]),
        role=None if role == UNKNOWN_ROLE else ROLE_NAMES[role],
        nuggets=public.nuggets[seat] if len(public.nuggets) else None,
    )


def show_own(public: Public, own: Own) -> Self:
    """What the seat alone knows, as data."""
    words = public.rules.words
    names = words.card_names
    return Self(
        seat=own.seat,
        role=ROLE_NAMES[own.role],
        hand=names_of(words, own.hand),
        discarded=[names[card] for card in own.discards.list()],
        nuggets=own.nuggets,
        roles=_known(enumerate(own.roles)),
        former=_known(zip(public.watch.changed, own.old_roles, strict=True)),
        hands=[
            KnownHand(seat, [names[card] for card in own.gave.of(seat)])
            for seat in map(int, own.gave.seats)
        ],
        seen=what_was_seen(words, own.seen),
    )


def _known(roles: Iterable[tuple[int, int]]) -> list[KnownRole]:
    return [
        KnownRole(int(seat), ROLE_NAMES[int(role)]) for seat, role in roles if role != UNKNOWN_ROLE
    ]
