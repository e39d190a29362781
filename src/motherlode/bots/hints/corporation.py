"""Why a move of Dwarf Corporation is good."""

from collections.abc import Sequence
from functools import cached_property

from motherlode.bots.corporation.ground import Openings
from motherlode.bots.hints.words import capital, counted, in_words
from motherlode.core.events import Event
from motherlode.core.state import View
from motherlode.games.corporation.field import SIDES
from motherlode.games.corporation.notation import cell_text, read_cell, read_colour, write
from motherlode.games.corporation.pay import incomes, payouts, team_of
from motherlode.games.corporation.pieces import (
    CHEST,
    COLOUR_BIT,
    GNOME,
    GOLD,
    OVERTIME,
    SAFE,
    SECRET_TUNNEL,
)
from motherlode.games.corporation.state import Own, Public

FOR_DIGS = ((OVERTIME, "Overtime"), (SECRET_TUNNEL, "Secret tunnel"))
"""Cards that add crystals to a dig."""


def reasons(view: View[Public, Own], move: int, _told: Sequence[Event]) -> Sequence[str]:
    """What is true of the position and speaks for a move."""
    scene = Scene(view.public, int(view.seat))
    verb, *rest = write(view.public, move).split()
    match verb, rest:
        case "dig", [colour, *entrance, cell]:
            left = max(0, scene.left - (2 if entrance else 1))  # COR-6: in, and out
            return scene.of_dig(scene.colour(colour), scene.cell(cell), left)
        case "overtime", [*_, cell]:
            return scene.of_dig(scene.colour_of_dig, scene.cell(cell), 0)
        case "tunnel", [colour, cell]:
            return scene.of_dig(scene.colour(colour), scene.cell(cell), scene.left)
        case "mine", _:
            return ["Nobody but you is paid for gold in this dig.", scene.spared()]
        case "cave_in", names:
            return scene.of_cave_in([scene.colour(name) for name in names])
        case (("invest" | "exchange" | "take"), names):
            return scene.of_investing([scene.colour(name) for name in names])
        case "swap", [old, new]:
            return scene.of_swap(scene.colour(old), scene.colour(new))
        case "clear", [colour]:
            return [f"Everyone may place {colour} again then.", scene.pays(scene.colour(colour))]
        case "drop", _:
            return ["With the Union you cannot swap an investment.", scene.best_paid()]
        case "end", _:
            return [scene.kept_cards()]
        case _:
            return [scene.best_paid()]


