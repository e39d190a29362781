"""A view of Saboteur as named, typed data: for wire, clients and drawings."""

import msgspec

from motherlode.games.saboteur.cards import FIRST_PATH, GOAL_NAMES, GOALS, ROLE_NAMES, UNSEEN
from motherlode.games.saboteur.moves import GOAL_BIT
from motherlode.games.saboteur.notation import write_cell
from motherlode.games.saboteur.state import OVER, PROMPT_NAMES, Own, Public
from motherlode.kit.tools import TOOL_NAMES


class Laid(msgspec.Struct, frozen=True):
    """A path card in the maze."""

    cell: str
    card: str
    turned: bool


class Goal(msgspec.Struct, frozen=True):
    """A goal: its face if it is open, and what this seat alone has seen of it."""

    cell: str
    face: str | None
    turned: bool
    seen: str | None


class Seat(msgspec.Struct, frozen=True):
    """What everyone sees of a player."""

    seat: int
    cards: int
    discarded: int
    broken: list[str]
    looked_at: list[str]
    gold_cards: int
    role: str | None
    nuggets: int | None


class Self(msgspec.Struct, frozen=True):
    """What this seat alone knows."""

    seat: int
    role: str
    hand: list[str]
    discarded: list[str]
    gold: list[int]
    offer: list[int]


class Shown(msgspec.Struct, frozen=True):
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
    over = public.phase == OVER
    return Shown(
        game=rules.setup.game,
        setup=rules.setup.text,
        round=public.round,
        rounds=rules.rounds,
        starter=public.starter,
        asked=None if over else public.asked,
        prompt=None if over else PROMPT_NAMES[public.phase],
        maze=_maze(public),
        goals=[_goal(public, own, goal) for goal in range(GOALS)],
        seats=[_seat(public, seat) for seat in range(rules.seats)],
        pile=public.pile,
        gold_pile=public.gold,
        offered=public.offered,
        winners=[ROLE_NAMES[role] for role in public.won],
        spare=_role(public.spare),
        self=None if own is None else _self(public, own),
    )


def _maze(public: Public) -> list[Laid]:
    rules = public.rules
    tiles = rules.tiles
    maze = []
    for cell in public.mine.laid.list():
        tile = public.mine.at(cell)
        name = rules.card_names[tiles.card[tile] + FIRST_PATH]
        maze.append(Laid(write_cell(rules, cell), name, bool(tiles.quarters[tile])))
    return maze


def _goal(public: Public, own: Own | None, goal: int) -> Goal:
    cell = public.rules.goal_cells[goal]
    tile = public.mine.at(cell)
    return Goal(
        cell=write_cell(public.rules, cell),
        face=_face(public.open[goal]),
        turned=bool(public.rules.tiles.quarters[tile]),
        seen=None if own is None else _face(own.seen[goal]),
    )


def _seat(public: Public, seat: int) -> Seat:
    rules = public.rules
    return Seat(
        seat=seat,
        cards=public.held[seat],
        discarded=public.folded[seat],
        broken=[name for tool, name in enumerate(TOOL_NAMES) if public.tools.is_broken(seat, tool)],
        looked_at=[
            write_cell(rules, rules.goal_cells[goal])
            for goal in range(GOALS)
            if int(public.peeked[seat]) & GOAL_BIT[goal]
        ],
        gold_cards=public.ledger.cards_of(seat),
        role=_role(public.shown[seat]),
        nuggets=int(public.nuggets[seat]) if len(public.nuggets) else None,
    )


def _self(public: Public, own: Own) -> Self:
    names = public.rules.card_names
    return Self(
        seat=own.seat,
        role=ROLE_NAMES[own.role],
        hand=[names[card] for card in own.hand.list()],
        discarded=[names[card] for card in own.discards.list()],
        gold=[*map(int, own.taken.cards), *map(int, own.paid.cards)],
        offer=list(map(int, own.offer)),
    )


def _face(face: int) -> str | None:
    return None if face == UNSEEN else GOAL_NAMES[face]


def _role(role: int) -> str | None:
    return None if ROLE_NAMES[role] == "unknown" else ROLE_NAMES[role]
