"""What goes to a worker holds nothing that the seat may not know."""

from typing import Any

import pytest

from motherlode.core.chance import Fast
from motherlode.core.events import Log
from motherlode.core.twins import Rig, Rigged
from motherlode.games.registry import GAMES
from motherlode.server.minds.jobs import frame
from motherlode.server.minds.orders import job_for
from tests.secrecy.test_twin_deals import SECRETS
from tests.server.minds.playing import Table

DEALS = 3


def twins(setup: str, seed: int, rig: Rig) -> list[Table]:
    """Two tables whose deals differ in one swap."""
    tables = [Table(setup), Table(setup)]
    for table, how in zip(tables, (Rig(-1, 0, 0), rig), strict=True):
        table.log = Log()
        table.state = table.game.begin(table.setup, Rigged(Fast(seed), how), table.log)
    return tables


def compare_jobs(tables: list[Table], secrets: Any, seat: int, chance: Fast) -> int:
    """Play both by the same moves until the rules show the difference; how many jobs were equal."""
    one, other = tables
    sent = equal = 0
    while True:
        orders = [table.order("random", seat=seat) for table in tables]
        jobs = [frame(job_for(order, sent)) for order in orders]
        assert jobs[0] == jobs[1], f"{one.setup.text}, seat {seat}, after {equal} moves"
        sent = len(orders[0].heard)
        equal += 1
        there = set(other.game.legal(other.state))
        common = [move for move in one.game.legal(one.state) if move in there]
        if not common:
            return equal
        move = common[chance.below(len(common))]
        if secrets.exposes(one.state, other.state, seat, move):
            return equal
        for table in tables:
            table.game.play(table.state, move, table.log)


@pytest.mark.parametrize("game", GAMES)
def test_the_jobs_of_twin_deals_are_equal_to_the_byte(game: str) -> None:
    secrets = SECRETS[game]
    seats = secrets.SEATS[0]
    equal = 0
    for what in secrets.NAMES:
        for seed in range(DEALS):
            chance = Fast(seed * 31 + what)
            seat = chance.below(seats)
            rig = secrets.pick_rig(what, 0, seats, seat, chance)
            one, other = twins(f"{game}(seats={seats})", seed, rig)
            if one.game.save(one.state) != one.game.save(other.state):
                equal += compare_jobs([one, other], secrets, seat, chance)

    assert equal > 30
