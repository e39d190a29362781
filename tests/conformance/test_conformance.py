"""The shipped suite on all games and on the toy."""

import subprocess
import sys

import pytest

from motherlode.core.conformance import Guide, Seen, check_game, fingerprint
from motherlode.games.registry import find_game
from tests.guides import BotGuide
from tests.mixtures import DOZEN, mixtures
from tests.toy.nugget import NUGGET

SABOTEUR = find_game("saboteur")
EDITIONS = ["ru-strict", "ru", "ua"]
SEATS = [3, 5, 7, 10]


def bots(seed: int) -> Guide:
    return BotGuide("saboteur", seed)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_saboteur_is_a_well_behaved_game(edition: str, seats: int) -> None:
    setup = SABOTEUR.setup(f"saboteur(edition={edition}, seats={seats})")

    seen = check_game(SABOTEUR, setup, range(2), guide=bots)
    check_game(SABOTEUR, setup, range(2, 3), seen=seen)

    assert {"play", "keep"} <= {SABOTEUR.prompts_in_words[prompt] for prompt in seen.prompts}


@pytest.mark.long
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_saboteur_is_well_behaved_in_many_games(edition: str, seats: int) -> None:
    setup = SABOTEUR.setup(f"saboteur(edition={edition}, seats={seats})")

    seen = check_game(SABOTEUR, setup, range(100, 112), guide=bots)

    assert len(seen.events) > len(SABOTEUR.events_in_words) // 2


@pytest.mark.parametrize("number", range(DOZEN))
def test_saboteur_is_well_behaved_with_a_mixture_of_options(number: int) -> None:
    setup = SABOTEUR.setup(mixtures(SABOTEUR, SEATS[number % len(SEATS)])[number])

    seen = check_game(SABOTEUR, setup, [number], guide=bots)

    assert seen.moves


@pytest.mark.long
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("number", range(DOZEN))
def test_and_with_any_number_of_players(number: int, seats: int) -> None:
    setup = SABOTEUR.setup(mixtures(SABOTEUR, seats)[number])

    seen = check_game(SABOTEUR, setup, range(200, 203), guide=bots)

    assert seen.moves


def test_every_kind_of_move_prompt_and_event_of_saboteur_comes_up() -> None:
    seen = Seen()
    # Several goals at once and goals that fit neither way are rare: look for them over many deals.
    for seed in range(400):
        setup = SABOTEUR.setup(f"saboteur(edition=ua, seats={3 + seed % 8}, rounds=1)")
        note_what_comes_up(setup.text, seed, seen)
        if not seen.missing(SABOTEUR):
            break

    assert seen.missing(SABOTEUR) == []


def note_what_comes_up(setup: str, seed: int, seen: Seen) -> None:
    """Bots play one game; only the kinds of things are noted."""
    from motherlode.core.chance import Fast
    from motherlode.core.events import Log
    from motherlode.core.moves import Moves

    guide, log, moves, chance = BotGuide("saboteur", seed), Log(), Moves(), Fast(seed)
    state = SABOTEUR.begin(SABOTEUR.setup(setup), Fast(seed), log)
    while SABOTEUR.turn(state.public)[0] >= 0:
        seat, prompt = SABOTEUR.turn(state.public)
        SABOTEUR.fill(state.public, state.own[seat], moves)
        move = guide.choose(state.view(seat), moves, chance)
        seen.prompts.add(prompt)
        seen.moves.add(SABOTEUR.kind(move))
        SABOTEUR.play(state, move, log)
    seen.events |= {event.kind for event in log.events}


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_toy_is_a_well_behaved_game(seats: int) -> None:
    setup = NUGGET.setup(f"nugget(seats={seats}, prize=3)")

    seen = check_game(NUGGET, setup, range(60), whole_space_every=1)

    assert seen.missing(NUGGET) == []


def test_the_same_seed_gives_the_same_game_in_another_process_with_another_hash_seed() -> None:
    setup = SABOTEUR.setup("saboteur(seats=5)")
    here = fingerprint(SABOTEUR, setup, seed=11)
    program = (
        "from motherlode.core.conformance import fingerprint\n"
        "from motherlode.games.registry import find_game\n"
        "game = find_game('saboteur')\n"
        "print(fingerprint(game, game.setup('saboteur(seats=5)'), seed=11))\n"
    )
    for hash_seed in ("1", "2"):
        there = subprocess.run(
            [sys.executable, "-c", program],
            capture_output=True,
            text=True,
            check=True,
            env={"PYTHONPATH": ":".join(sys.path), "PYTHONHASHSEED": hash_seed},
        )

        assert there.stdout.strip() == here
