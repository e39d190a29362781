"""A slow, obvious referee for one round of Saboteur with the expansion, from the rules text alone.

It shares no line with the engine and is compared with it move for move. A test may put a round
into the middle of a game by assigning `maze`, `hands`, `tools`, `trapped`, `thieves`, `pile`,
`roles`, `nuggets`, `asked` and the like: nothing is derived from them ahead of a question.
"""

import copy
from dataclasses import dataclass
from itertools import combinations

from tests.counts.slow_doors import crystals, expansion_places, ways_to_gold
from tests.counts.slow_maze import (
    EXPANSION_PATHS,
    GOALS,
    PATHS,
    START,
    Cell,
    Maze,
    auto_turned,
    fits_neither_way,
    half_turn_differs,
    reached_goals,
)
from tests.counts.slow_saboteur import NOT_YET, TOOLS, TWO_TOOLS, cell_of, place

ACTIONS = [
    *(f"break_{tool}" for tool in TOOLS),
    *(f"fix_{tool}" for tool in TOOLS),
    *TWO_TOOLS,
    *("map", "thief", "hands_off", "swap_hands", "inspect", "swap_roles", "trap", "free"),
    "rockfall",
]
ALL_PATHS = [*PATHS, *EXPANSION_PATHS]
DECK = [*ACTIONS, *ALL_PATHS]  # the order in which discards are written
VALUES = {
    "placement": ["adjacent", "joined", "reachable"],
    "double_goal": ["choose", "all"],
    "misfit_goal": ["choose", "auto"],
    "winners": ["doors", "finisher"],
}
MOST_DISCARDS = 3  # SB2-8
SHARES = {0: 0, 1: 5, 2: 4, 3: 3, 4: 2, 5: 1}  # SB2-22, by winners counted; 5 or more: 1
LESS = {"boss": 1, "profiteer": 2}  # SB2-22


@dataclass
class SlowDeal2:
    """One round, as dealt; lists of cards begin with the card that is drawn first."""

    seats: int
    starter: int
    roles: list[str]
    dwarfs_aside: list[str]
    goals: list[str]
    hands: list[list[str]]
    pile: list[str]
    nuggets: list[int]


