"""A tiny box of Saboteur Duel, and tables whose deal a test chooses."""

from typing import Self

from librt.vecs import vec
from mypy_extensions import u8

from motherlode.games.duel.cards import ACTION_NAMES
from motherlode.games.duel.data import Box
from motherlode.games.duel.game import Duel
from tests.imagine.tiny import Tiny, lines

PATHS = {
    "cross": 'tunnels = "NESW"',
    "straight_ew": 'tunnels = "EW"',
    "gate": 'tunnels = "NESW"\ndoor = { colour = "blue", arm = "S" }',
}
SEATS = 2
FACES = ["t_long", "curve", "t_short"]

BOX = """
[totals]
paths = {paths}
actions = {actions}
goals = 3
hand = {hand}
keys = 2

{path_tables}

[actions]
{action_lines}

[[goals]]
id = "t_long"
tunnels = "NSW"
nuggets = 1

[[goals]]
id = "curve"
tunnels = "NE"
nuggets = 2

[[goals]]
id = "t_short"
tunnels = "NEW"
nuggets = 3

[layout]
start = "NESW"
starts = [[0, -1], [0, 1]]
goals = [[2, -1], [2, 1], [2, 3]]
beyond = 3
"""


def tiny_box(deck: dict[str, int], hand: int) -> Box:
    """A box with these cards; a card laid on 1,-1 reaches the goal on 2,-1, one on 1,1 the next."""
    actions = {name: count for name, count in deck.items() if name in ACTION_NAMES}
    paths = {name: count for name, count in deck.items() if name not in actions}
    text = BOX.format(
        paths=sum(paths.values()),
        actions=sum(actions.values()),
        hand=hand,
        path_tables="\n".join(
            f'[[paths]]\nid = "{name}"\ncount = {count}\n{PATHS[name]}\n'
            for name, count in paths.items()
        ),
        action_lines=lines(actions),
    )
    return Box(text, "tiny_duel.toml")


class TinyDuel(Tiny):
    """A duel; green begins, and a tie is played off once."""

    def __init__(self, hands: list[str], pile: str, faces: str = "curve t_long t_short") -> None:
        names = " ".join([*hands, pile]).split()
        deck = {name: names.count(name) for name in sorted(set(names))}
        box = tiny_box(deck, len(hands[0].split()))
        super().__init__(Duel(box), box.mine, "duel(first_player=green, tie_rounds=1)")
        self.deal(hands, pile, faces)

    def deal(self, hands: list[str], pile: str, faces: str) -> Self:
        """Deal these cards, those of the pile in the order they are drawn; faces from the north."""
        self.deal_cards(hands, pile)
        self.state.hidden.goals = vec[u8]([FACES.index(face) for face in faces.split()])
        self.game.check(self.state)
        return self
