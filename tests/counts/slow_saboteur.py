"""A slow, obvious referee for one round of base Saboteur, written from the rules text alone.

It shares no line with the engine and is compared with it move for move. A test may put a round
into the middle of a game by assigning `maze`, `hands`, `tools`, `pile`, `asked` and the like:
nothing is derived from them ahead of a question.
"""

import copy
from dataclasses import dataclass

from tests.counts.slow_maze import (
    GOALS,
    PATHS,
    START,
    Cell,
    Maze,
    auto_turned,
    fits_neither_way,
    half_turn_differs,
    places,
    reached_goals,
)

TOOLS = ["pick", "lamp", "cart"]
TWO_TOOLS = {
    "fix_pick_lamp": ["pick", "lamp"],
    "fix_pick_cart": ["pick", "cart"],
    "fix_lamp_cart": ["lamp", "cart"],
}
VALUES: dict[str, list[str | bool]] = {
    "placement": ["adjacent", "joined", "reachable"],
    "double_goal": ["choose", "all"],
    "misfit_goal": ["choose", "auto"],
    "gold_shares": ["per_digger", "per_player"],
    "broken_unpaid": [False, True],
    "next_starter": ["last_turn", "last_card"],
}
SABOTEUR_NUGGETS = {0: 0, 1: 4, 2: 3, 3: 3, 4: 2}  # SAB-33, by saboteurs in play
NOT_YET = -1


@dataclass
class SlowDeal:
    """One round, as dealt; lists of cards begin with the card that is drawn first."""

    seats: int
    starter: int
    roles: list[str]
    spare: str
    goals: list[str]
    hands: list[list[str]]
    pile: list[str]
    gold: list[int]


