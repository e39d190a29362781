"""A view of Gold Mine as named, typed data: for wire, clients and drawings."""

import msgspec

from motherlode.games.goldmine.notation import cell_text, place_text
from motherlode.games.goldmine.pay import nuggets_with
from motherlode.games.goldmine.pieces import COLOUR_NAMES, NO_COLOUR, NO_KIND, OVER, PROMPT_NAMES
from motherlode.games.goldmine.rulebook import COLLAPSED, NO_OPEN_TILES
from motherlode.games.goldmine.state import Own, Public

QUARTER = 90


class Tile(msgspec.Struct, frozen=True, gc=False):
    """A tile in the mine."""

    cell: str
    tile: str
    turned: int
    """Clockwise, in degrees."""
    nugget: bool
    collapsed: bool


class Miner(msgspec.Struct, frozen=True, gc=False):
    """What everyone sees of a player."""

    seat: int
    team: int | None
    """Which pair, if pairs play together."""
    colour: str | None
    place: str | None
    nuggets: int
    team_nuggets: int
    """Of all who play together; the player's own without teams."""
    gold_challenges: int
    bat_challenges: int
    open_tiles: list[str]
    turns: int


class Shown(msgspec.Struct, frozen=True, gc=False):
    """All that a view holds."""

    game: str
    setup: str
    phase: int
    turn: int
    starter: int
    asked: int | None
    prompt: str | None
    mine: list[Tile]
    drawn: str | None
    steps: int
    may_go: bool
    """Whether the passage is open (GLD-21)."""
    may_roll: bool
    """Whether Black may roll (GLD-43)."""
    dice: list[int]
    victim: int | None
    miners: list[Miner]
    needed: int
    turn_limit: int
    building: int
    stack: int
    left: dict[str, int]
    """Tiles in both piles by kind: everyone can count them."""
    waiting: int
    open_tiles: bool
    winners: list[int]
    self: int | None
    """The seat whose view this is; nobody has secrets."""


def show(public: Public, own: Own | None) -> Shown:
    """The view as data; a spectator's without `own`."""
    rules, course, supply = public.rules, public.course, public.supply
    over = course.prompt == OVER
    return Shown(
        game=rules.setup.game,
        setup=rules.setup.text,
        phase=course.phase,
        turn=course.turn,
        starter=course.starter,
        asked=None if over else course.asked,
        prompt=None if over else PROMPT_NAMES[course.prompt],
        mine=[_tile(public, cell) for cell in public.board.mine.laid.list()],
        drawn=None if course.drawn == NO_KIND else rules.names[course.drawn],
        steps=course.steps,
        may_go=course.may_go,
        may_roll=course.may_roll,
        dice=[int(die) for die in course.dice],
        victim=None if course.victim < 0 else course.victim,
        miners=[_miner(public, seat) for seat in range(rules.seats)],
        needed=rules.needed,
        turn_limit=rules.turn_limit,
        building=supply.building,
        stack=supply.stack,
        left={rules.names[kind]: int(n) for kind, n in enumerate(supply.left) if n},
        waiting=supply.waiting,
        open_tiles=rules.open_tiles != NO_OPEN_TILES,
        winners=[int(seat) for seat in public.winners],
        self=None if own is None else show_own(own),
    )


def show_own(own: Own) -> int:
    """The seat: nobody has secrets."""
    return own.seat


def _tile(public: Public, cell: int) -> Tile:
    board, tiles = public.board, public.rules.tiles
    lying = board.mine.at(cell) % COLLAPSED
    return Tile(
        cell=cell_text(public.rules, cell),
        tile=public.rules.names[tiles.card[lying]],
        turned=int(tiles.quarters[lying]) * QUARTER,
        nugget=board.has_gold(cell),
        collapsed=board.is_collapsed(cell),
    )


def _miner(public: Public, seat: int) -> Miner:
    crew = public.crew
    colour, place = int(crew.colours[seat]), int(crew.places[seat])
    return Miner(
        seat=seat,
        team=seat % (public.rules.seats // 2) if public.rules.teams else None,
        colour=None if colour == NO_COLOUR else COLOUR_NAMES[colour],
        place=None if place < 0 else place_text(public.board, place),
        nuggets=int(crew.nuggets[seat]),
        team_nuggets=int(nuggets_with(public, seat)),
        gold_challenges=int(crew.gold[seat]),
        bat_challenges=int(crew.bats[seat]),
        open_tiles=open_tiles_of(public, seat),
        turns=int(crew.turns[seat]),
    )


def open_tiles_of(public: Public, seat: int) -> list[str]:
    """The tiles that lie open before a seat, in the box's order."""
    rules = public.rules
    first = seat * rules.kinds
    return [
        rules.names[kind]
        for kind in range(rules.kinds)
        for _ in range(int(public.supply.open[first + kind]))
    ]
