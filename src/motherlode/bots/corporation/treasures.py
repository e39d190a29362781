"""What gnomes, safes, chests and their cards are worth, by the gold that is left to be dug."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from motherlode.bots.corporation.stakes import COIN, Stakes, gold_left
from motherlode.games.corporation.pay import UNION_GNOMES, team_of
from motherlode.games.corporation.pieces import CARDS, CHEST, GNOME, SAFE
from motherlode.games.corporation.state import Public

IS_TREASURE: Final = vec[u8]([0, 1, 1, 1, 1, 0, 0, 0])
"""By what lies on a cell: a gnome, gold, a safe, a chest."""
SHARE: Final = 240
"""Coins that a gold brings all players together for each gnome of theirs, in hundredths."""
INVESTED: Final = 80
"""What one more investment is worth in each of them, in percent of a team's coins."""
CHESTS: Final = 160
"""What a chest is worth, in percent of a gnome."""
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
        self.chest: i64 = self.gnome * CHESTS // 100 if _has_cards(public) else 0
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

    def of_union(self) -> i64:
        """COR-23: what the card is worth that is kept."""
        return self.gnome * UNION_GNOMES


def _has_cards(public: Public) -> bool:
    """COR-9: whether a chest has anything in it."""
    card: i64
    for card in range(CARDS):
        if public.chests.left[card] != 0 or public.chests.discards[card] != 0:
            return True
    return False


def _watcher(public: Public, seat: i64) -> i64:
    """COR-22: who else gets the next gnome that a player uncovers; -1 for nobody."""
    watchers = public.holdings.watchers
    i: i64
    for i in range(len(watchers)):
        if i64(watchers[i]) != seat:
            return i64(watchers[i])
    return -1
