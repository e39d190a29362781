"""Tables for tests of the page: opened by the page itself, as its buttons do."""

from typing import Any

from playwright.sync_api import Page

PLAY_NOW = """async ([game, wishes]) => {
  const { playNow } = await import('/static/start/opening.js');
  await playNow(game, wishes);
}"""
OPEN = """async ([wishes, names]) => {
  const { ask } = await import('/static/app/api.js');
  return (await ask('/api/tables', wishes)).table;
}"""
SIT = """async ([table, seat, name]) => {
  const { ask } = await import('/static/app/api.js');
  const { nonce } = await import('/static/app/house.js');
  await ask(`/api/tables/${table}/sit`, { seat, name });
  await ask(`/api/tables/${table}/ready`, { nonce: nonce() });
}"""
RECORD = """async table => await (await fetch(`/api/tables/${table}/record`)).json()"""


def play_now(page: Page, game: str, **wishes: Any) -> str:
    """Sit down against bots; gives the table."""
    page.evaluate(PLAY_NOW, [game, wishes])
    page.wait_for_selector("main.table")
    return page.url.rpartition("/")[2]


def open_table(page: Page, **wishes: Any) -> str:
    """Open a table for people; gives the table."""
    table: str = page.evaluate(OPEN, [wishes, []])
    return table


def sit(page: Page, table: str, seat: int, name: str) -> None:
    """Sit down at a table and be ready."""
    page.evaluate(SIT, [table, seat, name])


def record(page: Page, table: str) -> dict[str, Any]:
    """The record of a table."""
    data: dict[str, Any] = page.evaluate(RECORD, table)
    return data
