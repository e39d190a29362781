"""What can be typed at a table of a server, and what is asked of the server then."""

import secrets
from collections.abc import Callable
from typing import Final

from motherlode.cli.online.chairs import list_chairs
from motherlode.cli.online.invitations import draw_invitation
from motherlode.cli.online.place import Place
from motherlode.cli.online.sight import harmless
from motherlode.draw.company import Company
from motherlode.server.client import Refused, Trouble
from motherlode.server.wire import commands as c
from motherlode.tui.choices import usual_bot
from motherlode.tui.commands import Command
from motherlode.tui.help import HINT
from motherlode.tui.live import LiveVoice
from motherlode.tui.prompt import Quit
from motherlode.tui.words import hint_in_words

NONCE_BYTES: Final = 16


class Orders:
    """A person's words made into commands of the wire."""

    def __init__(self, place: Place, voice: LiveVoice, *, plain: bool) -> None:
        self.place = place
        self.voice = voice
        self.plain = plain
        """Whether pictures are drawn in ASCII."""

    def before_deal(self) -> list[Command]:
        """What can be done while people gather."""
        send = self._send
        return [
            Command("sit", "sit 2", "take that chair; `sit` alone the first empty one", *self._sit),
            Command("ready", "ready", "be ready: when all are, the cards are dealt", self._ready),
            Command("wait", "wait", "not be ready after all", lambda _: send(c.Wait())),
            Command("name", "name Dagna", "have another name", self._rename, takes_words=True),
            Command("swap", "swap 2", "change chairs with that seat", *self._seat("swap", c.Swap)),
            Command("bots", "bots regular", "the host: bots on all empty chairs", *self._bots),
            Command("close", "close", "the host: give the table up", lambda _: send(c.Close())),
            Command("chairs", "chairs", "who sits where (Enter alone does the same)", self._chairs),
            Command("invite", "invite", "the link to this table, also for phones", self._invite),
            *self._always(),
        ]

    def during_game(self) -> list[Command]:
        """What can be done beside moving."""
        send = self._send
        claim = "state something to all; `claim` alone lists what there is"
        back = "take your chair again from the bot that plays for you"
        return [
            Command("hint", *HINT, self._hint),
            Command("claim", "claim 3", claim, self._claim, takes_words=True),
            Command("chairs", "chairs", "who sits where, and who is here", self._chairs),
            Command("back", "back", back, lambda _: send(c.Back())),
            *self._always(),
        ]

    def after_game(self) -> list[Command]:
        """What can be done when all is over."""
        again = "play again with the same people"
        return [
            Command("rematch", "rematch", again, lambda _: self._send(c.Rematch())),
            Command("chairs", "chairs", "who sits where, and who is here", self._chairs),
            *self._always(),
        ]

    def _always(self) -> list[Command]:
        leave = "let go of your chair; in a game a bot takes it until `back`"
        remove = "the host: send a bot or a person away"
        silence = "the host: take somebody's word in the chat, or give it back"
        report = "tell whoever runs this server of abuse"
        return [
            Command("say", "say well dug!", "say something to the table", self._say, True),
            Command("silence", "silence 2", silence, self._silence, True),
            Command("remove", "remove 2", remove, *self._seat("remove", c.Remove)),
            Command("report", "report seat 2", report, self._report, True),
            Command("leave", "leave", leave, lambda _: self._send(c.Leave())),
            Command("quit", "quit", "go; your chair stays yours", self._quit),
        ]

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

    def _seat(
        self, word: str, kind: type[c.Swap] | type[c.Remove]
    ) -> tuple[Callable[[str], None], bool]:
        return lambda rest: self._send(kind(seat=_read_seat(rest, word))), True

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
        self.voice.say(list_chairs(self.place.info, self.place.you.seat))

    def _invite(self, _: str) -> None:
        try:
            link = self.place.guest.invitation(self.place.info.id)
        except (Refused, Trouble) as problem:
            raise ValueError(str(problem)) from None
        self.voice.say(draw_invitation(link, plain=self.plain))

    # At any time

    def _say(self, rest: str) -> None:
        if not rest:
            raise ValueError("Say what: say well dug!")
        self._send(c.Say(text=rest))

    def _silence(self, rest: str) -> None:
        seat, chairs = _read_seat(rest, "silence"), self.place.info.chairs
        silent = seat < len(chairs) and chairs[seat].silent
        self._send(c.Silence(seat=seat, silent=not silent))

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
        self.voice.say(f"  {number:>{wide}}) {text}" for number, text in enumerate(claims, 1))

    def _find_claim(self, typed: str) -> str:
        claims = self.place.claims
        if typed.isascii() and typed.isdigit():
            if 1 <= int(typed) <= len(claims):
                return claims[int(typed) - 1]
            raise ValueError(f"The claims are numbered 1 to {len(claims)}: `claim` lists them.")
        text = typed.lower()
        for chair in self.place.info.chairs:
            if chair.name and text.startswith(f"{chair.name.lower()} "):
                text = f"seat {chair.seat}{text[len(chair.name) :]}"
        found = [claim for claim in claims if text in claim.lower()]
        found = [claim for claim in found if claim.lower() == text] or found
        if len(found) != 1:
            raise ValueError(f"{typed!r} is no claim: `claim` lists them.")
        return found[0]

    def _hint(self, _: str) -> None:
        info = self.place.info
        try:
            move, reasons = self.place.guest.hint(info.id)
        except (Refused, Trouble) as problem:
            raise ValueError(str(problem)) from None
        names = tuple(harmless(chair.name) for chair in info.chairs)
        company = Company(names, self.place.you.seat)
        said = hint_in_words(harmless(move), list(map(harmless, reasons)), company)
        self.voice.say(said)

    def _quit(self, _: str) -> None:
        raise Quit


def _read_seat(text: str, word: str) -> int:
    if text.isascii() and text.isdigit() and int(text) < 12:
        return int(text)
    raise ValueError(f"Name a seat by its number: {word} 2")
