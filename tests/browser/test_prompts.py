"""What is asked once in a hundred games is asked, lit and answered on the page as all else is."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.hands import LIT, Mouse, look
from tests.browser.scripts import script
from tests.browser.tables import open_table, sit
from tests.browser.windows import Window, Windows
from tests.server.live import GENEROUS, Server, running

ARRANGED = Path(__file__).with_name("arranged.py")


@pytest.fixture(scope="module")
def arranged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose tables begin in the positions of cases."""
    folder = tmp_path_factory.mktemp("arranged")
    with running(folder, GENEROUS, program=[str(ARRANGED)]) as server:
        yield server


@pytest.fixture
def tables(arranged: Server, browser: Browser) -> Iterator[Windows]:
    """Windows at that server."""
    opened = Windows(browser, arranged.url)
    yield opened
    opened.close()


def begin(windows: Windows, seats: int, people: list[int], **wishes: Any) -> list[Window]:
    """A table with people in some chairs, each at a window, and bots in the others."""
    own = [windows.new(reduced_motion="reduce") for _ in people]
    table = open_table(own[0].page, seats=seats, **wishes)
    others = [seat for seat in range(seats) if seat not in people]
    own[0].page.evaluate(script("seat_bots"), [table, others])
    for window, seat in zip(own, people, strict=True):
        sit(window.page, table, seat, f"Guest {seat}")
    for window in own:
        window.page.goto(f"/t/{table}")
        window.page.wait_for_selector("main.table")
    return own


def point(window: Window, *names: str) -> None:
    """Point at what is lit under these names, one after the other."""
    hand = Mouse(window.page, seed=1)
    for name in names:
        wait_for(window, name)
        hand.point(next(thing for thing in look(window.page).things if thing.name == name))


def wait_for(window: Window, name: str) -> None:
    """Wait until something of this name is lit."""
    seen = f"name => ({LIT.strip()})().things.some((one) => one.name === name)"
    window.page.wait_for_function(seen, arg=name)


def spots(window: Window) -> set[str]:
    """The places that are lit."""
    return {thing.name for thing in look(window.page).things if thing.kind == "spot"}


def asks(window: Window, sentence: str) -> None:
    """Wait for a question."""
    expect(window.page.locator(".question")).to_have_text(sentence)


def test_how_a_goal_lies_is_chosen_by_turning_it(tables: Windows) -> None:
    (ann,) = begin(tables, 2, [0], game="duel")
    point(ann, "card:curve_ne", "cell:4,0")
    asks(ann, "The goal may lie both ways. Turn it as you like.")
    assert spots(ann) == {"cell:5,0"}

    point(ann, "Turn", "Let it lie so")
    expect(ann.page.locator(".log .lines")).to_contain_text("The middle goal")
    expect(ann.page.locator(".person.me .marks")).to_contain_text("3")


def test_one_of_several_goals_is_chosen(tables: Windows) -> None:
    (bob,) = begin(tables, 3, [1], game="saboteur", edition="ua")
    point(bob, "card:cross", "cell:7,0")
    asks(bob, "Several goals reached: which one opens?")
    assert spots(bob) == {"cell:8,-2", "cell:8,0", "cell:8,2"}

    point(bob, "cell:8,0")
    expect(bob.page.locator(".log .lines")).to_contain_text(
        "The middle goal is turned up: only stone"
    )


def test_a_dwarf_is_swapped_by_pointing_at_its_player(tables: Windows) -> None:
    (ann,) = begin(tables, 12, [0], game="saboteur2", edition="ru")
    expect(ann.page.locator(".role-card b")).to_contain_text("Green Digger", ignore_case=True)
    point(ann, "card:swap_roles")
    asks(ann, "Who shall take another dwarf?")
    assert sum(thing.kind == "person" for thing in look(ann.page).things) == 12

    point(ann, "0")
    # Somebody may have swapped it again by now: what was said stays.
    expect(ann.page.locator(".log .lines")).to_contain_text("You are a geologist")


def test_a_tile_that_fits_nowhere_is_pushed_in(tables: Windows) -> None:
    (ann,) = begin(tables, 3, [0], game="goldmine", options={"first_player": "seat0"})
    asks(
        ann,
        "You drew a straight tunnel. It fits nowhere: between which two tiles do you push it in?",
    )
    assert spots(ann) == {"gap:0,0 1,0"}

    point(ann, "gap:0,0 1,0")
    told = ann.page.locator(".log .lines")
    expect(told).to_contain_text("You pushed a straight tunnel into the mine.")


def test_a_victim_who_wins_flees(tables: Windows) -> None:
    ann, bob = begin(tables, 3, [0, 1], game="goldmine")
    point(ann, "do:roll", "do:stay", "1")
    asks(ann, "How do you challenge Guest 1?")
    point(ann, "do:rob")
    asks(bob, "You won the challenge and rolled 3: walk up to 3 steps, or stay?")
    assert spots(bob) == {
        *("cell:-1,0", "cell:0,0", "cell:1,0", "cell:2,-1", "cell:3,0", "cell:4,0", "cell:5,0")
    }

    point(bob, "cell:0,0")
    expect(bob.page.locator(".log .lines")).to_contain_text("You walked to the entrance.")


def test_a_collapsed_tile_is_cleared(tables: Windows) -> None:
    (ann,) = begin(tables, 3, [0], game="goldmine", options={"cave_in": "true"})
    point(ann, "do:roll", "do:stay")
    asks(ann, "A six! Let a tile beside you collapse, or clear one?")
    assert spots(ann) == {"cell:1,0", "cell:3,0"}

    point(ann, "cell:3,0")
    expect(ann.page.locator(".log .lines")).to_contain_text("You cleared a gold chamber")
