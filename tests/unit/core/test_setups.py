"""Does a set-up string say all, in one way, and is every other string refused with advice?"""

import re

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from motherlode.core.options import Sheet, show_value
from motherlode.core.setups import Setup, make_setup, read_setup
from motherlode.games.saboteur.data import sheet

SHEET = sheet()
SEATS = range(SHEET.least, SHEET.most + 1)
DEFAULT = "saboteur(edition=ru-strict, seats=5)"

repeatable = settings(
    derandomize=True,
    deadline=None,
    max_examples=120,
    suppress_health_check=[HealthCheck.too_slow],
)

COMPLAINTS = {
    "": "'' is no set-up: write it like saboteur(edition=ru-strict, seats=5)",
    "Saboteur": "'Saboteur' is no set-up: write it like saboteur(edition=ru-strict, seats=5)",
    "saboteur(": "'saboteur(' is no set-up: write it like saboteur(edition=ru-strict, seats=5)",
    "saboteur() x": (
        "'saboteur() x' is no set-up: write it like saboteur(edition=ru-strict, seats=5)"
    ),
    "duel": "there is saboteur, not duel",
    "saboteur(seats)": "in 'saboteur(seats)': 'seats' lacks its value; write name=value",
    "saboteur(rounds=1, rounds=2)": "in 'saboteur(rounds=1, rounds=2)': rounds is given twice",
    "saboteur(edition=ua, edition=ua)": (
        "in 'saboteur(edition=ua, edition=ua)': edition is given twice"
    ),
    "saboteur(seats=many)": ("in 'saboteur(seats=many)': seats is a number, 3 to 10; not 'many'"),
    "saboteur(seats=-3)": "in 'saboteur(seats=-3)': seats is a number, 3 to 10; not '-3'",
    "saboteur(seats=٣)": "in 'saboteur(seats=٣)': seats is a number, 3 to 10; not '٣'",
    "saboteur(seats=2)": "saboteur is for 3 to 10 players, not 2",
    "saboteur(seats=11)": "saboteur is for 3 to 10 players, not 11",
    "saboteur(edition=en)": "saboteur has no edition 'en'; it has ua, ru, ru-strict",
    "saboteur(hands=3)": (
        "saboteur has no option 'hands'; it has edition, seats, placement, double_goal, "
        "misfit_goal, gold_shares, broken_unpaid, next_starter, rounds, first_player"
    ),
    "saboteur(placement=near)": "placement is adjacent, joined or reachable; not 'near'",
    "saboteur(rounds=0)": "rounds is 1 to 9; not '0'",
    "saboteur(broken_unpaid=yes)": "broken_unpaid is false or true; not 'yes'",
}


def find_sheet(name: str) -> Sheet:
    if name != SHEET.game:
        raise ValueError(f"there is {SHEET.game}, not {name}")
    return SHEET


def read(text: str) -> Setup:
    return read_setup(text, find_sheet)


@st.composite
def mixtures(draw: st.DrawFn) -> Setup:
    """An edition with any options changed, or given as they are."""
    options = {
        name: show_value(draw(st.sampled_from(option.values)))
        for name, option in SHEET.options.items()
        if draw(st.booleans())
    }
    edition = draw(st.sampled_from(sorted(SHEET.editions)))
    return make_setup(SHEET, edition=edition, seats=draw(st.sampled_from(SEATS)), options=options)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("edition", sorted(SHEET.editions))
def test_the_string_of_an_edition_gives_it_back(edition: str, seats: int) -> None:
    setup = make_setup(SHEET, edition=edition, seats=seats)

    assert setup.text == f"saboteur(edition={edition}, seats={seats})"
    assert read(setup.text) == setup
    assert dict(setup.options) == dict(SHEET.editions[edition])


@repeatable
@given(mixtures())
def test_the_string_of_any_mixture_gives_it_back(setup: Setup) -> None:
    again = read(setup.text)

    assert again == setup
    assert again.text == setup.text


@repeatable
@given(mixtures())
def test_the_string_names_what_differs_from_the_edition_and_nothing_else(setup: Setup) -> None:
    usual = SHEET.editions[setup.edition]
    differs = [name for name, value in setup.options if value != usual[name]]

    named = [part.partition("=")[0] for part in setup.text[len("saboteur(") : -1].split(", ")]

    assert named == ["edition", "seats", *differs]


def test_what_is_not_given_is_as_usual() -> None:
    assert read("saboteur").text == DEFAULT
    assert read("saboteur()") == read(DEFAULT)


@pytest.mark.parametrize(
    "text",
    [
        "saboteur(seats=4,rounds=1,edition=ua)",
        " saboteur ( rounds = 1 , seats=4 , edition= ua ) ",
        "saboteur(edition=ua, seats=4, rounds=1, placement=adjacent)",
        "saboteur(\n  edition=ua,\n  seats=04,\n  rounds=1,\n)",
    ],
)
def test_order_blanks_and_needless_options_do_not_matter(text: str) -> None:
    assert read(text).text == "saboteur(edition=ua, seats=4, rounds=1)"


def test_a_set_up_knows_the_value_of_every_option() -> None:
    setup = read("saboteur(edition=ua, broken_unpaid=true)")

    assert setup.value("broken_unpaid") is True
    assert setup.value("placement") == "adjacent"
    assert setup.changed == ("broken_unpaid",)


def test_a_set_up_has_no_value_for_what_is_no_option() -> None:
    with pytest.raises(KeyError, match="hands"):
        read("saboteur").value("hands")


@pytest.mark.parametrize("text", COMPLAINTS)
def test_a_string_that_is_no_set_up_is_refused_with_what_would_be_right(text: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(COMPLAINTS[text])}$"):
        read(text)
