"""What bots choose, in positions where there is something to choose."""
