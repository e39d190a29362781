"""What the tests of art share: sprites as trees, and where their tunnels end."""

import re
from collections.abc import Iterator
from functools import cache
from xml.etree.ElementTree import Element, fromstring

from motherlode.draw.art import sprite
from motherlode.draw.art.ways import EDGE, SIDES, Frame

SVG = "{http://www.w3.org/2000/svg}"
NUMBER = re.compile(r"-?\d*\.?\d+")


@cache
def tree(name: str) -> Element:
    """A sprite, parsed."""
    return fromstring(sprite(name))


def by_id(name: str) -> dict[str, Element]:
    """Everything in a sprite that has an id."""
    return {
        element.attrib["id"]: element for element in tree(name).iter() if "id" in element.attrib
    }


def uses(element: Element) -> list[str]:
    """The ids that an element uses, from the first to the last."""
    found = element.iter(f"{SVG}use")
    return [use.attrib["href"].removeprefix("#") for use in found]


def tunnel_mouths(name: str, symbol: str, frame: Frame) -> tuple[int, list[tuple[float, float]]]:
    """The sides where carved edges end at a picture's rim, and ends that are at no mouth."""
    ends = {end for line in _carved(by_id(name), symbol) for end in _on_rim(line, frame)}
    sides = {frame.mouth(side): side for side in SIDES}
    return sum(sides.get(end, 0) for end in ends), sorted(ends - sides.keys())


def _carved(drawings: dict[str, Element], symbol: str) -> Iterator[str]:
    """The lines of all dark strokes, in the picture itself and in its parts."""
    for element in drawings[symbol].iter():
        if (
            element.tag == f"{SVG}path"
            and element.get("stroke") == EDGE
            and "fill" not in element.attrib
        ):
            yield element.attrib["d"]
        if element.tag == f"{SVG}use" and "transform" not in element.attrib:
            yield from _carved(drawings, element.attrib["href"].removeprefix("#"))


def _on_rim(line: str, frame: Frame) -> Iterator[tuple[float, float]]:
    numbers = [float(text) for text in NUMBER.findall(line)]
    for x, y in zip(numbers[::2], numbers[1::2], strict=True):
        if x in (0, frame.wide) or y in (0, frame.high):
            yield x, y
