"""What a table of Dwarf Corporation agreed on, as numbers: options, boards, cards."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from motherlode.core.setups import Setup
from motherlode.games.corporation.pieces import BASE, CARDS, COLOURS, SIDE
from motherlode.kit.grid import Grid


class Rules:
    """The options and the box of one set-up (`data.Box.rules` builds it). Never changes in play."""

    def __init__(self, setup: Setup, colours: list[str]) -> None:
        self.setup = setup
        self.colours = colours
        self.grid = Grid(0, 0, SIDE - 1, SIDE - 1)
        self.seats: i64 = setup.seats
        self.random_first: bool = False
        self.gnomes: i64 = 0
        """In a team at the beginning (COR-3)."""
        self.crystals: i64 = 0
        """Of a dig (COR-4)."""
        self.first_crystals: vec[i64] = vec[i64]()
        """Of the first digs of the game, in turn."""
        self.tokens: i64 = 0
        """On an Overtime card (COR-21)."""
        self.cards: vec[u8] = vec[u8]()
        """How many of each chest card there are."""
        self.chests: i64 = 0
        """Cells with a chest."""

        self.centre: vec[u8] = vec[u8]()
        """What lies on the central board, row by row."""
        self.flags: vec[u8] = vec[u8]()
        """The crystal on each cell of it, or none."""
        self.boards: vec[u8] = vec[u8]()
        """What lies on the outer boards, each in its four orientations, row by row."""

        # Templates to copy by slicing.
        self.bare: vec[u8] = vec[u8]([BASE] * self.grid.size)
        self.no_seat: vec[i64] = vec[i64]([0] * setup.seats)
        self.no_colour: vec[u8] = vec[u8]([0] * (setup.seats * COLOURS))
        self.no_card: vec[u8] = vec[u8]([0] * (setup.seats * CARDS))
        self.no_token: vec[u8] = vec[u8]()
