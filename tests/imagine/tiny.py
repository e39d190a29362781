"""A box of few cards for three players, and tables whose deal a test chooses."""

from librt.vecs import vec
from mypy_extensions import u8

from motherlode.core.chance import Fast
from motherlode.games.saboteur.cards import ACTION_NAMES, DIGGER, GOLD, SABOTEUR, STONE_A, STONE_B
from motherlode.games.saboteur.data import Box
from motherlode.games.saboteur.game import Saboteur

TUNNELS = {"cross": "NESW", "straight_ew": "EW"}
SEATS = 3
GOLD_IN_THE_MIDDLE = [STONE_A, GOLD, STONE_B]
ROLES = {"D": DIGGER, "S": SABOTEUR}

TEXT = """
[totals]
paths = {paths}
actions = {actions}
gold = {gold}
dwarfs = 4

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

[gold]
{gold_lines}

[players]
3 = {{ saboteurs = 1, diggers = 3, hand = 2, shares = 3 }}

[pay]
saboteurs = [0, 4]
"""


def tiny_box(deck: dict[str, int], gold: dict[int, int]) -> Box:
    """A box with these cards; a card laid on 1,0 reaches the goal on 2,0."""
    paths = {name: count for name, count in deck.items() if name not in ACTION_NAMES}
    actions = {name: count for name, count in deck.items() if name in ACTION_NAMES}
    text = TEXT.format(
        paths=sum(paths.values()),
        actions=sum(actions.values()),
        gold=sum(gold.values()),
        path_tables="\n".join(
            f'[[paths]]\nid = "{name}"\ntunnels = "{TUNNELS[name]}"\ncount = {count}\n'
            for name, count in paths.items()
        ),
        action_lines="\n".join(f"{name} = {count}" for name, count in actions.items()),
        gold_lines="\n".join(f"{nuggets} = {count}" for nuggets, count in gold.items()),
    )
    return Box(text, "tiny.toml")


class TinyTable:
    """A game with a tiny box; seat 0 begins, and the gold lies in the middle."""

    def __init__(self, deck: dict[str, int], gold: dict[int, int]) -> None:
        self.game = Saboteur(tiny_box(deck, gold))
        setup = self.game.setup("saboteur(edition=ru-strict, seats=3, first_player=seat0)")
        self.state = self.game.begin(setup, Fast(1))
        self.passers: list[int] = []
        """Who passed since the last other turn, each with an empty draw pile before."""

    def deal(self, hands: list[str], pile: str, *, roles: str = "DDS D") -> None:
        """Deal these cards instead, by name; those of the pile in the order they are drawn.

        Roles are the seats' and the spare one.
        """
        public, hidden = self.state.public, self.state.hidden
        for seat, own in enumerate(self.state.own):
            own.hand.set(vec[u8](self.cards(hands[seat])))
            own.role = ROLES[roles[seat]]
        hidden.spare = ROLES[roles[-1]]
        hidden.goals = vec[u8](GOLD_IN_THE_MIDDLE)
        hidden.pile.set(vec[u8](self.cards(pile)[::-1]))
        assert public.pile == hidden.pile.size
        self.game.check(self.state)

    def stack_gold(self, nuggets: list[int]) -> None:
        """Put the gold pile in this order, the card that is drawn first before the others."""
        self.state.hidden.gold.set(vec[u8](nuggets[::-1]))
        self.game.check(self.state)

    def cards(self, names: str) -> list[int]:
        """Cards by their names."""
        return [self.game.box.card_names.index(name) for name in names.split()]

    def play(self, *texts: str) -> "TinyTable":
        """Make these moves, each of whoever is asked."""
        for text in texts:
            public = self.state.public
            seat, number = int(public.asked), int(public.round)
            passes = public.pile == 0 and text.startswith("pass")
            move = self.game.read(public, self.state.own[seat], text)
            refusal = self.game.refuse_or_play(self.state, move)
            assert refusal is None, f"{text}: {refusal}"
            goes_on = passes and public.round == number
            self.passers = [*self.passers, seat] if goes_on else []
        return self
