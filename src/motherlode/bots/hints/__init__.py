"""Hints for people: what the regular player would do in their place, and why, in sentences.

- `hint`: asks the regular player, and the game's own module for reasons
- `saboteur`, `saboteur2`, `duel`, `goldmine`, `corporation`: each has `reasons(view, move, told)`
- `mine`, `distance`, `deeds`: what games with path cards share: how far the tunnel is, who did what
- `words`: numbers and lists in sentences

Reasons are facts about the position that the seat itself could work out: nothing else is given to
these functions. They speak to the seat as `you` and of others as `seat 3`; whoever knows names puts
them in.
"""
