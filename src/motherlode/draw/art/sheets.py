"""A contact sheet: every symbol on dark and on light ground at the sizes of the table."""

from html import escape
from typing import Final

from motherlode.draw.art.sprites import drawings_of, names, sprite

SIZES: Final = (30, 60, 120)
GROUNDS: Final = {"dark": ("#211b17", "#efe4d2"), "light": ("#efe2c4", "#2b2119")}

_STYLE: Final = """
body { margin: 0; font: 11px sans-serif }
section { padding: 12px; display: flex; flex-wrap: wrap; gap: 6px; align-items: end }
figure { margin: 0; text-align: center }
h2 { width: 100%; margin: 0 }
.sprite { position: absolute; width: 0; height: 0 }
"""


def contact_sheet() -> str:
    """An HTML page to look at after a change: is everything legible, and of one hand?"""
    rules = "".join(
        f".{ground} {{ background: {back}; color: {ink} }}\n"
        for ground, (back, ink) in GROUNDS.items()
    )
    body = "".join(_page(name) for name in names())
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title>'
        f"<style>{_STYLE}{rules}</style>{body}</html>\n"
    )


def _page(name: str) -> str:
    hidden = sprite(name).replace("<svg ", '<svg class="sprite" ', 1)
    return hidden + "".join(_section(name, ground, size) for ground in GROUNDS for size in SIZES)


def _section(name: str, ground: str, size: int) -> str:
    figures = "".join(
        _figure(drawing.id, drawing.size, size)
        for drawing in drawings_of(name)
        if not drawing.is_part
    )
    return f'<section class="{ground}"><h2>{escape(name)}, {size} px</h2>{figures}</section>'


def _figure(name: str, shape: tuple[float, float], size: int) -> str:
    wide, high = shape
    picture = f'<svg width="{size}" height="{size * high / wide:.0f}"><use href="#{name}"/></svg>'
    label = f"<figcaption>{escape(name)}</figcaption>" if size >= SIZES[-1] else ""
    return f"<figure>{picture}{label}</figure>"
