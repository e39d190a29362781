"""What a table of Saboteur Duel agreed on, as numbers: options, deck, layout."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from motherlode.core.setups import Setup
from motherlode.games.duel.cards import NO_SEAT, SEATS
from motherlode.kit.goals import GOALS, GoalRules
from motherlode.kit.maze import Ground
from motherlode.kit.texts import Words


class Rules:
    """The options and the box of one set-up (`data.Box.rules` builds it). Never changes in play."""

    def __init__(
        self, setup: Setup, green: Ground, blue: Ground, goals: GoalRules, words: Words
    ) -> None:
        self.setup = setup
        self.green = green
        self.blue = blue
        """The same table as each player walks it: from the own start, past the own doors."""
        self.goals = goals
        self.words = words
        self.seats: i64 = SEATS
        self.green_first: bool = False
        self.tie_rounds: i64 = 0

        self.doors: vec[u8] = vec[u8]()
        """For each tile, whose door is on it, key or no key: a seat, or `NO_SEAT` (DUE-8)."""
        self.nuggets: vec[i64] = vec[i64]()
        """On each face of a goal (DUE-10)."""
        self.deck: vec[u8] = vec[u8]()
        """How many of each card (by its number) are in the deck."""
        self.deck_size: i64 = 0
        self.hand: i64 = 0
        self.keys: i64 = 0
        """Key tokens (DUE-1)."""

        # Templates to copy by slicing when a round is laid out.
        self.no_seat: vec[u8] = vec[u8]([0] * SEATS)
        self.no_token: vec[u8] = vec[u8]([NO_SEAT] * GOALS)
        self.no_card: vec[u8] = vec[u8]()
        self.cards: vec[u8] = vec[u8]()
        """The whole deck, ascending."""
