"""Hints for people: what the regular player would do in their place, and why, in sentences.

- `hint`: asks the regular player, and the game's own module for reasons
- `saboteur`, `saboteur2`, `duel`, `goldmine`, `corporation`: each has `reasons(view, move, told)`
- `mine`, `distance`, `deeds`: what games with path cards share: how far the tunnel is, who did what
- `phrases`: what is said as data, and as a sentence in the reader's language
- `steps`, `chances`: how far a miner walks, and how sure something is

Reasons are facts about the position that the seat itself could work out: nothing else is given to
these functions. Their texts are in `words/<language>/hints`.
"""
