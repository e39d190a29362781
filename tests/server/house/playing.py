"""What people do at the only table of a house, and a clock that a test sets."""

from motherlode.core.chance import Fast
from motherlode.server.wire import commands as c
from tests.server.inside import Inside, Wire

NOW = 1_800_000_000.0


class Clock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> float:
        return self.now


async def move(house: Inside, wires: list[Wire], chance: Fast) -> bool:
    """Whoever is asked makes a random move; says whether somebody was."""
    course = house.course
    if course.asked is None:
        return False
    legal = course.legal(course.asked)
    text = course.game.write(course.public, legal[chance.below(len(legal))])
    answer = await wires[course.asked].say(c.Move(text=text, expected=house.room.table.rev))
    assert answer["type"] == "news", answer
    return True


async def play_out(house: Inside, wires: list[Wire], chance: Fast) -> None:
    """People play randomly to the end; whoever else is at the table plays too."""
    course = house.course
    while (asked := course.asked) is not None:
        if house.bot_on(asked) is None:
            await move(house, wires, chance)
        else:
            await wires[0].until(lambda _, asked=asked: course.asked != asked)  # type: ignore[misc]


async def claim(house: Inside, wire: Wire, chance: Fast) -> None:
    """A random claim, if the game goes on and there are any."""
    course = house.course
    claims = course.game.claims(course.public)
    if course.asked is not None and claims:
        text = course.game.write_claim(course.public, claims[chance.below(len(claims))])
        assert (await wire.say(c.Claim(text=text)))["type"] == "news"


async def watch(house: Inside, table: str, *besides: Wire) -> Wire:
    """A guest who watches, with a number that nobody of the others has."""
    taken = [number_of(wire) for wire in besides]
    while True:
        wire = house.wire(await house.guest(), table)
        await wire.until(lambda wire: bool(wire.frames))
        if number_of(wire) not in taken:
            return wire
        await wire.hang_up()


def number_of(wire: Wire) -> int | None:
    """The number that one who came to watch was told."""
    number: int | None = wire.messages[0]["you"].get("spectator")
    return number
