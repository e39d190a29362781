"""What went wrong while setting up, for people."""


class Trouble(Exception):
    """Setting up cannot go on; says why and what to do in a sentence."""

    def __init__(self, sentence: str, details: str = "") -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.details = details
