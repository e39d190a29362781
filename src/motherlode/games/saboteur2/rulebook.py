"""What a table agreed on, as numbers: options, decks, layout. Never changes in play."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from motherlode.core.setups import Setup
from motherlode.games.saboteur2.cards import UNKNOWN_ROLE
from motherlode.kit.goals import GoalRules
from motherlode.kit.maze import Ground
from motherlode.kit.seats import SEAT_BIT
from motherlode.kit.texts import Words

# SB2-28 `winners`, in the order in which `options.toml` declares its values.
BY_DOORS: Final = 0
BY_FINISHER: Final = 1


class Rules:
    """The options and the box of one set-up (`data.Box.rules` builds it)."""

    def __init__(self, setup: Setup, ground: Ground, goals: GoalRules, words: Words) -> None:
        self.setup = setup
        self.ground = ground
        self.goals = goals
        self.words = words
        self.seats: i64 = setup.seats
        self.everyone: i64 = SEAT_BIT[setup.seats] - 1
        """All seats, as bits."""
        self.winners: i64 = 0
        self.rounds: i64 = 0
        self.random_first: bool = False

        self.deck: vec[u8] = vec[u8]()
        """How many of each card (by its number) are in the deck."""
        self.deck_size: i64 = 0
        self.hand: i64 = 0
        self.aside: i64 = 0
        """How many cards are set aside for a round (SB2-3)."""
        self.walk_green: vec[u8] = vec[u8]()
        self.walk_blue: vec[u8] = vec[u8]()
        """As `Tiles.walk`, for diggers of a colour: the other colour's doors are shut (SB2-13)."""
        self.crystals: vec[u8] = vec[u8]()
        """Crystals on each tile (SB2-14)."""
        self.shares: vec[i64] = vec[i64]()
        """Nuggets for each by number of winners, from one on; the last holds for more (SB2-22)."""
        self.boss_less: i64 = 0
        self.profiteer_less: i64 = 0

        # Templates to copy by slicing when a round is laid out.
        self.no_seat: vec[u8] = vec[u8]([0] * setup.seats)
        self.no_role: vec[u8] = vec[u8]([UNKNOWN_ROLE] * setup.seats)
        self.no_bits: vec[i64] = vec[i64]([0] * setup.seats)
        self.no_pair: vec[u8] = vec[u8]([0] * (setup.seats * setup.seats))
        self.no_card: vec[u8] = vec[u8]()
        self.dwarfs: vec[u8] = vec[u8]()
        self.cards: vec[u8] = vec[u8]()
        """The whole deck, ascending."""