class Scene:
    """What lies on the field, and who is paid for what."""

    def __init__(self, public: Public, seat: int) -> None:
        self.public = public
        self.seat = seat
        self.rules = public.rules
        self.field = public.field
        self.left = int(public.course.left)
        self.colour_of_dig = int(public.course.colour)

    def colour(self, name: str) -> int:
        """The number of a colour."""
        return read_colour(self.rules, name)

    def cell(self, text: str) -> int:
        """The number of a cell."""
        return read_cell(self.rules, text)

    def _name(self, colour: int) -> str:
        return str(self.rules.colours[colour])

    # Digging

    def of_dig(self, colour: int, cell: int, left: int) -> Sequence[str]:
        """What lies there, or how far it is to gold; so many crystals are left then."""
        content = int(self.field.content[cell])
        if content == GOLD:
            return [self._of_gold(colour), self._of_shares(colour)]
        found = {
            GNOME: self._of_gnome(),
            SAFE: "A safe lies there: you invest once more.",
            CHEST: "A chest lies there: you draw a card.",
        }.get(content)
        onward = self._onward(cell, left)
        return [found, onward] if found else [onward, self.pays(colour)]

    def _of_gold(self, colour: int) -> str:
        paid = [int(coins) for coins in payouts(self.public, colour, self.seat)]
        others = [
            f"seat {seat} {coins}" for seat, coins in enumerate(paid) if coins and seat != self.seat
        ]
        more = f", {in_words(others)}" if others else " and nobody else"
        return f"Gold lies there: it pays you {counted(paid[self.seat], 'coin')}{more}."

    def _of_shares(self, colour: int) -> str:
        """COR-10: who has invested how often."""
        holdings = self.public.holdings
        shares = [int(holdings.invested(seat, colour)) for seat in range(self.rules.seats)]
        most = max((n for seat, n in enumerate(shares) if seat != self.seat), default=0)
        yours = counted(shares[self.seat], "investment")
        return f"In {self._name(colour)} you have {yours}, others {most} at most."

    def _of_gnome(self) -> str:
        """COR-22: another's Cthulhu takes it."""
        watchers = [int(seat) for seat in self.public.holdings.watchers if int(seat) != self.seat]
        if watchers:
            return f"A gnome lies there, though seat {watchers[0]}'s Cthulhu takes it."
        return f"A gnome lies there: your team has {team_of(self.public, self.seat) + 1} then."

    def _onward(self, cell: int, left: int) -> str:
        """How far it is from a cell to gold, and what is left of the dig."""
        away = self._to_gold(cell)
        if away is None:
            return f"No cells lead from {cell_text(self.rules, cell)} to gold, passages aside."
        return f"Gold is {counted(away, 'crystal')} farther; the dig has {left} left then."

    def _to_gold(self, start: int) -> int | None:
        """The fewest crystals from a cell to gold, passages aside."""
        seen, ring, count = {start}, [start], 0
        while ring:
            count += 1
            step = [
                cell + int(self.rules.grid.step[side]) for cell in ring for side in range(SIDES)
            ]
            ring = [near for near in sorted(set(step) - seen) if self.field.may_be_dug(near)]
            seen.update(ring)
            if any(int(self.field.content[near]) == GOLD for near in ring):
                return count
        return None

    def kept_cards(self) -> str:
        """COR-20, COR-21: what is not spent on this dig."""
        held = {name: int(self.public.holdings.card(self.seat, card)) for card, name in FOR_DIGS}
        cards = [counted(number, name) for name, number in held.items() if number]
        return f"You keep {in_words(cards)} for later digs."

    # Paying

    def pays(self, colour: int) -> str:
        """What gold of a colour pays oneself, as finder."""
        coins = int(payouts(self.public, colour, self.seat)[self.seat])
        return f"{capital(self._name(colour))} gold that you dig pays you {counted(coins, 'coin')}."

    def best_paid(self) -> str:
        """The colour whose gold pays oneself best, whoever digs it."""
        paid = [int(incomes(self.public, c)[self.seat]) for c in range(len(self.rules.colours))]
        most = max(paid)
        names = [self._name(colour) for colour, coins in enumerate(paid) if coins == most]
        if not most:
            return "Gold that others dig pays you nothing, of any colour."
        return f"Gold of {in_words(names)} pays you best, whoever digs it: {counted(most, 'coin')}."

    def spared(self) -> str:
        """COR-26: what others would get for the gold that pays oneself best in this dig."""
        near = [colour for colour in range(len(self.rules.colours)) if self.near[colour]]
        if not near:
            return "No gold is within one dig."
        paid = {
            colour: [int(n) for n in payouts(self.public, colour, self.seat)] for colour in near
        }
        best = max(near, key=lambda colour: paid[colour][self.seat])
        others = sum(paid[best]) - paid[best][self.seat]
        return f"Else {self._name(best)} gold pays the others {counted(others, 'coin')} in all."

    @cached_property
    def near(self) -> list[int]:
        """By colour: how many golds it comes to in one dig, Cave-ins aside."""
        openings = Openings(self.field, self.rules.crystals, 0)
        golds = [
            int(openings.colours[cell])
            for cell in range(self.rules.grid.size)
            if int(self.field.content[cell]) == GOLD and self.field.is_free(cell)
        ]
        return [
            sum(bool(colours & COLOUR_BIT[colour]) for colours in golds)
            for colour in range(len(self.rules.colours))
        ]

    # Investing

    def of_investing(self, colours: Sequence[int]) -> Sequence[str]:
        """What one more investment in each pays, and how much gold is near."""
        return [*self._compare(colours, []), self._golds(colours)]

    def of_swap(self, old: int, new: int) -> Sequence[str]:
        """What one investment instead of another pays."""
        return [*self._compare([new], [old]), self._golds([new, old])]

    def _compare(self, more: Sequence[int], less: Sequence[int]) -> Sequence[str]:
        twin = self.public.copy()
        for colour in more:
            twin.holdings.invest(self.seat, colour, 1)
        for colour in less:
            twin.holdings.invest(self.seat, colour, -1)
        parts = [
            f"{self._name(c)} {int(incomes(twin, c)[self.seat])} "
            f"(now {int(incomes(self.public, c)[self.seat])})"
            for c in [*more, *less]
        ]
        return [f"Coins for you from gold, whoever digs it: {in_words(parts)}."]

    def _golds(self, colours: Sequence[int]) -> str:
        parts = [f"{self._name(colour)} {self.near[colour]}" for colour in colours]
        return f"Golds within one dig: {in_words(parts)}."

    # Cave-ins

    def of_cave_in(self, colours: Sequence[int]) -> Sequence[str]:
        """COR-27: what the next player cannot do then."""
        names = in_words(sorted({self._name(colour) for colour in colours}))
        after = (self.seat + 1) % int(self.rules.seats)
        paid = max(int(payouts(self.public, colour, after)[after]) for colour in colours)
        coins = counted(paid, "coin")
        return [
            f"Nobody may place {names} then.",
            f"Digging such gold pays seat {after} {coins} now.",
        ]
