"""The table of the slow Dwarf Corporation referee: all that lies there, and what may be played.

Nothing changes here; `slow_corporation` plays. Texts of moves are made here and nowhere else.
"""

from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement

from tests.counts.slow_field import COLOURS, Contents, Crystals, exits, free, places
from tests.counts.slow_saboteur import place as cell_text

GNOMES = 4  # COR-3
CRYSTALS = 3  # COR-4
UNION = 3  # COR-12: gnomes more
INTERNS = 2  # COR-12: gnomes more for each card, at less than 2 coins per gnome
PASSAGE = 2  # COR-6: crystals
FIRST_INVESTMENTS = 4  # COR-8


@dataclass
class SlowDealCorporation:
    """One game, as dealt; a cell with a crystal has its colour, the deck begins with the top card.

    A cell is (column, row); what lies there has the names of `slow_field`.
    """

    seats: int
    starter: int
    field: Contents
    deck: list[str]


class SlowTable:
    """One game as it stands; every attribute may be assigned.

    Lists by seat: `money`; `gnomes` without Union; `investments` by colour, those under Exchange
    too; `fixed`, those under Exchange alone; `cards` in no order; `tokens`, a number for each
    Overtime held. A Cave-in that was used is in nobody's `cards`: its crystals are in `caved`.
    """

    def __init__(self, deal: SlowDealCorporation) -> None:
        self.deal = deal
        self.contents: Contents = {}
        self.crystals: Crystals = {}
        for cell, what in deal.field.items():
            self.contents[cell] = "empty" if what in COLOURS else what
            if what in COLOURS:
                self.crystals[cell] = what
        self.money = [0] * deal.seats
        self.gnomes = [GNOMES] * deal.seats
        self.investments: list[dict[str, int]] = [{} for _ in range(deal.seats)]
        self.fixed: list[dict[str, int]] = [{} for _ in range(deal.seats)]
        self.cards: list[list[str]] = [[] for _ in range(deal.seats)]
        self.tokens: list[list[int]] = [[] for _ in range(deal.seats)]
        self.cthulhus: list[int] = []  # who drew one, longest ago first
        self.caved: list[str] = []  # in the order of colours
        self.deck = list(deal.deck)
        self.discards: list[str] = []
        self.next_after_shuffle: str | None = None
        self.first = [True] * deal.seats  # whether the first turn of the seat has not ended
        self.turns = 0  # that have ended
        self.idle = 0  # COR-31: turns in a row
        self.asked: tuple[int, str] | None = None
        self.winners: list[int] = []
        # Within a turn; they stay as they are until the next one begins.
        self.colour: str | None = None  # of the dig
        self.crystals_left = 0  # of the dig, without Overtime
        self.declared = False  # COR-26
        self.worked: list[int] = []  # tokens left on the Overtimes that gave one this turn
        self.active = False  # COR-31: a crystal went on the field or off a Cave-in

    def legal(self) -> list[str]:
        """Every legal move of the seat that is asked, as sorted texts."""
        if self.asked is None:
            return []
        seat, prompt = self.asked
        moves: list[str] = []
        if prompt == "dig":
            moves = self.digs(seat) + self.tunnels(seat) + self.mines(seat)
            moves += self.cave_ins(seat) + self.drops(seat)
        elif prompt == "extra":
            moves = self.overtimes(seat) + self.tunnels(seat)
            moves += [*self.cave_ins(seat), *self.drops(seat), "end"]
        elif prompt == "invest":
            moves = [f"invest {colour}" for colour in COLOURS]
        elif prompt == "exchange":
            moves = [f"exchange {one} {other}" for one, other in combinations(COLOURS, 2)]
        elif prompt == "take":
            some = combinations(COLOURS, FIRST_INVESTMENTS)
            moves = [f"take {' '.join(colours)}" for colours in some]
            moves += self.cave_ins(seat) + self.drops(seat)
        elif prompt == "trade":
            moves = [*self.swaps(seat), "keep", *self.cave_ins(seat), *self.drops(seat)]
        elif prompt == "clear":
            moves = [*(f"clear {colour}" for colour in self.caved), "leave"]
        return sorted(set(moves))

    # What may be played in a dig: COR-4 to COR-7, COR-20, COR-21, COR-26.

    def allowance(self, seat: int) -> int:
        """The crystals of a dig that begins now (COR-4)."""
        if self.first[seat] and seat == self.deal.starter:
            return 1
        if self.first[seat] and seat == self.after(self.deal.starter):
            return 2
        return CRYSTALS

    def digs(self, seat: int) -> list[str]:
        """Where a crystal of the dig may go, of any colour before the first one."""
        moves: list[str] = []
        if self.crystals_left > 0:
            # COR-6: what Overtime can give counts for an exit.
            supply = self.crystals_left + len(self.unworked(seat))
            for colour in COLOURS:
                if self.colour in (None, colour):
                    moves += [f"dig {colour} {way}" for way in self.ways(colour, supply)]
        return moves

    def overtimes(self, seat: int) -> list[str]:
        """Where one more crystal may go; it is called when those of the dig are used up."""
        supply = len(self.unworked(seat))
        if self.colour is None or self.crystals_left > 0 or supply == 0:
            return []
        return [f"overtime {way}" for way in self.ways(self.colour, supply)]

    def ways(self, colour: str, supply: int) -> list[str]:
        """Where a crystal of this colour may go, with so many crystals to come, this one too."""
        found: list[str] = []
        if colour in self.caved:
            return found  # COR-27
        for cell in places(colour, self.contents, self.crystals):
            here = cell_text(cell)
            if self.contents[cell] != "passage":
                found.append(here)
            elif supply >= PASSAGE:  # COR-6
                there = exits(cell, self.contents, self.crystals)
                found += [f"{here} to {cell_text(way_out)}" for way_out in there]
        return found

    def unworked(self, seat: int) -> list[int]:
        """The tokens on each Overtime of this seat that gave none this turn (COR-21)."""
        found = list(self.tokens[seat])
        for tokens in self.worked:
            found.remove(tokens)
        return found

    def tunnels(self, seat: int) -> list[str]:
        """Where a Secret tunnel may put a crystal (COR-20)."""
        moves: list[str] = []
        if "secret_tunnel" in self.cards[seat]:
            dangers = free("danger", self.contents, self.crystals)
            for colour in COLOURS:
                if colour not in self.caved:
                    moves += [f"tunnel {colour} {cell_text(cell)}" for cell in dangers]
        return moves

    def mines(self, seat: int) -> list[str]:
        """Whether Mine, all mine! may be declared: before the first crystal (COR-26)."""
        may = "mine" in self.cards[seat] and self.colour is None and not self.declared
        return ["mine"] if may else []

    # What may be played at other times too: COR-8, COR-23, COR-27.

    def cave_ins(self, seat: int) -> list[str]:
        """How a Cave-in may be used: not in the middle of a dig."""
        assert self.asked is not None
        in_the_middle = self.asked[1] in ("dig", "extra") and self.colour is not None
        if "cave_in" not in self.cards[seat] or in_the_middle:
            return []
        pairs = combinations_with_replacement(COLOURS, 2)
        return [f"cave_in {one} {other}" for one, other in pairs]

    def drops(self, seat: int) -> list[str]:
        """Whether Union may be discarded."""
        return ["drop union"] if "union" in self.cards[seat] else []

    def swaps(self, seat: int) -> list[str]:
        """The swaps of investments that are not under Exchange; none with Union."""
        moves: list[str] = []
        if "union" in self.cards[seat]:
            return moves
        for mine, count in self.investments[seat].items():
            if count > self.fixed[seat].get(mine, 0):
                moves += [f"swap {mine} {other}" for other in COLOURS if other != mine]
        return moves

    # Gold: COR-10 to COR-12.

    def incomes(self, digger: int) -> list[int]:
        """What each seat is paid for gold of the dig's colour."""
        seats = range(self.deal.seats)
        shares = [self.investments[seat].get(self.colour or "", 0) for seat in seats]
        most = max(shares)
        next_most = max([share for share in shares if share < most], default=0)
        leaders = [seat for seat in seats if shares[seat] == most > 0]
        followers = [seat for seat in seats if shares[seat] == next_most > 0]
        coins = [0] * self.deal.seats
        if len(leaders) == 1:
            coins[leaders[0]] = 2 * self.team(leaders[0])
            for seat in followers:
                helped = self.helped_team(seat)
                coins[seat] = helped if len(followers) == 1 else helped // 2
        else:
            for seat in leaders:
                coins[seat] = self.helped_team(seat)
        coins[digger] = max(coins[digger], self.helped_team(digger))  # COR-11
        if self.declared:
            return [coins[seat] if seat == digger else 0 for seat in seats]  # COR-26
        return coins

    def team(self, seat: int) -> int:
        """The size of a team (COR-12)."""
        return self.gnomes[seat] + (UNION if "union" in self.cards[seat] else 0)

    def helped_team(self, seat: int) -> int:
        """The size of a team for an income at less than 2 coins per gnome (COR-12)."""
        return self.team(seat) + INTERNS * self.cards[seat].count("interns")

    def after(self, seat: int) -> int:
        """The seat whose turn is next."""
        return (seat + 1) % self.deal.seats
