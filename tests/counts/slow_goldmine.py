"""A slow, obvious referee for a whole game of Gold Mine, from the rules text alone.

It shares no line with the engine and is compared with it move for move. A test may put a game into
the middle by assigning `phase`, `mine`, `miners`, `gold`, `stack`, `asked` and the like: nothing is
derived from them ahead of a question. `building` and `stack` begin with the tile drawn first; what
cannot be placed is skipped and keeps its order, for chance is outside: whoever knows how the tiles
were shuffled assigns the new order.

Dice are taken one by one as the rules throw them. For a miner (GLD-43) all seats roll, seat 0
first, and are sorted from the highest; then each group of equal seats, the highest group first,
rolls again in the order of seats and is sorted the same way, until nobody in it is equal, before
the next group rolls. In a challenge each throw is the attacker's die, then the victim's.
"""

from collections.abc import Callable, Iterator

from tests.counts.slow_gold_deal import SlowDealGold
from tests.counts.slow_gold_table import SlowTable
from tests.counts.slow_maze import Cell
from tests.counts.slow_mine import (
    FROM_ENTRANCE,
    Lie,
    Place,
    gap_of,
    is_chamber,
    lie_of,
    next_places,
    place_of,
    pushes,
    shifts,
    tunnels,
)
from tests.counts.slow_saboteur import cell_of

__all__ = ["Dice", "SlowDealGold", "SlowGold"]

Dice = Callable[[], int] | Iterator[int]

NUGGETS = 28  # in the box
HIGHEST = 6  # of a die
GOOD_PASSAGE = 7  # GLD-21
THROWS_TO_WIN = 2  # GLD-30


