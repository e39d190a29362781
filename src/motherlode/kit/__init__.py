"""Parts that games share: tunnels on tiles, the mine on its grid, reach, piles, hands, purses.

Shared rules take parts, never a game's `Public`; nothing here knows which game it serves.
"""
