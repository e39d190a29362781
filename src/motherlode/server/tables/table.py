"""A table as its log tells it: entries in, state out. Nothing here decides or tells anything."""

from typing import Final, Literal, TypeAlias, assert_never

from motherlode.core.record_deals import commit
from motherlode.core.record_rules import AnyGame, rules_hash
from motherlode.core.setups import Setup
from motherlode.games.registry import find_game
from motherlode.server.log import entries as e
from motherlode.server.tables.chairs import Chair
from motherlode.server.tables.course import Course, deal

Phase: TypeAlias = Literal["waiting", "playing", "over", "closed"]
WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"


class OtherRules(Exception):
    """The table began with rules that this program does not have: it is kept, and not read anew."""


class Table:
    """One table and its game. `rev` is the number of its entries so far."""

    def __init__(self, table_id: str, opened: e.Opened) -> None:
        game, setup = _rules_of(opened)
        self.id = table_id
        self.game: AnyGame = game
        self.setup: Setup = setup
        self.seed = opened.seed
        self.commitment = commit(bytes.fromhex(opened.seed))
        self.pace = opened.pace
        self.stand_in = opened.stand_in
        self.talk = opened.talk
        self.listed = opened.listed
        self.host = opened.host
        self.opener = opened.opener
        self.phase: Phase = WAITING
        self.chairs = [Chair() for _ in range(setup.seats)]
        self._seats: dict[e.GuestId, int] = {}
        self.admitted = {opened.host}
        self.removed: set[e.GuestId] = set()
        self.silenced: set[e.GuestId] = set()
        """Those without a word in the chat, with a chair or without."""
        self.doors = 0
        """How often the door was shut: each time another invitation leads here."""
        self.course: Course | None = None
        self.asked: int | None = None
        """The seat that is asked for a move."""
        self.next: str | None = None
        self.done: dict[tuple[int, str], int] = {}
        """Revisions of moves and claims by seat and the client's id: a retry finds them here."""
        self.rev = 1
        self.made_at = opened.at
        self.changed_at = opened.at
        self.turn_began = opened.at
        """When the seat that is asked was asked."""

    # Who is who

    def seat_of(self, guest: e.GuestId | None) -> int | None:
        """The seat that a guest has, present or away."""
        return None if guest is None else self._seats.get(guest)

    def may_enter(self, guest: e.GuestId | None) -> bool:
        """Whether a guest may come in without an invitation."""
        if guest in self.removed:
            return False
        return self.listed or guest in self.admitted or self.seat_of(guest) is not None

    @property
    def bot_to_move(self) -> str | None:
        """The bot that is to move; `None` if a person is, or nobody."""
        return None if self.asked is None else self.chairs[self.asked].bot

    @property
    def all_ready(self) -> bool:
        """Whether the deal can be made: no chair is empty, every person is ready."""
        people = any(chair.person for chair in self.chairs)
        return people and all(chair.ready for chair in self.chairs)

    def stand_in_seed(self, seat: int) -> int:
        """The seed of a stand-in that comes with the next entry; before the deal there is none."""
        return 0 if self.course is None else self.course.stand_in_seed(seat, self.rev + 1)

    # What happened

    def apply(self, entry: e.AnyEntry) -> None:
        """Let an entry happen. It was decided on when it was made, and is not judged again."""
        self.rev += 1
        self.changed_at = entry.at
        match entry:
            case e.Opened():
                raise ValueError("a table is opened once")
            case e.Admitted():
                self.admitted.add(entry.guest)
            case e.Dealt() | e.Moved() | e.Claimed():
                self._apply_to_game(entry)
            case e.SpectatorRemoved() | e.SpectatorSilenced() | e.DoorShut():
                self._apply_at_door(entry)
            case e.HostChanged():
                self.host = entry.host
            case e.Followed():
                self.next = entry.table
            case e.Closed():
                self.phase = CLOSED
            case _:
                self._apply_to_chairs(entry)
                chairs = enumerate(self.chairs)
                self._seats = {chair.guest: seat for seat, chair in chairs if chair.guest}

    def _apply_at_door(self, entry: e.SpectatorRemoved | e.SpectatorSilenced | e.DoorShut) -> None:
        match entry:
            case e.SpectatorRemoved():
                self._send_away(entry.guest)
            case e.SpectatorSilenced():
                self._silence(entry.guest, silent=entry.silent)
            case e.DoorShut():
                self.doors += 1
                self.listed = False
                # Who sits here is let in, and stays so after rising.
                self.admitted |= self._seats.keys()
            case _:
                assert_never(entry)

    def _apply_to_game(self, entry: e.Dealt | e.Moved | e.Claimed) -> None:
        match entry:
            case e.Dealt():
                self.course = deal(
                    self.game,
                    self.setup,
                    self.seed,
                    self.chairs,
                    self.rev,
                    seeds_bots=entry.seeds_bots,
                )
                self.phase = PLAYING
                self.turn_began = entry.at
            case e.Moved():
                assert self.course is not None
                self.course.move(self.rev, entry.move)
                self.turn_began = entry.at
                self._note(entry)
            case e.Claimed():
                assert self.course is not None
                self.course.state_claim(self.rev, entry.seat, entry.claim)
                self._note(entry)
            case _:
                assert_never(entry)
        self.asked = self.course.asked
        if self.asked is None:
            self.phase = OVER

    def _note(self, entry: e.Moved | e.Claimed) -> None:
        if entry.id:
            self.done[entry.seat, entry.id] = self.rev

    def _apply_to_chairs(
        self,
        entry: e.Sat
        | e.BotSat
        | e.Rose
        | e.Renamed
        | e.SwapAsked
        | e.Swapped
        | e.Readied
        | e.Waited
        | e.Left
        | e.CameBack
        | e.Removed
        | e.Silenced,
    ) -> None:
        chairs = self.chairs
        match entry:
            case e.Sat():
                silent = entry.guest in self.silenced
                chairs[entry.seat] = Chair(entry.guest, entry.name, entry.colour, silent=silent)
            case e.BotSat():
                chairs[entry.seat] = Chair(
                    None, entry.name, entry.colour, bot=entry.bot, seed=entry.seed
                )
            case e.Rose():
                chairs[entry.seat] = Chair()
            case e.Renamed():
                chairs[entry.seat].name, chairs[entry.seat].colour = entry.name, entry.colour
            case e.SwapAsked():
                chairs[entry.seat].wants = entry.other
            case e.Swapped():
                one, other = entry.one, entry.other
                chairs[one], chairs[other] = chairs[other], chairs[one]
                self._forget_wishes(one, other)
            case e.Readied():
                chairs[entry.seat].nonce = entry.nonce
            case e.Waited():
                chairs[entry.seat].nonce = None
            case e.Left():
                chair = chairs[entry.seat]
                chair.bot, chair.seed, chair.left_by_wish = self.stand_in, entry.seed, entry.wished
            case e.CameBack():
                chairs[entry.seat].bot = None
                self.turn_began = entry.at
            case e.Removed():
                self._remove(entry)
            case e.Silenced():
                chair = chairs[entry.seat]
                chair.silent = entry.silent
                if chair.guest is not None:
                    self._silence(chair.guest, silent=entry.silent)
            case _:
                assert_never(entry)

    def _forget_wishes(self, *seats: int) -> None:
        for seat, chair in enumerate(self.chairs):
            if seat in seats or chair.wants in seats:
                chair.wants = None

    def _remove(self, entry: e.Removed) -> None:
        chair = self.chairs[entry.seat]
        assert chair.guest is not None
        self._send_away(chair.guest)
        chair.guest = None
        if self.phase == WAITING:
            self.chairs[entry.seat] = Chair()
        else:
            chair.bot, chair.seed = self.stand_in, entry.seed

    def _silence(self, guest: e.GuestId, *, silent: bool) -> None:
        (self.silenced.add if silent else self.silenced.discard)(guest)

    def _send_away(self, guest: e.GuestId) -> None:
        self.removed.add(guest)
        self.admitted.discard(guest)


def open_table(table_id: str, log: list[e.AnyEntry]) -> Table:
    """The table that a log tells of; `OtherRules` if it was begun with other rules."""
    opened = log[0]
    if not isinstance(opened, e.Opened):
        raise ValueError(f"the log of table {table_id} does not begin with its opening")
    table = Table(table_id, opened)
    for entry in log[1:]:
        table.apply(entry)
    return table


def _rules_of(opened: e.Opened) -> tuple[AnyGame, Setup]:
    game = find_game(opened.setup.partition("(")[0])
    if rules_hash(game) != opened.rules:
        raise OtherRules(f"the table began with other rules of {game.name} than those here")
    return game, game.setup(opened.setup)
