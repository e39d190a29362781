"""A round of the expansion told to its slow referee, and both played in step."""

from collections import Counter

from motherlode.core.chance import Fast
from motherlode.games.saboteur2.cards import ROLE_NAMES, SIDE_NAMES
from motherlode.games.saboteur2.game import SABOTEUR2_GAME as GAME
from motherlode.games.saboteur2.game import Table
from tests.counts.guided import ALWAYS, Guide
from tests.counts.in_step import in_step
from tests.counts.slow_doors import COLOURS, crystals, ways_to_gold
from tests.counts.slow_saboteur2 import VALUES, SlowDeal2, SlowRound2

CARE = 40
"""The least care of guides that have any."""
NOBODY = "neither colour"
FINISHER = "the finisher's colour"
OUTCOMES = {*SIDE_NAMES, "crystals", *COLOURS, " and ".join(COLOURS), FINISHER, NOBODY}
"""Who won a round, whether geologists were paid, and which diggers."""


def schemer_of(seed: int) -> Guide:
    """A guide for one game: every eighth game is all random, in the others care differs."""
    chance = Fast(seed)
    care = 0 if seed % 8 == 7 else CARE + chance.below(ALWAYS + 1 - CARE)
    return Guide(chance, care, GAME, evenly=True)


def slow_round(state: Table) -> SlowRound2:
    """The referee's side of a round that has just been dealt."""
    public, hidden = state.public, state.hidden
    names = public.rules.words.card_names
    deal = SlowDeal2(
        seats=public.rules.seats,
        starter=public.turns.starter,
        roles=roles_of(state),
        dwarfs_aside=[ROLE_NAMES[role] for role in reversed(list(hidden.dwarfs.list()))],
        goals=[public.rules.words.faces[face] for face in hidden.goals],
        hands=hands_of(state),
        pile=[names[card] for card in reversed(list(hidden.pile.list()))],
        nuggets=nuggets_of(state),
    )
    return SlowRound2(deal, {name: public.rules.setup.value(name) for name in VALUES})


def roles_of(state: Table) -> list[str]:
    return [ROLE_NAMES[own.role] for own in state.own]


def hands_of(state: Table) -> list[list[str]]:
    names = state.public.rules.words.card_names
    return [[names[card] for card in own.hand.list()] for own in state.own]


def nuggets_of(state: Table) -> list[int]:
    return [int(own.nuggets) for own in state.own]


def play_in_step(state: Table, slow: SlowRound2, guide: Guide, seen: "Counter[str]") -> None:
    """Play a round to its end on both sides; they must agree at each step.

    Counts in `seen` each prompt, each kind of move, and what came of the round. Then the engine is
    in the next round, or over.
    """
    for prompt, move in in_step(GAME, state, slow, guide):
        seen[prompt] += 1
        seen[f"to {GAME.moves_in_words[GAME.kind(move)]}"] += 1
        _compare_secrets(state, slow)
    seen.update(_what_came_of(slow))
    _compare_ends(state, slow)


def _compare_secrets(state: Table, slow: SlowRound2) -> None:
    """What moves do not show at once: dwarfs and cards of all seats, and their gold."""
    assert roles_of(state) == slow.roles
    assert list(map(sorted, hands_of(state))) == list(map(sorted, slow.hands))
    assert nuggets_of(state) == slow.nuggets


def _compare_ends(state: Table, slow: SlowRound2) -> None:
    """Winner, nuggets of each seat, and who begins next."""
    public = state.public
    assert SIDE_NAMES[public.turns.won[-1]] == slow.winner
    assert nuggets_of(state) == slow.nuggets
    if GAME.turn(public)[0] >= 0:
        assert public.turns.starter == slow.next_starter


def _what_came_of(slow: SlowRound2) -> list[str]:
    """Words for the end of a round, so that a test can ask whether each came up."""
    free = [role for seat, role in enumerate(slow.roles) if seat not in slow.trapped]
    found = [slow.winner]
    if crystals(slow.maze) and "geologist" in free:
        found.append("crystals")
    if slow.winner == "diggers":
        found.append(_colours_paid(slow))
    return found


def _colours_paid(slow: SlowRound2) -> str:
    colours = ways_to_gold(slow.maze)
    finisher = NOBODY if slow.last_card_by is None else slow.roles[slow.last_card_by]
    if colours == COLOURS and slow.options["winners"] == "finisher" and finisher in COLOURS:
        return FINISHER
    return " and ".join(colours) or NOBODY
