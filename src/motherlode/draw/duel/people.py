"""What stands beside the table of Saboteur Duel: piles and keys, own colour, both players."""

from textwrap import wrap
from typing import Final

from motherlode.draw.company import Company, sentence
from motherlode.draw.duel.board import face_in_words, letter_of
from motherlode.draw.ink import Paper
from motherlode.draw.mine import people as common
from motherlode.games.duel.show import Seat, Shown
from motherlode.words.catalogue import Catalogue

REMARK: Final = 5
"""Columns for a broken tool, without which the list of people is drawn slim."""


def describe_table(shown: Shown, company: Company, paper: Paper, width: int) -> list[str]:
    """Round, pile and keys, own colour and knowledge, a line for each player, who looked where."""
    words = company.words
    lines = common.wrapped(_describe_round(words, shown), width)
    if shown.self is not None:
        aim = words.text(f"duel.aim.{shown.seats[shown.self.seat].colour}")
        lines += ["", *(paper.bold(line) for line in wrap(aim, width))]
        lines += common.wrapped(_describe_seen(words, shown, "own.seen"), width)
    lines += ["", *_list_people(shown, company, paper, width)]
    return [*lines, *common.wrapped(_describe_looks(shown, company), width)]


def _describe_round(words: Catalogue, shown: Shown) -> list[str]:
    """DUE-15: rounds after the first are there because of a tie. DUE-14: keys are few."""
    number = words.text("duel.round", round=shown.round)
    if shown.round > 1:
        number = words.text("duel.extra", round=shown.round - 1, rounds=shown.rounds - 1)
    return [
        f"{number}, {words.text('facts.pile', n=shown.pile)}",
        sentence(words.text("duel.keys", n=shown.keys_left)),
    ]


def _describe_seen(words: Catalogue, shown: Shown, key: str) -> list[str]:
    seen = shown.self.seen if shown.self else {}
    return common.describe_seen(words, shown.goals, seen, key, face_in_words)


def _list_people(shown: Shown, company: Company, paper: Paper, width: int) -> list[str]:
    """With words for colours if there is room for remarks too; else slim."""
    words = company.words
    columns = [words.text("people.hand"), words.text("people.gold")]
    people = [
        _person(
            words,
            seat,
            f"({words.text(f'duel.{seat.colour}')})",
            f" {common.in_columns(columns, [seat.cards, seat.nuggets])}",
        )
        for seat in shown.seats
    ]
    headings = [f" {' '.join(columns)}"]
    if any(seat.broken for seat in shown.seats):
        headings.insert(0, f"{headings[0]} {words.text('people.broken')}")
    if common.room_before_numbers(people, company) + len(headings[-1]) + REMARK > width:
        hand, gold, sign = *columns, paper.ink.gold
        people = [
            _person(words, seat, letter_of(seat.colour), f"{seat.cards:>2} {seat.nuggets}{sign}")
            for seat in shown.seats
        ]
        headings = [f" {hand}, {sign} {gold}", f" {hand}"]
    return common.describe_people(people, shown.asked, headings, company, paper, width)


def _person(words: Catalogue, seat: Seat, title: str, numbers: str) -> common.Person:
    """DUE-11: one broken tool at the most."""
    tools, letters = common.tools_in_words(words, seat.broken)
    return common.Person(
        seat.seat, numbers, ((tools,), (letters,)), bool(seat.broken), seat.colour, title
    )


def _describe_looks(shown: Shown, company: Company) -> list[str]:
    """DUE-13: who could be watched looking; what the seat itself saw is told already."""
    me = shown.self.seat if shown.self else None
    looked_at = {seat.seat: seat.looked_at for seat in shown.seats if seat.seat != me}
    return common.describe_looks(shown.goals, looked_at, company)


def describe_knowledge(words: Catalogue, shown: Shown) -> str:
    """What a seat alone knows, on one line: hand, and goals it has seen."""
    if shown.self is None:
        return ""
    seen = _describe_seen(words, shown, "knows.saw")
    return "; ".join([common.list_known(words, shown.self.hand), *seen])
