"""What each move of the expansion is worth to a dwarf, by how far its way is and whom it doubts."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.bots.mine.outlook import FAIR, GOOD, NEVER, WEAK, Outlook, Pick
from motherlode.bots.saboteur2.cards import JUNK, judge_hand, judged
from motherlode.bots.saboteur2.others import Others
from motherlode.bots.saboteur2.prospect import Prospect
from motherlode.bots.saboteur2.roles import digs, expects_to_lose
from motherlode.bots.saboteur2.strikes import Strikes
from motherlode.bots.saboteur2.works import Works
from motherlode.core.chance import Chance
from motherlode.core.moves import Moves
from motherlode.games.saboteur2.cards import (
    FIRST_PATH,
    FREE,
    GEOLOGIST,
    HANDS_OFF,
    INSPECT,
    SABOTEUR,
    SWAP_HANDS,
    SWAP_ROLES,
    THIEF,
    TRAP,
)
from motherlode.games.saboteur2.moves import (
    DECLINE,
    DIG_MOVE,
    PASS_MOVE,
    REMOVE_MOVE,
    ROCKFALL_MOVE,
    STEAL_MOVE,
    TOOL_MOVE,
    TRICK_MOVE,
)
from motherlode.games.saboteur2.play import MOST_DISCARDS
from motherlode.games.saboteur2.tricks import TRAP_IN_FRONT
from motherlode.kit.actions import mends
from motherlode.kit.bands import BREAK_KIND, BREAK_MOVE, CELLS, MAP_KIND, NO_CARD, SEATS, tool_kind
from motherlode.kit.cards import FIX, MAP
from motherlode.kit.discards import PAIRS, digit
from motherlode.kit.tiles import FIRST
from motherlode.kit.tools import TOOL_BIT

FIT_AGAIN: Final = GOOD - WEAK
"""Whoever wants to dig and needs but one thing out of the way sees to that before striking."""


class Plan:
    """What one player makes of one turn."""

    def __init__(self, prospect: Prospect, others: Others, moves: Moves) -> None:
        public = prospect.public
        own = prospect.own
        self.public = public
        self.own = own
        self.route = prospect.route
        self.shut_out: bool = prospect.shut_out
        self.late: bool = prospect.late
        self.outlook = Outlook(
            prospect.route, public.tools, own.seen, own.seat, others.doubts, digs=digs(own.role)
        )
        self.works = Works(prospect, others.geologists)
        self.strikes = Strikes(prospect, self.outlook, others)
        self.worth: vec[i64] = judge_hand(
            public, own, self.outlook, self.works.helpful(moves), late=self.late
        )

    def value(self, move: i64) -> i64:
        """How good a move seems; the bands are those of `moves`."""
        if move >= DIG_MOVE:
            rest: i64 = move - DIG_MOVE
            return self.works.of_dig(rest // CELLS + FIRST, rest % CELLS)
        if move >= ROCKFALL_MOVE:
            return self.works.of_rockfall(move - ROCKFALL_MOVE)
        if move >= STEAL_MOVE:
            return self._of_stealing(move - STEAL_MOVE)
        if move >= TRICK_MOVE:
            trick: i64 = move - TRICK_MOVE
            return self._of_trick(THIEF + trick // SEATS, trick % SEATS)
        if move >= TOOL_MOVE:
            return self._of_action(move - TOOL_MOVE)
        if move >= REMOVE_MOVE:
            return self._of_removing(move - REMOVE_MOVE)
        return self._of_discarding(move - PASS_MOVE)

    # Actions

    def _of_action(self, rest: i64) -> i64:
        kind: i64 = tool_kind(rest)
        if kind == BREAK_KIND:
            return self.strikes.of_breaking((rest - BREAK_MOVE) % SEATS)
        if kind == MAP_KIND and self.own.role == GEOLOGIST:
            return 0
        return self.outlook.of_action(rest)

    def _of_trick(self, card: i64, target: i64) -> i64:
        if card == THIEF:
            return GOOD + WEAK if self.late else -WEAK  # SB2-15: or it is driven off
        if card == HANDS_OFF:
            return self._of_driving_off(target)
        if card == SWAP_HANDS:
            return self._of_swapping_hands(target)
        if card == INSPECT:
            return self.strikes.of_inspecting(target)
        if card == SWAP_ROLES:
            return self._of_swapping_roles(target)
        if card == TRAP:
            return self.strikes.of_trapping(target)
        return self.strikes.of_freeing(target)

    def _of_driving_off(self, target: i64) -> i64:
        """SB2-15: the more gold one has, the more others' thieves matter."""
        if target == self.own.seat:
            return NEVER
        return (FAIR if self.late else WEAK) + 20 * min(self.own.nuggets, 5)

    def _of_swapping_hands(self, target: i64) -> i64:
        """SB2-16: when most of one's own cards are junk, for as many others."""
        hand = self.own.hand
        junk: i64 = 0
        i: i64
        for i in range(hand.size):
            if self.worth[i64(hand.items[i])] >= JUNK:
                junk += 1
        more: i64 = i64(self.public.tally.held[target]) - (hand.size - 1)
        return WEAK * (junk - 2) + 40 * more - WEAK

    def _of_swapping_roles(self, target: i64) -> i64:
        """SB2-18: oneself if one is about to lose, or whom one knows to be on the other side."""
        if target == self.own.seat:
            return FAIR + WEAK if self._seems_lost() else NEVER
        known: i64 = i64(self.own.roles[target])
        if known == SABOTEUR and self.outlook.digs:
            return FAIR + WEAK
        if known == GEOLOGIST and self.own.role != GEOLOGIST:
            return WEAK
        return NEVER // 10

    def _seems_lost(self) -> bool:
        return expects_to_lose(self.public, self.own.role, self.route, shut_out=self.shut_out)

    def _of_stealing(self, victim: i64) -> i64:
        """SB2-24: from whoever is likely to have most."""
        if victim == DECLINE:
            return 0
        return FAIR + 20 * self.public.counted[victim]

    # Discards

    def _of_discarding(self, rest: i64) -> i64:
        """SB2-8: the sum of the cards, which is more for cards that are of no use."""
        value: i64 = 0
        place: i64
        for place in range(MOST_DISCARDS):
            card: i64 = digit(rest, place)
            value += judged(self.worth, card)
            if place > 0 and card != NO_CARD and self.public.tally.pile == 0:
                value -= WEAK  # SB2-9: one card must go, and nothing is drawn for more
        return value

    def _of_removing(self, rest: i64) -> i64:
        """SB2-7: for want of a repair."""
        what: i64 = rest // PAIRS
        pair: i64 = rest % PAIRS
        cards: i64 = judged(self.worth, digit(pair, 1)) + judged(self.worth, digit(pair, 2))
        if what == TRAP_IN_FRONT:
            if self.own.hand.has(FREE):
                return 0
            return cards + (GOOD if self.late else FAIR + WEAK)
        if self._can_mend(what):
            return 0
        if not self._keeps_a_path(digit(pair, 1), digit(pair, 2)):
            return cards - WEAK
        if not self._wants_to_lay():
            return cards + WEAK
        return cards + (FIT_AGAIN if self._is_last(what) else FAIR + WEAK)

    def _is_last(self, tool: i64) -> bool:
        """Whether nothing else keeps one from digging."""
        own = self.own
        if self.public.front.is_trapped(own.seat):
            return False
        return i64(self.public.tools.broken[own.seat]) == TOOL_BIT[tool]

    def _keeps_a_path(self, one: i64, two: i64) -> bool:
        """Whether there is a path in hand besides these two cards."""
        hand = self.own.hand
        left: i64 = 0
        i: i64
        for i in range(hand.size):
            if i64(hand.items[i]) >= FIRST_PATH:
                left += 1
        if one >= FIRST_PATH:
            left -= 1
        if two >= FIRST_PATH:
            left -= 1
        return left > 0

    def _can_mend(self, tool: i64) -> bool:
        hand = self.own.hand
        i: i64
        for i in range(hand.size):
            card: i64 = i64(hand.items[i])
            if FIX <= card < MAP and mends(card - FIX, tool):
                return True
        return False

    def _wants_to_lay(self) -> bool:
        return self.outlook.digs or self.own.role == GEOLOGIST


def best_move(plan: Plan, moves: Moves, chance: Chance) -> i64:
    """The move with the highest value; chance decides among nearly equal ones."""
    pick = Pick(chance, moves.items[0])
    i: i64
    for i in range(moves.count):
        pick.offer(moves.items[i], plan.value(moves.items[i]))
    return pick.move
