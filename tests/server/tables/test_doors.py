"""The door of a table as its log tells it: who may enter, who has no word."""

from motherlode.server.log import entries as e
from motherlode.server.wire import commands as c
from tests.server.tables.tabling import HOST, Tabling


def test_who_was_removed_may_not_enter_a_table_that_all_may_find() -> None:
    at = Tabling()
    at.sit(HOST, "ann")
    at.do(HOST, c.Remove(seat=1))

    assert not at.table.may_enter("ann")
    assert at.table.may_enter("bob")
    assert at.refused("ann", c.Sit(seat=2, name="Ann")) == "removed"
    assert not at.again().may_enter("ann")


def test_a_shut_door_unlists_a_table_and_lets_stay_who_sits_there() -> None:
    at = Tabling()
    at.sit(HOST, "ann")
    assert at.refused("ann", c.Door()) == "not-host"
    at.do(HOST, c.Door())
    at.do("ann", c.Leave())

    for table in (at.table, at.again()):
        assert (table.listed, table.doors) == (False, 1)
        assert [who for who in (HOST, "ann", "bob", None) if table.may_enter(who)] == [HOST, "ann"]


def test_who_watched_when_the_door_was_shut_does_not_sit_down_any_more() -> None:
    at = Tabling()
    at.sit(HOST)
    at.do(HOST, c.Door())

    assert at.refused("ann", c.Sit(seat=1, name="Ann")) == "shut"


def test_who_was_silenced_is_silent_on_the_next_chair_too() -> None:
    at = Tabling()
    at.sit(HOST, "ann")
    at.do(HOST, c.Silence(seat=1, silent=True))
    at.do("ann", c.Leave())
    at.do("ann", c.Sit(seat=2, name="Ann"))

    assert at.table.chairs[2].silent
    assert at.again().silenced == {"ann"}


def test_entries_of_earlier_versions_still_decode() -> None:
    old = b'{"what":"silenced","at":1.0,"seat":1,"silent":true}'
    assert e.decode(old) == e.Silenced(at=1.0, seat=1, silent=True)
