"""Is an imagined state of the expansion a sound one that its seat cannot tell from the true one?"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest

from motherlode.core.chance import Fast
from motherlode.core.conformance import AnyState
from motherlode.games.saboteur2.cards import UNKNOWN_ROLE
from motherlode.games.saboteur2.data import FOLDER, Box
from motherlode.games.saboteur2.game import SABOTEUR2_GAME as GAME
from motherlode.games.saboteur2.game import Saboteur2, Table
from motherlode.games.saboteur2.moves import REMOVE_KIND
from motherlode.games.saboteur2.state import OVER, PROMPT_NAMES, Own
from motherlode.kit.bands import PASS_KIND
from motherlode.kit.goals import GOALS, UNSEEN
from tests.counts.guided import Guide
from tests.fair.chi_square import assert_fair
from tests.imagine.sound import assert_apart, assert_sound, longest_streak
from tests.imagine.walks import Hoarder, bots_choice, play_to_the_end, states_of

TABLES = [2, 5, 8, 12]
EVERY = 11
LIVELY = "double_goal=choose, misfit_goal=choose"
"""Options with which every prompt can come up."""
BOT_SEEDS = range(1)
GUIDED_SEEDS = range(1, 4)
MANY_SEEDS = range(4, 24)
tables = pytest.mark.parametrize("seats", TABLES)


def states_at(seats: int, seeds: range, *, bots: bool = False) -> Iterator[Table]:
    """States of games at a table of so many, played by bots or guided; each kind of card is played.

    Guides try all kinds of moves alike when they do not dig, so that hands and dwarfs change.
    """
    for seed in seeds:
        setup = f"saboteur2(seats={seats}, {LIVELY})"
        guide = Guide(Fast(seed), 30 + 20 * (seed % 4), GAME, evenly=True)
        choose = bots_choice(GAME, seed) if bots else guide.choose
        yield from states_of(GAME, setup, seed, choose, every=EVERY)


def some_states(seats: int) -> Iterator[Table]:
    """Enough for a quick look."""
    yield from states_at(seats, BOT_SEEDS, bots=True)
    yield from states_at(seats, GUIDED_SEEDS)


class Learner(Guide):
    """Plays cards as long as it can, each kind alike."""

    def choose(self, state: AnyState) -> int:
        moves = self.game.legal(state)
        plays = [move for move in moves if self.game.kind(move) not in (PASS_KIND, REMOVE_KIND)]
        return self._any(plays or moves)


def much_learned() -> Saboteur2:
    """The game with a box that has many more cards by which seats learn something."""
    text = (FOLDER / "cards.toml").read_text("utf-8")
    for few, many in (("swap_hands = 2", "swap_hands = 22"), ("inspect = 2", "inspect = 12")):
        text = text.replace(few, many)
    return Saboteur2(Box(text.replace("actions = 48", "actions = 78"), "much learned"))


LEARNING = much_learned()


def learned_states(seats: int) -> Iterator[Table]:
    """States in which hands went round and dwarfs were seen, far more often than in true games."""
    for seed in range(2):
        guide = Learner(Fast(seed), 0, LEARNING, evenly=True)
        setup = f"saboteur2(seats={seats}, rounds=1)"
        yield from states_of(LEARNING, setup, seed, guide.choose, every=5)


def worlds_of(states: Iterator[Table], seats: int) -> Iterator[tuple[Table, Own, Table]]:
    """States, each with every seat, and what that seat imagines."""
    chance = Fast(seats)
    for state in states:
        for own in state.own:
            yield state, own, GAME.imagine(state.public, own, chance)


def cards_known(own: Own, seat: int) -> "Counter[int]":
    """The cards that a seat knows another one to hold."""
    return Counter(map(int, own.gave.of(seat)))


@tables
def test_an_imagined_state_is_sound_and_looks_the_same_to_its_seat(seats: int) -> None:
    for state, own, world in worlds_of(some_states(seats), seats):
        assert_sound(GAME, state, int(own.seat), world)


@pytest.mark.long
@tables
def test_it_is_so_in_many_games(seats: int) -> None:
    for bots in (False, True):
        states = states_at(seats, MANY_SEEDS, bots=bots)
        for state, own, world in worlds_of(states, seats):
            assert_sound(GAME, state, int(own.seat), world)


def test_the_states_that_are_imagined_have_every_prompt() -> None:
    asked = {
        PROMPT_NAMES[state.public.turns.phase]
        for seats in TABLES
        for state in some_states(seats)
        if state.public.turns.phase != OVER
    }

    assert asked == set(PROMPT_NAMES)


@tables
def test_hands_that_went_round_are_imagined_soundly_too(seats: int) -> None:
    for state, own, world in worlds_of(learned_states(seats), seats):
        assert_sound(LEARNING, state, int(own.seat), world)


@tables
def test_what_was_imagined_can_be_played_on_soundly(seats: int) -> None:
    for number, (_, _, world) in enumerate(worlds_of(learned_states(seats), seats)):
        guide = Learner(Fast(number), 0, LEARNING, evenly=True)
        for _ in range(min(seats, 5)):
            if LEARNING.legal(world):
                LEARNING.play(world, guide.choose(world))
            LEARNING.check(world)


@pytest.mark.parametrize("seats", TABLES[1:])
def test_in_some_states_seats_have_learned_of_hands_dwarfs_and_goals(seats: int) -> None:
    learned = Counter[str]()
    for state in learned_states(seats):
        for own in state.own:
            learned["hand"] += len(own.gave.seats) > 0
            learned["two hands"] += len(own.gave.seats) > 1
            learned["hand that went round"] += any(
                len(own.gave.of(other.seat)) > len(other.got.of(own.seat)) for other in state.own
            )
            learned["dwarf"] += list(own.roles) != [UNKNOWN_ROLE] * seats
            learned["dwarf that is out"] += any(role != UNKNOWN_ROLE for role in own.old_roles)
            learned["goal"] += any(face != UNSEEN for face in own.seen)

    assert min(learned.values()) > 0


@tables
def test_an_imagined_state_shares_nothing_with_the_true_one(seats: int) -> None:
    chance = Fast(seats)
    for state in states_at(seats, range(5, 6)):
        assert_apart(GAME, state, chance.below(seats), chance)


def test_playing_on_in_the_true_state_does_not_change_what_was_imagined() -> None:
    for seed, state in enumerate(states_at(5, range(6, 7))):
        world = GAME.imagine(state.public, state.own[0], Fast(9))
        imagined = GAME.save(world)

        play_to_the_end(GAME, GAME.copy(state), seed)

        assert GAME.save(world) == imagined


@tables
def test_what_is_imagined_depends_on_the_view_and_chance_alone(seats: int) -> None:
    """The state that was imagined first is a twin: it has the same view, and another truth."""
    for state, own, twin in worlds_of(states_at(seats, range(7, 8)), seats):
        worlds = [
            GAME.imagine(true.public, true.own[own.seat], Fast(seed))
            for true, seed in ((state, 1), (twin, 1), (state, 2))
        ]
        digests = [GAME.digest(world) for world in worlds]

        assert digests[0] == digests[1]
        assert digests[0] != digests[2]


def test_an_imagined_state_does_not_know_how_the_true_chance_goes_on() -> None:
    state = GAME.begin(GAME.setup("saboteur2(seats=5)"), Fast(11))

    world = GAME.imagine(state.public, state.own[0], Fast(12))

    true = [int(state.hidden.chance.copy().word()) for _ in range(3)]
    assert [int(world.hidden.chance.copy().word()) for _ in range(3)] != true


# What others know (SAB-19, SB2-16 to SB2-18)


@tables
def test_others_have_seen_the_dwarfs_and_goals_that_they_looked_at(seats: int) -> None:
    for state, own, world in worlds_of(learned_states(seats), seats):
        for true, other in zip(state.own, world.own, strict=True):
            for seat in range(seats):
                seen = true.roles[seat] != UNKNOWN_ROLE
                role = world.own[seat].role if seen else UNKNOWN_ROLE
                assert other.roles[seat] == role
            for old, out, said in zip(
                true.old_roles, world.hidden.old_roles, other.old_roles, strict=True
            ):
                assert said == (UNKNOWN_ROLE if old == UNKNOWN_ROLE else out)
            for goal in range(GOALS):
                looked = true.seen[goal] != UNSEEN
                assert other.seen[goal] == (world.hidden.goals[goal] if looked else UNSEEN)
        assert list(world.own[own.seat].roles) == list(own.roles)


@tables
def test_others_know_of_hands_what_they_are_known_to_know(seats: int) -> None:
    for _, own, world in worlds_of(learned_states(seats), seats):
        for other in world.own:
            for holder in world.own:
                known = cards_known(other, int(holder.seat))
                given = int(world.public.watch.given[other.seat * seats + holder.seat])

                assert known <= Counter(map(int, holder.hand.list()))
                assert known.total() >= given
            if len(own.got.of(other.seat)) > 0 and other.seat != own.seat:
                told = Counter(map(int, own.got.of(other.seat)))
                assert cards_known(other, int(own.seat)) == told


@tables
def test_cards_that_a_seat_gave_away_are_imagined_where_they_went(seats: int) -> None:
    for _, own, world in worlds_of(learned_states(seats), seats):
        for other in world.own:
            hand = Counter(map(int, other.hand.list()))

            assert cards_known(own, int(other.seat)) <= hand


@tables
def test_nobody_is_known_to_know_a_hand_who_does_not(seats: int) -> None:
    for state in learned_states(seats):
        for own in state.own:
            for other in state.own:
                told = Counter(map(int, own.got.of(other.seat)))

                assert told <= cards_known(other, int(own.seat))


FOUR = GAME.setup("saboteur2(seats=4)")


def a_hand_went_from_0_to_1_to_2() -> Table:
    """Seat 0 knows three cards of seat 2: a thief, a trap and a map; seat 2 drew a cross."""
    position = {
        "hands": {
            "0": ["swap_hands", "thief", "trap", "map"],
            "1": ["inspect"],
            "2": ["free", "free"],
            "3": ["map"],
        },
        "pile": ["swap_hands", "cross", "cross"],
    }
    state = GAME.arrange(FOUR, position)
    for text in ("swap_hands 1", "swap_hands 2"):
        play(state, text)
    return state


def play(state: Table, text: str) -> None:
    move = GAME.read(state.public, state.own[state.public.turns.asked], text)
    assert GAME.refuse_or_play(state, move) is None


def names_known(own: Own, state: Table, seat: int) -> list[str]:
    return sorted(state.public.rules.words.card_names[card] for card in own.gave.of(seat))


def test_a_card_that_went_from_hand_to_hand_is_imagined_where_it_is_now() -> None:
    state = a_hand_went_from_0_to_1_to_2()

    assert names_known(state.own[0], state, 1) == []
    assert names_known(state.own[0], state, 2) == ["map", "thief", "trap"]
    for seed in range(20):
        world = GAME.imagine(state.public, state.own[0], Fast(seed))
        held = [state.public.rules.words.card_names[card] for card in world.own[2].hand.list()]
        assert {"map", "thief", "trap"} <= set(held)


@pytest.mark.parametrize("seat", range(4))
def test_every_seat_imagines_soundly_after_a_hand_went_on(seat: int) -> None:
    state = a_hand_went_from_0_to_1_to_2()
    for text in ("thief", "pass map", "inspect 3", "pass free", "dig cross 0,1", "pass"):
        for seed in range(5):
            assert_sound(GAME, state, seat, GAME.imagine(state.public, state.own[seat], Fast(seed)))
        play(state, text)

    assert names_known(state.own[0], state, 2) == ["map", "trap"]


def test_who_got_a_hand_from_a_third_seat_imagines_any_part_of_it_to_be_known() -> None:
    state = a_hand_went_from_0_to_1_to_2()
    pairs: Counter[tuple[str, ...]] = Counter(
        tuple(names_known(GAME.imagine(state.public, state.own[2], chance).own[0], state, 2))
        for chance in map(Fast, range(300))
    )

    # Of the three cards that seat 0 knows, one might have been the second `swap_hands`.
    hand = ["cross", "map", "thief", "trap"]
    odds: dict[tuple[str, ...], float] = dict.fromkeys(combinations(hand, 2), 1.0)
    assert_fair(pairs, odds)


# SAB-24, SB2-9: a circle of forced passes would have ended the round


@tables
def test_no_imagined_hands_would_have_ended_the_round_before(seats: int) -> None:
    setup = f"saboteur2(seats={seats})"
    longest = max(
        longest_streak(GAME, setup, seed, Hoarder(Fast(seed), 20, GAME).choose) for seed in range(2)
    )

    assert longest > seats


# Gold (SB2-24, SB2-26)


@tables
def test_others_have_the_gold_that_they_were_seen_to_get(seats: int) -> None:
    rich = 0
    for state, _, world in worlds_of(some_states(seats), seats):
        true = [int(own.nuggets) for own in state.own]
        rich += sum(true) > 0

        assert [int(own.nuggets) for own in world.own] == true
        assert list(map(int, state.public.counted)) == true
    assert rich > 0


GOLD = {"gold": {"0": 3, "2": 5}, "thieves": [1]}


def test_of_gold_in_a_position_others_know_only_that_it_is_there() -> None:
    state = GAME.arrange(FOUR, GOLD)
    for seat, mine in enumerate([3, 0, 5, 0]):
        world = GAME.imagine(state.public, state.own[seat], Fast(1))
        GAME.check(world)

        expected = [1, 0, 1, 0]
        expected[seat] = mine
        assert [int(own.nuggets) for own in world.own] == expected


def test_when_the_game_is_over_gold_is_as_it_was_counted() -> None:
    state = GAME.arrange(GAME.setup("saboteur2(seats=4, rounds=1)"), GOLD)
    play_to_the_end(GAME, state, seed=1)
    true = [int(own.nuggets) for own in state.own]
    for seat in range(4):
        world = GAME.imagine(state.public, state.own[seat], Fast(1))

        assert [int(own.nuggets) for own in world.own] == true
    assert sum(true) >= 8
