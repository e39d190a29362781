"""Positions of Saboteur Duel: a maze that is drawn, and whatever else matters by name.

What a position leaves out is dealt from its seed among what is left.
"""

from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import u8

from motherlode.core.chance import Chance, Fast
from motherlode.core.state import State
from motherlode.games.duel.cards import NO_SEAT
from motherlode.games.duel.checks import must_be_settled
from motherlode.games.duel.deal import begin
from motherlode.games.duel.moves import door_of
from motherlode.games.duel.pay import all_claimed
from motherlode.games.duel.rulebook import Rules
from motherlode.games.duel.state import Hidden, Own, Public
from motherlode.kit.arranging import (
    BY_SEAT,
    PositionText,
    Stock,
    break_tools,
    check_seats,
    deal_cards,
    deal_faces,
    draw_maze,
    look_at,
    read_named,
    read_position,
    seat_of,
    set_turns,
)

Table = State[Public, Own, Hidden]


class Position(PositionText):
    """What a position may say beside what all such games have."""

    keys: list[str] = msgspec.field(default_factory=list)
    claimed: dict[str, int] = msgspec.field(default_factory=dict)


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
        check_seats(position, BY_SEAT, rules.seats)
        set_turns(position, public.turns, rules.seats, rules.tie_rounds + 1)
        public.turns.won = vec[u8]([NO_SEAT] * (position.round - 1))
        draw_maze(position.mine, public.maps.green, public.goals, rules.words, self.stock)
        self._put_keys()
        public.maps.walk_anew()
        self._put_tokens()
        self._deal_goals()
        self._sabotage()
        self._deal_cards()
        self._settle()

    def _put_keys(self) -> None:
        maps, words = self.state.public.maps, self.rules.words
        for place in self.position.keys:
            cell = read_named("keys", words.read_cell, place)
            if door_of(self.state.public, cell) == NO_SEAT or maps.is_keyed(cell):
                raise ValueError(f"position: keys: there is no door without a key on {place}")
            if maps.keys == 0:
                raise ValueError(f"position: keys: there are only {self.rules.keys}")
            maps.unlock(0, cell)

    def _put_tokens(self) -> None:
        for place, seat in self.position.claimed.items():
            goal = read_named("claimed", self.rules.words.read_goal, place)
            whose = seat_of("claimed", seat, self.rules.seats)
            self.state.public.claimed[goal] = u8(whose)

    def _deal_goals(self) -> None:
        public, hidden = self.state.public, self.state.hidden
        hidden.goals = deal_faces(self.position.goals, public.goals, self.chance)
        for own in self.state.own:
            cells = self.position.looked.get(own.seat, [])
            own.seen = look_at(cells, own.seat, public.goals, hidden.goals, self.rules.words)

    def _sabotage(self) -> None:
        for seat, tools in self.position.broken.items():
            if len(tools) > 1:
                raise ValueError(f"position: broken: one sabotage card lies before seat {seat}")
        break_tools(self.position.broken, self.state.public.tools, self.stock)

    def _deal_cards(self) -> None:
        own, tally = self.state.own, self.state.public.tally
        hands, discards = [seat.hand for seat in own], [seat.discards for seat in own]
        dealt = deal_cards(
            self.position, hands, discards, self.rules.hand, tally, self.stock, self.chance
        )
        self.state.hidden.pile.set(vec[u8](dealt.pile[::-1]))

    def _settle(self) -> None:
        """A position is one between turns: what would have happened already has happened."""
        public = self.state.public
        if all_claimed(public):
            raise ValueError("position: claimed: the last token ends the round (DUE-15)")
        try:
            must_be_settled(public)
        except AssertionError as problem:
            raise ValueError(f"position: {problem}") from None
