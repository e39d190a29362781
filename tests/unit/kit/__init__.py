"""The parts of `motherlode.kit`, each alone, on drawn little mazes."""
