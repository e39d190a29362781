"""Why a move may not be made."""


class Refusal:
    """A code for programs, a clause for sticklers, a sentence for people."""

    def __init__(self, code: str, clause: str, sentence: str) -> None:
        self.code = code
        self.clause = clause
        self.sentence = sentence

    def __repr__(self) -> str:
        return f"{self.sentence} ({self.clause})"
