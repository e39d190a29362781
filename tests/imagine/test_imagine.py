"""Is an imagined state a sound one that its seat cannot tell from the true one?"""

from collections.abc import Iterator

import pytest

from motherlode.core.chance import Fast
from motherlode.core.moves import Moves
from motherlode.games.saboteur.game import SABOTEUR_GAME as GAME
from motherlode.games.saboteur.game import Table
from motherlode.games.saboteur.moves import BREAK_MOVE
from motherlode.games.saboteur.state import PROMPT_NAMES, Own, Public
from tests.counts.guided import Guide, guide_of
from tests.imagine.worlds import Shares, gold_in_order, pays_agree

EDITIONS = ["ua", "ru", "ru-strict"]
TABLES = [3, 5, 7, 10]
EVERY = 7
"""One step in so many is looked at; at prompts other than `play`, every one."""


class Hoarder(Guide):
    """Plays as its guide says until the draw pile is empty; then nobody does anything but pass."""

    def choose(self, state: Table) -> int:
        if state.public.pile > 0:
            return super().choose(state)
        return self._any([move for move in GAME.legal(state) if move < BREAK_MOVE] or [0])


def states_of(setup: str, seed: int) -> Iterator[Table]:
    """Some states of a guided game, the last one too."""
    state = GAME.begin(GAME.setup(setup), Fast(seed))
    guide = guide_of(seed)
    step = 0
    while GAME.turn(state.public)[0] >= 0:
        if step % EVERY == 0 or state.public.phase != 0:
            yield state
        GAME.play(state, guide.choose(state))
        step += 1
    yield state


def views_of(edition: str, seats: int, seeds: range) -> Iterator[tuple[Table, int, Fast]]:
    """States, each with every seat that may imagine it, and a generator to imagine with."""
    for seed in seeds:
        chance = Fast(seed + 1)
        for state in states_of(f"saboteur(edition={edition}, seats={seats})", seed):
            for seat in range(seats):
                yield state, seat, chance


def play_to_the_end(state: Table, seed: int) -> None:
    chance = Fast(seed)
    while moves := GAME.legal(state):
        GAME.play(state, moves[chance.below(len(moves))])


def moves_of(public: Public, own: Own) -> list[int]:
    moves = Moves()
    GAME.fill(public, own, moves)
    return moves.list()