class SlowGold(SlowTable):
    """One game, from the choice of miners to the last turn."""

    def __init__(self, deal: SlowDealGold, dice: Dice) -> None:
        super().__init__(deal)
        self.dice = dice
        self.choosing: list[int] = []  # who has still to choose a miner, first first
        self.begins_phase_2 = deal.starter  # GLD-7
        if self.options["abilities"]:
            self.choosing = self._ordered_by_dice(list(range(deal.seats)))
            self.begins_phase_2 = self.choosing[-1]  # GLD-43
        self._ask_to_choose()

    def play(self, text: str) -> None:
        """Play one legal move of the seat that is asked."""
        if self.asked is None or text not in self.legal():
            raise ValueError(f"{text!r} is not legal now; choose one of legal()")
        seat, prompt = self.asked
        words = text.split()
        if prompt == "choose":
            self.colours[seat] = words[1]
            self._ask_to_choose()
        elif prompt == "lay":
            self._place_drawn(seat, words)
        elif prompt == "move":
            self.laid = 0
            self._move(seat, words)
        elif prompt == "again":
            self._move(seat, words)
        elif prompt == "walk":
            self._walk(seat, words)
        elif prompt == "collapse":
            self._turn_over(words)
            self._ask_to_act(seat)
        elif prompt == "act":
            self._act(seat, words)
        elif prompt == "hide":
            self.gold.add(cell_of(words[1]))
            self._end_turn(self.attacker)
        elif prompt in ("flee", "carry"):
            if words[0] != "stay":
                self.miners[self.victim] = place_of(" ".join(words[1:]), self.mine)
            self._end_turn(self.attacker)

    # Miners: GLD-43.

    def _ordered_by_dice(self, seats: list[int]) -> list[int]:
        """These seats, the highest first; equal ones roll again among themselves."""
        if len(seats) < 2:
            return seats
        rolls = {seat: self._die() for seat in seats}
        order = []
        for roll in range(HIGHEST, 0, -1):
            order += self._ordered_by_dice([seat for seat in seats if rolls[seat] == roll])
        return order

    def _ask_to_choose(self) -> None:
        if self.choosing:
            self.asked = (self.choosing.pop(0), "choose")
        else:
            self.phase = 1
            self._begin_to_build(self.deal.starter)

    # Phase 1: GLD-3, GLD-4.

    def _begin_to_build(self, seat: int) -> None:
        for tile in self.building:
            if self.can_be_laid(tile) or any(pushes(tile, self.mine)):
                self.building.remove(tile)
                self.drawn = tile
                self.asked = (seat, "lay")
                return
        self.stack += self.building
        self.building = []
        self.phase = 2
        self.miners = [FROM_ENTRANCE] * self.deal.seats
        self.asked = (self.begins_phase_2, "move")

    def _place_drawn(self, seat: int, words: list[str]) -> None:
        self.drawn = None
        cell = cell_of(words[-1])
        if words[0] == "push":
            cell = self._open_line(cell_of(words[-2]), cell)
        self._put(lie_of(words[1:]), cell)
        if self.phase == 1:
            self._begin_to_build(self._after(seat))
        else:
            self._go_on_after_laying(seat)

    def _open_line(self, first: Cell, second: Cell) -> Cell:
        """Open the line between the two and return the gap; no miner stands in the mine yet."""
        gap = gap_of(self.mine, first, second)
        moved = shifts(self.mine, first, second)
        self.mine = {moved[cell]: lie for cell, lie in self.mine.items()}
        self.gold = {moved[cell] for cell in self.gold}
        self.collapsed = {moved[cell] for cell in self.collapsed}
        return gap

    def _put(self, lie: Lie, cell: Cell) -> None:
        """Put the tile there, and on a chamber a nugget, one that waits first (GLD-13)."""
        self.mine[cell] = lie
        in_box = NUGGETS - len(self.gold) - self.waiting - sum(self.nuggets)
        if is_chamber(lie[0]) and self.waiting + in_box > 0:
            self.waiting = max(0, self.waiting - 1)
            self.gold.add(cell)

    # The move: GLD-5.

    def _move(self, seat: int, words: list[str]) -> None:
        """Answer `move`, or `again` within (a)."""
        if words[0] == "draw":
            self._draw(seat)
        elif words[0] == "lay":
            self.open[seat].remove(words[1])
            self._put(lie_of(words[1:]), cell_of(words[-1]))
            self._go_on_after_laying(seat)
        elif words[0] == "enough":
            self._walk_after_laying(seat)
        elif words[0] == "go":
            self._go(seat, cell_of(words[1]))
        elif words[0] == "passage":
            dice = [self._die(), self._die()]
            self.may_go = sum(dice) >= GOOD_PASSAGE
            self._begin_walk(seat, max(dice) if self.may_go else min(dice))  # GLD-21
        else:
            dice = [self._die()] if words == ["roll"] else [self._die(), self._die()]
            self.six = HIGHEST in dice  # GLD-44
            self._begin_walk(seat, sum(dice))

    def _draw(self, seat: int) -> None:
        for tile in self.stack:
            if self.can_be_laid(tile):
                self.stack.remove(tile)
                self.drawn = tile
                self.asked = (seat, "lay")
                return

    def _go_on_after_laying(self, seat: int) -> None:
        self.laid += 1
        if self.laid == 1 and self.may_lay_two(seat) and self.next_tiles(seat):
            self.asked = (seat, "again")
        else:
            self._walk_after_laying(seat)

    def _walk_after_laying(self, seat: int) -> None:
        self.may_roll = self.colours[seat] == "black"  # GLD-43
        self._begin_walk(seat, 1)

    # Walking: GLD-20, GLD-21.

    def _begin_walk(self, seat: int, steps: int) -> None:
        self.steps = steps
        if self.walks(seat):
            self.asked = (seat, "walk")
        else:
            self._end_walk(seat)

    def _walk(self, seat: int, words: list[str]) -> None:
        self.may_roll = False
        if words[0] == "stay":
            self._end_walk(seat)
        elif words[0] == "go":
            self._go(seat, cell_of(words[1]))
        elif words[0] == "roll":
            die = self._die()
            self.six = die == HIGHEST  # GLD-44
            self._begin_walk(seat, die)
        else:
            self.may_go = False  # GLD-21: either walk or go
            self._enter(seat, place_of(" ".join(words[1:]), self.mine))
            goes_on = self.colours[seat] == "yellow" and self.steps > 1
            if goes_on and not self.is_in_mud(seat):
                self._begin_walk(seat, self.steps - 1)
            else:
                self._end_walk(seat)

    def _go(self, seat: int, cell: Cell) -> None:
        """Go through the passage; no tile with one has two tunnels."""
        self._enter(seat, (cell, tunnels(self.mine[cell])[0]))
        self._end_walk(seat)

    def _enter(self, seat: int, place: Place) -> None:
        self.miners[seat] = place
        if self.colours[seat] == "yellow" and place[0] in self.gold:
            self._take(seat)  # GLD-43

    def _end_walk(self, seat: int) -> None:
        """End the move part: win (GLD-35, GLD-42), or turn a tile over (GLD-44), or act."""
        may_turn_over = self.options["cave_in"] and self.six
        self.steps = 0
        self.may_go = self.may_roll = self.six = False
        if self.has_won(seat):
            self._end(self.team(seat))
        elif may_turn_over and self.collapses(seat):
            self.asked = (seat, "collapse")
        else:
            self._ask_to_act(seat)

    def _turn_over(self, words: list[str]) -> None:
        if words[0] == "collapse":
            self.collapsed.add(cell_of(words[1]))
        elif words[0] == "restore":
            self.collapsed.remove(cell_of(words[1]))

    # The action: GLD-6, GLD-30 to GLD-33.

    def _ask_to_act(self, seat: int) -> None:
        if self.acts(seat):
            self.asked = (seat, "act")
        else:
            self._end_turn(seat)

    def _act(self, seat: int, words: list[str]) -> None:
        if words[0] == "nothing":
            self._end_turn(seat)
        elif words[0] == "collect":
            self._take(seat)
            if self.options["collect_and_challenge"]:
                self._ask_to_act(seat)
            else:
                self._end_turn(seat)
        else:
            self.attacker, self.victim = seat, int(words[1])
            if words[0] == "rob":
                self.gold_challenges[seat] -= 1
                self._rob(won=self._wins_challenge(seat))
            else:
                self.bat_challenges[seat] -= 1
                self._send_bats(won=self._wins_challenge(seat))

    def _take(self, seat: int) -> None:
        self.gold.remove(self.cell(seat))
        self.nuggets[seat] += 1

    def _wins_challenge(self, attacker: int) -> bool:
        if self.colours[attacker] == "red":
            return True  # GLD-43
        won = lost = 0
        while won < THROWS_TO_WIN and lost < THROWS_TO_WIN:
            attacking, defending = self._die(), self._die()
            if attacking >= defending:
                won += 1
            else:
                lost += 1
        return won == THROWS_TO_WIN

    def _rob(self, *, won: bool) -> None:
        if not won:
            self._walk_victim("flee", asked=self.victim)
            return
        self.nuggets[self.victim] -= 1
        chambers = self.hiding_places()
        if len(chambers) > 1:
            self.asked = (self.attacker, "hide")
            return
        if chambers:
            self.gold.add(chambers[0])
        else:
            self.waiting += 1
        self._end_turn(self.attacker)

    def _send_bats(self, *, won: bool) -> None:
        if won:
            self._walk_victim("carry", asked=self.attacker)
        else:
            self._end_turn(self.attacker)

    def _walk_victim(self, prompt: str, *, asked: int) -> None:
        """Roll for a walk of the victim's miner, and ask where it ends if it can go anywhere."""
        self.steps = self._die()
        if next_places(self.place(self.victim), self.mine, self.collapsed):
            self.asked = (asked, prompt)
        else:
            self._end_turn(self.attacker)

    # The end: GLD-35, GLD-36, GLD-42.

    def _end_turn(self, seat: int) -> None:
        self.steps = 0
        self.turns[seat] += 1
        if all(taken >= int(self.options["turn_limit"]) for taken in self.turns):
            self._end(self.richest())
        else:
            self.asked = (self._after(seat), "move")

    def _end(self, winners: list[int]) -> None:
        self.winners = winners
        self.asked = None

    # Small questions.

    def _after(self, seat: int) -> int:
        return (seat + 1) % self.deal.seats

    def _die(self) -> int:
        return self.dice() if callable(self.dice) else next(self.dice)
