"""A line as it is typed, key by key, at a terminal that shows nothing by itself."""

from typing import Final

ENTER: Final = "\r\n"
ERASE: Final = "\x7f\x08"
ERASE_WORD: Final = "\x17"
ERASE_LINE: Final = "\x15"
END: Final = "\x04"
ESCAPE: Final = "\x1b"
EARLIER: Final = ("[A", "OA")
LATER: Final = ("[B", "OB")


class Typing:
    """What was typed of a line so far, and the lines before it.

    >>> typing = Typing()
    >>> typing.press("pas\\x7fss cros")
    []
    >>> typing.press("s\\r")
    ['pass cross']
    """

    def __init__(self) -> None:
        self.text = ""
        self._earlier: list[str] = []
        self._place = 0
        """Which of the earlier lines is seen; their number for none."""
        self._escape: str | None = None

    def press(self, keys: str) -> list[str | None]:
        """The lines that these keys finish; `None` says that nothing more will be typed."""
        done: list[str | None] = []
        for key in keys:
            if self._escape is not None:
                self._go_on_escaping(key)
            elif key in ENTER:
                done.append(self._finish())
            elif key == END:
                done += [] if self.text else [None]
            else:
                self._change(key)
        return done

    def _finish(self) -> str:
        text, self.text = self.text, ""
        if text.strip() and self._earlier[-1:] != [text]:
            self._earlier.append(text)
        self._place = len(self._earlier)
        return text

    def _change(self, key: str) -> None:
        if key in ERASE:
            self.text = self.text[:-1]
        elif key == ERASE_WORD:
            self.text = self.text.rstrip().rpartition(" ")[0]
        elif key == ERASE_LINE:
            self.text = ""
        elif key == ESCAPE:
            self._escape = ""
        elif key.isprintable():
            self.text += key

    def _go_on_escaping(self, key: str) -> None:
        """Take in the rest of a special key; those that are not known do nothing."""
        assert self._escape is not None
        self._escape += key
        if len(self._escape) == 1 and key in "[O":
            return
        if key.isalpha() or key == "~" or len(self._escape) == 1:
            if self._escape in EARLIER:
                self._turn_to(self._place - 1)
            elif self._escape in LATER:
                self._turn_to(self._place + 1)
            self._escape = None

    def _turn_to(self, place: int) -> None:
        self._place = min(max(place, 0), len(self._earlier))
        self.text = "".join(self._earlier[self._place : self._place + 1])
