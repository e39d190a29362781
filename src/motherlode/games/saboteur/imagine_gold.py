"""Gold as one seat may imagine it: who took and was paid what, and what is left in the pile.

The ledger says who got how many cards. A digger also saw every card that was handed on (SAB-31),
and a saboteur's cards make up a known sum (SAB-33). Everything else is equally likely. What a
saboteur put under the pile is forgotten: the pile is shuffled before it matters (SAB-7).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from motherlode.core.chance import Chance
from motherlode.core.state import State
from motherlode.games.saboteur.cards import GOLD_VALUES
from motherlode.games.saboteur.deal import sorted_row
from motherlode.games.saboteur.state import KEEP, Hidden, Own, Public

Table = State[Public, Own, Hidden]

UNKNOWN: Final = 0
"""In place of the nuggets on a card that this seat cannot name."""
TRIES: Final = 1000
"""How often gold is dealt anew that contradicts a pay which fell short."""


def imagine_gold(state: Table, own: Own, chance: Chance) -> None:
    """Deal all gold cards that this seat does not hold to the others' purses and the pile."""
    public = state.public
    pile: vec[u8] = vec[u8]()
    tries: i64 = 0
    while True:
        shared = _recall_shared(public, own, chance)
        paid = _recall_paid(public, own)
        unseen = _unseen_gold(public, shared, paid)
        unseen = _imagine_exact_pays(public, own, paid, unseen, chance)
        pile = _deal_rest(public, shared, paid, unseen, chance)
        tries += 1
        if _short_pays_agree(public, shared, paid, pile) or tries == TRIES:
            break
    _hand_out(state, own, shared, paid)
    state.hidden.gold.set(pile)


def _round_of(public: Public, slot: i64) -> i64:
    """The round in which a card was shared; cards offered now follow those taken."""
    if slot < len(public.ledger.take_round):
        return i64(public.ledger.take_round[slot])
    return public.turns.round


# What the seat knows


def _recall_shared(public: Public, own: Own, chance: Chance) -> vec[u8]:
    """Every card that diggers took, in order, then those offered now; `UNKNOWN` if not seen.

    A digger who takes a card sees all that are left. So it knows which cards went between two of
    its own looks, but not who got which: those are shuffled.
    """
    ledger = public.ledger
    shared: vec[u8] = vec[u8]()
    passed_on: vec[u8] = vec[u8]()
    mine: i64 = 0
    slot: i64
    for slot in range(len(ledger.take_seat) + public.offered):
        if slot > 0 and _round_of(public, slot) != _round_of(public, slot - 1):
            passed_on = vec[u8]()
        if slot >= len(ledger.take_seat) and public.turns.asked == own.seat:
            shared = append(shared, own.offer[slot - len(ledger.take_seat)])
        elif slot < len(ledger.take_seat) and i64(ledger.take_seat[slot]) == own.seat:
            shared = append(shared, own.taken.cards[mine])
            passed_on = _passed_on(public, own, slot, mine)
            chance.shuffle(passed_on)
            mine += 1
        elif len(passed_on) > 0:
            shared = append(shared, passed_on[0])
            passed_on = passed_on[1:]
        else:
            shared = append(shared, u8(UNKNOWN))
    return shared


def _passed_on(public: Public, own: Own, slot: i64, mine: i64) -> vec[u8]:
    """The cards that this seat saw at a take and did not see again at its next look."""
    ledger = public.ledger
    counts: vec[i64] = vec[i64]([0, 0, 0])
    value: i64
    for value in range(GOLD_VALUES):
        counts[value] = i64(own.offers[mine * GOLD_VALUES + value])
    counts[i64(own.taken.cards[mine]) - 1] -= 1
    later: i64 = slot + 1
    while later < len(ledger.take_seat) and i64(ledger.take_seat[later]) != own.seat:
        later += 1
    if later < len(ledger.take_seat):
        if ledger.take_round[later] == ledger.take_round[slot]:
            for value in range(GOLD_VALUES):
                counts[value] -= i64(own.offers[(mine + 1) * GOLD_VALUES + value])
    elif _round_of(public, slot) == public.turns.round and public.turns.asked == own.seat:
        _strike(counts, own.offer)
    return _spread_out(counts)


