"""Action cards: paper with one clear picture, and calm below it for the name.

A broken tool is crossed with red, a mended one has a green check; other cards have a picture of
their own, `art-act-…`.
"""

from typing import Final

from motherlode.draw.art.drawings import Drawing, symbol, use, use_part
from motherlode.draw.art.ways import CARD
from motherlode.kit.tools import TOOL_NAMES

BREAK: Final = "break"
FIX: Final = "fix"


HARMFUL: Final = ("thief", "trap")
HELPFUL: Final = ("hands_off", "free")


def draw_action(name: str) -> Drawing:
    """An action card by its name."""
    verb, *tools = name.split("_")
    if verb in (BREAK, FIX) and tools and set(tools) <= set(TOOL_NAMES):
        body = _break(tools[0]) if verb == BREAK else _fix(tools)
    else:
        body = use_part(_paper(name)) + use_part(f"act-{name}")
    return symbol(f"card-{name}", CARD.box, body)


def _paper(name: str) -> str:
    """Cards against somebody have a red rim, those that help a green one."""
    if name in HARMFUL:
        return "paper-red"
    return "paper-green" if name in HELPFUL else "paper"


def _break(tool: str) -> str:
    return use_part("paper-red") + _tool(tool, 5, 12, 50) + use_part("crossed")


def _fix(tools: list[str]) -> str:
    if len(tools) == 1:
        return use_part("paper-green") + _tool(tools[0], 5, 12, 50) + use_part("mended")
    first, second = tools
    both = _tool(first, 4, 6, 36) + _tool(second, 22, 33, 35)
    return use_part("paper-green") + both + use_part("mended", 'transform="translate(-30)"')


def _tool(tool: str, x: int, y: int, size: int) -> str:
    return use(f"icon-{tool}", f'x="{x}" y="{y}" width="{size}" height="{size}"')