class SlowRound2:
    """One round, from the deal to the last nugget stolen."""

    def __init__(self, deal: SlowDeal2, options: dict[str, str | bool | int]) -> None:
        for name, values in VALUES.items():
            if options[name] not in values:
                raise ValueError(f"option {name} is {options[name]!r}; choose one of {values}")
        self.deal = deal
        self.options = {name: str(options[name]) for name in VALUES}
        self.maze: Maze = {START: ("start", False)}
        self.roles = list(deal.roles)
        self.dwarfs_aside = list(deal.dwarfs_aside)
        self.hands = [list(hand) for hand in deal.hands]
        self.tools: list[set[str]] = [set() for _ in range(deal.seats)]  # the broken ones
        self.trapped: set[int] = set()
        self.thieves: list[int] = []  # in the order laid
        self.pile = list(deal.pile)
        self.asked: tuple[int, str] | None = (deal.starter, "play")
        self.forced_passes = 0  # SAB-24: in a row, each begun with an empty pile
        self.last_card_by: int | None = None  # SB2-27: discards do not count
        self.turning: list[Cell] = []  # stone goals just opened and not yet turned
        self.nuggets = list(deal.nuggets)
        self.winner = ""
        self.next_starter = NOT_YET

    def copy(self) -> "SlowRound2":
        """A round that goes its own way from here."""
        return copy.deepcopy(self)

    def legal(self) -> list[str]:
        """Every legal move of the seat that is asked, as sorted texts."""
        if self.asked is None:
            return []
        seat, prompt = self.asked
        moves: list[str] = []
        if prompt == "play":
            moves = self._digs(seat) + self._actions(seat)
            moves += self._removals(seat) + self._passes(seat)
        elif prompt == "open":
            moves = [f"open {place(goal)}" for goal in reached_goals(self.maze)]
        elif prompt == "lie":
            goal = self.turning[0]
            moves = [f"lie {place(goal)}", f"lie {place(goal)} turned"]
        elif prompt == "steal":
            moves = [f"steal {other}" for other in self._others_with_gold(seat)] + ["decline"]
        return sorted(set(moves))

    def play(self, text: str) -> None:
        """Play one legal move of the seat that is asked."""
        if self.asked is None or text not in self.legal():
            raise ValueError(f"{text!r} is not legal now; choose one of legal()")
        seat, prompt = self.asked
        words = text.split()
        if prompt == "play":
            self._take_turn(seat, words)
        elif prompt == "open":
            self._open(seat, [cell_of(words[1])])
        elif prompt == "lie":
            goal = self.turning.pop(0)
            self._lay_goal(goal, turned=words[-1] == "turned")
            self._turn_stones(seat)
        elif prompt == "steal":
            if words[0] == "steal":
                self.nuggets[int(words[1])] -= 1
                self.nuggets[seat] += 1
            order = self._stealing_order()
            self._ask_thieves(order[order.index(seat) + 1 :])

    # What may be played.

    def _digs(self, seat: int) -> list[str]:
        if self.tools[seat] or seat in self.trapped:
            return []  # SAB-14, SB2-19
        moves = []
        for card in self.hands[seat]:
            if card in ALL_PATHS:
                for cell in expansion_places(card, False, self.maze, self.options["placement"]):
                    moves.append(f"dig {card} {place(cell)}")
                if half_turn_differs(card):
                    for cell in expansion_places(card, True, self.maze, self.options["placement"]):
                        moves.append(f"dig {card} turned {place(cell)}")
        return moves

    def _actions(self, seat: int) -> list[str]:
        moves = []
        for card in self.hands[seat]:
            for other in range(self.deal.seats):
                moves += self._tool_moves(card, other)
                if self._may_play_on(card, seat, other):
                    moves.append(f"{card} {other}")
            if card == "thief" and seat not in self.thieves:  # SB2-15, SB2-29
                moves.append("thief")
            if card == "rockfall":  # SAB-18, SB2-12
                fallible = [cell for cell, lie in self.maze.items() if lie[0] in ALL_PATHS]
                moves += [f"rockfall {place(cell)}" for cell in fallible]
            if card == "map":  # SAB-19
                moves += [f"map {place(goal)}" for goal in GOALS if goal not in self.maze]
        return moves

    def _tool_moves(self, card: str, other: int) -> list[str]:
        moves = []
        for tool in TOOLS:
            broken = tool in self.tools[other]
            if card == f"break_{tool}" and not broken:  # SAB-15, SB2-29
                moves.append(f"break {tool} {other}")
            if card == f"fix_{tool}" and broken:  # SAB-16
                moves.append(f"mend {tool} {other}")
            if card in TWO_TOOLS and tool in TWO_TOOLS[card] and broken:  # SAB-17
                moves.append(f"mend {tool} {other} with {card}")
        return moves

    def _may_play_on(self, card: str, seat: int, other: int) -> bool:
        if card == "hands_off":  # SB2-15
            return other in self.thieves
        if card in ("swap_hands", "inspect"):  # SB2-16, SB2-17
            return other != seat
        if card == "swap_roles":  # SB2-18
            return bool(self.dwarfs_aside)
        if card == "trap":  # SB2-19, SB2-29
            return other != seat and other not in self.trapped
        return card == "free" and other in self.trapped  # SB2-19

    def _removals(self, seat: int) -> list[str]:
        in_front = sorted(self.tools[seat]) + (["trap"] if seat in self.trapped else [])
        pairs = discards(self.hands[seat], 2)
        return [f"remove {lying} {pair}" for lying in in_front for pair in pairs]  # SB2-7

    def _passes(self, seat: int) -> list[str]:
        if not self.hands[seat]:
            return ["pass"]  # SB2-9
        moves = []
        for number in range(1, MOST_DISCARDS + 1):  # SB2-8
            moves += [f"pass {cards}" for cards in discards(self.hands[seat], number)]
        return moves

    # A turn.

    def _take_turn(self, seat: int, words: list[str]) -> None:
        forced = not self.pile and all(move.split()[0] == "pass" for move in self.legal())
        self.forced_passes = self.forced_passes + 1 if forced else 0  # SAB-24, SB2-9
        for card in cards_of(words):
            self.hands[seat].remove(card)
        if words[0] not in ("pass", "remove"):
            self.last_card_by = seat  # SB2-27
        if words[0] == "dig":
            self.maze[cell_of(words[-1])] = (words[1], words[2] == "turned")
            self._look_for_goals(seat)
            return
        self._carry_out(seat, words)
        if words[0] == "pass":
            self._draw(seat, len(words) - 1)  # SB2-8: as many as were discarded
        elif words[0] == "swap_hands":
            self._draw(int(words[1]), 1)  # SB2-16: the other player draws, this one does not
        else:
            self._draw(seat, 1)  # SB2-6, SB2-7
        self._end_turn(seat)

    def _carry_out(self, seat: int, words: list[str]) -> None:
        """Do what an action card or a removal says; passes, maps and inspections change nothing."""
        if words[0] == "break":
            self.tools[int(words[2])].add(words[1])
        elif words[0] == "mend":
            self.tools[int(words[2])].remove(words[1])
        elif words[0] == "rockfall":
            del self.maze[cell_of(words[1])]
        elif words[0] == "thief":
            self.thieves.append(seat)
        elif words[0] == "hands_off":
            self.thieves.remove(int(words[1]))
        elif words[0] == "swap_hands":
            other = int(words[1])
            self.hands[seat], self.hands[other] = self.hands[other], self.hands[seat]
        elif words[0] == "swap_roles":
            self.roles[int(words[1])] = self.dwarfs_aside.pop(0)
        elif words[0] == "trap":
            self.trapped.add(int(words[1]))
        elif words[0] == "free":
            self.trapped.remove(int(words[1]))
        elif words[:2] == ["remove", "trap"]:
            self.trapped.remove(seat)
        elif words[0] == "remove":
            self.tools[seat].remove(words[1])

    def _draw(self, seat: int, number: int) -> None:
        for _ in range(number):
            if self.pile:
                self.hands[seat].append(self.pile.pop(0))

    def _end_turn(self, seat: int) -> None:
        if self.forced_passes == self.deal.seats:
            self._end_round(seat, "saboteurs")
        else:
            self.asked = ((seat + 1) % self.deal.seats, "play")

    # Goals.

    def _look_for_goals(self, seat: int) -> None:
        goals = reached_goals(self.maze)
        if not goals:
            self._end_dig(seat)
        elif self.options["double_goal"] == "choose" and len(goals) > 1:
            self.asked = (seat, "open")  # SAB-22
        else:
            self._open(seat, goals)

    def _end_dig(self, seat: int) -> None:
        self._draw(seat, 1)  # SB2-5
        self._end_turn(seat)

    def _open(self, seat: int, goals: list[Cell]) -> None:
        self.turning = [goal for goal in goals if self._goal_card(goal) != "gold"]
        if len(self.turning) == len(goals):
            self._turn_stones(seat)
            return
        # SAB-21: gold ends the round at once; nobody is asked how the stones lie.
        for goal in goals:
            if self._goal_card(goal) == "gold":
                self._lay_goal(goal, turned=False)
        while self.turning:
            self._lay_goal_unasked(self.turning.pop(0))
        self._end_round(seat, "diggers")

    def _turn_stones(self, seat: int) -> None:
        """Turn the stones just opened, northernmost first, as far as nobody has to be asked."""
        while self.turning:
            goal = self.turning[0]
            misfit = fits_neither_way(self._goal_card(goal), goal, self.maze)
            if misfit and self.options["misfit_goal"] == "choose":
                self.asked = (seat, "lie")  # SAB-23
                return
            self._lay_goal_unasked(self.turning.pop(0))
        if self.options["double_goal"] == "all":
            self._look_for_goals(seat)  # SAB-22: reached through a stone just opened
        else:
            self._end_dig(seat)

    def _lay_goal_unasked(self, goal: Cell) -> None:
        self._lay_goal(goal, turned=auto_turned(self._goal_card(goal), goal, self.maze))

    def _lay_goal(self, goal: Cell, *, turned: bool) -> None:
        self.maze[goal] = (self._goal_card(goal), turned)

    def _goal_card(self, goal: Cell) -> str:
        return self.deal.goals[GOALS.index(goal)]

    # The end, the gold and the thieves.

    def _end_round(self, seat: int, winner: str) -> None:
        self.winner = winner
        last = seat if self.last_card_by is None else self.last_card_by
        self.next_starter = (last + 1) % self.deal.seats  # SB2-27, SAB-8
        self._pay(self._winning_roles(last))
        self._pay_geologists()
        self._ask_thieves(self._stealing_order())

    def _winning_roles(self, last: int) -> list[str]:
        if self.winner == "saboteurs":
            return ["saboteur", "profiteer"]  # SB2-20
        colours = ways_to_gold(self.maze)  # SB2-21
        finisher = self.roles[last]
        if self.options["winners"] == "finisher" and len(colours) == 2 and finisher in colours:
            colours = [finisher]  # SB2-28
        return [*colours, "boss", "profiteer"]

    def _pay(self, winning: list[str]) -> None:
        winners = [seat for seat in self._free_seats() if self.roles[seat] in winning]
        share = SHARES[min(len(winners), max(SHARES))]
        for seat in winners:
            self.nuggets[seat] += max(0, share - LESS.get(self.roles[seat], 0))  # SB2-22

    def _pay_geologists(self) -> None:
        geologists = [seat for seat in self._free_seats() if self.roles[seat] == "geologist"]
        for seat in geologists:
            self.nuggets[seat] += crystals(self.maze) // len(geologists)  # SB2-23

    def _free_seats(self) -> list[int]:
        return [seat for seat in range(self.deal.seats) if seat not in self.trapped]  # SB2-19

    def _stealing_order(self) -> list[int]:
        """The thieves free of traps: the one laid last, then clockwise from there (SB2-24)."""
        free = [seat for seat in self.thieves if seat not in self.trapped]
        if not free:
            return []
        seats = self.deal.seats
        clockwise = [(free[-1] + step) % seats for step in range(seats)]
        return [seat for seat in clockwise if seat in free]

    def _others_with_gold(self, seat: int) -> list[int]:
        return [
            other for other in range(self.deal.seats) if other != seat and self.nuggets[other] > 0
        ]

    def _ask_thieves(self, order: list[int]) -> None:
        """Ask the first of these thieves who finds gold at anybody else's, or end it all."""
        for seat in order:
            if self._others_with_gold(seat):
                self.asked = (seat, "steal")
                return
        self.thieves = []  # SB2-24: all thieves are discarded
        self.asked = None


def count(round: SlowRound2, depth: int) -> int:  # noqa: A002
    """The number of move sequences of that length; one that ends the round earlier counts once."""
    if depth == 0 or round.asked is None:
        return 1
    moves = round.legal()
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = round.copy()
        after.play(move)
        total += count(after, depth - 1)
    return total


def discards(hand: list[str], number: int) -> list[str]:
    """Every different choice of so many cards of the hand, written in the deck's order."""
    in_order = sorted(hand, key=DECK.index)
    return sorted({" ".join(cards) for cards in combinations(in_order, number)})


def cards_of(words: list[str]) -> list[str]:
    """The cards that leave the hand with this move."""
    if words[0] == "pass":
        return words[1:]
    if words[0] == "remove":
        return words[2:]
    if words[0] == "dig":
        return [words[1]]
    if words[0] == "break":
        return [f"break_{words[1]}"]
    if words[0] == "mend":
        return [words[4] if "with" in words else f"fix_{words[1]}"]
    return [words[0]]
