"""Bots whose seeds follow from the deal: nobody could choose them, and anybody can check them."""

import msgspec
import pytest

import motherlode
from motherlode.core.record import Person, Record, Robot, SecureDeal
from motherlode.core.record_deals import bot_seed_of, secure_deal
from motherlode.core.record_replay import verify_record
from motherlode.core.record_text import read_text, write_text
from motherlode.core.recorder import Recorder

SEED = bytes(range(32))
NONCES = [bytes([seat] * 16) for seat in range(3)]
SECURE = secure_deal(SEED, NONCES, seeds_bots=True)
GAME = motherlode.game("saboteur")


def a_recorder(deal: SecureDeal, *, bots_of: SecureDeal = SECURE) -> Recorder:
    """A game of a person and two bots that is just dealt."""
    bots = [
        Robot(name=f"Bot {seat}", bot="random", seed=bot_seed_of(bots_of, seat)) for seat in (1, 2)
    ]
    return Recorder(
        GAME, GAME.setup("saboteur(seats=3, rounds=1)"), deal, [Person(name="Ann"), *bots]
    )


def a_record(deal: SecureDeal = SECURE) -> Record:
    """A finished game with the bots of the deal."""
    recorder = a_recorder(deal)
    while moves := GAME.legal(recorder.state):
        recorder.play(moves[0])
    return recorder.record()


def with_seed(record: Record, seat: int, seed: int | None) -> Record:
    """The same, but a bot has another seed."""
    seats = list(record.seats)
    seats[seat] = msgspec.structs.replace(seats[seat], seed=seed)
    return msgspec.structs.replace(record, seats=tuple(seats))


def test_the_record_of_bots_that_have_the_seeds_of_the_deal_holds() -> None:
    record = a_record()
    assert read_text(write_text(record).encode(), "game.json") == record
    assert verify_record(GAME, record) is None


@pytest.mark.parametrize("seed", [7, None])
def test_another_seed_of_a_bot_than_the_deal_gives_is_noticed(seed: int | None) -> None:
    difference = verify_record(GAME, with_seed(a_record(), 2, seed))
    assert difference is not None
    assert str(difference) == (
        "differs at the deal: the bot on seat 2 has another seed than the deal gives it"
    )


def test_the_word_that_bots_have_the_seeds_of_the_deal_cannot_be_taken_back() -> None:
    record = a_record()
    unsaid = msgspec.structs.replace(record.deal, seeds_bots=False)
    assert verify_record(GAME, msgspec.structs.replace(record, deal=unsaid)) is not None


def test_a_record_that_does_not_say_where_seeds_come_from_holds_with_any() -> None:
    record = a_record(secure_deal(SEED, NONCES))
    assert "seeds_bots" not in write_text(record)
    assert verify_record(GAME, with_seed(record, 2, 7)) is None


def test_seats_nonces_and_stand_ins_have_seeds_of_their_own() -> None:
    other = secure_deal(SEED, [b"\xff" * 16, *NONCES[1:]])
    seeds = [
        bot_seed_of(deal, seat, rev)
        for deal in (SECURE, other)
        for seat in (0, 1)
        for rev in (0, 9)
    ]
    assert len(set(seeds)) == len(seeds)


def test_nobody_can_know_a_seed_before_the_deal_is_revealed() -> None:
    public = a_recorder(SECURE).public_record().deal
    assert isinstance(public, SecureDeal)
    assert public.seeds_bots
    with pytest.raises(ValueError, match="not revealed"):
        bot_seed_of(public, 1)
