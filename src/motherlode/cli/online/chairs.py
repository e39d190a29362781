"""Who sits where at a table, and what changes about that, in words."""

from collections.abc import Iterator, Sequence

from motherlode.cli.online.sight import harmless
from motherlode.draw.company import sentence
from motherlode.server.wire import messages as m


def list_chairs(info: m.TableInfo, me: int | None) -> list[str]:
    """A line for each chair."""
    return [f"  {chair.seat}. {_describe(chair, info, me)}" for chair in info.chairs]


def _describe(chair: m.Chair, info: m.TableInfo, me: int | None) -> str:
    if chair.kind == "empty":
        return "empty"
    name = harmless(chair.name)
    if chair.kind == "bot":
        about = f": {harmless(chair.character)}" if chair.character else ""
        return f"{name}, the bot {chair.bot}{about}"
    notes = ["you"] if chair.seat == me else []
    notes += ["the host"] if chair.seat == info.host else []
    notes += ["ready"] if chair.ready else []
    notes += [f"the bot {chair.bot} plays for them"] if chair.bot else []
    notes += [] if chair.here or chair.seat == me else ["not here now"]
    return ", ".join([name, *notes])


def tell_changes(before: m.TableInfo, now: m.TableInfo, me: int | None) -> list[str]:
    """What has changed about the chairs, in sentences."""
    pairs = list(zip(before.chairs, now.chairs, strict=False))
    moved = [(old, new) for old, new in pairs if _who(old) != _who(new)]
    lines = []
    if len(moved) == 2 and {_who(old) for old, _ in moved} == {_who(new) for _, new in moved}:
        one, other = moved[0][1], moved[1][1]
        lines.append(_tell_swap(one, other, me))
    else:
        for old, new in moved:
            lines += _tell_person(old, new, me)
    for old, new in pairs:
        if _who(old) == _who(new):
            lines += _tell_state(old, new, now, me)
    return [*lines, *_tell_host(before, now, me)]


def _tell_host(before: m.TableInfo, now: m.TableInfo, me: int | None) -> Iterator[str]:
    if before.host is None or now.host is None:
        return
    old, new = before.chairs[before.host], now.chairs[now.host]
    if _who(old) != _who(new):
        yield _with(new, me, "is the host now", "are the host now")


def _who(chair: m.Chair) -> tuple[str, str]:
    """What tells one who sits on a chair from another, also if a bot plays for them."""
    return chair.kind, chair.name


def _tell_swap(one: m.Chair, other: m.Chair, me: int | None) -> str:
    if "empty" in (one.kind, other.kind):
        mover = other if one.kind == "empty" else one
        return _with(mover, me, f"goes to seat {mover.seat}", f"go to seat {mover.seat}")
    names = [_name(chair, me) for chair in (one, other)]
    return sentence(
        f"{names[0]} and {names[1]} have changed chairs: {one.seat} and {other.seat} now."
    )


def _tell_person(old: m.Chair, new: m.Chair, me: int | None) -> Iterator[str]:
    if old.kind == new.kind == "person" and old.colour == new.colour:
        who = "You are" if new.seat == me else f"{harmless(old.name)} is"
        yield f"{who} called {harmless(new.name)} now."
        return
    if old.kind != "empty" and old.name != new.name:
        yield f"{harmless(old.name)} leaves seat {old.seat}."
    match new.kind:
        case "person":
            yield _with(new, me, f"sits on seat {new.seat}", f"sit on seat {new.seat}")
        case "bot" if old.name == new.name:
            yield f"{harmless(new.name)} had to go; the bot {new.bot} plays on seat {new.seat}."
        case "bot":
            yield f"{harmless(new.name)}, the bot {new.bot}, sits on seat {new.seat}."
        case _:
            pass


def _tell_state(old: m.Chair, new: m.Chair, now: m.TableInfo, me: int | None) -> Iterator[str]:
    """What changes about one who stays."""
    if new.kind == "bot":
        if old.bot != new.bot:
            yield f"{harmless(new.name)} is the bot {new.bot} now."
        return
    if new.bot != old.bot:
        yield _tell_stand_in(new, me)
    elif old.here != new.here and new.seat != me:
        yield f"{harmless(new.name)} is {'here' if new.here else 'not here now'}."
    if now.phase == "waiting" and old.ready != new.ready:
        negation = "" if new.ready else "not "
        after = "" if new.ready else " any more"
        yield _with(new, me, f"is {negation}ready{after}", f"are {negation}ready{after}")
    if old.silent != new.silent:
        may = "may speak again" if not new.silent else "may not speak any more"
        yield _with(new, me, may, may)
    if new.wants is not None and old.wants != new.wants:
        yield _tell_wish(new, now.chairs, me)


def _tell_stand_in(chair: m.Chair, me: int | None) -> str:
    if not chair.bot:
        return _with(chair, me, "is back and plays", "play on your own again")
    if chair.seat == me:
        return f"The bot {chair.bot} plays for you now; `back` takes your chair again."
    return f"{harmless(chair.name)} has left; the bot {chair.bot} plays for them."


def _tell_wish(chair: m.Chair, chairs: Sequence[m.Chair], me: int | None) -> str:
    assert chair.wants is not None
    wish = f"to change chairs with {_name(chairs[chair.wants], me)}"
    hint = f"; `swap {chair.seat}` agrees" if chair.wants == me else ""
    return _with(chair, me, f"would like {wish}{hint}", f"ask {wish}")


def _name(chair: m.Chair, me: int | None) -> str:
    return "you" if chair.seat == me else harmless(chair.name)


def _with(chair: m.Chair, me: int | None, theirs: str, yours: str) -> str:
    return sentence(f"{_name(chair, me)} {yours if chair.seat == me else theirs}.")
