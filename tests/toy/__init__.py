"""A tiny interpreted game with a hidden role and a hidden card: the core is not Saboteur's."""
