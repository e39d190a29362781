"""Why a move of Dwarf Corporation is good."""

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from motherlode.bots.corporation.ground import Openings
from motherlode.bots.hints.phrases import Phrase, Seat, row, say
from motherlode.core.events import Event
from motherlode.core.state import View
from motherlode.games.corporation.field import SIDES
from motherlode.games.corporation.notation import read_cell, read_colour, write
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

FOR_DIGS: Final = ((OVERTIME, "overtime"), (SECRET_TUNNEL, "secret_tunnel"))
"""Cards that add crystals to a dig."""
AIMS: Final = {SAFE: "toSafe", CHEST: "toChest", GNOME: "toGnome"}
"""What one may dig for where gold is too far, and what is said of it."""


def reasons(view: View[Public, Own], move: int, _told: Sequence[Event]) -> Sequence[Phrase]:
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
            return [say("hint.corporation.mine"), scene.spared()]
        case "cave_in", names:
            return scene.of_cave_in([scene.colour(name) for name in names])
        case (("invest" | "exchange" | "take"), names):
            return scene.of_investing([scene.colour(name) for name in names])
        case "swap", [old, new]:
            return scene.of_swap(scene.colour(old), scene.colour(new))
        case "clear", [colour]:
            return scene.of_clearing(scene.colour(colour))
        case "drop", _:
            return [say("hint.corporation.union"), scene.best_paid()]
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

    def _name(self, colour: int) -> Phrase:
        return say(f"corporation.colour.{self.rules.colours[colour]}")

    @cached_property
    def rival(self) -> int:
        """Who of the others has most money."""
        others = [seat for seat in range(self.rules.seats) if seat != self.seat]
        return max(others, key=self._money)

    def _money(self, seat: int) -> int:
        return int(self.public.holdings.money[seat])

    # Digging

    def of_dig(self, colour: int, cell: int, left: int) -> Sequence[Phrase]:
        """What lies there, or how far it is to gold; so many crystals are left then."""
        content = int(self.field.content[cell])
        if content == GOLD:
            return [self._of_gold(colour), self._of_shares(colour)]
        found = {
            GNOME: self._of_gnome(),
            SAFE: say("hint.corporation.safe"),
            CHEST: say("hint.corporation.chest"),
        }.get(content)
        aim, onward = self._onward(cell, left)
        if found or aim != GOLD:
            return [found, onward] if found else [onward]
        return [onward, self.pays(colour)]

    def _of_gold(self, colour: int) -> Phrase:
        paid = [int(coins) for coins in payouts(self.public, colour, self.seat)]
        own = paid[self.seat]
        others = [
            say("hint.corporation.share", who=Seat(seat), coins=coins)
            for seat, coins in enumerate(paid)
            if coins and seat != self.seat
        ]
        if not others:
            return say("hint.corporation.goldAlone", n=own)
        return say("hint.corporation.gold", n=own, others=row(others))

    def _of_shares(self, colour: int) -> Phrase:
        """COR-10: who has invested how often."""
        holdings = self.public.holdings
        shares = [int(holdings.invested(seat, colour)) for seat in range(self.rules.seats)]
        most = max(n for seat, n in enumerate(shares) if seat != self.seat)
        name = self._name(colour)
        return say("hint.corporation.invested", n=shares[self.seat], most=most, colour=name)

    def _of_gnome(self) -> Phrase:
        """COR-22: another's Cthulhu takes it."""
        watchers = [int(seat) for seat in self.public.holdings.watchers if int(seat) != self.seat]
        if watchers:
            return say("hint.corporation.cthulhu", who=Seat(watchers[0]))
        return say("hint.corporation.gnome", n=int(team_of(self.public, self.seat)) + 1)

    def _onward(self, cell: int, left: int) -> tuple[int, Phrase]:
        """How far it is from a cell to gold, or to what else the rest of the dig comes to."""
        away = self._away(cell, GOLD)
        if away is None or away > left:
            others = [(self._away(cell, aim), aim) for aim in AIMS]
            near = [(far, aim) for far, aim in others if far is not None and far <= left]
            if near:
                far, aim = min(near)
                return aim, say(f"hint.corporation.{AIMS[aim]}", n=far, left=left)
        if away is None:
            return GOLD, say("hint.corporation.cutOff")
        return GOLD, say("hint.corporation.onward", n=away, left=left)

    def _away(self, start: int, aim: int) -> int | None:
        """The fewest crystals from a cell to one with this on it, passages aside."""
        seen, ring, count = {start}, [start], 0
        while ring:
            count += 1
            step = [
                cell + int(self.rules.grid.step[side]) for cell in ring for side in range(SIDES)
            ]
            ring = [near for near in sorted(set(step) - seen) if self.field.may_be_dug(near)]
            seen.update(ring)
            if any(int(self.field.content[near]) == aim for near in ring):
                return count
        return None

    def kept_cards(self) -> Phrase:
        """COR-20, COR-21: what is not spent on this dig."""
        held = {name: int(self.public.holdings.card(self.seat, card)) for card, name in FOR_DIGS}
        cards = [
            say("hint.corporation.card", n=number, card=say(f"corporation.card.{name}"))
            for name, number in held.items()
            if number
        ]
        return say("hint.corporation.keeps", cards=row(cards))

    # Paying

    def pays(self, colour: int) -> Phrase:
        """What gold of a colour pays oneself, as finder, and the richest of the others."""
        paid, name = payouts(self.public, colour, self.seat), self._name(colour)
        own, theirs = int(paid[self.seat]), int(paid[self.rival])
        if not theirs:
            return say("hint.corporation.pays", n=own, colour=name)
        who, money = Seat(self.rival), self._money(self.rival)
        return say(
            "hint.corporation.paysBoth", n=own, colour=name, who=who, money=money, theirs=theirs
        )

    def of_clearing(self, colour: int) -> Sequence[Phrase]:
        """COR-27: what may be dug again."""
        return [say("hint.corporation.clears", colour=self._name(colour)), self.pays(colour)]

    def best_paid(self) -> Phrase:
        """The colour whose gold pays oneself best, whoever digs it."""
        paid = [int(incomes(self.public, c)[self.seat]) for c in range(len(self.rules.colours))]
        most = max(paid)
        if not most:
            return say("hint.corporation.unpaid")
        names = [self._name(colour) for colour, coins in enumerate(paid) if coins == most]
        return say("hint.corporation.best", n=most, colours=row(names))

    def spared(self) -> Phrase:
        """COR-26: what others would get for the gold that pays oneself best in this dig."""
        near = [colour for colour in range(len(self.rules.colours)) if self.near[colour]]
        if not near:
            return say("hint.corporation.noneNear")
        paid = {
            colour: [int(n) for n in payouts(self.public, colour, self.seat)] for colour in near
        }
        best = max(near, key=lambda colour: paid[colour][self.seat])
        others = sum(paid[best]) - paid[best][self.seat]
        return say("hint.corporation.spared", n=others, colour=self._name(best))

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

    def of_investing(self, colours: Sequence[int]) -> Sequence[Phrase]:
        """What one more investment in each pays, and how much gold is near."""
        return self._compare(colours, [])

    def of_swap(self, old: int, new: int) -> Sequence[Phrase]:
        """What one investment instead of another pays."""
        return self._compare([new], [old])

    def _compare(self, more: Sequence[int], less: Sequence[int]) -> Sequence[Phrase]:
        """What is paid then: oneself, and the richest of the others if that changes."""
        twin, colours = self.public.copy(), list(dict.fromkeys([*more, *less]))
        for colour in more:
            twin.holdings.invest(self.seat, colour, 1)
        for colour in less:
            twin.holdings.invest(self.seat, colour, -1)
        own = [self._change(twin, self.seat, colour) for colour in colours]
        theirs = [
            self._change(twin, self.rival, colour)
            for colour in colours
            if incomes(twin, colour)[self.rival] != incomes(self.public, colour)[self.rival]
        ]
        coins = say("hint.corporation.then", changes=row(own))
        return [coins, self._rivals(theirs) if theirs else self._golds(colours)]

    def _change(self, twin: Public, seat: int, colour: int) -> Phrase:
        now, then = int(incomes(self.public, colour)[seat]), int(incomes(twin, colour)[seat])
        return say("hint.corporation.change", colour=self._name(colour), then=then, now=now)

    def _rivals(self, changes: Sequence[Phrase]) -> Phrase:
        who, money = Seat(self.rival), self._money(self.rival)
        return say("hint.corporation.rival", n=money, who=who, changes=row(changes))

    def _golds(self, colours: Sequence[int]) -> Phrase:
        golds = [
            say("hint.corporation.golds", colour=self._name(colour), golds=self.near[colour])
            for colour in colours
        ]
        return say("hint.corporation.near", golds=row(golds))

    # Cave-ins

    def of_cave_in(self, colours: Sequence[int]) -> Sequence[Phrase]:
        """COR-27: what the next player cannot do then."""
        names = [self._name(colour) for colour in sorted(set(colours))]
        after = (self.seat + 1) % int(self.rules.seats)
        paid = max(int(payouts(self.public, colour, after)[after]) for colour in colours)
        return [
            say("hint.corporation.caveIn", n=len(names), colours=row(names)),
            say("hint.corporation.paysNext", n=paid, who=Seat(after)),
        ]
