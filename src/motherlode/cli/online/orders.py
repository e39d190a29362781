"""What can be typed at a table of a server, and what is asked of the server then."""

import secrets
from collections.abc import Callable
from typing import Final

from motherlode.cli.online.chairs import list_chairs, list_spectators
from motherlode.cli.online.invitations import draw_invitation
from motherlode.cli.online.place import Place
from motherlode.cli.online.problems import tell_problem
from motherlode.cli.online.sight import harmless
from motherlode.server.client import Refused, Trouble
from motherlode.server.wire import commands as c
from motherlode.tui.choices import usual_bot
from motherlode.tui.claims import say_claim
from motherlode.tui.commands import Command
from motherlode.tui.live import LiveVoice
from motherlode.tui.prompt import Quit
from motherlode.tui.words import hint_in_words

NONCE_BYTES: Final = 16


class Orders:
    """A person's words made into commands of the wire."""

    def __init__(self, place: Place, voice: LiveVoice, *, plain: bool) -> None:
        self.place = place
        self.voice = voice
        self.words = voice.words
        self.plain = plain
        """Whether pictures are drawn in ASCII."""

    def before_deal(self) -> list[Command]:
        """What can be done while people gather."""
        send, order = self._send, self._order
        return [
            order("sit 2", *self._sit),
            order("ready", self._ready),
            order("wait", lambda _: send(c.Wait())),
            order("name Dagna", self._rename, True),
            order("swap 2", *self._swap),
            order("bots regular", *self._bots),
            order("close", lambda _: send(c.Close())),
            order("chairs", self._chairs),
            order("invite", self._invite),
            *self._always(),
        ]

    def during_game(self) -> list[Command]:
        """What can be done beside moving."""
        return [
            Command("hint", "hint", self.words.text("help.hint"), self._hint),
            self._order("claim 3", self._claim, True),
            self._look_around(),
            self._order("back", lambda _: self._send(c.Back())),
            *self._always(),
        ]

    def after_game(self) -> list[Command]:
        """What can be done when all is over."""
        again = self._order("rematch", lambda _: self._send(c.Rematch()))
        return [again, self._look_around(), *self._always()]

    def _look_around(self) -> Command:
        return Command("chairs", "chairs", self.words.text("order.look"), self._chairs)

    def _always(self) -> list[Command]:
        order, words = self._order, self.words
        return [
            order(f"say {words.text('order.wellDug')}", self._say, True),
            order("silence 2", self._silence, True),
            order("remove 2", self._remove, True),
            order("door", lambda _: self._send(c.Door())),
            order(f"report {words.text('order.seat')}", self._report, True),
            order("leave", lambda _: self._send(c.Leave())),
            order("quit", self._quit),
        ]

    def _order(self, example: str, do: Callable[[str], None], takes_words: bool = False) -> Command:
        """A command, by how it is typed."""
        name = example.partition(" ")[0]
        return Command(name, example, self.words.text(f"order.{name}"), do, takes_words)

    def _send(self, *commands: c.AnyCommand) -> None:
        self.place.send(commands)

    # Before the deal

    @property
    def _sit(self) -> tuple[Callable[[str], None], bool]:
        def sit(rest: str) -> None:
            if rest:
                seat = _read_seat(rest, "sit")
            elif self.place.empty:
                seat = self.place.empty[0]
            else:
                raise ValueError("Every chair at this table is taken.")
            self._send(c.Sit(seat=seat, name=self.place.name))

        return sit, True

    @property
    def _swap(self) -> tuple[Callable[[str], None], bool]:
        return lambda rest: self._send(c.Swap(seat=_read_seat(rest, "swap"))), True

    @property
    def _bots(self) -> tuple[Callable[[str], None], bool]:
        def seat_bots(rest: str) -> None:
            bot, empty = rest or usual_bot(self.place.info.game), self.place.empty
            if not empty:
                raise ValueError("No chair is empty: `remove 2` empties one.")
            self._send(*[c.SeatBot(seat=seat, bot=bot) for seat in empty])

        return seat_bots, True

    def _ready(self, _: str) -> None:
        self._send(c.Ready(nonce=secrets.token_hex(NONCE_BYTES)))

    def _rename(self, rest: str) -> None:
        if not rest:
            raise ValueError("Say how you want to be called: name Dagna")
        self.place.name = rest
        if self.place.chair is not None:
            self._send(c.Rename(name=rest))

    def _chairs(self, _: str) -> None:
        you, words = self.place.you, self.words
        self.voice.say(list_chairs(self.place.info, you.seat, words) + list_spectators(you, words))

    def _invite(self, _: str) -> None:
        try:
            link = self.place.guest.invitation(self.place.info.id)
        except (Refused, Trouble) as problem:
            raise ValueError(tell_problem(problem, self.words)) from None
        self.voice.say(draw_invitation(link, self.words, plain=self.plain))

    # At any time

    def _say(self, rest: str) -> None:
        if not rest:
            raise ValueError("Say what: say well dug!")
        self._send(c.Say(text=rest))

    def _silence(self, rest: str) -> None:
        seat, spectator = _read_person(rest, "silence")
        chairs, watching = self.place.info.chairs, self.place.you.watching
        if seat is not None:
            silent = seat < len(chairs) and chairs[seat].silent
        else:
            silent = any(one.silent for one in watching if one.number == spectator)
        self._send(c.Silence(seat=seat, spectator=spectator, silent=not silent))

    def _remove(self, rest: str) -> None:
        seat, spectator = _read_person(rest, "remove")
        self._send(c.Remove(seat=seat, spectator=spectator))

    def _report(self, rest: str) -> None:
        if not rest:
            raise ValueError("Say what happened: report seat 2 swears")
        self._send(c.Report(text=rest))

    def _claim(self, rest: str) -> None:
        claims = self.place.claims
        if not claims:
            raise ValueError("There is nothing that could be claimed now.")
        if rest:
            self._send(c.Claim(text=self._find_claim(rest)))
            return
        wide = len(str(len(claims)))
        said = map(self._say_claim, claims)
        self.voice.say(f"  {number:>{wide}}) {text}" for number, text in enumerate(said, 1))

    def _say_claim(self, claim: str) -> str:
        return say_claim(claim, self.place.names, self.words)

    def _find_claim(self, typed: str) -> str:
        claims = self.place.claims
        if typed.isascii() and typed.isdigit():
            if 1 <= int(typed) <= len(claims):
                return claims[int(typed) - 1]
            raise ValueError(f"The claims are numbered 1 to {len(claims)}: `claim` lists them.")
        text = typed.lower()
        said = {claim: (claim.lower(), self._say_claim(claim).lower()) for claim in claims}
        found = [claim for claim in claims if any(text in one for one in said[claim])]
        found = [claim for claim in found if text in said[claim]] or found
        if len(found) != 1:
            raise ValueError(f"{typed!r} is no claim: `claim` lists them.")
        return found[0]

    def _hint(self, _: str) -> None:
        info = self.place.info
        try:
            move, reasons = self.place.guest.hint(info.id, self.words.language)
        except (Refused, Trouble) as problem:
            raise ValueError(tell_problem(problem, self.words)) from None
        said = hint_in_words(harmless(move), list(map(harmless, reasons)), self.words)
        self.voice.say(said)

    def _quit(self, _: str) -> None:
        raise Quit


def _read_seat(text: str, word: str) -> int:
    if text.isascii() and text.isdigit() and int(text) < 12:
        return int(text)
    raise ValueError(f"Name a seat by its number: {word} 2")


def _read_person(text: str, word: str) -> tuple[int | None, int | None]:
    """A seat, or one who watches: whose numbers have four digits."""
    if text.isascii() and text.isdigit():
        if int(text) < 12:
            return int(text), None
        if len(text) == 4 and text[0] != "0":
            return None, int(text)
    raise ValueError(f"Name a seat or a spectator by its number: {word} 2")
