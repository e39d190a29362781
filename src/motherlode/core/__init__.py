"""What a game *is*: state in three compartments, moves, events, options, chance.

Nothing here knows any game. A game is a `Game`; the shipped checks that any game must pass are in
`conformance` and `twins`.
"""
