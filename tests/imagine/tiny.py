"""A box of few cards for three players, and tables whose deal a test chooses."""

from collections.abc import Iterable
from typing import Any, Self

from librt.vecs import vec
from mypy_extensions import u8

from motherlode.core.chance import Fast
from motherlode.core.conformance import AnyGame, AnyState
from motherlode.games.saboteur.cards import ACTION_NAMES, DIGGER, SABOTEUR
from motherlode.games.saboteur.data import Box
from motherlode.games.saboteur.game import Saboteur
from motherlode.kit.boxes import MineBox
from motherlode.kit.goals import GOLD, STONE_A, STONE_B
from tests.imagine.passes import Pass

TUNNELS = {"cross": "NESW", "straight_ew": "EW"}
SEATS = 3
GOLD_IN_THE_MIDDLE = [STONE_A, GOLD, STONE_B]
ROLES = {"D": DIGGER, "S": SABOTEUR}

MINE = """
[totals]
paths = {paths}
actions = {actions}
{totals}

{path_tables}

[actions]
{action_lines}

[start]
tunnels = "NESW"
cell = [0, 0]

[goals]
gold = "NESW"
stone_a = "ES"
stone_b = "SW"
cells = [[2, -2], [2, 0], [2, 2]]

[table]
beyond = 3
"""

REST = """
[gold]
{gold_lines}

[players]
3 = {{ saboteurs = 1, diggers = 3, hand = 2, shares = 3 }}

[pay]
saboteurs = [0, 4]
"""


def mine_text(deck: dict[str, int], action_names: Iterable[str], totals: dict[str, int]) -> str:
    """A mine with these cards; a card laid on 1,0 reaches the goal on 2,0."""
    actions = {name: count for name, count in deck.items() if name in action_names}
    paths = {name: count for name, count in deck.items() if name not in actions}
    return MINE.format(
        paths=sum(paths.values()),
        actions=sum(actions.values()),
        totals=lines(totals),
        path_tables="\n".join(
            f'[[paths]]\nid = "{name}"\ntunnels = "{TUNNELS[name]}"\ncount = {count}\n'
            for name, count in paths.items()
        ),
        action_lines=lines(actions),
    )


def lines(values: dict[Any, int]) -> str:
    """Keys and numbers as in a TOML file."""
    return "\n".join(f"{key} = {value}" for key, value in values.items())


def tiny_box(deck: dict[str, int], gold: dict[int, int]) -> Box:
    """A box with these cards."""
    totals = {"gold": sum(gold.values()), "dwarfs": 4}
    text = mine_text(deck, ACTION_NAMES, totals) + REST.format(gold_lines=lines(gold))
    return Box(text, "tiny.toml")


class Tiny:
    """A game with a tiny box; seat 0 begins, and the gold lies in the middle."""

    def __init__(self, game: AnyGame, mine: MineBox, setup: str) -> None:
        self.game = game
        self.mine = mine
        self.state: AnyState = game.begin(game.setup(setup), Fast(1))
        self.passes: list[Pass] = []
        """Those since the last other turn, each with an empty draw pile before."""

    def deal_cards(self, hands: list[str], pile: str) -> None:
        """Deal these cards instead, by name; those of the pile in the order they are drawn."""
        public, hidden = self.state.public, self.state.hidden
        for seat, own in enumerate(self.state.own):
            own.hand.set(vec[u8](self.cards(hands[seat])))
        hidden.goals = vec[u8](GOLD_IN_THE_MIDDLE)
        hidden.pile.set(vec[u8](self.cards(pile)[::-1]))
        assert public.tally.pile == hidden.pile.size

    def cards(self, names: str) -> list[int]:
        """Cards by their names."""
        return [self.mine.card_names.index(name) for name in names.split()]

    def play(self, *texts: str) -> Self:
        """Make these moves, each of whoever is asked."""
        for text in texts:
            public = self.state.public
            seat, number = int(public.turns.asked), int(public.turns.round)
            passes = public.tally.pile == 0 and text.startswith("pass")
            move = self.game.read(public, self.state.own[seat], text)
            refusal = self.game.refuse_or_play(self.state, move)
            assert refusal is None, f"{text}: {refusal}"
            goes_on = passes and public.turns.round == number
            latest = (seat, len(text.split()) - 1)
            self.passes = [*self.passes, latest] if goes_on else []
        return self


class TinyTable(Tiny):
    """A table of the base game."""

    def __init__(self, deck: dict[str, int], gold: dict[int, int]) -> None:
        box = tiny_box(deck, gold)
        setup = "saboteur(edition=ru-strict, seats=3, first_player=seat0)"
        super().__init__(Saboteur(box), box.mine, setup)

    def deal(self, hands: list[str], pile: str, *, roles: str = "DDS D") -> None:
        """Deal these cards; roles are the seats' and the spare one."""
        self.deal_cards(hands, pile)
        for seat, own in enumerate(self.state.own):
            own.role = ROLES[roles[seat]]
        self.state.hidden.spare = ROLES[roles[-1]]
        self.game.check(self.state)

    def stack_gold(self, nuggets: list[int]) -> None:
        """Put the gold pile in this order, the card that is drawn first before the others."""
        self.state.hidden.gold.set(vec[u8](nuggets[::-1]))
        self.game.check(self.state)
