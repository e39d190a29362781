"""Positions of the expansion: a maze that is drawn, and whatever else matters by name.

What a position leaves out is dealt from its seed among what is left.
"""

from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import u8

from motherlode.core.chance import Chance, Fast
from motherlode.core.state import State
from motherlode.games.saboteur2.cards import ROLE_NAMES, UNKNOWN_ROLE
from motherlode.games.saboteur2.deal import begin
from motherlode.games.saboteur2.learning import see_dwarf
from motherlode.games.saboteur2.rulebook import Rules
from motherlode.games.saboteur2.state import Hidden, Own, Public
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
    seat_of,
    set_passes,
    set_turns,
)

Table = State[Public, Own, Hidden]
NAMES_SEATS = (*BY_SEAT, "roles", "inspected", "trapped", "thieves", "gold")


class Position(PassesText):
    """What a position may say beside what all such games have."""

    roles: dict[int, str] = msgspec.field(default_factory=dict)
    dwarfs_aside: list[str] = msgspec.field(default_factory=list)
    inspected: dict[int, list[int]] = msgspec.field(default_factory=dict)
    trapped: list[int] = msgspec.field(default_factory=list)
    thieves: list[int] = msgspec.field(default_factory=list)
    gold: dict[int, int] = msgspec.field(default_factory=dict)
    cards_aside: list[str] = msgspec.field(default_factory=list)


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
        for seat in own:
            seat.begin_round(rules)
        self.state: Table = State(public, own, Hidden(chance))
        self.stock = Stock(rules.words.card_names, rules.cards)
        check_seats(position, NAMES_SEATS, rules.seats)
        set_turns(position, public.turns, rules.seats, rules.rounds)
        set_passes(position, public.turns, rules.seats)
        public.discarded = vec[u8]([0] * position.passes)
        self.state.hidden.stuck = position.forced
        draw_maze(position.mine, public.maze, public.goals, rules.words, self.stock)
        refuse_open_gold(public.goals, rules.words)
        self._deal_goals()
        self._deal_dwarfs()
        break_tools(position.broken, public.tools, self.stock)
        self._lay_in_front()
        self._deal_cards()
        self._give_gold()

    def _deal_goals(self) -> None:
        public, hidden = self.state.public, self.state.hidden
        hidden.goals = deal_faces(self.position.goals, public.goals, self.chance)
        for own in self.state.own:
            cells = self.position.looked.get(own.seat, [])
            own.seen = look_at(cells, own.seat, public.goals, hidden.goals, self.rules.words)

    def _deal_dwarfs(self) -> None:
        """As named; the rest at random, to the players first."""
        left = list(map(int, self.rules.dwarfs))
        roles = {seat: self._take(left, name) for seat, name in self.position.roles.items()}
        top = [self._take(left, name) for name in self.position.dwarfs_aside]
        rest = vec[u8](left)
        self.chance.shuffle(rest)
        dealt = list(map(int, rest))
        if len(dealt) + len(roles) < self.rules.seats:
            raise ValueError("position: dwarfs_aside: too few dwarfs are left for the players")
        for own in self.state.own:
            own.role = roles[own.seat] if own.seat in roles else dealt.pop()
        self.state.hidden.dwarfs.set(vec[u8]([*dealt, *top[::-1]]))
        for seat, others in self.position.inspected.items():
            for other in others:
                target = self.state.own[seat_of("inspected", other, self.rules.seats)]
                if other == seat:
                    raise ValueError("position: inspected: another player's dwarf (SB2-17)")
                see_dwarf(self.state.public, self.state.own[seat], target)

    def _take(self, left: list[int], name: str) -> int:
        names = ROLE_NAMES[:UNKNOWN_ROLE]
        if name not in names:
            raise ValueError(f"position: roles: a role is {', '.join(names)}; not {name!r}")
        role = names.index(name)
        if role not in left:
            raise ValueError(f"position: roles: there are not so many dwarfs {name} (SB2-2)")
        left.remove(role)
        return role

    def _lay_in_front(self) -> None:
        position, front = self.position, self.state.public.front
        for key, seats in (("trapped", position.trapped), ("thieves", position.thieves)):
            if len(set(seats)) < len(seats):
                raise ValueError(f"position: {key}: nobody has two of a kind (SB2-29)")
        for seat in position.trapped:
            self.stock.take("trapped", "trap")
            front.trap(seat)
        for seat in position.thieves:
            self.stock.take("thieves", "thief")
            front.lay_thief(seat)

    def _deal_cards(self) -> None:
        own, hidden = self.state.own, self.state.hidden
        hands, discards = [seat.hand for seat in own], [seat.discards for seat in own]
        dealt = deal_cards(
            self.position,
            hands,
            discards,
            self.rules.hand,
            self.state.public.tally,
            self.stock,
            self.chance,
            aside=self.rules.aside,
            named_aside=self.position.cards_aside,
        )
        hidden.pile.set(vec[u8](dealt.pile[::-1]))
        hidden.aside = vec[u8](sorted(dealt.aside))
        if dealt.pile and not any(hand.size for hand in hands):
            raise ValueError("position: hands: nobody has a card, and so nobody would ever draw")

    def _give_gold(self) -> None:
        """Nobody saw where it came from: others know only that there is some (SB2-24)."""
        public = self.state.public
        public.rich = self.rules.no_seat[:]
        public.counted = self.rules.no_bits[:]
        for seat, nuggets in self.position.gold.items():
            if nuggets < 0:
                raise ValueError(f"position: gold: {nuggets} nuggets cannot be")
            self.state.own[seat].nuggets = nuggets
            public.rich[seat] = u8(int(nuggets > 0))
