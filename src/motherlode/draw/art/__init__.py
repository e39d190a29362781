"""Our own art: one set of SVG symbols for the browser, for notebooks and for the docs.

Simple pictures are files in `symbols/`, one a file; path cards and tiles are drawn from the tunnels
in the games' boxes, so that a changed deck needs no new art. Colours are fixed; it has no styles,
scripts or words. Pictures share their parts (`art-…`) by `<use>`.
"""

from motherlode.draw.art.sprites import COMMON, names, sprite, supplement, symbols_of

__all__ = ["COMMON", "names", "sprite", "supplement", "symbols_of"]
