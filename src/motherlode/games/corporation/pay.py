"""Gold and who is paid for it; the end (COR-10 to COR-12, COR-30 to COR-32)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from motherlode.core.events import Log
from motherlode.core.outcome import Outcome
from motherlode.core.state import NOBODY
from motherlode.games.corporation.events import ALL_STUCK, GOLD_GONE, GOT_COINS, STRUCK_GOLD, WON
from motherlode.games.corporation.pieces import INTERNS, OVER, SECRET_TUNNEL, UNION
from motherlode.games.corporation.state import Public

UNION_GNOMES: Final = 3
INTERN_GNOMES: Final = 2


def team_of(public: Public, seat: i64) -> i64:
    """COR-12: gnomes, and Union's."""
    holdings = public.holdings
    return holdings.gnomes[seat] + UNION_GNOMES * holdings.card(seat, UNION)


def team_with_interns(public: Public, seat: i64) -> i64:
    """COR-12: the team for incomes of less than two coins a gnome."""
    return team_of(public, seat) + INTERN_GNOMES * public.holdings.card(seat, INTERNS)


def incomes(public: Public, colour: i64) -> vec[i64]:
    """COR-10: what each player gets for gold of a corporation, the finder's prize aside."""
    seats: i64 = public.rules.seats
    first: i64 = _highest(public, colour, 0)
    paid: vec[i64] = public.rules.no_seat[:]
    if first == 0:
        return paid
    second: i64 = _highest(public, colour, first)
    leaders: i64 = _count(public, colour, first)
    seconds: i64 = _count(public, colour, second) if second > 0 else 0
    seat: i64
    for seat in range(seats):
        shares: i64 = public.holdings.invested(seat, colour)
        team: i64 = team_with_interns(public, seat)
        if shares == first:
            paid[seat] = 2 * team_of(public, seat) if leaders == 1 else team
        elif shares == second and second > 0 and leaders == 1:
            paid[seat] = team if seconds == 1 else team // 2
    return paid


def _highest(public: Public, colour: i64, below: i64) -> i64:
    """The most investments that anybody has, below a number (0: below none)."""
    most: i64 = 0
    seat: i64
    for seat in range(public.rules.seats):
        shares: i64 = public.holdings.invested(seat, colour)
        if shares > most and (below == 0 or shares < below):
            most = shares
    return most


def _count(public: Public, colour: i64, shares: i64) -> i64:
    """How many players have so many investments."""
    count: i64 = 0
    seat: i64
    for seat in range(public.rules.seats):
        if public.holdings.invested(seat, colour) == shares:
            count += 1
    return count


def payouts(public: Public, colour: i64, digger: i64) -> vec[i64]:
    """COR-10, COR-11, COR-26: everyone by investments, the finder at least one coin a gnome."""
    paid: vec[i64] = incomes(public, colour)
    prize: i64 = team_with_interns(public, digger)
    if paid[digger] < prize:
        paid[digger] = prize
    seat: i64
    for seat in range(public.rules.seats):
        if public.course.declared and seat != digger:
            paid[seat] = 0
    return paid


def pay_gold(public: Public, digger: i64, log: Log | None) -> None:
    """Pay everyone for gold of the dig's colour."""
    paid: vec[i64] = payouts(public, public.course.colour, digger)
    if log is not None:
        log.tell(STRUCK_GOLD, digger)
    seat: i64
    for seat in range(public.rules.seats):
        if paid[seat] == 0:
            continue
        public.holdings.money[seat] += paid[seat]
        if log is not None:
            log.tell(GOT_COINS, seat, paid[seat])


# The end


def is_gold_gone(public: Public) -> bool:
    """COR-30: whether no gold is left that could be dug."""
    tunnels: bool = False
    seat: i64
    for seat in range(public.rules.seats):
        if public.holdings.card(seat, SECRET_TUNNEL) > 0:
            tunnels = True
    return not public.field.has_gold_left(tunnels=tunnels)


def end_game(public: Public, log: Log | None, *, stuck: bool) -> None:
    """COR-32: most money wins."""
    money: vec[i64] = public.holdings.money
    most: i64 = 0
    seat: i64
    for seat in range(len(money)):
        if money[seat] > most:
            most = money[seat]
    winners: vec[u8] = vec[u8]()
    for seat in range(len(money)):
        if money[seat] == most:
            winners = append(winners, u8(seat))
    public.winners = winners
    public.course.prompt = OVER
    public.course.asked = NOBODY
    if log is not None:
        log.tell(ALL_STUCK if stuck else GOLD_GONE, NOBODY)
        for seat in range(len(winners)):
            log.tell(WON, i64(winners[seat]), most)


def outcome_of(public: Public) -> Outcome:
    """Who won, with how much, and why it ended."""
    if public.course.prompt != OVER:
        raise ValueError("the game is not over")
    winners: list[int] = []
    scores: list[int] = []
    i: i64
    for i in range(len(public.winners)):
        winners.append(i64(public.winners[i]))
    for i in range(public.rules.seats):
        scores.append(public.holdings.money[i])
    if public.course.idle >= public.rules.seats:
        return Outcome(winners, scores, "nobody can go on (COR-31)")
    return Outcome(winners, scores, "no gold is left to dig (COR-30)")
