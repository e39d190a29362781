"""Who may do what at a table, and when."""

import pytest

from motherlode.server.log import entries as e
from motherlode.server.tables.deciding import LogCommand
from motherlode.server.tables.refusing import Already
from motherlode.server.wire import commands as c
from tests.server.tables.tabling import HOST, NONCE, Tabling


def test_a_chair_that_is_taken_or_not_there_is_refused() -> None:
    at = Tabling()
    at.sit(HOST)

    assert at.refused("ann", c.Sit(seat=0, name="Ann")) == "taken"
    assert at.refused("ann", c.Sit(seat=3, name="Ann")) == "no-seat"


def test_who_sits_down_again_goes_over_to_the_other_chair() -> None:
    at = Tabling()
    at.sit(HOST)
    at.do(HOST, c.Sit(seat=2, name="Me"))

    assert [chair.guest for chair in at.table.chairs] == [None, None, HOST]


def test_no_two_people_have_one_name_or_one_colour() -> None:
    at = Tabling()
    at.do(HOST, c.Sit(seat=0, name="Dagna", colour="plum"))
    at.do("ann", c.Sit(seat=1, name=" dagna ", colour="plum"))
    at.do(HOST, c.SeatBot(seat=2, bot="random"))

    names = [chair.name for chair in at.table.chairs]
    assert names[:2] == ["Dagna", "dagna 2"]
    assert len({name.casefold() for name in names}) == 3
    assert at.table.chairs[0].colour == "plum"
    assert len({chair.colour for chair in at.table.chairs}) == 3


def test_a_person_may_have_another_name_and_a_free_colour() -> None:
    at = Tabling()
    at.sit(HOST)
    at.do(HOST, c.Rename(name="Ylva", colour="teal"))

    assert (at.table.chairs[0].name, at.table.chairs[0].colour) == ("Ylva", "teal")
    assert at.refused(HOST, c.Rename(name="\u202e")) == "no-name"


def test_two_people_change_chairs_when_both_want_to() -> None:
    at = Tabling()
    at.sit(HOST, "ann")
    at.do("ann", c.Swap(seat=0))
    assert at.table.chairs[1].wants == 0
    at.do(HOST, c.Swap(seat=1))

    assert [chair.guest for chair in at.table.chairs[:2]] == ["ann", HOST]
    assert [chair.wants for chair in at.table.chairs] == [None, None, None]


def test_a_bot_changes_chairs_without_being_asked() -> None:
    at = Tabling()
    at.sit(HOST)
    at.do(HOST, c.SeatBot(seat=1, bot="regular"))
    at.do(HOST, c.Swap(seat=1))

    assert at.table.chairs[0].bot == "regular"
    assert at.refused(HOST, c.Swap(seat=1)) == "own-chair"


def test_only_the_host_seats_bots_removes_people_and_closes_the_table() -> None:
    at = Tabling()
    at.sit(HOST, "ann")
    commands: list[LogCommand] = [c.SeatBot(seat=2, bot="random"), c.Remove(seat=0), c.Close()]

    assert [at.refused("ann", command) for command in commands] == ["not-host"] * 3
    assert at.refused("ann", c.Silence(seat=0, silent=True)) == "not-host"
    assert at.refused(HOST, c.SeatBot(seat=2, bot="genius")) == "no-bot"
    assert at.refused(HOST, c.SeatBot(seat=1, bot="random")) == "taken"
    at.do(HOST, c.Close())
    assert at.phase() == "closed"
    assert at.refused("ann", c.Ready(nonce=NONCE)) == "not-now"


def test_the_game_begins_when_no_chair_is_empty_and_everyone_is_ready() -> None:
    at = Tabling()
    at.sit(HOST, "ann")
    at.do(HOST, c.Ready(nonce=NONCE))
    at.do("ann", c.Ready(nonce=NONCE))
    assert at.phase() == "waiting"

    made = at.do(HOST, c.SeatBot(seat=2, bot="random"))

    assert not isinstance(made, Already)
    assert [type(entry) for entry in made] == [e.BotSat, e.Dealt]
    assert at.phase() == "playing"


def test_who_waits_after_all_holds_the_deal_up() -> None:
    at = Tabling("duel")
    at.sit(HOST, "ann")
    at.do(HOST, c.Ready(nonce=NONCE))
    at.do(HOST, c.Wait())
    at.do("ann", c.Ready(nonce=NONCE))

    assert at.phase() == "waiting"


def test_bots_alone_do_not_begin_a_game() -> None:
    at = Tabling("duel")
    at.do(HOST, c.SeatBot(seat=0, bot="random"))
    at.do(HOST, c.SeatBot(seat=1, bot="random"))

    assert at.phase() == "waiting"


