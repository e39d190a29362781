"""A deal of Gold Mine for the slow referee: its options, and what would be wrong with it."""

from collections import Counter
from dataclasses import dataclass

from tests.counts.slow_mine import BOX, is_chamber, symbol

Options = dict[str, str | bool | int]

USUAL: Options = {
    "first_player": "random",
    "mud": True,
    "open_tiles": "auto",
    "teams": False,
    "abilities": False,
    "cave_in": False,
    "pickaxes": False,
    "collect_and_challenge": False,
    "turn_limit": 200,
}
TEAM_NEEDS = {4: 12, 6: 8}  # GLD-42: nuggets, by players
BUILDING = 20  # GLD-1
CAVERNS = 4  # GLD-1


@dataclass
class SlowDealGold:
    """One game, as dealt; lists of tiles begin with the tile that is drawn first."""

    seats: int
    starter: int
    options: Options
    building: list[str]
    stack: list[str]
    open: list[list[str]]


def options_of(deal: SlowDealGold) -> Options:
    """Every option of this game, those not named as usual."""
    unknown = sorted(set(deal.options) - set(USUAL))
    if unknown:
        raise ValueError(f"no option {unknown[0]}; choose among {sorted(USUAL)}")
    options = {**USUAL, **deal.options}
    if options["teams"] and deal.seats not in TEAM_NEEDS:
        raise ValueError(f"teams need 4 or 6 players, not {deal.seats}")  # GLD-42
    return options


def faults(deal: SlowDealGold) -> list[str]:
    """What is wrong with a whole deal from the box (GLD-1, GLD-7, GLD-41, GLD-46)."""
    found = []
    if len(deal.building) != BUILDING:
        found.append(f"{len(deal.building)} tiles for building")
    everything = Counter(deal.building + deal.stack)
    for tiles in deal.open:
        everything.update(tiles)
    if everything != Counter(BOX):
        found.append("not the tiles of the box")
    if options_of(deal)["first_player"] == "seat0" and deal.starter != 0:
        found.append(f"seat {deal.starter} begins")
    wanted = open_sorts(deal)
    for seat, tiles in enumerate(deal.open):
        if sorted(map(sort, tiles)) != wanted:
            found.append(f"seat {seat} has {sorted(tiles)} open")
    return found


def open_sorts(deal: SlowDealGold) -> list[str]:
    """The sorts of tiles that each player is dealt face up, in the order of the alphabet."""
    chosen = options_of(deal)["open_tiles"]
    if chosen == "auto":
        chosen = "two_player" if deal.seats == 2 else "none"
    if chosen == "none":
        return []
    special = "chamber"
    if chosen == "five" and deal.seats <= CAVERNS:
        special = "cavern"  # GLD-46
    return sorted([special, "passage", "passage", "mud", "mud"])


def sort(tile: str) -> str:
    """What a tile is dealt as: its symbol, chamber, cavern or tunnel."""
    if symbol(tile):
        return symbol(tile)
    if is_chamber(tile):
        return "chamber"
    return "cavern" if tile == "cavern" else "tunnel"