def _recall_paid(public: Public, own: Own) -> vec[u8]:
    """Every card that saboteurs were paid, pay after pay; `UNKNOWN` but for this seat's own."""
    ledger = public.ledger
    paid: vec[u8] = vec[u8]()
    mine: i64 = 0
    pay: i64
    i: i64
    for pay in range(len(ledger.pay_seat)):
        for i in range(i64(ledger.pay_cards[pay])):
            if i64(ledger.pay_seat[pay]) == own.seat:
                paid = append(paid, own.paid.cards[mine])
                mine += 1
            else:
                paid = append(paid, u8(UNKNOWN))
    return paid


def _unseen_gold(public: Public, shared: vec[u8], paid: vec[u8]) -> vec[u8]:
    """All gold cards but those that this seat can name, ascending."""
    counts: vec[i64] = vec[i64]([0, 0, 0])
    i: i64
    for i in range(len(public.rules.gold)):
        counts[i64(public.rules.gold[i]) - 1] += 1
    _strike(counts, shared)
    _strike(counts, paid)
    return _spread_out(counts)


# Pays that were exact


def _imagine_exact_pays(
    public: Public, own: Own, paid: vec[u8], unseen: vec[u8], chance: Chance
) -> vec[u8]:
    """Write the cards of exact pays; gives back what is unseen besides.

    The number of cards and their sum name the cards, with one exception: four nuggets on two cards
    are a one and a three, or two twos.
    """
    ledger = public.ledger
    counts: vec[i64] = vec[i64]([0, 0, 0])
    i: i64
    for i in range(len(unseen)):
        counts[i64(unseen[i]) - 1] += 1
    pay: i64
    at: i64 = 0
    doubtful: i64 = 0
    for pay in range(len(ledger.pay_seat)):
        if i64(ledger.pay_seat[pay]) != own.seat and ledger.pay_sum[pay] > 0:
            if _is_doubtful(public, pay):
                doubtful += 1
            else:
                _pay_plainly(public, pay, paid, at, counts, chance)
        at += i64(ledger.pay_cards[pay])
    twos: i64 = _pairs_of_twos(counts, doubtful, chance)
    at = 0
    for pay in range(len(ledger.pay_seat)):
        if (
            i64(ledger.pay_seat[pay]) != own.seat
            and ledger.pay_sum[pay] > 0
            and _is_doubtful(public, pay)
        ):
            is_pair: bool = chance.below(doubtful) < twos
            cards: vec[u8] = vec[u8]([2, 2]) if is_pair else vec[u8]([1, 3])
            if is_pair:
                twos -= 1
            doubtful -= 1
            _write(cards, paid, at, counts, chance)
        at += i64(ledger.pay_cards[pay])
    return _spread_out(counts)


def _is_doubtful(public: Public, pay: i64) -> bool:
    return public.ledger.pay_sum[pay] == 4 and public.ledger.pay_cards[pay] == 2


def _pay_plainly(
    public: Public, pay: i64, paid: vec[u8], at: i64, counts: vec[i64], chance: Chance
) -> None:
    """A sum on so many cards: ones, and what is over on one card."""
    size: i64 = i64(public.ledger.pay_cards[pay])
    cards: vec[u8] = vec[u8]([u8(i64(public.ledger.pay_sum[pay]) - size + 1)])
    while len(cards) < size:
        cards = append(cards, u8(1))
    _write(cards, paid, at, counts, chance)


def _write(cards: vec[u8], paid: vec[u8], at: i64, counts: vec[i64], chance: Chance) -> None:
    chance.shuffle(cards)
    _strike(counts, cards)
    i: i64
    for i in range(len(cards)):
        paid[at + i] = cards[i]


