"""The game at a table of a server: what is told of it, and the question that is open."""

import time
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Final

from motherlode.cli.online.orders import Orders
from motherlode.cli.online.place import Place
from motherlode.cli.online.sight import OnlineSight, harmless
from motherlode.core.events import EVERYONE
from motherlode.core.outcome import Outcome
from motherlode.draw.face import find_face
from motherlode.draw.ink import Paper
from motherlode.server.wire import messages as m
from motherlode.tui.live import LiveVoice
from motherlode.tui.prompt import Prompt, Waiting
from motherlode.tui.readers import Reader
from motherlode.tui.screen import draw_table
from motherlode.tui.words import claim_in_words, count_claims, rank

LATEST: Final = 10
"""Sentences that are told to one who comes into a game that goes on."""


class OnlineGame:
    """A game from the moment on at which it is first seen."""

    def __init__(
        self,
        place: Place,
        play: m.Play,
        voice: LiveVoice,
        paper: Callable[[], Paper],
        orders: Orders,
    ) -> None:
        self.place = place
        self.voice = voice
        self.words = voice.words
        self.paper = paper
        self.orders = orders
        self.sight = OnlineSight(place.info, place.you.seat, play)
        self.face = find_face(place.info.game, self.words)
        self.reader = Reader(self.sight, self.face, self.sight.seat)
        self.turns = 0
        self.over = False
        self._question: tuple[int, bool, bool] | None = None
        """What the prompt was made for: moves made, whether one is asked, whether it is over."""
        self.prompt: Prompt

    # What happens

    def hear(self, told: Sequence[m.Told], play: m.Play) -> None:
        """Tell what has happened."""
        before = self.sight.view(EVERYONE)
        self.look(play)
        for chapter in self._chapters(told):
            self.sight.tell(chapter)
            self.reader.hear(self.paper())
        self.voice.say_pages(self.reader.take())
        if self.face.ends_turn(before, self.sight.view(EVERYONE)):
            self.turns += 1
            if self.sight.seat == EVERYONE and self.turns % len(self.sight.names) == 0:
                self._show_table()

    def look(self, play: m.Play) -> None:
        """Take in how the game stands."""
        self.sight.take(play)
        self.place.claims = self.sight.claims() if play.asked is not None else []

    def catch_up(self, told: Sequence[m.Told], play: m.Play) -> None:
        """Take in the story of this chapter, and tell its last sentences."""
        self.look(play)
        self.sight.tell(self._chapters(told)[-1])
        self.reader.hear(self.paper())
        self.reader.recent = self.reader.log[-LATEST:]
        self.reader.skim()
        self.voice.say_pages(self.reader.take())
        if not self.place.asked:
            self._show_table()

    def _chapters(self, told: Sequence[m.Told]) -> list[Sequence[m.Told]]:
        """What was told, cut where chapters begin: who was away may have missed some."""
        self.sight.tell(told)
        events = self.sight.news(self.sight.seat)
        cuts = [i for i, event in enumerate(events) if i and self.face.opens_chapter(event)]
        return [told[i:j] for i, j in pairwise([0, *cuts, len(told)])]

    def state(self, claim: m.Stated) -> None:
        """Tell a claim."""
        self.voice.say([self._claim_in_words(claim)])

    def _claim_in_words(self, claim: m.Stated) -> str:
        text, company = harmless(claim.text), self.reader.company
        return claim_in_words(claim.seat, text, claim.true, company, self.words)

    def _show_table(self) -> None:
        shown, company = self.sight.view(self.sight.seat), self.reader.company
        self.voice.say(["", *draw_table(self.face, shown, company, [], self.paper()), ""])

    # What is asked

    def settle(self, play: m.Play) -> None:
        """Ask for a move if it is one's turn and one was not asked yet; tell the end once."""
        asked, over = self.place.asked, play.end is not None
        question = play.moves_made, asked, over
        if self._question == question:
            return
        self._question = question
        if play.end is not None and not self.over:
            self.over = True
            self.voice.say(self._tell_end(play.end))
        self.prompt = self._make_prompt(asked=asked, over=over)
        if asked:
            self.prompt.begin()
            self._tell_time(play.due)

    def _tell_time(self, due: float | None) -> None:
        if due is not None:
            seconds = max(0, round(due - time.time()))
            self.voice.say([self.words.text("online.seconds", n=seconds)])

    def ask_again(self) -> None:
        """Forget that one was asked: the table has to be shown again."""
        self._question = None

    def _make_prompt(self, *, asked: bool, over: bool) -> Prompt:
        given = self.sight, self.face, self.reader, self.voice, self.paper
        if asked:
            return Prompt(*given, self.orders.during_game())
        prompt = Waiting(*given, self.orders.after_game() if over else self.orders.during_game())
        if over:
            prompt.why = "The game is over."
            prompt.usual_hint = self.words.text("online.afterGame")
        else:
            prompt.usual_hint = self.words.text("online.others", name=self.place.whose_turn)
        return prompt

    def _tell_end(self, end: m.End) -> Iterator[str]:
        company = self.reader.company
        outcome = Outcome(end.winners, end.scores, harmless(end.why))
        yield from rank(outcome, self.face, company, self.words)
        yield from map(self._claim_in_words, end.claims)
        marks = [(claim.seat, claim.true) for claim in end.claims]
        yield from count_claims(marks, company, self.words)
        link = f"{self.place.guest.url}{harmless(end.record)}"
        yield self.words.text("online.record", link=link)
