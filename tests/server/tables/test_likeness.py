"""Names at a table: no two look alike, and none says what somebody is."""

import pytest

from motherlode.bots.characters import NAMES
from motherlode.server.tables.chairs import Chair, bot_name, free_name
from motherlode.server.wire import commands as c
from motherlode.server.wire.likeness import PARTS, alike, looks
from motherlode.server.wire.texts import LONGEST_NAME, clean_name
from tests.server.tables.tabling import HOST, Tabling

TWINS = {
    "Cyrillic letters": ("Rocco", "Rоссо"),
    "Greek letters": ("Boris", "Βοriѕ"),
    "full-width letters": ("Ann", "Ａｎｎ"),
    "mathematical letters": ("Ann", "𝐀𝓷𝗻"),
    "capitals": ("Anna", "ANNA"),
    "capitals of another script": ("marko", "МАRКО"),
    "a nought": ("Oleg", "0leg"),
    "a nought in small letters": ("bob", "b0b"),
    "a one": ("Paul", "Pau1"),
    "a one for an i": ("Maria", "Mar1a"),
    "an I for an l": ("lvan", "Ivan"),
    "blanks": ("Ann Lee", "A nnLee"),
    "dots": ("Ann", "Ann."),
    "accents": ("Zoe", "Zöe"),
    "two letters like one": ("Bemie", "Bernie"),
    "a number that was given": ("Ann 2", "Ann2"),
}
STRANGERS = [
    *[("Ann", "Anne"), ("Ian", "Jan"), ("Mary", "Gary"), ("Марко", "Marco"), ("Ray", "Yar")],
    *[("Лев", "Лів"), ("राम", "रमा"), ("李", "王"), ("🙂", "🙃"), ("!", "?"), ("Ann 2", "Ann 3")],
]


@pytest.mark.parametrize(("one", "other"), TWINS.values(), ids=TWINS)
def test_the_later_of_two_names_that_look_alike_gets_a_number(one: str, other: str) -> None:
    for first, second in ((one, other), (other, one)):
        tabling = Tabling()
        tabling.do(HOST, c.Sit(seat=0, name=first))
        tabling.do("ann", c.Sit(seat=1, name=second))
        names = [chair.name for chair in tabling.table.chairs[:2]]
        assert names[0] == clean_name(first)
        assert names[1] != clean_name(second)
        assert not alike(*names)


@pytest.mark.parametrize(("one", "other"), STRANGERS)
def test_names_that_nobody_mistakes_stay_as_they_are(one: str, other: str) -> None:
    assert free_name([Chair("a guest", one)], other) == other


def test_a_new_name_is_told_apart_as_well_but_not_from_ones_own() -> None:
    tabling = Tabling()
    tabling.sit(HOST, "ann")
    tabling.do("ann", c.Rename(name="ANN"))
    assert tabling.table.chairs[1].name == "ANN"
    tabling.do(HOST, c.Rename(name="Аnn"))
    assert tabling.table.chairs[0].name == "Аnn 2"


def test_a_number_finds_its_place_within_the_letters_of_a_name() -> None:
    wish = "W" * LONGEST_NAME
    chairs: list[Chair] = []
    for _ in range(12):
        chairs.append(Chair("a guest", free_name(chairs, wish)))
    assert max(len(chair.name) for chair in chairs) == LONGEST_NAME
    assert len({look for chair in chairs for look in looks(chair.name)}) >= 12
    assert chairs[1].name == "W" * 22 + " 2"
    assert chairs[11].name == "W" * 21 + " 12"


def test_a_bot_takes_no_name_that_looks_like_somebodys() -> None:
    borrowed = [Chair("a guest", name.replace("a", "а").replace("o", "0")) for name in NAMES[:-1]]
    assert bot_name(borrowed, 0) == NAMES[-1]


def test_no_two_bots_look_alike() -> None:
    assert len([look for name in NAMES for look in looks(name)]) == len(
        {look for name in NAMES for look in looks(name)}
    )


@pytest.mark.parametrize(
    "name",
    [
        *PARTS,
        *(
            "a spectator",
            "A SPECTATOR",
            "the host",
            "Spectator 2",
            "spectat0r",
            "Ѕресtаtоr",
            "B0T 7",
        ),
        *(
            "[Host]",
            "h o s t",
            "Ｓｅｒｖｅｒ",
            "server12",
            "Spectator I",
            "Bot l",
            "глядaч",
            "Зpитель 3",
        ),
    ],
)
def test_a_name_that_says_what_somebody_is_is_refused(name: str) -> None:
    tabling = Tabling()
    assert tabling.refused(HOST, c.Sit(seat=0, name=name)) == "no-name"
    tabling.sit(HOST)
    assert tabling.refused(HOST, c.Rename(name=name)) == "no-name"


@pytest.mark.parametrize(
    "name",
    ["Bo", "Botho", "Boto", "Hostess", "Guest 3", "Serva", "Робот", "Ярослав", "7", "І", "1 2"],
)
def test_other_names_are_nobodys_part(name: str) -> None:
    tabling = Tabling()
    tabling.do(HOST, c.Sit(seat=0, name=name))
    assert tabling.table.chairs[0].name == name
