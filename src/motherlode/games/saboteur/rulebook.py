"""What a table of Saboteur agreed on, as numbers: options, decks, layout. Never changes in play."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from motherlode.core.setups import Setup
from motherlode.games.saboteur.cards import GOALS, UNKNOWN_ROLE, UNSEEN
from motherlode.kit.grid import Grid
from motherlode.kit.tiles import Tiles

# Values of options, in the order in which `options.toml` declares them.
ADJACENT: Final = 0
JOINED: Final = 1
REACHABLE: Final = 2

OPEN_ONE: Final = 0
OPEN_ALL: Final = 1

MISFIT_CHOOSE: Final = 0
MISFIT_AUTO: Final = 1

PER_DIGGER: Final = 0
PER_PLAYER: Final = 1

LAST_TURN: Final = 0
LAST_CARD: Final = 1


class Rules:
    """The options and the box of one set-up (`data.rules_of` builds it)."""

    def __init__(self, setup: Setup, grid: Grid, tiles: Tiles, card_names: list[str]) -> None:
        self.setup = setup
        self.card_names = card_names
        self.grid = grid
        self.tiles = tiles
        self.seats: i64 = setup.seats
        self.placement: i64 = 0
        self.double_goal: i64 = 0
        self.misfit_goal: i64 = 0
        self.gold_shares: i64 = 0
        self.broken_unpaid: bool = False
        self.next_starter: i64 = 0
        self.rounds: i64 = 0
        self.random_first: bool = False

        self.deck: vec[u8] = vec[u8]()
        """How many of each card (by its number) are in the deck."""
        self.deck_size: i64 = 0
        self.path_tiles: i64 = 0
        """Tiles of path cards are numbered from `FIRST` to below this."""
        self.start_cell: i64 = 0
        self.start_tile: i64 = 0
        self.goal_cells: vec[i64] = vec[i64]()
        self.goal_tile: vec[i64] = vec[i64]()
        """The tile of each goal face as it is written; turned, it is the next one."""
        self.gold: vec[u8] = vec[u8]()
        """All gold cards, ascending."""
        self.diggers: i64 = 0
        self.saboteurs: i64 = 0
        self.hand: i64 = 0
        self.shares: i64 = 0
        self.saboteur_pay: vec[i64] = vec[i64]()

        # Templates to copy by slicing when a round is laid out.
        self.no_seat: vec[u8] = vec[u8]([0] * setup.seats)
        self.no_role: vec[u8] = vec[u8]([UNKNOWN_ROLE] * setup.seats)
        self.no_goal: vec[u8] = vec[u8]([UNSEEN] * GOALS)
        self.no_card: vec[u8] = vec[u8]()
        self.goal_faces: vec[u8] = vec[u8](range(GOALS))
        self.dwarfs: vec[u8] = vec[u8]()
        self.cards: vec[u8] = vec[u8]()
        """The whole deck, ascending."""
