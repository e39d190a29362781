"""Which goals are turned up, and how they come to lie (DUE-9)."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from motherlode.core.events import Log
from motherlode.games.duel.state import Public
from motherlode.kit.goals import ALL_GOALS, ASKS_HOW, GOAL_BIT, GOALS, GOES_ON, UNSEEN
from motherlode.kit.news import LAY, OPENED


def look_for_goals(public: Public, faces: vec[u8], seat: i64, log: Log | None) -> i64:
    """After a path card or a key: turn up all that is reached, or ask how one lies.

    `faces` is what truly lies on each goal, `seat` whose turn it is.
    """
    goals = public.goals
    while True:
        if goals.turning == 0:
            goals.turning = _reached_goals(public)
            if goals.turning == 0:
                return GOES_ON
        goal: i64 = goals.first_turning()
        goals.open[goal] = faces[goal]
        if log is not None:
            log.tell(OPENED, seat, goal, i64(faces[goal]))
        tile: i64 = _only_way(public, goal)
        if tile < 0:
            return ASKS_HOW
        _lay(public, goal, tile, seat, log)


def lie_as_chosen(public: Public, faces: vec[u8], rest: i64, seat: i64, log: Log | None) -> i64:
    """The player has picked how a goal lies (goal * 2 + turned); go on with the others."""
    goal: i64 = rest // 2
    _lay(public, goal, _written(public, goal) + rest % 2, seat, log)
    return look_for_goals(public, faces, seat, log)


def _reached_goals(public: Public) -> i64:
    """The face-down goals that a mouth faces which is reached on either map, as bits."""
    reached: i64 = 0
    goal: i64
    for goal in range(GOALS):
        if public.goals.open[goal] == UNSEEN and public.maps.leads(public.rules.goals.cells[goal]):
            reached |= GOAL_BIT[goal]
    return reached


def _only_way(public: Public, goal: i64) -> i64:
    """The tile that a goal must lie as; -1 if two are left.

    It meets a mouth that reaches it; if among those some fit all neighbours, it is one of them.
    """
    cell: i64 = public.rules.goals.cells[goal]
    mine = public.maps.mine
    written: i64 = _written(public, goal)
    leads: i64 = public.maps.leads(cell)
    meeting: i64 = 0
    fitting: i64 = 0
    meets: i64 = written
    fits: i64 = written
    tile: i64
    for tile in range(written, written + i64(mine.tiles.ways[i64(mine.tiles.card[written])])):
        if leads & i64(mine.tiles.mouths[tile]) == 0:
            continue
        meeting += 1
        meets = tile
        if mine.fits(cell, tile):
            fitting += 1
            fits = tile
    if fitting > 0:
        return fits if fitting == 1 else -1
    return meets if meeting == 1 else -1


def _written(public: Public, goal: i64) -> i64:
    """The tile of an open goal as it is written."""
    return public.rules.goals.written[i64(public.goals.open[goal])]


def _lay(public: Public, goal: i64, tile: i64, seat: i64, log: Log | None) -> None:
    public.goals.turning &= ALL_GOALS - GOAL_BIT[goal]
    public.maps.turn_up(public.rules.goals.cells[goal], tile)
    if log is not None:
        log.tell(LAY, seat, goal, tile)
