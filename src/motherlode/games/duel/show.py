"""A view of Saboteur Duel as named, typed data: for wire, clients and drawings."""

import msgspec

from motherlode.games.duel.cards import COLOUR_NAMES, NO_SEAT
from motherlode.games.duel.pay import nuggets_of
from motherlode.games.duel.state import OVER, PROMPT_NAMES, Own, Public
from motherlode.kit.goals import GOALS
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
    """What both see of a player."""

    seat: int
    colour: str
    cards: int
    discarded: int
    broken: list[str]
    looked_at: list[str]
    nuggets: int
    """Under own tokens in this round."""
    reached: list[str]
    """The cells that the player can walk to, row by row (DUE-8)."""


class Token(msgspec.Struct, frozen=True, gc=False):
    """A dwarf token on a goal."""

    cell: str
    seat: int
    nuggets: int


class Self(msgspec.Struct, frozen=True, gc=False):
    """What this seat alone knows."""

    seat: int
    hand: list[str]
    discarded: list[str]
    seen: dict[str, str]
    """The faces that it has looked at, by the cells of the goals."""


class Shown(msgspec.Struct, frozen=True, gc=False):
    """All that a view holds."""

    game: str
    setup: str
    round: int
    rounds: int
    """How many there are at the most."""
    starter: int
    asked: int | None
    prompt: str | None
    maze: list[Laid]
    keys: list[str]
    """The cells of doors with a key on them."""
    keys_left: int
    goals: list[Goal]
    turning: str | None
    """The cell of the goal that is to lie one way or the other (DUE-9)."""
    tokens: list[Token]
    seats: list[Seat]
    pile: int
    winners: list[str]
    """Who won each round so far: `green`, `blue` or `nobody`."""
    self: Self | None


def show(public: Public, own: Own | None) -> Shown:
    """The view as data; a spectator's without `own`."""
    rules = public.rules
    over = public.turns.phase == OVER
    return Shown(
        game=rules.setup.game,
        setup=rules.setup.text,
        round=public.turns.round,
        rounds=rules.tie_rounds + 1,
        starter=public.turns.starter,
        asked=None if over else public.turns.asked,
        prompt=None if over else PROMPT_NAMES[public.turns.phase],
        maze=show_maze(rules.words, public.maps.green),
        keys=keyed_cells(public),
        keys_left=public.maps.keys,
        goals=show_goals(rules.words, public.maps.green, public.goals),
        turning=rules.words.goal(public.goals.first_turning()) if public.goals.turning else None,
        tokens=[_token(public, goal) for goal in range(GOALS) if public.claimed[goal] != NO_SEAT],
        seats=[_seat(public, seat) for seat in range(rules.seats)],
        pile=public.tally.pile,
        winners=[COLOUR_NAMES[seat] for seat in public.turns.won],
        self=None if own is None else show_own(public, own),
    )


def keyed_cells(public: Public) -> list[str]:
    """The cells of doors with a key on them, ascending."""
    maps, words = public.maps, public.rules.words
    return [words.cell(cell) for cell in maps.mine.laid.list() if maps.is_keyed(cell)]


def reached_cells(public: Public, seat: int) -> list[str]:
    """The cells with a mouth that is reached on a player's map, ascending."""
    return [public.rules.words.cell(cell) for cell in sorted(public.maps.of(seat).reach.walked)]


def _token(public: Public, goal: int) -> Token:
    return Token(
        cell=public.rules.words.goal(goal),
        seat=int(public.claimed[goal]),
        nuggets=int(public.rules.nuggets[int(public.goals.open[goal])]),
    )


def _seat(public: Public, seat: int) -> Seat:
    return Seat(
        seat=seat,
        colour=COLOUR_NAMES[seat],
        cards=public.tally.held[seat],
        discarded=public.tally.folded[seat],
        broken=broken_tools(public.tools, seat),
        looked_at=looked_at(public.rules.words, public.goals, seat),
        nuggets=int(nuggets_of(public)[seat]),
        reached=reached_cells(public, seat),
    )


def show_own(public: Public, own: Own) -> Self:
    """What the seat alone knows, as data."""
    words = public.rules.words
    return Self(
        seat=own.seat,
        hand=names_of(words, own.hand),
        discarded=[words.card_names[card] for card in own.discards.list()],
        seen=what_was_seen(words, own.seen),
    )
