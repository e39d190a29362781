"""Bots against each other on paired deals: every deal is played once for each way to swap them."""

from dataclasses import dataclass, replace

from motherlode.arena import standings
from motherlode.arena.casting import Cast, find_deal
from motherlode.arena.plan import WHOLE, Shard
from motherlode.arena.played import Fact, Played
from motherlode.arena.seeds import bot_seed, deal_seed, row_seed
from motherlode.arena.tallies import tally_of
from motherlode.arena.trouble import Trouble
from motherlode.bots.base import Budget
from motherlode.bots.driver import play_bots
from motherlode.bots.registry import bot_names, make_bot
from motherlode.core.chance import Fast
from motherlode.core.events import Log
from motherlode.core.setups import Setup
from motherlode.core.state import NOBODY
from motherlode.games.registry import find_game


@dataclass(frozen=True)
class Bout:
    """Two bots or more in one set-up; with a cast, bots by role. It is the task of a process."""

    setup: Setup
    bots: tuple[str, ...]
    deals: int
    """In all shards together."""
    seed: int
    cast: Cast | None = None
    shard: Shard = WHOLE

    @property
    def numbers(self) -> range:
        """The deals that this shard plays, ascending."""
        return range(self.shard.part - 1, self.deals, self.shard.parts)

    @property
    def whole(self) -> "Bout":
        """The same without shards."""
        return replace(self, shard=WHOLE)

    @property
    def labels(self) -> tuple[str, ...]:
        """What the bots are called: a bot against itself is told apart by a letter."""
        if len(set(self.bots)) == len(self.bots):
            return self.bots
        return tuple(f"{bot} {chr(ord('A') + i)}" for i, bot in enumerate(self.bots))

    @property
    def games_a_deal(self) -> int:
        """How often a deal is played: with a cast, chairs follow from the roles."""
        return 1 if self.cast is not None else len(self.bots)

    def row(self, deal: int) -> list[int]:
        """Which of the bots sits where, the first time: as many chairs for each as may be.

        All are equally often in each chair once the bots have changed places in every way round.
        """
        chance, seats = Fast(row_seed(self.seed, deal)), self.setup.seats
        row = [seat % len(self.bots) for seat in range(seats)]
        for last in range(seats - 1, 0, -1):
            other = chance.below(last + 1)
            row[last], row[other] = row[other], row[last]
        return row

    def facts(self, number: int) -> list[Fact]:
        """Play a deal in every way, and say what is counted of it."""
        found: list[Fact] = []
        for turn in range(self.games_a_deal):
            played = self._play(number, turn)
            found += tally_of(self.setup.game).facts(played)
            found += standings.facts(played)
        found.append(standings.of_deal(found))
        return found

    def _play(self, deal: int, turn: int) -> Played:
        setup, game, log = self.setup, find_game(self.setup.game), Log()
        seed, places = self._seating(deal, turn)
        state = game.begin(setup, Fast(seed), log)
        number = deal * self.games_a_deal + turn
        bots = [
            make_bot(self.bots[place], setup.game, seat, bot_seed(self.seed, number, seat))
            for seat, place in enumerate(places)
        ]
        moves = play_bots(game, state, bots, log, Budget(), game.limit(setup))
        if game.turn(state.public)[0] != NOBODY:
            raise Trouble(deal, f"it is not over after {moves} moves, and promised to be")
        labels = tuple(self.labels[place] for place in places)
        return Played(setup, labels, moves, log.events, game.outcome(state))

    def _seating(self, deal: int, turn: int) -> tuple[int, list[int]]:
        """The seed of the deal, and which of the bots sits where."""
        if self.cast is None:
            places = [(place + turn) % len(self.bots) for place in self.row(deal)]
            return deal_seed(self.seed, deal), places
        seed, roles = find_deal(self.setup, self.seed, deal, self.cast)
        return seed, [self.bots.index(bot) for bot in self.cast.seated(roles)]


def make_bout(
    setup: Setup,
    *,
    bots: tuple[str, ...],
    deals: int,
    seed: int,
    cast: Cast | None = None,
    shard: Shard = WHOLE,
) -> Bout:
    """A bout that can be played, or `ValueError` with what is wrong."""
    known = bot_names(setup.game)
    for name in bots:
        if name not in known:
            raise ValueError(f"{setup.game} has no bot {name!r}; it has {', '.join(known)}")
    if cast is None and not 2 <= len(bots) <= setup.seats:
        raise ValueError(f"{len(bots)} bots cannot be compared in {setup.text}")
    if not 1 <= shard.part <= shard.parts <= deals or seed < 0:
        raise ValueError(f"{deals} deals cannot be played as shard {shard} with seed {seed}")
    return Bout(setup, bots, deals, seed, cast, shard)
