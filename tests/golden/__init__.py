"""Did behaviour change? Whole games as readable transcripts, one a game and edition.

`tools/regold` writes them anew; do that in a commit of its own that says why.
"""
