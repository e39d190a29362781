"""A game on a server looks and reads as it does at one's own table."""

import msgspec
import pytest

from motherlode.cli.online.sight import OnlineSight, harmless
from motherlode.core.chance import Fast
from motherlode.core.events import EVERYONE
from motherlode.core.packing import Packer
from motherlode.draw.face import find_face
from motherlode.draw.ink import UNICODE, Paper
from motherlode.games.registry import GAMES
from motherlode.server.tables.course import Course
from motherlode.server.tables.telling import told
from motherlode.server.wire import messages as m
from motherlode.tui.readers import Reader
from motherlode.tui.table import Table, open_table
from motherlode.words.catalogue import Catalogue
from tests.cli.running import chosen

PAPER = Paper(UNICODE, False, 100, 40)
STEPS = 60


class Sent:
    """What a server would send of a local table, through its bytes and back."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.course = Course(table._recorder)

    def play(self, seat: int) -> m.Play:
        """The game as a seat may see it."""
        game, state = self.table.game, self.course.playing.state
        if seat == EVERYONE:
            out = Packer()
            state.public.pack(out)
            packed = out.bytes()
        else:
            packed = game.view_bytes(state.view(seat))
        play = m.Play(moves_made=0, asked=self.table.asked(), packed=packed)
        return msgspec.json.decode(msgspec.json.encode(play), type=m.Play)

    def news(self, seat: int) -> list[m.Told]:
        """What the last step told to a seat."""
        heard = told(self.course, self.course.playing.news, None if seat == EVERYONE else seat)
        return msgspec.json.decode(msgspec.json.encode(heard), type=list[m.Told])

    def info(self) -> m.TableInfo:
        """The table, with its people."""
        return m.TableInfo(
            id="",
            game=self.table.game.name,
            setup=self.table.game.setup_of(self.table.public).text,
            phase="playing",
            chairs=[
                m.Chair(seat=seat, kind="person", name=name)
                for seat, name in enumerate(self.table.names)
            ],
            host=0,
            pace=None,
            stand_in="random",
            talk=True,
            listed=True,
            commitment="",
        )


@pytest.mark.parametrize("seat", [0, EVERYONE])
@pytest.mark.parametrize("game", GAMES)
def test_the_same_is_seen_told_and_allowed_as_at_an_own_table(game: str, seat: int) -> None:
    table = open_table(chosen(4, "7", people="0", game=game))
    sent, chance, face = Sent(table), Fast(3), find_face(game, Catalogue("en"))
    sight = OnlineSight(sent.info(), None if seat == EVERYONE else seat, sent.play(seat))
    here, there = Reader(table, face, seat), Reader(sight, face, seat)
    asked = 0
    for _ in range(STEPS):
        sight.take(sent.play(seat))
        sight.tell(sent.news(seat))
        here.hear(PAPER)
        there.hear(PAPER)
        assert there.take() == here.take()
        assert sight.view(seat) == table.view(seat)
        if table.asked() is None:
            break
        legal = table.legal()
        asked += table.asked() == seat
        assert sight.legal() == (legal if table.asked() == seat else [])
        table.play(legal[chance.below(len(legal))])
    assert asked > 1 or seat == EVERYONE


def test_a_view_that_is_damaged_is_noticed() -> None:
    table = open_table(chosen(4, "7"))
    sent = Sent(table)
    for seat in (0, None):
        good = sent.play(EVERYONE if seat is None else seat)
        assert good.packed is not None
        bad = msgspec.structs.replace(good, packed=good.packed[:-1])
        with pytest.raises(ValueError, match="damaged"):
            OnlineSight(sent.info(), seat, bad)


def test_an_event_of_another_version_is_named() -> None:
    sent = Sent(open_table(chosen(4, "7")))
    sight = OnlineSight(sent.info(), 0, sent.play(0))
    with pytest.raises(ValueError, match="the server tells of 'flew', which this program"):
        sight.tell([m.Told(kind="flew", text="seat 0 flew")])


def test_texts_of_others_cannot_command_a_terminal() -> None:
    assert harmless("Dag\033[2Jna\r\n\N{RIGHT-TO-LEFT OVERRIDE}") == "Dag [2Jna   "
