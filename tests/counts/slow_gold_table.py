"""The table of the slow Gold Mine referee: all that lies there, and what may be played on it.

Nothing changes here; `slow_goldmine` plays. Texts of moves are made here and nowhere else.
"""

from tests.counts.slow_gold_deal import TEAM_NEEDS, SlowDealGold, options_of
from tests.counts.slow_maze import SIDES, Cell, beside
from tests.counts.slow_mine import (
    ENTRANCE,
    Mine,
    Place,
    is_chamber,
    lays,
    lie_text,
    place_text,
    pushes,
    symbol,
    within,
)
from tests.counts.slow_saboteur import place as cell_text

COLOURS = ["blue", "red", "green", "yellow", "white", "black"]  # GLD-43
TOKENS = 3  # GLD-2, of each sort
NEEDED = {2: 10, 3: 7, 4: 7, 5: 5, 6: 5}  # GLD-2, by players


class SlowTable:
    """One game as it stands; every attribute may be assigned."""

    def __init__(self, deal: SlowDealGold) -> None:
        self.deal = deal
        self.options = options_of(deal)
        self.phase = 0  # 0 while miners are chosen, then 1 and 2
        self.mine: Mine = {ENTRANCE: ("entrance", 0)}
        self.collapsed: set[Cell] = set()
        self.gold: set[Cell] = set()  # buried nuggets too
        self.waiting = 0  # nuggets beside the board
        self.building = list(deal.building)  # without the drawn one
        self.stack = list(deal.stack)
        self.open = [list(tiles) for tiles in deal.open]
        self.drawn: str | None = None
        self.miners: list[Place | None] = [None] * deal.seats
        self.colours: list[str | None] = [None] * deal.seats
        self.nuggets = [0] * deal.seats
        self.gold_challenges = [TOKENS] * deal.seats
        self.bat_challenges = [TOKENS] * deal.seats
        self.turns = [0] * deal.seats  # of phase 2, those that have ended
        self.asked: tuple[int, str] | None = None
        self.winners: list[int] = []
        # Within a turn of phase 2.
        self.laid = 0  # tiles
        self.steps = 0  # how many tiles may be walked now
        self.may_go = False  # GLD-21: through the passage instead of walking
        self.may_roll = False  # GLD-43: Black, instead of one step
        self.six = False  # GLD-44: a tile may be turned over after the walk
        self.attacker = self.victim = -1  # of the challenge under way

    def legal(self) -> list[str]:
        """Every legal move of the seat that is asked, as sorted texts."""
        if self.asked is None:
            return []
        seat, prompt = self.asked
        moves: list[str] = []
        if prompt == "choose":
            moves = [f"choose {colour}" for colour in COLOURS if colour not in self.colours]
        elif prompt == "lay":
            moves = self.placings()
        elif prompt == "move":
            moves = [*self.next_tiles(seat), "roll", *self.rarer_moves(seat)]
        elif prompt == "again":
            moves = [*self.next_tiles(seat), "enough"]
        elif prompt == "walk":
            moves = [*self.walks(seat), "stay"]
        elif prompt == "collapse":
            moves = [*self.collapses(seat), "nothing"]
        elif prompt == "act":
            moves = [*self.acts(seat), "nothing"]
        elif prompt == "hide":
            moves = [f"hide {cell_text(cell)}" for cell in self.hiding_places()]
        elif prompt == "flee":
            moves = [*self.ends("walk", seat, self.steps), "stay"]
        elif prompt == "carry":
            moves = [*self.ends("carry", self.victim, self.steps), "stay"]
        return sorted(set(moves))

    # Tiles: GLD-3, GLD-10, GLD-41.

    def tiles_left(self) -> int:
        """The tiles that are neither drawn nor laid: in the 20, in the stack, open."""
        return len(self.building) + len(self.stack) + sum(map(len, self.open))

    def can_be_laid(self, tile: str) -> bool:
        """Whether this tile, one of those left, could be laid now."""
        others_left = self.tiles_left() > 1
        return any(lays(tile, self.mine, self.collapsed, others_left=others_left))

    def placings(self) -> list[str]:
        """How the drawn tile may be laid or, in phase 1 and only if it cannot, pushed in."""
        assert self.drawn is not None
        moves = self.lays(self.drawn, others_left=self.tiles_left() > 0)
        if self.phase == 1 and not moves:
            for lie, first, second in pushes(self.drawn, self.mine):
                moves.append(f"push {lie_text(lie)} {cell_text(first)} {cell_text(second)}")
        return moves

    def lays(self, tile: str, *, others_left: bool) -> list[str]:
        """How this tile may be laid."""
        found = lays(tile, self.mine, self.collapsed, others_left=others_left)
        return [f"lay {lie_text(lie)} {cell_text(cell)}" for lie, cell in found]

    def next_tiles(self, seat: int) -> list[str]:
        """How the next tile of (a) may be had: drawn, or one of the open ones."""
        moves = []
        if any(self.can_be_laid(tile) for tile in sorted(set(self.stack))):
            moves.append("draw")
        for tile in self.open[seat]:
            moves += self.lays(tile, others_left=self.tiles_left() > 1)
        return moves

    def may_lay_two(self, seat: int) -> bool:
        """Whether (a) allows a second tile; the miner is still where its turn began."""
        has_pick = self.options["pickaxes"] and symbol(self.tile_under(seat)) == "pick"  # GLD-45
        return bool(has_pick) or self.colours[seat] == "white"  # GLD-43

    # Walking: GLD-20, GLD-21, GLD-43, GLD-44.

    def rarer_moves(self, seat: int) -> list[str]:
        """Green's two dice, and (c)."""
        moves = []
        if self.colours[seat] == "green":
            moves.append("roll two")
        if symbol(self.tile_under(seat)) == "passage":
            if self.colours[seat] == "blue":
                moves += self.ways_through(seat)
            else:
                moves.append("passage")
        return moves

    def walks(self, seat: int) -> list[str]:
        """What the player may do with a walk in the own move, other than stay."""
        steps = 1 if self.colours[seat] == "yellow" else self.steps
        moves = self.ends("walk", seat, steps)
        if self.may_go:
            moves += self.ways_through(seat)
        if self.may_roll:
            moves.append("roll")
        return moves

    def ends(self, verb: str, seat: int, steps: int) -> list[str]:
        """Where this seat's miner may end within so many steps."""
        mud = bool(self.options["mud"])
        ends = within(self.place(seat), steps, self.mine, self.collapsed, mud=mud)
        return [f"{verb} {place_text(end, self.mine)}" for end in ends]

    def ways_through(self, seat: int) -> list[str]:
        """To every other tile with a passage."""
        here = self.cell(seat)
        return [
            f"go {cell_text(cell)}"
            for cell, (tile, _) in self.mine.items()
            if symbol(tile) == "passage" and cell != here
        ]

    def is_in_mud(self, seat: int) -> bool:
        """Whether this seat's miner stands in mud (GLD-40)."""
        return bool(self.options["mud"]) and symbol(self.tile_under(seat)) == "mud"

    def collapses(self, seat: int) -> list[str]:
        """The tiles beside this seat's miner that may be turned over, or back."""
        moves = []
        for side in SIDES:
            cell = beside(self.cell(seat), side)
            if cell in self.collapsed:
                moves.append(f"restore {cell_text(cell)}")
            elif cell in self.mine and self.may_collapse(cell):
                moves.append(f"collapse {cell_text(cell)}")
        return moves

    def may_collapse(self, cell: Cell) -> bool:
        """Never the entrance, a passage tile, or one with a miner."""
        has_miner = any(self.cell(seat) == cell for seat in range(self.deal.seats))
        return cell != ENTRANCE and symbol(self.mine[cell][0]) != "passage" and not has_miner

    # The action: GLD-6, GLD-30 to GLD-33.

    def acts(self, seat: int) -> list[str]:
        """What the player may do as an action, other than nothing."""
        moves = []
        if self.cell(seat) in self.gold:
            moves.append("collect")
        for other in range(self.deal.seats):
            if other == seat or self.colours[other] == "red":  # GLD-43
                continue
            together = self.cell(other) == self.cell(seat)
            if self.gold_challenges[seat] > 0 and together and self.nuggets[other] > 0:
                moves.append(f"rob {other}")
            if self.bat_challenges[seat] > 0:
                moves.append(f"bats {other}")
        return moves

    def hiding_places(self) -> list[Cell]:
        """The empty chambers, not collapsed, that neither of the two stands on (GLD-32)."""
        taken = [*self.gold, *self.collapsed, self.cell(self.attacker), self.cell(self.victim)]
        return [
            cell for cell, (tile, _) in self.mine.items() if is_chamber(tile) and cell not in taken
        ]

    # Players: GLD-35, GLD-36, GLD-42. A player alone is a team of one.

    def team(self, seat: int) -> list[int]:
        """The members of this seat's team."""
        if not self.options["teams"]:
            return [seat]
        half = self.deal.seats // 2
        return [seat % half, seat % half + half]

    def team_nuggets(self, seat: int) -> int:
        """What this seat's team carries."""
        return sum(self.nuggets[member] for member in self.team(seat))

    def has_won(self, seat: int) -> bool:
        """Whether the end of this seat's move part wins."""
        needs = (TEAM_NEEDS if self.options["teams"] else NEEDED)[self.deal.seats]
        home = all(self.cell(member) == ENTRANCE for member in self.team(seat))
        return home and self.team_nuggets(seat) >= needs

    def richest(self) -> list[int]:
        """Everybody whose team has the most nuggets."""
        totals = [self.team_nuggets(seat) for seat in range(self.deal.seats)]
        return [seat for seat, total in enumerate(totals) if total == max(totals)]

    def place(self, seat: int) -> Place:
        """Where this seat's miner stands."""
        place = self.miners[seat]
        assert place is not None
        return place

    def cell(self, seat: int) -> Cell:
        """The cell of this seat's miner."""
        return self.place(seat)[0]

    def tile_under(self, seat: int) -> str:
        """The tile under this seat's miner."""
        return self.mine[self.cell(seat)][0]
