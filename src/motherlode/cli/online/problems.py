"""What a server refuses, or why it cannot be asked, in words."""

from motherlode.cli.online.sight import harmless
from motherlode.server.client import Refused, Trouble
from motherlode.tui.mistakes import explain_mistake
from motherlode.words.catalogue import Catalogue


def tell_problem(problem: Refused | Trouble, words: Catalogue) -> str:
    """Why something could not be done."""
    if isinstance(problem, Refused):
        return tell_refusal(problem.sentence, problem.clause, words)
    return harmless(explain_mistake(str(problem), words))


def tell_refusal(sentence: str, clause: str, words: Catalogue) -> str:
    """A refusal, with its clause if it is a rule."""
    said = words.said(sentence)
    return harmless(f"{said} ({clause})" if clause else said)