def _pairs_of_twos(counts: vec[i64], doubtful: i64, chance: Chance) -> i64:
    """How many of the doubtful pays are two twos, as likely as there are ways to deal them so."""
    if doubtful == 0:
        return 0
    ways: list[int] = []
    total: int = 0
    pairs: i64
    for pairs in range(doubtful + 1):
        way: int = _ways(counts, doubtful, pairs)
        ways.append(way)
        total += way
    # As plain numbers: native ones would wrap, and only when compiled.
    high: int = chance.word()
    low: int = chance.word()
    lot: int = (high * 2**32 + low) % total if total > 0 else 0
    for pairs in range(doubtful + 1):
        lot -= ways[pairs]
        if lot < 0:
            return pairs
    return 0


def _ways(counts: vec[i64], doubtful: i64, pairs: i64) -> int:
    """In how many ways so many of the doubtful pays are pairs of twos."""
    mixed: int = doubtful - pairs
    ways: int = 2**mixed
    i: int
    for i in range(mixed):
        ways = ways * max(0, int(counts[0]) - i) * max(0, int(counts[2]) - i)
    for i in range(2 * pairs):
        ways = ways * max(0, int(counts[1]) - i)
    for i in range(pairs):
        ways = ways * (int(doubtful) - i) // (i + 1)
    return ways


# The rest


def _deal_rest(
    public: Public, shared: vec[u8], paid: vec[u8], unseen: vec[u8], chance: Chance
) -> vec[u8]:
    """Write unseen cards where nothing is known; gives back what is left, the pile.

    SAB-33: once a pay fell short by a nugget or more, no card of one nugget was left. So what was
    given after that, and the pile, is dealt first, from the others: few deals are refused then.
    """
    late: vec[u8] = vec[u8]()
    early: vec[u8] = unseen
    if _first_short_pay(public) >= 0:
        early = vec[u8]()
        i: i64
        for i in range(len(unseen)):
            if unseen[i] == 1:
                early = append(early, unseen[i])
            else:
                late = append(late, unseen[i])
        chance.shuffle(late)
        wanted: i64 = _unknown_places(public, shared, paid, late=True) + public.gold
        for i in range(wanted, len(late)):
            early = append(early, late[i])
        late = late[:wanted]
    chance.shuffle(early)
    used: i64 = _fill_unknown(public, shared, paid, early, late=False)
    if len(late) == 0:
        return early[used:]
    used = _fill_unknown(public, shared, paid, late, late=True)
    return late[used:]


def _first_short_pay(public: Public) -> i64:
    """The first pay that fell short, or -1."""
    pay: i64
    for pay in range(len(public.ledger.pay_sum)):
        if public.ledger.pay_sum[pay] == 0:
            return pay
    return -1


def _late_paid(public: Public) -> i64:
    """Paid cards from this place on were paid after a pay fell short."""
    first: i64 = _first_short_pay(public)
    at: i64 = 0
    pay: i64
    for pay in range(len(public.ledger.pay_cards)):
        at += i64(public.ledger.pay_cards[pay])
        if pay == first:
            return at
    return at


def _is_late(public: Public, slot: i64) -> bool:
    """Whether a shared card was given after a pay fell short."""
    first: i64 = _first_short_pay(public)
    return first >= 0 and _round_of(public, slot) > i64(public.ledger.pay_round[first])


def _unknown_places(public: Public, shared: vec[u8], paid: vec[u8], *, late: bool) -> i64:
    """How many places have no card yet, of those before or after a pay fell short."""
    places: i64 = 0
    turning_point: i64 = _late_paid(public)
    i: i64
    for i in range(len(shared)):
        if shared[i] == UNKNOWN and _is_late(public, i) == late:
            places += 1
    for i in range(len(paid)):
        if paid[i] == UNKNOWN and (i >= turning_point) == late:
            places += 1
    return places


