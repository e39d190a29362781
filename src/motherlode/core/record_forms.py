"""The three forms of a record: what a finished, an unfinished and a public one may hold."""

from collections.abc import Sequence
from typing import Final, TypeVar, assert_never

import msgspec

from motherlode.core.record import (
    LONGEST_NAME,
    ClaimStep,
    Dealt,
    MoveStep,
    Person,
    Player,
    Record,
    Robot,
    Step,
    ToldStep,
)

NO_LINE: Final = "a text has characters that cannot be shown on a line"

D = TypeVar("D", Dealt, MoveStep)


# From one form to another


def sealed(part: D) -> D:
    """Without the digest of the whole state: a digest over secrets could be searched."""
    return msgspec.structs.replace(part, whole=None)


def sealed_step(step: MoveStep | ClaimStep) -> MoveStep | ClaimStep:
    """A step as it stands in an unfinished record."""
    match step:
        case MoveStep():
            return sealed(step)
        case ClaimStep():
            return msgspec.structs.replace(step, true=None)
        case _:
            assert_never(step)


def public_step(step: MoveStep | ClaimStep, told: tuple[str, ...]) -> Step:
    """A step as it stands in a public record: a move only as everyone was told of it."""
    match step:
        case MoveStep():
            return ToldStep(seat=step.seat, told=told, public=step.public)
        case ClaimStep():
            return sealed_step(step)
        case _:
            assert_never(step)


def public_player(player: Player) -> Player:
    """A player without the seed of a bot: with it one could ask what the bot would do."""
    match player:
        case Person():
            return player
        case Robot():
            return Robot(name=player.name, bot=player.bot)
        case _:
            assert_never(player)


# Whether a record is what it seems


def check_players(players: Sequence[Player]) -> None:
    """`ValueError` if a name cannot be shown on a line as it is."""
    for seat, player in enumerate(players):
        names = [player.name, player.bot] if isinstance(player, Robot) else [player.name]
        for name in names:
            fits = 1 <= len(name) <= LONGEST_NAME and name == name.strip()
            if not fits or not name.isprintable():
                raise ValueError(f"seats: {name!r} of seat {seat} is no name")


def check_form(record: Record) -> None:
    """`ValueError` with the field or step that does not belong into a record of this form."""
    check_players(record.seats)
    if record.finished and record.deal.seed is None:
        raise ValueError("deal: a finished record has its seed")
    if (record.dealt.whole is not None) != record.finished:
        raise ValueError(f"dealt: {_digest_rule(record)}")
    public = record.deal.seed is None
    if public and any(
        isinstance(player, Robot) and player.seed is not None for player in record.seats
    ):
        raise ValueError(
            "seats: a public record, without the deal's seed, has no bot's seed either"
        )
    if record.dealt.told and not public:
        raise ValueError("dealt: only a public record holds what was told")
    if not all(text.isprintable() for text in record.dealt.told):
        raise ValueError(f"dealt: {NO_LINE}")
    for number, step in enumerate(record.steps, 1):
        problem = _problem(record, step)
        if problem:
            raise ValueError(f"step {number}: {problem}")


def _problem(record: Record, step: Step) -> str:
    """What is wrong with a step; nothing: an empty text."""
    if step.seat >= len(record.seats):
        return f"there is no seat {step.seat}; the last is {len(record.seats) - 1}"
    if not all(text.isprintable() for text in _texts(step)):
        return NO_LINE
    match step:
        case MoveStep():
            if record.deal.seed is None:
                return "a public record, without the seed, holds no moves, but what was told"
            return _digest_rule(record) if (step.whole is not None) != record.finished else ""
        case ClaimStep():
            if (step.true is not None) == record.finished:
                return ""
            return "a claim is marked as true or false when the game is over, and not before"
        case ToldStep():
            return "" if record.deal.seed is None else "a record with its seed holds moves"
        case _:
            assert_never(step)


def _texts(step: Step) -> tuple[str, ...]:
    return step.told if isinstance(step, ToldStep) else (step.text,)


def _digest_rule(record: Record) -> str:
    if record.finished:
        return "a finished record has a digest of the whole state here (`whole`)"
    return "a record without an outcome has no digest of the whole state (`whole`)"
