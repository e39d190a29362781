"""A tiny box of the expansion for three players, and tables whose deal a test chooses."""

from typing import Self

from librt.vecs import vec
from mypy_extensions import u8

from motherlode.games.saboteur2.cards import ACTION_NAMES, ROLE_NAMES
from motherlode.games.saboteur2.data import Box
from motherlode.games.saboteur2.game import Saboteur2
from tests.imagine.tiny import Tiny, lines, mine_text

DWARFS = {"green": 1, "blue": 1, "boss": 1, "saboteur": 2}
ROLES = "saboteur green boss"
DWARFS_ASIDE = "blue saboteur"
TRICKS = ("inspect", "swap_roles")

REST = """
[dwarfs]
{dwarfs}

[pay]
shares = [5, 4, 3, 2, 1]
boss_less = 1
profiteer_less = 2
"""

Trick = tuple[str, int, int]
"""By which a dwarf becomes known or changes: the card, who played it, on whom."""


def tiny_box(deck: dict[str, int], hand: int, aside: int) -> Box:
    """A box with these cards, so many of them for a hand and set aside."""
    totals = {"dwarfs": sum(DWARFS.values()), "hand": hand, "aside": aside}
    text = mine_text(deck, ACTION_NAMES, totals) + REST.format(dwarfs=lines(DWARFS))
    return Box(text, "tiny2.toml")


class TinyTable2(Tiny):
    """A table of the expansion, with all that happened to dwarfs and may be known of hands."""

    def __init__(self, hands: list[str], pile: str, aside: str) -> None:
        names = " ".join([*hands, pile, aside]).split()
        deck = {name: names.count(name) for name in sorted(set(names))}
        box = tiny_box(deck, len(hands[0].split()), len(aside.split()))
        super().__init__(Saboteur2(box), box.mine, "saboteur2(seats=3, first_player=seat0)")
        self.tricks: list[Trick] = []
        self.dealt: list[int] = []
        """The dwarfs of the seats, then those aside in the order in which they are taken."""
        self.known: dict[tuple[int, int], list[int]] = {}
        """For two seats, the cards that the first must know the second to hold, if any."""
        self.deal(hands, pile, aside)

    def deal(self, hands: list[str], pile: str, aside: str) -> Self:
        """Deal these cards, by name; those of the pile in the order they are drawn."""
        self.tricks, self.known = [], {}
        self.deal_cards(hands, pile)
        self.state.hidden.aside = vec[u8](sorted(self.cards(aside)))
        self.deal_dwarfs(ROLES, DWARFS_ASIDE)
        return self

    def deal_dwarfs(self, roles: str, aside: str) -> None:
        """Give the seats these dwarfs; those aside in the order in which they are taken."""
        self.dealt = [ROLE_NAMES.index(name) for name in f"{roles} {aside}".split()]
        for own in self.state.own:
            own.role = self.dealt[own.seat]
        seats = len(self.state.own)
        self.state.hidden.dwarfs.set(vec[u8](self.dealt[seats:][::-1]))
        self.game.check(self.state)

    def play(self, *texts: str) -> Self:
        for text in texts:
            said, seat = text.split(), int(self.state.public.turns.asked)
            if said[0] in TRICKS:
                self.tricks.append((said[0], seat, int(said[1])))
            super().play(text)
        return self

    def knowing(self, known: dict[tuple[int, int], str]) -> Self:
        """Say what seats must know of hands now, by the rules: (who, of whom) and the cards."""
        self.known = {pair: sorted(self.cards(names)) for pair, names in known.items()}
        return self

    def surely_known(self, seat: int, other: int) -> int:
        """How many cards of the second's hand everyone can tell that the first knows (SB2-16)."""
        return int(self.state.public.watch.given[seat * len(self.state.own) + other])