def _fill_unknown(
    public: Public, shared: vec[u8], paid: vec[u8], cards: vec[u8], *, late: bool
) -> i64:
    """Write cards on the places that have none, early or late ones; says how many were used."""
    used: i64 = 0
    turning_point: i64 = _late_paid(public)
    i: i64
    for i in range(len(shared)):
        if shared[i] == UNKNOWN and _is_late(public, i) == late and used < len(cards):
            shared[i] = cards[used]
            used += 1
    for i in range(len(paid)):
        if paid[i] == UNKNOWN and (i >= turning_point) == late and used < len(cards):
            paid[i] = cards[used]
            used += 1
    return used


def _short_pays_agree(public: Public, shared: vec[u8], paid: vec[u8], pile: vec[u8]) -> bool:
    """SAB-33: a pay fell short only because every card left was too much for it."""
    ledger = public.ledger
    pay: i64
    at: i64 = 0
    i: i64
    for pay in range(len(ledger.pay_seat)):
        size: i64 = i64(ledger.pay_cards[pay])
        if ledger.pay_sum[pay] == 0:
            short: i64 = _due(public, i64(ledger.pay_round[pay]))
            for i in range(at, at + size):
                short -= i64(paid[i])
            if short <= 0 or _least(pile, 0) <= short or _least(paid, at + size) <= short:
                return False
            for i in range(len(shared)):
                if _round_of(public, i) > i64(ledger.pay_round[pay]) and i64(shared[i]) <= short:
                    return False
        at += size
    return True


def _due(public: Public, round: i64) -> i64:
    """What each saboteur of a round was to get."""
    saboteurs: i64 = 0
    pay: i64
    for pay in range(len(public.ledger.pay_round)):
        if i64(public.ledger.pay_round[pay]) == round:
            saboteurs += 1
    return public.rules.saboteur_pay[saboteurs]


def _least(cards: vec[u8], first: i64) -> i64:
    least: i64 = 255
    i: i64
    for i in range(first, len(cards)):
        if i64(cards[i]) < least:
            least = i64(cards[i])
    return least


def _hand_out(state: Table, own: Own, shared: vec[u8], paid: vec[u8]) -> None:
    """Put the cards into the others' purses, and into their memory what they saw of them."""
    public = state.public
    ledger = public.ledger
    slot: i64
    i: i64
    for slot in range(len(ledger.take_seat)):
        if i64(ledger.take_seat[slot]) != own.seat:
            other = state.own[i64(ledger.take_seat[slot])]
            other.taken.put(i64(shared[slot]))
            seen: vec[i64] = vec[i64]([0, 0, 0])
            for i in range(slot, len(shared)):
                if _round_of(public, i) == _round_of(public, slot):
                    seen[i64(shared[i]) - 1] += 1
            for i in range(GOLD_VALUES):
                other.offers = append(other.offers, u8(seen[i]))
    if public.turns.phase == KEEP and public.turns.asked != own.seat:
        state.own[public.turns.asked].offer = sorted_row(shared[len(ledger.take_seat) :])
    at: i64 = 0
    pay: i64
    for pay in range(len(ledger.pay_seat)):
        for i in range(i64(ledger.pay_cards[pay])):
            if i64(ledger.pay_seat[pay]) != own.seat:
                state.own[i64(ledger.pay_seat[pay])].paid.put(i64(paid[at + i]))
        at += i64(ledger.pay_cards[pay])


def _strike(counts: vec[i64], cards: vec[u8]) -> None:
    i: i64
    for i in range(len(cards)):
        if cards[i] != UNKNOWN:
            counts[i64(cards[i]) - 1] -= 1


def _spread_out(counts: vec[i64]) -> vec[u8]:
    cards: vec[u8] = vec[u8]()
    value: i64
    i: i64
    for value in range(GOLD_VALUES):
        for i in range(counts[value]):
            cards = append(cards, u8(value + 1))
    return cards
