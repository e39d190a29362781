"""What gnomes, safes, chests and their cards are worth, by the gold that is left to be dug."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from motherlode.bots.corporation.ground import gold_left
from motherlode.bots.corporation.stakes import COIN, Stakes
from motherlode.games.corporation.pay import team_of
from motherlode.games.corporation.pieces import CARDS, CHEST, GNOME, SAFE
from motherlode.games.corporation.state import Public

IS_TREASURE: Final = vec[u8]([0, 1, 1, 1, 1, 0, 0, 0])
"""By what lies on a cell: a gnome, gold, a safe, a chest."""
SHARE: Final = 240
"""Coins that a gold brings all players together for each gnome of theirs, in hundredths."""
INVESTED: Final = 80
"""What one more investment is worth in each of them, in percent of a team's coins."""
IN_CHESTS: Final = vec[i64]([90, 150, 110, 300, 180, 220, 140, 80])
"""What each card is worth that a chest may hold, in percent of a gnome."""
OPENED: Final = 50
"""How much it matters what the next player can find only now, in percent."""
MINE_CARD: Final = 12
"""What cards are worth for each gold that is left, in hundredths of a coin."""
TUNNEL_CARD: Final = 20
CAVE_CARD: Final = 15


class Treasures:
    """What one player makes of them."""

    def __init__(self, public: Public, stakes: Stakes) -> None:
        seats: i64 = stakes.seats
        self.seat: i64 = stakes.seat
        self.gold: i64 = gold_left(public)
        self.gnome: i64 = self.gold * SHARE // seats
        """What a gnome is worth to whoever it joins."""
        self.safe: i64 = self.gold * team_of(public, stakes.seat) * INVESTED // seats
        self.chest: i64 = self.gnome * _of_cards(public) // 100
        self.rival: i64 = stakes.weights[stakes.next]
        """How much matters what the next player has, against oneself, in percent."""
        self.watched: i64 = _watcher(public, stakes.seat)
        self.watched_by_next: i64 = _watcher(public, stakes.next)
        self.stakes = stakes
        self.opened: i64 = self.gnome * self.rival // COIN * OPENED // 100
        """What it is worth that the next player can come to one more of them."""

    def is_one(self, content: i64) -> bool:
        """Whether a cell is worth anything."""
        return IS_TREASURE[content] != 0

    def found(self, content: i64) -> i64:
        """What it is worth to find something but gold."""
        if content == GNOME:
            return self._of_gnome(self.seat)
        if content == SAFE:
            return self.safe
        return self.chest if content == CHEST else 0

    def lost(self, content: i64) -> i64:
        """What it is worth, less than nothing, that the next player finds something."""
        if content == GNOME:
            return self._of_gnome(self.stakes.next)
        return self.found(content) * self.rival // COIN

    def _of_gnome(self, finder: i64) -> i64:
        """COR-22: it may go to somebody else."""
        holder: i64 = self.watched if finder == self.seat else self.watched_by_next
        winner: i64 = finder if holder < 0 else holder
        return self.gnome * self.stakes.weights[winner] // COIN


def _of_cards(public: Public) -> i64:
    """COR-9: what a chest holds on average, in percent of a gnome; the discards if it is empty."""
    chests = public.chests
    average: i64 = _average(chests.left)
    return average if average > 0 else _average(chests.discards)


def _average(cards: vec[u8]) -> i64:
    count: i64 = 0
    worth: i64 = 0
    card: i64
    for card in range(CARDS):
        count += i64(cards[card])
        worth += i64(cards[card]) * IN_CHESTS[card]
    return worth // count if count > 0 else 0


def _watcher(public: Public, seat: i64) -> i64:
    """COR-22: who else gets the next gnome that a player uncovers; -1 for nobody."""
    watchers = public.holdings.watchers
    i: i64
    for i in range(len(watchers)):
        if i64(watchers[i]) != seat:
            return i64(watchers[i])
    return -1
