"""The parts of `motherlode.core`, each alone."""
