"""The work of a clerk: a log in, a record or a replay out."""

from typing import assert_never

import msgspec

from motherlode.core.record_text import write_text
from motherlode.server.clerks.jobs import Job, Made, Question
from motherlode.server.log.entries import decode
from motherlode.server.tables.replaying import replay
from motherlode.server.tables.table import OVER, Table, open_table
from motherlode.server.wire.forms import mark_of, packed


def make(job: Job) -> Made:
    """What a job asks for, from its log alone."""
    question = job.question
    table = open_table(question.table, [decode(body) for body in job.log])
    content = written(table, question)
    return Made(packed(content), len(content), mark_of(content))


def written(table: Table, question: Question) -> bytes:
    """What is asked for about a table, as JSON."""
    match question.what:
        case "record":
            assert table.course is not None
            return write_text(table.course.record()).encode()
        case "replay":
            if table.phase != OVER:
                raise ValueError("a replay tells what nobody may know before the game is over")
            return msgspec.json.encode(replay(table, question.seat))
        case _:
            assert_never(question.what)
