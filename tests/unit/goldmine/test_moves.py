"""Is the list of legal moves what refusals leave, over all numbers, and in every prompt?"""

from collections import Counter

from motherlode.core.chance import Fast
from motherlode.games.goldmine.game import GOLDMINE_GAME as GAME
from motherlode.games.goldmine.laying import CELLS
from motherlode.games.goldmine.moves import LAY_MOVE
from tests.counts.referee_gold import Walker

SETUP = (
    "goldmine(seats=4, abilities=true, cave_in=true, pickaxes=true, open_tiles=two_player,"
    " collect_and_challenge=true, turn_limit=40)"
)
FIRST_OF_EACH = 3
"""Positions of each prompt that are looked at."""


def test_moves_are_what_is_not_refused_among_all_numbers() -> None:
    looked: Counter[str] = Counter()
    for seed in range(3):
        state, walker = GAME.begin(GAME.setup(SETUP), Fast(seed)), Walker(Fast(seed))
        while (seat := int(GAME.turn(state.public)[0])) >= 0:
            prompt = GAME.prompts_in_words[GAME.turn(state.public)[1]]
            moves = GAME.legal(state)
            if looked[prompt] < FIRST_OF_EACH:
                looked[prompt] += 1
                own, public = state.own[seat], state.public
                near = range(LAY_MOVE)
                far = range(LAY_MOVE, GAME.space(public), 7 if prompt != "lay" else 3)
                allowed = [m for m in near if GAME.refusal(public, own, m) is None]
                allowed += [m for m in far if GAME.refusal(public, own, m) is None]
                here = [m for m in moves if m < LAY_MOVE or m in far]
                assert allowed == here, prompt
            GAME.play(state, walker.choose(state, moves))

    assert set(looked) >= set(GAME.prompts_in_words) - {"flee", "hide"}
    assert GAME.rules(GAME.setup("goldmine")).grid.size < CELLS
