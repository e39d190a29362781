"""Bots' seeds at a table: of the deal, and of nothing that was known before it."""

import msgspec

from motherlode.core.record import Robot, SecureDeal
from motherlode.core.record_deals import bot_seed_of
from motherlode.server.log import entries as e
from motherlode.server.tables.table import Table, open_table
from motherlode.server.wire import commands as c
from tests.server.tables.tabling import HOST, NONCE, Tabling


def with_bots() -> Tabling:
    """A person and two bots, dealt."""
    tabling = Tabling()
    tabling.sit(HOST)
    for seat in (1, 2):
        tabling.do(HOST, c.SeatBot(seat=seat, bot="random"))
    tabling.do(HOST, c.Ready(nonce=NONCE))
    return tabling


def robots(table: Table) -> list[int | None]:
    """The seeds that the record of a table will tell."""
    assert table.course is not None
    players = table.course.playing.players
    return [player.seed for player in players if isinstance(player, Robot)]


def deal_of(table: Table) -> SecureDeal:
    """What a table was dealt from."""
    assert table.course is not None
    deal = table.course.playing.deal
    assert isinstance(deal, SecureDeal)
    return deal


def test_every_chair_has_a_seed_of_the_deal() -> None:
    table = with_bots().table
    deal = deal_of(table)
    assert [chair.seed for chair in table.chairs] == [bot_seed_of(deal, seat) for seat in range(3)]
    assert robots(table) == [bot_seed_of(deal, seat) for seat in (1, 2)]


def test_seeds_that_bots_had_before_the_deal_do_not_matter_after_it() -> None:
    tabling = with_bots()
    log = [
        msgspec.structs.replace(entry, seed=77) if isinstance(entry, e.BotSat) else entry
        for entry in tabling.log
    ]
    assert robots(open_table("table", log)) == robots(tabling.table)


def test_a_table_that_an_earlier_version_dealt_keeps_the_seeds_of_its_bots() -> None:
    log = [e.encode(entry) for entry in with_bots().log[:-1]]
    log[2:4] = [
        b'{"what":"bot sat","at":2.0,"seat":%d,"bot":"random","name":"Bot","colour":"","seed":%d}'
        % (seat, 40 + seat)
        for seat in (1, 2)
    ]
    log.append(b'{"what":"dealt","at":5.0}')
    table = open_table("table", [e.decode(body) for body in log])
    assert robots(table) == [41, 42]
    assert not deal_of(table).seeds_bots


def test_a_stand_in_has_another_seed_each_time() -> None:
    tabling = Tabling()
    tabling.deal()
    seeds = [tabling.table.chairs[1].seed]
    for _ in range(2):
        tabling.do("ann", c.Leave())
        assert tabling.table.chairs[1].seed == bot_seed_of(
            deal_of(tabling.table), 1, tabling.table.rev
        )
        seeds.append(tabling.table.chairs[1].seed)
        tabling.do("ann", c.Back())
    tabling.do(HOST, c.Remove(seat=1))
    seeds.append(tabling.table.chairs[1].seed)
    assert len(set(seeds)) == 4
    assert [chair.seed for chair in tabling.again().chairs][1] == seeds[-1]
