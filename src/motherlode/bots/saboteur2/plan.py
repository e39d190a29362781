"""What each move of the expansion is worth to a dwarf, by how far its way is and whom it doubts."""

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.bots.mine.outlook import FAIR, GOOD, NEVER, WEAK, Outlook, Pick
from motherlode.bots.mine.route import count_exits
from motherlode.bots.saboteur2.cards import JUNK, judge_hand, judged
from motherlode.bots.saboteur2.prospect import Prospect
from motherlode.bots.saboteur2.roles import digs, door_colour, expects_to_lose
from motherlode.core.chance import Chance
from motherlode.core.moves import Moves
from motherlode.games.saboteur2.cards import (
    BOSS,
    FREE,
    GEOLOGIST,
    HANDS_OFF,
    INSPECT,
    SABOTEUR,
    SWAP_HANDS,
    SWAP_ROLES,
    THIEF,
    TRAP,
    UNKNOWN_ROLE,
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
from motherlode.games.saboteur2.tricks import TRAP_IN_FRONT
from motherlode.kit.actions import mends
from motherlode.kit.bands import BREAK_KIND, CELLS, MAP_KIND, SEATS, tool_kind
from motherlode.kit.cards import FIX, MAP
from motherlode.kit.discards import PAIRS, digit
from motherlode.kit.tiles import FIRST


class Plan:
    """What one player makes of one turn."""

    def __init__(self, prospect: Prospect, doubts: vec[i64], unsure: vec[i64]) -> None:
        """`doubts` says for each seat how much it seems to harm this one (`roles.doubt_of`),
        `unsure` by how much that may be off."""
        public = prospect.public
        own = prospect.own
        self.public = public
        self.own = own
        self.route = prospect.route
        self.common = prospect.common
        self.shut_out: bool = prospect.shut_out
        self.late: bool = prospect.late
        self.outlook = Outlook(
            prospect.route, public.tools, own.seen, own.seat, doubts, digs=digs(own.role)
        )
        self.unsure = unsure
        self.worth: vec[i64] = judge_hand(public, own, self.outlook, late=self.late)

    def value(self, move: i64) -> i64:
        """How good a move seems; the bands are those of `moves`."""
        if move >= DIG_MOVE:
            rest: i64 = move - DIG_MOVE
            return self._of_dig(rest // CELLS + FIRST, rest % CELLS)
        if move >= ROCKFALL_MOVE:
            return self._of_rockfall(move - ROCKFALL_MOVE)
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

    # Cards in the maze

    def _of_dig(self, tile: i64, cell: i64) -> i64:
        beyond: i64 = self.route.ways(tile, cell)
        role: i64 = self.own.role
        if role == GEOLOGIST:
            return self._of_crystals(tile, cell, beyond)
        if self.shut_out and beyond > 0 and self.common.exits(tile, cell) == 0:
            return NEVER  # it would be for the other colour alone
        value: i64 = self.outlook.of_dig(tile, cell, beyond)
        if value >= GOOD and self.outlook.digs:
            colour: i64 = door_colour(self.public.rules, tile)
            if colour == role:
                return value + 40
            if colour >= 0 and role == BOSS:
                return value - 20
        return value

    def _of_crystals(self, tile: i64, cell: i64, beyond: i64) -> i64:
        """A geologist lays crystals wherever it can, and is in no hurry otherwise (SB2-23)."""
        after: i64 = self.route.after(cell, beyond)
        if self.public.rules.crystals[tile] != 0:
            if beyond == 0:
                return FAIR
            return GOOD + FAIR + 8 * min(after - self.route.best, 10)
        if beyond == 0:
            return NEVER // 2
        if after < self.route.best:
            return 0 if self.late else -WEAK
        return 30 + 4 * count_exits(self.public.maze, tile)

    def _of_rockfall(self, cell: i64) -> i64:
        """Diggers clear away what bars the way to them: dead ends, the other colour's doors."""
        value: i64 = self.outlook.of_rockfall(cell)
        if self.own.role == GEOLOGIST:
            return -WEAK
        if self.shut_out and value > 0 and self.public.maze.reach.tied[cell] != 0:
            return value + FAIR
        return value

    # Actions

    def _of_action(self, rest: i64) -> i64:
        if self.own.role == GEOLOGIST:
            kind: i64 = tool_kind(rest)
            if kind == MAP_KIND:
                return 0
            if kind == BREAK_KIND:
                return self.outlook.of_action(rest) // 4
        return self.outlook.of_action(rest)

    def _of_trick(self, card: i64, target: i64) -> i64:
        if card == THIEF:
            return GOOD + WEAK if self.late else WEAK
        if card == HANDS_OFF:
            return self._of_driving_off(target)
        if card == SWAP_HANDS:
            return self._of_swapping_hands(target)
        if card == INSPECT:
            return self._of_inspecting(target)
        if card == SWAP_ROLES:
            return self._of_swapping_roles(target)
        if card == TRAP:
            return self._of_trapping(target)
        return self.outlook.of_mending(target)

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

    def _of_inspecting(self, target: i64) -> i64:
        """SB2-17: early, and of whom there is most to learn."""
        if self.own.roles[target] != UNKNOWN_ROLE or self.late:
            return -WEAK
        if self.own.role == GEOLOGIST:
            return 0
        return FAIR - WEAK + 20 * self.unsure[target]

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

    def _of_trapping(self, target: i64) -> i64:
        """SB2-19: as breaking a tool, and later is better: who is trapped is not paid."""
        value: i64 = self.outlook.of_breaking(target)
        if self.own.role == GEOLOGIST:
            return value // 4
        return value + (WEAK if self.late else -WEAK)

    def _of_stealing(self, victim: i64) -> i64:
        """SB2-24: from whoever is likely to have most."""
        if victim == DECLINE:
            return 0
        return FAIR + 20 * self.public.counted[victim]

    # Discards

    def _of_discarding(self, rest: i64) -> i64:
        """SB2-8: the sum of the cards, which is more for cards that are of no use."""
        return (
            judged(self.worth, digit(rest, 0))
            + judged(self.worth, digit(rest, 1))
            + judged(self.worth, digit(rest, 2))
        )

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
        return cards + (FAIR + WEAK if self._wants_to_lay() else WEAK)

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
