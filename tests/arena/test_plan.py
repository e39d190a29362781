"""Which games are played, by whom, and with which luck."""

from collections import Counter

import pytest

from motherlode.arena.plan import Shard, make_plan, read_setup_of
from motherlode.arena.seeds import bot_seed, deal_seed
from tests.arena.plans import small_plan


@pytest.mark.parametrize(("seats", "bots"), [(5, ["random", "regular"]), (4, ["random"] * 3)])
def test_every_bot_sits_in_every_chair_equally_often(seats: int, bots: list[str]) -> None:
    names = tuple(bots)
    plan = make_plan(
        read_setup_of("saboteur", [f"seats={seats}"]), bots=names, games=seats * len(bots), seed=1
    )
    chairs = Counter(
        (seat, bot) for game in plan.numbers for seat, bot in enumerate(plan.seated(game))
    )
    assert {times // names.count(bot) for (_, bot), times in chairs.items()} == {seats}


def test_the_first_game_deals_the_bots_to_the_seats_in_turn() -> None:
    assert small_plan().seated(0) == ("regular", "random", "regular", "random")


def test_shards_play_every_game_once() -> None:
    played = [n for part in (1, 2, 3) for n in small_plan(10, shard=Shard(part, 3)).numbers]
    assert sorted(played) == list(range(10))
    assert list(small_plan(10, shard=Shard(2, 3)).numbers) == [1, 4, 7]


def test_one_game_alone_is_a_shard_of_its_own() -> None:
    plan = small_plan(100)
    assert plan.words_for(41).endswith("--games 100 --seed 1 --shard 42/100")
    assert list(small_plan(100, shard=Shard(42, 100)).numbers) == [41]


def test_seeds_differ_by_seed_game_and_seat() -> None:
    numbers = [deal_seed(seed, game) for seed in range(20) for game in range(20)]
    numbers += [bot_seed(1, game, seat) for game in range(20) for seat in range(10)]
    assert len(set(numbers)) == len(numbers)


def test_seeds_fit_into_64_bits_and_leave_room_for_the_seat() -> None:
    assert all(0 <= deal_seed(1, game) < 2**63 for game in range(1000))
    assert all(0 <= bot_seed(1, game, 0) * 1009 + 10 < 2**63 for game in range(1000))
