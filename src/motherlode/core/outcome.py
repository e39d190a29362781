"""How a game ended."""


class Outcome:
    """Who won, with how much, and why it ended."""

    def __init__(self, winners: list[int], scores: list[int], why: str) -> None:
        self.winners = winners
        self.scores = scores
        self.why = why

    def __repr__(self) -> str:
        return f"Outcome(winners={self.winners}, scores={self.scores}, why={self.why!r})"