def test_the_deal_comes_from_the_seed_and_the_nonces_in_seat_order() -> None:
    at = Tabling("duel")
    at.do(HOST, c.Sit(seat=1, name="Hanna"))
    at.do(HOST, c.SeatBot(seat=0, bot="random"))
    at.do(HOST, c.Ready(nonce=NONCE))

    assert at.table.course is not None
    deal = at.table.course.playing.deal
    assert (deal.seed, getattr(deal, "nonces", None)) == ("5e" * 32, ("0" * 32, NONCE))


def test_a_move_out_of_turn_stale_or_illegal_is_refused() -> None:
    at = Tabling()
    at.deal()
    asked, rev, move = at.guest_asked(), at.table.rev, at.a_move()
    other = next(chair.guest for chair in at.table.chairs if chair.guest != asked)
    assert other is not None

    assert at.refused(other, c.Move(text=move, expected=rev)) == "not-asked"
    assert at.refused("nobody", c.Move(text=move, expected=rev)) == "no-chair"
    assert at.refused(asked, c.Move(text=move, expected=rev - 1)) == "stale"
    assert at.refused(asked, c.Move(text=move, expected=rev + 1)) == "stale"
    assert at.refused(asked, c.Move(text="frobnicate", expected=rev)) == "unreadable"
    assert at.refused(asked, c.Move(text="dig cross 77,3", expected=rev)) == "unreadable"
    assert at.refused(asked, c.Move(text="dig cross 4,3", expected=rev)) == "not-in-hand"


def test_a_move_that_comes_again_under_its_id_is_not_made_again() -> None:
    at = Tabling()
    at.deal()
    asked, command = at.guest_asked(), c.Move(text=at.a_move(), expected=at.table.rev, id="m1")
    at.do(asked, command)
    rev = at.table.rev

    assert at.do(asked, command) == Already(rev)
    assert at.table.rev == rev


def test_a_claim_in_between_does_not_make_a_move_stale() -> None:
    at = Tabling()
    at.deal()
    asked, move, rev = at.guest_asked(), at.a_move(), at.table.rev
    at.do("ann", c.Claim(text="I am a digger"))
    at.do(asked, c.Move(text=move, expected=rev))

    assert at.table.course is not None
    assert at.table.course.moves_made == 1
    assert at.refused("ann", c.Claim(text="I am the king")) == "no-claim"


def test_who_leaves_before_the_deal_leaves_an_empty_chair_and_the_host_changes() -> None:
    at = Tabling()
    at.sit(HOST, "ann")
    at.do(HOST, c.Leave())

    assert at.table.chairs[0].empty
    assert at.table.host == "ann"


def test_who_leaves_during_the_game_is_played_for_and_may_come_back() -> None:
    at = Tabling()
    at.deal()
    at.do("ann", c.Leave())
    assert at.table.chairs[1].bot == "random"
    assert at.table.chairs[1].guest == "ann"
    assert at.refused("ann", c.Leave()) == "away"
    at.do("ann", c.Back())

    assert at.again().chairs[1].bot is None
    assert at.refused("ann", c.Back()) == "not-away"


def test_nobody_moves_for_a_chair_that_a_bot_plays_on() -> None:
    at = Tabling()
    at.deal()
    asked = at.guest_asked()
    move, rev = at.a_move(), at.table.rev
    at.do(asked, c.Leave())

    assert at.refused(asked, c.Move(text=move, expected=rev)) == "away"


@pytest.mark.parametrize("dealt", [False, True])
def test_who_is_removed_stays_away(dealt: bool) -> None:
    at = Tabling()
    if dealt:
        at.deal()
    else:
        at.sit(HOST, "ann")
    at.do(HOST, c.Remove(seat=1))

    assert at.table.seat_of("ann") is None
    assert at.table.chairs[1].bot == ("random" if dealt else None)
    expected = "not-now" if dealt else "removed"
    assert at.refused("ann", c.Sit(seat=1, name="Ann")) == expected
    assert at.refused(HOST, c.Remove(seat=0)) == "yourself"


def test_one_whose_word_was_taken_claims_nothing() -> None:
    at = Tabling()
    at.deal()
    at.do(HOST, c.Silence(seat=1, silent=True))
    assert at.refused("ann", c.Claim(text="I am a digger")) == "silent"
    at.do(HOST, c.Silence(seat=1, silent=False))
    at.do("ann", c.Claim(text="I am a digger"))


def test_a_log_tells_the_same_table_again() -> None:
    at = Tabling()
    at.deal()
    for _ in range(20):
        at.do(at.guest_asked(), c.Move(text=at.a_move(), expected=at.table.rev))
    at.do("bob", c.Leave())
    at.do(HOST, c.Silence(seat=1, silent=True))

    again = at.again()

    assert again.rev == at.table.rev == len(at.log)
    assert again.chairs == at.table.chairs
    assert again.course is not None
    assert at.table.course is not None
    digest = again.game.digest
    assert digest(again.course.playing.state) == digest(at.table.course.playing.state)
    assert again.done == at.table.done