@pytest.mark.parametrize("seats", TABLES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_imagined_state_is_sound_and_looks_the_same_to_its_seat(
    edition: str, seats: int
) -> None:
    for state, seat, chance in views_of(edition, seats, range(3)):
        world = GAME.imagine(state.public, state.own[seat], chance)

        GAME.check(world)
        assert GAME.view_bytes(world.view(seat)) == GAME.view_bytes(state.view(seat))
        assert GAME.turn(world.public) == GAME.turn(state.public)
        if GAME.turn(state.public)[0] == seat:
            mine = moves_of(state.public, state.own[seat])
            assert moves_of(world.public, world.own[seat]) == mine


def test_the_states_that_are_imagined_have_every_prompt() -> None:
    asked = {
        PROMPT_NAMES[state.public.phase]
        for edition in EDITIONS
        for seats in TABLES
        for seed in range(3)
        for state in states_of(f"saboteur(edition={edition}, seats={seats})", seed)
        if GAME.turn(state.public)[0] >= 0
    }

    assert asked == set(PROMPT_NAMES)


@pytest.mark.parametrize("seats", TABLES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_imagined_state_shares_nothing_with_the_true_one(edition: str, seats: int) -> None:
    for state, seat, chance in views_of(edition, seats, range(3, 4)):
        true = GAME.save(state)
        world = GAME.imagine(state.public, state.own[seat], chance)
        imagined = GAME.save(world)

        play_to_the_end(GAME.load(GAME.setup_of(state.public), imagined), seed=1)
        play_to_the_end(world, seed=1)
        GAME.check(world)
        untouched = GAME.save(state) == true

        world = GAME.imagine(state.public, state.own[seat], chance)
        imagined = GAME.save(world)
        play_to_the_end(GAME.copy(state), seed=1)

        assert untouched
        assert GAME.save(world) == imagined


def test_playing_on_in_the_true_state_does_not_change_what_was_imagined() -> None:
    for seed in range(4):
        state = GAME.begin(GAME.setup("saboteur(edition=ua, seats=4)"), Fast(seed))
        guide = guide_of(seed)
        for _ in range(30):
            GAME.play(state, guide.choose(state))
        world = GAME.imagine(state.public, state.own[0], Fast(9))
        imagined = GAME.save(world)

        play_to_the_end(state, seed)

        assert GAME.save(world) == imagined


def test_the_same_chance_imagines_the_same_and_another_one_something_else() -> None:
    for state, seat, _ in views_of("ru-strict", 5, range(4, 5)):
        saves = [
            GAME.save(GAME.imagine(state.public, state.own[seat], Fast(seed))) for seed in (1, 1, 2)
        ]

        assert saves[0] == saves[1]
        assert saves[0] != saves[2]


def test_an_imagined_state_does_not_know_how_the_true_chance_goes_on() -> None:
    setup = GAME.setup("saboteur(seats=5)")
    state = GAME.begin(setup, Fast(11))

    world = GAME.imagine(state.public, state.own[0], Fast(12))

    true = [int(state.hidden.chance.copy().word()) for _ in range(3)]
    assert [int(world.hidden.chance.copy().word()) for _ in range(3)] != true


# SAB-24: a circle of forced passes would have ended the round


def forced_passes(world: Table, passers: list[int]) -> list[bool]:
    """Whether each of these passes, the last of them the latest, was forced in this world."""
    hands = [list(map(int, own.hand.list())) for own in world.own]
    discards = [list(map(int, own.discards.list())) for own in world.own]
    idled = [int(times) for times in world.public.idled]
    forced = []
    for seat in reversed(passers):
        if idled[seat] > 0:
            idled[seat] -= 1
        else:
            hands[seat].append(discards[seat].pop())
        forced.append(is_forced(world.public, seat, hands[seat]))
    return forced[::-1]


def is_forced(public: Public, seat: int, hand: list[int]) -> bool:
    own = Own(seat)
    for card in hand:
        own.hand.insert(card)
    return all(move < BREAK_MOVE for move in moves_of(public, own))


def circles(forced: list[bool], seats: int) -> int:
    """How many times as many passes in a row as there are seats were all forced."""
    return sum(all(forced[at : at + seats]) for at in range(len(forced) - seats + 1))


def run_at_the_end(forced: list[bool]) -> int:
    count = 0
    while count < len(forced) and forced[-1 - count]:
        count += 1
    return count


@pytest.mark.parametrize("seats", TABLES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_imagined_hands_would_have_ended_the_round_before(edition: str, seats: int) -> None:
    longest = 0
    for seed in range(4):
        state = GAME.begin(GAME.setup(f"saboteur(edition={edition}, seats={seats})"), Fast(seed))
        guide = Hoarder(Fast(seed), care=20)
        passers: list[int] = []
        while state.public.round == 1:
            asked = int(state.public.asked)
            passes = state.public.pile == 0
            GAME.play(state, guide.choose(state))
            passers = [*passers, asked] if passes and state.public.round == 1 else []
            longest = max(longest, len(passers))
            for seat in range(seats):
                world = GAME.imagine(state.public, state.own[seat], Fast(seed))
                forced = forced_passes(world, passers)

                assert circles(forced, seats) == 0
                assert world.hidden.stuck == run_at_the_end(forced)
    assert longest > seats


# SAB-33: a pay fell short only because every card left was too much


@pytest.mark.parametrize(
    ("edition", "seats", "seed"), [("ua", 10, 2), ("ua", 10, 16), ("ru", 5, 3), ("ru", 8, 9)]
)
def test_no_imagined_gold_contradicts_a_pay_that_fell_short(
    edition: str, seats: int, seed: int
) -> None:
    fell_short = 0
    for state in states_of(f"saboteur(edition={edition}, seats={seats}, rounds=9)", seed):
        if 0 in list(state.public.ledger.pay_sum) and GAME.turn(state.public)[0] >= 0:
            fell_short += 1
            for seat in range(seats):
                world = GAME.imagine(state.public, state.own[seat], Fast(seed))

                assert pays_agree(Shares(world.public, gold_in_order(world)), world.public)
    assert fell_short > 0
