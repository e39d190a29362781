"""A game that is over is seen again: as the record has it, from any chair, at any move."""

import hashlib
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, Route, expect

from motherlode.core.record import ClaimStep, Record
from motherlode.core.record_replay import replay_record
from motherlode.core.state import State
from motherlode.games.registry import find_game
from tests.browser import in_words
from tests.browser.axe import insist_on_no_barrier, violations
from tests.browser.finished import Finished, finish
from tests.browser.hands import Mouse
from tests.browser.room import insist_on_room_when_enlarged
from tests.browser.scripts import script
from tests.browser.tables import play_now
from tests.browser.windows import PHONE, Windows
from tests.server.live import Server

SEEN = script("replay_seen")
STARTS = {
    "saboteur": [["cell:0,0", "start", False]],
    "saboteur2": [["cell:0,0", "start", False]],
    "duel": [["cell:0,-1", "start-green", False], ["cell:0,1", "start-blue", False]],
}
SETUPS: dict[str, dict[str, Any]] = {
    "saboteur": {"seats": 4, "options": {"rounds": "2"}},
    "saboteur2": {"seats": 5, "options": {"rounds": "1"}},
    "duel": {"seats": 2},
    "goldmine": {"seats": 2, "options": {"turn_limit": "4"}},
    "corporation": {"seats": 2},
}
ROWS = """() => [...document.querySelectorAll('.text-board table:first-of-type tr')]
  .map((row) => [...row.cells].map((cell) => cell.textContent))"""
FINGER = 44
"""Pixels that a finger needs."""


@pytest.fixture(scope="module")
def over(server: Server) -> dict[str, Finished]:
    """A finished game of each kind."""
    return {game: finish(server, game, **wishes) for game, wishes in SETUPS.items()}


def see(page: Page, game: Finished, eyes: object, move: int = 0) -> None:
    """Open a replay."""
    page.goto(f"/replay/{game.table}?move={move}&seat={eyes}")
    page.wait_for_selector("main.replay svg.board use")


# As the record has it


def expected(game: str, state: State[Any, Any, Any], eyes: object) -> dict[str, Any]:
    """What the page has to show of a state, worked out by the engine."""
    rules = find_game(game)
    view = vars_of(rules.show(state.public, None))
    facts = rules.facts(state)
    selves = [vars_of(rules.show_own(state.public, own)) for own in state.own]
    faces = {
        goal.cell: face
        for goal, face in zip(view["goals"], facts["faces"], strict=True)  # type: ignore[call-overload]
    }
    seen = {"all": faces, "nobody": {}}.get(str(eyes)) or {}
    if isinstance(eyes, int):
        seen = selves[eyes]["seen"]
    return {
        "laid": STARTS[game]
        + [[f"cell:{one.cell}", f"card-{one.card}", one.turned] for one in view["maze"]],
        "goals": [goal_shown(goal, view, seen) for goal in view["goals"]],
        "hand": pieces(view, selves[eyes]) if isinstance(eyes, int) else [],
        "hands": [pieces(view, own) for own in selves] if eyes == "all" else [],
        "roles": [
            own.get("role") if eyes == "all" else getattr(seat, "role", None)
            for seat, own in zip(view["seats"], selves, strict=True)
        ],
        "cards": [seat.cards for seat in view["seats"]],
        "asked": [] if view["asked"] is None else [view["asked"]],
    }


def vars_of(struct: Any) -> dict[str, Any]:
    """A struct by its fields."""
    return {name: getattr(struct, name) for name in struct.__struct_fields__}


def goal_shown(goal: Any, view: dict[str, Any], seen: dict[str, str]) -> list[Any]:
    """A goal's place, its picture, how it lies, and the little picture of what is known of it."""
    face = None if goal.cell == view.get("turning") else goal.face
    known = None if face or goal.cell not in seen else f"goal-{seen[goal.cell]}"
    return [f"cell:{goal.cell}", f"goal-{face or 'back'}", goal.turned, known]


def pieces(view: dict[str, Any], own: dict[str, Any]) -> list[str]:
    """What lies before a seat."""
    if view["prompt"] == "keep" and own.get("offer"):
        return [f"gold:{nuggets}" for nuggets in own["offer"]]
    return [f"card:{card}" for card in own["hand"]]


def moments(game: str, record: Record) -> Iterator[tuple[int, State[Any, Any, Any]]]:
    """Every step with its state."""
    for moment in replay_record(find_game(game), record):
        yield moment.number, moment.state


