"""What a client asks to show it, apart from playing: why not, hints, rules, where to go on."""

from functools import cache
from itertools import groupby

from starlette.requests import Request
from starlette.responses import Response

from motherlode.draw.rules import ENGLISH, read_rulebook
from motherlode.games.registry import GAMES, find_game
from motherlode.server.log.entries import GuestId
from motherlode.server.tables.deciding import decide
from motherlode.server.tables.refusing import Moment, Refusal
from motherlode.server.tables.table import Table
from motherlode.server.web.answers import answer
from motherlode.server.web.desk import Desk, read_body
from motherlode.server.web.faults import Fault, no_game
from motherlode.server.web.lists import tables_of
from motherlode.server.wire import commands as c
from motherlode.server.wire import requests as r
from motherlode.words.catalogue import Catalogue, languages


class Questions:
    """The endpoints; each may fail with a `Fault` or a `Refusal`, which become answers."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.house = desk.house

    async def why(self, request: Request) -> Response:
        """Whether a move may be made now, and if not, why; changes nothing."""
        guest = await self.desk.guest(request)
        self.desk.take(self.desk.commands, guest)
        wish = await read_body(request, r.WhyNot, self.desk.config.limits.message_bytes)
        room = await self.desk.room(request.path_params["table"], guest)
        return answer(why(room.table, guest, wish.text, room.around.moment()))

    async def hint(self, request: Request) -> Response:
        """What the regular player would do now in the place of the guest, and why."""
        guest = await self.desk.guest(request)
        self.desk.take(self.desk.commands, guest)
        wish = await read_body(request, r.AskHint, self.desk.config.limits.message_bytes)
        words = Catalogue(_known(wish.language))
        room = await self.desk.room(request.path_params["table"], guest)
        return answer(await room.hints.give(room.table, guest, words))

    async def rules(self, request: Request) -> Response:
        """The rulebook of a game, with the options as an edition has them."""
        game = request.path_params["game"]
        if game not in GAMES:
            raise no_game()
        sheet = find_game(game).sheet
        edition = request.query_params.get("edition", sheet.edition)
        if edition not in sheet.editions:
            known = " or ".join(sheet.editions)
            raise Fault(400, "bad-query", f"edition is {known} in {sheet.title}.")
        language = _known(request.query_params.get("language", ENGLISH))
        return answer(_rules(game, edition, language))

    async def me(self, request: Request) -> Response:
        """Whether the server knows who asks, and the tables where that guest can go on."""
        guest = await self.desk.maybe_guest(request)
        mine = [] if guest is None else await tables_of(self.house, guest)
        return answer(r.Me(guest=guest is not None, tables=mine))


def _known(language: str) -> str:
    """A language that there is."""
    if language not in languages():
        raise Fault(400, "bad-query", f"language is {' or '.join(languages())}.")
    return language


def why(table: Table, guest: GuestId, text: str, moment: Moment) -> r.Why:
    """What would be said if the guest made this move now.

    It is asked of the one place that decides, which sees `public` and the guest's own part and
    changes nothing: so the answer is the true one, and tells nothing that a refusal would not.
    """
    try:
        decide(table, guest, c.Move(text=text, expected=table.rev), moment)
    except Refusal as refusal:
        return r.Why(may=False, code=refusal.code, clause=refusal.clause, sentence=refusal.sentence)
    return r.Why(may=True)


@cache
def _rules(game: str, edition: str, language: str) -> r.Rules:
    book, sheet = read_rulebook(game, language), find_game(game).sheet
    return r.Rules(
        game=game,
        edition=edition,
        title=book.title,
        preface=list(book.preface),
        chapters=[
            r.Chapter(
                heading=heading,
                clauses=[r.ClauseText(number=one.number, text=one.text) for one in clauses],
            )
            for heading, clauses in groupby(book.clauses, key=lambda clause: clause.heading)
        ],
        closing=book.closing,
        options=[
            r.OptionSet(
                name=name,
                value=value,
                values=list(sheet.options[name].values),
                clause=sheet.options[name].clause,
                says=sheet.options[name].says,
            )
            for name, value in sheet.editions[edition].items()
        ],
    )
