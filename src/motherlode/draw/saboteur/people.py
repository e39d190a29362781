"""What stands beside the table of Saboteur: own aim and knowledge, the people, the piles."""

from collections.abc import Sequence
from textwrap import wrap

from motherlode.draw.company import Company
from motherlode.draw.ink import Paper
from motherlode.draw.mine import people as common
from motherlode.games.saboteur.show import Seat, Self, Shown
from motherlode.words.catalogue import Catalogue


def describe_table(shown: Shown, company: Company, paper: Paper, width: int) -> list[str]:
    """Round and piles, own aim and knowledge, then a line for each player."""
    words = company.words
    lines = common.describe_round(words, shown.round, shown.rounds, shown.pile, width)
    if shown.self is not None:
        lines += ["", *_describe_self(words, shown, shown.self, paper, width)]
    lines += ["", *_list_people(shown, company, paper, width)]
    looked_at = {seat.seat: seat.looked_at for seat in shown.seats}
    return [*lines, *common.wrapped(common.describe_looks(shown.goals, looked_at, company), width)]


def _describe_self(
    words: Catalogue, shown: Shown, own: Self, paper: Paper, width: int
) -> list[str]:
    aim = words.text(f"aim.long.{own.role}")
    known = common.describe_seen(words, shown.goals, own.seen)
    known.append(common.describe_gold(words, sum(own.gold), own.gold))
    return [*(paper.bold(line) for line in wrap(aim, width)), *common.wrapped(known, width)]


def _list_people(shown: Shown, company: Company, paper: Paper, width: int) -> list[str]:
    """Gold is counted in cards: how much is on them, nobody knows but their owner (SAB-30)."""
    words = company.words
    columns = [words.text("people.hand"), words.text("people.goldCards")]
    people = [_person(words, seat, columns) for seat in shown.seats]
    headings = [" ".join(columns)]
    if any(seat.broken for seat in shown.seats):
        headings.insert(0, " ".join([*columns, words.text("people.broken")]))
    counts = words.text("people.cards")
    return common.describe_people(people, shown.asked, headings, company, paper, width, counts)


def _person(words: Catalogue, seat: Seat, columns: Sequence[str]) -> common.Person:
    """Broken tools, and the role once it is shown; in letters where there is no room for words."""
    tools, letters = common.tools_in_words(words, seat.broken)
    role = f"({words.text(f'role.{seat.role}')})" if seat.role else ""
    remarks = ((tools, role), (tools,), (letters, role), (letters,))
    numbers = common.in_columns(columns, [seat.cards, seat.gold_cards])
    return common.Person(seat.seat, numbers, remarks, bool(seat.broken))


def describe_knowledge(words: Catalogue, shown: Shown) -> str:
    """What a seat alone knows, on one line: role, hand, gold, goals it has seen."""
    if shown.self is None:
        return ""
    own = shown.self
    parts = [words.text(f"role.{own.role}"), common.list_known(words, own.hand)]
    if own.gold:
        parts.append(words.text("gold.card", n=sum(own.gold)))
    return "; ".join(parts + common.describe_seen(words, shown.goals, own.seen, "knows.saw"))
