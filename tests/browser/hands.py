"""Hands that play through the page: they point at what is lit, as people do, and know no rules.

A mouse, a finger or the keys: each sees the same page, and makes a move by pointing at things until
the table's number of moves has grown.
"""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import Locator, Page

from motherlode.core.chance import Fast
from tests.browser.scripts import script
from tests.browser.windows import settle

LIT: Final = script("lit")
"""What can be pointed at now, and how the game stands."""

WEIGHTS: Final = {"card": 2, "spot": 6, "person": 6, "chip": 2, "turn": 1, "picked": 1, "gold": 12}
"""How much a hand is drawn to a thing: rather to what brings it on."""
MOST_POINTINGS: Final = 200
"""After so many without a move something is wrong with the page."""


@dataclass(frozen=True)
class Thing:
    """Something that is lit on a page."""

    kind: str
    selector: str
    index: int
    name: str


@dataclass(frozen=True)
class Lit:
    """A page at one moment."""

    moves: int
    mine: bool
    over: bool
    story: bool
    things: list[Thing]


def look(page: Page) -> Lit:
    """What can be pointed at."""
    data: dict[str, Any] = page.evaluate(LIT)
    things = [Thing(**one) for one in data.pop("things")]
    return Lit(things=things, **data)


class Hand(ABC):
    """Plays on a page."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.chance = Fast(seed)
        self.moves = 0
        """How many it has made."""

    @abstractmethod
    def point(self, thing: Thing) -> None:
        """Point at something."""

    def wait(self) -> Lit:
        """Wait until this hand is asked, or the game is over; stories are put away."""
        while True:
            self.page.wait_for_function(
                """() => { const main = document.querySelector('main.table');
                return main && (main.dataset.mine === 'true' || main.dataset.over === 'true'
                  || document.querySelector('dialog.story')); }"""
            )
            lit = look(self.page)
            if lit.over or not lit.story:
                return lit
            self.put_away()

    def put_away(self) -> None:
        """Read the story of a round, and go on; that of the game may come meanwhile."""
        self.page.keyboard.press("Escape")
        self.page.wait_for_function(
            "() => !document.querySelector('dialog.story')"
            " || document.querySelector('main.table').dataset.over === 'true'"
        )

    def move(self) -> bool:
        """Make a move when asked; says whether the game goes on."""
        lit = self.wait()
        if lit.over:
            return False
        before = lit.moves
        for _ in range(MOST_POINTINGS):
            lit = look(self.page)
            if lit.over or lit.moves > before or not lit.mine:
                self.moves += 1
                return not lit.over
            if lit.story:
                self.put_away()
            elif lit.things:
                self.point(self.choose(lit.things))
            self.page.wait_for_timeout(15)
        raise AssertionError(f"no move was made by pointing; last seen: {lit}")

    def choose(self, things: list[Thing]) -> Thing:
        """What to point at next."""
        drawn = [thing for thing in things for _ in range(WEIGHTS[thing.kind])]
        return drawn[self.chance.below(len(drawn))]

    def play(self, most: int = 1000) -> None:
        """Play to the end of the game."""
        for _ in range(most):
            if not self.move():
                return
        raise AssertionError(f"the game did not end within {most} moves of this hand")

    def see_the_end(self) -> Locator:
        """The story of the game; it may have been put away with that of the last round."""
        settle(self.page)
        story = self.page.locator("dialog.story")
        if story.count() == 0:
            self.page.locator(".actions .gold").click()
        story.wait_for()
        return story


class Mouse(Hand):
    """Clicks where a thing is, and insists that nothing lies above it."""

    def point(self, thing: Thing) -> None:
        """Click in its middle."""
        place = find(self.page, thing)
        if place is not None:
            self.page.mouse.click(*place)


class Finger(Hand):
    """Taps."""

    def point(self, thing: Thing) -> None:
        """Tap on its middle."""
        place = find(self.page, thing)
        if place is not None:
            self.page.touchscreen.tap(*place)


WHERE: Final = script("where")


def find(page: Page, thing: Thing) -> tuple[float, float] | None:
    """Where a thing is; nothing if it has gone. Fails if something lies above it."""
    place = page.evaluate(WHERE, [thing.selector, thing.index])
    if place is None:
        return None
    assert place["free"] or thing.kind in ("spot", "picked"), f"{thing} lies below {place['above']}"
    x, y = place["at"]
    return x, y


ARROWS: Final = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
MOST_STEPS: Final = 150
"""So often a key is pressed to come to a thing; then it cannot be reached."""


FOCUS: Final = script("focus_seen")
GLANCES: Final = 20
"""So often one looks for the focus: what had it may have gone in this frame."""


class Keys(Hand):
    """Types, and never touches anything else; sees all the time where the focus is."""

    def point(self, thing: Thing) -> None:
        """Go there by keys, and press Enter."""
        match thing.kind:
            case "card":
                self.pick_card(thing)
            case "turn":
                self.page.keyboard.press("r")
            # If it has gone meanwhile, Enter would go to whatever is in focus.
            case "spot" | "picked":
                if self.walk_to(thing):
                    self.page.keyboard.press("Enter")
            case _:
                if self.tab_to(thing.selector, thing.index):
                    self.page.keyboard.press("Enter")
        self.insist_on_focus()

    def put_away(self) -> None:
        """Read the story of a round, and go on."""
        super().put_away()
        self.insist_on_focus()

    def insist_on_focus(self) -> None:
        """Fails if the focus is lost, or cannot be seen."""
        for _ in range(GLANCES):
            wrong = self.page.evaluate(FOCUS)
            if not wrong:
                return
            self.page.wait_for_timeout(15)
        raise AssertionError(wrong)

    def pick_card(self, thing: Thing) -> None:
        """The first card is 1, the tenth is 0."""
        key = self.page.evaluate(
            "([s, i]) => document.querySelectorAll(s)[i]?.dataset.key",
            [thing.selector, thing.index],
        )
        if key is not None:
            self.page.keyboard.press(str((int(key.removeprefix("hand:")) + 1) % 10))

    def walk_to(self, thing: Thing) -> bool:
        """Wander over the board by arrows until the place is in focus, or its neighbour will do.

        Says whether there still is one: the move may have been made meanwhile.
        """
        for _ in range(1 + self.chance.below(5)):
            self.press_arrow()
            if self.focused("spot") == thing.name:
                return True
        for _ in range(GLANCES):
            if self.focused("spot") is not None:
                return True
            if not any(thing.kind in ("spot", "picked") for thing in look(self.page).things):
                return False
            # Others are lit now than when it was pressed: what had the focus has gone with them.
            self.page.wait_for_timeout(15)
            self.press_arrow()
        raise AssertionError("arrows lead to no place")

    def press_arrow(self) -> None:
        """Go anywhere."""
        self.page.keyboard.press(ARROWS[self.chance.below(len(ARROWS))])

    def tab_to(self, selector: str, index: int = 0) -> bool:
        """Go from thing to thing until this one is in focus, or is there no more: says which."""
        for _ in range(MOST_STEPS):
            found: bool | None = self.page.evaluate(IN_FOCUS, [selector, index])
            if found is not False:
                return found is True
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{selector} cannot be reached by Tab")

    def focused(self, what: str) -> str | None:
        """What is in focus, if it is of a kind."""
        found: str | None = self.page.evaluate(
            "what => document.activeElement?.dataset[what] ?? null", what
        )
        return found


IN_FOCUS: Final = """([s, i]) => {
  const wanted = document.querySelectorAll(s)[i];
  return wanted ? document.activeElement === wanted : null;
}"""
