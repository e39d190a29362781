"""What a table of Saboteur agreed on, as numbers: options, decks, layout. Never changes in play."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from motherlode.core.setups import Setup
from motherlode.games.saboteur.cards import UNKNOWN_ROLE
from motherlode.kit.goals import GoalRules
from motherlode.kit.maze import Ground
from motherlode.kit.texts import Words

# Values of options, in the order in which `options.toml` declares them.
PER_DIGGER: Final = 0
PER_PLAYER: Final = 1

LAST_TURN: Final = 0
LAST_CARD: Final = 1


class Rules:
    """The options and the box of one set-up (`data.Box.rules` builds it)."""

    def __init__(self, setup: Setup, ground: Ground, goals: GoalRules, words: Words) -> None:
        self.setup = setup
        self.ground = ground
        self.goals = goals
        self.words = words
        self.seats: i64 = setup.seats
        self.gold_shares: i64 = 0
        self.broken_unpaid: bool = False
        self.next_starter: i64 = 0
        self.rounds: i64 = 0
        self.random_first: bool = False

        self.deck: vec[u8] = vec[u8]()
        """How many of each card (by its number) are in the deck."""
        self.deck_size: i64 = 0
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
        self.no_card: vec[u8] = vec[u8]()
        self.dwarfs: vec[u8] = vec[u8]()
        self.cards: vec[u8] = vec[u8]()
        """The whole deck, ascending."""
