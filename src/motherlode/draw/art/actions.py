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


def draw_action(name: str) -> Drawing:
    """An action card by its name."""
    verb, *tools = name.split("_")
    if verb in (BREAK, FIX) and tools and set(tools) <= set(TOOL_NAMES):
        body = _break(tools) if verb == BREAK else _fix(tools)
    else:
        body = use_part("paper") + use_part(f"act-{name}")
    return symbol(f"card-{name}", CARD.box, body)


def _break(tools: list[str]) -> str:
    return use_part("paper-red") + _tool(tools[0], 9, 18, 42) + use_part("crossed")


def _fix(tools: list[str]) -> str:
    if len(tools) == 1:
        return use_part("paper-green") + _tool(tools[0], 9, 18, 42) + use_part("mended")
    first, second = tools
    both = _tool(first, 5, 9, 31) + _tool(second, 24, 33, 31)
    return use_part("paper-green") + both + use_part("mended")


def _tool(tool: str, x: int, y: int, size: int) -> str:
    return use(f"icon-{tool}", f'x="{x}" y="{y}" width="{size}" height="{size}"')
