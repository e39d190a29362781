"""Every text that people read, in English, Ukrainian and Russian, for browsers and terminals alike.

A folder for each language: its own files are one catalogue, those in folders below are parts that a
browser takes when it needs them (the words of games) or never (those of hints and the terminal).
`catalogue` reads and speaks them; `plurals` says which form goes with a number. Nothing else of
Motherlode is known here. The terms, and where they come from, are in `docs/terms.md`.
"""
