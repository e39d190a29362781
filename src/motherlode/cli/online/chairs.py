"""Who sits where at a table, and what changes about that, in words."""

from collections.abc import Iterator

from motherlode.cli.online.sight import harmless
from motherlode.draw.company import sentence
from motherlode.server.wire import messages as m
from motherlode.words.catalogue import Catalogue, Param


def list_chairs(info: m.TableInfo, me: int | None, words: Catalogue) -> list[str]:
    """A line for each chair."""
    return [f"  {chair.seat}. {_describe(chair, info, me, words)}" for chair in info.chairs]


def _describe(chair: m.Chair, info: m.TableInfo, me: int | None, words: Catalogue) -> str:
    if chair.kind == "empty":
        return words.text("chair.empty")
    name = harmless(chair.name)
    if chair.kind == "bot":
        about = f": {harmless(words.said(chair.character))}" if chair.character else ""
        return words.text("chair.bot", name=name, bot=chair.bot) + about
    notes = [words.text("people.you")] if chair.seat == me else []
    notes += [words.text("chair.host")] if chair.seat == info.host else []
    notes += [words.text("lobby.isReady")] if chair.ready else []
    notes += [words.text("chair.standIn", bot=chair.bot)] if chair.bot else []
    notes += [] if chair.here or chair.seat == me else [words.text("chair.away")]
    return ", ".join([name, *notes])


def list_spectators(you: m.You, words: Catalogue) -> list[str]:
    """Who watches, for the host, who alone knows; nothing if nobody does."""
    if not you.watching:
        return []
    silent = f" ({words.text('chair.silent')})"
    names = [_spectator(one.number, words) + (silent if one.silent else "") for one in you.watching]
    return [f"  {words.text('chair.watching', names=', '.join(names))}"]


def speaker(saying: m.Saying, words: Catalogue) -> str:
    """Who said something: a name, or the number of one who watches."""
    if saying.spectator is None:
        return harmless(saying.name)
    return _spectator(saying.spectator, words)


def _spectator(number: int, words: Catalogue) -> str:
    return words.text("people.spectator", number=number)


def tell_changes(
    before: m.TableInfo, now: m.TableInfo, me: int | None, words: Catalogue
) -> list[str]:
    """What has changed about the chairs, in sentences."""
    return Changes(now, me, words).tell(before)


class Changes:
    """What has changed about the chairs of a table, as one who sits there reads it."""

    def __init__(self, now: m.TableInfo, me: int | None, words: Catalogue) -> None:
        self.now = now
        self.me = me
        self.words = words

    def tell(self, before: m.TableInfo) -> list[str]:
        """All of it."""
        pairs = list(zip(before.chairs, self.now.chairs, strict=False))
        moved = [(old, new) for old, new in pairs if _who(old) != _who(new)]
        lines = []
        if len(moved) == 2 and {_who(old) for old, _ in moved} == {_who(new) for _, new in moved}:
            lines.append(self._swap(moved[0][1], moved[1][1]))
        else:
            for old, new in moved:
                lines += self._person(old, new)
        for old, new in pairs:
            if _who(old) == _who(new):
                lines += self._state(old, new)
        return [*lines, *self._host(before)]

    def _say(self, key: str, chair: m.Chair, **params: Param) -> str:
        """A sentence about who sits on a chair, or to them."""
        name, you = harmless(chair.name), chair.seat == self.me
        given = {"name": name, "seat": chair.seat, "bot": chair.bot, **params}
        return self.words.text(f"chair.{key}", you=you, **given)

    def _host(self, before: m.TableInfo) -> Iterator[str]:
        if before.host is None or self.now.host is None:
            return
        old, new = before.chairs[before.host], self.now.chairs[self.now.host]
        if _who(old) != _who(new):
            yield self._say("hostNow", new)

    def _swap(self, one: m.Chair, other: m.Chair) -> str:
        if "empty" in (one.kind, other.kind):
            return self._say("goes", other if one.kind == "empty" else one)
        names = {"one": self._name(one), "other": self._name(other)}
        seats: dict[str, Param] = {"first": one.seat, "second": other.seat}
        return sentence(self.words.text("chair.swapped", **names, **seats))

    def _person(self, old: m.Chair, new: m.Chair) -> Iterator[str]:
        if old.kind == new.kind == "person" and old.colour == new.colour:
            yield self._say("renamed", new, name=harmless(old.name), new=harmless(new.name))
            return
        if old.kind != "empty" and old.name != new.name:
            yield self.words.text("chair.leaves", name=harmless(old.name), seat=old.seat)
        match new.kind:
            case "person":
                yield self._say("sits", new)
            case "bot":
                yield self._say("removed" if old.name == new.name else "botSits", new)
            case _:
                pass

    def _state(self, old: m.Chair, new: m.Chair) -> Iterator[str]:
        """What changes about one who stays."""
        if new.kind == "bot":
            if old.bot != new.bot:
                yield self._say("botNow", new)
            return
        if new.bot != old.bot:
            yield self._say("left" if new.bot else "back", new)
        elif old.here != new.here and new.seat != self.me:
            yield self._say("here" if new.here else "notHere", new)
        if self.now.phase == "waiting" and old.ready != new.ready:
            yield self._say("ready" if new.ready else "unready", new)
        if old.silent != new.silent:
            yield self._say("silenced" if new.silent else "speaks", new)
        if new.wants is not None and old.wants != new.wants:
            yield self._wish(new, self.now.chairs[new.wants])

    def _wish(self, chair: m.Chair, other: m.Chair) -> str:
        key = "wantsYours" if other.seat == self.me else "wants"
        return self._say(key, chair, other=harmless(other.name))

    def _name(self, chair: m.Chair) -> str:
        return self.words.text("people.you") if chair.seat == self.me else harmless(chair.name)


def _who(chair: m.Chair) -> tuple[str, str]:
    """What tells one who sits on a chair from another, also if a bot plays for them."""
    return chair.kind, chair.name
