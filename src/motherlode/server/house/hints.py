"""Hints: what the regular player would do for a person who is asked, from what that seat may know.

Bots' workers find them, so that no table waits; and a position is thought about once, however often
its person asks, and in which language.
"""

import asyncio
import logging
from typing import Final

from motherlode.bots.hints.phrases import write_phrase
from motherlode.bots.registry import REGULAR
from motherlode.server.house.surroundings import Surroundings
from motherlode.server.log import entries as e
from motherlode.server.minds.orders import Choice, MindFailed, Order
from motherlode.server.tables.course import Course
from motherlode.server.tables.in_game import course_of, insist_on_turn
from motherlode.server.tables.refusing import Refusal, own_seat
from motherlode.server.tables.table import Table
from motherlode.server.wire import requests as r
from motherlode.words.catalogue import Catalogue

LOG: Final = logging.getLogger("motherlode.house")
NO_HINT: Final = "No hint can be found now: try again in a moment."


class Hints:
    """The hints of one table."""

    def __init__(self, around: Surroundings) -> None:
        self.around = around
        self._position: tuple[str, int] | None = None
        """The table and the revision of the move before what is thought about."""
        self._thought: asyncio.Task[Choice] | None = None

    async def give(self, table: Table, guest: e.GuestId, words: Catalogue) -> r.Hint:
        """A hint for a guest who is asked for a move now, in these words; raises `Refusal`."""
        seat, course = own_seat(table, guest), course_of(table)
        insist_on_turn(table, seat)
        # Written down before the thought: the game may go on meanwhile.
        texts = {move: course.game.write(course.public, move) for move in course.legal(seat)}
        try:
            choice = await self._think(table, course, seat)
            if choice.move not in texts:
                raise MindFailed("it chose a move that is not legal")
        except MindFailed as failure:
            LOG.warning("table %s: no hint: %s", table.id, failure)
            raise Refusal("no-hint", NO_HINT) from None
        names = [chair.name for chair in table.chairs]
        reasons = [write_phrase(reason, words, names) for reason in choice.reasons]
        return r.Hint(move=texts[choice.move], reasons=reasons)

    async def _think(self, table: Table, course: Course, seat: int) -> Choice:
        """One thought a position; who goes away meanwhile does not take it from others."""
        position = table.id, course.last_move
        thought = self._thought
        if thought is None or self._position != position or _failed(thought):
            order = self._order(table, course, seat)
            thought = asyncio.create_task(self.around.minds.choose(order))
            thought.add_done_callback(_failed)  # nobody may be left to hear of it
            self._position, self._thought = position, thought
        return await asyncio.shield(thought)

    def _order(self, table: Table, course: Course, seat: int) -> Order:
        return Order(
            key=f"{table.id}/{seat}/hint",
            setup=table.setup.text,
            bot=REGULAR,
            seat=seat,
            seed=0,
            heard=course.heard(seat),
            view=course.game.view_bytes(course.view(seat)),
            seconds=self.around.config.bots.seconds,
            hint=True,
        )


def _failed(thought: asyncio.Task[Choice]) -> bool:
    """Whether a thought has ended without a choice."""
    return thought.done() and (thought.cancelled() or thought.exception() is not None)
