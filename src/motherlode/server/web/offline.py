"""The worker that has a page for times without a server, and what it keeps for it.

It is at the root, since a worker has power only over addresses below its own.
"""

import hashlib
from collections.abc import Mapping
from typing import Final

import msgspec

from motherlode.server.web.shelf import ALONE, Item
from motherlode.words.catalogue import languages

FILES: Final = (f"{ALONE}/index.html", f"{ALONE}/page.js", f"{ALONE}/style.css", "icon.svg")
"""Of the client: the page first."""
WORDS: Final = "pages/offline"


def worker_item(client: Mapping[str, Item], words: Mapping[str, Item]) -> Item:
    """The worker, with what it keeps said first: when any of that changes, so does the worker.

    Browsers look for a changed worker at each visit, and it then fetches all of its page anew.
    """
    kept = {f"/static/{path}": client[path] for path in FILES} | {
        f"/words/{language}/{WORDS}.json": words[f"{language}/{WORDS}"] for language in languages()
    }
    mark = hashlib.sha256("".join(item.mark for item in kept.values()).encode()).hexdigest()[:16]
    said = msgspec.json.encode({"mark": mark, "files": list(kept)})
    return Item(b"self.kept=%b;\n%b" % (said, client[f"{ALONE}/worker.js"].content), ".js")
