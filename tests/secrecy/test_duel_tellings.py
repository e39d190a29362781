"""What each player of Saboteur Duel, and a spectator, is shown and told, and nothing else.

Twin deals are played by the same moves, and so cannot see it if a discard is shown to all.
"""

import json
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from typing import Any

import msgspec

from motherlode.core.chance import Fast
from motherlode.core.events import EVERYONE, Event, Log
from motherlode.games.duel.data import box
from motherlode.games.duel.events import REMOVED
from motherlode.games.duel.game import DUEL_GAME as GAME
from motherlode.games.duel.game import Table
from motherlode.kit.news import DREW, LOOKED, PASSED
from tests.counts.guided_duel import race_of

SEEDS = range(30)
SETUP = GAME.setup("duel(tie_rounds=1)")
SPECTATOR = -2
"""Nobody whispers to it."""
CARDS = box().mine.card_names
FACES = list(box().mine.layout.faces)
PLAYED = {"dug", "mended"}
"""Words of events that name the card which everyone sees go."""
ONE_NUMBER = {DREW, LOOKED, PASSED, REMOVED}
"""Events of which nothing but a count, a goal or a tool is told."""
WHISPERED = {"drew", "discarded", "saw"}
"""Words of events that name what one player alone sees."""


@dataclass(frozen=True)
class Turn:
    """A move: who made it, its text, what each seat and everyone was told, the state after it."""

    seat: int
    text: str
    whispers: list[tuple[int, str]]
    told: list[str]
    events: list[Event]
    """What everyone was told, in numbers."""
    state: Table


def turns(seed: int) -> Iterator[Turn]:
    """All moves of a guided game."""
    guide, log = race_of(seed), Log()
    state = GAME.begin(SETUP, Fast(seed), log)
    while (seat := GAME.turn(state.public)[0]) >= 0:
        log.clear()
        move = guide.choose(state)
        text = GAME.write(state.public, move)
        GAME.play(state, move, log)
        lines = [(int(event.audience), GAME.tell(state.public, event)) for event in log.events]
        whispers = [(audience, line) for audience, line in lines if audience != EVERYONE]
        told = [line for audience, line in lines if audience == EVERYONE]
        yield Turn(int(seat), text, whispers, told, log.heard(EVERYONE), state)


def every_turn() -> Iterator[Turn]:
    """All moves of many games."""
    return chain.from_iterable(map(turns, SEEDS))


def words(line: str) -> list[str]:
    return re.findall(r"[a-z_]+", line)


def shown(state: Table, seat: int) -> dict[str, Any]:
    """What is shown to a seat, or to a spectator."""
    own = None if seat == SPECTATOR else state.own[seat]
    data: dict[str, Any] = json.loads(msgspec.json.encode(GAME.show(state.public, own)))
    return data


def names(cards: Any) -> list[str]:
    return [CARDS[card] for card in cards.list()]


def test_everyone_is_told_of_no_card_but_the_one_that_is_played() -> None:
    for turn in every_turn():
        for line in turn.told:
            said = words(line)
            assert not set(said) & set(CARDS) or PLAYED & set(said), line


def test_nor_does_an_event_that_hides_a_card_hold_more_numbers_than_its_line_tells() -> None:
    for turn in every_turn():
        for event in turn.events:
            if event.kind in ONE_NUMBER:
                assert (event.b, event.c) == (0, 0)


def test_a_card_is_named_to_who_drew_or_discarded_it_alone() -> None:
    for turn in every_turn():
        for audience, line in turn.whispers:
            assert set(words(line)) & WHISPERED
            assert line.startswith(f"seat {audience} ")


def test_who_removes_a_sabotage_card_alone_is_told_which_two_cards_went() -> None:
    for turn in every_turn():
        if turn.text.startswith("remove"):
            gone = turn.text.split()[1:]
            whispers = [line for line in turn.whispers if "discarded" in line[1]]

            assert whispers == [(turn.seat, f"seat {turn.seat} discarded {card}") for card in gone]
            assert re.fullmatch(rf"seat {turn.seat} removed (pick|lamp|cart)", turn.told[0])
            assert set(words(" ".join(turn.told[1:]))) <= {"seat", "drew", "a", "card"}


def test_who_passes_alone_is_told_which_card_went() -> None:
    for turn in every_turn():
        if turn.text.startswith("pass "):
            card = turn.text.split()[1]

            assert turn.whispers[0] == (turn.seat, f"seat {turn.seat} discarded {card}")
            assert turn.told[0] == f"seat {turn.seat} passed"


def test_a_face_is_named_to_everyone_only_where_a_goal_is_turned_up() -> None:
    for turn in every_turn():
        for line in turn.told:
            said = set(words(line)) & set(FACES)
            assert not said or re.fullmatch(r"seat [01] opened [a-z_]+ 5,(-2|0|2)", line)


def test_who_looks_at_a_goal_alone_is_told_its_face() -> None:
    for turn in every_turn():
        if turn.text.startswith("map"):
            cell = turn.text.split()[1]
            goal = ["5,-2", "5,0", "5,2"].index(cell)
            face = FACES[int(turn.state.hidden.goals[goal])]

            assert turn.told[0] == f"seat {turn.seat} looked at {cell}"
            assert turn.whispers[0] == (turn.seat, f"seat {turn.seat} saw {face} {cell}")


def test_a_goal_that_lies_face_down_is_shown_only_to_who_looked_at_it() -> None:
    for seed in SEEDS:
        opened: set[str] = set()
        looked: set[tuple[int, str]] = set()
        for turn in turns(seed):
            if any(line.startswith("round 2 began") for line in turn.told):
                opened, looked = set(), set()
            else:
                opened |= {line.split()[-1] for line in turn.told if " opened " in line}
                looked |= {
                    (turn.seat, line.split()[-1]) for line in turn.told if " looked " in line
                }
            for seat in (0, 1, SPECTATOR):
                view = shown(turn.state, seat)
                seen = view["self"]["seen"] if view["self"] else {}
                for goal in view["goals"]:
                    assert (goal["face"] is not None) == (goal["cell"] in opened)
                    assert (goal["cell"] in seen) == ((seat, goal["cell"]) in looked)


def test_a_hand_and_what_was_discarded_are_shown_to_their_player_alone() -> None:
    for turn in every_turn():
        for seat, own in enumerate(turn.state.own):
            mine = shown(turn.state, seat)

            alone = {name: value for name, value in mine["self"].items() if name != "seen"}
            assert alone == {
                "seat": seat,
                "hand": names(own.hand),
                "discarded": names(own.discards),
            }
            assert {**mine, "self": None} == shown(turn.state, SPECTATOR)
        counts = [(len(own.hand.list()), len(own.discards.list())) for own in turn.state.own]
        assert counts == [
            (player["cards"], player["discarded"])
            for player in shown(turn.state, SPECTATOR)["seats"]
        ]


def test_all_these_things_happen_in_the_games_that_are_watched() -> None:
    happened: Counter[str] = Counter()
    for turn in every_turn():
        happened[turn.text.split()[0]] += 1
        happened.update(line.split()[2] for line in turn.told)

    assert min(happened[word] for word in ("remove", "pass", "map", "key", "lie", "opened")) > 10