@pytest.mark.parametrize("eyes", ["all", "nobody", 1])
@pytest.mark.parametrize("game", STARTS)
def test_every_step_is_shown_as_the_record_has_it(
    windows: Windows, over: dict[str, Finished], game: str, eyes: object
) -> None:
    page = windows.new(None, reduced_motion="reduce").page
    see(page, over[game], eyes)
    for number, state in moments(game, over[game].record):
        if number:
            page.keyboard.press("ArrowRight")
        shown = page.evaluate(SEEN, number)
        del shown["claims"]
        assert shown == expected(game, state, eyes), f"step {number}"


def test_claims_are_shown_with_their_truth_but_to_those_who_see_no_roles(
    windows: Windows, over: dict[str, Finished]
) -> None:
    game = over["saboteur2"]
    claims = [step for step in game.record.steps if isinstance(step, ClaimStep)]
    assert {claim.true for claim in claims} == {True, False}
    page = windows.new(None, reduced_motion="reduce").page
    last = len(game.record.steps)
    roles = [claim for claim in claims if " is a " in claim.text or "I am" in claim.text]
    assert roles
    early = game.record.steps.index(roles[0]) + 1
    shown: dict[str, list[Any]] = {}
    for eyes in ("all", "nobody"):
        for move in (early, last):
            see(page, game, eyes, move)
            shown[f"{eyes} {move}"] = page.evaluate(SEEN, move)["claims"]
    assert shown[f"all {early}"][-1] is roles[0].true
    assert shown[f"nobody {early}"][-1] is None
    truth = [claim.true for claim in claims]
    assert shown[f"all {last}"] == shown[f"nobody {last}"] == truth


