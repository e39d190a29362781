"""Windows above the table: whatever is pressed once they are there belongs to them."""

from tests.browser.scripts import script
from tests.browser.tables import play_now
from tests.browser.windows import Windows


def test_a_window_takes_keys_from_the_moment_it_is_on_the_page(windows: Windows) -> None:
    page = windows.new(reduced_motion="reduce").page
    play_now(page, "saboteur", seats=3)
    page.evaluate(script("watch_dialogs"))
    page.get_by_role("button", name="More").click()
    page.wait_for_selector("dialog")
    assert page.evaluate("window.dialogsSeen") == [True]
