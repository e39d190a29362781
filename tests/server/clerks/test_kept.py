"""What is kept of what clerks made: the newest, and not more than there is room for."""

from motherlode.server.clerks.jobs import Made, Question
from motherlode.server.clerks.kept import AROUND, Kept

SIZE = 1000
ROOM = 3 * (SIZE + AROUND)


def an_answer(name: str, size: int = SIZE) -> Made:
    return Made(b"." * size, 10 * size, name)


def replay(table: str) -> Question:
    return Question(table, 9, "replay", "all")


def test_what_was_not_asked_for_longest_goes_first() -> None:
    kept = Kept(ROOM)
    for name in ("one", "two", "three"):
        kept.keep(replay(name), an_answer(name))
    kept.find(replay("one"))
    kept.keep(replay("four"), an_answer("four"))

    found = [kept.find(replay(name)) for name in ("one", "two", "three", "four")]
    assert [made and made.mark for made in found] == ["one", None, "three", "four"]
    assert (len(kept), kept.bytes) == (3, ROOM)


def test_what_is_larger_than_the_room_throws_nothing_out() -> None:
    kept = Kept(ROOM)
    kept.keep(replay("one"), an_answer("one"))
    kept.keep(replay("giant"), an_answer("giant", ROOM))

    assert kept.find(replay("giant")) is None
    assert kept.find(replay("one")) is not None


def test_of_a_game_that_goes_on_there_is_the_newest_record_only() -> None:
    kept = Kept(ROOM)
    old, new = Question("table", 5, "record"), Question("table", 6, "record")
    kept.keep(old, an_answer("old"))
    assert kept.find(new) is None
    kept.keep(new, an_answer("new"))
    kept.keep(old, an_answer("late"))

    assert kept.find(old) is None
    assert kept.find(new) == an_answer("new")
    assert (len(kept), kept.bytes) == (1, SIZE + AROUND)


def test_every_wish_has_an_answer_of_its_own() -> None:
    kept = Kept(ROOM)
    kept.keep(Question("table", 9, "replay", 0), an_answer("seat 0"))

    assert kept.find(Question("table", 9, "replay", None)) is None
    assert kept.find(Question("table", 9, "replay", "all")) is None
    assert kept.find(Question("table", 9, "record")) is None