@pytest.mark.parametrize("game", SETUPS)
def test_a_whole_game_can_be_watched_from_every_chair(
    windows: Windows, over: dict[str, Finished], game: str
) -> None:
    window = windows.new(None, reduced_motion="reduce")
    see(window.page, over[game], "nobody")
    eyes = window.page.locator("select.eyes")
    last = len(over[game].record.steps)
    for index in range(eyes.locator("option").count()):
        eyes.select_option(index=index)
        for move in range(0, last + 1, max(1, last // 12)):
            slider = window.page.locator("input[type=range]")
            slider.fill(str(move))
            window.page.wait_for_selector(f"main.replay[data-at='{move}']")
        window.page.keyboard.press("End")
        window.page.wait_for_selector(f"main.replay[data-at='{last}']")
        lines = window.page.locator(".log .lines li").all_text_contents()
        assert len(lines) > 3
        assert not any(re.search(r"\byou", line, re.IGNORECASE) for line in lines), "a stranger"
    window.insist_on_no_complaint()


# Winding


def test_keys_and_buttons_wind(windows: Windows, over: dict[str, Finished]) -> None:
    page = windows.new(None, reduced_motion="reduce").page
    game = over["saboteur"]
    last = len(game.record.steps)
    main = page.locator("main.replay")
    see(page, game, "all")
    for press, at in (("ArrowRight", 1), ("ArrowLeft", 0), ("End", last), ("Home", 0)):
        page.keyboard.press(press)
        expect(main).to_have_attribute("data-at", str(at))
    page.keyboard.press("PageDown")
    expect(page.locator(".facts")).to_contain_text("Round 2 of 2")
    second = int(main.get_attribute("data-at") or 0)
    page.get_by_role("button", name="One step back").click()
    expect(page.locator(".facts")).to_contain_text("Round 1 of 2")
    page.get_by_role("button", name="To the next round").click()
    expect(main).to_have_attribute("data-at", str(second))
    assert page.locator(".slider-marks i").count() == 2
    page.locator("input[type=range]").focus()
    page.keyboard.press("ArrowRight")
    expect(main).to_have_attribute("data-at", str(second + 1))


def test_it_plays_by_itself_at_a_speed_and_stops(
    windows: Windows, over: dict[str, Finished]
) -> None:
    page = windows.new(None).page
    game = over["duel"]
    last = len(game.record.steps)
    see(page, game, "all", last - 4)
    page.locator("select.speed").select_option(index=3)
    page.locator("h1").click()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(page.locator("main.replay")).to_have_attribute("data-at", str(last))
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


# Links


def test_a_link_to_a_move_opens_there_for_one_who_was_not_at_the_table(
    windows: Windows, server: Server
) -> None:
    game = finish(server, "duel", listed=False)
    ann = windows.new(None, permissions=["clipboard-read", "clipboard-write"]).page
    ann.goto(f"/replay/{game.table}?move=7&seat=1#{game.invitation}")
    ann.wait_for_selector("main.replay[data-at='7']")
    assert "#" not in ann.url
    ann.keyboard.press("ArrowRight")
    ann.wait_for_selector("main.replay[data-at='8']")
    ann.get_by_role("button", name="Copy a link to this move").click()
    expect(ann.locator(".copy-link [role=status]")).to_have_text("The link is copied")
    link = ann.evaluate("() => navigator.clipboard.readText()")
    assert "?move=8&seat=1#" in link

    bob = windows.new(None).page
    bob.goto(link)
    bob.wait_for_selector("main.replay[data-at='8'][data-eyes='1']")
    expect(bob.locator("select.eyes")).to_have_value(re.compile("As .+ saw it"))


def test_a_stranger_is_told_that_an_invitation_is_needed(windows: Windows, server: Server) -> None:
    game = finish(server, "duel", listed=False)
    window = windows.new(None)
    window.allow("404")
    window.page.goto(f"/replay/{game.table}")
    expect(window.page.locator("main.plain")).to_contain_text("you need its invitation")


def test_an_address_that_makes_no_sense_leads_to_the_beginning(
    windows: Windows, over: dict[str, Finished]
) -> None:
    page = windows.new(None).page
    page.goto(f"/replay/{over['duel'].table}?move=many&seat=99")
    page.wait_for_selector("main.replay[data-at='0'][data-eyes='all']")
    page.goto(f"/replay/{over['duel'].table}?move=99999&seat=nobody")
    last = len(over["duel"].record.steps)
    page.wait_for_selector(f"main.replay[data-at='{last}'][data-eyes='nobody']")


def test_the_story_leads_to_the_replay_and_the_record_can_be_had(windows: Windows) -> None:
    page = windows.new(reduced_motion="reduce").page
    table = play_now(page, "duel", options={"tie_rounds": "0"})
    Mouse(page, seed=5).play()
    page.locator("dialog.story").get_by_role("link", name="See it again").click()
    page.wait_for_selector("main.replay")
    page.locator("select.eyes").select_option(index=2)
    page.locator("h1").click()
    page.keyboard.press("End")
    expect(page.locator(".log .lines")).to_contain_text("You ")
    page.get_by_role("button", name="More", exact=True).click()
    with page.expect_download() as download:
        page.locator("dialog a[download]").click()
    assert download.value.suggested_filename == f"duel-{table}.json"


# The proof


def test_a_real_deal_is_proven_in_the_page_with_what_this_device_gave(windows: Windows) -> None:
    page = windows.new(reduced_motion="reduce").page
    table = play_now(page, "duel", options={"tie_rounds": "0"})
    Mouse(page, seed=6).play()
    page.goto(f"/replay/{table}")
    page.get_by_role("button", name="Is the deal proven?").click()
    expect(page.locator(".proof .verdict")).to_have_text("This deal is proven.")
    checks = page.locator("[data-check]").evaluate_all("all => all.map(one => one.dataset.check)")
    assert checks == ["seed", "commitment", "nonces", "ownCommitment", "ownNonce"]
    page.locator(".proof summary").click()
    numbers = page.locator(".numbers code").all_inner_texts()
    commitment, seed, *nonces, key = numbers
    assert hashlib.sha256(bytes.fromhex(seed)).hexdigest() == commitment
    assert hashlib.sha256(bytes.fromhex(seed + "".join(nonces))).hexdigest() == key
    insist_on_no_barrier(page)


@pytest.mark.parametrize(
    ("spoil", "bad"),
    [
        (lambda deal: deal["nonces"].__setitem__(0, "00" * 15 + "01"), ["nonces"]),
        (lambda deal: deal.__setitem__("seed", "00" * 32), ["seed"]),
        (lambda deal: deal.__setitem__("commitment", "00" * 32), ["seed", "commitment"]),
    ],
    ids=["nonce", "seed", "commitment"],
)
def test_a_tampered_record_is_not_proven(
    windows: Windows, over: dict[str, Finished], spoil: Any, bad: list[str]
) -> None:
    def tamper(route: Route) -> None:
        record = route.fetch().json()
        spoil(record["deal"])
        route.fulfill(json=record)

    page = windows.new(None).page
    see(page, over["saboteur"], "all")
    page.route("**/record", tamper)
    page.get_by_role("button", name="Is the deal proven?").click()
    expect(page.locator(".proof .verdict")).to_have_text("This deal is NOT proven.")
    names = "all => all.map(one => one.dataset.check)"
    assert page.locator("[data-check].bad").evaluate_all(names) == bad


def test_the_hash_in_the_page_is_sha256(windows: Windows) -> None:
    page = windows.new().page
    page.wait_for_selector("main")
    texts = [bytes((7 * n + 31 * at) % 256 for at in range(n)) for n in [*range(131), 1000, 65_537]]
    found = page.evaluate(
        """async texts => {
          const { fromHex, sha256 } = await import('/static/replay/sha256.js');
          return texts.map(text => sha256(fromHex(text)));
        }""",
        [text.hex() for text in texts],
    )
    assert found == [hashlib.sha256(text).hexdigest() for text in texts]


# For everyone


def test_the_board_as_text_is_wound_along(windows: Windows, over: dict[str, Finished]) -> None:
    game, eyes = over["saboteur"], 1
    page = windows.new(None, reduced_motion="reduce").page
    see(page, game, eyes)
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Board as text")).to_be_focused()
    page.keyboard.press("Enter")
    board = page.get_by_role("region", name="Board as text")
    expect(board).to_be_focused()
    rules = find_game("saboteur")
    for number, state in moments("saboteur", game.record):
        if number:
            page.keyboard.press("ArrowRight")
        page.evaluate(SEEN, number)
        view = msgspec.to_builtins(rules.show(state.public, None))
        own = msgspec.to_builtins(rules.show_own(state.public, state.own[eyes]))
        assert page.evaluate(ROWS) == in_words.maze(view, own), f"step {number}"
        if view["prompt"] == "play":
            hand = page.locator(".text-hand li").all_text_contents()
            assert hand == in_words.hand(own), f"step {number}"
    insist_on_no_barrier(page)
    page.keyboard.press("t")
    expect(board).to_have_count(0)


@pytest.mark.parametrize("game", SETUPS)
def test_it_is_there_for_all_eyes_of_all_games(
    windows: Windows, over: dict[str, Finished], game: str
) -> None:
    page = windows.new(None, size=PHONE, touch=True, reduced_motion="reduce").page
    half = len(over[game].record.steps) // 2
    see(page, over[game], 1, half)
    page.get_by_role("button", name="More", exact=True).click()
    page.locator("dialog").get_by_role("button", name="Board as text").click()
    for eyes in ("all", "nobody", 1):
        page.goto(f"/replay/{over[game].table}?move={half}&seat={eyes}")
        expect(page.locator(".text-board table").first).to_be_visible()
        assert page.evaluate(script("too_wide")) == []


@pytest.mark.parametrize("game", SETUPS)
def test_a_replay_and_the_end_are_open_to_everyone(
    windows: Windows, over: dict[str, Finished], game: str
) -> None:
    page = windows.new(None, reduced_motion="reduce").page
    half = len(over[game].record.steps) // 2
    see(page, over[game], "all", half)
    insist_on_no_barrier(page)
    see(page, over[game], 1, half)
    assert violations(page) == []
    insist_on_room_when_enlarged(page)
    page.goto(f"/t/{over[game].table}")
    page.wait_for_selector("dialog.story")
    insist_on_no_barrier(page)
    insist_on_room_when_enlarged(page)


@pytest.mark.parametrize("game", SETUPS)
def test_a_phone_has_room_for_all_of_it(
    windows: Windows, over: dict[str, Finished], game: str
) -> None:
    page = windows.new(None, size=PHONE, touch=True, reduced_motion="reduce").page
    width, height = PHONE
    for eyes in ("all", "nobody", 1):
        see(page, over[game], eyes, len(over[game].record.steps) // 2)
        for control in page.locator(".winding :is(button, select, input), .head-bar nav *").all():
            box = control.bounding_box()
            if box is None or control.evaluate("one => !one.matches('button, select, input, a')"):
                continue
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= width
            assert box["y"] + box["height"] <= height
            assert min(box["width"], box["height"]) >= FINGER, control.inner_html()
        board = page.locator("svg.board").bounding_box()
        assert board is not None
        assert board["height"] >= height / 4
        assert page.evaluate("() => document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("language", ["uk", "ru"])
def test_a_phone_has_room_for_the_words_of_replays_and_ends(
    windows: Windows, over: dict[str, Finished], language: str
) -> None:
    page = windows.new(None, size=PHONE, touch=True, locale=language, reduced_motion="reduce").page
    for game in SETUPS:
        see(page, over[game], "all", len(over[game].record.steps) // 2)
        assert page.evaluate(script("too_wide")) == []
        page.goto(f"/t/{over[game].table}")
        page.wait_for_selector("dialog.story")
        assert page.evaluate(script("too_wide")) == []
