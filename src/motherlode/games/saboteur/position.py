"""Positions of Saboteur: a maze that is drawn, and whatever else matters by name.

What a position leaves out is dealt from its seed among what is left.
"""

from typing import Any

import msgspec
from librt.vecs import append, vec
from mypy_extensions import u8

from motherlode.core.chance import Chance, Fast
from motherlode.core.state import State
from motherlode.games.saboteur.cards import GOLD_VALUES, ROLE_NAMES, UNKNOWN_ROLE
from motherlode.games.saboteur.deal import begin
from motherlode.games.saboteur.rulebook import Rules
from motherlode.games.saboteur.state import Hidden, Own, Public
from motherlode.kit.arranging import (
    BY_SEAT,
    PassesText,
    Stock,
    break_tools,
    check_seats,
    deal_cards,
    deal_faces,
    draw_maze,
    look_at,
    read_position,
    refuse_open_gold,
    set_passes,
    set_turns,
)

Table = State[Public, Own, Hidden]
LONG_AGO = 100
"""Gold that a position gives was taken in rounds of its own, numbered from here."""


class Position(PassesText):
    """What a position may say beside what all such games have."""

    roles: dict[int, str] = msgspec.field(default_factory=dict)
    spare: str | None = None
    gold: dict[int, list[int]] = msgspec.field(default_factory=dict)
    gold_pile: list[int] | None = None


def arrange(rules: Rules, data: Any) -> Table:
    """The state that a position describes; `ValueError` says which key is wrong and why."""
    position = read_position(data, Position)
    if position.fresh:
        return begin(rules, Fast(position.seed), None)
    return _Arrangement(rules, position).state


class _Arrangement:
    """A state that is being put together, and the cards that are still unused."""

    def __init__(self, rules: Rules, position: Position) -> None:
        self.rules = rules
        self.position = position
        chance = Fast(position.seed)
        self.chance: Chance = chance
        public = Public(rules)
        public.lay_out()
        own = [Own(seat) for seat in range(rules.seats)]
        self.state: Table = State(public, own, Hidden(chance))
        self.stock = Stock(rules.words.card_names, rules.cards)
        check_seats(position, (*BY_SEAT, "roles", "gold"), rules.seats)
        set_turns(position, public.turns, rules.seats, rules.rounds)
        set_passes(position, public.turns, rules.seats)
        self.state.hidden.stuck = position.forced
        draw_maze(position.mine, public.maze, public.goals, rules.words, self.stock)
        refuse_open_gold(public.goals, rules.words)
        self._deal_goals()
        self._deal_roles()
        break_tools(position.broken, public.tools, self.stock)
        self._deal_cards()
        self._deal_gold()

    def _deal_goals(self) -> None:
        public, hidden = self.state.public, self.state.hidden
        hidden.goals = deal_faces(self.position.goals, public.goals, self.chance)
        for own in self.state.own:
            cells = self.position.looked.get(own.seat, [])
            own.seen = look_at(cells, own.seat, public.goals, hidden.goals, self.rules.words)

    def _deal_roles(self) -> None:
        left = list(map(int, self.rules.dwarfs))
        roles = [self.position.roles.get(seat) for seat in range(self.rules.seats)]
        named = [self._role(name) for name in [*roles, self.position.spare]]
        for role in named:
            if role != UNKNOWN_ROLE:
                if role not in left:
                    raise ValueError(f"position: roles: too many {ROLE_NAMES[role]}s (SAB-3)")
                left.remove(role)
        rest = vec[u8](left)
        self.chance.shuffle(rest)
        deal = iter(rest)
        dealt = [int(next(deal)) if role == UNKNOWN_ROLE else role for role in named]
        for own in self.state.own:
            own.role = dealt[own.seat]
        self.state.hidden.spare = dealt[-1]

    def _role(self, name: str | None) -> int:
        if name is None:
            return UNKNOWN_ROLE
        if name not in ROLE_NAMES[:UNKNOWN_ROLE]:
            raise ValueError(f"position: roles: a role is digger or saboteur, not {name!r}")
        return ROLE_NAMES.index(name)

    def _deal_cards(self) -> None:
        own, tally = self.state.own, self.state.public.tally
        hands, discards = [seat.hand for seat in own], [seat.discards for seat in own]
        dealt = deal_cards(
            self.position, hands, discards, self.rules.hand, tally, self.stock, self.chance
        )
        self.state.hidden.pile.set(vec[u8](dealt.pile[::-1]))

    def _deal_gold(self) -> None:
        left = list(map(int, self.rules.gold))
        for seat, cards in sorted(self.position.gold.items()):
            for nuggets in cards:
                self._strike(left, nuggets)
                self._give_gold(seat, nuggets)
        if self.position.gold_pile is not None:
            for nuggets in self.position.gold_pile:
                self._strike(left, nuggets)
        rest = vec[u8](left)
        self.chance.shuffle(rest)
        top = self.position.gold_pile or []
        # Named cards lie on top, in the order in which they are drawn.
        self.state.hidden.gold.set(vec[u8]([*map(int, rest), *top[::-1]]))
        self.state.public.gold = len(rest) + len(top)

    def _strike(self, left: list[int], nuggets: int) -> None:
        if nuggets not in left:
            raise ValueError(f"position: gold: there are not so many cards of {nuggets} nuggets")
        left.remove(nuggets)

    def _give_gold(self, seat: int, nuggets: int) -> None:
        own, ledger = self.state.own[seat], self.state.public.ledger
        ledger.took(LONG_AGO + len(ledger.take_seat), seat)
        own.taken.put(nuggets)
        for value in range(1, GOLD_VALUES + 1):
            own.offers = append(own.offers, u8(int(value == nuggets)))
