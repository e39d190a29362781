"""The page asks for what changed in a view; what does not fit brings it back to whole views."""

import json
import re
from itertools import count

from playwright.sync_api import WebSocketRoute

from tests.browser.hands import Mouse, look
from tests.browser.tables import play_now
from tests.browser.windows import Windows

SPOILT = 3
"""The change that is spoilt on its way."""


def test_a_change_that_does_not_fit_brings_the_page_back_to_whole_views(windows: Windows) -> None:
    page = windows.new(reduced_motion="reduce").page
    addresses: list[str] = []
    changes = count(1)

    def spoil(message: str) -> str:
        data = json.loads(message)
        change = (data.get("play") or {}).get("changed")
        if change is not None and next(changes) == SPOILT:
            change["since"] += 1
        return json.dumps(data)

    def listen(line: WebSocketRoute) -> None:
        addresses.append(line.url)
        server = line.connect_to_server()
        server.on_message(lambda message: line.send(spoil(str(message))))

    page.route_web_socket(re.compile("/socket"), listen)
    play_now(page, "duel", seats=2, options={"tie_rounds": "0"})
    hand = Mouse(page, seed=3)
    while not look(page).over:
        hand.move()

    assert ["changes=1" in address for address in addresses] == [True, False]
    assert hand.moves > SPOILT
