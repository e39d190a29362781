"""What is counted of Dwarf Corporation: where the coins came from, and how far everyone got."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from motherlode.arena.figures import CHANCE, MEAN, RATE, Figure
from motherlode.arena.played import Fact, Played
from motherlode.arena.tallies.any_game import ALL
from motherlode.core.events import Event
from motherlode.games.corporation.data import box
from motherlode.games.corporation.events import (
    ALL_STUCK,
    CAVED_IN,
    DECLARED,
    DREW,
    DROPPED_UNION,
    DUG,
    EXCHANGED,
    GOLD_GONE,
    GOT_COINS,
    GOT_GNOME,
    INVESTED,
    KEPT,
    STRUCK_GOLD,
    SWAPPED,
    TOOK,
    TOOK_GNOME,
    TUNNELLED,
    WORKED_OVERTIME,
)
from motherlode.games.corporation.pieces import CARD_NAMES, CARDS, COLOURS, NO_COLOUR

WON_BY_TURN: Final = "won_by_turn"
MONEY_BY_TURN: Final = "money_by_turn"
COINS: Final = "coins_by_source"
COINS_BY_BOT: Final = "coins_by_bot_and_source"
GOLDS: Final = "golds_dug"
ENDED: Final = "games_ended"
TURNS: Final = "turns_a_player"
GNOMES: Final = "gnomes_at_the_end"
GNOMES_BY_BOT: Final = "gnomes_by_bot"
DRAWN: Final = "cards_drawn"
USED: Final = "cards_used"
USED_BY_BOT: Final = "cards_used_by_bot"

ALONE: Final = "alone first"
SHARED: Final = "shared first"
SECOND: Final = "second"
SHARED_SECOND: Final = "shared second"
FINDER: Final = "finder"
SOURCES: Final = (ALONE, SHARED, SECOND, SHARED_SECOND, FINDER)
GONE: Final = "no gold is left to dig"
STUCK: Final = "nobody can go on"
USES: Final = {
    TUNNELLED: "secret tunnel",
    WORKED_OVERTIME: "overtime, tokens",
    TOOK_GNOME: "cthulhu",
    DROPPED_UNION: "union, dropped",
    DECLARED: "mine",
    CAVED_IN: "cave in",
}
"""Interns work and Exchange is taken as they are drawn."""

FIGURES: Final = (
    Figure(WON_BY_TURN, "Games won by turn", RATE, "games"),
    Figure(MONEY_BY_TURN, "Money by turn", MEAN, "games"),
    Figure(COINS, "Coins of a player by source", MEAN, "chairs"),
    Figure(COINS_BY_BOT, "Coins by bot and source", MEAN, "chairs", of_bots=True),
    Figure(GOLDS, "Golds dug in a game", MEAN, "games"),
    Figure(ENDED, "How games ended", RATE, "games"),
    Figure(TURNS, "Turns a player", MEAN, "chairs"),
    Figure(GNOMES, "Gnomes of a player at the end", MEAN, "chairs"),
    Figure(GNOMES_BY_BOT, "Gnomes at the end by bot", MEAN, "chairs", of_bots=True),
    Figure(DRAWN, "Chest cards drawn in a game", MEAN, "games"),
    Figure(USED, "Chest cards used in a game", MEAN, "games"),
    Figure(USED_BY_BOT, "Players who used any, by bot", CHANCE, "chairs", of_bots=True),
)


def facts(played: Played) -> Iterator[Fact]:
    """Everything about a game."""
    ledger = Ledger(played)
    yield from _of_turns(played, ledger.starter)
    for seat, bot in enumerate(played.bots):
        for source in SOURCES:
            coins = ledger.coins[seat][source]
            yield COINS, source, coins
            yield COINS_BY_BOT, f"{bot} {source}", coins
        yield TURNS, ALL, ledger.turns[seat]
        yield GNOMES, ALL, ledger.gnomes[seat]
        yield GNOMES_BY_BOT, bot, ledger.gnomes[seat]
        yield USED_BY_BOT, bot, int(seat in ledger.users)
    yield GOLDS, ALL, ledger.golds
    yield ENDED, GONE, int(ledger.ended == GOLD_GONE)
    yield ENDED, STUCK, int(ledger.ended == ALL_STUCK)
    for card, name in enumerate(CARD_NAMES):
        yield DRAWN, name.replace("_", " "), ledger.drawn[card]
    yield DRAWN, ALL, ledger.drawn.total()
    for kind, name in USES.items():
        yield USED, name, ledger.used[kind]


def _of_turns(played: Played, starter: int) -> Iterator[Fact]:
    """Who won, by how many players had their first turn earlier."""
    outcome, seats = played.outcome, played.setup.seats
    for seat in range(seats):
        turn = f"player {(seat - starter) % seats + 1}"
        yield WON_BY_TURN, turn, int(seat in outcome.winners)
        yield MONEY_BY_TURN, turn, outcome.scores[seat]


class Ledger:
    """Who owned what and was paid for what, from what was told."""

    def __init__(self, played: Played) -> None:
        seats = played.setup.seats
        team = int(box().rules(played.setup).gnomes)
        self.starter = -1
        """Who placed the first crystal."""
        self.gnomes = [team] * seats
        """Without Union's."""
        self.shares = [[0] * COLOURS for _ in range(seats)]
        self.coins: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.turns = [0] * seats
        self.users: set[int] = set()
        """Who used a card."""
        self.drawn: Counter[int] = Counter(dict.fromkeys(range(CARDS), 0))
        self.used: Counter[int] = Counter()
        """How often each of `USES` was told."""
        self.golds = 0
        self.ended = -1
        self._colour = NO_COLOUR
        self._digger = -1
        self._in_turn = False
        for event in played.events:
            self._note(event)

    def _note(self, event: Event) -> None:
        kind, seat = event.kind, event.seat
        if kind == GOT_COINS:
            self._pay(seat, event.a)
        elif kind in (DUG, TUNNELLED):
            self._begin_turn(seat)
            self._colour = event.a
        elif kind in (TOOK, SWAPPED, KEPT):
            self._begin_turn(seat)
            self._in_turn = False
        elif kind == STRUCK_GOLD:
            self.golds += 1
        elif kind in (GOT_GNOME, TOOK_GNOME):
            self.gnomes[seat] += 1
        elif kind == DREW:
            self.drawn[event.a] += 1
        elif kind in (GOLD_GONE, ALL_STUCK):
            self.ended = kind
        self._invest(event)
        if kind in USES:
            self.used[kind] += 1
            self.users.add(seat)

    def _begin_turn(self, seat: int) -> None:
        """A turn is counted with its first crystal, or with its trade."""
        if self.starter < 0:
            self.starter = seat
        if not self._in_turn:
            self.turns[seat] += 1
        self._in_turn = True
        self._digger = seat

    def _invest(self, event: Event) -> None:
        if event.kind not in (INVESTED, EXCHANGED, TOOK, SWAPPED):
            return
        shares = self.shares[event.seat]
        if event.kind == INVESTED:
            shares[event.a] += 1
        elif event.kind == EXCHANGED:
            shares[event.a] += 1
            shares[event.b] += 1
        elif event.kind == SWAPPED:
            shares[event.a] -= 1
            shares[event.b] += 1
        else:
            for colour in range(COLOURS):
                shares[colour] += event.a >> colour & 1

    # Coins

    def _pay(self, seat: int, coins: int) -> None:
        """COR-10, COR-11: by place; what a digger gets beyond that is the finder's prize.

        That is nothing for one alone in first place: two coins for each of four gnomes are as much
        as one, with all Interns.
        """
        place = self.place_of(seat)
        by_place = coins
        if place is None:
            by_place = 0
        elif place == SHARED_SECOND and seat == self._digger:
            by_place = coins // 2
        if place is not None:
            self.coins[seat][place] += by_place
        self.coins[seat][FINDER] += coins - by_place

    def place_of(self, seat: int) -> str | None:
        """COR-10: the place of a player in the corporation that dug last; None for no place."""
        row = [shares[self._colour] for shares in self.shares]
        first = max(row)
        if row[seat] == 0:
            return None
        if row[seat] == first:
            return ALONE if row.count(first) == 1 else SHARED
        second = max(number for number in row if number < first)
        if row.count(first) > 1 or row[seat] != second:
            return None
        return SECOND if row.count(second) == 1 else SHARED_SECOND