class SlowRound:
    """One round, from the deal to the last nugget paid."""

    def __init__(self, deal: SlowDeal, options: dict[str, str | bool | int]) -> None:
        for name, values in VALUES.items():
            if options[name] not in values:
                raise ValueError(f"option {name} is {options[name]!r}; choose one of {values}")
        self.deal = deal
        self.options = dict(options)
        self.maze: Maze = {START: ("start", False)}
        self.hands = [list(hand) for hand in deal.hands]
        self.tools: list[set[str]] = [set() for _ in range(deal.seats)]  # the broken ones
        self.pile = list(deal.pile)
        self.asked: tuple[int, str] | None = (deal.starter, "play")
        self.forced_passes = 0  # SAB-24: in a row, each begun with an empty pile
        self.last_card_by: int | None = None  # SAB-8: discards do not count
        self.turning: list[Cell] = []  # stone goals just opened and not yet turned
        self.sharers: list[int] = []  # diggers who share the gold, the next to keep first
        self.offer: list[int] = []  # the gold cards they hand on
        self.gold_left = list(deal.gold)
        self.gold_of: list[list[int]] = [[] for _ in range(deal.seats)]
        self.winner = ""
        self.next_starter = NOT_YET

    def copy(self) -> "SlowRound":
        """A round that goes its own way from here."""
        return copy.deepcopy(self)

    def legal(self) -> list[str]:
        """Every legal move of the seat that is asked, as sorted texts."""
        if self.asked is None:
            return []
        seat, prompt = self.asked
        moves: list[str] = []
        if prompt == "play":
            moves = self._digs(seat) + self._actions(seat) + self._passes(seat)
        elif prompt == "open":
            moves = [f"open {place(goal)}" for goal in reached_goals(self.maze)]
        elif prompt == "lie":
            goal = self.turning[0]
            moves = [f"lie {place(goal)}", f"lie {place(goal)} turned"]
        elif prompt == "keep":
            moves = [f"keep {nuggets}" for nuggets in self.offer]
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
        elif prompt == "keep":
            self._keep(int(words[1]))
            self._share()

    # What may be played.

    def _digs(self, seat: int) -> list[str]:
        if self.tools[seat]:
            return []  # SAB-14
        moves = []
        for card in self.hands[seat]:
            if card in PATHS:
                for cell in places(card, False, self.maze, self._option("placement")):
                    moves.append(f"dig {card} {place(cell)}")
                if half_turn_differs(card):
                    for cell in places(card, True, self.maze, self._option("placement")):
                        moves.append(f"dig {card} turned {place(cell)}")
        return moves

    def _actions(self, seat: int) -> list[str]:
        moves = []
        for card in self.hands[seat]:
            for other in range(self.deal.seats):
                for tool in TOOLS:
                    broken = tool in self.tools[other]
                    if card == f"break_{tool}" and not broken:  # SAB-15
                        moves.append(f"break {tool} {other}")
                    if card == f"fix_{tool}" and broken:  # SAB-16
                        moves.append(f"mend {tool} {other}")
                    if card in TWO_TOOLS and tool in TWO_TOOLS[card] and broken:  # SAB-17
                        moves.append(f"mend {tool} {other} with {card}")
            if card == "rockfall":  # SAB-18
                fallible = [cell for cell, lie in self.maze.items() if lie[0] in PATHS]
                moves += [f"rockfall {place(cell)}" for cell in fallible]
            if card == "map":  # SAB-19
                moves += [f"map {place(goal)}" for goal in GOALS if goal not in self.maze]
        return moves

    def _passes(self, seat: int) -> list[str]:
        return [f"pass {card}" for card in self.hands[seat]] or ["pass"]  # SAB-9

    # A turn.

    def _take_turn(self, seat: int, words: list[str]) -> None:
        forced = not self.pile and self.legal() == sorted(set(self._passes(seat)))
        self.forced_passes = self.forced_passes + 1 if forced else 0  # SAB-24
        if words != ["pass"]:
            self.hands[seat].remove(card_of(words))
        if words[0] != "pass":
            self.last_card_by = seat
        if words[0] == "dig":
            self.maze[cell_of(words[-1])] = (words[1], words[2] == "turned")
            self._look_for_goals(seat)
            return
        if words[0] == "break":
            self.tools[int(words[2])].add(words[1])
        elif words[0] == "mend":
            self.tools[int(words[2])].remove(words[1])
        elif words[0] == "rockfall":
            del self.maze[cell_of(words[1])]
        self._end_turn(seat)

    def _end_turn(self, seat: int) -> None:
        if self.pile:
            self.hands[seat].append(self.pile.pop(0))
        if self.forced_passes == self.deal.seats:
            self._end_round(seat, "saboteurs")
        else:
            self.asked = ((seat + 1) % self.deal.seats, "play")

    # Goals.

    def _look_for_goals(self, seat: int) -> None:
        goals = reached_goals(self.maze)
        if not goals:
            self._end_turn(seat)
        elif self._option("double_goal") == "choose" and len(goals) > 1:
            self.asked = (seat, "open")  # SAB-22
        else:
            self._open(seat, goals)

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
            if misfit and self._option("misfit_goal") == "choose":
                self.asked = (seat, "lie")  # SAB-23
                return
            self._lay_goal_unasked(self.turning.pop(0))
        if self._option("double_goal") == "all":
            self._look_for_goals(seat)  # SAB-22: reached through a stone just opened
        else:
            self._end_turn(seat)

    def _lay_goal_unasked(self, goal: Cell) -> None:
        self._lay_goal(goal, turned=auto_turned(self._goal_card(goal), goal, self.maze))

    def _lay_goal(self, goal: Cell, *, turned: bool) -> None:
        self.maze[goal] = (self._goal_card(goal), turned)

    def _goal_card(self, goal: Cell) -> str:
        return self.deal.goals[GOALS.index(goal)]

    # The end and the gold.

    def _end_round(self, seat: int, winner: str) -> None:
        self.asked = None
        self.winner = winner
        last = seat
        if self._option("next_starter") == "last_card" and self.last_card_by is not None:
            last = self.last_card_by
        self.next_starter = (last + 1) % self.deal.seats  # SAB-8
        if winner == "saboteurs":
            self._pay_saboteurs()
        else:
            self._draw_for_diggers(seat)
            self._share()

    def _draw_for_diggers(self, layer: int) -> None:
        seats = self.deal.seats
        for step in range(seats):
            seat = (layer - step) % seats  # SAB-31, SAB-32: counter-clockwise
            unpaid = self.options["broken_unpaid"] and self.tools[seat]  # SAB-34
            if self.deal.roles[seat] == "digger" and not unpaid:
                self.sharers.append(seat)
        shares = len(self.sharers)
        if self._option("gold_shares") == "per_player" and self.sharers:
            shares = 9 if seats == 10 else seats
        self.offer = self.gold_left[:shares]
        self.gold_left = self.gold_left[shares:]

    def _share(self) -> None:
        """Hand the gold on as far as nobody has to be asked (SAB-31)."""
        while self.offer and (len(self.offer) == 1 or len(self.sharers) == 1):
            self._keep(self.offer[0])
        self.asked = (self.sharers[0], "keep") if self.offer else None

    def _keep(self, nuggets: int) -> None:
        self.offer.remove(nuggets)
        self.gold_of[self.sharers[0]].append(nuggets)
        self.sharers.append(self.sharers.pop(0))

    def _pay_saboteurs(self) -> None:
        seats = self.deal.seats
        in_turn_order = [(self.deal.starter + step) % seats for step in range(seats)]
        saboteurs = [seat for seat in in_turn_order if self.deal.roles[seat] == "saboteur"]
        for seat in saboteurs:
            self._pay_saboteur(seat, SABOTEUR_NUGGETS[len(saboteurs)])

    def _pay_saboteur(self, seat: int, due: int) -> None:
        """SAB-33: draw until the exact sum, or until every card left was put back in a row."""
        put_back = 0
        while sum(self.gold_of[seat]) < due and put_back < len(self.gold_left):
            nuggets = self.gold_left.pop(0)
            if sum(self.gold_of[seat]) + nuggets <= due:
                self.gold_of[seat].append(nuggets)
                put_back = 0
            else:
                self.gold_left.append(nuggets)
                put_back += 1

    def _option(self, name: str) -> str:
        return str(self.options[name])


def count(round: SlowRound, depth: int) -> int:  # noqa: A002
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


def place(cell: Cell) -> str:
    """A cell as moves write it: `place((8, -2)) == "8,-2"`."""
    return f"{cell[0]},{cell[1]}"


def cell_of(text: str) -> Cell:
    """The cell that a move names."""
    column, row = text.split(",")
    return int(column), int(row)


def card_of(words: list[str]) -> str:
    """The card that leaves the hand with this move."""
    if words[0] == "break":
        return f"break_{words[1]}"
    if words[0] == "mend":
        return words[4] if "with" in words else f"fix_{words[1]}"
    if words[0] in ("rockfall", "map"):
        return words[0]
    return words[1]  # dig CARD …, pass CARD
