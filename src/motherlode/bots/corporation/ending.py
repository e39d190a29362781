"""Who wins when the last gold is dug (COR-30, COR-32)."""

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.bots.corporation.stakes import Stakes


def is_won(stakes: Stakes, paid: vec[i64], digger: i64, seat: i64, times: i64 = 1) -> bool:
    """Whether a player has most, tied or not, after golds that pay so and end the game."""
    most: i64 = 0
    own: i64 = 0
    other: i64
    for other in range(stakes.seats):
        pay: i64 = paid[other]
        if other == digger:
            pay = max(pay, stakes.prizes[other])
        money: i64 = stakes.public.holdings.money[other] + pay * times
        most = max(most, money)
        if other == seat:
            own = money
    return own == most
